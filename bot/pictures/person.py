"""One person's page: their games, ratings, and how they fare."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.i18n.fluent import Words

from .canvas import WEST, Canvas
from .fonts import Face, Style
from .highlights import TESSERA, tesserae
from .names import halves
from .page_header import HEIGHT, MARGIN, WIDTH, page_of_person
from .panels import number, panel
from .sprites import icon
from .theme import FAINT, GOLD, IVORY, LIGHT_GOLD, LINE, PANEL, SOFT, Theme, mix


@dataclass(frozen=True, slots=True)
class Shown:
    """A rating as it is shown, and how far off it may be; `doubtful` where too little is known."""

    figure: int
    margin: int
    doubtful: bool = False

    @property
    def low(self) -> int:
        return self.figure - self.margin

    @property
    def high(self) -> int:
        return self.figure + self.margin

    def give_or_take(self) -> str:
        return f"±{number(self.margin)}"


@dataclass(frozen=True, slots=True)
class Scale:
    """Where figures lie between two ends, in px: a `low` one at `start`, a `high` one at `end`."""

    low: float
    high: float
    start: float
    end: float

    @classmethod
    def over(cls, figures: Iterable[float], start: float, end: float, least: float) -> Scale:
        """A scale on which all figures lie; it reaches over `least` at the least, so that little looks like little."""
        found = list(figures)
        low, high = min(found), max(found)
        more = max(0.0, least - (high - low)) / 2
        return cls(low - more, high + more, start, end)

    def at(self, figure: float) -> float:
        return self.start + (self.end - self.start) * (figure - self.low) / (self.high - self.low)


def thinned(curve: Sequence[int], most: int) -> tuple[int, ...]:
    """A curve of so many points at most: the first, the last, and what lies evenly between them."""
    if len(curve) <= most:
        return tuple(curve)
    last = len(curve) - 1
    return tuple(curve[round(last * step / (most - 1))] for step in range(most))


ROW, GAP = 154, 10
"""Height of a row, and what is between two, in px."""
LEAST_CURVE: Final = 3
"""Of fewer rated games no curve is drawn."""
MOST_POINTS: Final = 28
"""A curve of more games is drawn through so many of them."""

_TOP, _HEAD = 188, 160
_BLOCK = 448
_GAMES, _WINS, _PLACE, _BEST = 612, 742, 940, 1070
_CURVE, _CURVE_END = 1130, 1384
_INSET, _NOTE = 28, 54
"""How far a curve stays from the edges of its row, and how much of it a note takes."""
_RIGHT = WIDTH - MARGIN - 20
_RANGE: Final = 160
"""Ratings less far apart than this don't fill the height of a row."""

DOTS: Final = mix(PANEL, LINE, 0.9)

_COLUMN = Style(Face.SANS_BOLD, 32, 32)
_GAME = Style(Face.CINZEL_BLACK, 42, 32)
_COUNT = Style(Face.SANS_BOLD, 46, 36)
_WORD = Style(Face.SANS, 38, 32)
_SMALL = Style(Face.SANS, 32, 32)
_RATING = Style(Face.CINZEL_BLACK, 50, 40)
_MARGIN = Style(Face.SANS, 34, 32)


@dataclass(frozen=True, slots=True)
class GameStatistics:
    """What a person has played of a game: how much, how well, the most points, the rating from game to game and now.

    `place` is the mean one, as it is written; `curve` begins with what all begin with.
    """

    games: int
    wins: int
    place: str
    best: int | None
    curve: tuple[int, ...] = ()
    rating: Shown | None = None


@dataclass(frozen=True, slots=True)
class GameStatisticsRow:
    """A game on the page; nothing of one that was never played."""

    name: str
    theme: Theme
    played: GameStatistics | None


