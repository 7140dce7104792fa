"""The contest for the sites to come: what can still be built there, who has influence, what a tile would bring."""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec import Struct

from bot.games.marble.rules import city

from .board import BESIDE, PLACES, POINTS, TRIANGLES, Cover, Point
from .components import HILLS, SCORING, TYPE_OF_SIZE, TYPES, TileType
from .scoring import fountain_points, watered_points
from .state import State, Table

FURTHEST = 4  # a site is near if so many of its wedges are left, or fewer


class Opening(Struct, frozen=True):
    """A site to come: how many of its wedges are `left`, how many tiles lie round it, and what can be built there.

    Nothing can where a gap is left that no tile fits into. `last` is the place on which one tile would finish it.
    """

    left: int
    tiles: int
    kinds: tuple[TileType, ...]
    last: str | None = None


class Openings(Struct, frozen=True):
    """The sites that are not finished, by their points; and for a place the sites that a tile there would finish.

    Those that the last tile has closed in are among them, as there may be several, and one is built on first.
    `near` are those on which something can be built soon.
    """

    at: dict[str, Opening]
    near: dict[str, Opening]
    finished_by: dict[str, tuple[str, ...]]
    covered: Cover


def openings(table: Table) -> Openings:
    """The sites of the table that are not finished, or were closed in by its last tile."""
    return _openings(table.options["hills_block_sites"] == "on", tuple(table.hills), tuple(table.tiles))


_CLOCKWISE = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (0, 0))
"""Where the wedges of a point lie: rows below its line, columns beside its own."""
_CELLS = {(triangle.row, triangle.column): triangle for triangle in TRIANGLES.values()}


def _wedges(point: Point) -> list[tuple[Cover, Cover]]:
    """The wedges of a point, clockwise, each with the triangle beyond it, 0 where that is off the board."""
    wedges = [_CELLS[point.line + down, point.column + across] for down, across in _CLOCKWISE]
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
"""The points for which it matters that a place is filled."""
_TOUCHING = {
    place.name: [corner for corner in place.corners if corner in _WEDGES] for place in PLACES.values()
}
"""The points of which a place is a corner."""
_PLACE_ON = {place.cover: place.name for place in PLACES.values()}


@cache
def _ways_to_fill(gaps: int, roomy: int) -> frozenset[int]:
    """By how many tiles the gaps can be filled: each covers two that lie side by side, or one with room beyond."""
    if not gaps:
        return frozenset([0])
    first = (gaps & -gaps).bit_length() - 1
    found = set[int]()
    if roomy >> first & 1:
        found |= {1 + more for more in _ways_to_fill(gaps & ~(1 << first), roomy)}
    for beside in ((first + 1) % len(_CLOCKWISE), (first - 1) % len(_CLOCKWISE)):
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
    """What can be built on a site with these gaps, round which so many tiles lie already."""
    sizes = (tiles + more for more in sorted(_ways_to_fill(gaps, roomy)))
    return tuple(TYPE_OF_SIZE[size] for size in sizes if size in TYPE_OF_SIZE)


@lru_cache(maxsize=1 << 12)
def _openings(blocked: bool, hills: tuple[str, ...], tiles: tuple[str, ...]) -> Openings:
    if not tiles:
        drawn = [TRIANGLES[HILLS[hill].triangle] for hill in hills]
        covered = sum(hill.cover for hill in drawn)
        dead = {corner for hill in drawn for corner in hill.corners} if blocked else ()
        at = {point: _opening(point, covered, 0) for point in _WEDGES if point not in dead}
        return Openings(at, _near_ones(at), {}, covered)
    before, last = _openings(blocked, hills, tiles[:-1]), tiles[-1]
    covered = before.covered | PLACES[last].cover
    at = before.at.copy()
    for point in _TOUCHING[tiles[-2]] if len(tiles) > 1 else ():
        if point in at and not at[point].left:
            del at[point]
    for point in _NEAR[last]:
        if point in at:
            at[point] = _opening(point, covered, at[point].tiles + (point in _TOUCHING[last]))
    finished_by: dict[str, tuple[str, ...]] = {}
    for point, opening in at.items():
        if opening.last:
            finished_by[opening.last] = (*finished_by.get(opening.last, ()), point)
    return Openings(at, _near_ones(at), finished_by, covered)


def _near_ones(at: dict[str, Opening]) -> dict[str, Opening]:
    return {point: opening for point, opening in at.items() if opening.left <= FURTHEST and opening.kinds}


