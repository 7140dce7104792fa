"""Flat shapes drawn large and reduced once: how a sprite comes by its smooth edges."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from .canvas import SMOOTHING, Point
from .palette import Colour


class Sketch:
    """A sheet between two corners, in px, transparent unless it has a ground.

    What is drawn on it may lie on fractions of a px.
    """

    def __init__(
        self,
        left: int,
        top: int,
        right: int,
        bottom: int,
        smoothing: int = SMOOTHING,
        ground: Colour | None = None,
    ) -> None:
        self.left, self.top, self.smoothing = left, top, smoothing
        size = (right - left) * smoothing, (bottom - top) * smoothing
        self._image = Image.new("RGBA", size) if ground is None else Image.new("RGB", size, ground)
        self._pen = ImageDraw.Draw(self._image)

    def polygon(self, points: Sequence[Point], colour: Colour) -> None:
        """A filled polygon."""
        self._pen.polygon(self._scaled(points), fill=colour)

    def line(self, points: Sequence[Point], thickness: float, colour: Colour) -> None:
        """A line through points, its ends round."""
        wide = thickness * self.smoothing
        scaled = self._scaled(points)
        self._pen.line(scaled, fill=colour, width=round(wide), joint="curve")
        for x, y in (scaled[0], scaled[-1]):
            self._pen.ellipse((x - wide / 2, y - wide / 2, x + wide / 2, y + wide / 2), fill=colour)

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        """A filled circle."""
        ((middle_x, middle_y),) = self._scaled([(x, y)])
        reach = radius * self.smoothing
        self._pen.ellipse(
            (middle_x - reach, middle_y - reach, middle_x + reach - 1, middle_y + reach - 1), fill=colour
        )

    def sprite(self) -> Image.Image:
        """What was drawn, at its size."""
        if self._image.mode == "RGB":
            return self._image.reduce(self.smoothing)
        return self._image.convert("RGBa").reduce(self.smoothing).convert("RGBA")

    def _scaled(self, points: Sequence[Point]) -> list[Point]:
        return [((x - self.left) * self.smoothing, (y - self.top) * self.smoothing) for x, y in points]


def inset(points: Sequence[Point], depth: float) -> list[Point]:
    """A convex polygon made smaller by moving its sides inwards; larger with a negative depth."""
    moved = []
    for before, point, after in zip(
        (points[-1], *points[:-1]), points, (*points[1:], points[0]), strict=True
    ):
        back, ahead = _towards(point, before), _towards(point, after)
        sine = abs(back[0] * ahead[1] - back[1] * ahead[0])
        moved.append(
            (
                point[0] + (back[0] + ahead[0]) * depth / sine,
                point[1] + (back[1] + ahead[1]) * depth / sine,
            )
        )
    return moved


def between(one: Point, other: Point, share: float) -> Point:
    """The point at a share of the way from one to the other."""
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _towards(start: Point, end: Point) -> Point:
    x, y = end[0] - start[0], end[1] - start[1]
    length = (x * x + y * y) ** 0.5
    return x / length, y / length
