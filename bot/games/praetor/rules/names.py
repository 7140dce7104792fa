"""The names of things in texts."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine import Argument, Player, Text, text
from bot.games.praetor.components import RESOURCES, TYPE_OF, WALL_TILES, Goods, Resource


def tile_name(tile: str) -> Text:
    """The type of a city tile."""
    return Text(f"tile-{TYPE_OF[tile].id}")


def tile_built(tile: str) -> Text:
    """A city tile as the object of a sentence in which it is new: "a sawmill"."""
    return Text(f"tile-{TYPE_OF[tile].id}-built")


def tile_used(tile: str) -> Text:
    """A city tile as the object of a sentence in which it is known: "the sawmill"."""
    return Text(f"tile-{TYPE_OF[tile].id}-used")


def board_name(board: str) -> Text:
    """The side of a player board."""
    return Text(f"board-{board}")


def goods_name(resource: Resource, amount: int) -> Text:
    """So much of a resource."""
    return text(f"goods-{resource}", amount=amount)


def goods_names(goods: Goods) -> Argument:
    """Goods, read out in the order of the rules; "nothing" for none."""
    return [goods_name(resource, goods[resource]) for resource in RESOURCES if goods.get(resource)] or [
        Text("goods-nothing")
    ]


def wall_name(wall_tile: str) -> Text:
    """A wall tile, by its demand and its points."""
    tile = WALL_TILES[wall_tile]
    return text("wall-tile", demand=goods_names(tile.demand), points=tile.points)


def worker_names(workers: Iterable[int]) -> Argument:
    """Workers, by their experience."""
    return [text("worker", experience=experience) for experience in workers]


def players(seats: Iterable[int]) -> Argument:
    """Players, by their seats."""
    return [Player(seat) for seat in seats]
