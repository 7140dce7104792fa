"""The pictures of Praetor: from a view to PNGs."""

from __future__ import annotations

from bot.pictures.artist import Artist

from . import mat, places, table
from .table import Heading

ARTIST = Artist(
    "praetor",
    (table.draw_table,),
    mat.draw_mat,
    places.draw_choice,
    mat.PAGES,
    Heading,
    places.draw_result,
    places.draw_since,
)
