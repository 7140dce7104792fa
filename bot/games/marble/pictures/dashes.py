"""Frames of dashes round what does not lie on rectangles: where something will be, but is not yet."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, dist, floor, hypot

from PIL import Image

from bot.pictures.canvas import Canvas, Point
from bot.pictures.highlights import DASH
from bot.pictures.pieces import Sketch, between
from bot.pictures.sprites import kept
from bot.pictures.theme import LIGHT_GOLD, NIGHT

_MARGIN = 8
"""What a frame has around the middle of its line, in px."""


def draw(canvas: Canvas, outline: Sequence[Point]) -> None:
    """Light gold dashes on night along an outline; a dash at each corner."""
    west, north = floor(min(x for x, _ in outline)), floor(min(y for _, y in outline))
    points = tuple((round(x - west, 1), round(y - north, 1)) for x, y in outline)
    canvas.put(_frame(points), west - _MARGIN, north - _MARGIN)


def along(line: Sequence[Point], reach: float) -> list[Point]:
    """The outline of a strip along a line that goes so far to both sides of it and beyond its ends."""
    sides: tuple[list[Point], list[Point]] = ([], [])
    for index, point in enumerate(line):
        back = _towards(line[index - 1], point) if index else None
        ahead = _towards(point, line[index + 1]) if index + 1 < len(line) else None
        x, y = back or ahead or (0.0, 0.0)
        next_x, next_y = ahead or back or (0.0, 0.0)
        share = reach / (1 + x * next_x + y * next_y)
        end_x, end_y = point[0], point[1]
        if back is None or ahead is None:
            beyond = reach if ahead is None else -reach
            end_x, end_y = end_x + x * beyond, end_y + y * beyond
        across, down = -(y + next_y) * share, (x + next_x) * share
        sides[0].append((end_x + across, end_y + down))
        sides[1].append((end_x - across, end_y - down))
    return [*sides[0], *sides[1][::-1]]


@kept
def _frame(points: tuple[Point, ...]) -> Image.Image:
    """The frame, its upper left corner at -_MARGIN."""
    width, height = ceil(max(x for x, _ in points)), ceil(max(y for _, y in points))
    sketch = Sketch(-_MARGIN, -_MARGIN, width + _MARGIN, height + _MARGIN)
    sketch.line([*points, points[0]], DASH[2] + 4, NIGHT)
    for start, end in zip(points, (*points[1:], points[0]), strict=True):
        length = dist(start, end)
        dash, gap, thickness = DASH
        count = max(1, round(length / (dash + gap)))
        pitch = length / count
        for step in range(count + 1):
            first, last = pitch * step - (pitch - gap) / 2, pitch * step + (pitch - gap) / 2
            ends = [between(start, end, min(max(at / length, 0), 1)) for at in (first, last)]
            sketch.line(ends, thickness, LIGHT_GOLD)
    return sketch.sprite()


def _towards(start: Point, end: Point) -> Point:
    x, y = end[0] - start[0], end[1] - start[1]
    length = hypot(x, y)
    return x / length, y / length
