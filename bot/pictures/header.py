"""The header of a table: game and round, a plaque for each seat, what just happened, and who must do what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import sin
from typing import NamedTuple

from PIL import Image

from . import fonts, rich_text
from . import theme as palette
from .canvas import WEST, Canvas
from .fonts import CALL, DETAIL, GAME, NAME, NAME_ASKED, ROUND, SCORE, Style
from .names import fit
from .pieces import block, mark, token
from .rich_text import TextRun
from .sprites import frieze, icon, kept
from .theme import SeatLook, Theme, mix

HEIGHT = 256  # the table begins ten px below the header

ASKED, NAMED, TOLD, REMARKED = 48, 44, 45, 35
"""Type sizes in px: of who must do what, names, what happened, and remarks. On a phone, where a table is 360 px wide,
their capitals are 7, 6.5, 6.5 and 5 px high: they never shrink; what doesn't fit is cut or left out."""
_LEFT, _RIGHT = 24, 1576
_PLAQUES_Y, _PLAQUE_HEIGHT, _GAP = 14, 120, 12
_RIBBON = 31
_NAME_Y, _NAME_BELOW_RIBBON, _SCORE_BASE = 33, 41, 113
"""In a plaque, the middle of the name and the baseline of the score. Letters reach 13 px below the baseline, digits 6,
and some digits are 4 px higher than capitals."""
TITLE_Y, _TITLE_GAP = 161, 24
NARRATION_Y, _NARRATION_HEIGHT = 211, 46
_SHADE, _FRIEZE = 6, 16
_NAME_ROOMS = (400, 300, 220, 150)
"""The widths in px to which names in a line that is too long are cut, in turn, before anything else is."""
_NAME, _NAME_ASKED = Style(NAME.face, NAMED, NAMED), Style(NAME_ASKED.face, NAMED, NAMED)
_REMARK = Style(DETAIL.face, REMARKED, REMARKED)
_CALL = Style(CALL.face, 33, 33, spacing=1)
_LARGE, _LARGE_Y = GAME.at(88), 74  # of the game's name if nobody has a plaque
_SCORE = SCORE.at(64)
_LOW_SCORE = SCORE.at(58)  # the score in a narrow plaque or under a ribbon
_APART = 40  # the gap between the title and who must do what
_SLIM = 320  # plaques narrower than this have smaller blocks and scores
_LEADS, _WREATH, _WREATH_ROOM = "common/leader_wreath", 42, 50
"""The leader's wreath, its size at the left of the score, and the width that it takes."""


@dataclass(frozen=True, slots=True)
class HeaderTitle:
    """The game's name, the round or phase, a smaller remark after it, and anything urgent in a gold pill before it."""

    game: str
    moment: str
    remark: str = ""
    urgent: str = ""


@dataclass(frozen=True, slots=True)
class Plaque:
    """A seat in the score strip.

    A `call` ("TO MOVE", "VICTOR") makes it a plaque of marble; `tag` is a remark beside the score if there is room,
    `emblems` are the artwork of what the seat has for a while, at the foot of its block.
    """

    seat: SeatLook
    name: str
    score: str
    tag: str = ""
    call: str = ""
    leads: bool = False
    emblems: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Narration:
    """Whose deed it was, what happened, and who must do what now.

    `happened` has several versions, the longest first: the first that fits is shown. `names` may be cut in both.
    """

    actor: SeatLook | None
    happened: tuple[tuple[TextRun, ...], ...]
    awaited: str
    names: tuple[str, ...] = ()


def draw_header(
    canvas: Canvas, theme: Theme, title: HeaderTitle, plaques: Sequence[Plaque], narration: Narration
) -> None:
    """Draw the header across the top of a table, once for all pictures of the table.

    Without plaques the game's name takes their place.
    """
    said = title, tuple(plaques), narration
    canvas.part(("header", theme, *said), lambda sheet: _draw(sheet, theme, *said))


