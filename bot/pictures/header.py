"""The header of a table: game and round, a plaque for each seat, what just happened, who must do what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sin

from PIL import Image

from . import fonts, runs
from .artwork import icon
from .cache import kept
from .canvas import WEST, Canvas
from .fonts import CALL, DETAIL, GAME, NAME, NAME_ASKED, ROUND, SCORE, SENTENCE, SENTENCE_BOLD, Style
from .friezes import frieze
from .livery import Livery
from .names import fit
from .palette import (
    CRIMSON,
    GOLD,
    INK,
    IVORY,
    LIGHT_GOLD,
    MARBLE,
    MARBLE_SHADE,
    MARBLE_VEIN,
    NIGHT,
    mix,
)
from .pieces import block, mark, token
from .runs import Run
from .seats import Seat

HEIGHT = 212
"""Where the header ends; the table begins ten px further down."""

_TITLE_X, _TITLE_ROOM = 26, 272
_PLAQUES_X, _PLAQUES_END, _PLAQUES_Y, _PLAQUE_HEIGHT, _GAP = 312, 1576, 18, 110, 12
_NARRATION_Y = 161
_EASY = 26
"""Type of at least this size is read easily: a version that fits in it is not cut further."""
REMARK = DETAIL.at(26)
RIBBON = CALL.at(26)
_SLIM = 250
"""Plaques narrower than this have smaller type, and the leader's wreath in the seat's block."""
_NARROW = 240
"""Plaques narrower than this have a smaller score."""


@dataclass(frozen=True, slots=True)
class Title:
    """The game's name, a second line under it (a gold pill when `urgent`), and the round or phase.

    `remark` stands behind the round, smaller. A game may leave the second line empty and draw there.
    """

    game: str
    second: str
    moment: str
    urgent: bool = False
    remark: str = ""


@dataclass(frozen=True, slots=True)
class Plaque:
    """A seat in the score strip.

    `call` is what makes the plaque one of marble ("TO MOVE", "VICTOR"), `tag` a remark beside the
    score, `emblems` the artwork of what the seat has for a while, shown at the foot of its block.
    """

    seat: Seat
    name: str
    score: str
    tag: str = ""
    call: str = ""
    leads: bool = False
    emblems: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Narration:
    """Whose deed it was, what happened, and who must do what now.

    `happened` has several versions, the fullest first: the first that fits in large type is told.
    """

    actor: Seat | None
    happened: tuple[tuple[Run, ...], ...]
    awaited: str


def draw_header(
    canvas: Canvas, livery: Livery, title: Title, plaques: Sequence[Plaque], narration: Narration
) -> None:
    """The header across the top of a table."""
    canvas.put(_ground(livery, canvas.width), 0, 0)
    _draw_title(canvas, livery, title)
    width = (_PLAQUES_END - _PLAQUES_X - _GAP * (len(plaques) - 1)) / len(plaques)
    for index, plaque in enumerate(plaques):
        left = round(_PLAQUES_X + index * (width + _GAP))
        right = round(_PLAQUES_X + index * (width + _GAP) + width)
        _draw_plaque(canvas, livery, plaque, left, right - left)
    _narrate(canvas, narration)


@kept
def _ground(livery: Livery, width: int) -> Image.Image:
    canvas = Canvas(width, HEIGHT, livery.accent)
    canvas.rectangle(0, 182, width, 10, mix(livery.accent, NIGHT, 0.28))
    canvas.rectangle(24, 140, width - 48, 42, livery.dark, 8)
    canvas.put(frieze(livery.frieze, width, HEIGHT - 190), 0, 190)
    return canvas.image


def _draw_title(canvas: Canvas, livery: Livery, title: Title) -> None:
    canvas.text(_TITLE_X, 33, title.game.upper(), GAME, LIGHT_GOLD, room=_TITLE_ROOM)
    if title.urgent:
        text, style = fit(title.second.upper(), CALL.at(24), _TITLE_ROOM - 24)
        wide = fonts.width(text, style)
        canvas.rectangle(_TITLE_X - 2, 54, wide + 26, 34, NIGHT, 17)
        canvas.rectangle(_TITLE_X, 56, wide + 22, 30, LIGHT_GOLD, 15)
        canvas.text(_TITLE_X + 11, 71, text, style, INK)
    else:
        canvas.text(_TITLE_X + 1, 70, title.second, DETAIL, mix(IVORY, livery.accent, 0.12), room=_TITLE_ROOM)
    soft = mix(IVORY, livery.accent, 0.12)
    remark = fonts.width(title.remark, REMARK)
    room = _TITLE_ROOM - (remark + 14 if remark else 0)
    canvas.text(_TITLE_X, 111, title.moment, ROUND, IVORY, room=room)
    canvas.text(_TITLE_X + _TITLE_ROOM - 2, 113, title.remark, REMARK, soft, "right")


def _draw_plaque(canvas: Canvas, livery: Livery, plaque: Plaque, x: int, width: int) -> None:
    y, height = _PLAQUES_Y, _PLAQUE_HEIGHT
    called = bool(plaque.call)
    slim = width < _SLIM
    head = round(min(92, width * 0.255))
    if called:
        canvas.put(_marble(width, height), x - 6, y - 6)
    else:
        canvas.rectangle(x, y, width, height, livery.dark, 10)
    if slim and plaque.leads:
        canvas.rectangle(x, y, head, height, plaque.seat.colour, 10, WEST)
        canvas.centre(mark(plaque.seat, round(head * 0.6)), x + head / 2, y + height * 0.32)
        canvas.centre(icon("common/leader_wreath", 40), x + head / 2, y + height - 28)
    elif plaque.emblems:
        canvas.rectangle(x, y, head, height, plaque.seat.colour, 10, WEST)
        canvas.centre(mark(plaque.seat, round(head * 0.6)), x + head / 2, y + height * 0.3)
        _draw_emblems(canvas, plaque.emblems, x + head / 2, y + height - 27, head)
    else:
        block(canvas, plaque.seat, x, y, head, height)
    canvas.rectangle(x + head, y, 3, height, GOLD if called else mix(livery.dark, GOLD, 0.5))

    colour = INK if called else IVORY
    margin = 10 if slim else 16
    left, right = x + head + margin, x + width - margin
    name_room = right - left
    if plaque.leads and not slim:
        canvas.centre(icon("common/leader_wreath", 42), x + width - 37, y + 27)
        name_room -= 50
    name = NAME_ASKED if called else NAME
    if slim:
        name = Style(name.face, 34, 24)
    score = SCORE.at(54) if width < _NARROW else SCORE
    ribbon = called and _rest(plaque, score, right - left) < _narrowest(plaque)
    canvas.text(left, y + (35 if ribbon else 30), plaque.name, name, colour, room=name_room)
    canvas.text(right, y + 78, plaque.score, score, colour, "right", room=right - left)
    rest = _rest(plaque, score, right - left)
    if ribbon:
        _draw_ribbon(canvas, plaque.call, x + width / 2, width)
    elif called:
        canvas.text(left, y + 78, plaque.call.upper(), CALL, CRIMSON, room=rest)
    elif plaque.tag and fonts.width(plaque.tag, DETAIL.at(DETAIL.least)) <= rest:
        canvas.text(left, y + 78, plaque.tag, DETAIL, mix(IVORY, livery.dark, 0.18), room=rest)


def _draw_emblems(canvas: Canvas, emblems: Sequence[str], x: float, y: float, room: float) -> None:
    """Icons on discs of night, side by side around a point."""
    radius = min(20.0, room / 2 / len(emblems) - 1)
    for index, artwork in enumerate(emblems):
        middle = x + (2 * index + 1 - len(emblems)) * (radius + 0.5)
        canvas.disc(middle, y, radius, NIGHT)
        canvas.centre(icon(artwork, round(radius * 1.6)), middle, y)


def _draw_ribbon(canvas: Canvas, call: str, middle: float, room: float) -> None:
    """The call on a ribbon across the upper edge of a plaque that has no room for it beside the score."""
    text, style = fit(call.upper(), RIBBON, room - 24)
    half = fonts.width(text, style) / 2 + 12
    canvas.rectangle(middle - half - 2, 2, 2 * half + 4, 32, LIGHT_GOLD, 8)
    canvas.rectangle(middle - half, 4, 2 * half, 28, CRIMSON, 6)
    canvas.text(middle, 18, text, style, IVORY, "middle")


def _rest(plaque: Plaque, score: Style, room: float) -> float:
    """What the score leaves of the line."""
    return room - fonts.width(plaque.score, score) - 8


def _narrowest(plaque: Plaque) -> float:
    return fonts.width(plaque.call.upper(), CALL.at(CALL.least))


@kept
def _marble(width: int, height: int) -> Image.Image:
    """The one plaque of marble, framed in gold; 6 px larger on every side."""
    canvas = Canvas(width + 12, height + 12, LIGHT_GOLD)
    canvas.rectangle(4, 4, width + 4, height + 4, NIGHT, 12)
    canvas.rectangle(6, 6, width, height, MARBLE, 10)
    for start, end, sway in ((0.30, 0.48, 0.9), (0.56, 0.72, 1.6), (0.85, 0.95, 0.7)):
        points = []
        for step in range(13):
            share = step / 12
            bend = 9 * sway * sin(share * 9 + start * 20)
            points.append((6 + width * (start + (end - start) * share) + bend, 9 + (height - 14) * share))
        canvas.line(points, 2.2, MARBLE_VEIN)
    canvas.rectangle(6, height - 1, width, 7, MARBLE_SHADE, 3)
    return canvas.rounded(15)


def _narrate(canvas: Canvas, narration: Narration) -> None:
    right, left = canvas.width - 40, 40.0
    if narration.actor:
        canvas.centre(token(narration.actor, 36), 50, _NARRATION_Y)
        left = 76
    shortest = runs.width(narration.happened[-1], SENTENCE.size) if narration.happened else 0
    spare = max(canvas.width * 0.4, right - left - shortest - 40)
    awaited, style = fit(narration.awaited, SENTENCE_BOLD.at(28), spare)
    taken = canvas.text(right, _NARRATION_Y, awaited, style, LIGHT_GOLD, "right")
    room = right - taken - (40 if taken else 0) - left
    happened = next(
        (version for version in narration.happened if runs.width(version, _EASY) <= room),
        narration.happened[-1] if narration.happened else (),
    )
    runs.draw(canvas, left, _NARRATION_Y, happened, IVORY, LIGHT_GOLD, room)
