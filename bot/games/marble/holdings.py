"""What a player of City of Marble has."""

from __future__ import annotations

from bot.engine import Holding, Holdings

from .components import TREASURY, TYPES, Field, TileType
from .state import Player, Table

REWARDS = "rewards"  # what pictures show side by side


def _tiles(kind: TileType) -> Holding:
    def held(table: Table, seat: int) -> int:
        return table.players[seat].tiles(kind)

    return Holding(f"tile-{kind}", f"marble/tile_{kind}", held, reads=("forum", "incoming"))


def _imperium(kind: TileType) -> Holding:
    return Holding(f"imperium-{kind}", f"marble/imperium_{kind}", f"imperium.{kind}", scored="imperium")


def reward_of(field: Field) -> str:
    """The holding that a magistrate fetches from a field, by name."""
    return "coins" if field == TREASURY else f"imperium-{field}"


HOLDINGS = Holdings(
    Player,
    (
        Holding("points", "common/points_wreath", said="points", scored="play"),
        *map(_tiles, TYPES),
        Holding("coins", "marble/treasury", said="coins", scored="coins", shelf=REWARDS, listed=True),
        Holding("bridges", "marble/bridge", scored="bridges", shelf=REWARDS),
        *map(_imperium, TYPES),
        Holding(
            "home", "common/pawn", coloured=True, without={"changes": "events name where magistrates go"}
        ),
    ),
    elsewhere={"fields": "magistrates stand on them, and a move's picture counts all that are sent off"},
)
