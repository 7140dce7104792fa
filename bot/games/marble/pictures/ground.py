"""The ground of Rome: positions of triangles, points and places; the river, hills, bridges, names."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, pairwise
from math import copysign, hypot, pi, sin, sqrt
from typing import TypeAlias

from PIL import Image

from bot.engine import Move, open_decisions
from bot.games.marble.board import EDGES, PLACES, POINTS, TRIANGLES, row_of
from bot.games.marble.components import LAYOUT
from bot.games.marble.rules.moves import Claim, Play, Recall
from bot.games.marble.state import View
from bot.pictures import fonts
from bot.pictures.canvas import Canvas, Point
from bot.pictures.fonts import PLACE_ON_TILE, Face, Style
from bot.pictures.pieces import Sketch, between, inset
from bot.pictures.sprites import icon, kept
from bot.pictures.theme import DARK_GOLD, INK, NIGHT, SOFT, WALL, WATER, WATER_DARK, WATER_LIGHT, Colour, rgb

SITE = 0.375  # radius of a site's hexagon, as a fraction of the side of a triangle
COLUMNS, LINES = 20, 10  # size of the board, in half sides and in rows
Outline: TypeAlias = tuple[Point, Point, Point, Point]
"""The corners of a rhombus in order, an acute one first."""


@dataclass(frozen=True)
class Plan:
    """A scale and position of the board: half the side of a triangle, and the north-western corner, in px."""

    half: int
    x: int = 0
    y: int = 0

    def moved(self, x: int, y: int) -> Plan:
        """The same plan moved right and down."""
        return Plan(self.half, self.x + x, self.y + y)

    @property
    def side(self) -> int:
        return 2 * self.half

    @property
    def row(self) -> int:
        """The height of a triangle, in whole px so that all pieces of a kind look alike."""
        return round(self.half * sqrt(3))

    @property
    def scale(self) -> float:
        """The size relative to the table's."""
        return self.half / 44

    def at(self, line: float, column: float) -> Point:
        """The intersection of a line of points and a column on the sheet, in px from the top left."""
        return self.x + column * self.half, self.y + line * self.row

    def point(self, name: str) -> Point:
        return self._points[name]

    @cached_property
    def _points(self) -> dict[str, Point]:
        return {name: self.at(point.line, point.column) for name, point in POINTS.items()}

    def triangle(self, name: str) -> list[Point]:
        return [self.point(corner) for corner in TRIANGLES[name].corners]

    def centre(self, name: str) -> Point:
        triangle = TRIANGLES[name]
        return self.at(triangle.row - 1 + (2 if triangle.up else 1) / 3, triangle.column)

    def outline(self, place: str) -> Outline:
        acute, obtuse = PLACES[place].acute, PLACES[place].obtuse
        return self.point(acute[0]), self.point(obtuse[0]), self.point(acute[1]), self.point(obtuse[1])

    def middle(self, place: str) -> Point:
        """The middle of a place on the sheet, halfway between its acute corners."""
        (west, north, *_), (east, south, *_) = (self.point(corner) for corner in PLACES[place].acute)
        return (west + east) / 2, (north + south) / 2

    def hexagon(self, x: float, y: float, reach: float) -> list[Point]:
        """A hexagon around a point, its corners clockwise from the east."""
        across, down = reach / 2, reach * self.row / self.side
        southern = [(x + reach, y), (x + across, y + down), (x - across, y + down)]
        return [*southern, (x - reach, y), (x - across, y - down), (x + across, y - down)]


LETTER = 22  # size of a row's letter in a name: small, as it is repeated beside the row
NUMBER = 32  # size of a number in a name: 11 px high on a phone
PLAIN = Style(Face.SANS, LETTER)
RAIL = Style(Face.SANS_BOLD, 34)
NAMING: dict[type[Move], str] = {Play: "place", Recall: "magistrate", Claim: "magistrate"}
"""The field of each move that names a place."""
RAIL_WEST, RAIL_EAST = 76, 26
"""Distances of a row's letters from the rim: beyond the river, and right of the board."""


def named_now(view: View) -> Collection[str]:
    """The triangles of all places that answers to the present questions can name."""
    found: dict[str, None] = {}
    for decision in open_decisions(view):
        for form in decision.forms(view):
            if form.move in NAMING:
                places = (PLACES.get(str(value)) for value in form.options(NAMING[form.move]))
                found |= dict.fromkeys(name for place in places if place for name in place.triangles)
    return found


def draw_name(
    canvas: Canvas,
    plan: Plan,
    at: Point,
    name: str,
    colour: Colour,
    style: Style = PLACE_ON_TILE,
    plate: Colour | None = None,
) -> None:
    """The name of a triangle around a point, on a pill in the color of `plate`, if given."""
    (x, y), row = at, row_of(name)
    row_style, number_style = style.at(round(LETTER * plan.scale)), style.at(round(NUMBER * plan.scale))
    number = name.removeprefix(row)
    wide = fonts.width(row, row_style) + fonts.width(number, number_style)
    if plate:
        high = number_style.size - 2
        canvas.rectangle(x - (wide + 12) / 2, y - high / 2, wide + 12, high, plate, 8)
    # Letter and number share a baseline instead of a middle.
    upper, lower = (fonts.capital_height(part.face, part.size) for part in (row_style, number_style))
    taken = canvas.text(x - wide / 2, y + (lower - upper) / 2, row, row_style, colour)
    canvas.text(x - wide / 2 + taken, y, number, number_style, colour)


