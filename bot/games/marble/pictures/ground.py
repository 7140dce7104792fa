"""The ground of Rome: the Tiber, the hexagon of travertine with its triangles, hills and bridges."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, hypot, pi, sin
from typing import TypeAlias

from PIL import Image

from bot.games.marble.board import POINTS, TRIANGLES
from bot.pictures import fonts
from bot.pictures.canvas import Canvas, Point
from bot.pictures.fonts import PLACE_ON_TILE, Face, Style
from bot.pictures.pieces import Sketch, between, inset
from bot.pictures.sprites import icon, kept
from bot.pictures.theme import DARK_GOLD, INK, NIGHT, WALL, WATER, WATER_DARK, WATER_LIGHT, Colour, rgb

from . import labels
from .plan import SITE, Plan

TRAVERTINE, TRAVERTINE_DARK, JOINT = rgb("#EADFCA"), rgb("#DCCFB5"), rgb("#C4B391")
RIM, RIM_LIGHT, RIM_SHADOW = rgb("#BBA57C"), rgb("#DACCB0"), rgb("#14100E")
ON_TRAVERTINE = rgb("#62503A")
HILL, HILL_LIGHT, HILL_EDGE = rgb("#A9C080"), rgb("#C7D7A6"), rgb("#4C6B38")
HILL_PLATE = rgb("#3F5A2E")
TRACE = rgb("#CDBF9F")
RIVER_NAME = rgb("#0F3247")

Layer: TypeAlias = tuple[float, Colour]
"""How far within a triangle, and in which colour."""
LIT: tuple[Layer, ...] = ((1.0, DARK_GOLD), (2.6, rgb("#FFFBF1")))
STONE: tuple[Layer, ...] = ((1.5, rgb("#8E9A9E")), (3.5, rgb("#D5DCDC")))

BANK, RIVER = 8.0, 38.0
"""How far from the rim the Tiber begins, and how wide it is, on the table."""
BEYOND = 40.0
"""How far the river is drawn beyond the picture."""
LABEL_SINK = 4
"""How far the name of a triangle stands from its middle, where there is more room, on the table."""


def draw_ground(canvas: Canvas, plan: Plan, river: str, lettered: bool) -> None:
    """All that lies there before the first tile, as far as the canvas reaches; `lettered` with the rows' letters."""
    canvas.put(_ground(plan, canvas.width, canvas.height, river, lettered), 0, 0)


def draw_name(canvas: Canvas, plan: Plan, triangle: str) -> None:
    """The name of a bare triangle."""
    x, y = plan.centre(triangle)
    sink = LABEL_SINK * plan.scale * (1 if TRIANGLES[triangle].up else -1)
    labels.draw_name(canvas, plan, x, y + sink, triangle, ON_TRAVERTINE, labels.PLAIN)


@kept
def _ground(plan: Plan, width: int, height: int, river: str, lettered: bool) -> Image.Image:
    sketch = Sketch(0, 0, width, height, smoothing=2, ground=WALL)
    _draw_river(sketch, plan, height)
    rim = [plan.at(*corner) for corner in ((0, 5), (0, 15), (5, 20), (10, 15), (10, 5), (5, 0))]
    scale = plan.scale
    sketch.polygon([(x, y + 9 * scale) for x, y in inset(rim, -8 * scale)], RIM_SHADOW)
    for depth, colour in ((8, DARK_GOLD), (6.5, NIGHT), (5, RIM), (3.4, RIM_LIGHT), (0, TRAVERTINE)):
        sketch.polygon(inset(rim, -depth * scale) if depth else rim, colour)
    for triangle in TRIANGLES.values():
        if not triangle.up:
            sketch.polygon(plan.triangle(triangle.name), TRAVERTINE_DARK)
    for point in POINTS.values():
        for way in ("E", "SW", "SE"):
            if way in point.neighbours:
                sketch.line([plan.point(point.name), plan.point(point.neighbours[way])], 1.5 * scale, JOINT)
    canvas = Canvas.over(sketch.sprite())
    _name_river(canvas, plan, river)
    if lettered:
        labels.draw_rows(canvas, plan)
    return canvas.image


def _bank(plan: Plan, distance: float, height: int) -> list[Point]:
    """A line so far from the western rim: from the upper edge of the picture to the lower."""
    west_x, west_y = plan.at(5, 0)
    slope = plan.half / plan.row
    x = west_x - distance * plan.scale * hypot(plan.half, plan.row) / plan.row
    above, below = west_y + BEYOND, height - west_y + BEYOND
    return [(x + above * slope, -BEYOND), (x, west_y), (x + below * slope, height + BEYOND)]


def _draw_river(sketch: Sketch, plan: Plan, height: int) -> None:
    def strip(near: float, far: float, colour: Colour) -> None:
        sketch.polygon([*_bank(plan, near, height), *_bank(plan, far, height)[::-1]], colour)

    strip(BANK - 4, BANK + RIVER + 2, WATER_DARK)
    strip(BANK - 2, BANK + RIVER, WATER)
    for number, distance in enumerate((9.0, 19.0, 29.0)):
        points = _bank(plan, BANK + distance, height)
        for start, end in pairwise(points):
            _draw_waves(sketch, plan, start, end, number)


