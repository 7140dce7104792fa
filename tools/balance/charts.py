"""Pictures of a game's balance: who begins, what is scored with, what things are worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import floor
from typing import Final

from bot.games import TITLES
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import COUNT, NAME, SCORE, Face, Style
from bot.pictures.sprites import frieze, icon
from bot.pictures.theme import FAINT, GOLD, IVORY, LIGHT_GOLD, LINE, NIGHT, PANEL, SOFT, WALL, Colour, mix

from .results import BalanceRun, Worth, figure_text, game_name, percent, seat_worth, versus_fair

WIDTH: Final = 1600
MARGIN: Final = 24
BAND: Final = 128
"""Where the header ends, with its frieze."""
MOST: Final = 20
"""So many rows are read at a glance."""
SEVERAL: Final = 0.05
"""Where things are used so much more often than by how many, a picture tells how often."""

RANGE: Final = mix(LINE, SOFT, 0.5)
HEAD: Final = Style(COUNT.face, 32, 28)
GAME: Final = Style(Face.CINZEL_BLACK, 50, 32, spacing=2)
TITLE: Final = Style(Face.CINZEL_BLACK, 50, 36)
HEAD_Y: Final = 168
"""Where the headings of columns stand, and under them the first row."""
ROWS_Y: Final = 200
TESSERA_PITCH: Final = 16
TOPS: Final = (1.5, 2.0, 2.5, 3.0, 4.0, 6.0)
"""Where a scale of wins may end, in parts of a fair share."""


@dataclass(frozen=True)
class ChartHeading:
    """What stands over a picture: whose it is, what it shows, and in two lines of which games."""

    game: str
    title: str
    remark: tuple[str, str]


@dataclass(frozen=True)
class Bar:
    """A row: what it is called, what it is worth, and its icon, if it has one."""

    name: str
    worth: Worth
    artwork: str = ""


def draw_seats(heading: ChartHeading, runs: Sequence[BalanceRun]) -> Canvas:
    """What the places in turn order win, for each number of players."""
    canvas = _page(heading, 1016)
    left, right, top, foot = 200, 1560, 196, 790
    columns = sum(run.seats for run in runs) + 0.9 * (len(runs) - 1)
    pitch = min(130.0, (right - left - 40) / columns)
    places = [[seat_worth(run, place) for place in range(run.seats)] for run in runs]
    most = _top([worth for worths in places for worth in worths])

    def y_of(ratio: float) -> float:
        return foot - (foot - top) * min(ratio, most) / most

    canvas.rectangle(MARGIN, 146, WIDTH - 2 * MARGIN, foot - 126, PANEL, 10)
    for ratio in _ticks(most):
        fair = ratio == 1
        _tesserae(canvas, left, right, y_of(ratio), LIGHT_GOLD if fair else LINE)
        canvas.text(left - 20, y_of(ratio), versus_fair(ratio), HEAD, LIGHT_GOLD if fair else FAINT, "right")
    x = (left + right - columns * pitch) / 2
    for run, worths in zip(runs, places, strict=True):
        start = x
        for place, worth in enumerate(worths):
            middle = x + pitch / 2
            low, high = y_of(worth.high), y_of(worth.low)
            canvas.rectangle(middle - 9, low, 18, high - low, RANGE, 9)
            canvas.disc(middle, y_of(worth.ratio), 15, IVORY)
            if worth.stands_out:
                _triangle(canvas, middle, low - 26 if worth.stands_out > 0 else high + 26, worth.stands_out)
            canvas.text(middle, 848, str(place + 1), SCORE.at(46), IVORY, "middle")
            canvas.text(middle, 902, f"{run.wins[place] * 100:.0f}", HEAD, SOFT, "middle")
            x += pitch
        canvas.rectangle(start + 10, 936, x - start - 20, 4, LINE)
        said = f"{run.seats} players"
        canvas.text((start + x) / 2, 972, said, NAME.at(38), IVORY, "middle", room=x - start + 0.7 * pitch)
        x += 0.9 * pitch
    canvas.text(44, 848, "Turn", HEAD, GOLD)
    canvas.text(44, 902, "Wins, %", HEAD, GOLD)
    return canvas


def draw_score(heading: ChartHeading, rows: Sequence[tuple[str, float, float]]) -> Canvas:
    """What is scored with: each row is a source, what it brings winners, and what the others."""
    left, right = 440, 1270
    pitch = min(110, (1000 - ROWS_Y) // len(rows))
    canvas = _page(heading, ROWS_Y + pitch * len(rows) + 16)
    canvas.text(1420, HEAD_Y, "Winners", HEAD, LIGHT_GOLD, "right")
    canvas.text(1560, HEAD_Y, "Others", HEAD, SOFT, "right")
    figures = [amount for _, *amounts in rows for amount in amounts]
    least, most = min(0.0, *figures), max(0.0, *figures)

    def x_of(amount: float) -> float:
        return left + (right - left) * (amount - least) / (most - least or 1)

    thick = min(26.0, pitch * 0.27)
    for index, (name, winners, others) in enumerate(rows):
        y = ROWS_Y + pitch * (index + 0.5)
        if index % 2 == 0:
            canvas.rectangle(MARGIN, y - pitch / 2, WIDTH - 2 * MARGIN, pitch, PANEL, 10)
        canvas.text(44, y, name, NAME.at(40), IVORY, room=left - 70)
        for top, amount, colour in ((y - thick - 1, winners, LIGHT_GOLD), (y + 1, others, SOFT)):
            start, end = sorted((x_of(0), x_of(amount)))
            canvas.rectangle(start, top, max(4, end - start), thick, colour, 4)
        canvas.text(1420, y, figure_text(winners, 1), COUNT.at(40), IVORY, "right")
        canvas.text(1560, y, figure_text(others, 1), COUNT.at(36), SOFT, "right")
    canvas.rectangle(x_of(0) - 2, ROWS_Y, 4, pitch * len(rows), LINE)
    return canvas


def draw_worths(heading: ChartHeading, bars: Sequence[Bar]) -> Canvas:
    """How often things are used, and what those win who use them more than others; the best first.

    Of many the best and the worst. What nobody uses twice is told by how many use it.
    """
    bars = sorted(bars, key=lambda bar: (-bar.worth.ratio, bar.name))
    shown = bars if len(bars) <= MOST else [*bars[: MOST // 2], *bars[-MOST // 2 :]]
    gap = 28 if len(shown) < len(bars) else 0
    pitch = min(80, max(48, (1000 - ROWS_Y - gap) // len(shown)))
    foot = ROWS_Y + pitch * len(shown) + gap
    canvas = _page(heading, foot + 16)
    most = _top([bar.worth for bar in shown])
    middles = [
        ROWS_Y + pitch * index + pitch // 2 + (gap if index >= MOST // 2 else 0)
        for index in range(len(shown))
    ]
    for index, y in enumerate(middles):
        if index % 2 == 0:
            canvas.rectangle(MARGIN, y - pitch / 2, WIDTH - 2 * MARGIN, pitch, PANEL, 10)
    if gap:
        _tesserae(canvas, MARGIN, WIDTH - MARGIN, ROWS_Y + pitch * (MOST // 2) + gap / 2, LINE)
    several = any(bar.worth.mean > bar.worth.users + SEVERAL for bar in shown)
    _draw_head(canvas, "A seat" if several else "Used by", most, foot)
    for bar, y in zip(shown, middles, strict=True):
        used = figure_text(bar.worth.mean) if several else percent(bar.worth.users)
        canvas.text(680, y, used, COUNT.at(34), SOFT, "right")
        _draw_bar(canvas, bar, y, min(38, max(33, pitch * 0.6)), most)
    return canvas


def _draw_head(canvas: Canvas, used: str, most: float, foot: int) -> None:
    """The headings of the columns, and the scale with the line of what is fair."""
    canvas.text(680, HEAD_Y, used, HEAD, GOLD, "right")
    canvas.text(1560, HEAD_Y, "Wins", HEAD, GOLD, "right")
    for ratio in _ticks(most):
        colour = LIGHT_GOLD if ratio == 1 else FAINT
        canvas.text(_across(ratio, most), HEAD_Y, versus_fair(ratio), HEAD, colour, "middle")
    for y in range(ROWS_Y + 6, foot - 6, TESSERA_PITCH):
        canvas.rectangle(_across(1, most) - 2, y, 4, 4, LIGHT_GOLD)


def _draw_bar(canvas: Canvas, bar: Bar, y: float, size: float, most: float) -> None:
    worth = bar.worth
    left = 44
    if bar.artwork:
        canvas.centre(icon(bar.artwork, round(size * 1.2)), 64, y)
        left = 100
    canvas.text(left, y, bar.name, NAME.at(size), IVORY, room=566 - left)
    low, high = _across(worth.low, most), _across(worth.high, most)
    canvas.rectangle(low, y - 8, high - low, 16, RANGE, 8)
    canvas.disc(_across(worth.ratio, most), y, 13, IVORY)
    if worth.stands_out:
        _triangle(canvas, 1400, y, worth.stands_out)
    canvas.text(
        1560, y, versus_fair(worth.ratio), COUNT.at(size), IVORY if worth.stands_out else SOFT, "right"
    )


def _across(ratio: float, most: float) -> float:
    """Where what is won, in parts of a fair share, stands on the scale of a row."""
    left, right = 740, 1370
    return left + (right - left) * min(ratio, most) / most


def _page(heading: ChartHeading, height: int) -> Canvas:
    """The ground of a picture with its low header."""
    theme, canvas = TITLES[heading.game].theme, Canvas(WIDTH, height, WALL)
    canvas.rectangle(0, 0, WIDTH, BAND - 22, theme.accent)
    canvas.rectangle(0, BAND - 32, WIDTH, 10, mix(theme.accent, NIGHT, 0.28))
    canvas.put(frieze(theme.frieze, WIDTH, 22), 0, BAND - 22)
    taken = max(
        canvas.text(WIDTH - MARGIN, y, said, HEAD, IVORY, "right", room=580)
        for y, said in zip((31, 70), heading.remark, strict=True)
    )
    x = 26 + canvas.text(26, 48, game_name(heading.game).upper(), GAME, LIGHT_GOLD) + 28
    canvas.rectangle(x, 24, 4, 48, mix(theme.accent, LIGHT_GOLD, 0.5))
    canvas.text(x + 32, 48, heading.title, TITLE, IVORY, room=WIDTH - MARGIN - taken - 40 - x - 32)
    return canvas


def _top(worths: Sequence[Worth]) -> float:
    """Where a scale ends on which all of these stand."""
    most = max(worth.high for worth in worths)
    return next((top for top in TOPS if most <= top), TOPS[-1])


def _ticks(most: float) -> Iterator[float]:
    """The round figures of a scale: three or four."""
    step = 0.5 if most <= 2 else 1.0
    return (step * number for number in range(1, floor(most / step) + 1))


def _tesserae(canvas: Canvas, left: float, right: float, y: float, colour: Colour) -> None:
    for x in range(round(left), round(right) - 3, TESSERA_PITCH):
        canvas.rectangle(x, y - 2, 4, 4, colour)


def _triangle(canvas: Canvas, x: float, y: float, up: int) -> None:
    """More than a fair share, or less."""
    canvas.polygon([(x - 16, y + 12 * up), (x + 16, y + 12 * up), (x, y - 14 * up)], LIGHT_GOLD)
