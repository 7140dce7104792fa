"""A frame of a replay: the table, with a larger header above it, and the progress of the game below it.

It replaces the table's own header: everything is larger, and in the same place in every frame.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Any, Final

from PIL import Image

from . import fonts, rich_text
from .canvas import Canvas
from .fonts import NAME, SCORE, Face, Style
from .header import HEIGHT as HEADER
from .header import NAMED, Plaque, narrate
from .heading import Heading
from .names import shorten
from .pieces import token
from .rich_text import EMPHASIS, emphasized
from .sprites import frieze, icon
from .theme import DARK_GOLD, FAINT, IVORY, LIGHT_GOLD, LINE, NIGHT, SOFT, WALL, mix

_BAND, _FRIEZE, _SHADE = 198, 20, 8
_TOP: Final = _BAND + _FRIEZE  # the upper edge of the table
_RAIL: Final = 98  # the height of the rail at the foot
_OWN_HEADER: Final = HEADER + 2  # the height of the table's own header, which is cut off

_LEFT, _RIGHT = 26, 1576
_LINE = 33
_TITLE = Style(Face.CINZEL_BLACK, 46, 36, 2)
_MOVE: Final = 40
_SCORE, _NAME = SCORE.at(58), NAME.at(NAMED)
_SEATS_Y, _TOKEN, _WREATHED, _WREATH, _APART = 94, 44, 30, 54, 20
"""Of the seats: the y of their line; the sizes of a sign, a sign in a wreath, and the wreath; the gap between seats."""

_SENTENCE_Y = 158

_RAIL_X: Final = 130
_UNIT = Style(Face.SANS_BOLD, 32, 24)
_ROUND = Style(Face.SANS_BOLD, 36, 32)
_NOW = Style(Face.CINZEL_BLACK, 46, 36)
_BETWEEN: Final = 56  # the least distance between the numbers of two rounds


@dataclass(frozen=True)
class ReplayProgress:
    """The progress of a game: `ply` moves of all those in its `rounds`.

    `unit` is the message key of what the game counts its length in.
    """

    ply: int
    rounds: tuple[int, ...]
    unit: str

    @property
    def plies(self) -> int:
        return sum(self.rounds)

    @property
    def round(self) -> int:
        """The round of the last move, from 1."""
        ends = accumulate(self.rounds)
        return next((number for number, end in enumerate(ends, 1) if self.ply <= end), len(self.rounds))


def draw_frame(heading: Heading[Any], table: Image.Image, progress: ReplayProgress) -> Canvas:
    """A moment of a game: the table as everybody saw it, what was done, and the points."""
    canvas = Canvas(table.width, table.height, WALL)
    _draw_head(canvas, heading, progress)
    high = canvas.height - _RAIL - _TOP - 4
    body = table.crop((0, _OWN_HEADER, table.width, table.height))
    body = body.resize((round(body.width * high / body.height), high), Image.Resampling.LANCZOS)
    canvas.put(body, (canvas.width - body.width) / 2, _TOP + 2)
    _draw_rail(canvas, progress, heading.words(f"picture-{progress.unit}"))
    return canvas


def _draw_head(canvas: Canvas, heading: Heading[Any], progress: ReplayProgress) -> None:
    theme, words = heading.theme, heading.words
    canvas.rectangle(0, 0, canvas.width, _BAND - _SHADE, theme.accent)
    canvas.rectangle(0, _BAND - _SHADE, canvas.width, _SHADE, mix(theme.accent, NIGHT, 0.28))
    canvas.put(frieze(theme.frieze, canvas.width, _FRIEZE), 0, _BAND)
    x = _LEFT + canvas.text(_LEFT, _LINE, words("picture-replay"), _TITLE, LIGHT_GOLD) + 30
    canvas.rectangle(x, 20, 4, 42, mix(theme.accent, LIGHT_GOLD, 0.5))
    x += 28
    move = f"{EMPHASIS}{progress.ply}{EMPHASIS}"
    where = words("picture-move-of", move=move, moves=progress.plies)
    x += rich_text.draw_runs(canvas, x, _LINE, emphasized(where), IVORY, IVORY, 500, _MOVE, 32)
    # In an order that never changes.
    placed = sorted(zip(heading.order(), heading.plaques(), strict=True), key=lambda each: each[0])
    _draw_seats(canvas, [plaque for _, plaque in placed])
    canvas.rectangle(24, _SENTENCE_Y - 30, _RIGHT - 24, 60, theme.dark, 8)
    narrate(canvas, heading.narration(), _SENTENCE_Y, 46)


def _draw_seats(canvas: Canvas, plaques: Sequence[Plaque]) -> None:
    pitch = (_RIGHT - _LEFT + _APART) / len(plaques)
    room = pitch - _APART - _TOKEN - 8
    for index, plaque in enumerate(plaques):
        x = _LEFT + index * pitch
        if plaque.leads:
            canvas.centre(icon("common/leader_wreath", _WREATH), x + _TOKEN / 2, _SEATS_Y)
        sign = token(plaque.seat, _WREATHED if plaque.leads else _TOKEN)
        canvas.centre(sign, x + _TOKEN / 2, _SEATS_Y)
        x += _TOKEN + 8
        left = room - fonts.width(plaque.score, _SCORE) - 12
        x += canvas.text(x, _SEATS_Y, shorten(plaque.name, _NAME, left), _NAME, IVORY) + 12
        canvas.text(x, _SEATS_Y, plaque.score, _SCORE, LIGHT_GOLD)


def _draw_rail(canvas: Canvas, progress: ReplayProgress, unit: str) -> None:
    """Draw a stretch for each round, as long as its number of moves, lit up to a ring at the present moment."""
    top = canvas.height - _RAIL
    y = top + 30
    canvas.rectangle(0, top, canvas.width, _RAIL, NIGHT)
    canvas.rectangle(0, top, canvas.width, 4, DARK_GOLD)
    start = max(_RAIL_X, round(_LEFT + canvas.text(_LEFT, y + 36, unit, _UNIT, SOFT) + 12))

    def at(ply: int) -> float:
        return start + (_RIGHT - start) * ply / max(1, progress.plies)

    now, ends = at(progress.ply), [0, *accumulate(progress.rounds)]
    stretches = [(at(begun) + 3, at(end) - 3) for begun, end in pairwise(ends)]
    for left, right in stretches:
        canvas.rectangle(left, y - 7, right - left, 14, LINE, 5)
        if now > left:
            canvas.rectangle(left, y - 7, min(right, now) - left, 14, LIGHT_GOLD, 5)
    _draw_numbers(canvas, [(left + right) / 2 for left, right in stretches], progress.round, y + 38)
    canvas.disc(now, y, 20, NIGHT)
    canvas.disc(now, y, 16, LIGHT_GOLD)
    canvas.disc(now, y, 7, NIGHT)


def _draw_numbers(canvas: Canvas, middles: Sequence[float], now: int, y: float) -> None:
    """Draw the number of the present round, and those of others that fit."""
    if not middles:
        return
    here, last = middles[now - 1], 0.0
    canvas.text(here, y, str(now), _NOW, LIGHT_GOLD, "middle")
    for number, middle in enumerate(middles, 1):
        if number != now and min(middle - last, abs(middle - here)) >= _BETWEEN:
            canvas.text(middle, y, str(number), _ROUND, SOFT if number < now else FAINT, "middle")
            last = middle
