"""The forum: mosaic areas, eagles, envoys, and their places in the picture; Trajan's Column and the plaza."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import reduce
from itertools import product

from PIL import Image, ImageChops

from bot.games.trajanum.state import Forum, Table, View
from bot.i18n.fluent import Locale, Words
from bot.pictures import fonts, highlights, panels, theme
from bot.pictures.canvas import Box, Canvas
from bot.pictures.pieces import token
from bot.pictures.private_board import LEFT, RIGHT
from bot.pictures.row import Row, artwork, written
from bot.pictures.sprites import icon, kept

from .tiles import COLOURS, LETTERS, Grid, colour_letter, coordinates

FORUM_FLOOR = theme.rgb("#3A2A30")
EAGLE = "eagle"
TESSERAE = 4
"""The number of tesserae along a side of a cell."""
LEAST_WITH_TESSERAE = 60
"""The least size of a cell with tesserae, in px."""
INLAY_MARGIN = 12
AREA_EDGE = 3
"""Width of the dark edge of an area, and of the light edge inside it, in px."""
LARGEST_CELL = 96
HOLLOW = 4
"""The number of missing cells above a column from which on its letter is next to its first cell."""
TOKEN_SPOTS = {True: (0.66, 0.52), False: (0.73, 0.46)}
"""Position (across and down) and size of a token as shares of its cell, by whether the cell is large."""
NUMBER_SPOTS = {True: (14, 14), False: (13, 8)}
"""Position of a number that covers no letter, from the left and bottom of its cell, by whether the cell is large."""
SIDES = {"n": (0, -1), "w": (-1, 0), "e": (1, 0), "s": (0, 1)}


def forum_extent(cells: Iterable[str]) -> tuple[int, int]:
    places = [coordinates(cell) for cell in cells]
    return max(column for column, _ in places) + 1, max(row for _, row in places) + 1


def forum_plan(cells: Iterable[str], room: Box) -> Grid:
    """The grid with the largest cells with which the forum fits into the room, at its upper left corner."""
    columns, rows = forum_extent(cells)
    cell = min(LARGEST_CELL, room.width // columns, room.height // rows) // 2 * 2
    return Grid(cell, room.x, room.y, columns, rows)


def draw_forum(canvas: Canvas, forum: Forum, plan: Grid, frame: Box, locale: Locale) -> None:
    """Draw the areas, with an ivory line in complete ones, the eagles and the envoys."""
    cells, rim = forum.colours(), AREA_EDGE + 1
    left, up = NUMBER_SPOTS[plan.cell >= LEAST_WITH_TESSERAE]
    for cell in cells:
        canvas.spots[f"cell {cell}"] = box = plan.box(cell)
        canvas.spots[f"step cell {cell}"] = Box(box.x + left, box.bottom - up, 0, 0)
    canvas.rectangle(*frame, theme.DARK_GOLD, 12)
    canvas.rectangle(*frame.inset(2), theme.NIGHT, 10)
    canvas.rectangle(*frame.inset(5), FORUM_FLOOR, 8)
    canvas.put(_mosaic(tuple(sorted(cells.items())), plan.cell, locale), plan.x - rim, plan.y - rim)
    for area in forum.areas:
        if forum.stage(area) == "complete":
            box = plan.boxes(area.cells).inset(-INLAY_MARGIN)
            canvas.paste(theme.IVORY, (box.x, box.y), _inlay(area.cells, plan.cell))
    _draw_rails(canvas, plan, cells)
    _draw_envoys(canvas, plan, cells, forum.envoys)


def _draw_rails(canvas: Canvas, plan: Grid, cells: Collection[str]) -> None:
    """Draw the letters above the columns and the numbers before the rows."""
    style = fonts.DETAIL_BOLD.at(32)
    for column in range(plan.columns):
        first = min(row for at, row in map(coordinates, cells) if at == column)
        x = plan.x + (column + 0.5) * plan.cell
        y = plan.y + first * plan.cell - 15 if first >= HOLLOW else plan.y - 16
        canvas.text(x, y, LETTERS[column], style, theme.SOFT, "middle")
    for row in range(plan.rows):
        first = min(column for column, at in map(coordinates, cells) if at == row)
        left, middle = plan.x + first * plan.cell, plan.y + (row + (0.25 if first else 0.5)) * plan.cell
        canvas.text(left - 9, middle, str(row + 1), style, theme.SOFT, "right")


@kept
def _mosaic(cells: tuple[tuple[str, str], ...], size: int, locale: Locale) -> Image.Image:
    colours = {coordinates(cell): colour for cell, colour in cells}
    columns, rows = forum_extent(cell for cell, _ in cells)
    rim, large = AREA_EDGE + 1, size >= LEAST_WITH_TESSERAE
    canvas = Canvas(columns * size + 2 * rim, rows * size + 2 * rim, FORUM_FLOOR)
    for margin, ground in ((0, theme.MARBLE_EDGE), (2, theme.MARBLE_SHADE)):
        side = size + 2 * (rim - margin)
        for column, row in colours:
            canvas.rectangle(column * size + margin, row * size + margin, side, side, ground)
    style, inset = fonts.DETAIL_BOLD.at(32 if size >= 70 else 26), 13 if large else 10
    for (column, row), colour in colours.items():
        edges = [side for side, (dx, dy) in SIDES.items() if colours.get((column + dx, row + dy)) != colour]
        x, y = column * size + rim, row * size + rim
        _draw_stone(canvas, x, y, size, colour, edges)
        if colour != EAGLE:
            letter = colour_letter(colour, locale)
            canvas.text(x + inset, y + inset + 8, letter, style, COLOURS[colour].ink)
    return canvas.image


@kept
def _inlay(area: tuple[str, ...], size: int) -> Image.Image:
    """The mask of a line just inside the edge of an area, with a margin."""
    grid = Grid(size, 0, 0)
    bounds = grid.boxes(area).inset(-INLAY_MARGIN)
    ground = Image.new("L", (bounds.width, bounds.height))
    for box in map(grid.box, area):
        x, y = box.x - bounds.x, box.y - bounds.y
        ground.paste(255, (x, y, x + size, y + size))

    def shrunk(margin: int) -> Image.Image:
        moved = (ImageChops.offset(ground, x, y) for x, y in product((-margin, margin), repeat=2))
        return reduce(ImageChops.darker, moved)

    wide = 5 if size >= LEAST_WITH_TESSERAE else 4
    return ImageChops.subtract(shrunk(AREA_EDGE), shrunk(AREA_EDGE + wide))


def _draw_stone(canvas: Canvas, x: int, y: int, size: int, colour: str, edges: Collection[str]) -> None:
    """Draw a cell of the mosaic, with edges on the sides where its area ends."""
    if colour == EAGLE:
        inner = size - 2 * AREA_EDGE
        canvas.rectangle(x, y, size, size, theme.MARBLE_EDGE)
        canvas.rectangle(x + AREA_EDGE, y + AREA_EDGE, inner, inner, theme.WHITE)
        canvas.rectangle(x + AREA_EDGE + 3, y + AREA_EDGE + 3, inner - 3, inner - 3, theme.MARBLE_SHADE)
        canvas.rectangle(x + 9, y + 9, size - 18, size - 18, theme.MARBLE)
        return
    kind, far = COLOURS[colour], size - AREA_EDGE
    canvas.rectangle(x, y, size, size, kind.stone)
    if size >= LEAST_WITH_TESSERAE:
        step = size / TESSERAE
        for row in range(TESSERAE):
            for column in range(row % 2, TESSERAE, 2):
                canvas.rectangle(x + column * step, y + row * step, step, step, kind.glint)
    lines = (
        ("n", kind.light, (x, y + AREA_EDGE, size, AREA_EDGE)),
        ("w", kind.light, (x + AREA_EDGE, y, AREA_EDGE, size)),
        ("n", kind.dark, (x, y, size, AREA_EDGE)),
        ("w", kind.dark, (x, y, AREA_EDGE, size)),
        ("e", kind.dark, (x + far, y, AREA_EDGE, size)),
        ("s", kind.dark, (x, y + far, size, AREA_EDGE)),
    )
    for side, shade, line in lines:
        if side in edges:
            canvas.rectangle(*line, shade)


def _draw_envoys(canvas: Canvas, plan: Grid, cells: Mapping[str, str], envoys: Mapping[str, int]) -> None:
    size = plan.cell
    for cell, colour in cells.items():
        box, seat = plan.box(cell), envoys.get(cell)
        if colour == EAGLE:
            across, down, share = (0.5, 0.5, 0.74) if seat is None else (0.34, 0.36, 0.52)
            eagle = icon("trajanum/eagle", round(size * share))
            canvas.centre(eagle, box.x + size * across, box.y + size * down)
        if seat is not None:
            at, share = TOKEN_SPOTS[size >= LEAST_WITH_TESSERAE]
            sprite = token(theme.SEATS[seat], round(size * share))
            canvas.centre(sprite, box.x + size * at, box.y + size * at)


COLUMN_TITLE = fonts.HEADING.at(32)
COLUMN_TEXT = fonts.DETAIL.at(32)
MARKER_PITCH = 78
"""Distance between columns of markers on the plaza, in px."""
BESIDE_ARTWORK = 108
"""Height of the content below a title, in px."""


def _draw_titled(canvas: Canvas, box: Box, title: str, drawing: str) -> Box:
    """Draw an artwork with a title below or beside it, and return the box below the title."""
    middle = box.middle
    if box.height > box.width:
        size = min(box.width - 40, box.height - 42 - BESIDE_ARTWORK)
        top = round(middle[1] - (size + 42 + BESIDE_ARTWORK) / 2)
        canvas.centre(icon(drawing, size), middle[0], top + size / 2)
        x, y = box.x + 20, top + size + 20
    else:
        size = min(box.height - 4, round(box.width * 0.44), 180)
        canvas.centre(icon(drawing, size), box.x + size / 2, middle[1])
        x, y = box.x + size, round(middle[1] - (42 + BESIDE_ARTWORK) / 2) + 20
    canvas.text(x, y, title.upper(), COLUMN_TITLE, theme.GOLD, room=box.right - x)
    return Box(x, y + 22, box.right - x, BESIDE_ARTWORK)


def draw_column(canvas: Canvas, table: Table, words: Words, box: Box) -> None:
    """Draw the column with the points of its fragment, and with one more for each active citizen."""
    room = _draw_titled(canvas, box, words("picture-column-heading"), "trajanum/column")
    wreath = room.x + 30, room.y + 33
    highlights.wreathed(canvas, *wreath, str(table.column_value), 66, theme.IVORY, "points_wreath")
    per = written(words("picture-per"), COLUMN_TEXT, theme.SOFT)
    Row(canvas, room.x, room.right, room.y + 86).begin(per, artwork("trajanum/citizen", 32).after(8))


def draw_plaza(canvas: Canvas, table: Table, words: Words, box: Box) -> None:
    there = [(seat, track) for seat, player in enumerate(table.players) for track in player.plaza]
    room = _draw_titled(canvas, box, words("picture-plaza"), "trajanum/plaza")
    if not there:
        nobody = words("picture-nobody")
        canvas.text(room.x, room.y + 16, nobody, COLUMN_TEXT, theme.FAINT, room=room.width)
    sign, spots = marker_spots(len(there), room)
    for (seat, track), (x, y) in zip(there, spots, strict=True):
        canvas.centre(token(theme.SEATS[seat], sign), x, y)
        canvas.centre(icon(f"trajanum/{track}", sign), x + sign + 2, y)


def marker_spots(count: int, box: Box) -> tuple[int, list[tuple[float, float]]]:
    """The size of this number of markers, and their places, in columns of three."""
    pitch = min(MARKER_PITCH, (box.width + 8) // max(1, -(-count // 3)))
    sign = min(32, (pitch - 8) // 2)
    places = [divmod(index, 3) for index in range(count)]
    return sign, [(box.x + column * pitch + sign / 2, box.y + 17 + row * 35) for column, row in places]


def draw_place_frame(canvas: Canvas, box: Box) -> None:
    canvas.frame(*box.inset(1), 8, theme.NIGHT, 8)
    canvas.frame(*box.inset(2), 5, theme.LIGHT_GOLD, 7)


def draw_place(canvas: Canvas, box: Box, label: str, text: str, *, covered: bool) -> None:
    """Draw a frame around a space to choose, with its label, lower if it is covered, and its gain or cost."""
    draw_place_frame(canvas, box)
    x, y = box.middle
    lower = y + box.height * (0.28 if covered else 0.14 if text else 0.0)
    highlights.disc(canvas, x, lower, label, 44)
    if text:
        highlights.label(canvas, x, box.y + 24, text, theme.INK, theme.LIGHT_GOLD)


def _draw_cell_to_choose(canvas: Canvas, box: Box, name: str, gain: str) -> None:
    """Draw a frame around a cell, and below its letter lines with its name and its gain, if any."""
    draw_place_frame(canvas, box)
    high = 28 if box.width == LARGEST_CELL else 21
    lines = [text for text in (name, gain) if text]
    top = box.bottom - 3 - high * len(lines)
    canvas.rectangle(box.x + 4, top, box.width - 8, box.bottom - 3 - top, theme.LIGHT_GOLD)
    for index, text in enumerate(lines):
        style = fonts.COUNT.at(high + 3)
        canvas.text(box.middle[0], top + (index + 0.5) * high, text, style, theme.INK, "middle")


def forum_section(view: View, places: Mapping[str, str], tallest: int, locale: Locale) -> panels.Section:
    """The forum with the cells to choose from, at most `tallest` px high."""
    found = forum_plan(view.forum.colours(), Box(0, 0, RIGHT - LEFT - 80, tallest))

    def draw(canvas: Canvas, top: int) -> None:
        plan = found.at(LEFT + (RIGHT - LEFT - found.width) // 2, top + 62)
        frame = Box(plan.x - 46, plan.y - 44, plan.width + 64, plan.height + 62)
        draw_forum(canvas, view.forum, plan, frame, locale)
        for cell, text in places.items():
            _draw_cell_to_choose(canvas, plan.box(cell), cell, text)

    return panels.Section(found.height + 92, draw)
