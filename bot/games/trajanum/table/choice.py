"""The private picture of a choice of place: cells of the forum, or spaces of the colonia."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.trajanum.components import CORNERS, SPACES
from bot.games.trajanum.rules import EnvoyChoice
from bot.games.trajanum.state import View
from bot.pictures import marks
from bot.pictures.box import Box
from bot.pictures.canvas import Canvas
from bot.pictures.ledger import number
from bot.pictures.liveries import TRAJANUM
from bot.pictures.mat import BOTTOM, LEFT, RIGHT, TOP, mat
from bot.pictures.palette import INK, LIGHT_GOLD, NIGHT, SEPIA
from bot.pictures.people import named
from bot.pictures.seats import SEATS
from bot.pictures.showing import Showing

from . import forum, tiles
from . import mat as mats
from .grid import Grid, draw_chip, draw_grid, draw_rails

CELL = 124
RAIL = 70
TALLEST = 860
"""The room of the forum's rows, in px."""


def draw(view: View, seat: int, places: Mapping[str, str], showing: Showing) -> Canvas:
    """The places, with what is written on them; the mat where none of them is to be seen elsewhere."""
    if isinstance(view.decision, EnvoyChoice) and places.keys() <= view.forum.colours().keys():
        return _draw_forum(view, seat, places, showing)
    if places and places.keys() <= set(SPACES):
        return _draw_colonia(view, seat, places, showing)
    return mats.draw(view, seat, showing)


def _sheet(view: View, seat: int, showing: Showing, height: int) -> Canvas:
    words, names = named(showing, view.seats)
    points = number(view.players[seat].vp)
    return mat(TRAJANUM, height, SEATS[seat], names[seat], words("picture-choose"), points)


def _draw_forum(view: View, seat: int, places: Mapping[str, str], showing: Showing) -> Canvas:
    """The whole forum, the cells that can be chosen in gold with their labels."""
    cells = view.forum.colours()
    plan = forum.plan(cells, Box(0, 0, RIGHT - LEFT - 80, TALLEST))
    x = LEFT + (RIGHT - LEFT - plan.width) // 2
    plan = forum.Plan(plan.cell, x, TOP + 62, plan.columns, plan.rows)
    canvas = _sheet(view, seat, showing, plan.y + plan.height + 26 + BOTTOM)
    frame = Box(plan.x - 46, plan.y - 44, plan.width + 64, plan.height + 62)
    forum.draw_frame(canvas, frame)
    complete = [area.cells for area in view.forum.areas if not view.forum.free(area)]
    forum.draw_mosaic(canvas, plan, cells, complete)
    forum.draw_rails(canvas, plan, cells)
    forum.draw_envoys(canvas, plan, cells, view.forum.envoys)
    for cell, text in places.items():
        _mark(canvas, plan.box(cell), cell, text, covered=cells[cell] == forum.EAGLE)
    return canvas


def _draw_colonia(view: View, seat: int, places: Mapping[str, str], showing: Showing) -> Canvas:
    """The seat's colonia, as large as the sheet allows."""
    grid = Grid(CELL, LEFT + (RIGHT - LEFT - 6 * CELL + RAIL) // 2, TOP + 66)
    canvas = _sheet(view, seat, showing, grid.y + grid.side + 30 + BOTTOM)
    draw_grid(canvas, view, seat, grid)
    draw_rails(canvas, view, seat, grid, SEPIA, view.streets)
    player = view.players[seat]
    for taken in view.private(seat).taken if view.viewer == seat else ():
        box = grid.box(taken.space)
        canvas.put(tiles.free(CELL), box.x, box.y)
    for space, text in places.items():
        _mark(canvas, grid.box(space), space, text, covered=space in player.tiles)
    for corner in CORNERS:
        draw_chip(canvas, player, corner, grid)
    return canvas


def _mark(canvas: Canvas, box: Box, label: str, text: str, *, covered: bool) -> None:
    """A place that can be chosen: framed, with its label, and with what it brings or costs.

    Where the place is `covered` by something, the label stands at its foot.
    """
    canvas.frame(box.x + 1, box.y + 1, box.width - 2, box.height - 2, 8, NIGHT, 8)
    canvas.frame(box.x + 2, box.y + 2, box.width - 4, box.height - 4, 5, LIGHT_GOLD, 7)
    x, y = box.middle
    if box.width < 70:
        marks.disc(canvas, x, y, text or label, 36)
        return
    lower = y + box.height * (0.28 if covered else 0.14 if text else 0.0)
    marks.disc(canvas, x, lower, label, 44 if box.width > 90 else 38)
    if text:
        marks.label(canvas, x, box.y + 24, text, INK, LIGHT_GOLD)
