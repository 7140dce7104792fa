"""Where the things lie on the table that lessons speak of."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.praetor.rules import city
from bot.games.praetor.state import View
from bot.pictures import card
from bot.pictures.box import Box

from . import offer, scene
from .city import plan

CORNER = 60
"""Side of the box around a corner of a space, in px."""


def spots(view: View, part: int) -> Mapping[str, Box]:
    """`city`, `space M13` and its corner `space M13 nw`; `offer` and `tile 2` on it; `seat 1`, counted from 1."""
    ledger = scene.ledger_of(view)
    board = scene.board_of(view)
    shown = Box(ledger.x, ledger.y, ledger.width, scene.offer_height(view))
    found = {"city": board, "offer": shown}
    layout = plan(view.city, board, scene.WITHOUT_PLACES if view.outcome else None)
    for space in filter(layout.shows, (*view.city, *city.free_spaces(view))):
        box = layout.box(space)
        found[f"space {space}"] = box
        for corner, x, y in (
            ("nw", box.x, box.y),
            ("ne", box.right, box.y),
            ("sw", box.x, box.bottom),
            ("se", box.right, box.bottom),
        ):
            found[f"space {space} {corner}"] = Box(x - CORNER // 2, y - CORNER // 2, CORNER, CORNER)
    if len(view.display) <= 4:
        for slot in range(len(view.display)):
            x = shown.x + slot * (card.WIDTH + offer.GAP)
            found[f"tile {slot + 1}"] = Box(x, shown.y, card.WIDTH, shown.height)
    for seat, box in zip(
        (view.initiative or range(view.seats)), scene.panels_of(view).spread(view.seats), strict=True
    ):
        found[f"seat {seat + 1}"] = box
    return found
