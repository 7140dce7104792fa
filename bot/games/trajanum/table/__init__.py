"""The pictures of Forum Trajanum: from a view to PNGs."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.trajanum.state import View
from bot.pictures.palettes import colours
from bot.pictures.showing import Showing

from . import scene

COLOURS = colours("trajanum")


def draw_table(view: View, showing: Showing) -> Sequence[bytes]:
    """What everybody sees: the forum with tracks, cards, supply; and everybody's colonia."""
    return [canvas.png(COLOURS) for canvas in scene.draw(view, showing)]