def draw_person(name: str, fact: str, rows: Sequence[GameStatisticsRow], begins: int, words: Words) -> Canvas:
    """The page; `begins` is the rating with which everybody begins."""
    height = max(HEIGHT, _TOP + len(rows) * (ROW + GAP) + 8)
    canvas = page_of_person(name, fact, [row.theme for row in rows], height)
    if any(row.played for row in rows):
        _draw_columns(canvas, words)
    curves = {row.name: thinned(row.played.curve, MOST_POINTS) for row in rows if row.played is not None}
    curves = {game: curve for game, curve in curves.items() if len(curve) > LEAST_CURVE}
    scale = Scale.over([begins, *(figure for curve in curves.values() for figure in curve)], 0, 1, _RANGE)
    said = False
    for index, row in enumerate(rows):
        y = _TOP + index * (ROW + GAP)
        _draw_game(canvas, row, y)
        if row.played is None:
            canvas.text(_BLOCK + 82, y + ROW / 2, words("picture-not-played"), _WORD, FAINT)
            continue
        _draw_counts(canvas, row.played, y + ROW / 2)
        if row.name in curves:
            note = "" if said else words("picture-all-begin", figure=str(begins))
            said |= _draw_curve(canvas, curves[row.name], begins, scale, y, note)
        if row.played.rating is not None:
            _draw_rating(canvas, row.played.rating, y + ROW / 2)
    return canvas


def _draw_columns(canvas: Canvas, words: Words) -> None:
    for key, x in (("games", _GAMES), ("wins", _WINS), ("mean-place", _PLACE), ("best", _BEST)):
        canvas.text(x, _HEAD, words(f"picture-column-{key}"), _COLUMN, GOLD, "right")
    canvas.text(_CURVE, _HEAD, words("picture-column-rating"), _COLUMN, GOLD)


def _draw_game(canvas: Canvas, row: GameStatisticsRow, y: int) -> None:
    middle = y + ROW / 2
    panel(canvas, MARGIN, y, WIDTH - 2 * MARGIN, ROW)
    canvas.rectangle(MARGIN, y, _BLOCK, ROW, row.theme.accent, 10, WEST)
    canvas.rectangle(MARGIN + _BLOCK, y, 4, ROW, mix(row.theme.dark, GOLD, 0.5))
    canvas.centre(icon(row.theme.emblem, 110), 92, middle)
    room = MARGIN + _BLOCK - 162 - 14
    lines = halves(row.name, _GAME, room)
    for line, part in enumerate(lines):
        canvas.text(162, middle + (line - (len(lines) - 1) / 2) * 50, part, _GAME, IVORY, room=room)


def _draw_counts(canvas: Canvas, played: GameStatistics, y: float) -> None:
    canvas.text(_GAMES, y, str(played.games), _COUNT, IVORY, "right")
    canvas.text(_WINS, y, str(played.wins), _COUNT, IVORY if played.wins else FAINT, "right")
    canvas.text(_PLACE, y, played.place, _COUNT, IVORY, "right")
    if played.best is None:
        canvas.text(_BEST, y, "–", _COUNT, FAINT, "right")
    else:
        canvas.text(_BEST, y, number(played.best), _COUNT, IVORY, "right")


def _draw_curve(canvas: Canvas, curve: Sequence[int], begins: int, scale: Scale, y: int, note: str) -> bool:
    """On the scale of all rows; whether there was room for the note, above or below the curve."""
    heights = Scale(scale.low, scale.high, y + ROW - _INSET, y + _INSET)
    level = round(heights.at(begins))
    canvas.paste(DOTS, (_CURVE, level - TESSERA // 2), tesserae(_CURVE_END - _CURVE))
    step = (_CURVE_END - _CURVE - 8) / (len(curve) - 1)
    points = [(_CURVE + index * step, heights.at(figure)) for index, figure in enumerate(curve)]
    canvas.line(points, 7, SOFT)
    canvas.disc(*points[-1], 14, PANEL)
    canvas.disc(*points[-1], 11, LIGHT_GOLD)
    drawn = [level, *(height for _, height in points)]
    for place, is_free in ((y + ROW - _INSET, max(drawn)), (y + _INSET, 2 * y + ROW - min(drawn))):
        if note and is_free < y + ROW - _NOTE:
            canvas.text(_CURVE, place, note, _SMALL, FAINT)
            return True
    return False


def _draw_rating(canvas: Canvas, rating: Shown, y: float) -> None:
    canvas.text(_RIGHT, y - 18, number(rating.figure), _RATING, IVORY, "right")
    doubt = " ?" if rating.doubtful else ""
    canvas.text(_RIGHT, y + 36, rating.give_or_take() + doubt, _MARGIN, SOFT, "right")
