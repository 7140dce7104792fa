"""The end of the game (section 6): the fewest figures in the stock win."""

from __future__ import annotations

from bot.engine import Outcome, Standing, Tally, Task, ranked

from .components import COLOURS
from .state import Player, State, Table


class FinalStandings(Task):
    """The standing is made; `reason` is a message key."""

    reason: str

    def run(self, state: State) -> None:
        state.agenda.clear()
        state.phase = "end"
        state.turn = None
        state.tell(self.reason)
        state.outcome = Outcome(self.reason, standings(state))


def sources(player: Player) -> dict[str, int]:
    return {colour: player.stock[colour] for colour in COLOURS}


def tie_breaks(player: Player) -> dict[str, int]:
    """What decides between equal stocks: the fewest figures on city tiles and towers."""
    return {"placed": player.placed}


def standings(table: Table) -> list[Standing]:
    """Everybody's place: the fewest figures in stock, those who left behind those who stayed."""
    tallies = [Tally(sources(player), tie_breaks(player)) for player in table.players]
    return ranked(tallies, table.gone, fewest=True, leavers_last=table.rules_version > 1)
