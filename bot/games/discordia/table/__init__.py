"""The pictures of Discordia: from a view to PNGs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.games.discordia.state import View
from bot.pictures.palettes import colours
from bot.pictures.showing import Showing

from . import choice, mat, pages, scene

COLOURS = colours("discordia")


def draw_table(view: View, showing: Showing) -> Sequence[bytes]:
    """What everybody sees: first the board and what is on offer, then the cities."""
    return [picture.png(COLOURS) for picture in scene.draw(view, showing)]


def draw_mat(view: View, seat: int, showing: Showing) -> bytes:
    """A seat's city, large, with its shortage and how near it is to each decree. Nothing in it is secret."""
    return mat.draw(view, seat, showing).png(COLOURS)


def draw_choice(view: View, seat: int, places: Mapping[str, str], showing: Showing) -> bytes:
    """The places that can be chosen, and what to write on them.

    Places are cells of the display ("3b"), dice by their colour, values by their number, slots of the city
    ("K2"), and towers, extensions, decrees and privileges by their ids.
    """
    return choice.draw(view, seat, places, showing).png(COLOURS)


def draw_rules(picture: str, showing: Showing) -> bytes:
    """A picture of the rules pages, by the name that the page gives (`pages.PAGES`)."""
    return pages.draw(picture, showing).png(COLOURS)
