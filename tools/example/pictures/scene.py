"""The public table: header, garden, panels of the seats; at the end, the standings."""

from __future__ import annotations

from bot.engine import deeds_of
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import COUNT
from bot.pictures.header import HEIGHT as HEADER
from bot.pictures.heading import HEIGHT
from bot.pictures.names import Showing
from bot.pictures.panels import BAND, seat_panel
from bot.pictures.row import counted
from bot.pictures.theme import SEATS
from tools.example.state import View

from .heading import Heading
from .plan import Plan, draw_garden

PLAN = Plan(30, HEADER + 24, 146)
GARDEN = Box(0, HEADER, 984, HEIGHT - HEADER)
LEDGER = Box(984, HEADER + 24, 590, HEIGHT - HEADER - 50)


def draw(view: View, showing: Showing) -> Canvas:
    """The table as everybody sees it."""
    heading = Heading(view, showing)
    canvas = heading.table()
    marked = () if view.outcome else tuple(place for deed in deeds_of(view.events) for place in deed.places)
    heading.lay(canvas, GARDEN, lambda sheet: draw_garden(sheet, PLAN, view, marked), "garden", marks=marked)
    if view.outcome:
        heading.draw_standings(canvas, LEDGER)
        return canvas
    for seat, box in enumerate(LEDGER.spread(view.seats, gap=12)):
        canvas.spots[f"seat {seat + 1}"] = box
        _draw_panel(canvas, view, seat, box)
    return canvas


def _draw_panel(canvas: Canvas, view: View, seat: int, box: Box) -> None:
    """Draw coins and seeds."""
    asked = any(asked.seat == seat for asked in view.asked)
    seat_panel(canvas, SEATS[seat], *box, asked)
    left, middle = box.x + BAND + 20, box.y + box.height / 2
    taken = counted("common/coin", view.coins[seat], 56, COUNT.at(40)).lay(canvas, left, middle)
    counted("example/seed", view.seeds[seat], 56, COUNT.at(40)).lay(canvas, left + taken + 40, middle)
