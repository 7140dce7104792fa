"""The two public pictures: the board that all share, and everybody's city."""

from __future__ import annotations

from bot.games.discordia.components import COLUMNS
from bot.games.discordia.state import View
from bot.pictures import marks
from bot.pictures.box import Box
from bot.pictures.canvas import Canvas
from bot.pictures.gathering import gathered
from bot.pictures.header import HEIGHT as HEADER
from bot.pictures.seats import SEATS
from bot.pictures.showing import Showing

from .board import DISPLAY, WIDE, draw_board, row_pitch
from .cities import draw_city, draw_summary
from .heading import Heading
from .legend import draw_legend
from .offers import draw_offers

LEFT, TOP, BOTTOM = 24, HEADER + 10, 998
OFFERS_X, OFFERS_WIDTH = 1052, 524
CITY_WIDTH, CITY_GAP, CITY_LINE = 770, 12, 6


def draw_shared(view: View, showing: Showing) -> Canvas:
    """The board, what is on offer beside it, and under a short display how the seats stand."""
    heading = Heading(view, showing)
    canvas, words = heading.table(), heading.words
    draw_board(canvas, view, words, LEFT, TOP)
    draw_offers(canvas, view, words, OFFERS_X, TOP, OFFERS_WIDTH)
    for seat, box in enumerate(_summaries(view)):
        draw_summary(canvas, view.players[seat], SEATS[seat], box, _is_asked(view, seat))
    return canvas


def draw_gathering(view: View, showing: Showing, settled: bool) -> Canvas:
    """The board before its game."""
    heading, people = Heading(view, showing), len(showing.names)
    return gathered(draw_shared(view, showing), heading, _summaries(view), people, settled=settled)


def _summaries(view: View) -> list[Box]:
    """Where the seats stand in short under a short display; nowhere under a longer one."""
    rows = len(view.display) // COLUMNS
    foot = TOP + DISPLAY + rows * row_pitch(rows)
    if rows >= 3:
        return []
    return Box(LEFT, foot + 2, WIDE, BOTTOM - foot - 2).spread(view.seats, view.seats, CITY_GAP)


def _is_asked(view: View, seat: int) -> bool:
    return any(asked.seat == seat for asked in view.asked)


def draw_cities(view: View, showing: Showing) -> Canvas:
    """A panel a seat; with three players a legend in the fourth place."""
    heading = Heading(view, showing)
    canvas = heading.table()
    rows = 1 if view.seats == 2 else 2
    height = (BOTTOM - TOP - CITY_LINE * (rows - 1)) // rows
    boxes = [
        Box(
            LEFT + place % 2 * (CITY_WIDTH + CITY_GAP),
            TOP + place // 2 * (height + CITY_LINE),
            CITY_WIDTH,
            height,
        )
        for place in range(2 * rows)
    ]
    # The panel that is framed comes last, so that its frame lies above its neighbours.
    for seat in sorted(range(view.seats), key=lambda seat: _is_asked(view, seat)):
        places = draw_city(canvas, view.players[seat], SEATS[seat], boxes[seat], _is_asked(view, seat))
        changed = [place for event in view.events if event.seat == seat for place in event.places]
        for box in filter(None, map(places.get, changed)):
            marks.frame(canvas, *box.inset(3), 5)
    if view.seats == 3:
        draw_legend(canvas, heading.words, boxes[3])
    return canvas
