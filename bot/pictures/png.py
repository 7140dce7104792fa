"""Finished pictures: as PNGs of at most 256 colors, and in strong contrast for readers who want that."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import chain
from math import log
from pathlib import Path
from struct import pack, unpack_from
from typing import Final
from zlib import crc32

from isal import isal_zlib
from PIL import Image

from bot.assets import ASSETS

from .theme import Colour, light_of, luminance, rgb


def palette_file(game: str) -> Path:
    return ASSETS / game / "palette.txt"


@cache
def colours(game: str) -> tuple[Colour, ...]:
    """The palette of a game's pictures; empty if none has been chosen."""
    path = palette_file(game)
    if not path.is_file():
        return ()
    return tuple(rgb(line) for line in path.read_text(encoding="ascii").split())


_SIGNATURE = b"\x89PNG\r\n\x1a\n"

_LEVEL = 1  # of ISA-L's compression: higher ones are slower and make these pictures hardly smaller


def encode(image: Image.Image, colours: Sequence[Colour] = ()) -> bytes:
    """An RGB image as a PNG with a palette."""
    return written(reduced(image, colours))


def reduced(image: Image.Image, colours: Sequence[Colour]) -> Image.Image:
    """An RGB image in 256 colors without dithering: those given, which is seven times faster, or the best ones."""
    if colours:
        return image.quantize(palette=_palette(tuple(colours)), dither=Image.Dither.NONE)
    return image.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def written(image: Image.Image) -> bytes:
    """An image with a palette as a PNG."""
    # Each row begins with its filter, 0 for none: a 0 that pads the end of a row is the filter of the next one.
    rows = b"\0" + memoryview(image.tobytes("raw", "P", image.width + 1, 1))[:-1]
    chunks = (
        _chunk(b"IHDR", pack(">IIBBBBB", image.width, image.height, 8, 3, 0, 0, 0)),
        _chunk(b"PLTE", bytes(image.getpalette() or ())),
        _chunk(b"IDAT", isal_zlib.compress(rows, level=_LEVEL)),
        _chunk(b"IEND", b""),
    )
    return b"".join((_SIGNATURE, *chunks))


def _chunk(kind: bytes, content: bytes) -> bytes:
    return pack(">I", len(content)) + kind + content + pack(">I", crc32(content, crc32(kind)))


@lru_cache(maxsize=16)
def _palette(colours: tuple[Colour, ...]) -> Image.Image:
    """An image with these colors; cached, because it remembers the nearest ones of other colors."""
    palette = Image.new("P", (1, 1))
    palette.putpalette([channel for colour in colours for channel in colour])
    return palette


STRENGTH: Final = 1.7  # how far colors move from the middle: 1 would leave them as they are
_MOST: Final = 21.0  # the contrast of white with black


def strengthened(png: bytes) -> bytes:
    """A PNG with a palette in strong contrast; one without a palette stays as it is."""
    at = len(_SIGNATURE)
    while at + 8 <= len(png):
        length, kind = unpack_from(">I4s", png, at)
        if kind == b"PLTE":
            palette = zip(*[iter(png[at + 8 : at + 8 + length])] * 3, strict=True)
            colours = bytes(chain.from_iterable(strong((red, green, blue)) for red, green, blue in palette))
            return png[:at] + _chunk(kind, colours) + png[at + 12 + length :]
        at += 12 + length
    return png


@lru_cache(maxsize=4096)
def strong(colour: Colour) -> Colour:
    """A color of the same hue, farther from the middle.

    On a scale of contrasts with black at 0 and white at 1, the distance to the nearer end shrinks. Text at 4.5 : 1 has
    its ink on one side of the middle and its ground on the other, so its contrast increases.
    """
    lightness = log((luminance(colour) + 0.05) / 0.05, _MOST)
    light = lightness > 0.5
    way = 2 * (1 - lightness if light else lightness)
    wanted = 1 - way**STRENGTH / 2 if light else way**STRENGTH / 2
    return _towards(colour, float(0.05 * _MOST**wanted - 0.05))


def _towards(colour: Colour, bright: float) -> Colour:
    """The color with another luminance: scaled, and mixed with white if it can't be scaled further."""
    light = [light_of(channel) for channel in colour]
    now = luminance(colour)
    if now > 0:
        more = min(bright / now, 1 / max(light))
        light = [channel * more for channel in light]
        now *= more
    if now < bright:
        white = (bright - now) / (1 - now)
        light = [channel + (1 - channel) * white for channel in light]
    red, green, blue = map(_shown, light)
    return red, green, blue


def _shown(light: float) -> int:
    value = light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return min(255, max(0, round(255 * value)))
