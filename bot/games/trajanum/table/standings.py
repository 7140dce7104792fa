"""The end of the game: everybody's points by source."""

from __future__ import annotations

from bot.games.trajanum.state import View
from bot.pictures.box import Box
from bot.pictures.canvas import Canvas
from bot.pictures.standings import Standings
from bot.words import Words

SOURCES = {
    "column": "trajanum/column",
    "track": "trajanum/plaza",
    "bonus": "trajanum/area_bonus",
    "crane": "trajanum/crane",
    "colonia": "trajanum/citizen",
    "eagle": "trajanum/eagle",
    "group": "trajanum/envoy",
    "order": "trajanum/trajan",
}
"""The artwork of each source of points."""


def draw_standings(canvas: Canvas, view: View, words: Words, box: Box) -> None:
    """Points by source."""
    assert view.outcome
    Standings(view.outcome, words, SOURCES).draw(canvas, box)
