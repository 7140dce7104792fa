"""The page of an analysis: chances to win as stacked bands, accuracies, and decisive moves with better ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean
from typing import Final, TypeAlias

from PIL import Image, ImageDraw

from bot.i18n.fluent import Words

from . import rich_text
from .canvas import SMOOTHING, Box, Canvas, Point
from .fonts import HEADS, Face, Style, width
from .highlights import disc
from .names import shorten
from .page_header import HEIGHT, MARGIN, WIDTH, page
from .pieces import block, mark, token
from .rich_text import TextRun
from .sprites import icon
from .theme import ALARM, CELL, GOLD, IVORY, LIGHT_GOLD, LINE, NIGHT, PANEL, SOFT, SeatLook, Theme

MOST: Final = 3  # the most decisive moves that fit

_FIELD: Final = Box(28, 206, 1122, 320)
_CLOSE: Final = Box(1272, 144, 304, 430)
_FOR_NAMES: Final = 118  # extra width of the accuracies when they include names, in px
_NAME_ROOM: Final = 330  # longer names are cut
_ROW, _GAP = 132, 10  # the height of a move's row, and the gap between two
_JOINT, _EDGE = 5, 2  # the ivory joint between two bands, and its dark edges
_SIGN, _SMALL = 50, 34
_PIN: Final = 84
_APART: Final = 76  # the least distance between two pins
_LOSS: Final = 1338  # the left edge of the losses, at the right of the rows

_TITLE = Style(Face.CINZEL_BOLD, 34, 32, 0.5)
_NAME = Style(Face.SERIF_BOLD, 38, 32)
_SCALE = Style(Face.SANS_BOLD, 34, 32)
_FIGURE = Style(Face.CINZEL_BLACK, 52, 40)
_LOST = Style(Face.CINZEL_BLACK, 58, 44)
_UNIT = Style(Face.SANS, 32, 32)
_NUMBER = Style(Face.CINZEL_BLACK, 38, 38)
_DONE, _LEAST = 36, 32
_BETTER: Final = (*((size, 1) for size in range(38, _LEAST - 1, -2)), (_LEAST, 2))
"""The sizes of the better move, with the most lines."""
_LINES: Final = {1: (40, 94), 2: (28, 66, 104)}
"""The middles of the lines of a row: what was done, then the lines of the better move."""


@dataclass(frozen=True)
class Band:
    """A seat's chances to win during a game, from 0 to 1, and its accuracy in percent; None if it decided nothing."""

    seat: SeatLook
    name: str
    chances: tuple[float, ...]
    close: int | None
    won: bool = False


@dataclass(frozen=True)
class Swing:
    """A decisive move after `ply` others: what was done, and what would have been better.

    Each version of a sentence is shorter than the one before; `lost` and `unsure` are in percent.
    """

    seat: SeatLook
    ply: int
    artwork: str
    done: Sequence[Sequence[TextRun]]
    better: Sequence[Sequence[TextRun]]
    lost: int
    unsure: int


@dataclass(frozen=True)
class Sheet:
    """The content of an analysis. `places` are the moments with known chances, in moves from the start; `bands` are
    stacked, the first at the bottom."""

    places: tuple[float, ...]
    bands: tuple[Band, ...]
    swings: tuple[Swing, ...]


