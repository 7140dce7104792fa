"""The pictures of City of Marble: from a view to PNGs."""

from __future__ import annotations

from bot.pictures.artist import Artist

from . import pages, private, result, table
from .table import Heading

ARTIST = Artist(
    "marble",
    (table.draw_table,),
    private.draw_mat,
    private.draw_choice,
    pages.PAGES,
    Heading,
    result.draw_result,
    private.draw_since,
)
