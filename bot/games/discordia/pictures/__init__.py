"""The pictures of Discordia, drawn from views."""

from __future__ import annotations

from bot.pictures.artist import Artist

from . import pages, private, scene
from .scene import Heading

ARTIST = Artist(
    "discordia",
    (scene.draw_shared, scene.draw_cities),
    private.draw_mat,
    private.draw_choice,
    pages.PAGES,
    Heading,
    private.draw_result,
    private.draw_since,
)