def _draw_waves(sketch: Sketch, plan: Plan, start: Point, end: Point, number: int) -> None:
    """Short waves, every third stretch of the way, so that three lines of them alternate."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    aside = (end[1] - start[1]) / length, (start[0] - end[0]) / length
    stretches = round(length / (16 * plan.scale))
    for stretch in range(stretches):
        if (stretch + number) % 3:
            continue
        points = []
        for step in range(9):
            x, y = between(start, end, (stretch + 1.2 * step / 8) / stretches)
            swing = 2.2 * plan.scale * sin(step * pi / 4)
            points.append((x + aside[0] * swing, y + aside[1] * swing))
        sketch.line(points, 2.0 * plan.scale, WATER_LIGHT)


def _name_river(canvas: Canvas, plan: Plan, river: str) -> None:
    """The name along the southern half of the river."""
    style = Style(Face.CINZEL_BLACK, round(24 * plan.scale), spacing=9 * plan.scale)
    mask = fonts.mask(river.upper(), style).image
    larger = mask.resize((mask.width * 2, mask.height * 2))
    turned = larger.rotate(-60, expand=True, resample=Image.Resampling.BICUBIC).reduce(2)
    x, y = between(plan.at(5, 0), plan.at(10, 5), 0.5)
    away = (BANK + RIVER / 2) * plan.scale
    x, y = x - away * 0.866, y + away * 0.5
    canvas.image.paste(RIVER_NAME, (round(x - turned.width / 2), round(y - turned.height / 2)), turned)


def draw_trace(canvas: Canvas, plan: Plan, triangle: str) -> None:
    """Where a hill would be that was not drawn."""
    _put(canvas, plan, triangle, _trace(TRIANGLES[triangle].up, plan.half))


def draw_lit(canvas: Canvas, plan: Plan, triangle: str, at: Point | None) -> None:
    """A triangle that can be built on now, with its name at a point."""
    _put(canvas, plan, triangle, _plate(TRIANGLES[triangle].up, plan.half, LIT))
    if at:
        canvas.text(*at, triangle, PLACE_ON_TILE.at(max(22, round(19 * plan.scale))), INK, "middle")


def draw_hill(canvas: Canvas, plan: Plan, triangle: str, name: str, fills: bool) -> None:
    """A hill, with its name where it is given; paler where it `fills` parts of sites."""
    up = TRIANGLES[triangle].up
    _put(canvas, plan, triangle, _hill(up, plan.half, fills))
    x, y = plan.centre(triangle)
    size = round(plan.side * (0.36 if name else 0.46))
    sink = (-5 if up else 14) if name else (-4 if up else -2)
    canvas.centre(icon("marble/hill", size), x, y + plan.scale * sink)
    if name:
        style = PLACE_ON_TILE.at(round(22 * plan.scale))
        wide = fonts.width(name, style) + 14 * plan.scale
        high = 27 * plan.scale
        y += plan.scale * (20 if up else -12)
        canvas.rectangle(x - wide / 2, y - high / 2, wide, high, HILL_PLATE, round(8 * plan.scale))
        canvas.text(x, y, name, style, TRAVERTINE, "middle")


def draw_bridge(canvas: Canvas, plan: Plan, triangle: str, labelled: bool) -> None:
    """A bridge tile that nobody has taken, with the name of its triangle."""
    up = TRIANGLES[triangle].up
    _put(canvas, plan, triangle, _plate(up, plan.half, STONE))
    x, y = plan.centre(triangle)
    if not labelled:
        canvas.centre(icon("marble/bridge", round(38 * plan.scale)), x, y)
        return
    canvas.centre(icon("marble/bridge", round(28 * plan.scale)), x, y + plan.scale * (-14 if up else 16))
    labels.draw_name(canvas, plan, x, y + plan.scale * (12 if up else -10), triangle, INK)


def _put(canvas: Canvas, plan: Plan, triangle: str, sprite: Image.Image) -> None:
    corners = plan.triangle(triangle)
    canvas.put(sprite, min(x for x, _ in corners), min(y for _, y in corners))


def _triangle(up: bool, half: int) -> tuple[Sketch, list[Point]]:
    plan = Plan(half)
    height = plan.row
    points: list[Point] = [(half, 0), (2 * half, height), (0, height)]
    if not up:
        points = [(half, height), (0, 0), (2 * half, 0)]
    return Sketch(0, 0, plan.side, ceil(height)), points


@kept
def _hill(up: bool, half: int, fills: bool) -> Image.Image:
    sketch, points = _triangle(up, half)
    scale = half / 44
    sketch.polygon(points, HILL_EDGE)
    sketch.polygon(inset(points, 2.2 * scale), HILL_LIGHT)
    sketch.polygon(inset(points, 4.0 * scale), HILL)
    for corner in range(3) if fills else ():
        here = points[corner]
        wedge = [here, *(between(here, points[other], SITE) for other in range(3) if other != corner)]
        sketch.polygon(inset(wedge, 2.4 * scale), HILL_LIGHT)
    return sketch.sprite()


@kept
def _plate(up: bool, half: int, layers: Sequence[Layer]) -> Image.Image:
    sketch, points = _triangle(up, half)
    for depth, colour in layers:
        sketch.polygon(inset(points, depth * half / 44), colour)
    return sketch.sprite()


@kept
def _trace(up: bool, half: int) -> Image.Image:
    sketch, points = _triangle(up, half)
    scale = half / 44
    ring = inset(points, 5.5 * scale)
    sketch.line([*ring, ring[0], ring[1]], 2.0 * scale, TRACE)
    return sketch.sprite()
