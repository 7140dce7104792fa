"""District tiles: rhombuses in a city colour, a house in each corner, round each house a part of a site."""

from __future__ import annotations

from collections.abc import Collection
from math import ceil

from PIL import Image

from bot.games.marble.board import PLACES, Diagonal
from bot.games.marble.components import TileType
from bot.pictures.canvas import Canvas, Point
from bot.pictures.pieces import Sketch, between, inset
from bot.pictures.sprites import icon, kept
from bot.pictures.theme import IVORY, LIGHT_GOLD, NIGHT, mix, rgb

from .kinds import KINDS
from .plan import SITE, Outline, Plan

SHADOW = rgb("#A39070")
DEPTH = 0.07
"""How far the shadow falls, as a share of a side."""
CHECKOUT = 0.235
"""Size of a house, as a share of a side."""
ACUTE_HOUSE, OBTUSE_HOUSE = 0.262, 0.2
"""How far from its corner a house stands, as shares of a side."""
OFFER = 0.22
"""Size of the small tile that offers a place, as a share of a tile."""
SIGN = 0.40
"""Size of the building in the middle of a tile, as a share of a side."""

_FIRST: dict[Diagonal, str] = {}
for _place in PLACES.values():
    _FIRST.setdefault(_place.kind, _place.name)


def draw_shadow(canvas: Canvas, plan: Plan, place: str) -> None:
    """What a tile throws on the ground below."""
    _put(canvas, plan, place, _shadow(PLACES[place].kind, plan.half))


def draw_tile(canvas: Canvas, plan: Plan, place: str, type: TileType) -> None:
    """The tile, without what may stand on it."""
    _put(canvas, plan, place, _face(type, PLACES[place].kind, plan.half))


def draw_houses(
    canvas: Canvas, plan: Plan, place: str, type: TileType, finished: Collection[str] = ()
) -> None:
    """A house in each corner of a tile, but where the site is finished."""
    size = round(plan.side * CHECKOUT)
    house = icon(f"marble/house_{type}", size)
    acute, obtuse = PLACES[place].acute, PLACES[place].obtuse
    for pair, share in ((acute, ACUTE_HOUSE), (obtuse, OBTUSE_HOUSE)):
        for corner, across in (pair, pair[::-1]):
            if corner not in finished:
                at = _along(plan.point(corner), plan.point(across), share * plan.side)
                canvas.centre(house, *at)


def draw_sign(canvas: Canvas, plan: Plan, place: str, type: TileType) -> None:
    """The building of its type in the middle of a tile."""
    canvas.centre(icon(f"marble/{type}", round(plan.side * SIGN)), *plan.middle(place))


def draw_gold(canvas: Canvas, plan: Plan, place: str) -> None:
    """The frame round the tile of the last move."""
    _put(canvas, plan, place, _gold(PLACES[place].kind, plan.half))


def draw_offer(canvas: Canvas, plan: Plan, place: str) -> None:
    """A small tile of gold in the middle of a place, as a tile would lie there."""
    canvas.centre(_offer(PLACES[place].kind, plan.half), *plan.middle(place))


def _put(canvas: Canvas, plan: Plan, place: str, sprite: Image.Image) -> None:
    outline = plan.outline(place)
    margin = _margin(plan.half)
    canvas.put(sprite, min(x for x, _ in outline) - margin, min(y for _, y in outline) - margin)


def _margin(half: int) -> int:
    """What a sprite of a tile has around the tile."""
    return ceil(half * 0.25)


def _sketch(kind: Diagonal, half: int) -> tuple[Sketch, Outline, Plan]:
    """A sheet for a rhombus that lies this way, and its corners there."""
    plan, margin = Plan(half), _margin(half)
    corners = plan.outline(_FIRST[kind])
    west, north = min(x for x, _ in corners), min(y for _, y in corners)
    first, second, third, fourth = ((x - west, y - north) for x, y in corners)
    outline = first, second, third, fourth
    east, south = max(x for x, _ in outline), max(y for _, y in outline)
    return Sketch(-margin, -margin, ceil(east) + margin, ceil(south) + margin), outline, plan


@kept
def _shadow(kind: Diagonal, half: int) -> Image.Image:
    sketch, outline, plan = _sketch(kind, half)
    fall = plan.side * DEPTH
    sketch.polygon([(x, y + fall) for x, y in outline], SHADOW)
    sketch.polygon(outline, NIGHT)
    return sketch.sprite()


@kept
def _face(type: TileType, kind: Diagonal, half: int) -> Image.Image:
    """The tile in its colour, paler where it is part of a site."""
    sketch, outline, plan = _sketch(kind, half)
    look = KINDS[type]
    sketch.polygon(outline, look.dark)
    sketch.polygon(inset(outline, 1.5 * plan.scale), look.light)
    sketch.polygon(inset(outline, 3.6 * plan.scale), look.colour)
    for corner in range(4):
        wedge = wedge_of(outline, corner, SITE)
        sketch.polygon(inset(wedge, 2.2 * plan.scale), mix(look.colour, IVORY, 0.4))
    return sketch.sprite()


@kept
def _gold(kind: Diagonal, half: int) -> Image.Image:
    sketch, outline, plan = _sketch(kind, half)
    for depth, thickness, colour in ((-0.5, 10.0, NIGHT), (-0.5, 5.5, LIGHT_GOLD)):
        ring = inset(outline, depth * plan.scale)
        sketch.line([*ring, ring[0], ring[1]], thickness * plan.scale, colour)
    return sketch.sprite()


@kept
def _offer(kind: Diagonal, half: int) -> Image.Image:
    _, outline, plan = _sketch(kind, half)
    x, y = ((outline[0][axis] + outline[2][axis]) / 2 for axis in (0, 1))
    small = [((across - x) * OFFER, (down - y) * OFFER) for across, down in outline]
    wide, high = (ceil(max(point[axis] for point in small)) + 4 for axis in (0, 1))
    sketch = Sketch(-wide, -high, wide, high)
    sketch.polygon(small, NIGHT)
    sketch.polygon(inset(small, 2.4 * plan.scale), LIGHT_GOLD)
    return sketch.sprite()


def wedge_of(outline: Outline, corner: int, share: float) -> list[Point]:
    """The part of a site's hexagon that a corner of a rhombus fills: one sixth of it, or two."""
    here = outline[corner]
    before = between(here, outline[corner - 1], share)
    after = between(here, outline[(corner + 1) % 4], share)
    if corner % 2 == 0:
        return [here, before, after]
    return [here, before, (before[0] + after[0] - here[0], before[1] + after[1] - here[1]), after]


def _along(start: Point, end: Point, distance: float) -> Point:
    length = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
    return between(start, end, distance / length)
