"""The pictures of the rules pages."""

from __future__ import annotations

from bot.i18n.fluent import Words
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import COUNT
from bot.pictures.panels import Price
from bot.pictures.private_board import BOTTOM, LEFT, RIGHT, TOP, page, slab
from bot.pictures.row import priced
from bot.pictures.sprites import icon
from bot.pictures.theme import INK
from tools.example.components import CROPS

from .theme import THEME

ROW = 104


def _draw_crops(words: Words) -> Canvas:
    """Each crop with its price."""
    canvas = page(THEME, TOP + len(CROPS) * ROW + BOTTOM, words("picture-page-crops"))
    for index, crop in enumerate(CROPS.values()):
        y = TOP + index * ROW
        slab(canvas, LEFT, y, RIGHT - LEFT, ROW - 10)
        canvas.centre(icon(f"example/{crop.id}", 76), LEFT + 60, y + 46)
        canvas.text(LEFT + 130, y + 46, words(f"crop-{crop.id}"), COUNT.at(34), INK)
        priced([Price("common/coin", crop.price)], 200, 50, COUNT.at(38)).lay(canvas, LEFT + 480, y + 46)
    return canvas


PAGES = {"crops": _draw_crops}
"""The pictures of the rules pages, by name."""
