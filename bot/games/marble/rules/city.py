"""The city: legal places, sites that a tile would finish, and sites to come (3.6 and 5.6)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain
from operator import getitem

from msgspec import Struct

from bot.games.marble.board import PLACES, POINTS, SIDES, TRIANGLES, Cover, Point
from bot.games.marble.components import HILLS, LAYOUT, TYPE_OF_SIZE, TYPES, TileType, tile_type
from bot.games.marble.state import Site, Table, Tile

from .moves import YES, Play

_COVERS = {place.name: place.cover for place in PLACES.values()}
_BUILT = _COVERS | {hill.id: TRIANGLES[hill.triangle].cover for hill in HILLS.values()}
_BITS = [(1 << index, place) for index, place in enumerate(PLACES.values())]
_BESIDE = {name: sum(bit for bit, place in _BITS if place.around & cover) for name, cover in _BUILT.items()}
_ON = {name: sum(bit for bit, place in _BITS if place.cover & cover) for name, cover in _BUILT.items()}


def _subsets(names: Sequence[str]) -> list[tuple[str, ...]]:
    """All subsets of the names, indexed by their bits."""
    numbers = range(1 << len(names))
    return [tuple(name for bit, name in enumerate(names) if number >> bit & 1) for number in numbers]


_BYTE = 8
_PLACE_NAMES = list(PLACES)
_BY_BYTE = [_subsets(_PLACE_NAMES[first : first + _BYTE]) for first in range(0, len(_PLACE_NAMES), _BYTE)]


class Ground(Struct, frozen=True):
    """The board as hills and tiles cover it.

    `built` covers the triangles under both, `tiled` those under tiles. As bits, `beside` are the places along a side of
    either, `on` those not wholly free, `legal` those on which a tile may be laid (beside something, on nothing), and
    `sides` the edges along tiles.
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
    """The board with the drawn hills and these tiles, by default those of the table."""
    return _ground((*table.hills, *(table.tiles if tiles is None else tiles)))


@lru_cache(maxsize=1 << 10)
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
    """The triangles that count as filled wedges: under tiles and, unless optionally excluded, hills (ruling 6)."""
    covered = ground(table, tiles)
    return covered.tiled if table.options["hills_block_sites"] == "on" else covered.built


_CORNERS = {
    place.name: {name: point.cover for name, point in POINTS.items() if name in place.corners and point.inner}
    for place in PLACES.values()
}
"""The inner points at a place's corners, by line, then column, with their wedges."""


def completed(table: Table, tiles: Iterable[str], place: str) -> list[str]:
    """The inner points that the tile on that place encloses (ruling 7)."""
    left = ~filled_cover(table, tiles)
    return [name for name, wedges in _CORNERS[place].items() if not wedges & left]


def district(tiles: Iterable[str], point: str) -> list[str]:
    """The tiles with a corner at a point, by place (section 3.6)."""
    around = POINTS[point].places
    return [place for place in tiles if place in around]


def fountains_at(table: Table, points: Iterable[str]) -> list[str]:
    return [point for point in points if point in table.sites and table.sites[point].kind == "fountain"]


def influence(tiles: Mapping[str, Tile], places: Iterable[str], kind: TileType) -> dict[int, int]:
    """Each seat's magistrates on tiles of a type among these places; seats without any are left out."""
    counted: dict[int, int] = {}
    for place in places:
        tile = tiles[place]
        if tile.magistrate is not None and tile.type == kind:
            counted[tile.magistrate] = counted.get(tile.magistrate, 0) + 1
    return counted


def leader(counted: Mapping[int, int]) -> int | None:
    """The seat with the most influence; None on a tie or without any."""
    leading: int | None = None
    most = 0
    for seat, amount in counted.items():
        if amount > most:
            leading, most = seat, amount
        elif amount == most:
            leading = None
    return leading


def magistrates_of(tiles: Mapping[str, Tile], places: Iterable[str], seat: int) -> list[str]:
    """Which of these places have a magistrate of the seat, in the order in which the tiles were laid."""
    return [place for place in places if tiles[place].magistrate == seat]


class Prospect(Struct, frozen=True):
    """A site that a tile finishes: the tiles around it, the type they make, the influence there, and the builder."""

    point: str
    places: list[str]
    kind: TileType
    influence: dict[int, int]
    builder: int | None

    @property
    def points(self) -> int:
        """What the builder scores at once."""
        return TYPES[self.kind].points

    def becomes(self, table: Table) -> Site:
        """What is built: the leader's building or, if nobody leads, a fountain, while there are any."""
        if self.builder is not None:
            return Site(self.kind, self.builder)
        return Site("fountain" if table.fountains else "plaza")


def prospects(table: Table, seat: int, move: Play) -> list[Prospect]:
    """The sites that a tile would finish, each as if it were the first to be built."""
    kind = tile_type(move.tile)
    if kind is None:
        return []
    laid = Tile(kind, seat, table.turn, seat if move.magistrate == YES else None)
    tiles = {**table.tiles, move.place: laid}
    return [prospect_at(tiles, point) for point in completed(table, tiles, move.place)]


def prospect_at(tiles: Mapping[str, Tile], point: str) -> Prospect:
    """What is built at an enclosed point with these tiles; hills don't count (ruling 6)."""
    places = district(tiles, point)
    kind = TYPE_OF_SIZE[len(places)]
    counted = influence(tiles, places, kind)
    return Prospect(point, places, kind, counted, leader(counted))


