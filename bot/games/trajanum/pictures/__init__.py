"""The pictures of Forum Trajanum, drawn from views."""

from __future__ import annotations

from bot.pictures.artist import Artist

from . import pages, private, scene

ARTIST = Artist(
    "trajanum",
    (scene.draw_forum, scene.draw_colonias),
    private.draw_mat,
    private.draw_choice,
    pages.PAGES,
    scene.Heading,
    private.draw_result,
    private.draw_since,
)
