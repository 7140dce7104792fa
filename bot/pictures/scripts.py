"""Text in scripts that the faces of the house lack: its letters joined and stacked, from right to left where need be.

The artwork's renderer shapes it; so pictures are the same whatever libraries a machine has.
"""

from __future__ import annotations

from functools import lru_cache
from html import escape
from io import BytesIO

import resvg_py
from PIL import Image

from .faces import LOCK, Face, font_of, has_glyph

HOUSE = (Face.SERIF, Face.SERIF_BOLD, Face.SANS, Face.SANS_BOLD)
"""The faces in which names are set."""
OTHERS = (Face.ARABIC, Face.HEBREW, Face.DEVANAGARI, Face.THAI, Face.CJK)
"""The faces in which what they lack is set, each with letters of its own."""

_MEASURED = 32
"""The size at which text is measured, in px."""
_WEIGHTS = {Face.SERIF: 600, Face.SANS: 600}


@lru_cache(maxsize=8192)
def other_face(character: str) -> Face | None:
    """The face of another script that draws a character which the house's faces lack."""
    if all(has_glyph(face, character) for face in HOUSE):
        return None
    return next((face for face in OTHERS if has_glyph(face, character)), None)


@lru_cache(maxsize=8192)
def needed(text: str) -> tuple[Face, ...]:
    """The faces of other scripts that a text needs; none for nearly all texts."""
    if text.isascii():
        return ()
    found = set(map(other_face, text))
    return tuple(face for face in OTHERS if face in found)


@lru_cache(maxsize=8192)
def width(text: str, face: Face, others: tuple[Face, ...]) -> float:
    """How wide a text is at a size of 1 px."""
    box = _rendered(text, face, others, _MEASURED).getbbox() or (0, 0, 0, 0)
    return (box[2] - 2 * _MEASURED) / _MEASURED + 0.04


def draw(text: str, face: Face, others: tuple[Face, ...], size: float) -> tuple[Image.Image, int, int]:
    """A text as a mask, and where its upper left corner lies from the start of the base line, in px."""
    image = _rendered(text, face, others, size)
    box = image.getbbox() or (0, 0, 1, 1)
    return image.crop(box), box[0] - round(2 * size), box[1] - round(2 * size)


def _rendered(text: str, face: Face, others: tuple[Face, ...], size: float) -> Image.Image:
    """The text with its base line beginning at twice its size from the left and the top."""
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
