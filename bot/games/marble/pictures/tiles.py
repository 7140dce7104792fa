"""Everything on the ground: district tiles, building sites, aqueducts."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from math import ceil, cos, dist, pi, sin
from typing import NamedTuple

from PIL import Image

from bot.games.marble.board import PLACES, POINTS, Diagonal
from bot.games.marble.components import LAYOUT, Direction, SiteKind, TileType
from bot.games.marble.components import Colour as Water
from bot.games.marble.state import Tile
from bot.pictures import theme
from bot.pictures.canvas import Canvas, Point
from bot.pictures.fonts import PLACE_ON_TILE
from bot.pictures.pieces import Sketch, between, inset, towards
from bot.pictures.sprites import icon, kept
from bot.pictures.theme import INK, IVORY, LIGHT_GOLD, NIGHT, WATER, WATER_LIGHT, Colour, mix, rgb

from .ground import SITE, Outline, Plan


class Kind(NamedTuple):
    """The city color of a type, with its light and dark tone."""

    colour: Colour
    light: Colour
    dark: Colour


KINDS: dict[TileType, Kind] = {
    "temple": Kind(theme.GREEN, theme.GREEN_LIGHT, theme.GREEN_DARK),
    "bath": Kind(theme.BLUE, theme.BLUE_LIGHT, theme.BLUE_DARK),
    "theatre": Kind(theme.YELLOW, theme.YELLOW_LIGHT, theme.YELLOW_DARK),
    "arena": Kind(theme.RED, theme.RED_LIGHT, theme.RED_DARK),
}

SHADOW = rgb("#A39070")
DEPTH = 0.07  # length of the shadow, as a fraction of a side
HOUSE = 0.235  # size of a house, as a fraction of a side
ACUTE_HOUSE, OBTUSE_HOUSE = 0.262, 0.2  # distances of a house from its corner, as fractions of a side
MARGIN = 0.25  # margin of a tile's sprite, as a fraction of half a side
OFFER = 0.22  # size of the small tile that offers a place, as a fraction of a tile
SIGN = 0.40  # size of the building in the middle of a tile, as a fraction of a side
_FIRST: dict[Diagonal, str] = {place.kind: place.name for place in reversed(PLACES.values())}


def draw_tiles(canvas: Canvas, plan: Plan, tiles: Mapping[str, Tile], finished: Collection[str] = ()) -> None:
    """Tiles on their shadows, with a house in each corner without a finished site."""
    for place in tiles:
        put_on_place(canvas, plan, place, _shadow)
    for place, tile in tiles.items():
        put_on_place(canvas, plan, place, _face, tile.type)
        house = icon(f"marble/house_{tile.type}", round(plan.side * HOUSE))
        acute, obtuse = PLACES[place].acute, PLACES[place].obtuse
        for pair, share in ((acute, ACUTE_HOUSE), (obtuse, OBTUSE_HOUSE)):
            for corner, across in (pair, pair[::-1]):
                if corner not in finished:
                    start, end = plan.point(corner), plan.point(across)
                    canvas.centre(house, *between(start, end, share * plan.side / dist(start, end)))


def draw_sign(canvas: Canvas, plan: Plan, place: str, type: TileType) -> None:
    canvas.centre(icon(f"marble/{type}", round(plan.side * SIGN)), *plan.middle(place))


def put_on_place(
    canvas: Canvas, plan: Plan, place: str, sprite: Callable[..., Image.Image], *looks: str
) -> None:
    """Put a sprite on a place, in the orientation of that place."""
    across, down = zip(*plan.outline(place), strict=True)
    margin = ceil(plan.half * MARGIN)
    canvas.put(sprite(PLACES[place].kind, plan.half, *looks), min(across) - margin, min(down) - margin)


def _sketch(kind: Diagonal, half: int) -> tuple[Sketch, Outline, Plan]:
    """A sheet for a rhombus in this orientation, and its corners there."""
    plan, margin = Plan(half), ceil(half * MARGIN)
    corners = plan.outline(_FIRST[kind])
    west, north = map(min, zip(*corners, strict=True))
    first, second, third, fourth = ((x - west, y - north) for x, y in corners)
    outline = first, second, third, fourth
    east, south = (ceil(max(along)) for along in zip(*outline, strict=True))
    return Sketch(-margin, -margin, east + margin, south + margin), outline, plan


@kept
def _shadow(kind: Diagonal, half: int) -> Image.Image:
    sketch, outline, plan = _sketch(kind, half)
    sketch.polygon([(x, y + plan.side * DEPTH) for x, y in outline], SHADOW)
    sketch.polygon(outline, NIGHT)
    return sketch.sprite()


@kept
def _face(kind: Diagonal, half: int, type: TileType) -> Image.Image:
    """The tile in its color, paler in its parts of sites."""
    sketch, outline, plan = _sketch(kind, half)
    colour, light, dark = KINDS[type]
    for depth, tone in ((0, dark), (1.5, light), (3.6, colour)):
        sketch.polygon(inset(outline, depth * plan.scale), tone)
    for corner in range(4):
        wedge = wedge_of(outline, corner, SITE)
        sketch.polygon(inset(wedge, 2.2 * plan.scale), mix(colour, IVORY, 0.4))
    return sketch.sprite()


@kept
def gold(kind: Diagonal, half: int) -> Image.Image:
    """The frame around the tile of the last move."""
    sketch, outline, plan = _sketch(kind, half)
    for thickness, colour in ((10.0, NIGHT), (5.5, LIGHT_GOLD)):
        sketch.outline(inset(outline, -0.5 * plan.scale), thickness * plan.scale, colour)
    return sketch.sprite()


@kept
def offer(kind: Diagonal, half: int) -> Image.Image:
    """A small gold tile for the middle of a place, in the orientation of a tile there."""
    _, outline, plan = _sketch(kind, half)
    x, y = between(outline[0], outline[2], 0.5)
    small = [((across - x) * OFFER, (down - y) * OFFER) for across, down in outline]
    wide, high = (ceil(max(along)) + 4 for along in zip(*small, strict=True))
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


SITE_GROUND = rgb("#FFFBF1")
POOL = rgb("#DDEFF5")
STONE, STONE_LIGHT = rgb("#A5A9AA"), rgb("#D2D4D2")
BUILDING = 0.5  # size of a building on its site, as a fraction of a side
TOKEN = 0.34  # size of the owner's token there, as a fraction of a side

SITE_COLOURS: dict[str, tuple[Colour, Colour]] = {
    **{kind: (look.colour, SITE_GROUND) for kind, look in KINDS.items()},
    "fountain": (WATER, POOL),
    "plaza": (STONE, STONE_LIGHT),
}
"""Frame and ground colors of a site by what is built on it."""


@kept
def site(content: SiteKind, half: int, fresh: bool) -> Image.Image:
    """The hexagon of a finished site, in the color of its building; framed in gold if new."""
    plan, (frame, ground) = Plan(half), SITE_COLOURS[content]
    reach = plan.side * SITE
    layers: list[tuple[float, Colour]] = [(0, NIGHT), (1.8, frame), (6, ground)]
    if fresh:
        layers = [(-8, NIGHT), (-5.6, LIGHT_GOLD), *layers]
    sketch = _sketch_around(reach + 10 * plan.scale)
    for depth, colour in layers:
        sketch.polygon(plan.hexagon(0, 0, reach - depth * plan.scale), colour)
    if content == "plaza":
        for outer, colour in ((0.62, STONE), (0.5, STONE_LIGHT), (0.24, STONE)):
            sketch.polygon(plan.hexagon(0, 0, reach * outer), colour)
    return sketch.sprite()


@kept
def closing_ring(half: int) -> Image.Image:
    """A gold hexagon with a dark edge, as large as a site, around one that lacks one wedge."""
    plan = Plan(half)
    sketch = _sketch_around(plan.side * SITE + 4 * plan.scale)
    for thickness, colour in ((5.5, NIGHT), (2.8, LIGHT_GOLD)):
        sketch.outline(plan.hexagon(0, 0, plan.side * SITE), thickness * plan.scale, colour)
    return sketch.sprite()


def _sketch_around(reach: float) -> Sketch:
    size = ceil(reach)
    return Sketch(-size, -size, size, size)


@kept
def dotted_ring(radius: int) -> Image.Image:
    """A ring of gold dots with dark edges, where something was."""
    sketch = _sketch_around(radius + 6)
    dots = max(8, round(radius * 0.48))
    for grow, colour in ((2.0, NIGHT), (0.0, LIGHT_GOLD)):
        for dot in range(dots):
            angle = 2 * pi * dot / dots
            sketch.disc(radius * cos(angle), radius * sin(angle), 2.6 + grow, colour)
    return sketch.sprite()


STONES: dict[Water, tuple[Colour, Colour, Colour]] = {
    "grey": (rgb("#9EA3A5"), rgb("#D0D3D2"), rgb("#5B6165")),
    "brown": (rgb("#A56B38"), rgb("#D19A63"), rgb("#5C3618")),
    "white": (rgb("#F2ECDF"), rgb("#FFFFFF"), rgb("#8C8374")),
}
"""Base, light and dark color of each aqueduct's stones."""
DISCS: dict[Water, Colour] = {"grey": rgb("#A5A9AA"), "brown": rgb("#8F5A2C"), "white": rgb("#FFFDF7")}
OUTLET = 50  # width of an outlet on the table
PIERS = 7


