"""Pictures in strong contrast, for weak eyes: what is dark becomes darker, what is light lighter."""

from __future__ import annotations

from functools import lru_cache
from math import log
from typing import Final

from .palette import Colour, luminance
from .png import recoloured

STRENGTH: Final = 1.7
"""How quickly everything moves away from the middle: 1 would leave a picture as it is."""

_MOST: Final = 21.0
"""The contrast of white and black."""


def strengthened(png: bytes) -> bytes:
    """A picture of the house, as a PNG with a palette, in strong contrast; what has no palette stays as it is."""
    return recoloured(png, strong)


@lru_cache(maxsize=4096)
def strong(colour: Colour) -> Colour:
    """A colour farther from the middle, of the same hue.

    On a scale of contrasts, where black is 0 and white 1, the way to the nearer end shrinks. Whatever is written at
    4.5 : 1 has its ink on one side of the middle and its ground on the other, and so stands out more than before.
    """
    lightness = _lightness(luminance(colour))
    light = lightness > 0.5
    way = 2 * (1 - lightness if light else lightness)
    wanted = _luminance(1 - way**STRENGTH / 2 if light else way**STRENGTH / 2)
    return _towards(colour, wanted)


def _lightness(bright: float) -> float:
    """Where a luminance lies on the scale of contrasts, from 0 to 1."""
    return log((bright + 0.05) / 0.05, _MOST)


def _luminance(lightness: float) -> float:
    return float(0.05 * _MOST**lightness - 0.05)


def _towards(colour: Colour, bright: float) -> Colour:
    """A colour of a luminance: darker by less light, lighter by more of it, and by white where there is no more."""
    light = [_linear(channel) for channel in colour]
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


def _linear(channel: int) -> float:
    value = channel / 255
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _shown(light: float) -> int:
    value = light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return min(255, max(0, round(255 * value)))
