"""One person at one game: the course of their rating, and how they fare with how many others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.i18n.fluent import Words

from .canvas import Canvas
from .fonts import Face, Style
from .highlights import TESSERA, tesserae
from .names import lines
from .page_header import MARGIN, TOP, WIDTH, page
from .panels import number, panel
from .person import LEAST_CURVE, MOST_POINTS, Scale, Shown, thinned
from .theme import FAINT, GOLD, IVORY, LIGHT_GOLD, LINE, PANEL, PANEL_ASKED, SOFT, Theme

HEIGHT: Final = 802

_FIELD, _HIGH = 1000, 640
_PLOT, _PLOT_END = 160, 800
_PLOT_TOP, _PLOT_FOOT = TOP + 96, TOP + _HIGH - 70
_RANGE: Final = 120
_STEPS: Final = (50, 100, 200, 500, 1000, 2000)
_MOST_STEPS: Final = 4

_TABLE = MARGIN + _FIELD + 20
_TABLE_WIDTH = WIDTH - MARGIN - _TABLE
_SEATS, _GAMES, _WINS, _PLACE = _TABLE + 40, _TABLE + 200, _TABLE + 332, _TABLE + _TABLE_WIDTH - 24
_ROW: Final = 72

_LABEL = Style(Face.SANS_BOLD, 32, 32)
_TICK = Style(Face.SANS, 34, 32)
_COUNT = Style(Face.SANS_BOLD, 42, 34)
_BIG = Style(Face.CINZEL_BLACK, 72, 50)
_MARGIN = Style(Face.SANS, 40, 34)
_WORD = Style(Face.SANS, 38, 32)
_FACT = Style(Face.SERIF, 42, 32)


@dataclass(frozen=True, slots=True)
class Among:
    """How a person fares in games of so many seats; `place` is the mean one, as it is written."""

    seats: int
    games: int
    wins: int
    place: str


@dataclass(frozen=True, slots=True)
class PersonAt:
    """What there is to show of a person at a game: who and what, the rating from game to game and now; the rest.

    `curve` begins with what all begin with. `favourite` is the name of what has brought most points.
    """

    game: str
    name: str
    fact: str
    curve: tuple[int, ...]
    rating: Shown | None
    among: tuple[Among, ...]
    best: int | None
    favourite: str


def draw_person_at(theme: Theme, shown: PersonAt, begins: int, words: Words) -> Canvas:
    """The page; `begins` is the rating with which everybody begins."""
    canvas = page(theme, shown.game, shown.name, shown.fact, HEIGHT)
    panel(canvas, MARGIN, TOP, _FIELD, _HIGH)
    canvas.text(MARGIN + 24, TOP + 40, words("picture-column-rating"), _LABEL, GOLD)
    if shown.rating is None:
        _draw_word(canvas, words("picture-unrated"))
    else:
        _draw_rating(canvas, shown, shown.rating, begins, words)
    _draw_table(canvas, shown.among, words)
    _draw_foot(canvas, shown, words)
    return canvas


def _draw_word(canvas: Canvas, word: str) -> None:
    canvas.text(MARGIN + _FIELD / 2, TOP + _HIGH / 2, word, _WORD, FAINT, "middle", room=_FIELD - 60)


def _draw_rating(canvas: Canvas, shown: PersonAt, rating: Shown, begins: int, words: Words) -> None:
    curve = thinned(shown.curve, MOST_POINTS)
    if len(curve) <= LEAST_CURVE:
        canvas.text(MARGIN + _FIELD / 2, TOP + _HIGH / 2 - 30, number(rating.figure), _BIG, IVORY, "middle")
        doubt = " ?" if rating.doubtful else ""
        margin = rating.give_or_take() + doubt
        canvas.text(MARGIN + _FIELD / 2, TOP + _HIGH / 2 + 40, margin, _MARGIN, SOFT, "middle")
        return
    scale = Scale.over([begins, *curve, rating.low, rating.high], _PLOT_FOOT, _PLOT_TOP, _RANGE)
    for tick in _ticks(scale, begins):
        y = round(scale.at(tick))
        canvas.paste(LINE, (_PLOT, y - TESSERA // 2), tesserae(_PLOT_END - _PLOT))
        canvas.text(_PLOT - 24, y, str(tick), _TICK, SOFT if tick == begins else FAINT, "right")
    low, high = scale.at(rating.low), scale.at(rating.high)
    canvas.rectangle(_PLOT_END - 7, high, 14, low - high, LINE, 7)
    step = (_PLOT_END - _PLOT) / (len(curve) - 1)
    points = [(_PLOT + index * step, scale.at(value)) for index, value in enumerate(curve)]
    canvas.line(points, 9, SOFT)
    canvas.disc(*points[-1], 18, PANEL)
    canvas.disc(*points[-1], 14, LIGHT_GOLD)
    middle = max(_PLOT_TOP, min(points[-1][1], _PLOT_FOOT - 40))
    canvas.text(
        _PLOT_END + 34, middle, number(rating.figure), _BIG, IVORY, room=MARGIN + _FIELD - _PLOT_END - 50
    )
    doubt = " ?" if rating.doubtful else ""
    canvas.text(_PLOT_END + 36, middle + 62, rating.give_or_take() + doubt, _MARGIN, SOFT)
    canvas.text(_PLOT, TOP + _HIGH - 34, words("picture-all-begin", figure=str(begins)), _TICK, FAINT)


def _ticks(scale: Scale, begins: int) -> list[int]:
    """Round figures within a scale, from the beginner's up and down."""
    for step in _STEPS:
        first = begins - int((begins - scale.low) // step) * step
        ticks = list(range(first, int(scale.high) + 1, step))
        if len(ticks) <= _MOST_STEPS:
            return ticks
    return [begins]


def _draw_table(canvas: Canvas, among: Sequence[Among], words: Words) -> None:
    y = TOP + 40
    canvas.text(_SEATS - 20, y, words("picture-column-seats"), _LABEL, GOLD)
    for key, x in (("games", _GAMES), ("wins", _WINS), ("mean-place", _PLACE)):
        room = _PLACE - _WINS - 12 if key == "mean-place" else None
        canvas.text(x, y, words(f"picture-column-{key}"), _LABEL, GOLD, "right", room=room)
    for index, row in enumerate(among):
        top = TOP + 74 + index * _ROW
        if index % 2 == 0:
            panel(canvas, _TABLE, top, _TABLE_WIDTH, _ROW)
        y = top + _ROW // 2
        canvas.text(_SEATS, y, str(row.seats), _COUNT, SOFT, "middle")
        canvas.text(_GAMES, y, str(row.games), _COUNT, IVORY, "right")
        canvas.text(_WINS, y, str(row.wins), _COUNT, IVORY if row.wins else FAINT, "right")
        canvas.text(_PLACE, y, row.place, _COUNT, IVORY, "right")


def _draw_foot(canvas: Canvas, shown: PersonAt, words: Words) -> None:
    if shown.best is None:
        return
    top = TOP + _HIGH - 168
    canvas.rectangle(_TABLE, top, _TABLE_WIDTH, 168, PANEL_ASKED, 10)
    room = _TABLE_WIDTH - 48
    taken = canvas.text(_TABLE + 24, top + 46, words("picture-column-best"), _LABEL, GOLD)
    canvas.text(_PLACE, top + 46, number(shown.best), _COUNT, IVORY, "right", room=room - taken - 20)
    taken = canvas.text(_TABLE + 24, top + 122, words("picture-column-favourite"), _LABEL, GOLD)
    told = lines(shown.favourite, _FACT, room - taken - 20)
    style = _FACT if len(told) == 1 else _FACT.at(34)
    for index, line in enumerate(told):
        y = top + 122 + (index - (len(told) - 1) / 2) * 42
        canvas.text(_PLACE, y, line, style, IVORY, "right", room=room - taken - 20)
