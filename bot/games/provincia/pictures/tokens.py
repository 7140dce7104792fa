"""Battle tokens, face up."""

from __future__ import annotations

from PIL import Image

from bot.games.provincia.components import TOKENS
from bot.i18n.fluent import signed
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import FIGURE
from bot.pictures.pieces import mark
from bot.pictures.sprites import icon, kept, paint

from .looks import LOOKS


def draw_token(canvas: Canvas, name: str, x: float, y: float, size: int) -> None:
    """A token around a point: colour and shape of its city, and its value."""
    canvas.centre(_token(name, size), x, y)


@kept
def _token(name: str, size: int) -> Image.Image:
    kind = TOKENS[name]
    seat = LOOKS[kind.city]
    sprite = icon("provincia/battle_token", size, paint(seat)).copy()
    ground = Canvas.over(sprite)
    ground.text(
        size / 2, size * 0.38, signed(kind.value), FIGURE.at(max(22, size * 0.34)), seat.mark, "middle"
    )
    ground.centre(mark(seat, round(size * 0.19)), size / 2, size * 0.68)
    drawn = ground.image.convert("RGBA")
    drawn.putalpha(sprite.getchannel("A"))
    return drawn
