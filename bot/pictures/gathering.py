"""A table at which people gather: the board with what lies open; who has come, and how many may still."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from .canvas import Box, Canvas
from .fonts import NAME, Style
from .header import Narration, Plaque, draw_header
from .heading import Heading
from .highlights import dotted
from .panels import BAND, seat_panel
from .theme import FAINT, IVORY, LINE, NOBODY, WALL

_NAME = Style(NAME.face, 52, 44)
_FRAME = 8
"""So far the frame of a panel reaches beyond it."""


def gathered(
    canvas: Canvas, heading: Heading[Any], panels: Sequence[Box], people: int, *, settled: bool
) -> Canvas:
    """The picture of a table, and in place of its players the first `people` names; the other seats are free.

    `panels` is where the panels of the seats are, if they have any: then the names stand there alone, with more room
    than a header gives them. Unless it is `settled` who sits where, nobody has a colour.
    """
    words = heading.words
    plaques = [
        Plaque(heading.look(seat) if settled else NOBODY, heading.names[seat], "")
        if seat < people
        else Plaque(NOBODY, words("picture-free-seat"), "")
        for seat in range(heading.view.seats)
    ]
    title = replace(heading.title(), moment=words("picture-gathering"), remark="", urgent="")
    shown = [] if panels else plaques
    draw_header(canvas, heading.theme, title, shown, Narration(None, heading.happened(), ""))
    for box in panels:
        canvas.rectangle(*box.inset(-_FRAME), WALL)
    for seat, (plaque, box) in enumerate(zip(plaques, panels, strict=False)):
        _draw_place(canvas, plaque, box, taken=seat < people)
    return canvas


def _draw_place(canvas: Canvas, plaque: Plaque, box: Box, *, taken: bool) -> None:
    x, y = box.middle
    if taken:
        seat_panel(canvas, plaque.seat, *box, asked=False)
        canvas.text(x + BAND / 2, y, plaque.name, _NAME, IVORY, "middle", room=box.width - BAND - 32)
    else:
        dotted(canvas, *box.inset(2), LINE)
        canvas.text(x, y, plaque.name, _NAME, FAINT, "middle", room=box.width - 32)
