"""The end of the game: everybody's points by source, and what else they achieved."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.praetor.state import View
from bot.pictures.artwork import icon
from bot.pictures.box import Box
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import COUNT, DETAIL, FIGURE, SCORE
from bot.pictures.ledger import heading, number, panel
from bot.pictures.marks import gilded
from bot.pictures.palette import FAINT, IVORY, LINE, PANEL_ASKED, SOFT
from bot.pictures.pieces import mark
from bot.pictures.seats import SEATS
from bot.words import Words

SOURCES = {
    "favor": "common/points_wreath",
    "workers": "praetor/worker",
    "morale": "common/morale",
    "resources": "common/coin",
    "district": "common/owned_house",
    "wall": "praetor/wall",
    "villagers": "common/villager",
}
"""The artwork of each source of points."""

ACHIEVED: dict[str, tuple[str, Callable[[View, int], int]]] = {
    "tiles": ("common/owned_house", lambda view, seat: view.owned(seat)),
    "wall-tiles": ("praetor/wall", lambda view, seat: len(view.players[seat].wall_tiles)),
    "retired": ("common/retired", lambda view, seat: view.players[seat].retired_workers),
    "villagers": ("common/villager", lambda view, seat: view.players[seat].villagers),
}
"""What else is shown of each seat."""

NAMES = 0.38
"""Share of the width that the names of the rows take."""


def draw_standings(canvas: Canvas, view: View, words: Words, box: Box) -> None:
    """A table in the box: a column a seat, a row a source, the total, and what was achieved."""
    outcome = view.outcome
    assert outcome
    panel(canvas, box.x, box.y, box.width, box.height)
    left = box.x + round(box.width * NAMES)
    column = (box.x + box.width - 12 - left) / view.seats
    sources = [source for source in SOURCES if source in outcome.standings[0].sources]
    achieved = [name for name in ACHIEVED if name != "villagers" or "villagers" not in sources]
    pitch = min(74, (box.height - 276) // (len(sources) + len(achieved)))
    head = box.y + 48
    first = head + 38 + pitch // 2 + 6
    total = first + (len(sources) - 1) * pitch + pitch // 2 + 46
    lower = total + 56
    for index, standing in enumerate(outcome.standings):
        middle = left + column * (index + 0.5)
        seat = SEATS[standing.seat]
        wide = round(column) - 8
        if standing.place == 1:
            x, bottom = round(middle - wide / 2), total + 46
            gilded(canvas, x, head - 40, wide, bottom - head + 40, PANEL_ASKED)
        canvas.rectangle(middle - wide / 2, head - 40, wide, 76, seat.colour, 10)
        canvas.centre(mark(seat, 46), middle, head - 2)
        for row, source in enumerate(sources):
            points = standing.sources[source]
            colour = IVORY if points else FAINT
            canvas.text(middle, first + row * pitch, number(points), COUNT, colour, "middle")
        style = SCORE.at(54 if view.seats < 4 else 44)
        canvas.text(middle, total, number(standing.total), style, IVORY, "middle", room=column - 8)
        for row, name in enumerate(achieved):
            amount = ACHIEVED[name][1](view, standing.seat)
            colour = IVORY if amount else FAINT
            canvas.text(middle, lower + 60 + row * pitch, number(amount), COUNT.at(32), colour, "middle")
    room = left - box.x - 84
    for row, source in enumerate(sources):
        _draw_row_name(
            canvas, SOURCES[source], words(f"picture-from-{source}"), box.x, first + row * pitch, room
        )
    canvas.rectangle(box.x + 20, total - 42, left - box.x - 24, 2, LINE)
    canvas.text(box.x + 24, total, words("picture-total"), FIGURE.at(36), IVORY, room=left - box.x - 30)
    heading(canvas, box.x + 24, lower + 18, box.width - 48, words("picture-achieved"))
    for row, name in enumerate(achieved):
        y = lower + 60 + row * pitch
        _draw_row_name(canvas, ACHIEVED[name][0], words(f"picture-{name}-owned"), box.x, y, room)


def _draw_row_name(canvas: Canvas, artwork: str, name: str, x: float, y: float, room: float) -> None:
    canvas.centre(icon(artwork, 44), x + 46, y)
    canvas.text(x + 80, y, name, DETAIL.at(28), SOFT, room=room)