def _draw(
    canvas: Canvas, theme: Theme, title: HeaderTitle, plaques: Sequence[Plaque], narration: Narration
) -> None:
    canvas.rectangle(0, 0, canvas.width, HEIGHT, theme.accent)
    shade = mix(theme.accent, palette.NIGHT, 0.28)
    canvas.rectangle(0, HEIGHT - _FRIEZE - _SHADE, canvas.width, _SHADE, shade)
    top = NARRATION_Y - _NARRATION_HEIGHT / 2
    canvas.rectangle(_LEFT, top, canvas.width - 2 * _LEFT, _NARRATION_HEIGHT, theme.dark, 8)
    canvas.put(frieze(theme.frieze, canvas.width, _FRIEZE), 0, HEIGHT - _FRIEZE)
    if not plaques:
        canvas.text(_LEFT, _LARGE_Y, title.game.upper(), _LARGE, palette.LIGHT_GOLD, room=_RIGHT - _LEFT)
        title = replace(title, game="")
    width = (_RIGHT - _LEFT - _GAP * (len(plaques) - 1)) / max(1, len(plaques))
    lefts = [round(_LEFT + index * (width + _GAP)) for index in range(len(plaques))]
    spaces = [_space(left, round(left + width) - left) for left in lefts]
    ribbon = any(_needs_ribbon(plaque, space) for plaque, space in zip(plaques, spaces, strict=True))
    for look in zip(plaques, spaces, strict=True):
        canvas.part(("plaque", theme, *look, ribbon), partial(_draw_plaque, theme, *look, ribbon))
    _draw_title(canvas, theme, title, narration)
    narrate(canvas, narration, NARRATION_Y, 40)


def _draw_title(canvas: Canvas, theme: Theme, title: HeaderTitle, narration: Narration) -> None:
    """Draw the title at the left, who must do what at the right; first the title is shortened, then names are cut."""
    room: float = _RIGHT - _LEFT
    shown, awaited = _titled(title, narration, room)
    taken, gold = rich_text.runs_width(awaited, ASKED), palette.LIGHT_GOLD
    rich_text.draw_runs(canvas, _RIGHT - taken, TITLE_Y, awaited, gold, gold, taken + 1, ASKED, ASKED)
    x, end = float(_LEFT), _RIGHT - taken - (_APART if taken else 0)
    for part, text in shown:
        room = max(0, end - x)
        if part == "urgent":
            text, style = fit(text.upper(), _PARTS[part], room - 28)
            wide = fonts.width(text, style) + 28
            canvas.rectangle(x - 2, TITLE_Y - 21, wide + 4, 42, palette.NIGHT, 21)
            canvas.rectangle(x, TITLE_Y - 19, wide, 38, palette.LIGHT_GOLD, 19)
            canvas.text(x + 14, TITLE_Y, text, style, palette.INK)
        else:
            soft = mix(palette.IVORY, theme.accent, 0.12)
            colour = {"game": palette.LIGHT_GOLD, "moment": palette.IVORY}.get(part, soft)
            text = text.upper() if part == "game" else text
            wide = canvas.text(x, TITLE_Y, text, _PARTS[part], colour, room=room)
        x += wide + _TITLE_GAP


_PARTS = {"game": GAME, "urgent": CALL.at(REMARKED), "moment": ROUND, "remark": _REMARK}
"""The styles of the parts of a title, from left to right."""
_SHORTER: Sequence[Sequence[str]] = (tuple(_PARTS), ("urgent", "moment", "remark"), ("urgent", "moment"), ())
"""The parts shown of a title, first all, then fewer."""


