"""Where the lines of a curve end: each at its seat's sign, name and points, none over another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from . import fonts
from .artwork import icon
from .box import Box
from .canvas import Canvas
from .fonts import Face, Style
from .heads import beheaded
from .ledger import number
from .marks import gilded
from .names import halves
from .palette import IVORY, LIGHT_GOLD, PANEL_ASKED
from .pieces import token
from .seats import Seat

_VICTOR, _TWO_LINES, _ONE_LINE, _LOW = 126, 90, 98, 78
"""How high labels are: a victor's, one whose name needs two lines, one line, one line where there are many."""
_MANY: Final = 4
_RIGHT: Final = 36
_NAME = 62
_FRAME = 104
_ONE, _TWO = Style(Face.SERIF, 38, 34), Style(Face.SERIF, 36, 32)
_WINNER = Style(Face.SERIF_BOLD, 38, 34)
_CALL = Style(Face.CINZEL_BLACK, 34, 32, 1)
_POINTS, _BEST = Style(Face.CINZEL_BLACK, 54, 44), Style(Face.CINZEL_BLACK, 60, 44)


@dataclass(frozen=True)
class End:
    """The end of a line: whose it is, with how many points, at which height it comes, and whether it has won."""

    seat: Seat
    name: str
    points: int
    height: float
    won: bool
    call: str


def places_of_ends(ends: Sequence[End], room: Box) -> list[float]:
    """At which height each label stands, as near to its line as may be."""
    order = sorted(range(len(ends)), key=lambda index: ends[index].height)
    heights = [_height(ends[index], room, len(ends)) for index in order]
    found = spread([ends[index].height for index in order], heights, room.y, room.bottom)
    places = dict(zip(order, found, strict=True))
    return [places[index] for index in range(len(ends))]


def draw_end(canvas: Canvas, end: End, y: float, room: Box) -> None:
    """The label: sign, name, points; a victor's in a gold frame, with the wreath."""
    x = room.x
    if end.won:
        gilded(canvas, x - 18, y - _FRAME / 2, room.right - x, _FRAME, PANEL_ASKED)
    canvas.centre(token(end.seat, 56), x + 20, y)
    style = _BEST if end.won else _POINTS
    canvas.text(room.right - _RIGHT, y, number(end.points), style, IVORY, "right")
    x += _NAME
    space = _room_for_name(end, room)
    if end.won:
        canvas.text(x, y - 23, end.name, _WINNER, IVORY, room=space)
        canvas.centre(icon("common/leader_wreath", 46), x + 23, y + 25)
        canvas.text(x + 54, y + 24, end.call.upper(), _CALL, LIGHT_GOLD, room=space - 54)
        return
    lines = _lines(end, room)
    style = _ONE if _fits(end, room) else _TWO
    for index, line in enumerate(lines):
        canvas.text(x, y + (index - (len(lines) - 1) / 2) * 40, line, style, IVORY, room=space)


def spread(wanted: Sequence[float], heights: Sequence[float], low: float, high: float) -> list[float]:
    """Middles of labels of these heights, in order from above, none over another, as near as may be to where they are
    wanted, all between `low` and `high` where there is room for them."""
    gaps = [(above + below) / 2 for above, below in pairwise(heights)]
    groups: list[tuple[float, list[float], list[float]]] = []
    # A group of labels that touch: where its first stands, how far below it the others do, where each is wanted.
    for index, y in enumerate(wanted):
        groups.append((y, [0.0], [y]))
        while len(groups) > 1:
            (first, offsets, above), (second, further, below) = groups[-2:]
            gap = gaps[index - len(further)]
            if first + offsets[-1] + gap <= second:
                break
            offsets = [*offsets, *(offsets[-1] + gap + offset for offset in further)]
            asked = [*above, *below]
            start = sum(y - offset for y, offset in zip(asked, offsets, strict=True)) / len(offsets)
            groups[-2:] = [(start, offsets, asked)]
    at = [first + offset for first, offsets, _ in groups for offset in offsets]
    limit = high
    for index in reversed(range(len(at))):
        at[index] = min(at[index], limit - heights[index] / 2)
        limit = at[index] - heights[index] / 2
    limit = low
    for index in range(len(at)):
        at[index] = max(at[index], limit + heights[index] / 2)
        limit = at[index] + heights[index] / 2
    return at


def _height(end: End, room: Box, many: int) -> float:
    if end.won:
        return _VICTOR
    if len(_lines(end, room)) > 1:
        return _TWO_LINES
    return _LOW if many > _MANY else _ONE_LINE


def _lines(end: End, room: Box) -> list[str]:
    """The name on a line or two; the head of a computer stands behind its end."""
    if _fits(end, room):
        return [end.name]
    letters, head = beheaded(end.name)
    lines = halves(letters, _TWO, _room_for_name(end, room) - fonts.width(head, _TWO))
    return [*lines[:-1], lines[-1] + head]


def _fits(end: End, room: Box) -> bool:
    return fonts.width(end.name, _ONE.at(_ONE.least)) <= _room_for_name(end, room)


def _room_for_name(end: End, room: Box) -> float:
    wide = fonts.width(number(end.points), _BEST if end.won else _POINTS)
    return room.width - _RIGHT - wide - 12 - _NAME
