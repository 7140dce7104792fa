"""The lines of the aqueducts: where the next pieces can lie (sections 3.7, 5.4 and 5.6)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Self

from msgspec import Struct

from bot.games.marble.board import POINTS, WAYS, Way
from bot.games.marble.components import CONSTANTS, DIRECTIONS, OUTLETS, Colour, Direction
from bot.games.marble.state import Table

from . import city
from .moves import NONE

OUTLET_POINTS = frozenset(outlet.point for outlet in OUTLETS.values())
"""Kept free for their own aqueducts (ruling 17)."""

_STEPS: dict[str, tuple[Colour, Direction]] = {
    f"{colour} {direction}": (colour, direction) for colour in OUTLETS for direction in DIRECTIONS
}
_LEADING = {point: [(way.edge.bit, way.point, way) for way in ways] for point, ways in WAYS.items()}
_DIRECTIONS: dict[str, Direction] = {direction: direction for direction in DIRECTIONS}


def step_of(label: str) -> tuple[Colour, Direction] | None:
    """The aqueduct and the direction that a step names."""
    return _STEPS.get(label)


class Works(Struct, frozen=True):
    """The aqueducts as they stand, or would stand: what is needed to see where they can go on.

    `sides` are the edges along tiles, as bits, `taken` the points of all aqueducts, and all outlets (rulings 17
    and 18).
    """

    tiles: Collection[str]
    sides: int
    ends: Mapping[Colour, str]
    pieces: Mapping[Colour, int]
    taken: frozenset[str]

    @classmethod
    def of(cls, table: Table) -> Self:
        """As they stand on the table."""
        return cls.on(city.ground(table), table)

    @classmethod
    def on(cls, ground: city.Ground, table: Table) -> Self:
        """The same, where the ground is known."""
        return cls(
            table.tiles,
            ground.sides,
            {colour: points[-1] for colour, points in table.aqueducts.items() if points},
            table.pieces,
            OUTLET_POINTS.union(*table.aqueducts.values()),
        )

    def ways(self, colour: Colour) -> list[Way]:
        """Where the next piece of an aqueduct can lie."""
        return self.ways_from(self.ends[colour]) if self.pieces[colour] else []

    def ways_from(self, point: str) -> list[Way]:
        """Where a piece can lie behind one that comes to that point."""
        sides, taken = self.sides, self.taken
        return [way for edge, end, way in _LEADING[point] if edge & sides and end not in taken]

    def carries(self, way: Way) -> bool:
        """Whether the edge is open for a piece: along a tile, and so inside none (section 3.7)."""
        return bool(way.edge.bit & self.sides)

    def steps(self) -> list[str]:
        """Every piece that can be laid next."""
        return [f"{colour} {way.direction}" for colour in self.ends for way in self.ways(colour)]

    def first_steps(self) -> list[str]:
        """The first pieces to lay: those after which a second can be laid, or all where none is such (5.4)."""
        ways = {colour: found for colour in self.ends if (found := self.ways(colour))}
        firsts = [(colour, way) for colour, found in ways.items() for way in found]
        if len(firsts) > 1 and (len(ways) == 1 or min(map(len, ways.values())) == 1):
            # else there is no choice, or any of them leaves one of another colour
            firsts = [
                (colour, way) for colour, way in firsts if self._leaves_another(colour, way, ways)
            ] or firsts
        return [f"{colour} {way.direction}" for colour, way in firsts]

    def _leaves_another(self, colour: Colour, first: Way, ways: Mapping[Colour, list[Way]]) -> bool:
        """Whether a second piece can be laid after the first, of those that can be laid now."""
        if self.pieces[colour] > 1 and self.ways_from(first.point):
            return True
        return any(
            way.point != first.point for other, found in ways.items() if other != colour for way in found
        )

    def second_steps(self, first: str) -> list[str]:
        """The second pieces to lay after the first; none where there is none."""
        return self.after(first).steps() or [NONE]

    def laid(self, colour: Colour, point: str) -> Works:
        """With one piece more."""
        return Works(
            self.tiles,
            self.sides,
            {**self.ends, colour: point},
            {**self.pieces, colour: self.pieces[colour] - 1},
            self.taken | {point},
        )

    def after(self, step: str) -> Works:
        """With the piece of a step laid."""
        colour, direction = _STEPS[step]
        return self.laid(colour, POINTS[self.ends[colour]].neighbours[direction])


def pieces(table: Table, *steps: str) -> list[tuple[Colour, str]]:
    """The aqueducts that steps extend one after the other, each with the point that its piece comes to."""
    ends = {colour: points[-1] for colour, points in table.aqueducts.items() if points}
    found = []
    for colour, direction in filter(None, map(step_of, steps)):
        ends[colour] = POINTS[ends[colour]].neighbours[direction]
        found.append((colour, ends[colour]))
    return found


def start_paths(table: Table, colour: Colour) -> list[str]:
    """The ways for the first pieces of an aqueduct that is started; none where it has no room."""
    return longest_paths(Works.of(table), colour)


def longest_paths(works: Works, colour: Colour) -> list[str]:
    """The longest ways for the next pieces of an aqueduct, at most as many as it begins with (ruling 16)."""
    longest: list[tuple[Way, ...]] = [()]
    for _ in range(min(CONSTANTS.start_pieces, works.pieces[colour])):
        longer = [
            (*path, way)
            for path in longest
            for way in works.ways_from(path[-1].point if path else works.ends[colour])
            if all(way.point != passed.point for passed in path)
        ]
        if not longer:
            break
        longest = longer
    return [" ".join(way.direction for way in path) for path in longest if path]


def directions_of(path: str) -> list[Direction]:
    """The directions of a path; those that are none are left out."""
    return [_DIRECTIONS[part] for part in path.split() if part in _DIRECTIONS]


def points_along(start: str, directions: Iterable[Direction]) -> list[str]:
    """The points that a path comes to, its start left out."""
    points = [start]
    for direction in directions:
        points.append(POINTS[points[-1]].neighbours[direction])
    return points[1:]