def _titled(
    title: HeaderTitle, narration: Narration, room: float
) -> tuple[list[tuple[str, str]], tuple[TextRun, ...]]:
    awaited = (TextRun(narration.awaited, bold=True),) if narration.awaited else ()
    whole, *cuts = (rich_text.abridged(awaited, narration.names, each) for each in (room, *_NAME_ROOMS))
    versions = [[(part, text) for part in parts if (text := getattr(title, part))] for parts in _SHORTER]
    *kept, _ = versions
    tries = [(shown, line) for line in (whole, cuts[0]) for shown in kept]
    tries += [(kept[-1], line) for line in cuts[1:]] + [(versions[-1], cuts[-1])]
    for shown, line in tries:
        if _width(shown) + (_APART if shown and line else 0) + rich_text.runs_width(line, ASKED) <= room:
            return shown, line
    cut, _ = rich_text.fitted(cuts[-1], room / 2, ASKED, ASKED)
    return kept[-1], tuple(cut)


def _width(shown: Sequence[tuple[str, str]]) -> float:
    return sum(
        fonts.width(text if part in ("moment", "remark") else text.upper(), _PARTS[part])
        + _TITLE_GAP
        + (28 if part == "urgent" else 0)
        for part, text in shown
    )


class _Space(NamedTuple):
    """The place of a plaque, and what follows from its width; in px."""

    x: int
    width: int
    slim: bool
    head: int
    left: int
    right: int

    def score(self, *, ribbon: bool) -> Style:
        return _LOW_SCORE if ribbon or self.slim else _SCORE

    def rest(self, plaque: Plaque, score: Style) -> float:
        """The room beside score and wreath."""
        wreath = _WREATH_ROOM if plaque.leads else 0
        return self.right - self.left - fonts.width(plaque.score, score) - wreath - 10


def _space(x: int, width: int) -> _Space:
    slim = width < _SLIM
    head, margin = round(min(92, width * (0.2 if slim else 0.255))), 8 if slim else 16
    return _Space(x, width, slim, head, x + head + margin, x + width - margin)


def _needs_ribbon(plaque: Plaque, space: _Space) -> bool:
    """Whether the call has no room beside the score; if one plaque needs a ribbon, all get one."""
    rest = space.rest(plaque, space.score(ribbon=False))
    return bool(plaque.call) and rest < fonts.width(plaque.call.upper(), _CALL)


def _draw_plaque(theme: Theme, plaque: Plaque, space: _Space, ribbon: bool, canvas: Canvas) -> None:
    """Draw the name above the score, so that they never touch, however far a letter reaches down.

    In a narrow plaque the head of a computer is in the block, which leaves the line to the name, and so is the leader's
    wreath where it would leave no room for the tag.
    """
    x, y, width, height = space.x, _PLAQUES_Y, space.width, _PLAQUE_HEIGHT
    called, head, score = bool(plaque.call), space.head, space.score(ribbon=ribbon)
    name, emblems, bare = plaque.name, plaque.emblems, replace(plaque, leads=False)
    if not called and space.rest(plaque, score) < fonts.width(plaque.tag, _REMARK) <= space.rest(bare, score):
        plaque, emblems = bare, (*emblems, _LEADS)
    if called:
        canvas.put(_marble(width, height), x - 6, y - 6)
    else:
        canvas.rectangle(x, y, width, height, theme.dark, 10)
    if space.slim and (sign := fonts.artwork(name[-1:])):
        name, emblems = name[:-1], (*emblems, sign)
    if emblems:
        canvas.rectangle(x, y, head, height, plaque.seat.colour, 10, WEST)
        canvas.centre(mark(plaque.seat, round(head * 0.6)), x + head / 2, y + height * 0.3)
        _draw_emblems(canvas, emblems, x + head / 2, y + height - 27, head)
    else:
        block(canvas, plaque.seat, x, y, head, height)
    canvas.rectangle(x + head, y, 3, height, palette.GOLD if called else mix(theme.dark, palette.GOLD, 0.5))

    colour, soft = (
        (palette.INK, palette.SEPIA) if called else (palette.IVORY, mix(palette.IVORY, theme.dark, 0.18))
    )
    left, right = space.left, space.right
    room = right - left
    on_ribbon = ribbon and called
    middle = y + _SCORE_BASE - fonts.capital_height(score.face, score.size) / 2
    style = _NAME_ASKED if called else _NAME
    canvas.text(left, y + (_NAME_BELOW_RIBBON if on_ribbon else _NAME_Y), name, style, colour, room=room)
    taken = canvas.text(right, middle, plaque.score, score, colour, "right", room=room)
    if plaque.leads:
        aside = taken + _WREATH_ROOM - _WREATH / 2 if plaque.score else _WREATH / 2
        canvas.centre(icon(_LEADS, _WREATH), right - aside, middle)
    rest = space.rest(plaque, score)
    if on_ribbon:
        _draw_ribbon(canvas, plaque.call, x + width / 2, width)
    elif called:
        canvas.text(left, middle, plaque.call.upper(), _CALL, palette.CRIMSON, room=rest)
    elif plaque.tag and fonts.width(plaque.tag, _REMARK) <= rest:
        canvas.text(left, middle, plaque.tag, _REMARK, soft)


