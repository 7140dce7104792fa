"""How the four types of district and building look."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.marble.components import TileType
from bot.pictures import theme


@dataclass(frozen=True, slots=True)
class Kind:
    """The city colour of a type, with its light and dark tone."""

    colour: theme.Colour
    light: theme.Colour
    dark: theme.Colour


KINDS: dict[TileType, Kind] = {
    "temple": Kind(theme.GREEN, theme.GREEN_LIGHT, theme.GREEN_DARK),
    "bath": Kind(theme.BLUE, theme.BLUE_LIGHT, theme.BLUE_DARK),
    "theatre": Kind(theme.YELLOW, theme.YELLOW_LIGHT, theme.YELLOW_DARK),
    "arena": Kind(theme.RED, theme.RED_LIGHT, theme.RED_DARK),
}
