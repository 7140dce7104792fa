"""The private picture of a choice of place: cells of the forum, spaces of the colonia, how that is laid out."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.trajanum.components import CORNERS, SPACES
from bot.games.trajanum.rules.forum import open_cells
from bot.games.trajanum.rules.envoys import EnvoyChoice
from bot.games.trajanum.rules.moves import column_of
from bot.games.trajanum.rules.set_up import SetUpChoice
from bot.games.trajanum.state import View
from bot.pictures.canvas import Canvas
from bot.pictures.context import Showing
from bot.pictures.private_board import LEFT, RIGHT, TOP
from bot.pictures.theme import SEPIA

from . import laying_out, tiles
from . import mat as mats
from .grid import Grid, draw_chip, draw_grid, draw_rails
from .heading import Heading
from .places import mark_place, rome

CELL = 124
RAIL = 70
TALLEST = 860
"""The room of the forum's rows, in px."""


def draw(view: View, seat: int, places: Mapping[str, str], showing: Showing) -> Canvas:
    """The places, with what is written on them; the mat where none of them is to be seen elsewhere.

    Where columns of the forum are to choose from, these are all cells there that can be chosen next.
    """
    if isinstance(view.decision, SetUpChoice):
        return laying_out.draw(view, seat, places, showing)
    if isinstance(view.decision, EnvoyChoice):
        cells = open_cells(view, seat, view.decision.where)
        if places.keys() <= {column_of(cell) for cell in cells}:
            places = {cell: "" for cell in cells if column_of(cell) in places}
        if places.keys() <= view.forum.colours().keys():
            return _draw_forum(view, seat, places, showing)
    if places and places.keys() <= set(SPACES):
        return _draw_colonia(view, seat, places, showing)
    return mats.draw(view, seat, showing)


def _sheet(view: View, seat: int, showing: Showing, height: int) -> Canvas:
    heading = Heading(view, showing)
    return heading.sheet(seat, heading.words("picture-choose"), height)


def _draw_forum(view: View, seat: int, places: Mapping[str, str], showing: Showing) -> Canvas:
    """The whole forum, the cells that can be chosen in gold with their labels."""
    section = rome(view, places, TALLEST, showing.words.locale)
    canvas = _sheet(view, seat, showing, section.height)
    section.draw(canvas, TOP)
    return canvas


def _draw_colonia(view: View, seat: int, places: Mapping[str, str], showing: Showing) -> Canvas:
    """The seat's colonia, as large as the sheet allows."""
    grid = Grid(CELL, LEFT + (RIGHT - LEFT - 6 * CELL + RAIL) // 2, TOP + 66)
    canvas = _sheet(view, seat, showing, grid.y + grid.side + 30 - TOP)
    draw_grid(canvas, view, seat, grid, showing.words.locale)
    draw_rails(canvas, view, seat, grid, SEPIA, view.streets)
    player = view.players[seat]
    for taken in view.private(seat).taken if view.viewer == seat else ():
        box = grid.box(taken.space)
        canvas.put(tiles.free(CELL), box.x, box.y)
    for space, text in places.items():
        mark_place(canvas, grid.box(space), space, text, covered=space in player.tiles)
    for corner in CORNERS:
        draw_chip(canvas, player, corner, grid, showing.words.locale)
    return canvas
