"""The pictures of the Garden: from a view to PNGs."""

from __future__ import annotations

from bot.pictures.artist import Artist

from . import choice, mat, pages, scene
from .heading import Heading

ARTIST = Artist("example", (scene.draw,), mat.draw, choice.draw, pages.PAGES, Heading)
