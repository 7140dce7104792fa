"""The panels of the seats: tiles, buildings and Imperium tiles by type; magistrates, coins, bridges."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.marble.components import CONSTANTS, TYPES, TileType
from bot.games.marble.scoring import outlook
from bot.games.marble.state import View
from bot.i18n.fluent import Words, signed
from bot.pictures.canvas import Box, Canvas
from bot.pictures.context import separately
from bot.pictures.fonts import COUNT, DETAIL, Style
from bot.pictures.panels import BAND, count, seat_panel
from bot.pictures.pieces import pawn
from bot.pictures.theme import CELL, LIGHT_GOLD, LINE, SEATS, SOFT

from .fresh import Fresh
from .heading import Heading

ROWS = 3
TALL = 230
"""From this height on a panel has a fourth row: what would count at the end."""
LEAST = 32
"""Of figures, in px: a phone shows them 11 px high."""
SMALLER = 38, COUNT.at(28)
NARROW = 28, COUNT.at(26)
"""Of a tile and one figure, or two, before what has just come, which so keeps clear of the next tile."""
ADDED = COUNT.at(24)
"""Of what has just come: on the line of what was there, as a raised figure reads like a power."""
RIGHT = 128
"""Width of what stands at the right of the types."""


@separately
def draw_panels(canvas: Canvas, view: View, words: Words, box: Box, fresh: Fresh) -> None:
    """One panel a seat in turn order, sharing the box."""
    order = view.turn_order()
    asked = {asked.seat for asked in view.asked}
    for seat, place in zip(order, box.spread(view.seats), strict=True):
        drawn = fresh.drawn if fresh.seat == seat else {}
        draw_panel(canvas, view, seat, words, place, seat in asked, drawn)


def draw_panel(
    canvas: Canvas, view: View, seat: int, words: Words, box: Box, asked: bool, drawn: Mapping[TileType, int]
) -> None:
    """A seat's panel: a row of tiles, one of buildings, one of Imperium tiles; what would count below."""
    seat_panel(canvas, SEATS[seat], *box, asked)
    middles, pitch = rows_of(box)
    top = middles[0]
    size = round(min(42, pitch - 3))
    style = COUNT.at(max(LEAST, min(34, round(pitch * 0.8))))
    left, right = box.x + BAND + 14, box.right - RIGHT
    _draw_types(canvas, view, seat, Box(left, round(top), right - left, round(2 * pitch)), size, style, drawn)
    _draw_home(canvas, view, seat, right + 4, top, size, asked)
    player = view.players[seat]
    count(canvas, right + 4, top + pitch, "marble/treasury", player.coins, size, style)
    count(canvas, right + 4, top + 2 * pitch, "marble/bridge", player.bridges, size, style)
    if len(middles) > ROWS:
        _draw_outlook(canvas, view, seat, words, left, middles[-1], box.right - left - 12)


def rows_of(box: Box) -> tuple[list[float], float]:
    """The middles of a panel's rows, from above, and how far they lie apart."""
    rows = ROWS + (box.height >= TALL)
    pitch = min(60, (box.height - 6) / rows)
    top = box.y + (box.height - pitch * (rows - 1)) / 2
    return [top + row * pitch for row in range(rows)], pitch


def _draw_types(
    canvas: Canvas, view: View, seat: int, box: Box, size: int, style: Style, drawn: Mapping[TileType, int]
) -> None:
    """A column a type: tiles in the forum and those just drawn ("4 +1"), buildings, Imperium tiles."""
    player = view.players[seat]
    owned = [site.kind for site in view.sites.values() if site.owner == seat]
    for index, kind in enumerate(TYPES):
        x = box.x + index * box.width / len(TYPES)
        incoming, arrived = player.incoming[kind], drawn.get(kind, 0)
        forum, coming = player.forum[kind] - (0 if incoming else arrived), incoming or arrived
        tile, figures = (SMALLER if forum < 10 else NARROW) if coming else (min(46, size + 8), style)
        wide = count(canvas, x - 5, box.y, f"marble/tile_{kind}", forum, tile, figures)
        if coming:
            canvas.text(x + wide - 4, box.y, signed(coming), ADDED, LIGHT_GOLD)
        middle = box.y + box.height / 2
        count(canvas, x, middle, f"marble/{kind}", owned.count(kind), size, style)
        count(canvas, x, box.bottom, f"marble/imperium_{kind}", player.imperium[kind], size, style)


def _draw_home(canvas: Canvas, view: View, seat: int, x: float, y: float, size: int, asked: bool) -> None:
    """The magistrates at home; a socket for each that is away."""
    for place in range(CONSTANTS.magistrates):
        middle = x + size * 0.46 + place * size * 0.98
        if place < view.players[seat].home:
            canvas.centre(pawn(SEATS[seat], size + 4), middle, y)
        else:
            canvas.disc(middle, y + size * 0.12, size * 0.2, LINE if asked else CELL)


def _draw_outlook(
    canvas: Canvas, view: View, seat: int, words: Words, left: float, y: float, width: float
) -> None:
    """What everybody can see of the points that the end would add."""
    canvas.rectangle(left, y - 30, width, 2, LINE)
    taken = 16 + canvas.text(left, y + 2, words("picture-would-count"), DETAIL.at(LEAST), SOFT, room=150)
    added = outlook(view, seat)
    pitch = (width - taken) / len(added)
    for index, (source, amount) in enumerate(added.items()):
        x = left + taken + index * pitch
        count(canvas, x, y + 2, Heading.sources[source], amount, 38, COUNT.at(LEAST))
