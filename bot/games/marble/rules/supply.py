"""What can be drawn, laid and taken home: stacks, forums, magistrates (sections 5.3 and 5.5)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.marble.components import CONSTANTS, TileType
from bot.games.marble.state import Player, Table

from .moves import NONE


def stacks_left(table: Table) -> list[TileType]:
    """The types of which tiles can be drawn."""
    return [kind for kind, left in table.stacks.items() if left]


def empty(stacks: Mapping[TileType, int]) -> int:
    """How many stacks have no tile left."""
    return list(stacks.values()).count(0)


def second_tiles(table: Table, first: str) -> list[str]:
    """What can be drawn with a first tile: another type; of the only stack the same, if it has another."""
    others: list[str] = [kind for kind in stacks_left(table) if kind != first]
    if others:
        return others
    return [first] if sum(table.stacks.values()) > 1 else [NONE]


def in_forum(player: Player) -> list[TileType]:
    """The types that the player can lay."""
    return [kind for kind, held in player.forum.items() if held]


def imperium_held(player: Player) -> list[TileType]:
    """The types of which the player has an Imperium tile."""
    return [kind for kind, held in player.imperium.items() if held]


def imperium_to_come(table: Table, kind: TileType) -> list[int]:
    """How many Imperium tiles of a type each seat has when those who fetch one are home, while there are any left."""
    left = table.imperium[kind]
    held = [player.imperium[kind] for player in table.players]
    for seat in table.turn_order(table.active):
        fetched = min(table.players[seat].fields[kind], left)
        held[seat] += fetched
        left -= fetched
    return held


def recallable(table: Table, seat: int) -> list[str]:
    """The tiles from which the seat can take a magistrate home; those on fields stay there."""
    if table.players[seat].home == CONSTANTS.magistrates:
        return []
    return [place for place, tile in table.tiles.items() if tile.magistrate == seat]