def draw_analysis(theme: Theme, sheet: Sheet, words: Words) -> Canvas:
    fact = f"{HEADS['legatus']} {words('analysis-fact')}"
    canvas = page(theme, words("game-title"), words("analysis-title"), fact)
    rows = max(1, len(sheet.swings))
    more = (MOST - rows) * (_ROW + _GAP)
    field = _FIELD._replace(height=_FIELD.height + more)
    labels = _labels(field, sheet)
    if labels is None:  # then the names are beside the accuracies, which need more room
        field = field._replace(width=field.width - _FOR_NAMES)
    close = Box(field.right + 122, _CLOSE.y, WIDTH - MARGIN - field.right - 122, _CLOSE.height + more)
    pins = _pins(field, sheet)
    _draw_field(canvas, field, sheet, pins, labels)
    _draw_moves(canvas, field, sheet.places[-1], words("analysis-move", number=1))
    _draw_title(canvas, field, words("analysis-chance").upper(), pins)
    for number, x in enumerate(pins, 1):
        _draw_pin(canvas, field, x, str(number))
    _draw_close(canvas, close, sheet, words("analysis-close").upper(), named=labels is None)
    top = HEIGHT - 2 - rows * (_ROW + _GAP)
    for index, swing in enumerate(sheet.swings):
        _draw_row(canvas, top + index * (_ROW + _GAP), str(index + 1), swing, words)
    if not sheet.swings:
        canvas.rectangle(MARGIN, top, WIDTH - 2 * MARGIN, _ROW, PANEL, 10)
        middle = top + _ROW / 2
        canvas.centre(icon("common/equal", 60), MARGIN + 76, middle)
        even, style = words("analysis-even"), Style(Face.SANS, 38, 32)
        canvas.text(MARGIN + 140, middle, even, style, IVORY, room=WIDTH - 240)
    return canvas


# The field of bands.


_Label: TypeAlias = tuple[float, float, str, Style]
"""A label in a band: its position, the name as shown, and its style."""


def _labels(field: Box, sheet: Sheet) -> list[_Label] | None:
    """The labels of the bands; None if one of them has no room."""
    pins, edges = _pins(field, sheet), _edges(field, sheet)
    labels = [
        _Free(below, above, field).label(band.name, pins)
        for band, below, above in zip(sheet.bands, edges, edges[1:], strict=False)
    ]
    found = [label for label in labels if label is not None]
    return found if len(found) == len(labels) else None


def _draw_field(
    canvas: Canvas, field: Box, sheet: Sheet, pins: Sequence[float], labels: Sequence[_Label] | None
) -> None:
    edges = _edges(field, sheet)
    canvas.rectangle(field.x - 4, field.y - 4, field.width + 8, field.height + 8, IVORY, 12)
    canvas.rectangle(field.x - 2, field.y - 2, field.width + 4, field.height + 4, NIGHT, 10)
    inlay = Canvas.over(_inlay(field, edges, [band.seat for band in sheet.bands])).rounded(8)
    canvas.put(inlay, field.x, field.y)
    for index, band in enumerate(sheet.bands):
        free, begun = _Free(edges[index], edges[index + 1], field), float(field.x - 460)
        if labels is not None:
            begun, y, name, style = labels[index]
            canvas.centre(mark(band.seat, round(style.size * 1.3)), begun + 20, y)
            canvas.text(begun + 58, y, name, style, band.seat.mark)
        again = free.again(begun + 480, pins, 140 if band.won else 70, _SIGN)
        if again is None and labels is None:
            again = free.again(field.x, pins, 40, _SMALL)
        if again is not None:
            x, y, high = again
            canvas.centre(mark(band.seat, _SIGN if high >= _SIGN + 10 else _SMALL), x, y)
            if band.won and high > 90 and x + 112 < field.right:
                canvas.centre(icon("common/leader_wreath", 72), x + 68, y)
    for share in (1.0, 0.5, 0.0):
        y = field.bottom - share * field.height + {1.0: 12, 0.0: -12}.get(share, 0)
        canvas.text(field.right + 16, y, f"{round(100 * share)}%", _SCALE, SOFT)


def _draw_title(canvas: Canvas, field: Box, title: str, pins: Sequence[float]) -> None:
    wide = width(title, _TITLE)
    for x in range(field.x - 2, int(field.right + 100 - wide), 8):
        if not any(x - _PIN / 2 - 8 < pin < x + wide + _PIN / 2 + 8 for pin in pins):
            canvas.text(x, 168, title, _TITLE, GOLD)
            return


def _draw_moves(canvas: Canvas, field: Box, last: float, first: str) -> None:
    y = field.bottom + 34
    canvas.text(field.x - 2, y, first, _SCALE, SOFT)
    canvas.text(field.right, y, f"{last:.0f}", _SCALE, SOFT, "right")
    if last >= 9:
        for part in (1 / 3, 2 / 3):
            number = round(last * part)
            canvas.text(field.x + field.width * number / last, y, str(number), _SCALE, SOFT, "middle")


