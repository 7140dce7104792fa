"""The grid of Rome: triangles, points, edges, places for tiles, and how they adjoin (section 3.3).

Everything has the name written on the board: a triangle "D7", a place for a tile "D7-D8", a point "EF10", an edge
"DE9-DE11". Triangles are numbered in reading order, and a set of them is an `int` of bits, a *cover*: a single `&` then
tells whether a place is free or a point is enclosed. Sets of edges and of places are bits, too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Literal, TypeAlias

from msgspec import Struct

from .components import LAYOUT, Direction

Cover: TypeAlias = int  # triangles as bits: triangle number n is the bit `1 << n`
Diagonal = Literal["falling", "rising", "level"]

_LEADS_TO = ">"

OFF_BOARD = "X"  # stands for a missing row in the name of a point


class Triangle(Struct, frozen=True):
    """A cell of the grid, with its corners and its neighbors on the board, from the top left."""

    name: str
    row: int
    column: int
    cover: Cover
    corners: tuple[str, str, str]
    neighbours: tuple[str, ...]

    @property
    def up(self) -> bool:
        return _points_up(self.row, self.column)


class Point(Struct, frozen=True):
    """A point where corners meet; `wedges` are the triangles around it, clockwise, and `cover` the same as bits.

    `places` are those with a corner there, `neighbours` the points at distance 1.
    """

    name: str
    line: int
    column: int
    wedges: tuple[str, ...]
    cover: Cover
    neighbours: dict[Direction, str]
    places: frozenset[str]

    @property
    def inner(self) -> bool:
        """Whether the point isn't on the rim, so that a site can be there."""
        return self.cover.bit_count() == len(LAYOUT.directions)


class Edge(Struct, frozen=True):
    """Two points at distance 1; `cover` has the triangles on both sides (one on the rim), `bit` is the edge's own."""

    name: str
    points: tuple[str, str]
    cover: Cover
    bit: int


class Way(Struct, frozen=True):
    """A way from a point to the next: its direction, end and edge.

    `across` is the place whose inner diagonal is the edge; an edge on the rim has none.
    """

    direction: Direction
    point: str
    edge: Edge
    across: str | None


class Place(Struct, frozen=True):
    """A place for a tile: two triangles that share an edge, the tile's inner diagonal.

    An acute corner fills one wedge of its point, an obtuse one two. `around` covers the triangles that share a side
    with the place.
    """

    name: str
    triangles: tuple[str, str]
    kind: Diagonal
    acute: tuple[str, str]
    obtuse: tuple[str, str]
    diagonal: str
    cover: Cover
    around: Cover

    @property
    def corners(self) -> tuple[str, str, str, str]:
        """The four points of the place, the acute ones first."""
        return (*self.acute, *self.obtuse)


_Cell: TypeAlias = tuple[int, int]  # a triangle by row and column
_Spot: TypeAlias = tuple[int, int]  # a point by line and column

_CELLS: dict[_Cell, str] = {
    (row, column): f"{name}{column}"
    for row, (name, first, last) in enumerate(
        zip(LAYOUT.rows, LAYOUT.first_column, LAYOUT.last_column, strict=True), 1
    )
    for column in range(first, last + 1)
}
_COVERS = {cell: 1 << number for number, cell in enumerate(_CELLS)}
_LINES = (OFF_BOARD, *LAYOUT.rows, OFF_BOARD)  # a line of points lies between two rows
_CLOCKWISE = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (0, 0))
"""The wedges of a point: rows below its line, columns beside its own."""


def _points_up(row: int, column: int) -> bool:
    return (row + column) % 2 == 0


def _corners(cell: _Cell) -> tuple[_Spot, _Spot, _Spot]:
    row, column = cell
    if _points_up(row, column):
        return (row - 1, column), (row, column - 1), (row, column + 1)
    return (row - 1, column - 1), (row - 1, column + 1), (row, column)


_SPOTS = {
    (line, column): f"{_LINES[line]}{_LINES[line + 1]}{column}"
    for line, column in sorted({spot for cell in _CELLS for spot in _corners(cell)})
}


def _neighbours(cell: _Cell) -> list[_Cell]:
    row, column = cell
    beyond = row + 1 if _points_up(row, column) else row - 1
    return [other for other in ((row, column - 1), (row, column + 1), (beyond, column)) if other in _CELLS]


def _triangle(cell: _Cell) -> Triangle:
    first, second, third = (_SPOTS[spot] for spot in _corners(cell))
    neighbours = tuple(_CELLS[other] for other in _neighbours(cell))
    return Triangle(_CELLS[cell], *cell, _COVERS[cell], (first, second, third), neighbours)


