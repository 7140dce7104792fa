"""The end of the game: everybody's points by source."""

from __future__ import annotations

from bot.games.provincia.state import View
from bot.pictures.artwork import icon
from bot.pictures.box import Box
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import COUNT, DETAIL, FIGURE, SCORE
from bot.pictures.ledger import number, panel
from bot.pictures.marks import gilded
from bot.pictures.palette import FAINT, IVORY, LINE, PANEL_ASKED, SOFT
from bot.pictures.pieces import mark
from bot.words import Words

from .looks import look

SOURCES = {
    "buildings": "common/points_wreath",
    "lost": "provincia/gaul_strength",
    "gloria": "provincia/gloria",
    "gold": "common/gold",
}
"""The artwork of each source of points."""
NAMES = 250
"""Width of the names of the rows."""
HEAD, PITCH = 44, 33


def draw_standings(canvas: Canvas, view: View, words: Words, box: Box) -> None:
    """A column a seat by place, a row a source, and the total."""
    outcome = view.outcome
    assert outcome
    panel(canvas, box.x, box.y, box.width, box.height)
    column = (box.width - NAMES - 12) / view.seats
    first = box.y + HEAD + 32
    total = box.bottom - 30
    for row, (source, artwork) in enumerate(SOURCES.items()):
        y = first + row * PITCH
        canvas.centre(icon(artwork, 30), box.x + 30, y)
        canvas.text(box.x + 54, y, words(f"source-{source}"), DETAIL, SOFT, room=NAMES - 62)
    canvas.rectangle(box.x + 14, total - 27, NAMES - 24, 2, LINE)
    canvas.text(box.x + 20, total, words("picture-total"), FIGURE.at(32), IVORY, room=NAMES - 30)
    for index, standing in enumerate(outcome.standings):
        middle = box.x + NAMES + column * (index + 0.5)
        seat, wide = look(view, standing.seat), round(column) - 10
        if standing.place == 1:
            gilded(canvas, round(middle - wide / 2), box.y + 8, wide, box.height - 16, PANEL_ASKED)
        canvas.rectangle(middle - wide / 2, box.y + 8, wide, HEAD - 2, seat.colour, 9)
        canvas.centre(mark(seat, 30), middle + 14, box.y + 8 + HEAD / 2)
        canvas.text(
            middle - 22, box.y + 8 + HEAD / 2, f"{standing.place}.", FIGURE.at(28), seat.mark, "middle"
        )
        for row, source in enumerate(SOURCES):
            points = standing.sources[source]
            colour = IVORY if points else FAINT
            canvas.text(middle, first + row * PITCH, number(points), COUNT.at(28), colour, "middle")
        canvas.text(middle, total, number(standing.total), SCORE.at(46), IVORY, "middle", room=column - 8)
