"""Pages about a person: all their games with ratings, and one game with the curve of its rating."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.i18n.fluent import Words

from .canvas import WEST, Canvas, Point, around
from .fonts import Face, Style
from .highlights import TESSERA, tesserae
from .names import halves, lines
from .page_header import HEIGHT, MARGIN, TOP, WIDTH, Scale, Shown, page, page_of_person, thinned
from .panels import number, panel
from .sprites import icon
from .theme import FAINT, GOLD, IVORY, LIGHT_GOLD, LINE, PANEL, PANEL_ASKED, SOFT, Theme, mix

LEAST_CURVE: Final = 3  # the least number of rated games for a curve
MOST_POINTS: Final = 28  # the most points of a curve
ROW, GAP = 154, 10  # height of a game's row, and the gap between two, in px
_TOP, _HEAD = 188, 160
_BLOCK = 448
_COLUMNS, _BEST = (612, 742, 940), 1070  # the x of games, wins and mean place, and of the most points
_CURVE, _CURVE_END = 1130, 1384
_INSET, _NOTE = 28, 54  # the distance of a curve from the edges of its row, and the height of a note
_RIGHT = WIDTH - MARGIN - 20
_RANGE, _RANGE_AT = 160, 120
"""The least span of ratings of a curve's scale: in a row, and on the page of one game."""

DOTS: Final = mix(PANEL, LINE, 0.9)

_COLUMN = Style(Face.SANS_BOLD, 32, 32)
_GAME = Style(Face.CINZEL_BLACK, 42, 32)
_COUNT, _COUNT_AT = Style(Face.SANS_BOLD, 46, 36), Style(Face.SANS_BOLD, 42, 34)
_WORD = Style(Face.SANS, 38, 32)
_SMALL = Style(Face.SANS, 32, 32)
_RATING = Style(Face.CINZEL_BLACK, 50, 40)
_MARGIN = Style(Face.SANS, 34, 32)


@dataclass(frozen=True, slots=True)
class GameStatistics:
    """A person's statistics of a game: games, wins, mean place as it is written, most points, ratings.

    `curve` are the ratings from game to game, beginning with a beginner's.
    """

    games: int
    wins: int
    place: str
    best: int | None
    curve: tuple[int, ...] = ()
    rating: Shown | None = None


@dataclass(frozen=True, slots=True)
class GameStatisticsRow:
    """A row of the page; `played` is None for a game that the person has never played."""

    name: str
    theme: Theme
    played: GameStatistics | None


def draw_person(name: str, fact: str, rows: Sequence[GameStatisticsRow], begins: int, words: Words) -> Canvas:
    """The page of all games of a person; `begins` is a beginner's rating."""
    height = max(HEIGHT, _TOP + len(rows) * (ROW + GAP) + 8)
    canvas = page_of_person(name, fact, [row.theme for row in rows], height)
    if any(row.played for row in rows):
        for key, x in zip(("games", "wins", "mean-place", "best"), (*_COLUMNS, _BEST), strict=True):
            canvas.text(x, _HEAD, words(f"picture-column-{key}"), _COLUMN, GOLD, "right")
        canvas.text(_CURVE, _HEAD, words("picture-column-rating"), _COLUMN, GOLD)
    curves = {row.name: curve for row in rows if row.played and (curve := _drawn(row.played.curve))}
    scale = Scale.over([begins, *(figure for curve in curves.values() for figure in curve)], 0, 1, _RANGE)
    said = False
    for index, row in enumerate(rows):
        y = _TOP + index * (ROW + GAP)
        middle = y + ROW / 2
        _draw_game(canvas, row, y)
        if row.played is None:
            canvas.text(_BLOCK + 82, middle, words("picture-not-played"), _WORD, FAINT)
            continue
        _draw_counts(canvas, middle, _COLUMNS, row.played, _COUNT)
        best, colour = ("–", FAINT) if row.played.best is None else (number(row.played.best), IVORY)
        canvas.text(_BEST, middle, best, _COUNT, colour, "right")
        if row.name in curves:
            note = "" if said else words("picture-all-begin", figure=str(begins))
            said |= _draw_curve(canvas, curves[row.name], begins, scale, y, note)
        if rating := row.played.rating:
            canvas.text(_RIGHT, middle - 18, number(rating.figure), _RATING, IVORY, "right")
            canvas.text(_RIGHT, middle + 36, rating.give_or_take(" ?"), _MARGIN, SOFT, "right")
    return canvas


