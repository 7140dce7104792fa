"""The table before Confirm: what a move will change, for its player alone.

A papyrus head with the move in one line, at the left what can be seen of it, at the right each thing that changes as it
is and as it will be, and what follows. What has not happened yet is framed in dashes: solid gold is for what has.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PIL import Image

from bot.words.fluent import signed

from . import runs
from .artwork import Paint, icon
from .canvas import Canvas
from .fonts import CALL, DETAIL, SCORE, Face, Style
from .friezes import frieze
from .ledger import number
from .livery import Livery
from .marks import gilded, pill, price_box, tesserae
from .palette import (
    CRIMSON,
    FAINT,
    GOLD,
    INK,
    IVORY,
    LIGHT_GOLD,
    PANEL,
    PANEL_ASKED,
    PAPYRUS,
    SEPIA,
    SOFT,
    WALL,
)
from .palette import TESSERA_ON_PANEL as DOTS
from .pieces import mark, token
from .runs import Run
from .seats import Seat

WIDTH, HEIGHT = 1600, 1016
SCENE = (772, 778)
"""Width and height of what a game draws at the left, in px."""

_HEAD, _FRIEZE = 190, 22
_SCENE_X, _TOP = 22, 222
_PANEL_X, _PANEL_WIDTH = 812, 764
_ROW, _LOW_ROW, _HIGH_ROWS, _MOST = 118, 84, 5, 7
_THEN_HEIGHT, _THEN_PITCH = 168, 62
_BEFORE = Style(Face.CINZEL_BLACK, 54, 34)
_HEADING = Style(Face.CINZEL_BOLD, 44, 32, spacing=1.5)
_WORD = Style(Face.SANS, 40, 28)
_MOVE, _LEAST_MOVE = 50.0, 40.0


@dataclass(frozen=True, slots=True)
class Figure:
    """Something of a seat that a move may change: its artwork, its word, how much there is.

    Of what is `unwanted`, less is the gain.
    """

    artwork: str
    word: str
    value: int
    colours: Paint = ()
    unwanted: bool = False


@dataclass(frozen=True, slots=True)
class Change:
    """A figure as it is and as it will be; `whose` is named where it is not the player's own."""

    figure: Figure
    after: int
    whose: Seat | None = None


@dataclass(frozen=True, slots=True)
class Then:
    """A line of what follows; the seat that it speaks of, if it is one."""

    seat: Seat | None
    told: tuple[Run, ...]


def changes(before: Sequence[Figure], after: Sequence[Figure], whose: Seat | None = None) -> list[Change]:
    """What is not the same in two lists of a seat's figures, in their order; what is in one alone counts as 0."""
    now = {figure.word: figure for figure in before}
    then = {figure.word: figure for figure in after}
    found = []
    for word, figure in (now | then).items():
        change = Change(
            replace(figure, value=now[word].value if word in now else 0),
            then[word].value if word in then else 0,
            whose,
        )
        if change.figure.value != change.after:
            found.append(change)
    return found


def draw_result(
    livery: Livery,
    seat: Seat,
    words: tuple[str, str, str],
    move: Sequence[Sequence[Run]],
    scene: Image.Image,
    changed: Sequence[Change],
    then: Sequence[Then],
) -> Canvas:
    """The whole picture. `words` are "if you confirm", "only you see this" and "then"; `scene` is of the size SCENE.

    `move` is the line of the head in full and then shorter: the first that can be read at a glance is taken.
    """
    canvas = Canvas(WIDTH, HEIGHT, WALL)
    confirm, private, follows = words
    _draw_head(canvas, livery, seat, confirm, private, move)
    canvas.put(Canvas.over(scene).rounded(12), _SCENE_X, _TOP)
    canvas.frame(_SCENE_X - 2, _TOP - 2, SCENE[0] + 4, SCENE[1] + 4, 2, GOLD, 12)
    gilded(canvas, _PANEL_X, _TOP, _PANEL_WIDTH, SCENE[1], PANEL_ASKED)
    _draw_changes(canvas, changed)
    _draw_then(canvas, follows, then)
    return canvas


