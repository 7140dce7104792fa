"""The pictures of Discordia: from a view to PNGs."""

from __future__ import annotations

from bot.pictures.artist import Artist

from . import choice, mat, pages, result, scene
from .heading import Heading
from .scene import spots

ARTIST = Artist(
    "discordia",
    (scene.draw_shared, scene.draw_cities),
    scene.draw_gathering,
    mat.draw,
    choice.draw_choice,
    pages.PAGES,
    Heading,
    result.draw,
    choice.draw_since,
    spots=spots,
)
