"""The names of things in texts."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine import Argument, Text, text
from bot.games.marble.components import Colour, Field, TileType
from bot.games.marble.state import SiteKind


def tile_name(kind: TileType) -> Text:
    """A tile, by its type."""
    return Text(f"tile-{kind}")


def tile_names(kinds: Iterable[TileType]) -> Argument:
    """Tiles, read out."""
    return [tile_name(kind) for kind in kinds]


def building_name(kind: SiteKind) -> Text:
    """What stands on a site."""
    return Text(f"building-{kind}")


def imperium_name(kind: TileType) -> Text:
    """An Imperium tile, by its type."""
    return Text(f"imperium-{kind}")


def field_name(field: Field) -> Text:
    """An Imperium field, or the Treasury."""
    return Text(f"place-{field}")


def hill_name(hill: str) -> Text:
    """A hill."""
    return Text(f"hill-{hill}")


def aqueduct_name(colour: Colour) -> Text:
    """An aqueduct."""
    return Text(f"aqueduct-{colour}")


def step_name(colour: Colour, direction: str) -> Text:
    """A piece of an aqueduct, by the way it leads."""
    return text("step", aqueduct=aqueduct_name(colour), direction=Text(f"direction-{direction}"))


def piece_name(colour: Colour, point: str) -> Text:
    """A piece of an aqueduct, by the point that it comes to."""
    return text("piece", aqueduct=aqueduct_name(colour), point=point)
