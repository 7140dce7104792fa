"""What lies on the board, what can be laid there, and what a tile would finish (sections 3.6 and 5.6)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from operator import getitem

from msgspec import Struct

from bot.games.marble.board import PLACES, POINTS, SIDES, TRIANGLES, Cover, Place
from bot.games.marble.components import HILLS, TYPE_OF_SIZE, TileType, tile_type
from bot.games.marble.state import Table, Tile

from .moves import YES, Play

_COVERS = {place.name: place.cover for place in PLACES.values()}
_BUILT = _COVERS | {hill.id: TRIANGLES[hill.triangle].cover for hill in HILLS.values()}
_BITS = [(1 << index, place) for index, place in enumerate(PLACES.values())]
_BESIDE = {name: sum(bit for bit, place in _BITS if place.around & cover) for name, cover in _BUILT.items()}
_ON = {name: sum(bit for bit, place in _BITS if place.cover & cover) for name, cover in _BUILT.items()}


def _subsets(names: Sequence[str]) -> list[tuple[str, ...]]:
    """All that some of them can be, by the number that their bits make."""
    numbers = range(1 << len(names))
    return [tuple(name for bit, name in enumerate(names) if number >> bit & 1) for number in numbers]


_BYTE = 8
_PLACE_NAMES = list(PLACES)
_BY_BYTE = [_subsets(_PLACE_NAMES[first : first + _BYTE]) for first in range(0, len(_PLACE_NAMES), _BYTE)]


class Ground(Struct, frozen=True):
    """The board under hills and tiles.

    `built` covers the triangles under both, `tiled` those under tiles. `beside` are the places along a side of
    one, `on` those not wholly free, `legal` those on which a tile may be laid: beside something, and on nothing;
    `sides` are the edges along tiles: as bits.
    """

    built: Cover = 0
    tiled: Cover = 0
    beside: int = 0
    on: int = 0
    legal: int = 0
    sides: int = 0

    def legal_places(self) -> list[str]:
        by_byte = self.legal.to_bytes(len(_BY_BYTE), "little")
        return list(chain.from_iterable(map(getitem, _BY_BYTE, by_byte)))


def ground(table: Table, tiles: Iterable[str] | None = None) -> Ground:
    """The board with the drawn hills and these tiles, or those of the table."""
    return _ground((*table.hills, *(table.tiles if tiles is None else tiles)))


@lru_cache(maxsize=1 << 12)
def _ground(built: tuple[str, ...]) -> Ground:
    if not built:
        return Ground()
    before, last = _ground(built[:-1]), built[-1]
    beside, on = before.beside | _BESIDE[last], before.on | _ON[last]
    covered, tiled = before.built | _BUILT[last], before.tiled | _COVERS.get(last, 0)
    return Ground(covered, tiled, beside, on, beside & ~on, before.sides | SIDES.get(last, 0))


def legal_places(table: Table) -> list[str]:
    return ground(table).legal_places()


def filled_cover(table: Table, tiles: Iterable[str]) -> Cover:
    """The triangles that count as filled wedges: under tiles, and, but for an option, under drawn hills (ruling 6)."""
    covered = ground(table, tiles)
    return covered.tiled if table.options["hills_block_sites"] == "on" else covered.built


def completed(table: Table, tiles: Iterable[str], place: str) -> list[str]:
    """The points that the tile on that place closes in, by line, then column; all of them off the rim (ruling 7)."""
    left = ~filled_cover(table, tiles)
    return [name for name, wedges in _CORNERS[place] if not wedges & left]


def _inner_corners(place: Place) -> list[tuple[str, Cover]]:
    corners = sorted(
        (POINTS[corner] for corner in place.corners), key=lambda point: (point.line, point.column)
    )
    return [(point.name, point.cover) for point in corners if point.inner]


_CORNERS = {place.name: _inner_corners(place) for place in PLACES.values()}
_AROUND = {point.name: frozenset(point.places) for point in POINTS.values()}


def district(tiles: Iterable[str], point: str) -> list[str]:
    """The tiles that touch a point with a corner, by their places (section 3.6)."""
    around = _AROUND[point]
    return [place for place in tiles if place in around]


def fountains_at(table: Table, points: Iterable[str]) -> list[str]:
    return [point for point in points if point in table.sites and table.sites[point].kind == "fountain"]


def influence(tiles: Mapping[str, Tile], places: Iterable[str], kind: TileType) -> dict[int, int]:
    """How many magistrates each seat has on tiles of that type, among these; seats without one are left out."""
    counted: dict[int, int] = {}
    for place in places:
        tile = tiles[place]
        if tile.magistrate is not None and tile.type == kind:
            counted[tile.magistrate] = counted.get(tile.magistrate, 0) + 1
    return counted


def leader(counted: Mapping[int, int]) -> int | None:
    """The seat with most influence; None on a tie, or where there is none."""
    leading: int | None = None
    most = 0
    for seat, amount in counted.items():
        if amount > most:
            leading, most = seat, amount
        elif amount == most:
            leading = None
    return leading


def magistrates_of(tiles: Mapping[str, Tile], places: Iterable[str], seat: int) -> list[str]:
    """Where among these places the seat has a magistrate, in the order in which the tiles came."""
    return [place for place in places if tiles[place].magistrate == seat]


class Prospect(Struct, frozen=True):
    """A site that a tile finishes: the tiles round it, what type they make, the influence there, and who builds."""

    point: str
    places: list[str]
    kind: TileType
    influence: dict[int, int]
    builder: int | None


def prospects(table: Table, seat: int, move: Play) -> list[Prospect]:
    """The sites that laying a tile would finish, each as if it were the first to be built on."""
    kind = tile_type(move.tile)
    if kind is None:
        return []
    laid = Tile(kind, seat, table.turn, seat if move.magistrate == YES else None)
    tiles = {**table.tiles, move.place: laid}
    return [prospect_at(tiles, point) for point in completed(table, tiles, move.place)]


def prospect_at(tiles: Mapping[str, Tile], point: str) -> Prospect:
    """What is built, with these tiles, at a point that is closed in; hills count nothing for it (ruling 6)."""
    places = district(tiles, point)
    kind = TYPE_OF_SIZE[len(places)]
    counted = influence(tiles, places, kind)
    return Prospect(point, places, kind, counted, leader(counted))


def missing_wedges(table: Table) -> dict[str, int]:
    """How many wedges are open at each point that can still become a site and has some wedge filled."""
    filled = filled_cover(table, table.tiles)
    blocked = ground(table).built & ~filled
    missing = {}
    for point in POINTS.values():
        open_to_build = point.inner and point.name not in table.sites and not point.cover & blocked
        if open_to_build and point.cover & filled:
            missing[point.name] = (point.cover & ~filled).bit_count()
    return missing
