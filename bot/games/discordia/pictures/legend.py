"""What the signs in the cities mean."""

from __future__ import annotations

from bot.i18n.fluent import Words
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import DETAIL
from bot.pictures.sprites import icon
from bot.pictures.theme import Colour

from .artworks import of

SIGNS = (
    "infra",
    "infra_perm",
    "shortage",
    "aqueduct",
    "exp_star",
    "dev_star",
    "star",
    "manipulator",
    "strength",
    "swap",
    "discard",
    "draw",
    "tower",
    "extension",
    "privilege",
    "dispatch",
)
"""The signs, in the order of the legend."""


def draw_signs(
    canvas: Canvas, words: Words, box: Box, colour: Colour, columns: int = 2, size: int = 36
) -> None:
    """Every sign with a word or two."""
    rows = -(-len(SIGNS) // columns)
    pitch, wide = box.height / rows, box.width / columns
    for index, sign in enumerate(SIGNS):
        x, y = box.x + index // rows * wide, box.y + (index % rows + 0.5) * pitch
        canvas.centre(icon(of(sign), size), x + size / 2, y)
        canvas.text(x + size + 12, y, words(f"picture-sign-{sign}"), DETAIL, colour, room=wide - size - 20)
