"""The ranking of a game: a row for each player, with the rating's margin as a bar, and the asker's row in marble."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.i18n.fluent import Words

from . import fonts
from . import theme as palette
from .canvas import Canvas
from .fonts import Face, Style
from .highlights import gilded, tesserae, wreathed
from .names import shorten
from .page_header import FACT, MARGIN, WIDTH, Scale, Shown, page, room_for_fact
from .panels import number, panel
from .sprites import icon
from .theme import Colour, Theme, mix

FEW: Final = 12  # up to this many rows have the usual height; more are lower
MOST: Final = 20

_HEAD, _TOP = 158, 186
_PLACE, _NAME, _BAR, _BAR_END = 74, 134, 520, 944
_FIGURE, _MARGIN = 1062, 1070
_GAMES, _WINS, _ARROW, _MOVED = 1262, 1392, 1490, 1522
_END = 1564
_RANGE: Final = 200  # the least span of ratings of the scale
_AMONG, _APART = 26, 106  # extra height of the asker's row among the others; its height apart from them
_FOOT: Final = 8

_COLUMN = Style(Face.SANS_BOLD, 32, 32)


@dataclass(frozen=True, slots=True)
class RankingRow:
    """A player in a ranking; a computer's name has a head, and `place` is None for people who stay out of it.

    `moved` is by how many places they have risen (negative: fallen); None for a new player.
    """

    place: int | None
    name: str
    rating: Shown
    games: int
    wins: int
    moved: int | None
    own: bool = False


@dataclass(frozen=True, slots=True)
class RankingHeading:
    """The heading of a ranking: where it applies, its month, and since when players have moved."""

    where: str
    month: str
    since: str


@dataclass(frozen=True, slots=True)
class _Size:
    """The sizes of a ranking's rows: their height, and the type in them."""

    pitch: int
    place: int
    name: int
    figure: int
    margin: int
    count: int
    arrow: int
    wreath: int
    bar: int


_HIGH: Final = _Size(68, 44, 42, 42, 34, 38, 38, 74, 7)
_LOW: Final = _Size(48, 37, 36, 36, 32, 33, 33, 54, 6)
_LOWEST: Final = replace(_LOW, pitch=45, wreath=52)  # of twenty rows and one apart


def draw_ranking(
    theme: Theme, heading: RankingHeading, rows: Sequence[RankingRow], apart: RankingRow | None, words: Words
) -> Canvas:
    """The picture of at most `MOST` rows in order of place, and the asker's row `apart` if it isn't among them.

    The words are those of the game.
    """
    among = any(row.own for row in rows)
    size = _HIGH if len(rows) <= FEW else _LOW if apart is None else _LOWEST
    height = _TOP + len(rows) * size.pitch + (_AMONG if among else 0) + (_APART if apart else 0) + _FOOT
    game, title = words("game-title"), words("picture-ranking")
    after = f", {heading.month}"
    room = room_for_fact(game, title) - fonts.width(after, FACT)
    canvas = page(theme, game, title, shorten(heading.where, FACT, room) + after, height)
    _draw_columns(canvas, heading.since, words)
    shown = rows if apart is None else [*rows, apart]
    ends = [end for row in shown for end in (row.rating.low, row.rating.high)]
    scale = Scale.over(ends, _BAR, _BAR_END, _RANGE)
    y = _TOP
    for index, row in enumerate(rows):
        if row.own:
            _draw_marble(canvas, y + 10, size.pitch + 6)
            _draw_row(canvas, row, y + 13 + size.pitch / 2, scale, size, words)
            y += size.pitch + _AMONG
            continue
        if index % 2 == 0:
            panel(canvas, MARGIN, y, WIDTH - 2 * MARGIN, size.pitch)
        _draw_row(canvas, row, y + size.pitch / 2, scale, size, words)
        y += size.pitch
    if apart is not None:
        canvas.paste(palette.LINE, (MARGIN, y + 8), tesserae(WIDTH - 2 * MARGIN))
        _draw_marble(canvas, y + 24, 72)
        _draw_row(canvas, apart, y + 58, scale, _HIGH, words)
    return canvas


