"""The end of the game (section 6)."""

from __future__ import annotations

from bot.engine import Outcome, Standing, Tally, Task, ranked

from .state import Player, State, Table


class FinalScoring(Task):
    """The standing is made; `reason` is a message key."""

    reason: str

    def run(self, state: State) -> None:
        """End the last cycle, and rank."""
        state.phase = "end"
        state.turn = None
        state.tell(self.reason)
        state.outcome = Outcome(self.reason, standings(state))


def tie_breaks(player: Player) -> dict[str, int]:
    """What decides between equal points, most important first (ruling 47)."""
    return {"citizens": player.active_citizens, "resources": sum(player.resources.values())}


def standings(table: Table) -> list[Standing]:
    """Everybody's place, those who left behind those who stayed."""
    tallies = [
        Tally({str(source): points for source, points in player.points.items()}, tie_breaks(player))
        for player in table.players
    ]
    return ranked(tallies, table.gone, leavers_last=table.rules_version > 1)
