"""The end of the game (section 6): the fewest figures in the stock win."""

from __future__ import annotations

from bot.engine import Outcome, Standing, Task

from .components import COLOURS
from .state import Player, State, Table


class FinalStandings(Task):
    """The standing is made; `reason` is a message key."""

    reason: str

    def run(self, state: State) -> None:
        """Rank; nothing else is carried out."""
        state.agenda.clear()
        state.phase = "end"
        state.turn = None
        state.tell(self.reason)
        state.outcome = Outcome(self.reason, standings(state))


def sources(player: Player) -> dict[str, int]:
    """What the stock is made of."""
    return {colour: player.stock[colour] for colour in COLOURS}


def tie_breaks(player: Player) -> dict[str, int]:
    """What decides between equal stocks: the fewest figures on city tiles and towers."""
    return {"placed": player.placed}


def standings(table: Table) -> list[Standing]:
    """Everybody's place; those equal in both share it, and the places below are used up."""
    worth = [(player.figures, player.placed) for player in table.players]
    ranked = sorted(range(table.seats), key=lambda seat: worth[seat])
    return [
        Standing(
            seat,
            1 + sum(other < worth[seat] for other in worth),
            table.players[seat].figures,
            sources(table.players[seat]),
            tie_breaks(table.players[seat]),
        )
        for seat in ranked
    ]
