"""The public table put together: header, city, supply, panels; at the end the standings."""

from __future__ import annotations

from bot.games.marble.state import View
from bot.pictures.box import Box
from bot.pictures.canvas import Canvas
from bot.pictures.header import HEIGHT as HEADER
from bot.pictures.header import draw_header
from bot.pictures.liveries import MARBLE
from bot.pictures.palette import WALL
from bot.pictures.people import named
from bot.pictures.showing import Showing

from .city import draw_city
from .deeds import last_deed
from .heading import heading
from .panels import draw_panels
from .plan import Plan
from .standings import draw_standings
from .supply import HEIGHT as SUPPLY
from .supply import draw_supply

WIDTH, HEIGHT = 1600, 1016
BOARD = Box(0, HEADER, 992, HEIGHT - HEADER)
PLAN = Plan(44, 72, 18)
"""Where the board lies in its part of the table."""
LEDGER = Box(1000, HEADER + 10, 576, HEIGHT - HEADER - 26)
GAP = 12


def draw(view: View, showing: Showing) -> Canvas:
    """The table as everybody sees it."""
    words, _ = named(showing, view.seats)
    deed = last_deed(view)
    canvas = Canvas(WIDTH, HEIGHT, WALL)
    draw_header(canvas, MARBLE, *heading(view, showing, deed))
    board = Canvas(BOARD.width, BOARD.height, WALL)
    draw_city(board, PLAN, view, words, None if view.outcome else deed)
    canvas.put(board.image, BOARD.x, BOARD.y)
    if view.outcome:
        draw_standings(canvas, view, words, LEDGER)
        return canvas
    draw_supply(canvas, view, words, Box(LEDGER.x, LEDGER.y, LEDGER.width, SUPPLY), deed)
    rest = Box(LEDGER.x, LEDGER.y + SUPPLY + GAP, LEDGER.width, LEDGER.height - SUPPLY - GAP)
    draw_panels(canvas, view, rest, deed)
    return canvas