def _place(one: _Cell, other: _Cell) -> Place:
    """The place on two adjacent triangles, given in reading order."""
    corners, others = set(_corners(one)), set(_corners(other))
    west, east = (_SPOTS[spot] for spot in sorted(corners ^ others))
    first, second = (_SPOTS[spot] for spot in sorted(corners & others))
    around = {*_neighbours(one), *_neighbours(other)} - {one, other}
    along_row: Diagonal = "falling" if _points_up(*one) else "rising"
    return Place(
        f"{_CELLS[one]}-{_CELLS[other]}",
        (_CELLS[one], _CELLS[other]),
        along_row if one[0] == other[0] else "level",
        (west, east),
        (first, second),
        f"{first}-{second}",
        _COVERS[one] | _COVERS[other],
        sum(_COVERS[cell] for cell in around),
    )


def _point(spot: _Spot) -> Point:
    (line, column), name = spot, _SPOTS[spot]
    wedges = [cell for down, across in _CLOCKWISE if (cell := (line + down, column + across)) in _CELLS]
    neighbours = {
        direction: _SPOTS[line + lines, column + columns]
        for direction, (lines, columns) in LAYOUT.directions.items()
        if (line + lines, column + columns) in _SPOTS
    }
    places = frozenset(place.name for place in PLACES.values() if name in place.corners)
    cover = sum(_COVERS[cell] for cell in wedges)
    return Point(name, line, column, tuple(_CELLS[cell] for cell in wedges), cover, neighbours, places)


TRIANGLES = {name: _triangle(cell) for cell, name in _CELLS.items()}  # in reading order

_PAIRS = [(cell, other) for cell in _CELLS for other in sorted(_neighbours(cell)) if other > cell]
PLACES = {f"{_CELLS[one]}-{_CELLS[other]}": _place(one, other) for one, other in _PAIRS}
"""Places for tiles, in reading order."""

POINTS = {name: _point(spot) for spot, name in _SPOTS.items()}
"""Points, by line and column."""

BESIDE = {point.name: tuple(point.neighbours.values()) for point in POINTS.values()}
"""The points at distance 1 from each point."""

_ONWARD: tuple[Direction, ...] = ("E", "SW", "SE")
"""Directions to the later points, by line and column, so that every edge is found once."""

_ENDS = [(name, POINTS[name].neighbours.get(way)) for name in POINTS for way in _ONWARD]
EDGES = {
    f"{start}-{end}": Edge(
        f"{start}-{end}", (start, end), POINTS[start].cover & POINTS[end].cover, 1 << number
    )
    for number, (start, end) in enumerate((start, end) for start, end in _ENDS if end)
}
"""Edges; the first point of each is the northern one or, on a single line, the western one."""

_EDGE_BETWEEN = {pair: edge for edge in EDGES.values() for pair in (edge.points, edge.points[::-1])}
_PLACE_ACROSS = {place.diagonal: place.name for place in PLACES.values()}


def edge_between(one: str, other: str) -> Edge:
    return _EDGE_BETWEEN[one, other]


SIDES = {
    place.name: sum(edge_between(acute, obtuse).bit for acute in place.acute for obtuse in place.obtuse)
    for place in PLACES.values()
}
"""The four edges along a tile on each place, as bits."""


def _ways(point: Point) -> tuple[Way, ...]:
    edges = [(way, other, edge_between(point.name, other)) for way, other in point.neighbours.items()]
    return tuple(Way(way, other, edge, _PLACE_ACROSS.get(edge.name)) for way, other, edge in edges)


WAYS = {point.name: _ways(point) for point in POINTS.values()}
"""The ways from each point, in the order of the directions."""


def line_name(points: Iterable[str]) -> str:
    """The name of an aqueduct's pieces: their points from its end on, "BC17>BC15>CD16"."""
    return _LEADS_TO.join(points)


def line_points(name: str) -> list[str]:
    """The points of such a line; none for any other name."""
    points = name.split(_LEADS_TO)
    return points if len(points) > 1 and all(point in POINTS for point in points) else []


def row_of(name: str) -> str:
    """The row of a triangle, or the first row of a place."""
    return name[0]


def place_named(typed: str) -> str | None:
    """The place for a typed name in any order ("d8 d7" is "D7-D8"); None if there is none."""
    names = re.split(r"[\s–-]+", typed.strip().upper())
    orders = ("-".join(names), "-".join(reversed(names)))
    return next((name for name in orders if name in PLACES), None)
