"""Captions below a picture: a card for each numbered moment, with what happened then in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from . import rich_text
from .canvas import WEST, Box, Canvas
from .fonts import Face, Style
from .highlights import disc
from .pieces import token
from .rich_text import TextRun
from .theme import IVORY, LIGHT_GOLD, PANEL, SeatLook

HEIGHT: Final = 200
_GAP: Final = 14
_BAND: Final = 12
_MARGIN: Final = 28
_TITLE = Style(Face.CINZEL_BOLD, 36, 32, 1.5)

_SETTINGS: Final = ((38, 2), (34, 3), (32, 3))
"""How a sentence may be set: its size, and on how many lines at most."""
_FIRST: Final = (0, 108, 108, 98)
"""How far below the upper edge its first line lies, by how many there are."""


@dataclass(frozen=True)
class Caption:
    """A moment: whose it is, when it was, and what is told of it, each version shorter than the one before."""

    seat: SeatLook
    title: str
    told: Sequence[Sequence[TextRun]]


def draw_captions(canvas: Canvas, box: Box, captions: Sequence[Caption]) -> None:
    for number, (caption, card) in enumerate(
        zip(captions, box.spread(len(captions), len(captions), _GAP), strict=True), 1
    ):
        _draw_card(canvas, card, str(number), caption)


def _draw_card(canvas: Canvas, card: Box, number: str, caption: Caption) -> None:
    seat = caption.seat
    canvas.rectangle(*card, PANEL, 10)
    canvas.rectangle(card.x, card.y, _BAND + 3, card.height, seat.rim, 10, WEST)
    canvas.rectangle(card.x, card.y, _BAND, card.height, seat.colour, 10, WEST)
    disc(canvas, card.x + 58, card.y + 46, number, 60)
    canvas.text(card.x + 104, card.y + 46, caption.title, _TITLE, LIGHT_GOLD, room=card.width - 190)
    canvas.centre(token(seat, 48), card.right - 44, card.y + 46)
    lines, size = _set(caption.told, card.width - _BAND - 2 * _MARGIN + 8)
    for index, line in enumerate(lines):
        y = card.y + _FIRST[len(lines)] + index * size * 1.22
        rich_text.draw_runs(canvas, card.x + _BAND + 20, y, line, IVORY, LIGHT_GOLD, card.width, size, size)


def _set(told: Sequence[Sequence[TextRun]], room: float) -> tuple[Sequence[Sequence[TextRun]], int]:
    for version in told:
        for size, most in _SETTINGS:
            lines = rich_text.wrapped(version, room, size)
            if len(lines) <= most and all(rich_text.runs_width(line, size) <= room + size for line in lines):
                return lines, size
    size, most = _SETTINGS[-1]
    *lines, last = rich_text.wrapped(told[-1], room, size)[:most]
    return [*lines, rich_text.fitted(last, room, size, size)[0]], size
