"""The end of the game: everybody's points by source."""

from __future__ import annotations

from bot.games.marble.components import TYPES
from bot.games.marble.state import View
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
    "play": "common/points_wreath",
    "bridges": "marble/bridge",
    "aqueducts": "marble/aqueduct",
    "fountains": "marble/fountain",
    "coins": "marble/treasury",
    "most_coins": "common/coin",
    "imperium": "marble/imperium_all",
}
"""The artwork of each source of points."""
NAMES = 230
"""Width of the names of the rows."""
HEAD, PITCH = 52, 52
BUILT_PITCH = 46


def draw_standings(canvas: Canvas, view: View, words: Words, box: Box) -> None:
    """A column a seat by place, a row a source, the total; then what each has built."""
    outcome = view.outcome
    assert outcome
    panel(canvas, box.x, box.y, box.width, box.height)
    column = (box.width - NAMES - 10) / view.seats
    first = box.y + 12 + HEAD + 36
    total = first + len(SOURCES) * PITCH + 16
    lower = total + 66
    for row, (source, artwork) in enumerate(SOURCES.items()):
        _draw_name(canvas, artwork, words(f"picture-from-{source}"), box.x, first + row * PITCH)
    canvas.rectangle(box.x + 16, total - 40, NAMES - 26, 2, LINE)
    canvas.text(box.x + 20, total, words("picture-total"), FIGURE.at(34), IVORY, room=NAMES - 28)
    for index, standing in enumerate(outcome.standings):
        middle = box.x + NAMES + column * (index + 0.5)
        seat, wide = SEATS[standing.seat], round(column) - 10
        top = box.y + 12
        if standing.place == 1:
            gilded(canvas, round(middle - wide / 2), top, wide, total + 40 - top, PANEL_ASKED)
        canvas.rectangle(middle - wide / 2, top, wide, HEAD, seat.colour, 9)
        canvas.text(middle - 20, top + HEAD / 2, f"{standing.place}.", FIGURE.at(30), seat.mark, "middle")
        canvas.centre(mark(seat, 34), middle + 18, top + HEAD / 2)
        for row, source in enumerate(SOURCES):
            points = standing.sources[source]
            colour = IVORY if points else FAINT
            canvas.text(middle, first + row * PITCH, number(points), COUNT.at(34), colour, "middle")
        canvas.text(middle, total, number(standing.total), SCORE.at(50), IVORY, "middle", room=column - 8)
        owned = [site.kind for site in view.sites.values() if site.owner == standing.seat]
        for row, kind in enumerate(TYPES):
            built = owned.count(kind)
            colour = IVORY if built else FAINT
            canvas.text(middle, lower + 48 + row * BUILT_PITCH, number(built), COUNT.at(32), colour, "middle")
    heading(canvas, box.x + 20, lower, box.width - 40, words("picture-built"))
    for row, kind in enumerate(TYPES):
        _draw_name(canvas, f"marble/{kind}", words(f"type-{kind}"), box.x, lower + 48 + row * BUILT_PITCH)


def _draw_name(canvas: Canvas, artwork: str, name: str, x: float, y: float) -> None:
    canvas.centre(icon(artwork, 42), x + 40, y)
    canvas.text(x + 70, y, name, DETAIL.at(26), SOFT, room=NAMES - 74)
