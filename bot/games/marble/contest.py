"""The contest for the sites to come: who has influence where, and what finishing them would bring to whom."""

from __future__ import annotations

from functools import cached_property

from .board import PLACES, POINTS
from .components import SCORING, TYPES, TileType
from .openings import openings
from .rules import city
from .state import State

FURTHEST = 4
"""Of so many wedges that are left, and of fewer, a site is looked at."""

CLAIM = 1.5
"""About what sending off a magistrate is worth, in points."""

_CORNERS = {
    place.name: [corner for corner in place.corners if POINTS[corner].inner] for place in PLACES.values()
}
BESIDE = {point.name: list(point.neighbours.values()) for point in POINTS.values()}
"""The points at distance 1."""


class Contest:
    """The sites of a position that can still be built on, but for those that are far from it.

    `shares` is the influence of each seat, by the point and what may be built there; `present` says who has a
    magistrate in the district; `idle` are magistrates, by seat, whose tiles can bring them no influence any more.
    """

    def __init__(self, state: State) -> None:
        self._state = state
        self.open = openings(state)
        self.shares: dict[tuple[str, TileType], dict[int, int]] = {}
        self.present: dict[str, set[int]] = {}
        self.idle = [0] * state.seats
        at, sites = self.open.at, state.sites
        for place, tile in state.tiles.items():
            seat = tile.magistrate
            if seat is None:
                continue
            useful = False
            for corner in _CORNERS[place]:
                if corner in sites or corner not in at or at[corner].left > FURTHEST:
                    continue
                if kinds := at[corner].kinds:
                    self.present.setdefault(corner, set()).add(seat)
                    if tile.type in kinds:
                        useful = True
                        share = self.shares.setdefault((corner, tile.type), {})
                        share[seat] = share.get(seat, 0) + 1
            self.idle[seat] += not useful

    @cached_property
    def fountains(self) -> set[str]:
        """The points with a fountain."""
        return {point for point, site in self._state.sites.items() if site.kind == "fountain"}

    @cached_property
    def watered(self) -> set[str]:
        """The points that aqueducts pass."""
        return set().union(*self._state.aqueducts.values())

    def brings(self, point: str, kind: TileType) -> int:
        """The points of a building there, with the fountains beside it, and the aqueduct that passes."""
        fountains = 0
        for beside in BESIDE[point]:
            fountains += beside in self.fountains
        water = SCORING.aqueduct if point in self.watered else 0
        return TYPES[kind].points + SCORING.fountain * fountains + water

    def gain(self, point: str, kind: TileType, seat: int, magistrate: bool, counts: bool) -> float:
        """What a seat gains over the others when a tile of its finishes a site.

        The tile may come with a magistrate, which counts if the tile is of the type that is built.
        """
        shares = self.shares.get((point, kind), {})
        if counts:
            shares = {**shares, seat: shares.get(seat, 0) + 1}
        leader = city.leader(shares)
        present = self.present.get(point, ())
        claims = (magistrate or seat in present) - any(other != seat for other in present)
        if leader is not None:
            worth = self.brings(point, kind)
            return CLAIM * claims + (worth if leader == seat else -worth)
        return CLAIM * claims + self._by_fountain(point, seat)

    def _by_fountain(self, point: str, seat: int) -> int:
        """The same for a fountain: the own buildings beside it, less those of others."""
        if not self._state.fountains:
            return 0
        gained = 0
        for beside in BESIDE[point]:
            site = self._state.sites.get(beside)
            if site is not None and site.owner is not None:
                gained += 1 if site.owner == seat else -1
        return SCORING.fountain * gained