def draw_rows(canvas: Canvas, plan: Plan) -> None:
    style = RAIL.at(round(RAIL.size * plan.scale))
    for line, row in enumerate(LAYOUT.rows):
        columns = [triangle.column for triangle in TRIANGLES.values() if row_of(triangle.name) == row]
        for column, away in ((min(columns) - 0.5, -RAIL_WEST), (max(columns) + 0.5, RAIL_EAST)):
            x, y = plan.at(line + 0.5, column)
            canvas.text(x + away * plan.scale, y, row, style, SOFT, "middle")


TRAVERTINE, TRAVERTINE_DARK, JOINT = rgb("#EADFCA"), rgb("#DCCFB5"), rgb("#C4B391")
RIM, RIM_LIGHT, RIM_SHADOW = rgb("#BBA57C"), rgb("#DACCB0"), rgb("#14100E")
ON_TRAVERTINE = rgb("#62503A")
HILL, HILL_LIGHT, HILL_EDGE = rgb("#A9C080"), rgb("#C7D7A6"), rgb("#4C6B38")
HILL_PLATE = rgb("#3F5A2E")
TRACE = rgb("#CDBF9F")
RIVER_NAME = rgb("#0F3247")
Layer: TypeAlias = tuple[float, Colour]  # distance from a triangle's edge, and color
LIT: tuple[Layer, ...] = ((1.0, DARK_GOLD), (2.6, rgb("#FFFBF1")))
STONE: tuple[Layer, ...] = ((1.5, rgb("#8E9A9E")), (3.5, rgb("#D5DCDC")))
BANK, RIVER = 8.0, 38.0  # distance of the Tiber from the rim, and its width, on the table
BEYOND = 40.0  # distance to which the river is drawn beyond the picture
LABEL_SINK = 4
"""Distance of a triangle's name from its middle, toward the wider part, on the table."""


LABEL_ASIDE = 11
"""Distance that it has moved away from an aqueduct on one of the triangle's slopes."""


def draw_triangle_name(canvas: Canvas, plan: Plan, triangle: str, pieces: Collection[frozenset[str]]) -> None:
    """The name of a free triangle, clear of a piece of an aqueduct along a side, and on a pill beside any piece."""
    (x, y), up = plan.centre(triangle), TRIANGLES[triangle].up
    sides = [side for side in combinations(TRIANGLES[triangle].corners, 2) if frozenset(side) in pieces]
    for side in sides:
        beside = sum(plan.point(corner)[0] for corner in side) / 2 - x
        x -= copysign(LABEL_ASIDE * plan.scale, beside) if abs(beside) > 1 else 0
    sink, stone = (1, TRAVERTINE) if up else (-1, TRAVERTINE_DARK)
    at, plate = (x, y + sink * LABEL_SINK * plan.scale), stone if sides else None
    draw_name(canvas, plan, at, triangle, ON_TRAVERTINE, PLAIN, plate)


@kept
def sheet(plan: Plan, width: int, height: int, river: str, lettered: bool) -> Image.Image:
    """The empty board before the first tile; `lettered` with the rows' letters."""
    sketch = Sketch(0, 0, width, height, smoothing=2, ground=WALL)
    _draw_river(sketch, plan, height)
    rim = [plan.at(*corner) for corner in ((0, 5), (0, 15), (5, 20), (10, 15), (10, 5), (5, 0))]
    scale = plan.scale
    sketch.polygon([(x, y + 9 * scale) for x, y in inset(rim, -8 * scale)], RIM_SHADOW)
    for depth, colour in ((8, DARK_GOLD), (6.5, NIGHT), (5, RIM), (3.4, RIM_LIGHT), (0, TRAVERTINE)):
        sketch.polygon(inset(rim, -depth * scale), colour)
    for triangle in TRIANGLES.values():
        if not triangle.up:
            sketch.polygon(plan.triangle(triangle.name), TRAVERTINE_DARK)
    for edge in EDGES.values():
        sketch.line([plan.point(end) for end in edge.points], 1.5 * scale, JOINT)
    canvas = Canvas.over(sketch.sprite())
    _name_river(canvas, plan, river)
    if lettered:
        draw_rows(canvas, plan)
    return canvas.image


def _bank(plan: Plan, distance: float, height: int) -> list[Point]:
    """A line at a distance from the western rim, from the picture's upper edge to its lower one."""
    west_x, west_y = plan.at(5, 0)
    slope = plan.half / plan.row
    x = west_x - distance * plan.scale * hypot(plan.half, plan.row) / plan.row
    above, below = west_y + BEYOND, height - west_y + BEYOND
    return [(x + above * slope, -BEYOND), (x, west_y), (x + below * slope, height + BEYOND)]


