"""The forum: areas of mosaic, eagles, envoys; and where on the picture they lie."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from PIL import Image

from bot.i18n.fluent import Locale
from bot.pictures.canvas import Box, Canvas
from bot.pictures.context import separately
from bot.pictures.fonts import DETAIL_BOLD, Style
from bot.pictures.pieces import token
from bot.pictures.sprites import icon, kept
from bot.pictures.theme import (
    DARK_GOLD,
    IVORY,
    MARBLE,
    MARBLE_EDGE,
    MARBLE_SHADE,
    NIGHT,
    SEATS,
    SOFT,
    WHITE,
    rgb,
)

from .looks import COLOURS, letter

FLOOR = rgb("#3A2A30")
EAGLE = "eagle"
TESSERAE = 4
"""Squares of tesserae along a cell, and the least cell that has any."""
LEAST_WITH_TESSERAE = 60
EDGE = 3
"""Width of the dark edge of an area, and of the light one inside it, in px."""
LARGEST = 96
"""The largest cell, in px."""
HOLLOW = 4
"""Where so many cells are missing above a column, its letter stands below them."""
STANDS = {
    (True, False): (0.62, 0.63, 0.56),
    (False, False): (0.68, 0.62, 0.52),
    (True, True): (0.66, 0.66, 0.52),
    (False, True): (0.7, 0.72, 0.46),
}
"""Where on its cell a token stands, and its size, as shares; by whether the cell is large, and has two letters."""
LETTERS = "ABCDEFGHI"
SIDES = {"n": (0, -1), "w": (-1, 0), "e": (1, 0), "s": (0, 1)}


@dataclass(frozen=True, slots=True)
class Plan:
    """Where the cells lie: the side of a cell, the upper left corner of A1, columns and rows."""

    cell: int
    x: int
    y: int
    columns: int
    rows: int

    def box(self, cell: str) -> Box:
        """Where a cell lies."""
        column, row = coordinates(cell)
        return Box(self.x + column * self.cell, self.y + row * self.cell, self.cell, self.cell)

    @property
    def width(self) -> int:
        """Of all columns, in px."""
        return self.columns * self.cell

    @property
    def height(self) -> int:
        """Of all rows, in px."""
        return self.rows * self.cell


def coordinates(cell: str) -> tuple[int, int]:
    """Column and row of a cell, from 0."""
    return LETTERS.index(cell[0]), int(cell[1:]) - 1


def extent(cells: Iterable[str]) -> tuple[int, int]:
    """How many columns and rows the forum has."""
    places = [coordinates(cell) for cell in cells]
    return max(column for column, _ in places) + 1, max(row for _, row in places) + 1


def plan(cells: Iterable[str], room: Box) -> Plan:
    """The largest cells with which the forum fits into the room, from its upper left corner on."""
    columns, rows = extent(cells)
    cell = min(LARGEST, room.width // columns, room.height // rows) // 2 * 2
    return Plan(cell, room.x, room.y, columns, rows)


def draw_frame(canvas: Canvas, box: Box) -> None:
    """The floor round the mosaic, in its frame."""
    canvas.rectangle(*box, DARK_GOLD, 12)
    canvas.rectangle(*box.inset(2), NIGHT, 10)
    canvas.rectangle(*box.inset(5), FLOOR, 8)


def draw_rails(canvas: Canvas, plan: Plan, cells: Collection[str]) -> None:
    """The letters above the columns, the numbers before the rows: next to the first cell where others are far."""
    style = DETAIL_BOLD.at(32)
    for column in range(plan.columns):
        first = min(row for at, row in map(coordinates, cells) if at == column)
        x = plan.x + (column + 0.5) * plan.cell
        y = plan.y + first * plan.cell - 13 if first >= HOLLOW else plan.y - 16
        canvas.text(x, y, LETTERS[column], style, SOFT, "middle")
    for row in range(plan.rows):
        first = min(column for column, at in map(coordinates, cells) if at == row)
        left, middle = plan.x + first * plan.cell, plan.y + (row + (0.4 if first else 0.5)) * plan.cell
        canvas.text(left - 9, middle, str(row + 1), style, SOFT, "right")


@separately
def draw_mosaic(
    canvas: Canvas,
    plan: Plan,
    cells: Mapping[str, str],
    complete: Collection[Collection[str]],
    locale: Locale,
) -> None:
    """The areas in their colours, each an inlaid stone; the complete ones framed in ivory."""
    canvas.put(_mosaic(tuple(sorted(cells.items())), plan.cell), plan.x - EDGE - 1, plan.y - EDGE - 1)
    for area in complete:
        _draw_inlay(canvas, plan, area)
    framed = {cell for area in complete for cell in area}
    for cell, colour in cells.items():
        if colour != EAGLE:
            box, kind = plan.box(cell), COLOURS[colour]
            inset = (13 if cell in framed else 10) - (0 if plan.cell >= LEAST_WITH_TESSERAE else 3)
            canvas.text(box.x + inset, box.y + inset + 8, letter(colour, locale), _letter(plan), kind.ink)


def _letter(plan: Plan) -> Style:
    return DETAIL_BOLD.at(32 if plan.cell >= 70 else 26)


@kept
def _mosaic(cells: tuple[tuple[str, str], ...], size: int) -> Image.Image:
    """All cells without what stands on them, on a rim of marble."""
    colours = dict(cells)
    columns, rows = extent(colours)
    rim = EDGE + 1
    canvas = Canvas(columns * size + 2 * rim, rows * size + 2 * rim, FLOOR)
    for cell in colours:
        column, row = coordinates(cell)
        canvas.rectangle(column * size, row * size, size + 2 * rim, size + 2 * rim, MARBLE_EDGE)
    for cell in colours:
        column, row = coordinates(cell)
        canvas.rectangle(column * size + 2, row * size + 2, size + 4, size + 4, MARBLE_SHADE)
    for cell, colour in colours.items():
        column, row = coordinates(cell)
        alike = frozenset(
            side
            for side, (across, down) in SIDES.items()
            if colours.get(f"{LETTERS[column + across] if 0 <= column + across < 9 else ''}{row + down + 1}")
            == colour
        )
        x, y = column * size + rim, row * size + rim
        if colour == EAGLE:
            _eagle_cell(canvas, x, y, size)
        else:
            _stone(canvas, x, y, size, colour, alike)
    return canvas.image


def _eagle_cell(canvas: Canvas, x: int, y: int, size: int) -> None:
    canvas.rectangle(x, y, size, size, MARBLE_EDGE)
    canvas.rectangle(x + EDGE, y + EDGE, size - 2 * EDGE, size - 2 * EDGE, MARBLE_SHADE)
    canvas.rectangle(x + EDGE, y + EDGE, size - 2 * EDGE, 3, WHITE)
    canvas.rectangle(x + EDGE, y + EDGE, 3, size - 2 * EDGE, WHITE)
    canvas.rectangle(x + 9, y + 9, size - 18, size - 18, MARBLE)


def _stone(canvas: Canvas, x: int, y: int, size: int, colour: str, alike: frozenset[str]) -> None:
    """A cell of an area: edges only where the area ends."""
    kind = COLOURS[colour]
    canvas.rectangle(x, y, size, size, kind.stone)
    if size >= LEAST_WITH_TESSERAE:
        step = size / TESSERAE
        for row in range(TESSERAE):
            for column in range(row % 2, TESSERAE, 2):
                canvas.rectangle(x + column * step, y + row * step, step, step, kind.glint)
    if "n" not in alike:
        canvas.rectangle(x, y + EDGE, size, EDGE, kind.light)
    if "w" not in alike:
        canvas.rectangle(x + EDGE, y, EDGE, size, kind.light)
    edges = {
        "n": (x, y, size, EDGE),
        "w": (x, y, EDGE, size),
        "e": (x + size - EDGE, y, EDGE, size),
        "s": (x, y + size - EDGE, size, EDGE),
    }
    for side, edge in edges.items():
        if side not in alike:
            canvas.rectangle(*edge, kind.dark)


def _draw_inlay(canvas: Canvas, plan: Plan, area: Collection[str]) -> None:
    """A frame of ivory inside the edge of an area, with its inner corners."""
    places = {coordinates(cell) for cell in area}
    wide, at = (5, EDGE) if plan.cell >= LEAST_WITH_TESSERAE else (4, EDGE)
    for column, row in places:
        x, y = plan.x + column * plan.cell, plan.y + row * plan.cell
        far = plan.cell - at - wide
        ends = {side: (column + dx, row + dy) not in places for side, (dx, dy) in SIDES.items()}
        left, top = (at if ends["w"] else 0), (at if ends["n"] else 0)
        across = plan.cell - left - (at if ends["e"] else 0)
        down = plan.cell - top - (at if ends["s"] else 0)
        if ends["n"]:
            canvas.rectangle(x + left, y + at, across, wide, IVORY)
        if ends["s"]:
            canvas.rectangle(x + left, y + far, across, wide, IVORY)
        if ends["w"]:
            canvas.rectangle(x + at, y + top, wide, down, IVORY)
        if ends["e"]:
            canvas.rectangle(x + far, y + top, wide, down, IVORY)
        for vertical, dy in (("n", -1), ("s", 1)):
            for horizontal, dx in (("w", -1), ("e", 1)):
                inner = not ends[vertical] and not ends[horizontal] and (column + dx, row + dy) not in places
                if inner:
                    corner_x = x if dx < 0 else x + plan.cell - at - wide
                    corner_y = y if dy < 0 else y + plan.cell - at - wide
                    canvas.rectangle(corner_x, corner_y, at + wide, at + wide, IVORY)


@separately
def draw_envoys(
    canvas: Canvas, plan: Plan, cells: Mapping[str, str], envoys: Mapping[str, int], locale: Locale
) -> None:
    """Eagles, and the tokens of who stands where."""
    size = plan.cell
    for cell, colour in cells.items():
        box, seat = plan.box(cell), envoys.get(cell)
        x, y = box.middle
        if colour == EAGLE:
            if seat is None:
                canvas.centre(icon("trajanum/eagle", round(size * 0.74)), x, y)
                continue
            canvas.centre(
                icon("trajanum/eagle", round(size * 0.52)), box.x + size * 0.34, box.y + size * 0.36
            )
            canvas.centre(token(SEATS[seat], round(size * 0.54)), box.x + size * 0.64, box.y + size * 0.62)
        elif seat is not None:
            large, long = size >= LEAST_WITH_TESSERAE, len(letter(colour, locale)) > 1
            across, down, share = STANDS[large, long]
            at = box.x + size * across, box.y + size * down
            canvas.centre(token(SEATS[seat], round(size * share)), *at)
