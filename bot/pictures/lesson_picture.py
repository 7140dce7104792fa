"""The picture of a lesson's task: a table on which everything but a few things is dimmed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from msgspec import Struct
from PIL import Image, ImageDraw

from . import highlights
from .canvas import Box, Canvas
from .theme import LIGHT_GOLD, NIGHT, WALL

BACK: Final = 0.65  # how strongly everything else is mixed with the wall's color
_STRAIGHT = 16  # the overlap in height of two spots that a straight line needs, in px

_LONG = 2
"""A spot at least this many times as long as wide has a ring of its own shape: circles around rows would overlap."""

_LEAST_LEG = 40  # the least length of the vertical end of an arrow, in px

_Way: TypeAlias = tuple[tuple[float, float], ...]


class Marks(Struct, frozen=True, kw_only=True):
    """The marks on picture `part` of a table, by the names of spots; everything else is dimmed.

    `place` has a gold frame, and a line leads there from `origin`; what the task is `about` has gold rings; what is
    `lit` is only not dimmed.
    """

    part: int = 0
    place: str = ""
    origin: str = ""
    about: Sequence[str] = ()
    lit: Sequence[str] = ()


def draw_lesson(table: Canvas, spots: Mapping[str, Box], marks: Marks) -> Canvas:
    """A table's picture with marks. Raises KeyError for an unknown spot."""
    place, origin = (spots[name] if name else None for name in (marks.place, marks.origin))
    about, lit = ([spots[name] for name in names] for names in (marks.about, marks.lit))
    bright = [box for box in (place, origin, *about, *lit) if box is not None]
    canvas = Canvas.over(table.image)
    if bright:
        highlights.veil(canvas, Box(0, 0, canvas.width, canvas.height), WALL, BACK)
        canvas.paste(table.image, (0, 0), _mask(table.image.size, bright))
    for box in about:
        _ring(canvas, box)
    if place is not None:
        if origin is not None:
            _lead(canvas, origin, place, lit)
        highlights.frame(canvas, *place)
    if origin is not None:
        highlights.frame(canvas, *origin)
    return canvas


def _mask(size: tuple[int, int], boxes: Sequence[Box]) -> Image.Image:
    mask = Image.new("L", size)
    pen = ImageDraw.Draw(mask)
    for box in boxes:
        pen.rounded_rectangle((box.x, box.y, box.right - 1, box.bottom - 1), 8, fill=255)
    return mask


def _ring(canvas: Canvas, box: Box) -> None:
    """Draw a gold ring with dark edges around a spot; along the sides of a long one."""
    x, y = box.middle
    across, up = box.width / 2 + 8, box.height / 2 + 8
    if max(box.width, box.height) < _LONG * min(box.width, box.height):
        across = up = max(across, up)
    for colour, width, spread in ((NIGHT, 14, 3), (LIGHT_GOLD, 8, 0)):
        wide, high = across + spread, up + spread
        canvas.frame(x - wide, y - high, 2 * wide, 2 * high, width, colour, round(min(wide, high)))


def _lead(canvas: Canvas, origin: Box, place: Box, lit: Sequence[Box]) -> None:
    *before, bend, end = min(_ways(origin, place), key=lambda way: _crossed(way, lit))
    for corner in before:
        canvas.line((corner, bend), 18, NIGHT)
    highlights.arrow(canvas, bend, end, 12)
    for corner in before:
        canvas.line((corner, bend), 12, LIGHT_GOLD)
        canvas.disc(*bend, 6, LIGHT_GOLD)


def _ways(origin: Box, place: Box) -> Iterator[_Way]:
    """The ways from one spot to another, the simplest first: straight, horizontal then vertical, vertical first."""
    (x, y), (across, level) = place.middle, origin.middle
    leftwards = x < across
    start = origin.x - 10 if leftwards else origin.right + 10
    side = place.right + 12 if leftwards else place.x - 12
    top, bottom = max(origin.y, place.y), min(origin.bottom, place.bottom)
    if bottom - top >= _STRAIGHT:
        yield (start, (top + bottom) / 2), (side, (top + bottom) / 2)
        return
    edge = place.y - 12 if level < y else place.bottom + 12
    if abs(edge - level) >= _LEAST_LEG:
        yield (start, level), (x, level), (x, edge)
    yield (across, origin.bottom + 10 if level < y else origin.y - 10), (across, y), (side, y)


def _crossed(way: _Way, boxes: Sequence[Box]) -> int:
    return sum(
        min(x, to_x) < box.right
        and box.x < max(x, to_x)
        and min(y, to_y) < box.bottom
        and box.y < max(y, to_y)
        for (x, y), (to_x, to_y) in pairwise(way)
        for box in boxes
    )
