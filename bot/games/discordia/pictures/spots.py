"""Where the things lie on the table that lessons speak of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.games.discordia.components import COLOURS, COLUMNS, CONSTANTS, DECREE_SPACES
from bot.games.discordia.state import View
from bot.i18n.fluent import words
from bot.pictures.canvas import Box, Canvas
from bot.pictures.heading import HEIGHT, WIDTH
from bot.pictures.theme import WALL

from . import board, offers, scene

_MOVES_WITH_THE_LANGUAGE = {"privilege", *(space.id for space in DECREE_SPACES)}
"""What stands behind a word in a city, so that its place is not the same for all readers."""


def spots(view: View, part: int) -> Mapping[str, Box]:
    """Of the board, or of the cities.

    On the board `season 3`, `dice 3`, `action 3` and `column 3` of a column, `die red`, `display` and `cell 3a` in it,
    what lies beside it by its name (`raid`, `extensions`), and `seat 1`, counted from 1. Of the cities the same
    `seat 1`, and what lies in one by its label or name: `seat 1 K2`, `seat 1 shortage`, and `seat 1 stock` for the
    figures of all colours.
    """
    return _on_board(view) if part == 0 else _in_cities(view)


def _on_board(view: View) -> dict[str, Box]:
    x, y = scene.LEFT, scene.TOP
    pitch = board.row_pitch(len(view.display) // COLUMNS)
    found = {f"cell {cell}": board.cell_box(cell, x, y + board.DISPLAY, pitch) for cell in view.display}
    for column in range(1, COLUMNS + 1):
        dice = board.dice_box(column, x, y + board.DICE_STRIP)
        action = board.action_box(column, x, y + board.ACTIONS)
        found |= {f"dice {column}": dice, f"action {column}": action}
        for die, box in board.die_boxes(board.dice_at(view, column), dice).items():
            found[f"die {die}"] = box
        lowest = max(found[f"cell {cell}"].bottom for cell in view.display if int(cell[0]) == column)
        found[f"column {column}"] = Box(dice.x, dice.y, dice.width, lowest - dice.y)
        if column <= CONSTANTS.seasons:
            found[f"season {column}"] = board.season_box(column, x, y + board.RIVER)
    found["display"] = _around(found[f"cell {cell}"] for cell in view.display)
    found |= offers.boxes(scene.OFFERS_X, y, scene.OFFERS_WIDTH)
    return found | {f"seat {seat}": box for seat, box in enumerate(scene.summaries(view), 1)}


def _in_cities(view: View) -> dict[str, Box]:
    """Drawing the cities tells where all lies in them."""
    canvas = Canvas(WIDTH, HEIGHT, WALL)
    found = {}
    for seat, places in scene.put_cities(canvas, view, words("en", "discordia")).items():
        places["stock"] = _around(places[colour] for colour in COLOURS)
        for name, box in places.items():
            if name not in _MOVES_WITH_THE_LANGUAGE:
                found[f"seat {seat + 1}" if name == "city" else f"seat {seat + 1} {name}"] = box
    return found


def _around(boxes: Iterable[Box]) -> Box:
    """The box around some."""
    left, top, right, bottom = zip(*((box.x, box.y, box.right, box.bottom) for box in boxes), strict=True)
    return Box(min(left), min(top), max(right) - min(left), max(bottom) - min(top))
