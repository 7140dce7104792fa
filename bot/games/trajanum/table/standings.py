"""The end of the game: everybody's points by source."""

from __future__ import annotations

from bot.games.trajanum.state import SOURCES, View
from bot.pictures.artwork import icon
from bot.pictures.box import Box
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import COUNT, DETAIL, FIGURE, SCORE
from bot.pictures.ledger import number, panel
from bot.pictures.marks import gilded
from bot.pictures.palette import FAINT, IVORY, LINE, PANEL_ASKED, SOFT
from bot.pictures.pieces import mark
from bot.pictures.seats import SEATS
from bot.words import Words

ARTWORK = {
    "column": "trajanum/column",
    "track": "trajanum/plaza",
    "bonus": "trajanum/area_bonus",
    "crane": "trajanum/crane",
    "colonia": "trajanum/citizen",
    "eagle": "trajanum/eagle",
    "group": "trajanum/envoy",
    "order": "trajanum/trajan",
}
"""The artwork of each source of points."""
NAMES = 250
"""Width of the names of the rows."""
HEAD, TOTAL = 66, 84


def draw_standings(canvas: Canvas, view: View, words: Words, box: Box) -> None:
    """A column a seat by place, a row a source, and the total."""
    outcome = view.outcome
    assert outcome
    panel(canvas, box.x, box.y, box.width, box.height)
    column = (box.width - NAMES - 12) / view.seats
    pitch = (box.height - HEAD - TOTAL - 24) / len(SOURCES)
    first = box.y + HEAD + 16 + pitch / 2
    total = box.bottom - 12 - TOTAL / 2
    for row, source in enumerate(SOURCES):
        y = first + row * pitch
        canvas.centre(icon(ARTWORK[source], 46), box.x + 40, y)
        canvas.text(box.x + 74, y, words(f"source-{source}"), DETAIL.at(26), SOFT, room=NAMES - 82)
        canvas.rectangle(box.x + 14, y + pitch / 2, box.width - 28, 2, LINE)
    canvas.text(box.x + 20, total, words("picture-total"), FIGURE.at(34), IVORY, room=NAMES - 30)
    for index, standing in enumerate(outcome.standings):
        middle = box.x + NAMES + column * (index + 0.5)
        seat, wide = SEATS[standing.seat], round(min(column, 160)) - 12
        left = middle - wide / 2
        if standing.place == 1:
            gilded(canvas, round(left), box.y + 10, wide, box.height - 20, PANEL_ASKED)
        canvas.rectangle(left, box.y + 10, wide, HEAD - 8, seat.colour, 9)
        head = box.y + 6 + HEAD / 2
        canvas.centre(mark(seat, 38), middle + 18, head)
        canvas.text(middle - 24, head, f"{standing.place}.", FIGURE.at(32), seat.mark, "middle")
        for row, source in enumerate(SOURCES):
            points = standing.sources[source]
            colour = IVORY if points else FAINT
            canvas.text(middle, first + row * pitch, number(points), COUNT.at(34), colour, "middle")
        canvas.text(middle, total, number(standing.total), SCORE.at(58), IVORY, "middle", room=column - 8)