def _draw_emblems(canvas: Canvas, emblems: Sequence[str], x: float, y: float, room: float) -> None:
    radius = min(20.0, room / 2 / len(emblems) - 1)
    for index, artwork in enumerate(emblems):
        middle = x + (2 * index + 1 - len(emblems)) * (radius + 0.5)
        canvas.disc(middle, y, radius, palette.NIGHT)
        canvas.centre(icon(artwork, round(radius * 1.6)), middle, y)


def _draw_ribbon(canvas: Canvas, call: str, middle: float, room: float) -> None:
    text, style = fit(call.upper(), _CALL, room - 24)
    half = fonts.width(text, style) / 2 + 12
    canvas.rectangle(middle - half - 2, 0, 2 * half + 4, _RIBBON, palette.LIGHT_GOLD, 8)
    canvas.rectangle(middle - half, 2, 2 * half, _RIBBON - 4, palette.CRIMSON, 6)
    canvas.text(middle, _RIBBON / 2, text, style, palette.IVORY, "middle")


@kept
def _marble(width: int, height: int) -> Image.Image:
    """A plaque of marble, framed in gold; 6 px larger on every side."""
    canvas = Canvas(width + 12, height + 12, palette.LIGHT_GOLD)
    canvas.rectangle(4, 4, width + 4, height + 4, palette.NIGHT, 12)
    canvas.rectangle(6, 6, width, height, palette.MARBLE, 10)
    for start, end, sway in ((0.30, 0.48, 0.9), (0.56, 0.72, 1.6), (0.85, 0.95, 0.7)):
        points = []
        for step in range(13):
            share = step / 12
            bend = 9 * sway * sin(share * 9 + start * 20)
            points.append((6 + width * (start + (end - start) * share) + bend, 9 + (height - 14) * share))
        canvas.line(points, 2.2, palette.MARBLE_VEIN)
    canvas.rectangle(6, height - 1, width, 7, palette.MARBLE_SHADE, 3)
    return canvas.rounded(15)


def narrate(canvas: Canvas, narration: Narration, y: float, sign: int) -> None:
    """Draw what happened on one line, after the sign of whose deed it was."""
    left = 40
    if narration.actor:
        canvas.centre(token(narration.actor, sign), 36 + sign / 2, y)
        left = 48 + sign
    room = canvas.width - 40 - left
    told = _told(narration, room)
    rich_text.draw_runs(canvas, left, y, told, palette.IVORY, palette.LIGHT_GOLD, room, TOLD, TOLD)


def _told(narration: Narration, room: float) -> tuple[TextRun, ...]:
    """The longest version that fits; the shortest one, to be cut, if none does."""
    line: tuple[TextRun, ...] = ()
    for version in narration.happened:
        for name_room in (room, *_NAME_ROOMS):
            line = rich_text.abridged(version, narration.names, name_room)
            if rich_text.runs_width(line, TOLD) <= room:
                return line
    return line
