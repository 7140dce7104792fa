"""The pictures of Forum Trajanum: from a view to PNGs."""

from __future__ import annotations

from bot.pictures.artist import Artist

from . import choice, mat, pages, result, scene, since, spots
from .heading import Heading

ARTIST = Artist(
    "trajanum",
    (scene.draw_forum, scene.draw_colonias),
    scene.draw_gathering,
    mat.draw,
    choice.draw,
    pages.PAGES,
    Heading,
    result.draw,
    since.draw,
    spots=spots.spots,
)
