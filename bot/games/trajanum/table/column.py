"""Trajan's Column and the plaza, where the forum leaves room for them."""

from __future__ import annotations

from bot.games.trajanum.state import Table
from bot.pictures import marks
from bot.pictures.artwork import icon
from bot.pictures.box import Box
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import DETAIL, HEADING
from bot.pictures.palette import FAINT, GOLD, IVORY, SOFT
from bot.pictures.pieces import token
from bot.pictures.seats import SEATS
from bot.words import Words

LEFT_SHARE = 0.42


def draw_column(canvas: Canvas, table: Table, words: Words, box: Box) -> None:
    """The column, the value of its fragment, and that each active citizen adds one."""
    size = min(box.height - 4, round(box.width * 0.46), 210)
    middle = box.y + box.height / 2
    left = box.x + (box.width - size - 118) / 2 if box.width > 260 else box.x
    canvas.centre(icon("trajanum/column", size), left + size / 2, middle)
    x = left + size + 2
    canvas.text(x, middle - 48, words("picture-column-heading").upper(), HEADING.at(26), GOLD, room=box.right - x)
    marks.wreathed(canvas, x + 30, middle, str(table.column_value), 60, IVORY, "points_wreath")
    wide = canvas.text(x, middle + 52, words("picture-per"), DETAIL, SOFT)
    canvas.centre(icon("trajanum/citizen", 32), x + wide + 24, middle + 52)


def draw_plaza(canvas: Canvas, table: Table, words: Words, box: Box) -> None:
    """Whose track of which building has ended."""
    size = min(round(box.height * 0.62), round(box.width * 0.36), 150)
    middle = box.y + box.height / 2
    there = [(seat, track) for seat, player in enumerate(table.players) for track in player.plaza]
    columns = 1 if len(there) < 4 else 2
    room = box.width - size - 6
    left = box.x + max(0, (room - 130 * columns) / 2) if box.width > 260 else box.x
    canvas.centre(icon("trajanum/plaza", size), left + size / 2, middle + 10)
    x = left + size + 8
    rows = -(-len(there) // columns) if there else 1
    pitch = min(38, (box.height - 46) / max(1, rows))
    top = middle - (rows * pitch + 36) / 2 + 14
    canvas.text(x, top, words("picture-plaza").upper(), HEADING.at(26), GOLD, room=box.right - x)
    if not there:
        canvas.text(x, top + 38, words("picture-nobody"), DETAIL, FAINT, room=box.right - x)
    sign = round(min(32, pitch - 3))
    for index, (seat, track) in enumerate(there):
        column, row = divmod(index, rows)
        y = top + 24 + (row + 0.5) * pitch
        at = x + sign / 2 + column * (2 * sign + 14)
        canvas.centre(token(SEATS[seat], sign), at, y)
        canvas.centre(icon(f"trajanum/{track}", sign), at + sign + 4, y)
