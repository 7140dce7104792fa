"""The private picture of a choice of place: the city with the places marked, and what each is worth."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.praetor.components import coordinates
from bot.games.praetor.state import View
from bot.pictures import highlights
from bot.pictures.canvas import Box, Canvas
from bot.pictures.context import Showing
from bot.pictures.private_board import LEFT, RIGHT, TOP
from bot.pictures.sprites import icon

from .city import BORDER, FLOOR, RAIL, Plan, draw_city, draw_floor, draw_places, draw_rails, plan
from .heading import Heading

MOST_HIGH = 1400
"""Height of the board at the most, in px."""
BARE_RING = 0.25
"""What is shown of the land around when only tiles of the city can be chosen."""


def draw(view: View, seat: int, places: Mapping[str, str], showing: Showing) -> Canvas:
    """The city, the places with what is written on them, the best of them in a wreath."""
    heading = Heading(view, showing)
    free = [space for space in places if space not in view.city]
    board, layout = lay_out(view, 1.0 if free else BARE_RING)
    canvas = heading.sheet(seat, heading.words("picture-choose-place"), board.bottom - 8 - TOP)
    draw_floor(canvas, board)
    draw_rails(canvas, layout, board)
    draw_places(canvas, layout, free, open=True, lift=round(layout.tile * 0.26))
    draw_city(canvas, layout, view)
    if len(free) < len(places):
        for space in view.city:
            if space not in places:
                highlights.veil(canvas, layout.box(space), FLOOR, 0.5)
    shown = [space for space in places if layout.shows(space)]
    for space in shown:
        if space in view.city:
            box = layout.box(space)
            highlights.frame(canvas, *box.inset(5), 5)
    best = best_of(places)
    for space in shown:
        if places[space]:
            _draw_badge(canvas, layout.box(space), places[space], space in view.city, space in best)
    return canvas


def lay_out(view: View, ring: float) -> tuple[Box, Plan]:
    """The board as wide as the sheet and as high as the city needs, and where the spaces lie on it."""
    x, y, width = LEFT - 8, TOP + 4, RIGHT - LEFT + 16
    layout = plan(view.city, Box(x, y, width, MOST_HIGH), ring)
    rows = [coordinates(space)[1] for space in view.city]
    city = (max(rows) - min(rows) + 1) * layout.tile
    high = city + 2 * round(ring * layout.tile) + 2 * BORDER + (RAIL if layout.railed else 0)
    board = Box(x, y, width, min(MOST_HIGH, high))
    return board, plan(view.city, board, ring)


def best_of(places: Mapping[str, str]) -> set[str]:
    """The places whose badge is the highest number; none where all are alike or bear no numbers."""
    worth = {space: int(badge) for space, badge in places.items() if badge.lstrip("+").isdigit()}
    best = {space for space in worth if worth[space] == max(worth.values())}
    return best if len(best) < len(places) else set()


def _draw_badge(canvas: Canvas, box: Box, badge: str, occupied: bool, best: bool) -> None:
    """What is written on a place: in the middle of a free one, at the corner of a tile."""
    x, y = box.middle
    if occupied:
        x, y = box.x + box.width - 14, box.y + 16
    else:
        y += round(box.height * 0.16)
    if best:
        canvas.centre(icon("common/leader_wreath", 64), x, y)
    highlights.disc(canvas, x, y, badge, 34)
