"""The preview of a move for its player, before they confirm it.

It has a papyrus head with the move, a scene of the table at the left, each figure that changes with its old and new
value at the right, and what follows at the foot. If nothing changes, there is no right column. Frames of what hasn't
happened yet are dashed; solid gold is for what has.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PIL import Image

from bot.i18n.fluent import signed

from . import rich_text
from . import theme as palette
from .canvas import Canvas, around
from .fonts import CALL, DETAIL, SCORE, Face, Style
from .highlights import gilded, pill, price_box, tesserae
from .panels import number
from .pieces import mark, token
from .rich_text import TextRun
from .row import Piece, picture, together
from .sprites import Paint, frieze, icon
from .theme import SeatLook, Theme

WIDTH = 1200
SCENE = (772, 778)  # width and height of the scene that a game draws, in px

_HEAD, _FRIEZE, _BLOCK = 190, 22, 150
_MARGIN, _TOP = 22, 222
_PANEL_X = _MARGIN + SCENE[0] + 18
_PANEL_WIDTH = WIDTH - _MARGIN - _PANEL_X
_ROW, _MOST = 128, 7  # the greatest height of a row of the column, and the most rows
_THEN_PITCH = 60
_BEFORE, _AFTER = Style(Face.CINZEL_BLACK, 44, 34), SCORE.at(54)
_HEADING = Style(Face.CINZEL_BOLD, 44, 32, spacing=1.5)
_WORD = Style(Face.SANS, 34, 26)
_MOVE: Final = ((50, 1), (48, 1), (46, 1), (44, 1), (38, 2))
"""Type sizes of the move, each with its most lines."""
_SMALL = 38.0


@dataclass(frozen=True, slots=True)
class Figure:
    """Something of a seat that a move may change: its artwork, word and amount. If `unwanted`, less is a gain."""

    artwork: str
    word: str
    value: int
    colours: Paint = ()
    unwanted: bool = False


@dataclass(frozen=True, slots=True)
class FigureChange:
    """A figure before and after a move; `whose` it is, if not the player's own."""

    figure: Figure
    after: int
    whose: SeatLook | None = None


@dataclass(frozen=True, slots=True)
class Consequence:
    """A line of what follows, and the seat that it is about, if any."""

    seat: SeatLook | None
    told: tuple[TextRun, ...]


def changes(
    before: Sequence[Figure], after: Sequence[Figure], whose: SeatLook | None = None
) -> list[FigureChange]:
    """The differences of two lists of a seat's figures, in their order; a missing figure counts as 0."""
    figures = {figure.word: figure for figure in (*before, *after)}
    now, then = ({figure.word: figure.value for figure in some} for some in (before, after))
    return [
        FigureChange(replace(figure, value=now.get(word, 0)), then.get(word, 0), whose)
        for word, figure in figures.items()
        if now.get(word, 0) != then.get(word, 0)
    ]


def amounts(
    changes: Mapping[str, int], artwork: Callable[[str], str], size: int, paid_size: int, between: int
) -> Piece:
    """Gains in pills, each with its artwork ("" for points), followed by a box with what is paid."""
    signs = [pill(signed(amount), size, artwork(what)) for what, amount in changes.items() if amount > 0]
    paid = [(artwork(what), signed(amount)) for what, amount in changes.items() if amount < 0]
    return together(map(picture, [*signs, *([price_box(paid, paid_size)] if paid else [])]), between)


def draw_result(
    theme: Theme,
    seat: SeatLook,
    words: tuple[str, str, str],
    move: Sequence[Sequence[TextRun]],
    scene: Image.Image,
    changed: Sequence[FigureChange],
    then: Sequence[Consequence],
) -> Canvas:
    """The whole picture. `words` are "if you confirm", "only you see this" and "then"; `scene` has the size SCENE.

    `move` are versions for the head, each shorter than the one before: the first that fits is used.
    """
    lines = len(then[:2])
    foot = (_THEN_PITCH * lines + 20 + 14) if lines else 0
    canvas = Canvas(WIDTH, _TOP + SCENE[1] + 18 + foot, palette.WALL)
    confirm, private, follows = words
    _draw_head(canvas, theme, seat, (confirm, private), move)
    left = _MARGIN if changed else (WIDTH - SCENE[0]) // 2
    canvas.put(Canvas.over(scene).rounded(12), left, _TOP)
    canvas.frame(left - 2, _TOP - 2, SCENE[0] + 4, SCENE[1] + 4, 2, palette.GOLD, 12)
    if changed:
        _draw_changes(canvas, changed)
    if then:
        _draw_then(canvas, follows, then[:2], _TOP + SCENE[1] + 16)
    return canvas


