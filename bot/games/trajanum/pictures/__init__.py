"""The pictures of Forum Trajanum: from a view to PNGs."""

from __future__ import annotations

from bot.pictures.artist import Artist

from . import mat, pages, result, scene

ARTIST = Artist(
    "trajanum",
    (scene.draw_forum, scene.draw_colonias),
    mat.draw_mat,
    mat.draw_choice,
    pages.PAGES,
    scene.Heading,
    result.draw_result,
    mat.draw_since,
)
