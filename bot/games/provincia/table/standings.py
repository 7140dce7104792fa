"""The end of the game: everybody's points by source."""

from __future__ import annotations

from functools import partial

from bot.games.provincia.state import View
from bot.pictures.box import Box
from bot.pictures.canvas import Canvas
from bot.pictures.standings import Standings
from bot.words import Words

from .looks import look

SOURCES = {
    "buildings": "common/points_wreath",
    "lost": "provincia/gaul_strength",
    "gloria": "provincia/gloria",
    "gold": "common/gold",
}
"""The artwork of each source of points."""


def draw_standings(canvas: Canvas, view: View, words: Words, box: Box) -> None:
    """Points by source."""
    assert view.outcome
    Standings(view.outcome, words, SOURCES, look=partial(look, view)).draw(canvas, box)
