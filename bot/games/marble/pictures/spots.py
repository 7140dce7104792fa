"""Where the things lie on the table that lessons speak of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from math import ceil, floor

from bot.games.marble.board import PLACES, POINTS, TRIANGLES
from bot.games.marble.components import OUTLETS, TREASURY
from bot.games.marble.state import View
from bot.pictures.canvas import Box, Point
from bot.pictures.panels import BAND

from . import panels, scene, supply
from .city import PAWN_UP, outlet_at
from .water import OUTLET

FIGURE, LABEL = 20, 5
"""How far a magistrate reaches, and how much higher a ring around it keeps clear of its label, in px."""
BELOW = 14
"""How far below the middle of a tile the number of a step stands, on the table."""
POINT = 22
"""How far around a point its spot reaches, in px: a ring around it still shows what stands beside."""


def spots(view: View, part: int) -> Mapping[str, Box]:
    """What may be marked of the table, each by its name.

    `board`, of it `triangle D7` (hills and bridges are some), `place D7-D8`, `figure D7-D8` (a magistrate there),
    `step D7-D8` (a point for a number), `point EF10`, `site EF10` with all its sides, and `outlet grey`; `supply`,
    of it `type temple`, `stack temple`, `field temple`, `field treasury` and `rest`; `seat 1`, counted from 1, and in
    its panel `seat 1 forum`, `buildings`, `imperium`, `magistrates`, `coins`, `bridges` and `worth`.
    """
    found = {"board": scene.BOARD} | dict(_on_board())
    shown = Box(scene.LEDGER.x, scene.LEDGER.y, scene.LEDGER.width, supply.HEIGHT)
    found |= {"supply": shown, "rest": supply.rest_of(shown)}
    found["field treasury"] = supply.field_of(found["rest"], TREASURY)
    for kind, column in supply.columns_of(shown).items():
        found |= {
            f"type {kind}": column,
            f"stack {kind}": supply.stack_of(column),
            f"field {kind}": supply.field_of(column, kind),
        }
    for seat, box in zip(view.turn_order(), scene.PANELS.spread(view.seats), strict=True):
        found |= dict(_panel(f"seat {seat + 1}", box))
    return found


def _on_board() -> Iterator[tuple[str, Box]]:
    plan = scene.PLAN
    for place in PLACES:
        yield f"place {place}", _around(plan.outline(place))
        x, y = plan.middle(place)
        yield f"figure {place}", _around([(x, y - PAWN_UP - LABEL)], FIGURE)
        yield f"step {place}", _around([(x, y + BELOW * plan.scale)])
    for triangle in TRIANGLES:
        yield f"triangle {triangle}", _around(plan.triangle(triangle))
    for name, point in POINTS.items():
        yield f"point {name}", _around([plan.point(name)], POINT)
        yield f"site {name}", _around(map(plan.point, point.neighbours.values()))
    for colour in OUTLETS:
        yield f"outlet {colour}", _around([outlet_at(plan, colour)], OUTLET * plan.scale / 2)


def _around(points: Iterable[Point], reach: float = 0) -> Box:
    """What bounds some points of the board, so far around them, on the table."""
    across, down = zip(*points, strict=True)
    left, top = floor(min(across) - reach), floor(min(down) - reach)
    right, bottom = ceil(max(across) + reach), ceil(max(down) + reach)
    return Box(scene.BOARD.x + left, scene.BOARD.y + top, right - left, bottom - top)


def _panel(name: str, box: Box) -> Iterator[tuple[str, Box]]:
    yield name, box
    (forum, buildings, imperium, *more), pitch = panels.rows_of(box)
    left, right, high = box.x + BAND + 6, box.right - panels.RIGHT, round(pitch)
    for row, y in (("forum", forum), ("buildings", buildings), ("imperium", imperium)):
        yield f"{name} {row}", Box(left, round(y - pitch / 2), right - left, high)
    for row, y in (("magistrates", forum), ("coins", buildings), ("bridges", imperium)):
        yield f"{name} {row}", Box(right, round(y - pitch / 2), box.right - 6 - right, high)
    for y in more:
        yield f"{name} worth", Box(left, round(y - pitch / 2), box.right - 6 - left, high)
