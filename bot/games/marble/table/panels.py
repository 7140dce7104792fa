"""The panels of the seats: tiles, buildings and Imperium tiles by type; magistrates, coins, bridges."""

from __future__ import annotations

from bot.games.marble.components import CONSTANTS, TYPES
from bot.games.marble.state import View
from bot.pictures.box import Box
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import COUNT, Style
from bot.pictures.ledger import BAND, count, seat_panel
from bot.pictures.palette import CELL, LIGHT_GOLD, LINE
from bot.pictures.pieces import pawn
from bot.pictures.seats import SEATS
from bot.words import signed

from .deeds import Deed

GAP = 10
HIGHEST = 190
"""A panel grows no higher."""
ROWS = 3
RIGHT = 142
"""Width of what stands at the right of the types."""


def draw_panels(canvas: Canvas, view: View, box: Box, deed: Deed | None) -> None:
    """One panel a seat in turn order, sharing the box."""
    order = view.turn_order(view.first)
    height = min(HIGHEST, (box.height - GAP * (len(order) - 1)) // len(order))
    asked = {asked.seat for asked in view.asked}
    for index, seat in enumerate(order):
        place = Box(box.x, box.y + index * (height + GAP), box.width, height)
        draw_panel(canvas, view, seat, place, seat in asked, deed if deed and deed.seat == seat else None)


def draw_panel(canvas: Canvas, view: View, seat: int, box: Box, asked: bool, deed: Deed | None) -> None:
    """A seat's panel: a row of tiles, one of buildings, one of Imperium tiles."""
    player = view.players[seat]
    seat_panel(canvas, SEATS[seat], box.x, box.y, box.width, box.height, asked)
    pitch = min(58, (box.height - 6) / ROWS)
    top = box.y + (box.height - pitch * (ROWS - 1)) / 2
    size = round(min(46, pitch - 3))
    style = COUNT.at(min(36, round(pitch * 0.8)))
    left = box.x + BAND + 14
    column = (box.right - RIGHT - left) / len(TYPES)
    owned = [site.kind for site in view.sites.values() if site.owner == seat]
    for index, kind in enumerate(TYPES):
        x = left + index * column
        tile = size + 10
        wide = count(canvas, x - 5, top, f"marble/tile_{kind}", player.forum[kind], tile, style)
        coming = player.incoming[kind] or (deed.drawn.get(kind, 0) if deed else 0)
        if coming:
            colour = LIGHT_GOLD
            canvas.text(x - 3 + wide, top - pitch * 0.1, signed(coming), COUNT.at(24), colour)
        count(canvas, x, top + pitch, f"marble/{kind}", owned.count(kind), size, style)
        count(canvas, x, top + 2 * pitch, f"marble/imperium_{kind}", player.imperium[kind], size, style)
    right = box.right - RIGHT + 8
    _draw_home(canvas, player.home, seat, right, top, size, asked)
    _draw_rest(canvas, view, seat, right, top + pitch, pitch, size, style)


def _draw_home(
    canvas: Canvas, home: int, seat: int, x: float, y: float, size: int, asked: bool
) -> None:
    """The magistrates at home; a socket for each that is away."""
    for place in range(CONSTANTS.magistrates):
        middle = x + size * 0.4 + place * (size * 0.98)
        if place < home:
            canvas.centre(pawn(SEATS[seat], size + 6), middle, y)
        else:
            canvas.disc(middle, y + size * 0.12, size * 0.2, LINE if asked else CELL)


def _draw_rest(
    canvas: Canvas, view: View, seat: int, x: float, y: float, pitch: float, size: int, style: Style
) -> None:
    player = view.players[seat]
    count(canvas, x, y, "common/coin", player.coins, size, style)
    count(canvas, x, y + pitch, "marble/bridge", player.bridges, size, style)