def _edges(field: Box, sheet: Sheet) -> list[list[Point]]:
    """The lines between the bands, with the lower and upper edge of the field, from the bottom up."""
    last = sheet.places[-1]
    xs = [field.x + field.width * place / last for place in sheet.places]
    below = [0.0] * len(xs)
    edges = [[(x, float(field.bottom)) for x in xs]]
    for band in sheet.bands:
        below = [share + chance for share, chance in zip(below, band.chances, strict=True)]
        heights = [field.bottom - min(share, 1.0) * field.height for share in below]
        edges.append(list(zip(xs, heights, strict=True)))
    return edges


def _inlay(field: Box, edges: Sequence[Sequence[Point]], seats: Sequence[SeatLook]) -> Image.Image:
    sheet = Image.new("RGB", (field.width * SMOOTHING, field.height * SMOOTHING), NIGHT)
    pen = ImageDraw.Draw(sheet)
    scaled = [[((x - field.x) * SMOOTHING, (y - field.y) * SMOOTHING) for x, y in edge] for edge in edges]
    for seat, below, above in zip(seats, scaled, scaled[1:], strict=False):
        pen.polygon([*below, *reversed(above)], fill=seat.colour)
    for colour, thickness in ((NIGHT, _JOINT + 2 * _EDGE), (IVORY, _JOINT)):
        for edge in scaled[1:-1]:
            pen.line(edge, fill=colour, width=thickness * SMOOTHING, joint="curve")
    return sheet.reduce(SMOOTHING)


class _Free:
    """Finds room in a band."""

    def __init__(self, below: Sequence[Point], above: Sequence[Point], field: Box) -> None:
        self._below, self._above, self._field = below, above, field

    def label(self, name: str, pins: Sequence[float]) -> _Label | None:
        """The leftmost label that fits; None if there is none."""
        for size in (_NAME.size, _NAME.least):
            style = _NAME.at(size)
            shown = shorten(name, style, _NAME_ROOM)
            wide = 58 + width(shown, style)
            for start in range(self._field.x + 20, int(self._field.right - wide) - 14, 6):
                if any(start - 12 < pin < start + wide + 10 for pin in pins):
                    continue
                top, bottom = self._within(start - 6, start + wide)
                if bottom - top >= size + 10:
                    return start, (top + bottom) / 2, shown, style
        return None

    def again(
        self, begun: float, pins: Sequence[float], wide: float, size: int
    ) -> tuple[float, float, float] | None:
        """The middle of the sign in the highest part of the band right of `begun`, and that height; None if the band is
        too low.
        """
        best: tuple[float, float, float] | None = None
        for x in range(int(begun) + 20, int(self._field.right - wide) - 12, 12):
            if any(x - 14 < pin < x + wide for pin in pins):
                continue
            top, bottom = self._within(x, x + wide)
            if bottom - top >= size and (best is None or bottom - top >= best[2]):
                best = x + size / 2 + 5, (top + bottom) / 2, bottom - top
        return best

    def _within(self, left: float, right: float) -> tuple[float, float]:
        tops = [_height_at(self._above, x) for x in (left, right)]
        bottoms = [_height_at(self._below, x) for x in (left, right)]
        tops += [y for x, y in self._above if left <= x <= right]
        bottoms += [y for x, y in self._below if left <= x <= right]
        return max(tops) + _JOINT, min(bottoms) - _JOINT


def _height_at(edge: Sequence[Point], x: float) -> float:
    for (left, start), (right, end) in pairwise(edge):
        if left <= x <= right and right > left:
            return start + (end - start) * (x - left) / (right - left)
    return edge[0][1] if x < edge[0][0] else edge[-1][1]


# Pins.


