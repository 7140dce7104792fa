"""The end of the game (section 6): the fewest figures in the stock win."""

from __future__ import annotations

from bot.engine import Outcome, Standing, Tally, Task, ranked

from .components import COLOURS
from .state import State, Table


class FinalStandings(Task):
    """The standing is made; `reason` is a message key."""

    reason: str

    def run(self, state: State) -> None:
        state.agenda.clear()
        state.phase = "end"
        state.turn = None
        state.tell(self.reason)
        state.outcome = Outcome(self.reason, standings(state))


def standings(table: Table) -> list[Standing]:
    """Everybody's place: the fewest figures in stock, then on tiles; those who left behind those who stayed."""
    tallies = [
        Tally({colour: player.stock[colour] for colour in COLOURS}, {"placed": player.placed})
        for player in table.players
    ]
    return ranked(tallies, table.gone, fewest=True, leavers_last=table.rules_version > 1)
