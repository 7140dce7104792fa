"""Panels beside a board: a seat's rows of icon and number, costs, tracks, headings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from . import fonts
from . import theme as palette
from .canvas import WEST, Anchor, Box, Canvas, around
from .fonts import COUNT, FIGURE, HEADING, Style
from .highlights import dotted, gilded
from .pieces import block, mark
from .sprites import icon
from .theme import Colour, SeatLook, Theme

SECTION_HEADING = 60  # height of a heading with its rule, in px


@dataclass(frozen=True, slots=True)
class Section:
    """A section of a sheet: its height and the function that draws it at an upper edge, both without its heading."""

    height: int
    draw: Callable[[Canvas, int], None]
    title: str = ""
    remark: str = ""


BAND = 54  # width of the band in the seat's color at the left of its panel
COST = COUNT.at(28)  # the amounts of a cost

SMALLEST, SMALLEST_ICON, LEGIBLE_ICON = 22, 20, 24
"""The least sizes in px of a cost's amounts, of its icons, and of its icons as long as it can take another line."""

DOT = 0.13  # radius of the dot that stands for a zero, as a share of the type's size

MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True, slots=True)
class Tone:
    """Colors of numbers on a ground: a number, a zero, the words beside it, a warning.

    If `dotted`, a zero is a dot; beside words a dot would look like a list's.
    """

    figure: Colour
    zero: Colour
    word: Colour
    warning: Colour
    dotted: bool = False


ON_DARK = Tone(palette.IVORY, palette.FAINT, palette.SOFT, palette.ALARM, dotted=True)  # of the ledgers


def number(value: int) -> str:
    """A number with a typographic minus."""
    return f"{MINUS}{-value}" if value < 0 else str(value)


