"""The city: its tiles, laying and demolishing them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine import Decision, Form, Move, Place, Text
from bot.games.discordia.components import (
    ABOVE_TRACK,
    CELLS,
    CITY_ROWS,
    CITY_TILES,
    DECREE_SPACES,
    PLACE_OF_SLOT,
    PLAN,
    ROW_OF_SORT,
    ROWS,
    SLOTS,
    SORTS,
    TOWER_ROW,
    TRACKS,
    Effect,
    Row,
    TrackSpace,
)
from bot.games.discordia.state import City, Player, State, Table, Tile

from . import moves
from .bonuses import gain_figures, owe
from .figures import counted, stars_on
from .moves import Demolish, Draft
from .refusals import why_not_cell, why_not_demolish

_IN_ROWS = [
    (ROWS.index(row), place, space.printed, space.symbols)
    for space in PLAN.values()
    if space.symbols and space.id in PLACE_OF_SLOT
    for row, place in [PLACE_OF_SLOT[space.id]]
]
"""The places of rows that show symbols, whether they are printed, and how many they show."""

_ABOVE_TRACKS = [(space.kind, space.symbols) for space in ABOVE_TRACK.values() if space.symbols]
"""The extensions that cover symbols above a track."""


def _beyond(spaces: Sequence[TrackSpace]) -> list[int]:
    """The symbols of the spaces that are not covered, by the number of those that are."""
    return [sum(space.symbols for space in spaces[covered:]) for covered in range(len(spaces) + 1)]


_ON_TRACKS = [(track, _beyond(spaces)) for track, spaces in TRACKS.items()]
_BESIDE_DECREES = _beyond(DECREE_SPACES)


def free_slot(player: Player, row: Row) -> str | None:
    """The leftmost place of the row without a tile."""
    places = player.rows[row]
    return SLOTS[row][places.index(None)] if None in places else None


def slots_for(player: Player, row: Row) -> list[str]:
    """Where a tile of that row may go: to the leftmost free place, or over any other."""
    free = free_slot(player, row)
    return [*([free] if free else []), *(slot for slot, _ in player.tiles(row))]


def row_of(tile: str) -> Row:
    """The row in which a tile of the display stands."""
    return ROW_OF_SORT[CITY_TILES[tile].front.sort]


def exchange(player: Player, slot: str, tile: Tile | None) -> Tile | None:
    """Lay a tile down at a slot, or none; returns what was there."""
    before = player.tile_at(slot)
    player.lay(slot, tile)
    return before


def put(state: State, seat: int, slot: str, tile: Tile) -> None:
    """Lay a tile down; what was there leaves the game, its figures return to the stock."""
    covered = exchange(state.players[seat], slot, tile)
    if covered is not None:
        state.tell("overbuilt", seat, tile=moves.standing(covered), slot=Place(slot))
        remove(state, seat, covered)


def remove(state: State, seat: int, tile: Tile) -> None:
    """A tile that was taken from its slot leaves the game, its figures return to the stock."""
    state.removed.append(tile.id)
    gain_figures(state, seat, counted(tile.letters))


def symbols(player: Player) -> int:
    """How many infrastructure symbols can be seen (ruling 10)."""
    return symbols_in_rows(player.city) + symbols_beside(player)


def symbols_in_rows(city: City) -> int:
    """Those of places that are neither built nor, where they are printed, have a tile."""
    seen = 0
    for row, place, printed, shown in _IN_ROWS:
        places = city[row]
        if place >= len(places) or (printed and places[place] is None):
            seen += shown
    return seen


def symbols_beside(player: Player) -> int:
    """Those above and on the tracks, and beside the decrees."""
    seen = _BESIDE_DECREES[len(player.decrees)]
    for extension, shown in _ABOVE_TRACKS:
        if not player.extensions[extension]:
            seen += shown
    for track, beyond in _ON_TRACKS:
        seen += beyond[min(stars_on(player, track), len(beyond) - 1)]
    return seen


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
    state.did(how, seat, tile=moves.tile(tile), cell=Place(cell), slot=Place(slot))
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
        state.did("demolished", self.seat, tile=moves.standing(tile), slot=Place(move.tile))
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
