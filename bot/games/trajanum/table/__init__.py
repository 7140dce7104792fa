"""The pictures of Forum Trajanum: from a view to PNGs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.games.trajanum.state import View
from bot.pictures.palettes import colours
from bot.pictures.showing import Showing

from . import choice, mat, pages, scene

COLOURS = colours("trajanum")


def draw_table(view: View, showing: Showing) -> Sequence[bytes]:
    """What everybody sees: the forum with tracks, cards and supply; then everybody's colonia."""
    return [canvas.png(COLOURS) for canvas in scene.draw(view, showing)]


def draw_mat(view: View, seat: int, showing: Showing) -> bytes:
    """A seat's tiles in hand, colonia and orders on papyrus; of another's seat what is public."""
    return mat.draw(view, seat, showing).png(COLOURS)


def draw_choice(view: View, seat: int, places: Mapping[str, str], showing: Showing) -> bytes:
    """The places that can be chosen, and what to write on them: cells of the forum, spaces of the colonia."""
    return choice.draw(view, seat, places, showing).png(COLOURS)


def draw_rules(picture: str, showing: Showing) -> bytes:
    """A picture of the rules pages, by the name that the page gives."""
    return pages.draw(picture, showing).png(COLOURS)
