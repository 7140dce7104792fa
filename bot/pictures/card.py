"""A card on offer: its paper, the label of its place, and the place when the card is gone."""

from __future__ import annotations

from .box import Box
from .canvas import Canvas
from .fonts import FIGURE
from .livery import Livery
from .marks import dotted
from .palette import CELL, IVORY, PANEL, PAPYRUS, SAND, SOFT, TESSERA_ON_PANEL, Colour

WIDTH, HEIGHT = 148, 244
"""Of a card on the table."""


def paper(canvas: Canvas, box: Box, colour: Colour = PAPYRUS, edge: Colour = SAND) -> None:
    """The card without anything on it."""
    canvas.rectangle(*box, edge, 10)
    canvas.rectangle(box.x, box.y, box.width, box.height - 6, colour, 10)


def place(canvas: Canvas, box: Box, label: str, livery: Livery | None) -> None:
    """What the place is called in commands, on the accent; of an empty place, subdued."""
    canvas.rectangle(box.x, box.y, 44, 38, livery.accent if livery else CELL, 8)
    canvas.text(box.x + 22, box.y + 19, label, FIGURE.at(28), IVORY if livery else SOFT, "middle")


def gap(canvas: Canvas, box: Box, label: str = "") -> None:
    """The place of a card that is gone, or has not come."""
    canvas.rectangle(*box, PANEL, 10)
    dotted(canvas, *box.inset(12), TESSERA_ON_PANEL)
    if label:
        place(canvas, box, label, None)
