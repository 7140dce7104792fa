"""The contest for the sites to come: who has influence where, and what finishing them would bring to whom."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from .board import BESIDE, PLACES, POINTS
from .components import SCORING, TYPE_OF_SIZE, TYPES, TileType
from .openings import openings
from .rules import city
from .scoring import fountain_points, watered_points
from .state import State

FURTHEST = 4
"""Of so many wedges that are left, and of fewer, a site is looked at."""

CLAIM = 1.5
"""About what sending off a magistrate is worth, in points."""

_CORNERS = {
    place.name: [corner for corner in place.corners if POINTS[corner].inner] for place in PLACES.values()
}


class Contest:
    """The sites of a position that can still be built on, but for those that are far from it.

    `shares` is the influence of each seat, by the point and what may be built there; `present` says who has a
    magistrate in the district; `idle` are magistrates, by seat, whose tiles can bring them no influence any more.
    `finishes` are the sites that one tile would finish, together for each place on which it would lie.
    """

    def __init__(self, state: State) -> None:
        found = openings(state)
        self.at = found.at
        self.shares: dict[tuple[str, TileType], dict[int, int]] = {}
        self.present: dict[str, set[int]] = {}
        self.idle = [0] * state.seats
        self._sites = state.sites
        self._fountains_left = state.fountains > 0
        self._fountains = fountain_points(state)
        self._watered = watered_points(state)
        self._count_magistrates(state)
        self.finishes = [[Finish(self, point) for point in points] for points in found.finished_by.values()]

    def _count_magistrates(self, state: State) -> None:
        at, sites = self.at, state.sites
        for place, tile in state.tiles.items():
            seat = tile.magistrate
            if seat is None:
                continue
            useful = False
            for corner in _CORNERS[place]:
                opening = at.get(corner)
                if opening is None or opening.left > FURTHEST or not opening.kinds or corner in sites:
                    continue
                self.present.setdefault(corner, set()).add(seat)
                if tile.type in opening.kinds:
                    useful = True
                    share = self.shares.setdefault((corner, tile.type), {})
                    share[seat] = share.get(seat, 0) + 1
            self.idle[seat] += not useful

    def brings(self, point: str, kind: TileType) -> int:
        """The points of a building there, with the fountains beside it, and the aqueduct that passes."""
        water = SCORING.aqueduct if point in self._watered else 0
        fountains = len(self._fountains.intersection(BESIDE[point]))
        return TYPES[kind].points + SCORING.fountain * fountains + water

    def fountain_brings(self, point: str, seat: int) -> int:
        """What a fountain there would bring to a seat: by its own buildings beside it, less those of others."""
        if not self._fountains_left:
            return 0
        gained = 0
        for beside in BESIDE[point]:
            site = self._sites.get(beside)
            if site is not None and site.owner is not None:
                gained += 1 if site.owner == seat else -1
        return SCORING.fountain * gained


class Finish:
    """A site that one tile would finish: `kind` is what would be built there."""

    __slots__ = ("_contest", "_leader", "_point", "_present", "_shares", "_worth", "kind")

    def __init__(self, contest: Contest, point: str) -> None:
        self.kind = kind = TYPE_OF_SIZE[contest.at[point].tiles + 1]
        self._contest = contest
        self._point = point
        self._shares: Mapping[int, int] = contest.shares.get((point, kind), {})
        self._present: Collection[int] = contest.present.get(point, ())
        self._leader = city.leader(self._shares)
        self._worth = contest.brings(point, kind)

    def gain(self, seat: int) -> float:
        """What a seat gains over the others when a tile of its finishes the site, without a magistrate."""
        present = seat in self._present
        return CLAIM * (present - self._for_others(present)) + self._built(seat, self._leader)

    def gain_with_magistrate(self, seat: int, laid: TileType) -> float:
        """The same when a magistrate comes with the tile: it counts if the tile is of the type that is built."""
        leader = self._leader
        if laid == self.kind:
            leader = city.leader({**self._shares, seat: self._shares.get(seat, 0) + 1})
        return CLAIM * (1 - self._for_others(seat in self._present)) + self._built(seat, leader)

    def _for_others(self, present: bool) -> bool:
        """Whether others have a magistrate there."""
        return len(self._present) > present

    def _built(self, seat: int, leader: int | None) -> int:
        if leader is None:
            return self._contest.fountain_brings(self._point, seat)
        return self._worth if leader == seat else -self._worth