def _pins(field: Box, sheet: Sheet) -> list[float]:
    """The x of each pin: at its move, but with a distance between pins."""
    last = sheet.places[-1]
    xs = [field.x + field.width * (swing.ply + 0.5) / last for swing in sheet.swings]
    least = _PIN * 0.45  # half of what is visible, and a little
    for index, x in enumerate(xs):
        xs[index] = max(x, least)
        least = xs[index] + _APART
    limit = field.right - _PIN / 2
    for index in reversed(range(len(xs))):
        xs[index] = min(xs[index], limit)
        limit = xs[index] - _APART
    return xs


def _draw_pin(canvas: Canvas, field: Box, x: float, number: str) -> None:
    canvas.rectangle(x - 4, field.y - 2, 8, field.height + 4, NIGHT)
    canvas.rectangle(x - 2, field.y - 2, 4, field.height + 4, LIGHT_GOLD)
    canvas.put(icon("common/pin", _PIN), x - _PIN / 2, field.y + 16 - _PIN)
    canvas.text(x, field.y + 16 - _PIN * 0.6, number, _NUMBER, NIGHT, "middle")


# Accuracies beside the field, decisive moves below it.


def _draw_close(canvas: Canvas, box: Box, sheet: Sheet, title: str, *, named: bool) -> None:
    canvas.rectangle(*box, PANEL, 10)
    canvas.text(box.middle[0], box.y + 34, title, _TITLE, GOLD, "middle", room=box.width - 24)
    order = sorted(sheet.bands, key=lambda band: -1 if band.close is None else band.close, reverse=True)
    pitch = min(140.0, (box.height - 72) / len(order))
    large = pitch >= 84
    style = _FIGURE if large else _FIGURE.at(_FIGURE.least)
    for place, band in enumerate(order):
        y = box.y + 62 + (place + 0.5) * pitch
        canvas.centre(token(band.seat, 50 if large else 44), box.x + 46, y)
        figure = "–" if band.close is None else f"{band.close}%"
        canvas.text(box.right - 22, y - 8, figure, style, IVORY, "right")
        if named:
            room = box.width - 124 - width(figure, style)
            canvas.text(box.x + 86, y - 8, band.name, _NAME.at(_NAME.least), IVORY, room=room)
        at, long = y + (27 if large else 17), box.width - 108
        canvas.rectangle(box.x + 86, at, long, 10, CELL, 5)
        canvas.rectangle(box.x + 86, at, long * (band.close or 0) / 100, 10, SOFT, 5)


def _draw_row(canvas: Canvas, y: float, number: str, swing: Swing, words: Words) -> None:
    canvas.rectangle(MARGIN, y, WIDTH - 2 * MARGIN, _ROW, PANEL, 10)
    block(canvas, swing.seat, MARGIN, y, 96, _ROW)
    disc(canvas, 162, y + _ROW / 2, number, 62)
    left = 216
    if swing.artwork:
        canvas.centre(icon(swing.artwork, 104), 262, y + _ROW / 2)
        left = 334
    room = _LOSS - 20 - left
    done = next((one for one in swing.done if rich_text.runs_width(one, _LEAST) <= room), swing.done[-1])
    better, size = rich_text.set_on_lines(swing.better, room - 58, _BETTER)
    above, *below = _LINES[len(better)]
    rich_text.draw_runs(canvas, left + 2, y + above, done, SOFT, SOFT, room, _DONE, _LEAST)
    canvas.centre(icon("common/advice", 48), left + 26, y + fmean(below))
    for middle, line in zip(below, better, strict=True):
        rich_text.draw_runs(canvas, left + 60, y + middle, line, IVORY, LIGHT_GOLD, room, size, size)
    canvas.rectangle(_LOSS, y + 22, 4, _ROW - 44, LINE)
    lost, doubt = words("analysis-lost", share=swing.lost), words("analysis-unsure", share=swing.unsure)
    canvas.text(WIDTH - 44, y + _ROW / 2 - 16, lost, _LOST, ALARM, "right")
    canvas.text(WIDTH - 44, y + _ROW - 30, doubt, _UNIT, SOFT, "right", room=WIDTH - 60 - _LOSS)
