"""The end of the game: everybody's points by source, and what else they achieved."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.praetor.state import View
from bot.pictures.box import Box
from bot.pictures.canvas import Canvas
from bot.pictures.standings import Row, Standings
from bot.words import Words

SOURCES = {
    "favor": "common/points_wreath",
    "workers": "praetor/worker",
    "morale": "common/morale",
    "resources": "common/coin",
    "district": "common/owned_house",
    "wall": "praetor/wall",
    "villagers": "common/villager",
}
"""The artwork of each source of points."""

ACHIEVED: dict[str, tuple[str, Callable[[View, int], int]]] = {
    "tiles": ("common/owned_house", lambda view, seat: view.owned(seat)),
    "wall-tiles": ("praetor/wall", lambda view, seat: len(view.players[seat].wall_tiles)),
    "retired": ("common/retired", lambda view, seat: view.players[seat].retired_workers),
    "villagers": ("common/villager", lambda view, seat: view.players[seat].villagers),
}
"""What else is shown of each seat."""


def draw_standings(canvas: Canvas, view: View, words: Words, box: Box) -> None:
    """Points by source; below, what else was achieved."""
    assert view.outcome
    beside = [
        Row(artwork, words(f"picture-{name}-owned"), {seat: count(view, seat) for seat in range(view.seats)})
        for name, (artwork, count) in ACHIEVED.items()
        if name != "villagers" or "villagers" not in view.outcome.standings[0].sources
    ]
    Standings(view.outcome, words, SOURCES, words("picture-achieved"), beside).draw(canvas, box)
