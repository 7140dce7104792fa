"""What lies on the board, and what can be laid there: covers, legal places, districts (sections 3.6 and 5.6)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import compress

from bot.games.marble.board import PLACES, POINTS, TRIANGLES, Cover, Place, Point
from bot.games.marble.components import HILLS, TYPE_OF_SIZE, TileType
from bot.games.marble.state import Table, Tile

_COVERS = {place.name: place.cover for place in PLACES.values()}
_HILLS = {hill.id: TRIANGLES[hill.triangle].cover for hill in HILLS.values()}


def _places(touched: Cover, *, beside: bool) -> int:
    """The places beside some triangles, or on them, as bits: the first place is the highest."""
    bits = zip(reversed(PLACES.values()), range(len(PLACES)), strict=True)
    return sum(1 << bit for place, bit in bits if (place.around if beside else place.cover) & touched)


_BUILT = _COVERS | _HILLS
_BESIDE = {name: _places(cover, beside=True) for name, cover in _BUILT.items()}
_ON = {name: _places(cover, beside=False) for name, cover in _BUILT.items()}


_BITS = bytes.maketrans(b"01", b"\0\1")


def tile_cover(tiles: Iterable[str]) -> Cover:
    """The triangles under tiles that lie beside each other, named by their places."""
    return sum(map(_COVERS.__getitem__, tiles))


def hill_cover(table: Table) -> Cover:
    """The triangles of the drawn hills."""
    return sum(map(_HILLS.__getitem__, table.hills))


def legal_places(table: Table) -> list[str]:
    """Where a tile may be laid: on two free triangles, along a side of a tile or of a drawn hill."""
    digits = f"{_legal(table):0{len(PLACES)}b}"
    return list(compress(PLACES, digits.encode().translate(_BITS)))


def has_room(table: Table) -> bool:
    """Whether there is any legal place."""
    return _legal(table) != 0


def _legal(table: Table) -> int:
    beside, on = _touched((*table.hills, *table.tiles))
    return beside & ~on


@lru_cache(maxsize=1 << 12)
def _touched(built: tuple[str, ...]) -> tuple[int, int]:
    """The places beside what is built, and those on it, as bits: one tile more than was worked out before."""
    if not built:
        return 0, 0
    (beside, on), last = _touched(built[:-1]), built[-1]
    return beside | _BESIDE[last], on | _ON[last]


def hill_on(table: Table, triangle: str) -> str | None:
    """The drawn hill on a triangle."""
    return next((hill for hill in table.hills if HILLS[hill].triangle == triangle), None)


def tile_on(tiles: Iterable[str], triangle: str) -> str | None:
    """The tile on a triangle, by its place."""
    cover = TRIANGLES[triangle].cover
    return next((place for place in tiles if _COVERS[place] & cover), None)


def filled_cover(table: Table, tiles: Iterable[str]) -> Cover:
    """The triangles that count as filled wedges: under tiles, and under drawn hills (ruling 6).

    By the option `hills_block_sites` a hill fills none.
    """
    blocked = table.options["hills_block_sites"] == "on"
    return tile_cover(tiles) | (0 if blocked else hill_cover(table))


def completed(table: Table, tiles: Iterable[str], place: str) -> list[str]:
    """The points that the tile on that place, one of the tiles, closes in; by line, then column.

    All six wedges must lie on the board (ruling 7), and be filled.
    """
    cover = filled_cover(table, tiles)
    return [point.name for point in _CORNERS[place] if point.cover & cover == point.cover]


def _inner_corners(place: Place) -> list[Point]:
    corners = [POINTS[corner] for corner in place.corners if POINTS[corner].inner]
    return sorted(corners, key=lambda point: (point.line, point.column))


_CORNERS = {place.name: _inner_corners(place) for place in PLACES.values()}


def district(tiles: Iterable[str], point: str) -> list[str]:
    """The tiles that touch a point with a corner, by their places (section 3.6)."""
    around = POINTS[point].places
    return [place for place in tiles if place in around]


def fountains_at(table: Table, points: Iterable[str]) -> list[str]:
    """Those of the points at which a fountain stands."""
    return [point for point in points if point in table.sites and table.sites[point].kind == "fountain"]


def site_type(places: list[str]) -> TileType:
    """What is built on a site, by the number of tiles in its district; hills count nothing (ruling 6)."""
    return TYPE_OF_SIZE[len(places)]


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
    most = max(counted.values(), default=0)
    leaders = [seat for seat, amount in counted.items() if amount == most]
    return leaders[0] if len(leaders) == 1 else None


def magistrates_of(tiles: Mapping[str, Tile], places: Iterable[str], seat: int) -> list[str]:
    """Where among these places the seat has a magistrate, in the order in which the tiles came."""
    return [place for place in places if tiles[place].magistrate == seat]