def _draw_columns(canvas: Canvas, month: str, words: Words) -> None:
    canvas.text(_PLACE, _HEAD, words("picture-column-place"), _COLUMN, palette.GOLD, "middle")
    for x, key in ((_NAME, "player"), (_BAR, "rating")):
        canvas.text(x, _HEAD, words(f"picture-column-{key}"), _COLUMN, palette.GOLD)
    for x, key in ((_GAMES, "games"), (_WINS, "wins"), (_END, "since")):
        canvas.text(x, _HEAD, words(f"picture-column-{key}", month=month), _COLUMN, palette.GOLD, "right")


def _draw_marble(canvas: Canvas, y: float, height: float) -> None:
    gilded(canvas, MARGIN, y, WIDTH - 2 * MARGIN, height, palette.MARBLE)
    canvas.rectangle(MARGIN, y + height - 6, WIDTH - 2 * MARGIN, 6, palette.MARBLE_SHADE, 3)


def _draw_row(canvas: Canvas, row: RankingRow, y: float, scale: Scale, size: _Size, words: Words) -> None:
    ink, soft = (palette.INK, palette.SEPIA) if row.own else (palette.IVORY, palette.SOFT)
    _draw_place(canvas, row, y, ink, size)
    face = Face.SERIF_BOLD if row.own else Face.SERIF
    canvas.text(_NAME, y, row.name, Style(face, size.name, 32), ink, room=_BAR - _NAME - 24)
    _draw_bar(canvas, row, y, scale, size, ink)
    rating = row.rating
    canvas.text(_FIGURE, y, number(rating.figure), Style(Face.SANS_BOLD, size.figure, 32), ink, "right")
    taken = canvas.text(_MARGIN, y + 1, rating.give_or_take(), Style(Face.SANS, size.margin, 32), soft)
    if rating.doubtful:
        doubt = Style(Face.CINZEL_BLACK, size.margin + 4, 32)
        canvas.text(_MARGIN + taken + 8, y + 1, "?", doubt, _outstanding(row))
    count = Style(Face.SANS_BOLD, size.count, 32)
    canvas.text(_GAMES, y, str(row.games), count, ink, "right")
    canvas.text(_WINS, y, str(row.wins), count, ink if row.wins else soft, "right")
    _draw_moved(canvas, row, y, size, ink, words)


def _outstanding(row: RankingRow) -> Colour:
    return palette.CRIMSON if row.own else palette.LIGHT_GOLD


def _draw_place(canvas: Canvas, row: RankingRow, y: float, ink: Colour, size: _Size) -> None:
    if row.place is None:
        canvas.text(_PLACE, y, "–", Style(Face.SANS_BOLD, size.place), ink, "middle")
    elif row.place == 1:
        wreathed(canvas, _PLACE, y, "1", size.wreath, ink, "leader_wreath")
    else:
        style = Style(Face.CINZEL_BLACK, size.place, 32)
        canvas.text(_PLACE, y, str(row.place), style, ink, "middle", room=96)


def _draw_bar(canvas: Canvas, row: RankingRow, y: float, scale: Scale, size: _Size, ink: Colour) -> None:
    low, high = scale.at(row.rating.low), scale.at(row.rating.high)
    colour = mix(palette.SEPIA, palette.MARBLE, 0.4) if row.own else mix(palette.LINE, palette.SOFT, 0.38)
    canvas.rectangle(low, y - size.bar, high - low, 2 * size.bar, colour, size.bar)
    canvas.disc(scale.at(row.rating.figure), y, size.bar + 2, ink)


def _draw_moved(canvas: Canvas, row: RankingRow, y: float, size: _Size, ink: Colour, words: Words) -> None:
    if row.place is None:
        return
    if row.moved is None:
        style = Style(Face.SANS_BOLD, size.margin, 32)
        canvas.text(1514, y, words("picture-new"), style, _outstanding(row), "middle")
    elif row.moved == 0:
        canvas.centre(icon("common/equal", size.arrow - 4), _ARROW, y)
    else:
        canvas.centre(icon("common/up" if row.moved > 0 else "common/down", size.arrow), _ARROW, y)
        canvas.text(_MOVED, y, str(abs(row.moved)), Style(Face.SANS_BOLD, size.count, 32), ink)
