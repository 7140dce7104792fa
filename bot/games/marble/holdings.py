"""What a seat of City of Marble has."""

from __future__ import annotations

from bot.engine import Holding, Holdings
from bot.engine.holdings import Where

from .components import TREASURY, TYPES, Field, TileType
from .state import Player, Table

REWARDS = "rewards"  # what pictures put side by side

_LISTED: dict[Where, str] = {"alt": "one line lists all types"}


def _tiles(kind: TileType) -> Holding:
    def held(table: Table, seat: int) -> int:
        return table.players[seat].tiles(kind)

    return Holding(f"tile-{kind}", f"marble/tile_{kind}", held, reads=("forum", "incoming"), without=_LISTED)


def _imperium(kind: TileType) -> Holding:
    name, artwork = f"imperium-{kind}", f"marble/imperium_{kind}"
    return Holding(name, artwork, f"imperium.{kind}", scored="imperium", without=_LISTED)


def reward_of(field: Field) -> str:
    """What a magistrate fetches from a field, by its name."""
    return "coins" if field == TREASURY else f"imperium-{field}"


HOLDINGS = Holdings(
    Player,
    (
        Holding("points", "common/points_wreath", said="points", scored="play"),
        *map(_tiles, TYPES),
        Holding("coins", "marble/treasury", said="coins", scored="coins", shelf=REWARDS),
        Holding("bridges", "marble/bridge", scored="bridges", shelf=REWARDS),
        *map(_imperium, TYPES),
        Holding(
            "home", "common/pawn", coloured=True, without={"changes": "events name where magistrates go"}
        ),
    ),
    elsewhere={"fields": "magistrates stand on them, and a move's picture counts all that are sent off"},
)
