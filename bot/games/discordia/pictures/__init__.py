"""The pictures of Discordia: from a view to PNGs."""

from __future__ import annotations

from bot.pictures.artist import Artist

from . import mat, pages, result, scene
from .scene import Heading

ARTIST = Artist(
    "discordia",
    (scene.draw_shared, scene.draw_cities),
    mat.draw_mat,
    mat.draw_choice,
    pages.PAGES,
    Heading,
    result.draw_result,
    result.draw_since,
)
