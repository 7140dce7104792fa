"""The aqueducts: outlets on the eastern rim, pieces along the edges, an arrow at the end."""

from __future__ import annotations

from math import ceil

from PIL import Image

from bot.games.marble.board import POINTS
from bot.games.marble.components import LAYOUT, Direction
from bot.games.marble.components import Colour as Water
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import PLACE_ON_TILE
from bot.pictures.pieces import Sketch, between
from bot.pictures.sprites import icon, kept
from bot.pictures.theme import INK, IVORY, LIGHT_GOLD, NIGHT, WATER_LIGHT, Colour, rgb

from .plan import Plan

STONES: dict[Water, tuple[Colour, Colour, Colour]] = {
    "grey": (rgb("#9EA3A5"), rgb("#D0D3D2"), rgb("#5B6165")),
    "brown": (rgb("#A56B38"), rgb("#D19A63"), rgb("#5C3618")),
    "white": (rgb("#F2ECDF"), rgb("#FFFFFF"), rgb("#8C8374")),
}
"""Base, light and dark of each aqueduct's stones."""
DISCS: dict[Water, Colour] = {"grey": rgb("#A5A9AA"), "brown": rgb("#8F5A2C"), "white": rgb("#FFFDF7")}
OUTLET = 50
"""Width of an outlet on the table."""
PIERS = 7


def draw_outlet(canvas: Canvas, x: float, y: float, colour: Water, letter: str, size: int = OUTLET) -> None:
    """The disc that stands for an aqueduct, with the letter of its colour."""
    canvas.centre(_disc(colour, size), x, y)
    style = PLACE_ON_TILE.at(max(22, round(size * 0.66)))
    canvas.text(x, y, letter, style, IVORY if colour == "brown" else INK, "middle")


def _disc(colour: Water, size: int) -> Image.Image:
    light, base = STONES[colour][1], DISCS[colour]
    return icon("marble/outlet", size, (("kind", base), ("kind-dark", light)))


def draw_piece(canvas: Canvas, plan: Plan, start: str, end: str, colour: Water, fresh: bool) -> None:
    """A piece from point to point; on gold when it was laid just now."""
    x, y = between(plan.point(start), plan.point(end), 0.5)
    canvas.centre(_piece(colour, direction(start, end), plan.half, fresh), x, y)


def draw_joint(canvas: Canvas, plan: Plan, point: str, colour: Water) -> None:
    """Where two pieces meet."""
    canvas.centre(_joint(colour, plan.half), *plan.point(point))


def draw_end(canvas: Canvas, plan: Plan, start: str, end: str) -> None:
    """The arrow on the last piece: that way the water flows on."""
    x, y = between(plan.point(start), plan.point(end), 0.5)
    canvas.centre(_arrow(direction(start, end), plan.half), x, y)


def direction(start: str, end: str) -> Direction:
    """Which way a piece leads."""
    return next(way for way, point in POINTS[start].neighbours.items() if point == end)


def _ends(direction: Direction, plan: Plan) -> tuple[float, float, float, float]:
    """From the middle of an edge: half of the way along it, and a px across it."""
    lines, columns = LAYOUT.directions[direction]
    x, y = columns * plan.half, lines * plan.row
    length = float((x * x + y * y) ** 0.5)
    return x / 2, y / 2, -y / length, x / length


def _sketch(direction: Direction, plan: Plan) -> Sketch:
    x, y, *_ = _ends(direction, plan)
    width, height = ceil(abs(x) + plan.half * 0.4), ceil(abs(y) + plan.half * 0.4)
    return Sketch(-width, -height, width, height)


@kept
def _piece(colour: Water, direction: Direction, half: int, fresh: bool) -> Image.Image:
    plan = Plan(half)
    sketch = _sketch(direction, plan)
    x, y, across_x, across_y = _ends(direction, plan)

    def bar(width: float, fill: Colour) -> None:
        wide_x, wide_y = across_x * width * plan.scale, across_y * width * plan.scale
        sketch.polygon(
            [
                (-x + wide_x, -y + wide_y),
                (x + wide_x, y + wide_y),
                (x - wide_x, y - wide_y),
                (-x - wide_x, -y - wide_y),
            ],
            fill,
        )

    base, light, dark = STONES[colour]
    if fresh:
        bar(15, NIGHT)
        bar(13, LIGHT_GOLD)
    for width, fill in ((9.5, INK), (7.6, light), (6.0, base), (3.4, dark), (2.3, WATER_LIGHT)):
        bar(width, fill)
    for pier in range(1, PIERS + 1):
        share = 2 * pier / (PIERS + 1) - 1
        for side in (1, -1):
            near, far = side * 3.6 * plan.scale, side * 7.0 * plan.scale
            sketch.line(
                [
                    (x * share + across_x * near, y * share + across_y * near),
                    (x * share + across_x * far, y * share + across_y * far),
                ],
                1.8 * plan.scale,
                dark,
            )
    return sketch.sprite()


@kept
def _joint(colour: Water, half: int) -> Image.Image:
    plan = Plan(half)
    size = ceil(13 * plan.scale)
    sketch = Sketch(-size, -size, size, size)
    base, light, dark = STONES[colour]
    for radius, fill in ((11.5, INK), (9.6, light), (8.2, base), (5.2, dark), (4.2, WATER_LIGHT)):
        sketch.disc(0, 0, radius * plan.scale, fill)
    return sketch.sprite()


@kept
def _arrow(direction: Direction, half: int) -> Image.Image:
    plan = Plan(half)
    sketch = _sketch(direction, plan)
    x, y, across_x, across_y = _ends(direction, plan)
    length = (x * x + y * y) ** 0.5
    ahead_x, ahead_y = x / length, y / length
    for reach, fill in ((17.0, INK), (12.5, WATER_LIGHT)):
        reach *= plan.scale
        back_x, back_y = -ahead_x * reach * 0.7, -ahead_y * reach * 0.7
        sketch.polygon(
            [
                (ahead_x * reach, ahead_y * reach),
                (back_x + across_x * reach, back_y + across_y * reach),
                (back_x - across_x * reach, back_y - across_y * reach),
            ],
            fill,
        )
    return sketch.sprite()
