"""Rows of a picture: pieces of known width, laid side by side from either end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace
from PIL import Image

from bot.app.fallbacks import report

from . import fonts, panels
from .canvas import Box, Canvas
from .fonts import COUNT, DETAIL, FIGURE, Style
from .names import fit
from .panels import COST, ON_DARK, Price, Tone, number
from .sprites import Paint, icon
from .theme import ABOVE_ZERO, BELOW_ZERO, INK, LIGHT_GOLD, LINE, SOFT, Colour

TOLERANCE = 2  # the most px by which a row may exceed its room


class Piece(Struct, frozen=True):
    """A part of a row: its width in px, and the function that draws it with its left end at x and its middle at y.

    `name` is that of its spot, if it has one.
    """

    width: float
    draw: Callable[[Canvas, float, float], object]
    name: str = ""

    def lay(self, canvas: Canvas, x: float, y: float) -> float:
        """Draw it; return its width."""
        self.draw(canvas, x, y)
        return self.width

    def named(self, name: str) -> Piece:
        return replace(self, name=name)

    def after(self, width: float) -> Piece:
        """The same piece with a margin before it."""
        return Piece(self.width + width, lambda canvas, x, y: self.draw(canvas, x + width, y), self.name)

    def at_least(self, width: float) -> Piece:
        """The same piece with room after it up to this width, so that pieces of several rows are aligned."""
        return self if self.width >= width else replace(self, width=width)


@lru_cache(maxsize=1024)
def gap(width: float) -> Piece:
    return Piece(width, lambda canvas, x, y: None)


def picture(image: Image.Image) -> Piece:
    return Piece(image.width, lambda canvas, x, y: canvas.put(image, x, y - image.height / 2))


def artwork(name: str, size: int, colours: Paint = ()) -> Piece:
    return Piece(size, lambda canvas, x, y: canvas.put(icon(name, size, colours), x, y - size / 2))


def rule(height: float, colour: Colour = LINE) -> Piece:
    return Piece(2, lambda canvas, x, y: canvas.rectangle(x, y - height / 2, 2, height, colour))


@lru_cache(maxsize=1024)
def written(text: str, style: Style, colour: Colour, room: float | None = None) -> Piece:
    """A text, shrunk or cut to fit its room."""
    if room is not None:
        text, style = fit(text, style, room)
    wide = fonts.width(text, style) if text else 0.0
    return Piece(wide, lambda canvas, x, y: canvas.text(x, y, text, style, colour))


@lru_cache(maxsize=1024)
def figure(value: int, style: Style = COUNT, tone: Tone = ON_DARK, warning: bool = False) -> Piece:
    """A number; a `warning` if it is the worst of its scale."""
    wide = fonts.width(number(value), style)
    return Piece(wide, lambda canvas, x, y: panels.figure(canvas, x, y, value, style, tone, warning=warning))


def arrow(width: float, colour: Colour) -> Piece:
    """A small arrowhead that points to what comes next."""

    def draw(canvas: Canvas, x: float, y: float) -> None:
        canvas.polygon(((x, y - width * 0.75), (x + width, y), (x, y + width * 0.75)), colour)

    return Piece(width, draw)


def track(values: Sequence[int], index: int, width: float, height: int) -> Piece:
    """A track of values, worst to best, with both ends labeled and the present value on a gold chip."""

    def draw(canvas: Canvas, x: float, y: float) -> None:
        low, high = number(values[0]), number(values[-1])
        left = x + canvas.text(x, y, low, DETAIL, SOFT) + 8
        right = x + width - fonts.width(high, DETAIL) - 8
        chip, gap = 60, 3
        cell = (right - left - chip - gap * len(values)) / (len(values) - 1)
        for position, value in enumerate(values):
            if position == index:
                canvas.rectangle(left, y - height / 2, chip, height, LIGHT_GOLD, 6)
                style = FIGURE.at(min(32, height - 2))
                canvas.text(left + chip / 2, y, number(value), style, INK, "middle")
                left += chip + gap
            else:
                colour = BELOW_ZERO if value < 0 else SOFT if value == 0 else ABOVE_ZERO
                canvas.rectangle(left, y - height * 0.29, cell, height * 0.58, colour, 4)
                left += cell + gap
        canvas.text(x + width, y, high, DETAIL, SOFT, "right")

    return Piece(width, draw)


@lru_cache(maxsize=1024)
def counted(
    name: str,
    value: int,
    size: int,
    style: Style = COUNT,
    tone: Tone = ON_DARK,
    most: int = 0,
    colours: Paint = (),
    warning: bool = False,
) -> Piece:
    """Artwork with a number, and the `most` that it can be, if given."""
    beside = [written(number(value), style, tone.figure if value else tone.zero), gap(2)] if most else []
    whole = (
        [written(f"/{most}", DETAIL.at(round(style.size * 0.76)), tone.word)]
        if most
        else [figure(value, style, tone, warning)]
    )
    return together([artwork(name, size, colours), gap(5), *beside, *whole])


def priced(
    prices: Sequence[Price],
    room: float,
    size: int = 32,
    style: Style = COST,
    colour: Colour = INK,
) -> Piece:
    """A cost on one line."""
    fitted = panels.fitted_cost(prices, room, size, style)
    return Piece(fitted.width, lambda canvas, x, y: panels.draw_cost(canvas, x, y, fitted, colour))


def together(pieces: Iterable[Piece], between: float = 0) -> Piece:
    """Several pieces side by side as one."""
    laid = tuple(pieces)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        for piece in laid:
            piece.draw(canvas, x, y)
            x += piece.width + between

    return Piece(width_of(laid, between), draw)


def plate(pieces: Iterable[Piece], height: float, ground: Colour) -> Piece:
    """Several pieces on a ground of their own."""
    laid = together(pieces)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        canvas.rectangle(x, y - height / 2, laid.width, height, ground, 7)
        laid.draw(canvas, x, y)

    return Piece(laid.width, draw)


def width_of(pieces: Sequence[Piece], between: float = 0) -> float:
    return sum(piece.width for piece in pieces) + between * max(0, len(pieces) - 1)


class Row:
    """A row around a y; pieces laid at its ends take room from later ones. `height` is that of spots."""

    def __init__(self, canvas: Canvas, left: float, right: float, y: float, height: float = 0) -> None:
        self.canvas, self.left, self.right, self.y, self.height = canvas, left, right, y, height

    @property
    def room(self) -> float:
        return self.right - self.left

    def begin(self, *pieces: Piece) -> None:
        """Lay pieces from the left on."""
        self._lay(pieces, self.left)
        self.left += width_of(pieces)

    def end(self, *pieces: Piece) -> None:
        """Lay pieces up to the right end."""
        start = self.right - width_of(pieces)
        self._lay(pieces, start)
        self.right = start

    def middle(self, *pieces: Piece) -> None:
        """Lay pieces in the middle of the remaining room."""
        self._lay(pieces, (self.left + self.right - width_of(pieces)) / 2)

    def spread(self, *pieces: Piece) -> None:
        """Spread pieces over the whole remaining room."""
        self._lay(pieces, self.left, (self.room - width_of(pieces)) / max(1, len(pieces) - 1))
        self.left = self.right

    def fitting(self, versions: Iterable[Sequence[Piece]], beside: float = 0) -> Sequence[Piece]:
        """The first version that leaves `beside` px of the room; the last one if none does."""
        pieces: Sequence[Piece] = ()
        for pieces in versions:
            if width_of(pieces) <= self.room - beside:
                break
        return pieces

    def _lay(self, pieces: Sequence[Piece], x: float, between: float = 0) -> None:
        if (wide := width_of(pieces)) > self.room + TOLERANCE:
            report("a row of a picture", ValueError(f"{wide:.0f} px have {self.room:.0f} px of room"))
        for piece in pieces:
            piece.draw(self.canvas, x, self.y)
            if piece.name:
                top, height = round(self.y - self.height / 2), round(self.height)
                self.canvas.spots[piece.name] = Box(round(x), top, round(piece.width), height)
            x += piece.width + between
