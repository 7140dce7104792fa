"""A line of icons and figures: what something costs, brings, or does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from . import fonts
from .artwork import icon
from .canvas import Anchor, Canvas
from .fonts import COUNT, Style
from .palette import Colour

GAP = 6


@dataclass(frozen=True, slots=True)
class Icon:
    """A piece of artwork in the line."""

    artwork: str


Sign = Icon | str
"""An icon, or words and figures."""


def width(signs: Sequence[Sign], size: int, style: Style) -> float:
    """How wide the line is, in px."""
    wide = sum(size if isinstance(sign, Icon) else fonts.width(sign, style) for sign in signs)
    return wide + GAP * max(0, len(signs) - 1)


def draw(
    canvas: Canvas,
    x: float,
    y: float,
    signs: Sequence[Sign],
    colour: Colour,
    room: float,
    size: int = 30,
    anchor: Anchor = "middle",
) -> float:
    """The line around x, or from x on ("left"), smaller where there is no room; returns its width."""
    style = _style(size)
    while size > 20 and width(signs, size, style) > room:
        size -= 2
        style = _style(size)
    wide = width(signs, size, style)
    at = x - wide / 2 if anchor == "middle" else x - wide if anchor == "right" else x
    for sign in signs:
        if isinstance(sign, Icon):
            canvas.centre(icon(sign.artwork, size), at + size / 2, y)
            at += size + GAP
        else:
            at += canvas.text(at, y, sign, style, colour, room=room) + GAP
    return wide


def _style(size: int) -> Style:
    return COUNT.at(max(22, size - 4))
