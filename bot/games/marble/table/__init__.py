"""The pictures of City of Marble: from a view to PNGs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.games.marble.state import View
from bot.pictures.palettes import colours
from bot.pictures.showing import Showing

from . import choice, mat, pages, scene

COLOURS = colours("marble")


def draw_table(view: View, showing: Showing) -> Sequence[bytes]:
    """What everybody sees: header, city, supply, a panel a seat; at the end the standings."""
    return [scene.draw(view, showing).png(COLOURS)]


def draw_mat(view: View, seat: int, showing: Showing) -> bytes:
    """What a seat has, and the bridges whose values it alone knows, on papyrus."""
    return mat.draw(view, seat, showing).png(COLOURS)


def draw_choice(view: View, seat: int, places: Mapping[str, str], showing: Showing) -> bytes:
    """The city, or the part of it where something can be chosen: rows, places for tiles, points."""
    return choice.draw(view, seat, places, showing).png(COLOURS)


def draw_rules(picture: str, showing: Showing) -> bytes:
    """A picture of the rules pages, by the name that the page gives."""
    return pages.draw(picture, showing).png(COLOURS)