def _draw_river(sketch: Sketch, plan: Plan, height: int) -> None:
    for near, far, colour in ((-4, RIVER + 2, WATER_DARK), (-2, RIVER, WATER)):
        bank, other = _bank(plan, BANK + near, height), _bank(plan, BANK + far, height)
        sketch.polygon([*bank, *other[::-1]], colour)
    for number, distance in enumerate((9.0, 19.0, 29.0)):
        for start, end in pairwise(_bank(plan, BANK + distance, height)):
            _draw_waves(sketch, plan, start, end, number)


def _draw_waves(sketch: Sketch, plan: Plan, start: Point, end: Point, number: int) -> None:
    """Short waves on every third stretch, so that the three lines of them alternate."""
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
    """The river's name along its southern half."""
    style = Style(Face.CINZEL_BLACK, round(24 * plan.scale), spacing=9 * plan.scale)
    mask = fonts.mask(river.upper(), style).image
    larger = mask.resize((mask.width * 2, mask.height * 2))
    turned = larger.rotate(-60, expand=True, resample=Image.Resampling.BICUBIC).reduce(2)
    x, y = between(plan.at(5, 0), plan.at(10, 5), 0.5)
    away = (BANK + RIVER / 2) * plan.scale
    x, y = x - away * 0.866, y + away * 0.5
    canvas.paste(RIVER_NAME, (round(x - turned.width / 2), round(y - turned.height / 2)), turned)


def draw_hill(canvas: Canvas, plan: Plan, triangle: str, name: str, fills: bool) -> None:
    """A hill, with its name if given; its corners are paler if it `fills` parts of sites."""
    put_on_triangle(canvas, plan, triangle, _hill, fills)
    (x, y), up = plan.centre(triangle), TRIANGLES[triangle].up
    size = round(plan.side * (0.36 if name else 0.46))
    sink = (-5 if up else 14) if name else (-4 if up else -2)
    canvas.centre(icon("marble/hill", size), x, y + plan.scale * sink)
    if name:
        style, high = PLACE_ON_TILE.at(round(22 * plan.scale)), 27 * plan.scale
        wide = fonts.width(name, style) + 14 * plan.scale
        y += plan.scale * (20 if up else -12)
        canvas.rectangle(x - wide / 2, y - high / 2, wide, high, HILL_PLATE, round(8 * plan.scale))
        canvas.text(x, y, name, style, TRAVERTINE, "middle")


def draw_bridge(canvas: Canvas, plan: Plan, triangle: str, labeled: bool) -> None:
    """A bridge tile on the board, with the name of its triangle."""
    put_on_triangle(canvas, plan, triangle, plate, STONE)
    (x, y), up = plan.centre(triangle), TRIANGLES[triangle].up
    if not labeled:
        canvas.centre(icon("marble/bridge", round(38 * plan.scale)), x, y)
        return
    canvas.centre(icon("marble/bridge", round(28 * plan.scale)), x, y + plan.scale * (-14 if up else 16))
    draw_name(canvas, plan, (x, y + plan.scale * (12 if up else -10)), triangle, INK)


def put_on_triangle(
    canvas: Canvas, plan: Plan, triangle: str, sprite: Callable[..., Image.Image], *looks: object
) -> None:
    """Put a sprite on a triangle, in the orientation of that triangle."""
    across, down = zip(*plan.triangle(triangle), strict=True)
    canvas.put(sprite(TRIANGLES[triangle].up, plan.half, *looks), min(across), min(down))


@kept
def plate(up: bool, half: int, layers: Sequence[Layer]) -> Image.Image:
    sketch, points = _triangle(up, half)
    for depth, colour in layers:
        sketch.polygon(inset(points, depth * half / 44), colour)
    return sketch.sprite()


@kept
def _hill(up: bool, half: int, fills: bool) -> Image.Image:
    sketch, points = _triangle(up, half)
    scale = half / 44
    for depth, colour in ((0, HILL_EDGE), (2.2, HILL_LIGHT), (4.0, HILL)):
        sketch.polygon(inset(points, depth * scale), colour)
    for corner in range(3) if fills else ():
        here = points[corner]
        wedge = [here, *(between(here, points[other], SITE) for other in range(3) if other != corner)]
        sketch.polygon(inset(wedge, 2.4 * scale), HILL_LIGHT)
    return sketch.sprite()


@kept
def trace(up: bool, half: int) -> Image.Image:
    """The trace of a hill that was not drawn."""
    sketch, points = _triangle(up, half)
    scale = half / 44
    sketch.outline(inset(points, 5.5 * scale), 2.0 * scale, TRACE)
    return sketch.sprite()


def _triangle(up: bool, half: int) -> tuple[Sketch, list[Point]]:
    height = Plan(half).row
    points: list[Point] = [(half, 0), (2 * half, height), (0, height)]
    return Sketch(0, 0, 2 * half, height), points if up else [(half, height), (0, 0), (2 * half, 0)]
