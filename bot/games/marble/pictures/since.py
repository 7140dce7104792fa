"""What has changed since a seat's last turn, numbered: on the board, and below it who did what elsewhere."""

from __future__ import annotations

from bot.games.marble.board import POINTS
from bot.games.marble.state import View
from bot.pictures import highlights
from bot.pictures.artist import Since
from bot.pictures.canvas import Canvas
from bot.pictures.context import Showing
from bot.pictures.private_board import TOP, draw_elsewhere, height
from bot.pictures.theme import WALL

from . import labels
from .choice import lay_out
from .city import draw_city
from .heading import Heading
from .plan import Plan

DISC = 44
ABOVE = 0.4
"""How far above a site its numbers stand, in rows."""
BELOW = 26
"""How far below the middle of a tile its numbers stand where a magistrate is on it, on the table."""


def draw(view: View, seat: int, since: Since, showing: Showing) -> Canvas:
    """The city with the numbers of what was done there; those who did something else stand below it."""
    heading = Heading(view, showing)
    board, plan = lay_out(POINTS)
    numbered, elsewhere = since.places(), since.seats()
    city = Canvas(board.width, board.height, WALL)
    tiles = [place for place in numbered if place in view.tiles]
    draw_city(city, plan, view, heading.words, framed=tiles)
    labels.draw_rows(city, plan)
    for place in tiles:
        _draw_on_tile(city, plan, view, place, numbered[place])
    for point, numbers in numbered.items():
        if point in POINTS:
            x, y = plan.point(point)
            away = ABOVE * plan.row if point in view.sites else 0
            highlights.disc(city, x, y - away, numbers, DISC)
    room = board.bottom - 8 - TOP + height(elsewhere)
    canvas = heading.sheet(seat, heading.words("picture-since"), room)
    canvas.put(city.rounded(12), board.x, board.y)
    draw_elsewhere(canvas, heading.names, elsewhere, board.bottom + 10)
    return canvas


def _draw_on_tile(city: Canvas, plan: Plan, view: View, place: str, numbers: str) -> None:
    x, y = plan.middle(place)
    away = 0 if view.tiles[place].magistrate is None else BELOW * plan.scale
    highlights.disc(city, x, y + away, numbers, DISC)
