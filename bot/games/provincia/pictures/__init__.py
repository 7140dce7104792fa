"""The pictures of Provincia Romana: from a view to PNGs."""

from __future__ import annotations

from bot.games.provincia.words import BUILDING_PAGES
from bot.pictures.artist import Artist

from . import choice, mat, pages, table
from .cards import look
from .table import Heading

ARTIST = Artist(
    "provincia",
    (table.draw,),
    mat.draw,
    choice.draw_choice,
    pages.PAGES,
    Heading,
    choice.draw_result,
    choice.draw_since,
    passing=("slot",),
    practiced=(*BUILDING_PAGES, "cards"),
    look=look,
)