def _draw_head(
    canvas: Canvas, theme: Theme, seat: SeatLook, words: tuple[str, str], move: Sequence[Sequence[TextRun]]
) -> None:
    confirm, private = words
    canvas.rectangle(0, 0, WIDTH, _HEAD, palette.PAPYRUS)
    canvas.put(frieze(theme.frieze, WIDTH, _FRIEZE), 0, _HEAD)
    canvas.rectangle(20, 20, _BLOCK, _BLOCK, seat.colour, 12)
    canvas.centre(mark(seat, 100), 20 + _BLOCK / 2, 20 + _BLOCK / 2)
    left = 20 + _BLOCK + 22
    taken = canvas.text(WIDTH - 24, 44, private, DETAIL.at(34), palette.SEPIA, "right")
    canvas.text(left, 44, confirm.upper(), _HEADING, palette.CRIMSON, room=WIDTH - left - taken - 50)
    lines, size = rich_text.set_on_lines(move, WIDTH - left - 24, _MOVE)
    pitch = size * 1.24
    for y, line in around(120, lines, pitch):
        # The space after the last word of a line may be in the margin.
        rich_text.draw_runs(canvas, left, y, line, palette.INK, palette.INK, WIDTH - left, size, size)


def _draw_changes(canvas: Canvas, changed: Sequence[FigureChange]) -> None:
    shown = changed[:_MOST]
    pitch = min(_ROW, (SCENE[1] - 16) // len(shown))
    gilded(canvas, _PANEL_X, _TOP, _PANEL_WIDTH, pitch * len(shown) + 16, palette.PANEL_ASKED)
    for index, change in enumerate(shown):
        top = _TOP + 8 + pitch * index
        if index:
            canvas.paste(palette.TESSERA_ON_PANEL, (_PANEL_X + 16, top - 2), tesserae(_PANEL_WIDTH - 32))
        _draw_change(canvas, change, top, pitch)


def _draw_change(canvas: Canvas, change: FigureChange, top: int, height: int) -> None:
    figure, difference = change.figure, change.after - change.figure.value
    size, y = 48, top + height * 0.27
    x: float = _PANEL_X + 18
    if change.whose is not None:
        canvas.centre(token(change.whose, 40), x + 20, y)
        x += 48
    canvas.centre(icon(figure.artwork, size, figure.colours), x + size / 2, y)
    x += size + 12
    right: float = _PANEL_X + _PANEL_WIDTH - 16
    canvas.text(x, y, figure.word[:1].upper() + figure.word[1:], _WORD, palette.SOFT, room=right - x)
    x, y, told = _PANEL_X + 18, top + height * 0.72, signed(difference)
    gain = (difference > 0) is not figure.unwanted
    sign = pill(told, 40) if gain else price_box([("", told)], 36, palette.PANEL_ASKED)
    canvas.centre(sign, right - sign.width / 2, y)
    end = right - sign.width - 10
    x += canvas.text(x, y, number(figure.value), _BEFORE, palette.FAINT) + 10
    canvas.centre(icon("common/arrow", 44), x + 22, y)
    x += 54
    canvas.text(x, y, number(change.after), _AFTER, palette.IVORY, room=end - x)


def _draw_then(canvas: Canvas, follows: str, then: Sequence[Consequence], top: int) -> None:
    height = _THEN_PITCH * len(then) + 20
    canvas.rectangle(_MARGIN, top, WIDTH - 2 * _MARGIN, height, palette.PANEL, 10)
    y = top + 10 + _THEN_PITCH / 2
    x: float = _MARGIN + 20
    x += canvas.text(x, y, follows.upper(), CALL.at(38), palette.GOLD) + 24
    for line in then:
        start = x
        if line.seat is not None:
            canvas.centre(token(line.seat, 42), start + 21, y)
            start += 58
        room = WIDTH - _MARGIN - 20 - start
        rich_text.draw_runs(canvas, start, y, line.told, palette.IVORY, palette.LIGHT_GOLD, room, _SMALL, 34)
        y += _THEN_PITCH
