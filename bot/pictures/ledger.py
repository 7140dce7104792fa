"""The ledgers beside a board: panels of the seats, rows of icon and number, costs, tracks, headings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from . import fonts
from .artwork import icon
from .canvas import WEST, Canvas
from .fonts import COUNT, DETAIL, FIGURE, HEADING, Style
from .marks import gilded
from .palette import (
    ABOVE_ZERO,
    ALARM,
    BELOW_ZERO,
    CONSENT,
    CRIMSON,
    FAINT,
    GOLD,
    INK,
    IVORY,
    LIGHT_GOLD,
    LINE,
    PANEL,
    PANEL_ASKED,
    SOFT,
    Colour,
    mix,
)
from .pieces import block, mark
from .seats import Seat

BAND = 54
"""Width of the band in the seat's colour at the left of its panel."""

COST = COUNT.at(28)
"""The figures of a cost."""

MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True, slots=True)
class Tone:
    """Colours of figures on a ground: the figure, a zero, the words beside it, a figure that warns."""

    figure: Colour
    zero: Colour
    word: Colour
    warning: Colour


ON_DARK = Tone(IVORY, FAINT, SOFT, ALARM)
"""Of the ledgers."""


def number(value: int) -> str:
    """A number as it is printed, with a true minus."""
    return f"{MINUS}{-value}" if value < 0 else str(value)


def panel(canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
    """An empty panel on the wall."""
    canvas.rectangle(x, y, width, height, PANEL, 10)


def seat_panel(
    canvas: Canvas, seat: Seat, x: int, y: int, width: int, height: int, asked: bool, shape_y: int = 0
) -> None:
    """The ground of a seat's panel: its band and shape; framed in gold when the game waits for the seat.

    The shape stands in the middle of the band, or with its middle so far below the upper edge.
    """
    if asked:
        gilded(canvas, x, y, width, height, PANEL_ASKED)
    else:
        panel(canvas, x, y, width, height)
    if shape_y:
        canvas.rectangle(x, y, BAND, height, seat.colour, 10, WEST)
        canvas.centre(mark(seat, 38), x + BAND / 2, y + shape_y)
    else:
        block(canvas, seat, x, y, BAND, height)
    canvas.rectangle(x + BAND, y, 2, height, mix(seat.colour, IVORY, 0.4))


def heading(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    text: str,
    colour: Colour = GOLD,
    style: Style = HEADING,
) -> None:
    """A heading in small capitals with a rule behind it."""
    taken = canvas.text(x, y, text.upper(), style, colour, room=width)
    if taken + 30 < width:
        canvas.rectangle(x + taken + 14, y - 1, width - taken - 14, 2, LINE)


def count(
    canvas: Canvas,
    x: float,
    y: float,
    artwork: str,
    value: int,
    size: int = 42,
    style: Style = COUNT,
    tone: Tone = ON_DARK,
    warning: bool = False,
) -> float:
    """An icon and how many there are, from x on; returns the width. A zero is faint, never absent.

    A `warning` is where the figure stands at the worst end of its scale.
    """
    canvas.centre(icon(artwork, size), x + size / 2, y)
    colour = tone.warning if warning else tone.figure if value else tone.zero
    return size + 5 + canvas.text(x + size + 5, y, number(value), style, colour)


@dataclass(frozen=True, slots=True)
class Price:
    """A part of a cost: the artwork of what is paid, how much, whether it is lacking, or was more before."""

    artwork: str
    amount: int
    lacking: bool = False
    saved: bool = False


def cost_width(prices: Sequence[Price], size: int, style: Style, gap: int) -> float:
    """How wide a cost is, in px."""
    figures = sum(fonts.width(str(price.amount), style) for price in prices)
    return figures + len(prices) * (size + 3) + gap * max(0, len(prices) - 1)


def fitted_cost(price: Sequence[Price], size: int, room: float) -> tuple[int, Style, int]:
    """Size of the icons, style of the figures and gap with which a cost fits into `room` px."""
    gap = 10
    while True:
        style = COUNT.at(max(24, size - 6))
        if size <= 22 or cost_width(price, size, style, gap) <= room:
            return size, style, gap
        size, gap = size - 2, max(3, gap - 2)


def cost(
    canvas: Canvas,
    x: float,
    y: float,
    prices: Iterable[Price],
    size: int = 32,
    style: Style = COST,
    gap: int = 10,
    colour: Colour = INK,
) -> float:
    """Icon, number, icon, number from x on; returns the width.

    What is lacking is crimson and struck through, what is cheaper than printed green and underlined.
    """
    start = x
    for price in prices:
        canvas.centre(icon(price.artwork, size), x + size / 2, y)
        x += size + 3
        figure = CRIMSON if price.lacking else CONSENT if price.saved else colour
        wide = canvas.text(x, y, str(price.amount), style, figure)
        if price.lacking:
            canvas.rectangle(x - 2, y - 1, wide + 4, 3, CRIMSON)
        if price.saved:
            canvas.rectangle(x - 1, y + style.size * 0.46, wide + 2, 3, CONSENT)
        x += wide + gap
    return max(0.0, x - start - gap)


def track(
    canvas: Canvas, x: float, y: float, values: Sequence[int], index: int, width: float, height: int = 38
) -> None:
    """A track of values, worst to best, with a gold chip that bears the present one and both ends named."""
    low, high = number(values[0]), number(values[-1])
    left = x + canvas.text(x, y, low, DETAIL, SOFT) + 8
    right = x + width - fonts.width(high, DETAIL) - 8
    chip, gap = 60, 3
    cell = (right - left - chip - gap * len(values)) / (len(values) - 1)
    for position, value in enumerate(values):
        if position == index:
            canvas.rectangle(left, y - height / 2, chip, height, LIGHT_GOLD, 6)
            canvas.text(left + chip / 2, y, number(value), FIGURE.at(min(32, height - 2)), INK, "middle")
            left += chip + gap
        else:
            colour = BELOW_ZERO if value < 0 else SOFT if value == 0 else ABOVE_ZERO
            canvas.rectangle(left, y - height * 0.29, cell, height * 0.58, colour, 4)
            left += cell + gap
    canvas.text(x + width, y, high, DETAIL, SOFT, "right")
