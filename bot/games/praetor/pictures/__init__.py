"""The pictures of Praetor: from a view to PNGs."""

from __future__ import annotations

from bot.pictures.artist import Artist

from . import mat, table
from .table import Heading

ARTIST = Artist(
    "praetor",
    (table.draw_table,),
    mat.draw_mat,
    table.draw_choice,
    mat.PAGES,
    Heading,
    table.draw_result,
    table.draw_since,
)
