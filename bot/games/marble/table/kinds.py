"""How the four types of district and building look."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.marble.components import TileType
from bot.pictures import palette


@dataclass(frozen=True, slots=True)
class Kind:
    """The city colour of a type, with its light and dark tone."""

    colour: palette.Colour
    light: palette.Colour
    dark: palette.Colour


KINDS: dict[TileType, Kind] = {
    "temple": Kind(palette.GREEN, palette.GREEN_LIGHT, palette.GREEN_DARK),
    "bath": Kind(palette.BLUE, palette.BLUE_LIGHT, palette.BLUE_DARK),
    "theatre": Kind(palette.YELLOW, palette.YELLOW_LIGHT, palette.YELLOW_DARK),
    "arena": Kind(palette.RED, palette.RED_LIGHT, palette.RED_DARK),
}
