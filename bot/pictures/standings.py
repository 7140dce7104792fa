"""The final table: a column for each seat, by place, a row for each source of points, and the total."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from bot.engine import Outcome, Standing
from bot.i18n.fluent import Words

from . import fonts
from .canvas import Box, Canvas
from .fonts import COUNT, DETAIL, FIGURE, SCORE, Style
from .highlights import gilded
from .panels import heading, number, panel
from .pieces import mark
from .sprites import icon
from .theme import FAINT, IVORY, LINE, PANEL_ASKED, SEATS, SOFT, SeatLook

WIDEST = 168  # the greatest width of a column, however few seats there are
LEAST_NAMED, MOST_NAMED = 0.36, 0.46
"""Bounds of the share of the table's width for the rows' names, which get what they need."""
LOWEST, HIGHEST = 32, 104  # bounds of the pitch of the rows
SECTION = 56  # height of a heading below the total


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """Something counted: its artwork (or none), its name, and each seat's amount."""

    artwork: str
    name: str
    amounts: Mapping[int, int]


def draw_standings(
    canvas: Canvas,
    box: Box,
    outcome: Outcome,
    words: Words,
    sources: Mapping[str, str],
    achieved: str = "",
    beside: Sequence[StandingsRow] = (),
    look: Callable[[int], SeatLook] = SEATS.__getitem__,
) -> None:
    """Draw the final table.

    `sources` has the artwork of each source of points (message `source-…`); `beside` are rows of what else the seats
    have, under the heading `achieved`. Where totals are equal, the tie-breaks that were needed stand below them.
    """
    panel(canvas, *box)
    standings, (rows, broken) = outcome.standings, _counted(outcome, words, sources)
    below = [(title, more) for title, more in ((words("picture-tied"), broken), (achieved, beside)) if more]
    # The head and the total are each as high as a row and a half.
    pitch = (box.height - 28 - SECTION * len(below)) / (sum(len(more) for _, more in below) + len(rows) + 3)
    pitch = round(max(LOWEST, min(HIGHEST, pitch)))
    head = round(pitch * 1.25)
    first = box.y + 12 + head + pitch * 0.7
    total = first + (len(rows) - 1) * pitch + pitch * 1.3
    end = total + pitch * 0.8
    placed = [(row, first + index * pitch) for index, row in enumerate(rows)]
    y = end
    for title, more in below:
        heading(canvas, box.x + 20, y + SECTION / 2, box.width - 40, title)
        placed += [(row, y + SECTION + pitch / 2 + index * pitch) for index, row in enumerate(more)]
        y += SECTION + len(more) * pitch
    size, name = _within(pitch * 0.86, 30, 56), DETAIL.at(_within(pitch * 0.5, 24, 35))
    names = size + 46 + max(fonts.width(row.name, name) for row, _ in placed)
    named = round(max(LEAST_NAMED * box.width, min(MOST_NAMED * box.width, names)))
    for row, y in placed:
        if row.artwork:
            canvas.centre(icon(row.artwork, size), box.x + 16 + size / 2, y)
        canvas.text(box.x + size + 28, y, row.name, name, SOFT, room=named - size - 36)
    canvas.rectangle(box.x + 16, total - pitch * 0.7, named - 26, 2, LINE)
    figure = FIGURE.at(_within(pitch * 0.62, 30, 40))
    canvas.text(box.x + 20, total, words("picture-total"), figure, IVORY, room=named - 28)

    column = (box.width - named - 12) / len(standings)
    totals = [number(standing.total) for standing in standings]
    score = _fitting(totals, SCORE.at(_within(pitch, 44, 66)), column - 18)
    amounts = [number(amount) for row, _ in placed for amount in row.amounts.values()]
    style = _fitting(amounts, COUNT.at(_within(pitch * 0.68, 28, 46)), column - 18)
    wide = round(min(column, WIDEST)) - 10
    for index, standing in enumerate(standings):
        middle = box.x + named + column * (index + 0.5)
        _draw_head(canvas, standing, look(standing.seat), middle, box.y + 12, wide, head, end)
        canvas.text(middle, total, totals[index], score, IVORY, "middle")
        for row, y in placed:
            amount = row.amounts[standing.seat]
            canvas.text(middle, y, number(amount), style, IVORY if amount else FAINT, "middle")


def _counted(
    outcome: Outcome, words: Words, sources: Mapping[str, str]
) -> tuple[list[StandingsRow], list[StandingsRow]]:
    """The rows of the sources of points, and those of the tie-breaks that were needed."""
    standings = outcome.standings
    counted = [
        StandingsRow(artwork, words(f"source-{source}"), {one.seat: one.sources[source] for one in standings})
        for source, artwork in sources.items()
        if source in standings[0].sources
    ]
    broken = [
        StandingsRow("", words(f"tie-{name}"), {one.seat: one.tie_breaks[name] for one in standings})
        for name in outcome.compared
    ]
    return counted, broken


def _draw_head(
    canvas: Canvas,
    standing: Standing,
    look: SeatLook,
    middle: float,
    top: int,
    wide: int,
    high: int,
    end: float,
) -> None:
    left = middle - wide / 2
    canvas.spots.setdefault(f"seat {standing.seat + 1}", Box(round(left), top, wide, high))
    if standing.place == 1:
        gilded(canvas, round(left), top, wide, round(end) - top, PANEL_ASKED)
    canvas.rectangle(left, top, wide, high, look.colour, 9)
    size = _within(min(high * 0.6, wide * 0.42), 28, 40)
    y, place = top + high / 2, f"{standing.place}."
    canvas.text(middle - size * 0.66, y, place, FIGURE.at(size), look.mark, "middle")
    canvas.centre(mark(look, size), middle + size * 0.56, y)


def _fitting(texts: Sequence[str], style: Style, room: float) -> Style:
    while max(fonts.width(text, style) for text in texts) > room:
        style = style.at(style.size - 2)
    return style


def _within(size: float, least: int, most: int) -> int:
    return round(max(least, min(most, size)))
