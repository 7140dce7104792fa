"""The pictures of Provincia Romana: from a view to PNGs."""

from __future__ import annotations

from bot.games.provincia.words.rulebook import BUILDING_PAGES
from bot.pictures.artist import Artist

from . import choice, mat, pages, result, scene, since, spots
from .heading import Heading
from .looks import look

ARTIST = Artist(
    "provincia",
    (scene.draw,),
    scene.draw_gathering,
    mat.draw,
    choice.draw,
    pages.PAGES,
    Heading,
    result.draw,
    since.draw,
    spots=spots.spots,
    passing=("slot",),
    practised=(*BUILDING_PAGES, "cards"),
    look=look,
)
