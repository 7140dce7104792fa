"""A private board on papyrus, which only its player sees; and others' moves that have no place on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil
from typing import TypeVar

from . import highlights
from . import theme as palette
from .canvas import Box, Canvas
from .fonts import DETAIL, FIGURE, HEADING, NAME, NAME_ASKED, PLACE_ON_TILE, SCORE, Style
from .names import lines
from .panels import Section, Tone, number
from .pieces import mark, token
from .sprites import frieze
from .theme import SeatLook, Theme

WIDTH = 1200
TOP = 136  # the upper edge of the content
LEFT, RIGHT = 36, WIDTH - 36
GAP = 8  # between the cells of a grid
BOTTOM = 34  # the margin below the content
ON_PAPYRUS = Tone(
    palette.INK, palette.mix(palette.SEPIA, palette.PAPYRUS, 0.12), palette.SEPIA, palette.CRIMSON
)
"""Colors of numbers on a sheet."""

Listed = TypeVar("Listed")


def papyrus(height: int) -> Canvas:
    canvas = Canvas(WIDTH, height, palette.PAPYRUS)
    canvas.frame(10, 126, WIDTH - 20, height - 136, 3, palette.SAND, 12)
    return canvas


def draw_head(
    canvas: Canvas, theme: Theme, seat: SeatLook, name: str, remark: str, score: str, counted: str
) -> None:
    """Draw the head of a seat's sheet: its block, its name above a remark, and the score after its unit."""
    _draw_ground(canvas, theme)
    soft = palette.mix(palette.IVORY, theme.accent, 0.12)
    canvas.rectangle(20, 14, 74, 74, seat.colour, 10)
    canvas.centre(mark(seat, 50), 57, 51)
    taken = canvas.text(WIDTH - 24, 51, score, SCORE, palette.IVORY, "right")
    taken += 16 + canvas.text(WIDTH - 40 - taken, 51, counted, DETAIL.at(28), soft, "right")
    room = WIDTH - 24 - taken - 40 - 112
    canvas.text(112, 34 if remark else 51, name, NAME_ASKED.at(42), palette.IVORY, room=room)
    canvas.text(112, 76, remark, DETAIL.at(26), soft, room=room)


def page(theme: Theme, height: int, title: str) -> Canvas:
    canvas = papyrus(height)
    _draw_ground(canvas, theme)
    canvas.text(LEFT, 51, title, FIGURE.at(46), palette.IVORY, room=RIGHT - LEFT)
    return canvas


def heading(
    canvas: Canvas, theme: Theme, y: float, text: str, remark: str = "", left: int = LEFT, right: int = RIGHT
) -> None:
    """Draw a heading in the accent above a rule, with a remark at its right end."""
    taken = canvas.text(left, y, text.upper(), HEADING.at(30), theme.accent, room=right - left)
    canvas.text(right, y, remark, DETAIL.at(26), palette.SEPIA, "right", room=right - left - taken - 30)
    canvas.rectangle(left, y + 22, right - left, 2, palette.MARBLE_EDGE)


def slab(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    canvas.rectangle(x, y, width, height, palette.MARBLE_SHADE, 8)
    canvas.rectangle(x, y, width, height - 4, palette.MARBLE, 8)


def grid(
    listed: Sequence[Listed],
    columns: int,
    height: int,
    draw_one: Callable[[Canvas, Box, Listed], None],
    title: str = "",
    remark: str = "",
) -> Section:
    """A section with a grid of everything listed, in rows of this height."""
    high = -(-len(listed) // columns) * (height + GAP)

    def draw(canvas: Canvas, top: int) -> None:
        boxes = Box(LEFT, top, RIGHT - LEFT, high - GAP).spread(len(listed), columns, GAP)
        for box, one in zip(boxes, listed, strict=True):
            draw_one(canvas, box, one)

    return Section(high + GAP, draw, title, remark)


def note(text: str, title: str) -> Section:
    """A section that only says why it is empty."""

    def draw(canvas: Canvas, top: int) -> None:
        canvas.text(LEFT, top + 22, text, DETAIL.at(28), palette.SEPIA, room=RIGHT - LEFT)

    return Section(60, draw, title)


def page_of(theme: Theme, title: str, section: Section) -> Canvas:
    """A page of the rules with a single section."""
    canvas = page(theme, TOP + section.height + BOTTOM, title)
    section.draw(canvas, TOP + 8)
    return canvas


def _draw_ground(canvas: Canvas, theme: Theme) -> None:
    canvas.rectangle(0, 0, WIDTH, 100, theme.accent)
    canvas.put(frieze(theme.frieze, WIDTH, 18), 0, 98)


def track(
    canvas: Canvas, x: float, y: float, width: float, values: Sequence[int], index: int | None, high: int = 48
) -> None:
    """Draw a track with all its values, worst to best, and the present one, if any, in gold."""
    gap = 4
    cell = (width - gap * (len(values) - 1)) / len(values)
    for place, value in enumerate(values):
        left = x + place * (cell + gap)
        here = place == index
        if here:
            canvas.rectangle(left - 3, y - high / 2 - 3, cell + 6, high + 6, palette.NIGHT, 9)
            canvas.rectangle(left, y - high / 2, cell, high, palette.LIGHT_GOLD, 7)
        else:
            colour = palette.BELOW_ZERO if value < 0 else palette.CONSENT if value > 0 else palette.SEPIA
            ground = palette.mix(palette.MARBLE_SHADE, colour, 0.22)
            canvas.rectangle(left, y - high / 2 + 5, cell, high - 10, ground, 6)
        style = FIGURE.at(30) if here else PLACE_ON_TILE.at(26)
        canvas.text(left + cell / 2, y, number(value), style, palette.INK, "middle")


def paragraph(
    canvas: Canvas,
    x: float,
    y: float,
    text: str,
    room: float,
    most: int = 2,
    style: Style = DETAIL,
    pitch: int = 26,
) -> float:
    """Draw a text on as many lines as it needs, at most `most`; return the y of the next line."""
    for line in lines(text, style, room, most):
        canvas.text(x, y, line, style, palette.SEPIA, room=room)
        y += pitch
    return y


COLUMNS = 2
ROW = 60
DISC = 42


def height(elsewhere: Mapping[int, str]) -> int:
    return ceil(len(elsewhere) / COLUMNS) * ROW


def draw_elsewhere(canvas: Canvas, names: Sequence[str], elsewhere: Mapping[int, str], top: int) -> None:
    """Draw a slab for each seat, with the numbers of its moves."""
    wide = (RIGHT - LEFT) // COLUMNS
    for index, (seat, numbers) in enumerate(elsewhere.items()):
        x, y = LEFT + index % COLUMNS * wide, top + index // COLUMNS * ROW
        slab(canvas, x, y, wide - 12, ROW - 10)
        canvas.centre(token(palette.SEATS[seat], 38), x + 30, y + 25)
        taken = canvas.text(x + 62, y + 25, names[seat], NAME.at(32), palette.INK, room=260)
        highlights.disc(canvas, x + 74 + taken + DISC / 2 + 8 * (len(numbers) - 1), y + 25, numbers, DISC)
