"""The lines of the aqueducts: where the next pieces can lie (sections 3.7, 5.4 and 5.6)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Self

from msgspec import Struct

from bot.games.marble.board import POINTS, WAYS, Cover, Way
from bot.games.marble.components import CONSTANTS, DIRECTIONS, OUTLETS, Colour, Direction
from bot.games.marble.state import Table

from . import city
from .moves import NONE

OUTLET_POINTS = frozenset(outlet.point for outlet in OUTLETS.values())
"""Kept free for their own aqueducts (ruling 17)."""

_STEPS: dict[str, tuple[Colour, Direction]] = {
    f"{colour} {direction}": (colour, direction) for colour in OUTLETS for direction in DIRECTIONS
}
_DIRECTIONS: dict[str, Direction] = {direction: direction for direction in DIRECTIONS}


def step_of(label: str) -> tuple[Colour, Direction] | None:
    """The aqueduct and the direction that a step names."""
    return _STEPS.get(label)


class Works(Struct, frozen=True):
    """The aqueducts as they stand, or would stand: what is needed to see where they can go on.

    `taken` are the points of all aqueducts, and all outlets (rulings 17 and 18).
    """

    tiles: Collection[str]
    cover: Cover
    ends: Mapping[Colour, str]
    pieces: Mapping[Colour, int]
    taken: frozenset[str]

    @classmethod
    def of(cls, table: Table) -> Self:
        """As they stand on the table."""
        return cls(
            table.tiles,
            city.tile_cover(table.tiles),
            {colour: points[-1] for colour, points in table.aqueducts.items() if points},
            table.pieces,
            OUTLET_POINTS.union(*table.aqueducts.values()),
        )

    def ways(self, colour: Colour) -> Iterator[Way]:
        """Where the next piece of an aqueduct can lie."""
        if not self.pieces[colour]:
            return
        for way in WAYS[self.ends[colour]]:
            if self.carries(way) and way.point not in self.taken:
                yield way

    def carries(self, way: Way) -> bool:
        """Whether the edge is open for a piece: along a tile, and inside none (section 3.7)."""
        return bool(way.edge.cover & self.cover) and way.across not in self.tiles

    def steps(self) -> list[str]:
        """Every piece that can be laid next."""
        return [f"{colour} {way.direction}" for colour in self.ends for way in self.ways(colour)]

    def first_steps(self) -> list[str]:
        """The first pieces to lay: those after which a second can be laid, or all where none is such (5.4)."""
        pieces = [(colour, way) for colour in self.ends for way in self.ways(colour)]
        points: dict[Colour, set[str]] = {}
        for colour, way in pieces:
            points.setdefault(colour, set()).add(way.point)
        if (
            len(points) < 2 or min(map(len, points.values())) < 2
        ):  # else any of them leaves one of another colour
            pieces = [
                (colour, way)
                for colour, way in pieces
                if any(other != colour and ends != {way.point} for other, ends in points.items())
                or any(self.laid(colour, way.point).ways(colour))
            ] or pieces
        return [f"{colour} {way.direction}" for colour, way in pieces]

    def second_steps(self, first: str) -> list[str]:
        """The second pieces to lay after the first; none where there is none."""
        return self.after(first).steps() or [NONE]

    def started(self, colour: Colour, place: str) -> Works:
        """With an aqueduct that a tile on that place has started."""
        return Works(
            {*self.tiles, place},
            self.cover | city.tile_cover([place]),
            {**self.ends, colour: OUTLETS[colour].point},
            self.pieces,
            self.taken,
        )

    def laid(self, colour: Colour, point: str) -> Works:
        """With one piece more."""
        return Works(
            self.tiles,
            self.cover,
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
    longest: list[tuple[Direction, ...]] = [()]
    front: list[tuple[tuple[Direction, ...], Works]] = [((), works)]
    for _ in range(CONSTANTS.start_pieces):
        front = [
            ((*path, way.direction), works.laid(colour, way.point))
            for path, works in front
            for way in works.ways(colour)
        ]
        if not front:
            break
        longest = [path for path, _ in front]
    return [" ".join(path) for path in longest if path]


def directions_of(path: str) -> list[Direction]:
    """The directions of a path; those that are none are left out."""
    return [_DIRECTIONS[part] for part in path.split() if part in _DIRECTIONS]


def points_along(start: str, directions: Iterable[Direction]) -> list[str]:
    """The points that a path comes to, its start left out."""
    points = [start]
    for direction in directions:
        points.append(POINTS[points[-1]].neighbours[direction])
    return points[1:]
