"""Where the things lie on the table that lessons speak of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.games.praetor.rules import city
from bot.games.praetor.state import View
from bot.pictures.canvas import Box
from bot.pictures.panels import BAND

from . import offer, panels, scene
from .city import plan

CORNER = 60
"""Side of the box around a corner of a space, in px."""
WAGES = 200
"""Width of what a panel says of wages, at its right, in px."""


def spots(view: View, part: int) -> Mapping[str, Box]:
    """What may be marked of the table, each by its name.

    `city`, `space M13` and its corner `space M13 nw`; `offer`, of it `tile 2` and `wall`; `seat 1`, counted from 1,
    and in its panel `seat 1 gold`, `goods`, `workers` and of it `dice`, `morale`, `wages`.
    """
    ledger = scene.ledger_of(view)
    shown = Box(ledger.x, ledger.y, ledger.width, scene.offer_height(view))
    cards, wall = offer.places_of(len(view.display), shown)
    found = {"city": scene.board_of(view), "offer": shown, "wall": wall}
    found |= {f"tile {slot}": box for slot, box in enumerate(cards, 1)}
    found |= dict(_spaces(view, found["city"]))
    order = view.initiative or range(view.seats)
    for seat, box in zip(order, scene.panels_of(view).spread(view.seats), strict=True):
        found |= dict(_panel(f"seat {seat + 1}", box))
    return found


def _spaces(view: View, board: Box) -> Iterator[tuple[str, Box]]:
    layout = plan(view.city, board, scene.WITHOUT_PLACES if view.outcome else None)
    for space in filter(layout.shows, (*view.city, *city.free_spaces(view))):
        box = layout.box(space)
        yield f"space {space}", box
        for corner, x, y in (
            ("nw", box.x, box.y),
            ("ne", box.right, box.y),
            ("sw", box.x, box.bottom),
            ("se", box.right, box.bottom),
        ):
            yield f"space {space} {corner}", Box(x - CORNER // 2, y - CORNER // 2, CORNER, CORNER)


def _panel(name: str, box: Box) -> Iterator[tuple[str, Box]]:
    yield name, box
    goods, workers, morale, *_ = panels.rows_of(box)
    high = round(workers - goods)
    left, right = box.x + BAND + 6, box.right - 8
    for row, y in (("goods", goods), ("workers", workers), ("morale", morale)):
        yield f"{name} {row}", Box(left, round(y - high / 2), right - left, high)
    yield f"{name} gold", panels.gold_of(box)
    dice = right - panels.RESERVE - 20 - left
    yield f"{name} dice", Box(left, round(workers - high / 2), dice, high)
    yield f"{name} wages", Box(right - WAGES, round(morale - high / 2), WAGES, high)
