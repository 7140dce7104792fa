"""Typefaces and their roles; text as masks for colors."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from html import escape
from importlib.resources import files
from io import BytesIO
from math import ceil, floor
from threading import Lock
from typing import NamedTuple
from unicodedata import bidirectional

import resvg_py
from PIL import Image, ImageDraw, ImageFont

from .sprites import Cache

OVERSAMPLING = 2
"""Glyphs are drawn at this multiple of their size and reduced, so that they match drawn pieces."""

UNDRAWABLE = "\uffff"  # no font has it: it gives the font's box for missing glyphs
LOCK = Lock()  # held while a font is used


class Face(Enum):
    """A font file, with its weight where the file holds several."""

    CINZEL_BOLD = ("fontpkg_cinzel", "Cinzel[wght].ttf", 700)
    CINZEL_BLACK = ("fontpkg_cinzel", "Cinzel[wght].ttf", 900)
    SERIF = ("font_source_serif_pro", "SourceSerifPro-Semibold.otf", 0)
    SERIF_BOLD = ("font_source_serif_pro", "SourceSerifPro-Bold.otf", 0)
    SERIF_BLACK = ("font_source_serif_pro", "SourceSerifPro-Black.otf", 0)
    SANS = ("font_source_sans_pro", "SourceSansPro-Semibold.otf", 0)
    SANS_BOLD = ("font_source_sans_pro", "SourceSansPro-Bold.otf", 0)
    ARABIC = ("fontpkg_noto_sans_arabic", "NotoSansArabic[wdth,wght].ttf", 0)
    HEBREW = ("fontpkg_heebo", "Heebo[wght].ttf", 0)
    DEVANAGARI = ("fontpkg_noto_sans_devanagari", "NotoSansDevanagari[wdth,wght].ttf", 0)
    THAI = ("fontpkg_noto_sans_thai", "NotoSansThai[wdth,wght].ttf", 0)
    CJK = ("noto_cjk_sans_jp_bold", "NotoSansCJKjp-Bold.otf", 0)

    # Enum's own is slower, and text is looked up thousands of times for a picture.
    __hash__ = object.__hash__

    @property
    def path(self) -> str:
        package, name, _ = self.value
        folder = files(package)
        return str(folder / name if self is Face.CJK else folder / "files" / name)


@lru_cache(maxsize=64)
def font_of(face: Face, size: float) -> ImageFont.FreeTypeFont:
    _, _, weight = face.value
    # The basic layout engine is part of Pillow, so pictures don't depend on other libraries.
    font = ImageFont.truetype(face.path, size * OVERSAMPLING, layout_engine=ImageFont.Layout.BASIC)
    if weight:
        font.set_variation_by_axes([weight])
    return font


@lru_cache(maxsize=8192)
def has_glyph(face: Face, character: str) -> bool:
    if character == " ":
        return True
    with LOCK:
        font = font_of(face, 20)
        drawn, missing = font.getmask(character), font.getmask(UNDRAWABLE)
        if drawn.size == missing.size and bytes(drawn) == bytes(missing):
            return False
        return bool(drawn.size[0] and drawn.size[1])


HEADS = {"tiro": "\ue001", "veteranus": "\ue002", "legatus": "\ue003"}
"""The character for the head of a computer, by level; names never contain it (`names.drawable`)."""

LEAST = 24  # the least size of a head, in px

_ARTWORK = {sign: f"common/computer_{level}" for level, sign in HEADS.items()}
_SIGN = re.compile(f"([{''.join(_ARTWORK)}])")


def headed(name: str, level: str | None) -> str:
    """The name, followed by the head of the level if it is a computer's. Raises KeyError for any other level."""
    return name if level is None else name + HEADS[level]


def pieces(text: str) -> list[str]:
    return [text] if text.isascii() else [piece for piece in _SIGN.split(text) if piece]


def head_apart(text: str) -> tuple[str, str]:
    """A name without its head, and the head, if it has one."""
    return (text[:-1], text[-1]) if text[-1:] in _ARTWORK else (text, "")


def in_words(text: str) -> str:
    """The text for screen readers: with the sign after computers' names that is used outside of pictures."""
    return _SIGN.sub(" \N{ROBOT FACE}", text)


def artwork(piece: str) -> str | None:
    return _ARTWORK.get(piece)


def size(type_size: float) -> int:
    """The size of a head beside type of this size, in px."""
    return max(LEAST, round(1.05 * type_size))


def gap(type_size: float) -> float:
    """The gap between a head and the letters before it, in px."""
    return type_size / 4


NAME_FACES = (Face.SERIF, Face.SERIF_BOLD, Face.SANS, Face.SANS_BOLD)  # the faces of names
OTHERS = (Face.ARABIC, Face.HEBREW, Face.DEVANAGARI, Face.THAI, Face.CJK)
"""The faces for scripts that those lack."""

_MEASURED = 32  # the size at which text is measured, in px
_WEIGHTS = {Face.SERIF: 600, Face.SANS: 600}


