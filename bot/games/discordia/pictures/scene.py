"""The two public pictures: the board that all share, and everybody's city."""

from __future__ import annotations

from bot.app.fallbacks import spared
from bot.games.discordia.components import COLUMNS
from bot.games.discordia.state import View
from bot.i18n.fluent import Words
from bot.pictures import highlights
from bot.pictures.canvas import Box, Canvas
from bot.pictures.context import Showing
from bot.pictures.gathering import gathered
from bot.pictures.header import HEIGHT as HEADER
from bot.pictures.heading import HEIGHT
from bot.pictures.theme import SEATS

from .beside import put_beside
from .board import DISPLAY, WIDE, draw_board, row_pitch
from .cities import draw_summary, put_city
from .heading import Heading
from .offers import draw_offers

LEFT, TOP, BOTTOM = 24, HEADER + 10, HEIGHT - 18
OFFERS_X, OFFERS_WIDTH = 1052, 524
CITY_WIDTH, CITY_GAP, CITY_LINE = 770, 12, 8


def draw_shared(view: View, showing: Showing) -> Canvas:
    """The board, at the end the standings; what is on offer beside it; under a short display how the seats stand."""
    heading = Heading(view, showing)
    canvas, words = heading.table(), heading.words
    if view.outcome:
        heading.draw_standings(canvas, Box(LEFT, TOP, WIDE, BOTTOM - TOP))
        draw_offers(canvas, view, words, OFFERS_X, TOP, OFFERS_WIDTH)
        return canvas
    draw_board(canvas, view, words, LEFT, TOP)
    draw_offers(canvas, view, words, OFFERS_X, TOP, OFFERS_WIDTH)
    for seat, box in enumerate(summaries(view)):
        draw_summary(canvas, view.players[seat], SEATS[seat], box, _is_asked(view, seat), words)
    return canvas


def draw_gathering(view: View, showing: Showing, settled: bool) -> Canvas:
    """The board before its game."""
    heading, people = Heading(view, showing), len(showing.names)
    return gathered(draw_shared(view, showing), heading, summaries(view), people, settled=settled)


def summaries(view: View) -> list[Box]:
    """Where the seats stand in short under a short display; nowhere under a longer one."""
    rows = len(view.display) // COLUMNS
    foot = TOP + DISPLAY + rows * row_pitch(rows)
    if rows >= 3:
        return []
    return Box(LEFT, foot + 2, WIDE, BOTTOM - foot - 2).spread(view.seats, view.seats, CITY_GAP)


def _is_asked(view: View, seat: int) -> bool:
    return any(asked.seat == seat for asked in view.asked)


def draw_cities(view: View, showing: Showing) -> Canvas:
    """Two cities side by side; of more, that of whoever is to move, or has won, is large and the others beside it."""
    heading = Heading(view, showing)
    canvas = heading.table()
    for seat, places in put_cities(canvas, view, heading.words).items():
        changed = [place for event in view.events if event.seat == seat for place in event.places]
        for box in filter(None, map(places.get, dict.fromkeys(changed))):
            highlights.frame(canvas, *box.inset(3), 5)
    return canvas


def put_cities(canvas: Canvas, view: View, words: Words) -> dict[int, dict[str, Box]]:
    """The panels of the cities; returns for each seat where all lies in it, and the panel itself as `city`."""
    left, right = Box(LEFT, TOP, 2 * CITY_WIDTH + CITY_GAP, BOTTOM - TOP).spread(2, 2, CITY_GAP)
    large = {0: left, 1: right} if view.seats == 2 else {foremost(view): left}
    beside = [seat for seat in range(view.seats) if seat not in large]
    small = dict(zip(beside, right.spread(len(beside), gap=CITY_LINE) if beside else [], strict=True))
    found = {
        seat: spared("a city beside", {}, put_beside, canvas, view.players[seat], SEATS[seat], box, words)
        for seat, box in small.items()
    }
    # The panel that is framed comes last, so that its frame lies above its neighbours.
    for seat in sorted(large, key=lambda seat: _is_asked(view, seat)):
        player, asked = view.players[seat], _is_asked(view, seat)
        found[seat] = spared("a city", {}, put_city, canvas, player, SEATS[seat], large[seat], asked, words)
    panels = large | small
    return {seat: places | {"city": panels[seat]} for seat, places in found.items()}


def foremost(view: View) -> int:
    """Whose city stands for what is going on: who is asked, or has won; Maximus where that is nobody or many."""
    if view.outcome:
        return view.outcome.winners[0]
    asked = {asked.seat for asked in view.asked}
    return asked.pop() if len(asked) == 1 else view.maximus
