"""The contest for the sites to come: who has influence where, and what finishing them would bring to whom."""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec import Struct

from .board import BESIDE, PLACES, POINTS
from .components import SCORING, TYPE_OF_SIZE, TYPES, TileType
from .openings import openings
from .rules import city
from .scoring import fountain_points, watered_points
from .state import State

CLAIM = 1.5
"""About what sending off a magistrate is worth, in points."""

_CORNERS = {
    place.name: [corner for corner in place.corners if POINTS[corner].inner] for place in PLACES.values()
}


class Gain(Struct, frozen=True):
    """What a seat gains over the others when a tile of its finishes a site: `alone`, or with a magistrate.

    A magistrate counts if it comes on a tile of the type that is built.
    """

    alone: float
    with_magistrate: float
    with_counting_magistrate: float


class Finish(Struct, frozen=True):
    """A site that one tile would finish: what would be built there, and what each seat would gain by it."""

    kind: TileType
    gains: tuple[Gain, ...]

    def gain_with_magistrate(self, seat: int, laid: TileType) -> float:
        """What a seat would gain by a tile of that type with a magistrate."""
        gain = self.gains[seat]
        return gain.with_counting_magistrate if laid == self.kind else gain.with_magistrate


class Contest:
    """The sites of a position that can still be built on, but for those that are far from it.

    `at` are these sites, by their points; `shares` is the influence there, by seat, for each type that may be built;
    `present` counts the magistrates in the district, by seat; `idle` are magistrates, by seat, whose tiles can bring
    them no influence any more. `finishes` are the sites that one tile would finish, together for each place on which
    it would lie.
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
        self.finishes = [
            [self._finish(state, point) for point in points] for points in found.finished_by.values()
        ]

    def _count_magistrates(self, state: State) -> None:
        for place, tile in state.tiles.items():
            seat = tile.magistrate
            if seat is None:
                continue
            useful = False
            for corner in _CORNERS[place]:
                opening = self.at.get(corner)
                if opening is None:
                    continue
                self.present.setdefault(corner, self._nobody.copy())[seat] += 1
                if tile.type in opening.kinds:
                    useful = True
                    self.shares.setdefault((corner, tile.type), self._nobody.copy())[seat] += 1
            self.idle[seat] += not useful

    def _finish(self, state: State, point: str) -> Finish:
        kind = TYPE_OF_SIZE[self.at[point].tiles + 1]
        buildings = self._nobody.copy()
        if state.fountains:
            for beside in BESIDE[point]:
                site = state.sites.get(beside)
                if site is not None and site.owner is not None:
                    buildings[site.owner] += 1
        gains = _gains(
            self.brings(point, kind),
            tuple(self.shares.get((point, kind), self._nobody)),
            tuple(self.present.get(point, self._nobody)),
            tuple(buildings),
        )
        return Finish(kind, gains)

    def brings(self, point: str, kind: TileType) -> int:
        """The points of a building there, with the fountains beside it, and the aqueduct that passes."""
        water = SCORING.aqueduct if point in self._watered else 0
        fountains = len(self._fountains.intersection(BESIDE[point]))
        return TYPES[kind].points + SCORING.fountain * fountains + water


@cache
def leader(shares: tuple[int, ...]) -> int | None:
    """The seat with most of the influence; None on a tie, or where there is none."""
    return city.leader({seat: share for seat, share in enumerate(shares) if share})


@lru_cache(maxsize=1 << 12)
def _gains(
    worth: int, shares: tuple[int, ...], present: tuple[int, ...], buildings: tuple[int, ...]
) -> tuple[Gain, ...]:
    """What each seat gains by a site whose building is worth so much.

    For a fountain those gain that have `buildings` beside it; there are none of them where none can be laid.
    """

    def built(seat: int, shares: tuple[int, ...]) -> int:
        """For what is built."""
        builder = leader(shares)
        if builder is None:
            return SCORING.fountain * (2 * buildings[seat] - sum(buildings))
        return worth if builder == seat else -worth

    gains = []
    for seat, own in enumerate(present):
        others = sum(present) > own
        with_one_more = (*shares[:seat], shares[seat] + 1, *shares[seat + 1 :])
        alone = CLAIM * ((own > 0) - others) + built(seat, shares)
        with_magistrate = CLAIM * (1 - others) + built(seat, shares)
        gains.append(Gain(alone, with_magistrate, CLAIM * (1 - others) + built(seat, with_one_more)))
    return tuple(gains)
