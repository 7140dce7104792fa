"""Typefaces: those of the house, and those in which names of other scripts are written.

All come from packages under the SIL Open Font License. Of the Source families the .otf files serve: in the .ttf of
Source Serif the ellipsis and some other signs are wider than they say. Cinzel has capitals and small capitals of Latin
only: it is for the house's own words and for numbers; what it can't write, Source Serif Black does.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from importlib.resources import files
from threading import Lock

from PIL import ImageFont

OVERSAMPLING = 2
"""Glyphs are drawn at this multiple of their size and reduced, so that they match the drawn pieces."""

UNDRAWABLE = "\uffff"
"""No font has it: it shows the font's box for missing glyphs."""

LOCK = Lock()
"""Whoever uses a font holds it."""


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

    # That of Enum takes longer, and text is looked up thousands of times a picture.
    __hash__ = object.__hash__

    @property
    def is_cinzel(self) -> bool:
        """Whether it writes capitals of Latin only."""
        return self in (Face.CINZEL_BOLD, Face.CINZEL_BLACK)

    @property
    def path(self) -> str:
        """Where its file lies."""
        package, name, _ = self.value
        folder = files(package)
        return str(folder / name if self is Face.CJK else folder / "files" / name)


@lru_cache(maxsize=64)
def font_of(face: Face, size: float) -> ImageFont.FreeTypeFont:
    """The face at a size."""
    _, _, weight = face.value
    # The basic layout engine is part of Pillow: pictures are the same with and without other libraries.
    font = ImageFont.truetype(face.path, size * OVERSAMPLING, layout_engine=ImageFont.Layout.BASIC)
    if weight:
        font.set_variation_by_axes([weight])
    return font


@lru_cache(maxsize=8192)
def has_glyph(face: Face, character: str) -> bool:
    """Whether a face can draw a character: whether it looks different from the box for missing ones."""
    if character == " ":
        return True
    with LOCK:
        font = font_of(face, 20)
        drawn, missing = font.getmask(character), font.getmask(UNDRAWABLE)
        if drawn.size == missing.size and bytes(drawn) == bytes(missing):
            return False
        return bool(drawn.size[0] and drawn.size[1])
