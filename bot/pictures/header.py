"""The header of a table: game and round, a plaque for each seat, what just happened, who must do what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sin

from PIL import Image

from . import fonts, runs
from .artwork import icon
from .cache import Cache, kept, weight
from .canvas import WEST, Canvas
from .fonts import CALL, DETAIL, GAME, NAME, NAME_ASKED, ROUND, SCORE, Style
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
    SEPIA,
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
LEAST = 32
"""Type of this size is 11 px high on a phone: nothing that a player needs at every look is smaller."""
_NAME_ROOMS = (300, 220, 160)
"""Where the narration is too long, names are cut to so many px, one after the other, before anything else is."""
_REMARK = Style(DETAIL.face, LEAST, 24)
_SECOND = Style(DETAIL.face, LEAST, 22)
_TAG = Style(DETAIL.face, LEAST, 24)
_COUNTS = Style(DETAIL.face, 26, 22)
_CALL = Style(CALL.face, LEAST, LEAST, spacing=1)
_APART = 40
"""Between what happened and who is awaited."""
_SLIM = 250
"""Plaques narrower than this have smaller type, and always the leader's wreath in the seat's block."""
_WREATH_ROOM = 50
"""So much the leader's wreath takes from the name beside it."""
_NARROW = 240
"""Plaques narrower than this have a smaller score."""


STRIPS = Cache(limit=6_000_000)
"""The last headers."""


@dataclass(frozen=True, slots=True)
class Title:
    """The game's name, a second line under it (a gold pill when `urgent`), and the round or phase.

    `remark` stands behind the round, smaller, where both have room. A game may leave the second line empty and
    draw there.
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
    score, `emblems` the artwork of what the seat has for a while, shown at the foot of its block;
    `counts` says under the score what it counts, where a stranger would read it wrongly.
    """

    seat: Seat
    name: str
    score: str
    tag: str = ""
    call: str = ""
    leads: bool = False
    emblems: tuple[str, ...] = ()
    counts: str = ""


@dataclass(frozen=True, slots=True)
class Narration:
    """Whose deed it was, what happened, and who must do what now.

    `happened` has several versions, the fullest first: the first that fits is told. `names` may be cut in both.
    """

    actor: Seat | None
    happened: tuple[tuple[Run, ...], ...]
    awaited: str
    names: tuple[str, ...] = ()


def draw_header(
    canvas: Canvas, livery: Livery, title: Title, plaques: Sequence[Plaque], narration: Narration
) -> None:
    """The header across the top of a table; all pictures of a table have the same, which is drawn once."""
    key = (canvas.width, livery, title, tuple(plaques), narration)
    strip = STRIPS.get(key)
    if not isinstance(strip, Image.Image):
        strip = _drawn(*key)
        STRIPS.put(key, strip, weight(strip))
    canvas.put(strip, 0, 0)


def _drawn(
    across: int, livery: Livery, title: Title, plaques: Sequence[Plaque], narration: Narration
) -> Image.Image:
    canvas = _ground(livery, across)
    _draw_title(canvas, livery, title)
    width = (_PLAQUES_END - _PLAQUES_X - _GAP * (len(plaques) - 1)) / len(plaques)
    lefts = [round(_PLAQUES_X + index * (width + _GAP)) for index in range(len(plaques))]
    spaces = [_Space.of(left, round(left + width) - left) for left in lefts]
    ribbon = any(_needs_ribbon(plaque, space) for plaque, space in zip(plaques, spaces, strict=True))
    for plaque, space in zip(plaques, spaces, strict=True):
        _draw_plaque(canvas, livery, plaque, space, ribbon=ribbon)
    _narrate(canvas, narration)
    return canvas.image


