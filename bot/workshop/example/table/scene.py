"""The public table put together: header, garden, panels of the seats."""

from __future__ import annotations

from bot.engine import deeds_of
from bot.pictures.box import Box
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import COUNT, DETAIL
from bot.pictures.header import HEIGHT as HEADER
from bot.pictures.header import draw_header
from bot.pictures.ledger import BAND, count, seat_panel
from bot.pictures.palette import SOFT, WALL
from bot.pictures.people import named
from bot.pictures.seats import SEATS
from bot.pictures.showing import Showing
from bot.words import Words
from bot.workshop.example.state import View

from .heading import heading
from .livery import LIVERY
from .plan import Plan, draw_garden

WIDTH, HEIGHT = 1600, 1016
PLAN = Plan(30, HEADER + 24, 146)
LEDGER = Box(984, HEADER + 24, 590, HEIGHT - HEADER - 50)
GAP = 12


def draw(view: View, showing: Showing) -> Canvas:
    """The table as everybody sees it."""
    words, _ = named(showing, view.seats)
    canvas = Canvas(WIDTH, HEIGHT, WALL)
    draw_header(canvas, LIVERY, *heading(view, showing))
    deeds = [] if view.outcome else deeds_of(view.events)
    draw_garden(canvas, PLAN, view, [place for deed in deeds for place in deed.places])
    height = (LEDGER.height - GAP * (view.seats - 1)) // view.seats
    for seat in range(view.seats):
        top = LEDGER.y + seat * (height + GAP)
        _draw_panel(canvas, view, seat, words, Box(LEDGER.x, top, LEDGER.width, height))
    return canvas


def _draw_panel(canvas: Canvas, view: View, seat: int, words: Words, box: Box) -> None:
    """Coins and seeds; at the end where the points come from."""
    asked = any(asked.seat == seat for asked in view.asked)
    seat_panel(canvas, SEATS[seat], box.x, box.y, box.width, box.height, asked)
    left: float = box.x + BAND + 20
    middle = box.y + box.height / 2
    if view.outcome:
        standing = next(standing for standing in view.outcome.standings if standing.seat == seat)
        told = words("picture-sources", garden=standing.sources["garden"], hidden=standing.sources["hidden"])
        canvas.text(left, middle - 26, told, DETAIL.at(28), SOFT, room=box.right - left - 20)
        middle += 26
    left += count(canvas, left, middle, "common/coin", view.coins[seat], 56, COUNT.at(40)) + 40
    count(canvas, left, middle, "example/seed", view.seeds[seat], 56, COUNT.at(40))
