"""A private sheet: papyrus, which only its reader sees; never the dark wall that everybody sees."""

from __future__ import annotations

from .canvas import Canvas
from .fonts import DETAIL, FIGURE, HEADING, NAME_ASKED, SCORE
from .friezes import frieze
from .ledger import Tone
from .livery import Livery
from .palette import (
    CRIMSON,
    INK,
    IVORY,
    MARBLE,
    MARBLE_EDGE,
    MARBLE_SHADE,
    PAPYRUS,
    SAND,
    SEPIA,
    mix,
)
from .pieces import mark
from .seats import Seat

WIDTH = 1200
TOP = 136
"""Where the content begins."""
LEFT, RIGHT = 36, WIDTH - 36
BOTTOM = 34
"""What is left free under the content."""
ON_PAPYRUS = Tone(INK, mix(SEPIA, PAPYRUS, 0.12), SEPIA, CRIMSON)
"""Colours of figures on a sheet."""


def papyrus(height: int) -> Canvas:
    """An empty sheet."""
    canvas = Canvas(WIDTH, height, PAPYRUS)
    canvas.frame(10, 126, WIDTH - 20, height - 136, 3, SAND, 12)
    return canvas


def draw_head(
    canvas: Canvas, livery: Livery, seat: Seat, name: str, remark: str, score: str, counted: str
) -> None:
    """The head of a seat's sheet: its block, its name over a remark, what is counted and the score."""
    _draw_ground(canvas, livery)
    soft = mix(IVORY, livery.accent, 0.12)
    canvas.rectangle(20, 14, 74, 74, seat.colour, 10)
    canvas.centre(mark(seat, 50), 57, 51)
    taken = canvas.text(WIDTH - 24, 51, score, SCORE, IVORY, "right")
    if counted:
        taken += 16 + canvas.text(WIDTH - 40 - taken, 51, counted, DETAIL.at(28), soft, "right")
    room = WIDTH - 24 - taken - 40 - 112
    canvas.text(112, 34 if remark else 51, name, NAME_ASKED.at(42), IVORY, room=room)
    canvas.text(112, 76, remark, DETAIL.at(26), soft, room=room)


def page(livery: Livery, height: int, title: str) -> Canvas:
    """The sheet of a page of the rules, with its title."""
    canvas = papyrus(height)
    _draw_ground(canvas, livery)
    canvas.text(LEFT, 51, title, FIGURE.at(46), IVORY, room=RIGHT - LEFT)
    return canvas


def heading(
    canvas: Canvas,
    livery: Livery,
    y: float,
    text: str,
    remark: str = "",
    left: int = LEFT,
    right: int = RIGHT,
) -> None:
    """A heading in the accent over a rule, with a remark at its right end."""
    taken = canvas.text(left, y, text.upper(), HEADING.at(30), livery.accent, room=right - left)
    canvas.text(right, y, remark, DETAIL.at(26), SEPIA, "right", room=right - left - taken - 30)
    canvas.rectangle(left, y + 22, right - left, 2, MARBLE_EDGE)


def slab(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """A row of marble to write on."""
    canvas.rectangle(x, y, width, height, MARBLE_SHADE, 8)
    canvas.rectangle(x, y, width, height - 4, MARBLE, 8)


def _draw_ground(canvas: Canvas, livery: Livery) -> None:
    """The accent across the top, the frieze under it."""
    canvas.rectangle(0, 0, WIDTH, 100, livery.accent)
    canvas.put(frieze(livery.frieze, WIDTH, 18), 0, 98)
