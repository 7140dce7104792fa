"""The end of a game as a table: a column a seat by place, a row a source of points, and the total."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.engine import Outcome
from bot.i18n.fluent import Words

from . import fonts
from .canvas import Box, Canvas
from .fonts import COUNT, DETAIL, FIGURE, SCORE, Style
from .highlights import gilded
from .panels import heading, number, panel
from .pieces import mark
from .sprites import icon
from .theme import FAINT, IVORY, LINE, PANEL_ASKED, SEATS, SOFT, SeatLook

WIDEST = 168
"""Columns are no wider than this, however few seats there are."""
LEAST_NAMED, MOST_NAMED = 0.36, 0.46
"""The share of the table that the names of the rows take: as much as they need, within these."""
LOWEST, HIGHEST = 32, 104
"""Pitch of the rows: what fits, within these."""


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """What is counted: its artwork, its name, and how much of it each seat has."""

    artwork: str
    name: str
    amounts: Mapping[int, int]


@dataclass(frozen=True)
class Standings:
    """The table of the end.

    `sources` has the artwork of each source of points, named `source-…` in the words; `beside`, under its
    heading, is what else the seats have achieved.
    """

    outcome: Outcome
    words: Words
    sources: Mapping[str, str]
    beside_heading: str = ""
    beside: Sequence[StandingsRow] = field(default_factory=list)
    look: Callable[[int], SeatLook] = SEATS.__getitem__

    def draw(self, canvas: Canvas, box: Box) -> None:
        panel(canvas, *box)
        rows = self._rows()
        section = 56 if self.beside else 0
        # The head and the total are as high as a row and a half each.
        pitch = (box.height - 28 - section) / (len(rows) + len(self.beside) + 3)
        pitch = round(max(LOWEST, min(HIGHEST, pitch)))
        head = round(pitch * 1.25)
        first = box.y + 12 + head + pitch * 0.7
        total = first + (len(rows) - 1) * pitch + pitch * 1.3
        names = self._width_of_names([*rows, *self.beside], pitch)
        named = round(max(LEAST_NAMED * box.width, min(MOST_NAMED * box.width, names)))
        column = (box.width - named - 12) / len(self.outcome.standings)
        totals = [number(standing.total) for standing in self.outcome.standings]
        score = _fitting(totals, SCORE.at(_within(pitch, 44, 66)), column - 18)
        amounts = [number(amount) for row in (*rows, *self.beside) for amount in row.amounts.values()]
        style = _fitting(amounts, COUNT.at(_within(pitch * 0.68, 28, 46)), column - 18)
        self._draw_names(canvas, rows, box.x, first, pitch, named)
        canvas.rectangle(box.x + 16, total - pitch * 0.7, named - 26, 2, LINE)
        size = _within(pitch * 0.62, 30, 40)
        canvas.text(box.x + 20, total, self.words("picture-total"), FIGURE.at(size), IVORY, room=named - 28)
        end = total + pitch * 0.8
        for index, standing in enumerate(self.outcome.standings):
            middle = box.x + named + column * (index + 0.5)
            wide = round(min(column, WIDEST)) - 10
            self._draw_head(canvas, standing.place, standing.seat, middle, box.y + 12, wide, head, end)
            self._draw_amounts(canvas, rows, standing.seat, middle, first, pitch, style)
            canvas.text(middle, total, totals[index], score, IVORY, "middle")
            beside = end + section + pitch / 2
            self._draw_amounts(canvas, self.beside, standing.seat, middle, beside, pitch, style)
        if self.beside:
            heading(canvas, box.x + 20, end + section / 2, box.width - 40, self.beside_heading)
            self._draw_names(canvas, self.beside, box.x, end + section + pitch / 2, pitch, named)

    def _rows(self) -> list[StandingsRow]:
        standings = self.outcome.standings
        counted = [source for source in self.sources if source in standings[0].sources]
        return [
            StandingsRow(
                self.sources[source],
                self.words(f"source-{source}"),
                {standing.seat: standing.sources[source] for standing in standings},
            )
            for source in counted
        ]

    def _draw_head(
        self, canvas: Canvas, place: int, seat: int, middle: float, top: int, wide: int, high: int, end: float
    ) -> None:
        look, left = self.look(seat), middle - wide / 2
        if place == 1:
            gilded(canvas, round(left), top, wide, round(end) - top, PANEL_ASKED)
        canvas.rectangle(left, top, wide, high, look.colour, 9)
        size = _within(min(high * 0.6, wide * 0.42), 28, 40)
        canvas.text(middle - size * 0.66, top + high / 2, f"{place}.", FIGURE.at(size), look.mark, "middle")
        canvas.centre(mark(look, size), middle + size * 0.56, top + high / 2)

    def _width_of_names(self, rows: Sequence[StandingsRow], pitch: int) -> float:
        size, style = _sign_and_name(pitch)
        return size + 46 + max(fonts.width(row.name, style) for row in rows)

    def _draw_names(
        self, canvas: Canvas, rows: Sequence[StandingsRow], left: float, first: float, pitch: int, room: float
    ) -> None:
        size, style = _sign_and_name(pitch)
        for index, row in enumerate(rows):
            y = first + index * pitch
            canvas.centre(icon(row.artwork, size), left + 16 + size / 2, y)
            canvas.text(left + size + 28, y, row.name, style, SOFT, room=room - size - 36)

    def _draw_amounts(
        self,
        canvas: Canvas,
        rows: Sequence[StandingsRow],
        seat: int,
        middle: float,
        first: float,
        pitch: int,
        style: Style,
    ) -> None:
        for index, row in enumerate(rows):
            amount = row.amounts[seat]
            colour = IVORY if amount else FAINT
            canvas.text(middle, first + index * pitch, number(amount), style, colour, "middle")


def _sign_and_name(pitch: int) -> tuple[int, Style]:
    return _within(pitch * 0.86, 30, 56), DETAIL.at(_within(pitch * 0.5, 24, 35))


def _fitting(texts: Sequence[str], style: Style, room: float) -> Style:
    while max(fonts.width(text, style) for text in texts) > room:
        style = style.at(style.size - 2)
    return style


def _within(size: float, least: int, most: int) -> int:
    return round(max(least, min(most, size)))
