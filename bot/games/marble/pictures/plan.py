"""Where triangles, points and places lie on a picture of the board, large or small."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TypeAlias

from bot.games.marble.board import PLACES, POINTS, TRIANGLES
from bot.pictures.canvas import Point

SITE = 0.375
"""The reach of a site's hexagon, as a share of the side of a triangle."""

COLUMNS, LINES = 20, 10
"""How far the board reaches, in half sides and in rows."""

Outline: TypeAlias = tuple[Point, Point, Point, Point]
"""The corners of a rhombus around it, an acute one first."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The board with half the side of a triangle in px, and where the north-western corner of its box lies."""

    half: int
    x: int = 0
    y: int = 0

    @property
    def side(self) -> int:
        """How long the side of a triangle is, in px."""
        return 2 * self.half

    @property
    def row(self) -> int:
        """The height of a triangle: in whole px, so that all pieces of a kind look alike."""
        return round(self.half * sqrt(3))

    @property
    def scale(self) -> float:
        """How much larger than on the table everything is."""
        return self.half / 44

    @property
    def width(self) -> int:
        """From the westernmost point to the easternmost."""
        return COLUMNS * self.half

    @property
    def height(self) -> int:
        """From the northern rim to the southern."""
        return LINES * self.row

    def at(self, line: float, column: float) -> Point:
        """Where a line of points and a column meet on the sheet, in px from the top left."""
        return self.x + column * self.half, self.y + line * self.row

    def point(self, name: str) -> Point:
        """Where a point of the board lies on the sheet."""
        point = POINTS[name]
        return self.at(point.line, point.column)

    def triangle(self, name: str) -> list[Point]:
        """The corners of a triangle on the sheet, from the top left."""
        return [self.point(corner) for corner in TRIANGLES[name].corners]

    def centre(self, name: str) -> Point:
        """Where the middle of a triangle lies on the sheet."""
        triangle = TRIANGLES[name]
        return self.at(triangle.row - 1 + (2 if triangle.up else 1) / 3, triangle.column)

    def outline(self, place: str) -> Outline:
        """The corners of a place, around it."""
        acute, obtuse = PLACES[place].acute, PLACES[place].obtuse
        return self.point(acute[0]), self.point(obtuse[0]), self.point(acute[1]), self.point(obtuse[1])

    def middle(self, place: str) -> Point:
        """Where the middle of a place lies on the sheet, halfway between its acute corners."""
        (west, north, *_), (east, south, *_) = (self.point(corner) for corner in PLACES[place].acute)
        return (west + east) / 2, (north + south) / 2

    def hexagon(self, x: float, y: float, reach: float) -> list[Point]:
        """A hexagon around a point, its corners in the six directions, clockwise from the east."""
        across, down = reach / 2, reach * self.row / self.side
        return [
            (x + reach, y),
            (x + across, y + down),
            (x - across, y + down),
            (x - reach, y),
            (x - across, y - down),
            (x + across, y - down),
        ]