def draw_disc(canvas: Canvas, x: float, y: float, colour: Water, letter: str, size: int) -> None:
    """The disc of an aqueduct, with the letter of its color."""
    disc = icon("marble/outlet", size, (("kind", DISCS[colour]), ("kind-dark", STONES[colour][1])))
    canvas.centre(disc, x, y)
    style = PLACE_ON_TILE.at(max(22, round(size * 0.66)))
    canvas.text(x, y, letter, style, IVORY if colour == "brown" else INK, "middle")


def draw_piece(canvas: Canvas, plan: Plan, start: str, end: str, colour: Water, fresh: bool) -> None:
    """A piece from point to point; on gold if just laid."""
    x, y = between(plan.point(start), plan.point(end), 0.5)
    canvas.centre(_piece_sprite(colour, direction_of(start, end), plan.half, fresh), x, y)


def direction_of(start: str, end: str) -> Direction:
    return next(way for way, point in POINTS[start].neighbours.items() if point == end)


def _edge_sketch(direction: Direction, plan: Plan) -> tuple[Sketch, float, float, float, float]:
    """A sheet around the middle of an edge, half of the way along the edge, and a px across it."""
    lines, columns = LAYOUT.directions[direction]
    x, y = columns * plan.half, lines * plan.row
    ahead_x, ahead_y = towards((0, 0), (x, y))
    width, height = ceil(abs(x / 2) + plan.half * 0.4), ceil(abs(y / 2) + plan.half * 0.4)
    return Sketch(-width, -height, width, height), x / 2, y / 2, -ahead_y, ahead_x


