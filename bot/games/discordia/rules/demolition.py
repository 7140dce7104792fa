"""Damage by a raid: a tile or a tower is demolished (ruling 30)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Decision, Form, Move, Place, Text
from bot.games.discordia.components import CITY_ROWS, ROW_OF_SORT, SORTS, TOWER_ROW, Effect, Row
from bot.games.discordia.state import State, Table

from . import names
from .city import exchange, remove
from .moves import Demolish
from .refusals import why_not_demolish

_ROWS: dict[str, tuple[Row, ...]] = {
    "any": CITY_ROWS,
    "tower": (TOWER_ROW,),
    **{sort: (ROW_OF_SORT[sort],) for sort in SORTS},
}


def at_stake(table: Table, seat: int, effect: Effect) -> list[str]:
    """The slots of the tiles of which one is lost."""
    return [slot for slot, _ in table.players[seat].tiles(*_ROWS[effect.what])]


class DemolitionChoice(Decision):
    """A player says which tile is lost."""

    effect: Effect

    def forms(self, position: Table) -> Iterator[Form]:
        """Any of its kind."""
        yield Form(Demolish, tile=at_stake(position, self.seat, self.effect))

    def play(self, state: State, move: Demolish) -> None:
        """It leaves the game, its figures return to the stock; a ship does not turn into a stall."""
        tile = exchange(state.players[self.seat], move.tile, None)
        assert tile is not None
        state.did("demolished", self.seat, tile=names.standing(tile), slot=Place(move.tile))
        remove(state, self.seat, tile)

    def absent(self, position: Table) -> Move:
        """The first: harbours, castles, market places, fields, towers, from the left (ruling 44)."""
        return Demolish(at_stake(position, self.seat, self.effect)[0])

    def why_not(self, position: Table, move: Move) -> Text | None:
        """What is not there, or not of the kind."""
        if not isinstance(move, Demolish):
            return None
        slots = at_stake(position, self.seat, self.effect)
        return why_not_demolish(position.players[self.seat], move.tile, self.effect, slots)
