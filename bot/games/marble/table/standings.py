"""The end of the game: everybody's points by source, and what they have built."""

from __future__ import annotations

from bot.games.marble.components import TYPES
from bot.games.marble.state import View
from bot.pictures.box import Box
from bot.pictures.canvas import Canvas
from bot.pictures.standings import Row, Standings
from bot.words import Words

SOURCES = {
    "play": "common/points_wreath",
    "bridges": "marble/bridge",
    "aqueducts": "marble/aqueduct",
    "fountains": "marble/fountain",
    "coins": "marble/treasury",
    "most_coins": "common/coin",
    "imperium": "marble/imperium_all",
}
"""The artwork of each source of points."""


def draw_standings(canvas: Canvas, view: View, words: Words, box: Box) -> None:
    """Points by source; below, the civic buildings of each type."""
    assert view.outcome
    built = [
        Row(
            f"marble/{kind}",
            words(f"type-{kind}"),
            {
                seat: sum(site.owner == seat and site.kind == kind for site in view.sites.values())
                for seat in range(view.seats)
            },
        )
        for kind in TYPES
    ]
    Standings(view.outcome, words, SOURCES, words("picture-built"), built).draw(canvas, box)
