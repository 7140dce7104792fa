"""Where the things lie on the table that lessons speak of."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.trajanum.components import COLUMNS, CONSTANTS, NEIGHBOURS, ROWS, SPACES
from bot.games.trajanum.state import View
from bot.pictures.canvas import Box

from . import colonia, scene
from .colonia import GOODS
from .grid import Grid
from .heading import order
from .orders import card_boxes
from .panels import panels
from .streets import card_box
from .tracks import step_box, track_boxes

RAIL = 58
"""How far the sign of a street reaches out before its spaces, in px."""


def spots(view: View, part: int) -> Mapping[str, Box]:
    """Of the first picture or the second (`part` 0 or 1), as a seat of a table for two sees them.

    On the first: `forum`, `cell E2`, `column`, `plaza`, `street 1`, `track library`, `step library 3`, `order 1` (by
    cycle), `panel`. On the second, in the viewer's colonia: `space A1`, two side by side as `space A1 B1`, `row 1` and
    `column A` with their signs, `citizens 1` (by row), `bar`, `slider`, `builder` and the other goods, `ship`, `own`
    and `received` (tiles in hand). For a spectator `seat 1`, counted from 1, and in each colonia
    `seat 1 space A1`.
    """
    return _on_colonias(view) if part else _on_forum(view)


def _on_forum(view: View) -> dict[str, Box]:
    cells = view.forum.colours()
    frame, plan, column, plaza = scene.arranged(cells, over=view.outcome is not None)
    room = scene.room_of(view)
    found = {"forum": frame, "column": column, "plaza": plaza}
    found |= {f"cell {cell}": plan.box(cell) for cell in cells}
    found |= {
        f"street {place + 1}": card_box(room.streets, place) for place in range(CONSTANTS.streets_per_round)
    }
    for track, box in track_boxes(room.tracks).items():
        found[f"track {track}"] = box
        for step in range(1, CONSTANTS.track_steps + 1):
            found[f"step {track} {step}"] = step_box(box, step)
    found |= {f"order {cycle}": box for cycle, box in card_boxes(room.trajan).items()}
    seats = dict(zip(order(view), panels(view, room.panels), strict=True))
    if view.viewer is not None:
        found["panel"] = seats[view.viewer]
    else:
        found |= {f"seat {seat + 1}": box for seat, box in seats.items()}
    return found


def _on_colonias(view: View) -> dict[str, Box]:
    if view.viewer is None:
        return {
            f"seat {seat + 1} space {space}": grid.box(space)
            for seat, grid in scene.grids(view).items()
            for space in SPACES
        }
    plan, places = scene.alike(view)
    x, y, *_ = places[order(view).index(view.viewer)]
    grid = colonia.grid_of(plan, x, y)
    found = {f"space {space}": grid.box(space) for space in SPACES} | _streets(grid)
    found |= {
        f"space {space} {other}": grid.boxes((space, other))
        for space in SPACES
        for other in NEIGHBOURS[space]
        if space < other
    }
    found |= {f"citizens {row}": colonia.citizens_box(grid, x, row) for row in ROWS}
    found |= {good: colonia.good_box(plan, x, y, good) for good in GOODS}
    own, received = colonia.hand_boxes(plan, x, y)
    return found | {
        "bar": colonia.bar_box(x, y),
        "slider": colonia.slider_box(x, y),
        "ship": colonia.ship_box(plan, x, y),
        "own": own,
        "received": received,
    }


def _streets(grid: Grid) -> dict[str, Box]:
    """Rows and columns of the grid, each with its sign."""
    found = {}
    for place, letter in enumerate(COLUMNS):
        x = grid.x + place * grid.cell
        found[f"column {letter}"] = Box(x, grid.y - RAIL, grid.cell, grid.side + RAIL)
        y = grid.y + place * grid.cell
        found[f"row {place + 1}"] = Box(grid.x - RAIL, y, grid.side + RAIL, grid.cell)
    return found
