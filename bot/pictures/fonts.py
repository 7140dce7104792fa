"""The roles that typefaces play, and text as masks that colours are poured through."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import ceil, floor
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from . import heads, scripts
from .cache import Cache
from .faces import LOCK, OVERSAMPLING, font_of, has_glyph
from .faces import Face as Face


@dataclass(frozen=True, slots=True)
class Style:
    """How a piece of text is set.

    `size` in px, `least` the size down to which it may shrink to fit, `spacing` extra px between letters.
    """

    face: Face
    size: float
    least: float = 22
    spacing: float = 0

    def at(self, size: float) -> Style:
        """The same at another size."""
        return Style(self.face, size, self.least, self.spacing)


# The roles.
SCORE = Style(Face.CINZEL_BLACK, 66, 44)
ROUND = Style(Face.CINZEL_BLACK, 44, 32)
GAME = Style(Face.CINZEL_BLACK, 38, 28, spacing=2)
NAME = Style(Face.SERIF, 40, 28)
NAME_ASKED = Style(Face.SERIF_BOLD, 40, 28)
SENTENCE = Style(Face.SANS, 30, 24)
SENTENCE_BOLD = Style(Face.SANS_BOLD, 30, 24)
CALL = Style(Face.CINZEL_BLACK, 27, 22, spacing=1)
HEADING = Style(Face.CINZEL_BOLD, 26, 22, spacing=1.5)
COUNT = Style(Face.SANS_BOLD, 36, 26)
PLACE = Style(Face.SANS, 26, 22)
PLACE_ON_TILE = Style(Face.SANS_BOLD, 22)
FIGURE = Style(Face.CINZEL_BLACK, 30, 22)
DETAIL = Style(Face.SANS, 24, 22)
DETAIL_BOLD = Style(Face.SANS_BOLD, 24, 22)


class Mask(NamedTuple):
    """Text as a grey image, its place from where the pen stands on the base line, and its width, in px."""

    image: Image.Image
    left: int
    top: int
    width: float


MASKS = Cache(limit=6_000_000)


def face_for(text: str, face: Face) -> Face:
    """The face that draws the text: Cinzel gives way where it lacks a letter."""
    if face.is_cinzel and not all(has_glyph(face, character) for character in text):
        return Face.SERIF_BLACK
    return face


@lru_cache(maxsize=8192)
def width(text: str, style: Style) -> float:
    """How wide the text is, in px, with the heads in it."""
    if len(parts := heads.pieces(text)) > 1 or heads.artwork(text):
        return sum(
            heads.gap(style.size) + heads.size(style.size) if heads.artwork(part) else width(part, style)
            for part in parts
        )
    face = face_for(text, style.face)
    if others := scripts.needed(text):
        return scripts.width(text, face, others) * style.size
    with LOCK:
        font = font_of(face, style.size)
        if not style.spacing or not text:
            return float(font.getlength(text)) / OVERSAMPLING
        return sum(map(font.getlength, text)) / OVERSAMPLING + style.spacing * (len(text) - 1)


@lru_cache(maxsize=64)
def capital_height(face: Face, size: float) -> float:
    """The height of a capital H, in px: text is centred by it, not by its glyphs' box."""
    with LOCK:
        return float(-font_of(face, size).getbbox("H", anchor="ls")[1]) / OVERSAMPLING


def mask(text: str, style: Style) -> Mask:
    """The text, which has no heads, as a mask, kept for the next time."""
    key = (text, style.face, style.size, style.spacing)
    found = MASKS.get(key)
    if isinstance(found, Mask):
        return found
    face, wide = face_for(text, style.face), width(text, style)
    if others := scripts.needed(text):
        image, left, top = scripts.draw(text, face, others, style.size)
        drawn = Mask(image, left, top, wide)
        MASKS.put(key, drawn, image.width * image.height + 200)
        return drawn
    with LOCK:
        image, left, top = _draw(text, font_of(face, style.size), wide, style.spacing * OVERSAMPLING)
    drawn = Mask(image, left, top, wide)
    MASKS.put(key, drawn, image.width * image.height + 200)
    return drawn


def _draw(
    text: str, font: ImageFont.FreeTypeFont, wide: float, spacing: float
) -> tuple[Image.Image, int, int]:
    """The mask, and where its upper left corner lies from the start of the base line, in px."""
    left, top, right, bottom = font.getbbox(text, anchor="ls")
    x, y = _even_below(left), _even_below(top)
    right = max(right, wide * OVERSAMPLING)
    image = Image.new("L", (_even_above(right - x), _even_above(bottom - y)))
    pen = ImageDraw.Draw(image)
    if spacing:
        place = 0.0
        for character in text:
            pen.text((place - x, -y), character, font=font, fill=255, anchor="ls")
            place += font.getlength(character) + spacing
    else:
        pen.text((-x, -y), text, font=font, fill=255, anchor="ls")
    return image.reduce(OVERSAMPLING), x // OVERSAMPLING, y // OVERSAMPLING


def _even_below(value: float) -> int:
    return floor(value / OVERSAMPLING - 1) * OVERSAMPLING


def _even_above(value: float) -> int:
    return ceil(value / OVERSAMPLING + 1) * OVERSAMPLING
