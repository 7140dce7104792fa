"""Trajan's Column and the plaza, where the forum leaves room for them."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from bot.games.trajanum.state import Table
from bot.i18n.fluent import Words
from bot.pictures import fonts, highlights
from bot.pictures.canvas import Box, Canvas
from bot.pictures.context import separately
from bot.pictures.fonts import DETAIL, HEADING
from bot.pictures.pieces import token
from bot.pictures.sprites import icon
from bot.pictures.theme import FAINT, GOLD, IVORY, SEATS, SOFT

TITLE = HEADING.at(32)
PER = DETAIL.at(32)
WIDEST = 78
"""From one column of markers on the plaza to the next, in px."""
SLIM = 0.2
"""The share of its picture that the column leaves free at either side."""


@separately
def draw_column(canvas: Canvas, table: Table, words: Words, box: Box) -> None:
    """The column, the value of its fragment, and that each active citizen adds one."""
    title = words("picture-column-heading").upper()
    per = words("picture-per")
    wide = fonts.width(per, PER) + 42
    text = max(fonts.width(title, TITLE), wide)
    if box.height > box.width:
        x = box.x + box.width / 2
        size = min(box.width - 40, box.height - 150)
        top = box.y + (box.height - size - 150) / 2
        canvas.text(x, top + 18, title, TITLE, GOLD, "middle", room=box.width)
        canvas.centre(icon("trajanum/column", size), x, top + 44 + size / 2)
        y = top + 44 + size + 46
        start = x - (66 + wide) / 2
        _draw_value(canvas, table, start + 30, y)
        _draw_per(canvas, per, start + 70, y)
        return
    size = min(box.height - 4, round((box.width - text - 10) / (1 - 2 * SLIM)))
    whole = size * (1 - 2 * SLIM) + 10 + text
    left = box.x + (box.width - whole) / 2 - size * SLIM
    middle = box.y + box.height / 2
    canvas.centre(icon("trajanum/column", size), left + size / 2, middle)
    x = left + size * (1 - SLIM) + 10
    canvas.text(x, middle - 48, title, TITLE, GOLD, room=box.right - x)
    _draw_value(canvas, table, x + 30, middle)
    _draw_per(canvas, per, x, middle + 52)


def _draw_value(canvas: Canvas, table: Table, x: float, y: float) -> None:
    highlights.wreathed(canvas, x, y, str(table.column_value), 66, IVORY, "points_wreath")


def _draw_per(canvas: Canvas, per: str, x: float, y: float) -> None:
    """That each active citizen adds one."""
    wide = canvas.text(x, y, per, PER, SOFT)
    canvas.centre(icon("trajanum/citizen", 32), x + wide + 24, y)


@separately
def draw_plaza(canvas: Canvas, table: Table, words: Words, box: Box) -> None:
    """Whose track of which building has ended."""
    there = [(seat, track) for seat, player in enumerate(table.players) for track in player.plaza]
    title = words("picture-plaza").upper()
    if box.height > box.width:
        size = min(box.width - 60, box.height - 190)
        x, top = box.x + box.width / 2, box.y + (box.height - size - 150) / 2
        canvas.text(x, top + 18, title, TITLE, GOLD, "middle", room=box.width)
        canvas.centre(icon("trajanum/plaza", size), x, top + 36 + size / 2)
        y = top + size + 46
        wide = _width(words, len(there), box.width)
        _draw_markers(canvas, words, there, Box(round(x - wide / 2), round(y), wide, round(box.bottom - y)))
        return
    size = min(round(box.height * 0.62), round(box.width * 0.36), 150)
    middle = box.y + box.height / 2
    left = box.x + max(0.0, (box.width - size - 150) / 2) if box.width > 260 else box.x
    canvas.centre(icon("trajanum/plaza", size), left + size / 2, middle + 10)
    x = left + size + 8
    top = middle - (34 * min(3, max(1, len(there))) + 36) / 2
    canvas.text(x, top + 14, title, TITLE, GOLD, room=box.right - x)
    _draw_markers(canvas, words, there, Box(round(x), round(top) + 34, round(box.right - x), 106))


def _width(words: Words, count: int, room: int) -> int:
    """How wide the markers stand, or the words that there are none."""
    if not count:
        return min(room, ceil(fonts.width(words("picture-nobody"), PER)))
    return min(room, -(-count // 3) * WIDEST - 8)


def _draw_markers(canvas: Canvas, words: Words, there: Sequence[tuple[int, str]], box: Box) -> None:
    """Tokens with the building whose track they have left, in columns of three."""
    if not there:
        canvas.text(box.x, box.y + 16, words("picture-nobody"), PER, FAINT, room=box.width)
        return
    sign = _sign(len(there), box)
    for (seat, track), (x, y) in zip(there, spots(len(there), box), strict=True):
        canvas.centre(token(SEATS[seat], sign), x, y)
        canvas.centre(icon(f"trajanum/{track}", sign), x + sign + 2, y)


def spots(count: int, box: Box) -> list[tuple[float, float]]:
    """Where so many tokens stand, in columns of three."""
    sign, pitch = _sign(count, box), _pitch(count, box)
    return [(box.x + index // 3 * pitch + sign / 2, box.y + 17 + index % 3 * 35) for index in range(count)]


def _pitch(count: int, box: Box) -> int:
    return min(WIDEST, (box.width + 8) // -(-count // 3))


def _sign(count: int, box: Box) -> int:
    return min(32, (_pitch(count, box) - 8) // 2)