@kept
def _piece_sprite(colour: Water, direction: Direction, half: int, fresh: bool) -> Image.Image:
    plan = Plan(half)
    sketch, x, y, across_x, across_y = _edge_sketch(direction, plan)

    base, light, dark = STONES[colour]
    bars = [(9.5, INK), (7.6, light), (6.0, base), (3.4, dark), (2.3, WATER_LIGHT)]
    for width, fill in [(15.0, NIGHT), (13.0, LIGHT_GOLD), *bars] if fresh else bars:
        wide_x, wide_y = across_x * width * plan.scale, across_y * width * plan.scale
        one_side = [(-x + wide_x, -y + wide_y), (x + wide_x, y + wide_y)]
        sketch.polygon([*one_side, (x - wide_x, y - wide_y), (-x - wide_x, -y - wide_y)], fill)
    for pier in range(1, PIERS + 1):
        share = 2 * pier / (PIERS + 1) - 1
        for side in (1, -1):
            ends = [
                (x * share + across_x * reach, y * share + across_y * reach)
                for reach in (side * 3.6 * plan.scale, side * 7.0 * plan.scale)
            ]
            sketch.line(ends, 1.8 * plan.scale, dark)
    return sketch.sprite()


@kept
def joint(colour: Water, half: int) -> Image.Image:
    """The joint of two pieces."""
    plan, (base, light, dark) = Plan(half), STONES[colour]
    sketch = _sketch_around(13 * plan.scale)
    for radius, fill in ((11.5, INK), (9.6, light), (8.2, base), (5.2, dark), (4.2, WATER_LIGHT)):
        sketch.disc(0, 0, radius * plan.scale, fill)
    return sketch.sprite()


@kept
def arrow(direction: Direction, half: int) -> Image.Image:
    """The end of an aqueduct, pointing where the water flows."""
    plan = Plan(half)
    sketch, _, _, across_x, across_y = _edge_sketch(direction, plan)
    ahead_x, ahead_y = across_y, -across_x
    for reach, fill in ((17.0 * plan.scale, INK), (12.5 * plan.scale, WATER_LIGHT)):
        back_x, back_y = -ahead_x * reach * 0.7, -ahead_y * reach * 0.7
        left = back_x + across_x * reach, back_y + across_y * reach
        right = back_x - across_x * reach, back_y - across_y * reach
        sketch.polygon([(ahead_x * reach, ahead_y * reach), left, right], fill)
    return sketch.sprite()
