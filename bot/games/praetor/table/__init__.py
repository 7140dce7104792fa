"""The pictures of Praetor: from a view to PNGs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.games.praetor.state import View
from bot.pictures.palettes import colours
from bot.pictures.showing import Showing

from . import choice, mat, pages, scene

COLOURS = colours("praetor")


def draw_table(view: View, showing: Showing) -> Sequence[bytes]:
    """What everybody sees: header, city, offer, a panel a seat; at the end the standings."""
    return [scene.draw(view, showing).png(COLOURS)]


def draw_mat(view: View, seat: int, showing: Showing) -> bytes:
    """A seat's own board with what the city offers it, on papyrus."""
    return mat.draw(view, seat, showing).png(COLOURS)


def draw_choice(view: View, seat: int, places: Mapping[str, str], showing: Showing) -> bytes:
    """The city with the places that can be chosen: labels of spaces, and what to write on them."""
    return choice.draw(view, seat, places, showing).png(COLOURS)


def draw_rules(picture: str, showing: Showing) -> bytes:
    """A picture of the rules pages, by the name that the page gives."""
    return pages.draw(picture, showing).png(COLOURS)
