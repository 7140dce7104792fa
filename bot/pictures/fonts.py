"""Typefaces and the roles they play, and text as masks that colours are poured through.

All three families come from packages under the SIL Open Font License. Of the Source families the .otf files serve:
in the .ttf of Source Serif the ellipsis and some other signs are wider than they say. Cinzel has capitals and small
capitals of Latin only: it is for the house's own words and for numbers; what it can't write, Source Serif Black does.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from importlib.resources import files
from math import ceil, floor
from threading import Lock
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from .cache import Cache

OVERSAMPLING = 2
"""Glyphs are drawn at this multiple of their size and reduced, so that they match the drawn pieces."""

UNDRAWABLE = "\uffff"
"""No font has it: it shows the font's box for missing glyphs."""


class Face(Enum):
    """A font file, with its weight where the file holds several."""

    CINZEL_BOLD = ("fontpkg_cinzel", "Cinzel[wght].ttf", 700)
    CINZEL_BLACK = ("fontpkg_cinzel", "Cinzel[wght].ttf", 900)
    SERIF = ("font_source_serif_pro", "SourceSerifPro-Semibold.otf", 0)
    SERIF_BOLD = ("font_source_serif_pro", "SourceSerifPro-Bold.otf", 0)
    SERIF_BLACK = ("font_source_serif_pro", "SourceSerifPro-Black.otf", 0)
    SANS = ("font_source_sans_pro", "SourceSansPro-Semibold.otf", 0)
    SANS_BOLD = ("font_source_sans_pro", "SourceSansPro-Bold.otf", 0)

    __hash__ = (
        object.__hash__
    )  # the one of Enum takes longer, and text is looked up thousands of times a picture

    @property
    def is_cinzel(self) -> bool:
        """Whether it writes capitals of Latin only."""
        return self in (Face.CINZEL_BOLD, Face.CINZEL_BLACK)


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


MASKS = Cache(limit=8_000_000)
_fonts_lock = Lock()


@lru_cache(maxsize=64)
def _font(face: Face, size: float) -> ImageFont.FreeTypeFont:
    package, name, weight = face.value
    path = files(package) / "files" / name
    # The basic layout engine is part of Pillow: pictures are the same with and without other libraries.
    font = ImageFont.truetype(str(path), size * OVERSAMPLING, layout_engine=ImageFont.Layout.BASIC)
    if weight:
        font.set_variation_by_axes([weight])
    return font


@lru_cache(maxsize=8192)
def has_glyph(face: Face, character: str) -> bool:
    """Whether a face can draw a character: whether it looks different from the box for missing ones."""
    if character == " ":
        return True
    with _fonts_lock:
        font = _font(face, 20)
        drawn, missing = font.getmask(character), font.getmask(UNDRAWABLE)
        if drawn.size == missing.size and bytes(drawn) == bytes(missing):
            return False
        return bool(drawn.size[0] and drawn.size[1])


def face_for(text: str, face: Face) -> Face:
    """The face that draws the text: Cinzel gives way where it lacks a letter."""
    if face.is_cinzel and not all(has_glyph(face, character) for character in text):
        return Face.SERIF_BLACK
    return face


@lru_cache(maxsize=8192)
def width(text: str, style: Style) -> float:
    """How wide the text is, in px."""
    face = face_for(text, style.face)
    with _fonts_lock:
        font = _font(face, style.size)
        if not style.spacing or not text:
            return float(font.getlength(text)) / OVERSAMPLING
        return sum(map(font.getlength, text)) / OVERSAMPLING + style.spacing * (len(text) - 1)


@lru_cache(maxsize=64)
def capital_height(face: Face, size: float) -> float:
    """The height of a capital H, in px: text is centred by it, not by its glyphs' box."""
    with _fonts_lock:
        return float(-_font(face, size).getbbox("H", anchor="ls")[1]) / OVERSAMPLING


def mask(text: str, style: Style) -> Mask:
    """The text as a mask, kept for the next time."""
    key = (text, style.face, style.size, style.spacing)
    found = MASKS.get(key)
    if isinstance(found, Mask):
        return found
    face, wide = face_for(text, style.face), width(text, style)
    with _fonts_lock:
        image, left, top = _draw(text, _font(face, style.size), wide, style.spacing * OVERSAMPLING)
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