CLAIM = 1.5  # about what sending off a magistrate is worth, in points


class Prize(Struct, frozen=True):
    """A site that one tile would finish, and all that decides what anybody would gain by it.

    `kind` is what may be built there, for points that it is `worth`. By seat are `shares`, the influence on it,
    `present`, the magistrates in the district, and `buildings`, those to which a fountain there would bring points.
    """

    kind: TileType
    worth: int
    shares: tuple[int, ...]
    present: tuple[int, ...]
    buildings: tuple[int, ...]

    def gain(self, seat: int, laid: TileType | None = None) -> float:
        """What a seat gains over the others when a tile of its finishes the site.

        Where it is said which type is `laid`, a magistrate comes with it, which counts if that is what is built.
        """
        shares, own = self.shares, self.present[seat]
        if laid == self.kind:
            shares = (*shares[:seat], shares[seat] + 1, *shares[seat + 1 :])
        present, others_present = laid is not None or own > 0, sum(self.present) > own
        return CLAIM * (present - others_present) + self._built(seat, shares)

    def _built(self, seat: int, shares: tuple[int, ...]) -> int:
        """For what is built; a fountain is, where nobody leads."""
        builder = leader(shares)
        if builder is None:
            return SCORING.fountain * (2 * self.buildings[seat] - sum(self.buildings))
        return self.worth if builder == seat else -self.worth


class Finish(Struct, frozen=True):
    """What each seat would gain by a tile that finishes sites, without and with a magistrate where it would count."""

    alone: tuple[float, ...]
    with_magistrate: dict[TileType, tuple[float, ...]]


class Contest:
    """The sites of a position that can still be built on, but for those that are far from it.

    `at` are these sites, by their points; `shares` is the influence there, by seat, for each type that may be built;
    `present` counts the magistrates in the district, by seat; `idle` are magistrates, by seat, whose tiles can bring
    them no influence any more. `finishes` has one for each place on which a tile would finish sites.
    """

    def __init__(self, state: State) -> None:
        found = openings(state)
        self.at = {point: opening for point, opening in found.near.items() if point not in state.sites}
        self.shares: dict[tuple[str, TileType], list[int]] = {}
        self.present: dict[str, list[int]] = {}
        self.idle = [0] * state.seats
        self._nobody = [0] * state.seats
        self._fountains = fountain_points(state)
        self._watered = watered_points(state)
        self._count_magistrates(state)
        finished = found.finished_by.values()
        self.finishes = [
            _finish(tuple([self._prize(state, point) for point in points])) for points in finished
        ]

    def _count_magistrates(self, state: State) -> None:
        for place, tile in state.tiles.items():
            seat = tile.magistrate
            if seat is None:
                continue
            useful = False
            for corner in _TOUCHING[place]:
                opening = self.at.get(corner)
                if opening is None:
                    continue
                self.present.setdefault(corner, self._nobody.copy())[seat] += 1
                if tile.type in opening.kinds:
                    useful = True
                    self.shares.setdefault((corner, tile.type), self._nobody.copy())[seat] += 1
            self.idle[seat] += not useful

    def _prize(self, state: State, point: str) -> Prize:
        kind = TYPE_OF_SIZE[self.at[point].tiles + 1]
        buildings = self._nobody.copy()
        if state.fountains:
            for beside in BESIDE[point]:
                site = state.sites.get(beside)
                if site is not None and site.owner is not None:
                    buildings[site.owner] += 1
        shares, present = self.shares.get((point, kind), self._nobody), self.present.get(point, self._nobody)
        return Prize(kind, self.brings(point, kind), tuple(shares), tuple(present), tuple(buildings))

    def brings(self, point: str, kind: TileType) -> int:
        """The points of a building there, with the fountains beside it, and the aqueduct that passes."""
        water = SCORING.aqueduct if point in self._watered else 0
        fountains = len(self._fountains.intersection(BESIDE[point]))
        return TYPES[kind].points + SCORING.fountain * fountains + water


@cache
def leader(shares: tuple[int, ...]) -> int | None:
    return city.leader({seat: share for seat, share in enumerate(shares) if share})


@lru_cache(maxsize=1 << 12)
def _finish(prizes: tuple[Prize, ...]) -> Finish:
    seats = range(len(prizes[0].present))

    def gains(laid: TileType | None) -> tuple[float, ...]:
        return tuple([sum([prize.gain(seat, laid) for prize in prizes]) for seat in seats])

    return Finish(gains(None), {prize.kind: gains(prize.kind) for prize in prizes})
