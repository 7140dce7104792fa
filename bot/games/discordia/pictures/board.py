"""The shared board: river of the seasons, dice, action tiles, the display of city tiles."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PIL import Image

from bot.app.fallbacks import separately
from bot.games.discordia.components import (
    ACTION_TILES,
    COLUMNS,
    CONSTANTS,
    DICE,
    DISPLAY_ROWS,
    LETTERS,
    SEASONS,
    Die,
    Effect,
)
from bot.games.discordia.state import View
from bot.i18n.fluent import Words
from bot.pictures import highlights, theme
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import DETAIL_BOLD, FIGURE, PLACE_ON_TILE, Style
from bot.pictures.pieces import coloured_die, token
from bot.pictures.sprites import icon, kept

from .cities import draw_wave, put_panel
from .tiles import artwork_of, chip, effect_artworks, printed_tile

WIDTH, GAP = 162, 8
"""Of a column, and between two."""
BOARD_WIDTH = COLUMNS * WIDTH + (COLUMNS - 1) * GAP
"""Of the whole board."""
SEASON_HEIGHT, DICE_HEIGHT, ACTION_HEIGHT = 88, 88, 66
RIVER, DICE_STRIP, ACTIONS, DISPLAY = 0, 92, 184, 256
"""Where the parts of the board begin, from its upper edge."""
EDGE = 2
"""So far the frame of a season reaches beyond its column, in px."""
SEASON, LABEL = Style(DETAIL_BOLD.face, 32, 26), PLACE_ON_TILE.at(32)
PITCH, ROOMY_PITCH = 131, 174
"""From one row of the display to the next, with four rows and with fewer."""
ROW_GAP = 11
DIE_COLOURS: dict[Die, tuple[theme.Colour, theme.Colour]] = {
    "blue": (theme.BLUE, theme.IVORY),
    "red": (theme.RED, theme.IVORY),
    "yellow": (theme.YELLOW, theme.INK),
}
QUAY, QUAY_EDGE, POST = theme.rgb("#D8CBB0"), theme.rgb("#9C8A6B"), theme.rgb("#EFE6D2")
WATER_HEIGHT, QUAY_HEIGHT = 52, 36


def column_x(x: int, column: int, width: int = WIDTH) -> int:
    """Where a column, counted from 1, begins."""
    return x + (column - 1) * (width + GAP)


def row_pitch(rows: int) -> int:
    return PITCH if rows > 3 else ROOMY_PITCH


@separately
def draw_board(canvas: Canvas, view: View, words: Words, x: int, y: int) -> None:
    bonuses, now = tuple(view.season_bonuses), view.season if view.phase == "season" else None
    year = Box(x - EDGE, y + RIVER, BOARD_WIDTH + 2 * EDGE, SEASON_HEIGHT + EDGE)
    key: Hashable = "discordia year", bonuses, now, words.locale
    canvas.spots |= put_panel(
        canvas, key, year, lambda panel, _: draw_year(panel, bonuses, now, words, EDGE, 0)
    )
    draw_dice(canvas, view, words, x, y + DICE_STRIP)
    draw_actions(canvas, view.action_tiles, x, y + ACTIONS)
    pitch = row_pitch(len(view.display) // COLUMNS)
    display = Box(x, y + DISPLAY, BOARD_WIDTH, pitch * len(view.display) // COLUMNS)
    key = "discordia display", pitch, tuple(view.display.items()), tuple(_taken(view).items()), words.locale
    canvas.spots |= put_panel(
        canvas, key, display, lambda panel, _: draw_display(panel, view, words, 0, 0, pitch)
    )
    canvas.spots["display"] = display._replace(height=display.height - ROW_GAP)
    for column in range(1, COLUMNS + 1):
        height = canvas.spots["display"].bottom - y - DICE_STRIP
        canvas.spots[f"column {column}"] = column_box(column, x, y + DICE_STRIP, height)


def column_box(column: int, x: int, y: int, height: int, width: int = WIDTH) -> Box:
    return Box(column_x(x, column, width), y, width, height)


def draw_year(
    canvas: Canvas, bonuses: Sequence[Effect], now: int | None, words: Words, x: int, y: int
) -> None:
    """The seasons with the bonuses of their columns; the boat, and the name in gold, where the year stands."""
    canvas.put(_river(), x, y)
    for column in range(1, COLUMNS + 1):
        left = column_x(x, column)
        middle = left + WIDTH / 2
        if column > CONSTANTS.seasons:
            canvas.centre(icon(artwork_of("development"), 46), middle, y + 25)
            canvas.text(middle, y + 69, words("move-develop"), SEASON, theme.INK, "middle", room=WIDTH - 4)
            continue
        canvas.spots[f"season {column}"] = Box(left, y, WIDTH, SEASON_HEIGHT)
        season, bonus = SEASONS[column - 1], bonuses[column - 1]
        canvas.centre(icon(artwork_of(season.id), 44), left + 26, y + 25)
        canvas.centre(icon(effect_artworks(bonus)[0], 44), left + WIDTH - 26, y + 25)
        if bonus.amount > 1:
            right, down = left + WIDTH - 17, y + 36
            canvas.disc(right, down, 17, theme.INK)
            canvas.disc(right, down, 15, theme.IVORY)
            canvas.text(right, down, str(bonus.amount), DETAIL_BOLD.at(32), theme.INK, "middle")
        if column == now:
            canvas.centre(icon(artwork_of("boat"), 58), middle, y + 27)
            canvas.rectangle(left - 2, y + 50, WIDTH + 4, 40, theme.NIGHT, 9)
            canvas.rectangle(left + 1, y + 53, WIDTH - 2, 34, theme.LIGHT_GOLD, 7)
        name = words(f"picture-season-{season.id}")
        canvas.text(middle, y + 69, name, SEASON, theme.INK, "middle", room=WIDTH - 4)


@kept
def _river() -> Image.Image:
    canvas = Canvas(BOARD_WIDTH, SEASON_HEIGHT, QUAY_EDGE)
    canvas.rectangle(0, 0, BOARD_WIDTH, WATER_HEIGHT, theme.WATER)
    for column in range(COLUMNS):
        for index, (across, down) in enumerate(((58, 14), (92, 34), (66, 42), (112, 12))):
            draw_wave(canvas, column * (WIDTH + GAP) + across + (index % 2) * 4, down)
    canvas.rectangle(0, WATER_HEIGHT - 2, BOARD_WIDTH, QUAY_HEIGHT + 2, QUAY)
    canvas.rectangle(0, WATER_HEIGHT - 4, BOARD_WIDTH, 4, POST)
    canvas.rectangle(0, canvas.height - 4, BOARD_WIDTH, 4, QUAY_EDGE)
    for column in range(1, COLUMNS):
        left = column * (WIDTH + GAP) - GAP
        canvas.rectangle(left, 0, GAP, WATER_HEIGHT, theme.WALL)
        canvas.rectangle(left + 1, 0, GAP - 2, WATER_HEIGHT, POST)
        canvas.rectangle(left + 3, WATER_HEIGHT, 2, QUAY_HEIGHT - 4, QUAY_EDGE)
    return canvas.rounded(10)


def dice_at(view: View, value: int) -> list[Die]:
    return [die for die in DICE if view.dice.get(die) == value]


def taken_die(view: View) -> Die | None:
    """The die that Maximus took, which the others may not use."""
    return view.players[view.maximus].die if view.phase == "season" else None


def die_boxes(dice: Sequence[Die], place: Box) -> dict[Die, Box]:
    size = 68 if len(dice) < 3 else 48
    middle, down = place.middle
    found = {}
    for index, die in enumerate(dice):
        x = middle + (index - (len(dice) - 1) / 2) * (size + 4)
        found[die] = Box(round(x - size / 2), round(down - size / 2), size, size)
    return found


def draw_dice(canvas: Canvas, view: View, words: Words, x: int, y: int, width: int = WIDTH) -> None:
    """Each die on the column of its value; the column in use in gold; a place to choose from in tesserae."""
    choosing = view.phase == "season" and view.turn is None and bool(view.dice)
    taken = taken_die(view)
    for column in range(1, COLUMNS + 1):
        box = canvas.spots[f"dice {column}"] = column_box(column, x, y, DICE_HEIGHT, width)
        used = view.turn is not None and view.turn.value == column
        dice = dice_at(view, column)
        canvas.rectangle(*box, theme.LIGHT_GOLD if used else theme.PANEL, 9 if used else 8)
        if used:
            canvas.rectangle(*box.inset(4), theme.PANEL, 7)
        if not dice:
            colour = theme.LIGHT_GOLD if used else theme.mix(theme.FAINT, theme.PANEL, 0.05)
            canvas.text(*box.middle, str(column), FIGURE.at(44), colour, "middle")
            continue
        if choosing and any(die != taken for die in dice):
            highlights.dotted(canvas, *box.inset(5), theme.IVORY)
        for die, place in die_boxes(dice, box).items():
            canvas.spots[f"die {die}"] = place
            _draw_die(canvas, view, die, column, *place.middle, place.width, die == taken, words)


def _draw_die(
    canvas: Canvas, view: View, die: Die, value: int, x: float, y: float, size: int, taken: bool, words: Words
) -> None:
    """A die; dull with the token of Maximus once it is taken; in a gold frame while it is used."""
    colour, pip = DIE_COLOURS[die]
    rim = theme.IVORY
    if taken:
        colour, pip, rim = (theme.mix(other, theme.PANEL, 0.62) for other in (colour, pip, rim))
    if view.turn is not None and view.turn.die == die:
        highlights.frame(canvas, x - size / 2 + 5, y - size / 2 + 5, size - 10, size - 10, 9)
        colour, pip, rim = (*DIE_COLOURS[die], theme.IVORY)
    canvas.centre(coloured_die(colour, rim, pip, "circle", value, size), x, y)
    if taken:
        canvas.centre(token(theme.SEATS[view.maximus], round(size * 0.5)), x + size * 0.27, y + size * 0.27)
    else:
        figure = chip(LETTERS[die], True, 38 if size > 48 else 28, words.locale)
        canvas.centre(figure, x - size / 2 + 1, y - size / 2 + 9)


def draw_actions(canvas: Canvas, action_tiles: Sequence[str], x: int, y: int, width: int = WIDTH) -> None:
    for column, action_tile in enumerate(action_tiles, 1):
        box = canvas.spots[f"action {column}"] = column_box(column, x, y, ACTION_HEIGHT, width)
        canvas.put(action_sprite(action_tile, width), box.x, y)


@kept
def action_sprite(action_tile: str, width: int = WIDTH, height: int = ACTION_HEIGHT) -> Image.Image:
    canvas = Canvas(width, height, theme.SAND)
    canvas.rectangle(0, 0, width, height - 4, theme.PAPYRUS, 7)
    sorts, others = ACTION_TILES[action_tile].dispatches, ACTION_TILES[action_tile].others
    y = (height - 4) / 2
    split = width - 48 * len(others)
    canvas.centre(icon(artwork_of("dispatch"), 38), 23, y)
    room = split - 42
    for index, sort in enumerate(sorts):
        size = min(46, room // len(sorts))
        canvas.centre(icon(artwork_of(sort), size), 42 + room * (index + 0.5) / len(sorts), y)
    for index, action in enumerate(others):
        canvas.rectangle(split + 48 * index, 10, 2, height - 24, theme.mix(theme.SAND, theme.INK, 0.3))
        canvas.centre(icon(artwork_of(action), 40), split + 48 * index + 24, y)
    return canvas.rounded(7)


def _taken(view: View) -> dict[str, tuple[int, str]]:
    found = {}
    for event in view.events:
        if event.seat is not None and (cells := event.places_of("cell")):
            found[cells[0]] = event.seat, event.places_of("slot")[0]
    return found


def draw_display(
    canvas: Canvas, view: View, words: Words, x: int, y: int, pitch: int, width: int = WIDTH
) -> None:
    """The city tiles; where one was taken just now, by whom and to where."""
    taken = _taken(view)
    for cell, tile in view.display.items():
        top = y + DISPLAY_ROWS.index(cell[1]) * pitch
        box = canvas.spots[f"cell {cell}"] = column_box(int(cell[0]), x, top, pitch - ROW_GAP, width)
        if tile is not None:
            canvas.put(printed_tile(tile, box.width, box.height, words.locale), box.x, box.y)
            canvas.text(box.right - 9, box.y + 24, cell, LABEL, theme.INK, "right")
            continue
        canvas.rectangle(*box, theme.mix(theme.PANEL, theme.WALL, 0.5), 8)
        highlights.dotted(canvas, *box.inset(8), theme.TESSERA_ON_PANEL)
        if cell not in taken:
            canvas.text(*box.middle, cell, LABEL, theme.SOFT, "middle")
            continue
        seat, slot = taken[cell]
        highlights.frame(canvas, *box.inset(8))
        canvas.text(box.right - 18, box.y + 33, cell, LABEL, theme.SOFT, "right")
        middle, down = box.middle[0], box.y + box.height * 0.64
        canvas.centre(icon("common/arrow", 44), middle, down)
        canvas.centre(token(theme.SEATS[seat], 42), middle - 46, down)
        canvas.text(middle + 26, down, words.label(slot), LABEL, theme.LIGHT_GOLD)
