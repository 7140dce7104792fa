"""Names of components in messages."""

from __future__ import annotations

from bot.engine import Argument, Text, text
from bot.games.praetor.components import RESOURCES, TYPE_OF, WALL_TILES, Goods, Resource


def tile(tile: str) -> Text:
    return Text(f"tile-{TYPE_OF[tile].id}")


def built(tile: str) -> Text:
    """A city tile as a new object in a sentence: "a sawmill"."""
    return Text(f"tile-{TYPE_OF[tile].id}-built")


def used(tile: str) -> Text:
    """A city tile as a known object in a sentence: "the sawmill"."""
    return Text(f"tile-{TYPE_OF[tile].id}-used")


def board(side: str) -> Text:
    return Text(f"board-{side}")


def good(resource: Resource, amount: int) -> Text:
    return text(f"goods-{resource}", amount=amount)


def goods(held: Goods) -> Argument:
    """Goods in the order of the rules; "nothing" for none."""
    named = [good(resource, held[resource]) for resource in RESOURCES if held.get(resource)]
    return named or [Text("goods-nothing")]


def wall(tile: str) -> Text:
    kind = WALL_TILES[tile]
    return text("wall-tile", demand=goods(kind.demand), points=kind.points)
