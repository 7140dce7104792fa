"""Pieces of the seats: tokens, pawns, dice, blocks in their colors and shapes."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from .canvas import SMOOTHING, WEST, Canvas, Point
from .sprites import LEAST_OUTLINE, OUTLINE, icon, kept, paint, render
from .theme import INK, Colour, SeatLook, code


class Sketch:
    """A sheet between two corners, transparent unless it has a ground, for smooth shapes at fractions of a px."""

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
        self._pen.polygon(self._scaled(points), fill=colour)

    def line(self, points: Sequence[Point], thickness: float, colour: Colour) -> None:
        wide = thickness * self.smoothing
        scaled = self._scaled(points)
        self._pen.line(scaled, fill=colour, width=round(wide), joint="curve")
        for x, y in (scaled[0], scaled[-1]):
            self._pen.ellipse((x - wide / 2, y - wide / 2, x + wide / 2, y + wide / 2), fill=colour)

    def outline(self, points: Sequence[Point], thickness: float, colour: Colour) -> None:
        """Draw a closed line, its ends joined like its corners."""
        self.line([*points, points[0], points[1]], thickness, colour)

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        ((middle_x, middle_y),) = self._scaled([(x, y)])
        reach = radius * self.smoothing
        box = middle_x - reach, middle_y - reach, middle_x + reach - 1, middle_y + reach - 1
        self._pen.ellipse(box, fill=colour)

    def sprite(self) -> Image.Image:
        if self._image.mode == "RGB":
            return self._image.reduce(self.smoothing)
        return reduced(self._image, self.smoothing)

    def _scaled(self, points: Sequence[Point]) -> list[Point]:
        return [((x - self.left) * self.smoothing, (y - self.top) * self.smoothing) for x, y in points]


def inset(points: Sequence[Point], depth: float) -> list[Point]:
    """A convex polygon with its sides moved inward by `depth`; outward if it is negative."""
    moved = []
    for index, (x, y) in enumerate(points):
        back, ahead = towards((x, y), points[index - 1]), towards((x, y), points[(index + 1) % len(points)])
        sine = abs(back[0] * ahead[1] - back[1] * ahead[0])
        moved.append((x + (back[0] + ahead[0]) * depth / sine, y + (back[1] + ahead[1]) * depth / sine))
    return moved


def between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def towards(start: Point, end: Point) -> Point:
    x, y = end[0] - start[0], end[1] - start[1]
    length = (x * x + y * y) ** 0.5
    return x / length, y / length


_DIE = 2  # dice are drawn only this many times larger, as their artwork already has smooth edges
_PIP_SIZE = 21
_LEFT, _MIDDLE, _RIGHT = 28, 50, 72
_DIAGONAL = ((_LEFT, _LEFT), (_RIGHT, _RIGHT))
_CENTRE = ((_MIDDLE, _MIDDLE),)
_SQUARE = (*_DIAGONAL, (_LEFT, _RIGHT), (_RIGHT, _LEFT))
_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: _CENTRE,
    2: _DIAGONAL,
    3: (*_DIAGONAL, *_CENTRE),
    4: _SQUARE,
    5: (*_SQUARE, *_CENTRE),
    6: (*_SQUARE, (_LEFT, _MIDDLE), (_RIGHT, _MIDDLE)),
}


def mark(seat: SeatLook, size: int) -> Image.Image:
    return icon(f"common/mark_{seat.shape}", size, (("seat-ink", seat.mark),))


def token(seat: SeatLook, size: int) -> Image.Image:
    return icon(f"common/token_{seat.shape}", size, paint(seat))


def pawn(seat: SeatLook, size: int) -> Image.Image:
    return icon(f"common/pawn_{seat.shape}", size, paint(seat))


def die(seat: SeatLook, value: int, size: int) -> Image.Image:
    return coloured_die(seat.colour, seat.rim, seat.mark, seat.shape, value, size)


@kept
def coloured_die(colour: Colour, rim: Colour, pip: Colour, shape: str, value: int, size: int) -> Image.Image:
    """A die of any color; blank if the value is 0."""
    large, image = size * _DIE, _blank(colour, rim, size).copy()
    if value:
        dot = icon(f"common/mark_{shape}", round(large * _PIP_SIZE / 100), (("seat-ink", pip),))
        for x, y in _PIPS[value]:
            corner = round(large * x / 100 - dot.width / 2), round(large * y / 100 - dot.height / 2)
            image.alpha_composite(dot, corner)
    return reduced(image, _DIE)


@kept
def _blank(colour: Colour, rim: Colour, size: int) -> Image.Image:
    large = size * _DIE
    outline = max(OUTLINE, 2 * LEAST_OUTLINE * 100 / size)
    sheet = (
        f".seat{{fill:{code(colour)}}}.seat-rim{{fill:{code(rim)}}}"
        f'[stroke-width="{OUTLINE}"]{{stroke-width:{outline:.2f}}}'
    )
    return render("common/die", large, large, sheet)


@kept
def tab(seat: SeatLook, width: int, height: int) -> Image.Image:
    canvas = Canvas(width, height, INK)
    canvas.rectangle(1, 1, width - 2, height - 2, seat.rim, 8)
    canvas.rectangle(3, 3, width - 6, height - 6, seat.colour, 6)
    canvas.centre(mark(seat, height - 10), width / 2, height / 2)
    return canvas.rounded(9)


def block(canvas: Canvas, seat: SeatLook, x: float, y: float, width: float, height: float) -> None:
    """Draw a block in the seat's color with its shape, rounded at the left: the head of a plaque or panel."""
    canvas.rectangle(x, y, width, height, seat.colour, 10, WEST)
    canvas.centre(mark(seat, round(min(width, height) * 0.68)), x + width / 2, y + height / 2)


def reduced(image: Image.Image, times: int = SMOOTHING) -> Image.Image:
    return image.convert("RGBa").reduce(times).convert("RGBA")
