"""The colors that all pictures share, and each game's own accents and ornament."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Colour: TypeAlias = tuple[int, int, int]  # red, green, blue, each 0 to 255


def rgb(code: str) -> Colour:
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def code(colour: Colour) -> str:
    return "#{:02X}{:02X}{:02X}".format(*colour)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """The first color mixed with a share (0 to 1) of the other."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def light_of(channel: int) -> float:
    value = channel / 255
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def luminance(colour: Colour) -> float:
    """The relative luminance by WCAG 2, from 0 (black) to 1 (white)."""
    red, green, blue = map(light_of, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """The contrast of two colors by WCAG 2, from 1 to 21; text needs 4.5."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


BLACK = rgb("#000000")
WHITE = rgb("#FFFFFF")

# The wall and the panels on it.
WALL = rgb("#271C18")
NIGHT = rgb("#1D1513")
PANEL = rgb("#352822")
PANEL_ASKED = rgb("#3F3028")
CELL = rgb("#46362D")
LINE = rgb("#6B5341")
TESSERA_ON_PANEL = rgb("#7A6450")

# Text on dark.
IVORY = rgb("#F8F1E2")
SOFT = rgb("#CDBBA0")
FAINT = rgb("#AD977E")
ALARM = rgb("#F0A08F")

# Text on light.
INK = rgb("#2A1A14")
SEPIA = rgb("#5B4636")
CRIMSON = rgb("#9E2D26")

# Marble, papyrus, gold: each light to dark.
MARBLE = rgb("#F1E8D8")
MARBLE_SHADE = rgb("#E0D3BE")
MARBLE_EDGE = rgb("#BBA98E")
MARBLE_VEIN = rgb("#E6DAC5")
PAPYRUS = rgb("#EFE0BF")
SAND = rgb("#D9C39B")
LIGHT_GOLD = rgb("#F6D684")
GOLD = rgb("#D9A441")
DARK_GOLD = rgb("#8F6420")

# Tracks below and above zero, and chips of good and bad answers on papyrus.
BELOW_ZERO = rgb("#6B322A")
ABOVE_ZERO = rgb("#66663C")
CONSENT = rgb("#39602D")

# Water, and the four kinds of a city: base, light, dark.
WATER = rgb("#5BA3C9")
WATER_LIGHT = rgb("#A6D5EA")
WATER_DARK = rgb("#2C6A92")
GREEN, GREEN_LIGHT, GREEN_DARK = rgb("#68A257"), rgb("#95C484"), rgb("#3C6B31")
BLUE, BLUE_LIGHT, BLUE_DARK = rgb("#3E7FB6"), rgb("#74A9D4"), rgb("#205079")
YELLOW, YELLOW_LIGHT, YELLOW_DARK = rgb("#EDC352"), rgb("#F9E09A"), rgb("#A37A1B")
RED, RED_LIGHT, RED_DARK = rgb("#9E2D26"), rgb("#CB5B4E"), rgb("#5A140F")


@dataclass(frozen=True, slots=True)
class Theme:
    """A game's own look: the grounds of the header and its plaques, the artwork of its frieze, and its emblem."""

    accent: Colour
    dark: Colour
    frieze: str
    emblem: str


@dataclass(frozen=True, slots=True)
class SeatLook:
    """The look of a seat.

    `key` is its name in message keys ("porphyry"), `shape` the shape of its tokens, pips and blocks, `mark` the color
    of that shape on the seat's color, `rim` the color of the edge of its tokens and dice.
    """

    key: str
    colour: Colour
    shape: str
    mark: Colour
    rim: Colour


SEATS = (
    SeatLook("porphyry", rgb("#7B3FA0"), "circle", IVORY, IVORY),
    SeatLook("amber", rgb("#EC8013"), "square", INK, IVORY),
    SeatLook("obsidian", rgb("#24222B"), "triangle", IVORY, IVORY),
    SeatLook("ivory", rgb("#FBF6EA"), "diamond", INK, INK),
    SeatLook("azure", rgb("#6CC0EE"), "star", INK, IVORY),
    SeatLook("verdigris", rgb("#007D59"), "cross", IVORY, IVORY),
)

NOBODY = SeatLook("nobody", CELL, "ring", SOFT, SOFT)
"""The look of a seat without a color yet, in games in which the color comes with the player's choice."""
