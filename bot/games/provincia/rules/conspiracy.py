"""The victim's answer to CONIURATIO (D5)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Decision, Event, Form, Move, Text
from bot.games.provincia.components import SENATE, Goods
from bot.games.provincia.state import State, Table

from .changes import can_pay, pay
from .city import destroy
from .decks import discard
from .hands import lay_down
from .moves import Accept, Aediles
from .names import building_name, goods_names, strong
from .refusals import why_not_aediles

AEDILES = "aediles"
PRICE = SENATE[AEDILES].cost_vs_coniuratio
"""What AEDILES cost against a conspiracy; against the Gauls they are free."""


class Conspiracy(Decision):
    """A building is to be destroyed; the victim may hold AEDILES. Always asked (ruling 22)."""

    attacker: int
    building: str

    ask_when_forced = True

    def forms(self, position: Table) -> Iterator[Form]:
        """Let it happen; save it, with the card and the gold."""
        yield Form(Accept)
        if can_save(position, self.seat, PRICE):
            yield Form(Aediles)

    def play(self, state: State, move: Accept | Aediles) -> None:
        """Lose the building, or the card."""
        match move:
            case Accept():
                destroy(state, self.seat, self.building)
            case Aediles():
                save(state, self.seat, self.building)
                pay(state, self.seat, PRICE)

    def absent(self, position: Table) -> Move:
        """The building is let go (ruling 51)."""
        return Accept()

    def why_not(self, position: Table, move: Move) -> Text | None:
        """No card, or no gold."""
        return why_not_aediles(position, self.seat, PRICE) if isinstance(move, Aediles) else None


def can_save(table: Table, seat: int, price: Goods) -> bool:
    """Whether the seat can save a building: with the card, and what that costs."""
    return AEDILES in table.private(seat).hand and can_pay(table.players[seat], price)


def save(state: State, seat: int, building: str | None = None) -> Event:
    """Play AEDILES: a building is not destroyed."""
    lay_down(state, seat, AEDILES)
    discard(state, AEDILES)
    if building is None:
        return state.did("saved-from-gauls", seat, thing=AEDILES)
    name = strong(building_name(building))
    return state.did("saved-from-conspiracy", seat, building=name, cost=goods_names(PRICE), thing=AEDILES)
