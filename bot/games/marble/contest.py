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

    def gain(self, seat: int) -> float:
        """What a seat gains over the others when a tile of its finishes the site."""
        present = self.present[seat] > 0
        return CLAIM * (present - self._others_present(seat)) + self._built(seat, self.shares)

    def gain_with_magistrate(self, seat: int, laid: TileType) -> float:
        """The same when a magistrate comes with the tile: it counts if the tile is of the type that is built."""
        shares = self.shares
        if laid == self.kind:
            shares = (*shares[:seat], shares[seat] + 1, *shares[seat + 1 :])
        return CLAIM * (1 - self._others_present(seat)) + self._built(seat, shares)

    def _others_present(self, seat: int) -> bool:
        return sum(self.present) > self.present[seat]

    def _built(self, seat: int, shares: tuple[int, ...]) -> int:
        """For what is built; a fountain is, where nobody leads."""
        builder = leader(shares)
        if builder is None:
            return SCORING.fountain * (2 * self.buildings[seat] - sum(self.buildings))
        return self.worth if builder == seat else -self.worth


class Finish(Struct, frozen=True):
    """What each seat would gain by a tile that finishes sites: without a magistrate, and with one.

    A magistrate is looked at on a tile of a type that is built, where it would count.
    """

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
        self.finishes = [
            _finish(tuple([self._prize(state, point) for point in points]))
            for points in found.finished_by.values()
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

    def _prize(self, state: State, point: str) -> Prize:
        kind = TYPE_OF_SIZE[self.at[point].tiles + 1]
        buildings = self._nobody.copy()
        if state.fountains:
            for beside in BESIDE[point]:
                site = state.sites.get(beside)
                if site is not None and site.owner is not None:
                    buildings[site.owner] += 1
        return Prize(
            kind,
            self.brings(point, kind),
            tuple(self.shares.get((point, kind), self._nobody)),
            tuple(self.present.get(point, self._nobody)),
            tuple(buildings),
        )

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
def _finish(prizes: tuple[Prize, ...]) -> Finish:
    """What a tile would bring that finishes all of these sites."""
    seats = range(len(prizes[0].present))
    return Finish(
        tuple([sum([prize.gain(seat) for prize in prizes]) for seat in seats]),
        {
            laid: tuple([sum([prize.gain_with_magistrate(seat, laid) for prize in prizes]) for seat in seats])
            for laid in dict.fromkeys([prize.kind for prize in prizes])
        },
    )
