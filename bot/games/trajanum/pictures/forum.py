"""The forum: areas of mosaic, eagles, envoys, where on the picture they lie; Trajan's Column and the plaza."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import ceil

from PIL import Image

from bot.app.fallbacks import separately
from bot.games.trajanum.state import Forum, Table, View
from bot.i18n.fluent import Locale, Words
from bot.pictures import fonts, highlights, theme
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import DETAIL, DETAIL_BOLD, HEADING
from bot.pictures.panels import Section
from bot.pictures.pieces import token
from bot.pictures.private_board import LEFT, RIGHT
from bot.pictures.sprites import icon, kept

from .tiles import COLOURS, colour_letter

FORUM_FLOOR = theme.rgb("#3A2A30")
EAGLE = "eagle"
TESSERAE = 4
"""Squares of tesserae along a cell, and the least cell that has any."""
LEAST_WITH_TESSERAE = 60
AREA_EDGE = 3
"""Width of the dark edge of an area, and of the light one inside it, in px."""
LARGEST_CELL = 96
HOLLOW = 4
"""Where so many cells are missing above a column, its letter stands below them."""
TOKEN_SPOTS = {
    (True, False): (0.62, 0.63, 0.56),
    (False, False): (0.68, 0.62, 0.52),
    (True, True): (0.66, 0.66, 0.52),
    (False, True): (0.7, 0.72, 0.46),
}
"""Where on its cell a token stands, and its size, as shares; by whether the cell is large, and has two letters."""
LETTERS = "ABCDEFGHI"
SIDES = {"n": (0, -1), "w": (-1, 0), "e": (1, 0), "s": (0, 1)}


@dataclass(frozen=True, slots=True)
class ForumPlan:
    """Where the cells lie: the side of a cell, the upper left corner of A1, columns and rows."""

    cell: int
    x: int
    y: int
    columns: int
    rows: int

    def box(self, cell: str) -> Box:
        column, row = coordinates(cell)
        return Box(self.x + column * self.cell, self.y + row * self.cell, self.cell, self.cell)

    @property
    def width(self) -> int:
        return self.columns * self.cell

    @property
    def height(self) -> int:
        return self.rows * self.cell


def coordinates(cell: str) -> tuple[int, int]:
    return LETTERS.index(cell[0]), int(cell[1:]) - 1


def forum_extent(cells: Iterable[str]) -> tuple[int, int]:
    places = [coordinates(cell) for cell in cells]
    return max(column for column, _ in places) + 1, max(row for _, row in places) + 1


def forum_plan(cells: Iterable[str], room: Box) -> ForumPlan:
    """The largest cells with which the forum fits into the room, from its upper left corner on."""
    columns, rows = forum_extent(cells)
    cell = min(LARGEST_CELL, room.width // columns, room.height // rows) // 2 * 2
    return ForumPlan(cell, room.x, room.y, columns, rows)


def draw_forum(canvas: Canvas, forum: Forum, plan: ForumPlan, frame: Box, locale: Locale) -> None:
    cells = forum.colours()
    draw_frame(canvas, frame)
    draw_mosaic(canvas, plan, cells, [area.cells for area in forum.areas if not forum.free(area)], locale)
    draw_rails(canvas, plan, cells)
    draw_envoys(canvas, plan, cells, forum.envoys, locale)


def draw_frame(canvas: Canvas, box: Box) -> None:
    canvas.rectangle(*box, theme.DARK_GOLD, 12)
    canvas.rectangle(*box.inset(2), theme.NIGHT, 10)
    canvas.rectangle(*box.inset(5), FORUM_FLOOR, 8)


def draw_rails(canvas: Canvas, plan: ForumPlan, cells: Collection[str]) -> None:
    """The letters above the columns, the numbers before the rows: next to the first cell where others are far."""
    style = DETAIL_BOLD.at(32)
    for column in range(plan.columns):
        first = min(row for at, row in map(coordinates, cells) if at == column)
        x = plan.x + (column + 0.5) * plan.cell
        y = plan.y + first * plan.cell - 13 if first >= HOLLOW else plan.y - 16
        canvas.text(x, y, LETTERS[column], style, theme.SOFT, "middle")
    for row in range(plan.rows):
        first = min(column for column, at in map(coordinates, cells) if at == row)
        left, middle = plan.x + first * plan.cell, plan.y + (row + (0.4 if first else 0.5)) * plan.cell
        canvas.text(left - 9, middle, str(row + 1), style, theme.SOFT, "right")


@separately
def draw_mosaic(
    canvas: Canvas,
    plan: ForumPlan,
    cells: Mapping[str, str],
    complete: Collection[Collection[str]],
    locale: Locale,
) -> None:
    """The areas in their colours, each an inlaid stone; the complete ones framed in ivory."""
    mosaic = _mosaic(tuple(sorted(cells.items())), plan.cell)
    canvas.put(mosaic, plan.x - AREA_EDGE - 1, plan.y - AREA_EDGE - 1)
    style = DETAIL_BOLD.at(32 if plan.cell >= 70 else 26)
    for area in complete:
        _draw_inlay(canvas, plan, area)
    framed = {cell for area in complete for cell in area}
    for cell, colour in cells.items():
        if colour != EAGLE:
            box, kind = plan.box(cell), COLOURS[colour]
            inset = (13 if cell in framed else 10) - (0 if plan.cell >= LEAST_WITH_TESSERAE else 3)
            letter = colour_letter(colour, locale)
            canvas.text(box.x + inset, box.y + inset + 8, letter, style, kind.ink)


@kept
def _mosaic(cells: tuple[tuple[str, str], ...], size: int) -> Image.Image:
    colours = dict(cells)
    columns, rows = forum_extent(colours)
    rim = AREA_EDGE + 1
    canvas = Canvas(columns * size + 2 * rim, rows * size + 2 * rim, FORUM_FLOOR)
    for cell in colours:
        column, row = coordinates(cell)
        canvas.rectangle(column * size, row * size, size + 2 * rim, size + 2 * rim, theme.MARBLE_EDGE)
    for cell in colours:
        column, row = coordinates(cell)
        canvas.rectangle(column * size + 2, row * size + 2, size + 4, size + 4, theme.MARBLE_SHADE)
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
    canvas.rectangle(x, y, size, size, theme.MARBLE_EDGE)
    canvas.rectangle(
        x + AREA_EDGE, y + AREA_EDGE, size - 2 * AREA_EDGE, size - 2 * AREA_EDGE, theme.MARBLE_SHADE
    )
    canvas.rectangle(x + AREA_EDGE, y + AREA_EDGE, size - 2 * AREA_EDGE, 3, theme.WHITE)
    canvas.rectangle(x + AREA_EDGE, y + AREA_EDGE, 3, size - 2 * AREA_EDGE, theme.WHITE)
    canvas.rectangle(x + 9, y + 9, size - 18, size - 18, theme.MARBLE)


def _stone(canvas: Canvas, x: int, y: int, size: int, colour: str, alike: frozenset[str]) -> None:
    kind = COLOURS[colour]
    canvas.rectangle(x, y, size, size, kind.stone)
    if size >= LEAST_WITH_TESSERAE:
        step = size / TESSERAE
        for row in range(TESSERAE):
            for column in range(row % 2, TESSERAE, 2):
                canvas.rectangle(x + column * step, y + row * step, step, step, kind.glint)
    if "n" not in alike:
        canvas.rectangle(x, y + AREA_EDGE, size, AREA_EDGE, kind.light)
    if "w" not in alike:
        canvas.rectangle(x + AREA_EDGE, y, AREA_EDGE, size, kind.light)
    edges = {
        "n": (x, y, size, AREA_EDGE),
        "w": (x, y, AREA_EDGE, size),
        "e": (x + size - AREA_EDGE, y, AREA_EDGE, size),
        "s": (x, y + size - AREA_EDGE, size, AREA_EDGE),
    }
    for side, edge in edges.items():
        if side not in alike:
            canvas.rectangle(*edge, kind.dark)


def _draw_inlay(canvas: Canvas, plan: ForumPlan, area: Collection[str]) -> None:
    """A frame of ivory inside the edge of an area, with its inner corners."""
    places = {coordinates(cell) for cell in area}
    wide, at = (5, AREA_EDGE) if plan.cell >= LEAST_WITH_TESSERAE else (4, AREA_EDGE)
    for column, row in places:
        x, y = plan.x + column * plan.cell, plan.y + row * plan.cell
        far = plan.cell - at - wide
        ends = {side: (column + dx, row + dy) not in places for side, (dx, dy) in SIDES.items()}
        left, top = (at if ends["w"] else 0), (at if ends["n"] else 0)
        across = plan.cell - left - (at if ends["e"] else 0)
        down = plan.cell - top - (at if ends["s"] else 0)
        if ends["n"]:
            canvas.rectangle(x + left, y + at, across, wide, theme.IVORY)
        if ends["s"]:
            canvas.rectangle(x + left, y + far, across, wide, theme.IVORY)
        if ends["w"]:
            canvas.rectangle(x + at, y + top, wide, down, theme.IVORY)
        if ends["e"]:
            canvas.rectangle(x + far, y + top, wide, down, theme.IVORY)
        for vertical, dy in (("n", -1), ("s", 1)):
            for horizontal, dx in (("w", -1), ("e", 1)):
                inner = not ends[vertical] and not ends[horizontal] and (column + dx, row + dy) not in places
                if inner:
                    corner_x = x if dx < 0 else x + plan.cell - at - wide
                    corner_y = y if dy < 0 else y + plan.cell - at - wide
                    canvas.rectangle(corner_x, corner_y, at + wide, at + wide, theme.IVORY)


@separately
def draw_envoys(
    canvas: Canvas, plan: ForumPlan, cells: Mapping[str, str], envoys: Mapping[str, int], locale: Locale
) -> None:
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
            canvas.centre(
                token(theme.SEATS[seat], round(size * 0.54)), box.x + size * 0.64, box.y + size * 0.62
            )
        elif seat is not None:
            large, long = size >= LEAST_WITH_TESSERAE, len(colour_letter(colour, locale)) > 1
            across, down, share = TOKEN_SPOTS[large, long]
            at = box.x + size * across, box.y + size * down
            canvas.centre(token(theme.SEATS[seat], round(size * share)), *at)


COLUMN_TITLE = HEADING.at(32)
COLUMN_TEXT = DETAIL.at(32)
MARKER_PITCH = 78
"""From one column of markers on the plaza to the next, in px."""
COLUMN_MARGIN = 0.2
"""The share of its picture that the column leaves free at either side."""


@separately
def draw_column(canvas: Canvas, table: Table, words: Words, box: Box) -> None:
    """The column, the value of its fragment, and that each active citizen adds one."""
    title = words("picture-column-heading").upper()
    per = words("picture-per")
    wide = fonts.width(per, COLUMN_TEXT) + 42
    text = max(fonts.width(title, COLUMN_TITLE), wide)

    def draw_value(x: float, y: float, left: float, middle: float) -> None:
        highlights.wreathed(canvas, x, y, str(table.column_value), 66, theme.IVORY, "points_wreath")
        drawn = canvas.text(left, middle, per, COLUMN_TEXT, theme.SOFT)
        canvas.centre(icon("trajanum/citizen", 32), left + drawn + 24, middle)

    if box.height > box.width:
        x = box.x + box.width / 2
        size = min(box.width - 40, box.height - 150)
        top = box.y + (box.height - size - 150) / 2
        canvas.text(x, top + 18, title, COLUMN_TITLE, theme.GOLD, "middle", room=box.width)
        canvas.centre(icon("trajanum/column", size), x, top + 44 + size / 2)
        y = top + 44 + size + 46
        start = x - (66 + wide) / 2
        draw_value(start + 30, y, start + 70, y)
        return
    size = min(box.height - 4, round((box.width - text - 10) / (1 - 2 * COLUMN_MARGIN)))
    whole = size * (1 - 2 * COLUMN_MARGIN) + 10 + text
    left = box.x + (box.width - whole) / 2 - size * COLUMN_MARGIN
    middle = box.y + box.height / 2
    canvas.centre(icon("trajanum/column", size), left + size / 2, middle)
    x = left + size * (1 - COLUMN_MARGIN) + 10
    canvas.text(x, middle - 48, title, COLUMN_TITLE, theme.GOLD, room=box.right - x)
    draw_value(x + 30, middle, x, middle + 52)


@separately
def draw_plaza(canvas: Canvas, table: Table, words: Words, box: Box) -> None:
    there = [(seat, track) for seat, player in enumerate(table.players) for track in player.plaza]
    title = words("picture-plaza").upper()
    if box.height > box.width:
        size = min(box.width - 60, box.height - 190)
        x, top = box.x + box.width / 2, box.y + (box.height - size - 150) / 2
        canvas.text(x, top + 18, title, COLUMN_TITLE, theme.GOLD, "middle", room=box.width)
        canvas.centre(icon("trajanum/plaza", size), x, top + 36 + size / 2)
        y = top + size + 46
        wide = -(-len(there) // 3) * MARKER_PITCH - 8
        if not there:
            wide = ceil(fonts.width(words("picture-nobody"), COLUMN_TEXT))
        wide = min(box.width, wide)
        markers = Box(round(x - wide / 2), round(y), wide, round(box.bottom - y))
        _draw_plaza_markers(canvas, words, there, markers)
        return
    size = min(round(box.height * 0.62), round(box.width * 0.36), 150)
    middle = box.y + box.height / 2
    left = box.x + max(0.0, (box.width - size - 150) / 2) if box.width > 260 else box.x
    canvas.centre(icon("trajanum/plaza", size), left + size / 2, middle + 10)
    x = left + size + 8
    top = middle - (34 * min(3, max(1, len(there))) + 36) / 2
    canvas.text(x, top + 14, title, COLUMN_TITLE, theme.GOLD, room=box.right - x)
    _draw_plaza_markers(canvas, words, there, Box(round(x), round(top) + 34, round(box.right - x), 106))


def _draw_plaza_markers(canvas: Canvas, words: Words, there: Sequence[tuple[int, str]], box: Box) -> None:
    if not there:
        canvas.text(box.x, box.y + 16, words("picture-nobody"), COLUMN_TEXT, theme.FAINT, room=box.width)
        return
    sign = min(32, (_marker_pitch(len(there), box) - 8) // 2)
    for (seat, track), (x, y) in zip(there, marker_spots(len(there), box), strict=True):
        canvas.centre(token(theme.SEATS[seat], sign), x, y)
        canvas.centre(icon(f"trajanum/{track}", sign), x + sign + 2, y)


def marker_spots(count: int, box: Box) -> list[tuple[float, float]]:
    pitch = _marker_pitch(count, box)
    sign = min(32, (pitch - 8) // 2)
    return [(box.x + index // 3 * pitch + sign / 2, box.y + 17 + index % 3 * 35) for index in range(count)]


def _marker_pitch(count: int, box: Box) -> int:
    return min(MARKER_PITCH, (box.width + 8) // -(-count // 3))


SMALL_PLACE, LARGE_PLACE = 70, 90
"""Cells smaller than the one have room for one disc alone; those larger than the other for a large one."""


def draw_place_frame(canvas: Canvas, box: Box) -> None:
    canvas.frame(*box.inset(1), 8, theme.NIGHT, 8)
    canvas.frame(*box.inset(2), 5, theme.LIGHT_GOLD, 7)


def draw_place(canvas: Canvas, box: Box, label: str, text: str, *, covered: bool) -> None:
    """A place that can be chosen: framed, with its label, and with what it brings or costs.

    Where the place is `covered` by something, the label stands at its foot.
    """
    draw_place_frame(canvas, box)
    x, y = box.middle
    if box.width < SMALL_PLACE:
        highlights.disc(canvas, x, y, text or label, 36)
        return
    lower = y + box.height * (0.28 if covered else 0.14 if text else 0.0)
    highlights.disc(canvas, x, lower, label, 44 if box.width > LARGE_PLACE else 38)
    if text:
        highlights.label(canvas, x, box.y + 24, text, theme.INK, theme.LIGHT_GOLD)


def forum_section(view: View, places: Mapping[str, str], tallest: int, locale: Locale) -> Section:
    """The forum with the cells that can be chosen; its rows are at most so high together."""

    def draw(canvas: Canvas, top: int) -> None:
        plan = plan_on_papyrus(view, tallest, top)
        frame = Box(plan.x - 46, plan.y - 44, plan.width + 64, plan.height + 62)
        draw_forum(canvas, view.forum, plan, frame, locale)
        for cell, text in places.items():
            draw_place(canvas, plan.box(cell), cell, text, covered=cell in view.forum.eagles)

    return Section(plan_on_papyrus(view, tallest, 0).height + 92, draw)


def plan_on_papyrus(view: View, tallest: int, top: int) -> ForumPlan:
    """Where the cells lie in the middle of a private picture, below `top`."""
    found = forum_plan(view.forum.colours(), Box(0, 0, RIGHT - LEFT - 80, tallest))
    return replace(found, x=LEFT + (RIGHT - LEFT - found.width) // 2, y=top + 62)
