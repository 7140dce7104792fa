"""City tiles come to a city: by the draft, and as a main action (sections 4.9 and 5.4)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Decision, Form, Move, Place, Text
from bot.games.discordia.components import CELLS, CITY_TILES
from bot.games.discordia.state import State, Table, Tile

from . import names
from .bonuses import owe
from .city import put, row_of, slots_for
from .moves import Draft
from .refusals import why_not_cell


def filled_cells(table: Table, column: int | None = None) -> list[str]:
    """The cells of the display where a tile lies, in the order in which they are filled; of one column or all."""
    lying = table.display.get
    return [cell for cell in (table.display if column is None else CELLS[column]) if lying(cell)]


def slots_of_cell(table: Table, seat: int, cell: str) -> list[str]:
    """Where the tile of the cell may go in the city."""
    tile = table.display.get(cell)
    return slots_for(table.players[seat], row_of(tile)) if tile else []


def take_tile(state: State, seat: int, cell: str, slot: str, how: str) -> None:
    """A tile of the display goes to the city, over another perhaps; then its bonus."""
    tile = state.display[cell]
    assert tile is not None
    owe(state, seat, CITY_TILES[tile].bonus)
    state.display[cell] = None
    state.did(how, seat, tile=names.tile(tile), cell=Place(cell), slot=Place(slot))
    put(state, seat, slot, Tile(tile))


class DraftChoice(Decision):
    """A player takes a first city tile (ruling 2)."""

    def forms(self, position: Table) -> Iterator[Form]:
        """Any of the display."""
        yield Form(Draft, tile=filled_cells(position))

    def play(self, state: State, move: Draft) -> None:
        """It goes to the first place of its row."""
        slot = slots_of_cell(state, self.seat, move.tile)[0]
        take_tile(state, self.seat, move.tile, slot, "drafted")

    def absent(self, position: Table) -> Move:
        """The first of the display (ruling 44)."""
        return Draft(filled_cells(position)[0])

    def why_not(self, position: Table, move: Move) -> Text | None:
        """A cell without a tile."""
        return why_not_cell(position, move.tile) if isinstance(move, Draft) else None