@lru_cache(maxsize=8192)
def other_face(character: str) -> Face | None:
    """The face of another script for a character; None if all of the names' faces have it, or no face does."""
    if all(has_glyph(face, character) for face in NAME_FACES):
        return None
    return next((face for face in OTHERS if has_glyph(face, character)), None)


@lru_cache(maxsize=8192)
def needed(text: str) -> tuple[Face, ...]:
    if text.isascii():
        return ()
    found = set(map(other_face, text))
    return tuple(face for face in OTHERS if face in found)


@lru_cache(maxsize=8192)
def shaped_width(text: str, face: Face, others: tuple[Face, ...]) -> float:
    """The width of a text at a size of 1 px."""
    box = _rendered(text, face, others, _MEASURED).getbbox() or (0, 0, 0, 0)
    return (box[2] - 2 * _MEASURED) / _MEASURED + 0.04


def draw_shaped(text: str, face: Face, others: tuple[Face, ...], size: float) -> tuple[Image.Image, int, int]:
    """A text as a mask, and its upper left corner relative to the start of the baseline, in px."""
    image = _rendered(text, face, others, size)
    box = image.getbbox() or (0, 0, 1, 1)
    return image.crop(box), box[0] - round(2 * size), box[1] - round(2 * size)


def _rendered(text: str, face: Face, others: tuple[Face, ...], size: float) -> Image.Image:
    """The text with its baseline beginning at twice its size from the left and the top."""
    if bidirectional(text[0]) in ("R", "AL"):
        text += "\N{RIGHT-TO-LEFT MARK}"  # an ellipsis at its end belongs at its left
    start, wide, high = round(2 * size), round((1.6 * len(text) + 5) * size), round(4 * size)
    with LOCK:
        families = [font_of(each, 20).getname()[0] or "" for each in (face, *others)]
    named = ", ".join(f"'{family}'" for family in families)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}">'
        f'<text x="{start}" y="{start}" font-family="{named}" font-weight="{_WEIGHTS.get(face, 700)}"'
        f' font-size="{size}" fill="#fff" xml:space="preserve">{escape(text)}</text></svg>'
    )
    files = [each.path for each in (face, *others)]
    png = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=files)
    with Image.open(BytesIO(png)) as image:
        return image.convert("RGBA").getchannel("A")


@dataclass(frozen=True, slots=True)
class Style:
    """The typography of a text: `size` in px, the `least` size to which it may shrink, extra px between letters."""

    face: Face
    size: float
    least: float = 22
    spacing: float = 0

    def at(self, size: float) -> Style:
        return _styled(self.face, size, self.least, self.spacing)


@lru_cache(maxsize=1024)
def _styled(face: Face, size: float, least: float, spacing: float) -> Style:
    """A shared style: the same object is found faster than an equal one when text is looked up."""
    return Style(face, size, least, spacing)


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
    """Text as a gray image, its position relative to the pen on the baseline, and its width, in px."""

    image: Image.Image
    left: int
    top: int
    width: float


MASKS = Cache(limit=6_000_000)


def face_for(text: str, face: Face) -> Face:
    """The face for the text: another one than Cinzel if that lacks a letter."""
    is_cinzel = face in (Face.CINZEL_BOLD, Face.CINZEL_BLACK)
    return Face.SERIF_BLACK if is_cinzel and not all(has_glyph(face, letter) for letter in text) else face


@lru_cache(maxsize=8192)
def width(text: str, style: Style) -> float:
    if len(parts := pieces(text)) > 1 or artwork(text):
        return sum(
            gap(style.size) + size(style.size) if artwork(part) else width(part, style) for part in parts
        )
    face = face_for(text, style.face)
    if others := needed(text):
        return shaped_width(text, face, others) * style.size
    with LOCK:
        font = font_of(face, style.size)
        if not style.spacing or not text:
            return float(font.getlength(text)) / OVERSAMPLING
        return sum(map(font.getlength, text)) / OVERSAMPLING + style.spacing * (len(text) - 1)


@lru_cache(maxsize=64)
def capital_height(face: Face, size: float) -> float:
    """The height of a capital H, in px: text is centered by it, not by its glyphs' box."""
    with LOCK:
        return float(-font_of(face, size).getbbox("H", anchor="ls")[1]) / OVERSAMPLING


def mask(text: str, style: Style) -> Mask:
    """A text without heads as a mask, cached."""
    key = (text, style.face, style.size, style.spacing)
    found = MASKS.get(key)
    if isinstance(found, Mask):
        return found
    face, wide = face_for(text, style.face), width(text, style)
    if others := needed(text):
        image, left, top = draw_shaped(text, face, others, style.size)
    else:
        with LOCK:
            image, left, top = _draw(text, font_of(face, style.size), wide, style.spacing * OVERSAMPLING)
    drawn = Mask(image, left, top, wide)
    MASKS.put(key, drawn, image.width * image.height + 200)
    return drawn


def _draw(
    text: str, font: ImageFont.FreeTypeFont, wide: float, spacing: float
) -> tuple[Image.Image, int, int]:
    """The mask, and its upper left corner relative to the start of the baseline, in px."""
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
