"""How the four colours of the city look: on the mosaic, on tiles, on chips; and the letter of each."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from bot.i18n.fluent import Locale, words
from bot.pictures.theme import (
    BLUE,
    BLUE_DARK,
    BLUE_LIGHT,
    GREEN,
    GREEN_DARK,
    GREEN_LIGHT,
    INK,
    RED,
    RED_DARK,
    RED_LIGHT,
    WALL,
    WHITE,
    YELLOW,
    YELLOW_DARK,
    YELLOW_LIGHT,
    Colour,
    SeatLook,
    mix,
    rgb,
)

ON_RED = rgb("#FFE9DC")


@dataclass(frozen=True, slots=True)
class Kind:
    """A colour of the city: that of its letter, and its tones.

    `stone` is the ground of the mosaic, `glint` the lighter squares on it; `tile` the face of a building.
    """

    ink: Colour
    base: Colour
    light: Colour
    dark: Colour
    stone: Colour
    glint: Colour
    tile: Colour


def _kind(base: Colour, light: Colour, dark: Colour, lift: float = 0.0, ink: Colour = INK) -> Kind:
    """A colour; its stone is laid lighter by a share so that ink can be read on it."""
    stone = mix(base, light, lift)
    return Kind(ink, base, light, dark, stone, mix(stone, light, 0.3), mix(base, light, 0.55))


COLOURS = {
    "red": _kind(RED, RED_LIGHT, RED_DARK, ink=ON_RED),
    "blue": _kind(BLUE, BLUE_LIGHT, BLUE_DARK, 0.28),
    "green": _kind(GREEN, GREEN_LIGHT, GREEN_DARK),
    "yellow": _kind(YELLOW, YELLOW_LIGHT, YELLOW_DARK),
}
"""The four colours, in the order in which they are always named."""


@cache
def letter(colour: str, locale: Locale) -> str:
    """What stands for a colour on cells, chips and workers: its first letter in the language, or two."""
    return words(locale, "trajanum")(f"letter-{colour}")


STONE_FACE, STONE_EDGE = rgb("#B3BABE"), rgb("#D6D9D9")
"""Face and upper edge of the tile of a grey building."""

GROUND, JOINT, TEMPLE_GROUND = rgb("#B59A72"), rgb("#AC9168"), rgb("#8F7650")
"""The ground of a colonia, the joints between its spaces, and the ground of a temple."""
TESSERAE_ON_GROUND = rgb("#EBDDB8")
IVORY_BACK = rgb("#E4D3AC")
"""Back of a tile of the seat Ivory, which else would be the brightest thing in the picture."""


def back(seat: SeatLook) -> Colour:
    """The back of a colonia tile: the seat's colour, quiet enough for what is built to stand out."""
    if seat.key == "ivory":
        return IVORY_BACK
    return mix(seat.colour, WALL, 0.12 if seat.key == "obsidian" else 0.24)


def ring_on_back(seat: SeatLook) -> Colour:
    """The thin ring in the seat's shape on the back of its tiles."""
    return mix(back(seat), INK if seat.key in ("amber", "ivory") else WHITE, 0.36)
