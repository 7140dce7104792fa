"""The pictures of City of Marble: from a view to PNGs."""

from __future__ import annotations

from bot.pictures.artist import Artist

from . import choice, mat, pages, scene

ARTIST = Artist("marble", (scene.draw,), mat.draw, choice.draw, pages.PAGES)