def _ground(livery: Livery, width: int) -> Canvas:
    canvas = Canvas(width, HEIGHT, livery.accent)
    canvas.rectangle(0, 182, width, 10, mix(livery.accent, NIGHT, 0.28))
    canvas.rectangle(24, 140, width - 48, 42, livery.dark, 8)
    canvas.put(frieze(livery.frieze, width, HEIGHT - 190), 0, 190)
    return canvas


def _draw_title(canvas: Canvas, livery: Livery, title: Title) -> None:
    canvas.text(_TITLE_X, 33, title.game.upper(), GAME, LIGHT_GOLD, room=_TITLE_ROOM)
    if title.urgent:
        text, style = fit(title.second.upper(), CALL.at(24), _TITLE_ROOM - 24)
        wide = fonts.width(text, style)
        canvas.rectangle(_TITLE_X - 2, 54, wide + 26, 34, NIGHT, 17)
        canvas.rectangle(_TITLE_X, 56, wide + 22, 30, LIGHT_GOLD, 15)
        canvas.text(_TITLE_X + 11, 71, text, style, INK)
    else:
        canvas.text(
            _TITLE_X + 1, 70, title.second, _SECOND, mix(IVORY, livery.accent, 0.12), room=_TITLE_ROOM
        )
    soft = mix(IVORY, livery.accent, 0.12)
    room = _TITLE_ROOM - (fonts.width(title.remark, _REMARK) + 14 if title.remark else 0)
    if fonts.width(title.moment, ROUND.at(ROUND.least)) <= room:
        canvas.text(_TITLE_X + _TITLE_ROOM - 2, 113, title.remark, _REMARK, soft, "right")
    else:
        room = _TITLE_ROOM
    canvas.text(_TITLE_X, 111, title.moment, ROUND, IVORY, room=room)


@dataclass(frozen=True, slots=True)
class _Space:
    """Where a plaque stands, and what follows from its width; in px."""

    x: int
    width: int
    head: int
    slim: bool
    score: Style

    @classmethod
    def of(cls, x: int, width: int) -> _Space:
        score = SCORE.at(54) if width < _NARROW else SCORE
        slim = width < _SLIM
        return cls(x, width, round(min(92, width * (0.225 if slim else 0.255))), slim, score)

    @property
    def margin(self) -> int:
        return 8 if self.slim else 16

    @property
    def left(self) -> int:
        return self.x + self.head + self.margin

    @property
    def right(self) -> int:
        return self.x + self.width - self.margin

    def rest(self, score: str) -> float:
        """What the score leaves of its line."""
        return self.right - self.left - fonts.width(score, self.score) - 14


def _needs_ribbon(plaque: Plaque, space: _Space) -> bool:
    """Whether the call has no room beside the score; where one plaque needs a ribbon, all have one."""
    return bool(plaque.call) and space.rest(plaque.score) < fonts.width(plaque.call.upper(), _CALL)


def _draw_plaque(canvas: Canvas, livery: Livery, plaque: Plaque, space: _Space, *, ribbon: bool) -> None:
    x, y, width, height = space.x, _PLAQUES_Y, space.width, _PLAQUE_HEIGHT
    called, head = bool(plaque.call), space.head
    if called:
        canvas.put(_marble(width, height), x - 6, y - 6)
    else:
        canvas.rectangle(x, y, width, height, livery.dark, 10)
    wreathed = plaque.leads and _wreath_in_block(plaque, space)
    if wreathed:
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

    colour, soft = (INK, SEPIA) if called else (IVORY, mix(IVORY, livery.dark, 0.18))
    left, right = space.left, space.right
    name_room: float = right - left
    if plaque.leads and not wreathed:
        canvas.centre(icon("common/leader_wreath", 42), x + width - 37, y + 27)
        name_room -= _WREATH_ROOM
    name = _name_style(plaque, space)
    on_ribbon = ribbon and called
    middle = y + (78 if not plaque.counts else 67 if on_ribbon else 64)
    score = space.score.at(min(38 if on_ribbon else 42, space.score.size)) if plaque.counts else space.score
    if on_ribbon and plaque.counts:
        beside = right - left - fonts.width(plaque.score, score) - 8
        name_room = beside if fonts.width(plaque.name, name.at(LEAST)) <= beside else name_room
    canvas.text(left, y + (36 if on_ribbon else 30), plaque.name, name, colour, room=name_room)
    canvas.text(right, middle, plaque.score, score, colour, "right", room=right - left)
    canvas.text(right, y + 96, plaque.counts, _COUNTS, soft, "right", room=right - left)
    rest = space.rest(plaque.score)
    if on_ribbon:
        _draw_ribbon(canvas, plaque.call, x + width / 2, width)
    elif called:
        canvas.text(left, middle, plaque.call.upper(), _CALL, CRIMSON, room=rest)
    elif plaque.tag and fonts.width(plaque.tag, _TAG.at(_TAG.least)) <= rest:
        canvas.text(left, middle, plaque.tag, _TAG, soft, room=rest)