def panel(canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
    canvas.rectangle(x, y, width, height, palette.PANEL, 10)


def seat_panel(
    canvas: Canvas, seat: SeatLook, x: int, y: int, width: int, height: int, asked: bool, shape_y: int = 0
) -> None:
    """Draw the ground of a seat's panel, with band and shape, and a gold frame if the game waits for the seat.

    The shape is in the middle of the band, or `shape_y` below the upper edge.
    """
    if asked:
        gilded(canvas, x, y, width, height, palette.PANEL_ASKED)
    else:
        panel(canvas, x, y, width, height)
    if shape_y:
        canvas.rectangle(x, y, BAND, height, seat.colour, 10, WEST)
        canvas.centre(mark(seat, 38), x + BAND / 2, y + shape_y)
    else:
        block(canvas, seat, x, y, BAND, height)
    canvas.rectangle(x + BAND, y, 2, height, palette.mix(seat.colour, palette.IVORY, 0.4))


def heading(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    text: str,
    colour: Colour = palette.GOLD,
    style: Style = HEADING,
) -> None:
    """Draw a heading in small capitals, followed by a rule."""
    taken = canvas.text(x, y, text.upper(), style, colour, room=width)
    if taken + 30 < width:
        canvas.rectangle(x + taken + 14, y - 1, width - taken - 14, 2, palette.LINE)


def figure(
    canvas: Canvas,
    x: float,
    y: float,
    value: int,
    style: Style = COUNT,
    tone: Tone = ON_DARK,
    anchor: Anchor = "left",
    warning: bool = False,
) -> float:
    """Draw a number with its middle at y; return the width. A zero is faint, never absent.

    A `warning` means that the number is the worst of its scale: then a zero is written in every tone.
    """
    if value or warning or not tone.dotted:
        colour = tone.warning if warning else tone.figure if value else tone.zero
        return canvas.text(x, y, number(value), style, colour, anchor)
    wide = fonts.width("0", style)
    left = x - wide if anchor == "right" else x - wide / 2 if anchor == "middle" else x
    canvas.disc(left + wide / 2, y, style.size * DOT, tone.zero)
    return wide


@dataclass(frozen=True, slots=True)
class Price:
    """A part of a cost: the artwork of what is paid, how much, and whether it is lacking or reduced."""

    artwork: str
    amount: int
    lacking: bool = False
    saved: bool = False


@dataclass(frozen=True, slots=True)
class FittedCost:
    """A cost fitted into its room: its lines and sizes, in px."""

    lines: tuple[tuple[Price, ...], ...]
    size: int
    style: Style
    gap: int

    @property
    def pitch(self) -> int:
        return max(self.size, round(self.style.size * 0.8)) + 4

    @property
    def width(self) -> float:
        return max((self.width_of(line) for line in self.lines), default=0.0)

    def width_of(self, line: Sequence[Price]) -> float:
        figures = sum(fonts.width(str(price.amount), self.style) for price in line)
        return figures + len(line) * (self.size + 3) + self.gap * max(0, len(line) - 1)


def fitted_cost(prices: Sequence[Price], room: float, size: int, style: Style, lines: int = 1) -> FittedCost:
    """A cost fitted into `room` px, or as narrow as is legible.

    Icons and gaps shrink first, then it is broken into up to `lines`; numbers shrink last.
    """
    whole = tuple(prices)
    fitted = FittedCost((whole,), size, style, 10)
    for figure in range(round(style.size), SMALLEST - 1, -2):
        for count in range(1, lines + 1):
            length = max(1, -(-len(whole) // count))
            rows = tuple(whole[at : at + length] for at in range(0, len(whole), length))
            largest = size if count == 1 else min(size, figure - 4)
            smallest = SMALLEST_ICON if count == lines else LEGIBLE_ICON
            for tight in range(0, max(1, largest - smallest + 1), 2):
                fitted = FittedCost(rows, largest - tight, style.at(figure), max(3, 10 - tight))
                if fitted.width <= room:
                    return fitted
    return fitted


def draw_cost(canvas: Canvas, x: float, y: float, fitted: FittedCost, colour: Colour = palette.INK) -> None:
    """Draw a fitted cost from x on, with its lines centered.

    What is lacking is crimson and struck through; what is cheaper than printed is green and underlined.
    """
    size, style = fitted.size, fitted.style
    for middle, line in around(y, fitted.lines, fitted.pitch):
        at = x + (fitted.width - fitted.width_of(line)) / 2
        for price in line:
            canvas.centre(icon(price.artwork, size), at + size / 2, middle)
            at += size + 3
            figure = palette.CRIMSON if price.lacking else palette.CONSENT if price.saved else colour
            wide = canvas.text(at, middle, str(price.amount), style, figure)
            if price.lacking:
                canvas.rectangle(at - 2, middle - 1, wide + 4, 3, palette.CRIMSON)
            if price.saved:
                canvas.rectangle(at - 1, middle + style.size * 0.46, wide + 2, 3, palette.CONSENT)
            at += wide + fitted.gap


WIDTH, HEIGHT = 148, 244  # of a card on the table


def paper(canvas: Canvas, box: Box, colour: Colour = palette.PAPYRUS, edge: Colour = palette.SAND) -> None:
    canvas.rectangle(*box, edge, 10)
    canvas.rectangle(box.x, box.y, box.width, box.height - 6, colour, 10)


def place(canvas: Canvas, box: Box, label: str, theme: Theme | None) -> None:
    """Draw a place's label in commands on the accent; an empty place's (without a theme) is subdued."""
    canvas.rectangle(box.x, box.y, 44, 38, theme.accent if theme else palette.CELL, 8)
    colour = palette.IVORY if theme else palette.SOFT
    canvas.text(box.x + 22, box.y + 19, label, FIGURE.at(28), colour, "middle")


def gap(canvas: Canvas, box: Box, label: str = "") -> None:
    canvas.rectangle(*box, palette.PANEL, 10)
    dotted(canvas, *box.inset(12), palette.TESSERA_ON_PANEL)
    if label:
        place(canvas, box, label, None)
