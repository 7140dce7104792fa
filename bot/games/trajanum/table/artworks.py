"""Which artwork stands for what."""

from __future__ import annotations

from bot.games.trajanum.components import BUILDINGS, TILES, Colour

POINTS = "common/points_wreath"


def of_gain(what: str) -> str:
    """Of goods, points, an upgrade, an envoy."""
    match what:
        case "coin":
            return "common/coin"
        case "points" | "vp":
            return POINTS
        case _:
            return f"trajanum/{what}"


def of_tile(tile: str) -> tuple[str, ...]:
    """The icons of a colonia tile."""
    kind = TILES[tile]
    if kind.citizen:
        return (f"trajanum/{kind.citizen}",)
    return tuple(map(of_gain, kind.gives))


def of_building(building: str) -> tuple[str, Colour | None]:
    """Of a building, and its colour if it is not grey."""
    return f"trajanum/{building}", BUILDINGS[building].colour