def _wreath_in_block(plaque: Plaque, space: _Space) -> bool:
    """Whether the leader's wreath stands in the seat's block, since beside it the name would be cut."""
    room = space.right - space.left - _WREATH_ROOM
    cut = fonts.width(plaque.name, _name_style(plaque, space).at(LEAST)) > room
    return space.slim or (cut and not plaque.emblems)


def _name_style(plaque: Plaque, space: _Space) -> Style:
    face = NAME_ASKED.face if plaque.call else NAME.face
    return Style(face, 34 if space.slim else NAME.size, LEAST)


def _draw_emblems(canvas: Canvas, emblems: Sequence[str], x: float, y: float, room: float) -> None:
    """Icons on discs of night, side by side around a point."""
    radius = min(20.0, room / 2 / len(emblems) - 1)
    for index, artwork in enumerate(emblems):
        middle = x + (2 * index + 1 - len(emblems)) * (radius + 0.5)
        canvas.disc(middle, y, radius, NIGHT)
        canvas.centre(icon(artwork, round(radius * 1.6)), middle, y)


def _draw_ribbon(canvas: Canvas, call: str, middle: float, room: float) -> None:
    """The call on a ribbon across the upper edge of a plaque that has no room for it beside the score."""
    text, style = fit(call.upper(), _CALL, room - 24)
    half = fonts.width(text, style) / 2 + 12
    canvas.rectangle(middle - half - 2, 0, 2 * half + 4, 36, LIGHT_GOLD, 8)
    canvas.rectangle(middle - half, 2, 2 * half, 32, CRIMSON, 6)
    canvas.text(middle, 18, text, style, IVORY, "middle")


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
    happened, awaited = _told(narration, right - left)
    taken = runs.width(awaited, LEAST)
    runs.draw(canvas, right - taken, _NARRATION_Y, awaited, LIGHT_GOLD, LIGHT_GOLD, taken + 1, LEAST, LEAST)
    room = right - taken - (_APART if taken else 0) - left
    runs.draw(canvas, left, _NARRATION_Y, happened, IVORY, LIGHT_GOLD, room, LEAST, LEAST)


def _told(narration: Narration, room: float) -> tuple[tuple[Run, ...], tuple[Run, ...]]:
    """What happened and who is awaited, as full as both fit; the longer is cut where nothing does."""
    awaited = (Run(narration.awaited, bold=True),) if narration.awaited else ()
    versions = narration.happened or ((),)
    for version in versions:
        for name_room in (room, *_NAME_ROOMS):
            happened, waiting = (
                runs.abridged(line, narration.names, name_room) for line in (version, awaited)
            )
            if runs.width(happened, LEAST) + _APART + runs.width(waiting, LEAST) <= room:
                return happened, waiting
    spare = max(room * 0.4, room - runs.width(happened, LEAST) - _APART)
    cut, _ = runs.fitted(waiting, spare, LEAST, LEAST)
    return happened, tuple(cut)