def _draw_head(
    canvas: Canvas, livery: Livery, seat: Seat, confirm: str, private: str, move: Sequence[Sequence[Run]]
) -> None:
    canvas.rectangle(0, 0, WIDTH, _HEAD, PAPYRUS)
    canvas.put(frieze(livery.frieze, WIDTH, _FRIEZE), 0, _HEAD)
    canvas.rectangle(24, 20, 150, 150, seat.colour, 12)
    canvas.centre(mark(seat, 100), 99, 95)
    taken = canvas.text(WIDTH - 26, 50, private, DETAIL.at(36), SEPIA, "right")
    canvas.text(202, 50, confirm.upper(), _HEADING, CRIMSON, room=WIDTH - 202 - taken - 60)
    room = WIDTH - 202 - 28
    line = next((version for version in move if runs.width(version, _LEAST_MOVE) <= room), move[-1])
    runs.draw(canvas, 202, 126, line, INK, INK, room, _MOVE)


def _draw_changes(canvas: Canvas, changed: Sequence[Change]) -> None:
    """A row for each; the first seven where there are more."""
    shown = changed[:_MOST]
    pitch = _ROW if len(shown) <= _HIGH_ROWS else _LOW_ROW
    size = 76 if pitch == _ROW else 60
    for index, change in enumerate(shown):
        y = _TOP + 16 + pitch * index + pitch // 2
        if index:
            canvas.paste(DOTS, (_PANEL_X + 20, y - pitch // 2), tesserae(_PANEL_WIDTH - 40))
        _draw_change(canvas, change, y, size)


def _draw_change(canvas: Canvas, change: Change, y: int, size: int) -> None:
    figure, difference = change.figure, change.after - change.figure.value
    x: float = _PANEL_X + 24
    if change.whose is not None:
        canvas.centre(token(change.whose, 48), x + 24, y)
        x += 58
    canvas.centre(icon(figure.artwork, size, figure.colours), x + size / 2, y)
    x += size + 22
    right: float = _PANEL_X + 400
    right -= canvas.text(right + 34, y, number(figure.value), _BEFORE, FAINT, "right")
    canvas.text(x, y, figure.word[:1].upper() + figure.word[1:], _WORD, SOFT, room=right - x)
    canvas.centre(icon("common/arrow", 58), _PANEL_X + 474, y)
    after = SCORE if size > 60 else SCORE.at(54)
    canvas.text(_PANEL_X + 518, y, number(change.after), after, IVORY, room=116)
    middle = _PANEL_X + _PANEL_WIDTH - 72
    if (difference > 0) is not figure.unwanted:
        canvas.centre(pill(signed(difference), 50), middle, y)
    else:
        canvas.centre(price_box([("", signed(difference))], 46, PANEL_ASKED), middle, y)


def _draw_then(canvas: Canvas, follows: str, then: Sequence[Then]) -> None:
    """What follows, in two lines at the foot of the panel."""
    top = _TOP + SCENE[1] - _THEN_HEIGHT
    canvas.rectangle(_PANEL_X, top, _PANEL_WIDTH, _THEN_HEIGHT, PANEL, 10)
    shown = then[:2]
    y = top + _THEN_HEIGHT / 2 - _THEN_PITCH * (len(shown) - 1) / 2
    x: float = _PANEL_X + 24
    x += canvas.text(x, y, follows.upper(), CALL.at(38), GOLD) + 26
    for line in shown:
        start = x
        if line.seat is not None:
            canvas.centre(token(line.seat, 42), start + 21, y)
            start += 58
        runs.draw(canvas, start, y, line.told, IVORY, LIGHT_GOLD, _PANEL_X + _PANEL_WIDTH - 20 - start, 38)
        y += _THEN_PITCH
