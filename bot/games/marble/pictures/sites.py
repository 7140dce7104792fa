"""Building sites: hexagons where tiles meet, growing, nearly closed, and finished."""

from __future__ import annotations

from math import ceil, cos, pi, sin

from PIL import Image

from bot.games.marble.components import SiteKind
from bot.pictures.canvas import Canvas
from bot.pictures.pieces import Sketch
from bot.pictures.sprites import icon, kept
from bot.pictures.theme import LIGHT_GOLD, NIGHT, WATER, Colour, rgb

from .kinds import KINDS
from .plan import SITE, Plan

GROUND = rgb("#FFFBF1")
POOL = rgb("#DDEFF5")
STONE, STONE_LIGHT = rgb("#A5A9AA"), rgb("#D2D4D2")
BUILDING = 0.5
"""Size of a building on its site, as a share of a side."""
TOKEN = 0.34
"""Size of the owner's token there."""

COLOURS: dict[SiteKind, tuple[Colour, Colour]] = {
    "temple": (KINDS["temple"].colour, GROUND),
    "bath": (KINDS["bath"].colour, GROUND),
    "theatre": (KINDS["theatre"].colour, GROUND),
    "arena": (KINDS["arena"].colour, GROUND),
    "fountain": (WATER, POOL),
    "plaza": (STONE, STONE_LIGHT),
}
"""Frame and ground of a site by what stands on it."""


def draw_ground(canvas: Canvas, plan: Plan, point: str, content: SiteKind, fresh: bool) -> None:
    """The hexagon of a finished site, in the colour of its building; framed in gold when it is new."""
    canvas.centre(_hexagon(content, plan.half, fresh), *plan.point(point))


def draw_building(canvas: Canvas, plan: Plan, point: str, content: SiteKind) -> None:
    """The building, or the fountain, on its site."""
    if content != "plaza":
        x, y = plan.point(point)
        canvas.centre(icon(f"marble/{content}", round(plan.side * BUILDING)), x, y - plan.scale)


def draw_closing(canvas: Canvas, plan: Plan, point: str) -> None:
    """The ring round a site that lacks one wedge."""
    canvas.centre(closing_ring(plan.half), *plan.point(point))


@kept
def _hexagon(content: SiteKind, half: int, fresh: bool) -> Image.Image:
    plan = Plan(half)
    reach = plan.side * SITE
    frame, ground = COLOURS[content]
    layers: list[tuple[float, Colour]] = [(0, NIGHT), (1.8, frame), (6, ground)]
    if fresh:
        layers = [(-8, NIGHT), (-5.6, LIGHT_GOLD), *layers]
    sketch = _sketch(reach + 10 * plan.scale)
    for depth, colour in layers:
        sketch.polygon(plan.hexagon(0, 0, reach - depth * plan.scale), colour)
    if content == "plaza":
        for outer, colour in ((0.62, STONE), (0.5, STONE_LIGHT), (0.24, STONE)):
            sketch.polygon(plan.hexagon(0, 0, reach * outer), colour)
    return sketch.sprite()


@kept
def closing_ring(half: int) -> Image.Image:
    """A gold hexagon on night, as large as a site."""
    plan = Plan(half)
    reach = plan.side * SITE
    sketch = _sketch(reach + 4 * plan.scale)
    for thickness, colour in ((5.5, NIGHT), (2.8, LIGHT_GOLD)):
        ring = plan.hexagon(0, 0, reach)
        sketch.line([*ring, ring[0], ring[1]], thickness * plan.scale, colour)
    return sketch.sprite()


def _sketch(reach: float) -> Sketch:
    size = ceil(reach)
    return Sketch(-size, -size, size, size)


@kept
def dotted_ring(radius: int) -> Image.Image:
    """A ring of gold dots on night: where something was."""
    size = radius + 6
    sketch = Sketch(-size, -size, size, size)
    dots = max(8, round(radius * 0.48))
    for grow, colour in ((2.0, NIGHT), (0.0, LIGHT_GOLD)):
        for dot in range(dots):
            angle = 2 * pi * dot / dots
            sketch.disc(radius * cos(angle), radius * sin(angle), 2.6 + grow, colour)
    return sketch.sprite()