FURTHEST = 4  # most wedges left at a site that counts as near


class Opening(Struct, frozen=True):
    """A site to come: the number of wedges `left`, of tiles around it, and what can be built there.

    Nothing can if a gap remains that no tile fits. `last` is the place on which one tile would finish it.
    """

    left: int
    tiles: int
    kinds: tuple[TileType, ...]
    last: str | None = None


class Openings(Struct, frozen=True):
    """The unfinished sites by point, and for a place the sites that a tile there would finish.

    Sites that the last tile has enclosed are included, as there may be several, built one after the other. `near` are
    those on which something can be built soon.
    """

    at: dict[str, Opening]
    near: dict[str, Opening]
    finished_by: dict[str, tuple[str, ...]]


def openings(table: Table) -> Openings:
    """The sites of the table that aren't finished, or were enclosed by its last tile."""
    return _openings(table.options["hills_block_sites"] == "on", tuple(table.hills), tuple(table.tiles))


def _wedges(point: Point) -> list[tuple[Cover, Cover]]:
    """The wedges of a point, clockwise, each with the triangle beyond it, or 0 if that is off the board."""
    wedges = [TRIANGLES[name] for name in point.wedges]
    beyond = ([TRIANGLES[name].cover for name in wedge.neighbours] for wedge in wedges)
    return [
        (wedge.cover, sum(cover for cover in covers if not cover & point.cover))
        for wedge, covers in zip(wedges, beyond, strict=True)
    ]


_WEDGES = {point.name: _wedges(point) for point in POINTS.values() if point.inner}
_NEAR = {
    place.name: [
        name for name, wedges in _WEDGES.items() if any(place.cover & (wedge | out) for wedge, out in wedges)
    ]
    for place in PLACES.values()
}
"""The points for which it matters whether a place is filled."""
_PLACE_ON = {place.cover: place.name for place in PLACES.values()}


_AROUND = len(LAYOUT.directions)  # wedges of a point


@cache
def _ways_to_fill(gaps: int, roomy: int) -> frozenset[int]:
    """Possible numbers of tiles that fill the gaps: each covers two adjacent ones, or one with room beyond."""
    if not gaps:
        return frozenset([0])
    first = (gaps & -gaps).bit_length() - 1
    found = set[int]()
    if roomy >> first & 1:
        found |= {1 + more for more in _ways_to_fill(gaps & ~(1 << first), roomy)}
    for beside in ((first + 1) % _AROUND, (first - 1) % _AROUND):
        if gaps >> beside & 1:
            found |= {1 + more for more in _ways_to_fill(gaps & ~(1 << first) & ~(1 << beside), roomy)}
    return frozenset(found)


def _opening(point: str, covered: Cover, tiles: int) -> Opening:
    gaps = roomy = left = 0
    empty: Cover = 0
    for number, (wedge, out) in enumerate(_WEDGES[point]):
        if not wedge & covered:
            left += 1
            gaps |= 1 << number
            empty |= wedge
            if out and not out & covered:
                roomy |= 1 << number
                out_there = out
    kinds = _kinds(gaps, roomy, tiles)
    if left == 1 and roomy:
        return Opening(left, tiles, kinds, _PLACE_ON[empty | out_there])
    return Opening(left, tiles, kinds, _PLACE_ON.get(empty) if left == 2 else None)


@cache
def _kinds(gaps: int, roomy: int, tiles: int) -> tuple[TileType, ...]:
    """What can be built on a site with these gaps and this many tiles."""
    sizes = (tiles + more for more in sorted(_ways_to_fill(gaps, roomy)))
    return tuple(TYPE_OF_SIZE[size] for size in sizes if size in TYPE_OF_SIZE)


@lru_cache(maxsize=1 << 10)
def _openings(blocked: bool, hills: tuple[str, ...], tiles: tuple[str, ...]) -> Openings:
    covered = _ground((*hills, *tiles)).built
    if not tiles:
        corners = [corner for hill in hills for corner in TRIANGLES[HILLS[hill].triangle].corners]
        dead = corners if blocked else ()
        at = {point: _opening(point, covered, 0) for point in _WEDGES if point not in dead}
        return Openings(at, _near_ones(at), {})
    at, last = _openings(blocked, hills, tiles[:-1]).at.copy(), tiles[-1]
    for point in _CORNERS[tiles[-2]] if len(tiles) > 1 else ():
        if point in at and not at[point].left:
            del at[point]
    for point in _NEAR[last]:
        if point in at:
            at[point] = _opening(point, covered, at[point].tiles + (point in _CORNERS[last]))
    finished_by: dict[str, tuple[str, ...]] = {}
    for point, opening in at.items():
        if opening.last:
            finished_by[opening.last] = (*finished_by.get(opening.last, ()), point)
    return Openings(at, _near_ones(at), finished_by)


def _near_ones(at: dict[str, Opening]) -> dict[str, Opening]:
    return {point: opening for point, opening in at.items() if opening.left <= FURTHEST and opening.kinds}


def missing_wedges(table: Table) -> dict[str, int]:
    """The number of open wedges at each point that can still become a site and has a filled wedge."""
    left = {point: opening.left for point, opening in openings(table).at.items() if opening.left < _AROUND}
    return {point: missing for point, missing in left.items() if point not in table.sites}
