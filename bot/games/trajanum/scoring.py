"""The end of the game (section 6)."""

from __future__ import annotations

from bot.engine import Outcome, Standing, Task

from .state import Player, State, Table


class FinalScoring(Task):
    """The standing is made; `reason` is a message key."""

    reason: str

    def run(self, state: State) -> None:
        """Rank."""
        state.phase = "end"
        state.turn = None
        state.tell(self.reason)
        state.outcome = Outcome(self.reason, standings(state))


def tie_breaks(player: Player) -> dict[str, int]:
    """What decides between equal points, most important first (ruling 47)."""
    return {"citizens": player.active_citizens, "resources": sum(player.resources.values())}


def standings(table: Table) -> list[Standing]:
    """Everybody's place; those equal in everything share it, and the places below are used up."""
    worth = [(player.vp, *tie_breaks(player).values()) for player in table.players]
    ranked = sorted(range(table.seats), key=lambda seat: worth[seat], reverse=True)
    return [
        Standing(
            seat,
            1 + sum(other > worth[seat] for other in worth),
            table.players[seat].vp,
            {str(source): points for source, points in table.players[seat].points.items()},
            tie_breaks(table.players[seat]),
        )
        for seat in ranked
    ]
