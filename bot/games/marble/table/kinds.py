"""How the four types of district and building look."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.marble.components import TileType
from bot.pictures.palette import (
    BLUE,
    BLUE_DARK,
    BLUE_LIGHT,
    GREEN,
    GREEN_DARK,
    GREEN_LIGHT,
    RED,
    RED_DARK,
    RED_LIGHT,
    YELLOW,
    YELLOW_DARK,
    YELLOW_LIGHT,
    Colour,
)


@dataclass(frozen=True, slots=True)
class Kind:
    """The city colour of a type, with its light and dark tone."""

    colour: Colour
    light: Colour
    dark: Colour


KINDS: dict[TileType, Kind] = {
    "temple": Kind(GREEN, GREEN_LIGHT, GREEN_DARK),
    "bath": Kind(BLUE, BLUE_LIGHT, BLUE_DARK),
    "theatre": Kind(YELLOW, YELLOW_LIGHT, YELLOW_DARK),
    "arena": Kind(RED, RED_LIGHT, RED_DARK),
}