def _draw_game(canvas: Canvas, row: GameStatisticsRow, y: int) -> None:
    middle = y + ROW / 2
    panel(canvas, MARGIN, y, WIDTH - 2 * MARGIN, ROW)
    canvas.rectangle(MARGIN, y, _BLOCK, ROW, row.theme.accent, 10, WEST)
    canvas.rectangle(MARGIN + _BLOCK, y, 4, ROW, mix(row.theme.dark, GOLD, 0.5))
    canvas.centre(icon(row.theme.emblem, 110), 92, middle)
    room = MARGIN + _BLOCK - 162 - 14
    told = halves(row.name, _GAME, room)
    for down, part in around(middle, told, 50):
        canvas.text(162, down, part, _GAME, IVORY, room=room)


def _draw_curve(canvas: Canvas, curve: Sequence[int], begins: int, scale: Scale, y: int, note: str) -> bool:
    """Draw a curve on the scale of all rows; return whether there was room for the note above or below it."""
    heights = Scale(scale.low, scale.high, y + ROW - _INSET, y + _INSET)
    level = round(heights.at(begins))
    canvas.paste(DOTS, (_CURVE, level - TESSERA // 2), tesserae(_CURVE_END - _CURVE))
    points = _draw_line(canvas, curve, heights, (_CURVE, _CURVE_END - 8), (7, 14, 11))
    drawn = [level, *(height for _, height in points)]
    for place, is_free in ((y + ROW - _INSET, max(drawn)), (y + _INSET, 2 * y + ROW - min(drawn))):
        if note and is_free < y + ROW - _NOTE:
            canvas.text(_CURVE, place, note, _SMALL, FAINT)
            return True
    return False


# Both pages.


def _drawn(curve: Sequence[int]) -> tuple[int, ...]:
    """The points of a curve; empty if there are too few games."""
    points = thinned(curve, MOST_POINTS)
    return points if len(points) > LEAST_CURVE else ()


def _draw_line(
    canvas: Canvas, curve: Sequence[int], scale: Scale, across: tuple[int, int], sizes: tuple[int, int, int]
) -> list[Point]:
    """Draw a curve between two x and return its points; `sizes` are its thickness and the radii of its end."""
    left, right = across
    thickness, ground, gold = sizes
    step = (right - left) / (len(curve) - 1)
    points = [(left + index * step, scale.at(figure)) for index, figure in enumerate(curve)]
    canvas.line(points, thickness, SOFT)
    canvas.disc(*points[-1], ground, PANEL)
    canvas.disc(*points[-1], gold, LIGHT_GOLD)
    return points


def _draw_counts(
    canvas: Canvas, y: float, columns: Sequence[int], counted: GameStatistics, style: Style
) -> None:
    texts = str(counted.games), str(counted.wins), counted.place
    for x, text, colour in zip(columns, texts, (IVORY, IVORY if counted.wins else FAINT, IVORY), strict=True):
        canvas.text(x, y, text, style, colour, "right")


# One game.

HEIGHT_AT: Final = 802
_FIELD, _HIGH = 1000, 640
_PLOT, _PLOT_END = 160, 800
_PLOT_TOP, _PLOT_FOOT = TOP + 96, TOP + _HIGH - 70
_STEPS: Final = (50, 100, 200, 500, 1000, 2000)
_MOST_STEPS: Final = 4

_TABLE = MARGIN + _FIELD + 20
_TABLE_WIDTH = WIDTH - MARGIN - _TABLE
_SEATS, _COLUMNS_AT = _TABLE + 40, (_TABLE + 200, _TABLE + 332, _TABLE + _TABLE_WIDTH - 24)
_ROW: Final = 72

_BIG = Style(Face.CINZEL_BLACK, 72, 50)
_MARGIN_AT = Style(Face.SANS, 40, 34)
_FACT = Style(Face.SERIF, 42, 32)


@dataclass(frozen=True, slots=True)
class PersonAt:
    """A person's statistics of one game, in all and `among` each number of seats.

    `favorite` is the name of the source that has brought most points; it may be empty.
    """

    name: str
    fact: str
    played: GameStatistics
    among: tuple[tuple[int, GameStatistics], ...]
    favorite: str


def draw_person_at(theme: Theme, shown: PersonAt, begins: int, words: Words) -> Canvas:
    """The page of a person and a game, in words of that game; `begins` is a beginner's rating."""
    canvas = page(theme, words("game-title"), shown.name, shown.fact, HEIGHT_AT)
    panel(canvas, MARGIN, TOP, _FIELD, _HIGH)
    canvas.text(MARGIN + 24, TOP + 40, words("picture-column-rating"), _COLUMN, GOLD)
    x, y = MARGIN + _FIELD / 2, TOP + _HIGH / 2
    if (rating := shown.played.rating) is None:
        canvas.text(x, y, words("picture-unrated"), _WORD, FAINT, "middle", room=_FIELD - 60)
    elif curve := _drawn(shown.played.curve):
        _draw_course(canvas, curve, rating, begins, words)
    else:
        canvas.text(x, y - 30, number(rating.figure), _BIG, IVORY, "middle")
        canvas.text(x, y + 40, rating.give_or_take(" ?"), _MARGIN_AT, SOFT, "middle")
    _draw_table(canvas, shown.among, words)
    _draw_foot(canvas, shown, words)
    return canvas


def _draw_course(canvas: Canvas, curve: Sequence[int], rating: Shown, begins: int, words: Words) -> None:
    scale = Scale.over([begins, *curve, rating.low, rating.high], _PLOT_FOOT, _PLOT_TOP, _RANGE_AT)
    for tick in _ticks(scale, begins):
        y = round(scale.at(tick))
        canvas.paste(LINE, (_PLOT, y - TESSERA // 2), tesserae(_PLOT_END - _PLOT))
        canvas.text(_PLOT - 24, y, str(tick), _MARGIN, SOFT if tick == begins else FAINT, "right")
    low, high = scale.at(rating.low), scale.at(rating.high)
    canvas.rectangle(_PLOT_END - 7, high, 14, low - high, LINE, 7)
    points = _draw_line(canvas, curve, scale, (_PLOT, _PLOT_END), (9, 18, 14))
    middle, room = max(_PLOT_TOP, min(points[-1][1], _PLOT_FOOT - 40)), MARGIN + _FIELD - _PLOT_END - 50
    canvas.text(_PLOT_END + 34, middle, number(rating.figure), _BIG, IVORY, room=room)
    canvas.text(_PLOT_END + 36, middle + 62, rating.give_or_take(" ?"), _MARGIN_AT, SOFT)
    canvas.text(_PLOT, TOP + _HIGH - 34, words("picture-all-begin", figure=str(begins)), _MARGIN, FAINT)


def _ticks(scale: Scale, begins: int) -> list[int]:
    """Round numbers within a scale, from a beginner's rating up and down."""
    for step in _STEPS:
        first = begins - int((begins - scale.low) // step) * step
        ticks = list(range(first, int(scale.high) + 1, step))
        if len(ticks) <= _MOST_STEPS:
            return ticks
    return [begins]


def _draw_table(canvas: Canvas, among: Sequence[tuple[int, GameStatistics]], words: Words) -> None:
    y = TOP + 40
    canvas.text(_SEATS - 20, y, words("picture-column-seats"), _COLUMN, GOLD)
    for key, x in zip(("games", "wins", "mean-place"), _COLUMNS_AT, strict=True):
        room = _COLUMNS_AT[2] - _COLUMNS_AT[1] - 12 if key == "mean-place" else None
        canvas.text(x, y, words(f"picture-column-{key}"), _COLUMN, GOLD, "right", room=room)
    for index, (seats, played) in enumerate(among):
        top = TOP + 74 + index * _ROW
        if index % 2 == 0:
            panel(canvas, _TABLE, top, _TABLE_WIDTH, _ROW)
        canvas.text(_SEATS, top + _ROW // 2, str(seats), _COUNT_AT, SOFT, "middle")
        _draw_counts(canvas, top + _ROW // 2, _COLUMNS_AT, played, _COUNT_AT)


def _draw_foot(canvas: Canvas, shown: PersonAt, words: Words) -> None:
    if shown.played.best is None:
        return
    height, right = 168 if shown.favorite else 92, _COLUMNS_AT[2]
    top = TOP + _HIGH - height
    canvas.rectangle(_TABLE, top, _TABLE_WIDTH, height, PANEL_ASKED, 10)
    room = _TABLE_WIDTH - 48
    taken = canvas.text(_TABLE + 24, top + 46, words("picture-column-best"), _COLUMN, GOLD)
    canvas.text(right, top + 46, number(shown.played.best), _COUNT_AT, IVORY, "right", room=room - taken - 20)
    if not shown.favorite:
        return
    taken = canvas.text(_TABLE + 24, top + 122, words("picture-column-favorite"), _COLUMN, GOLD)
    told = lines(shown.favorite, _FACT, room - taken - 20)
    style = _FACT if len(told) == 1 else _FACT.at(34)
    for y, line in around(top + 122, told, 42):
        canvas.text(right, y, line, style, IVORY, "right", room=room - taken - 20)
