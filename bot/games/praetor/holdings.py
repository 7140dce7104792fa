"""What a seat of Praetor has."""

from __future__ import annotations

from bot.engine import Holding, Holdings

from .components import CONSTANTS, RESOURCES, Resource
from .state import Player, Table

STOCK, PEOPLE, CITY = "stock", "people", "city"
"""What pictures put side by side."""


def _good(good: Resource) -> Holding:
    def held(table: Table, seat: int) -> int:
        return table.players[seat].goods[good]

    return Holding(
        good,
        f"common/{good}",
        held,
        ("goods",),
        said=f"goods-{good}",
        scored="resources",
        shelf=STOCK,
        without={"alt": "they are told as one list"},
    )


HOLDINGS = Holdings(
    Player,
    (
        Holding("favor", "common/points_wreath", said="favor", scored="favor"),
        *map(_good, RESOURCES),
        Holding(
            "morale",
            "common/morale",
            lambda table, seat: table.players[seat].morale,
            ("morale_index",),
            noted=lambda table, seat: table.players[seat].morale_index,
            scored="morale",
        ),
        Holding(
            "tiles",
            "common/owned_house",
            lambda table, seat: table.owned(seat),
            shelf=CITY,
            most=CONSTANTS.max_owned_tiles,
        ),
        Holding("wall_tiles", "praetor/wall", shelf=CITY),
        Holding(
            "workers",
            "common/die_1",
            lambda table, seat: table.players[seat].active_workers,
            ("pool", "placed"),
            ready=lambda table, seat: len(table.players[seat].pool),
            scored="workers",
            coloured=True,
            without={"alt": "each is told with its experience"},
        ),
        Holding(
            "retired",
            "common/retired",
            lambda table, seat: table.players[seat].retired_workers,
            ("retired",),
            ready=lambda table, seat: table.players[seat].retired,
            shelf=PEOPLE,
        ),
        Holding(
            "training",
            "praetor/training_camp",
            reads=("stage_1", "stage_2"),
            scored="workers",
            without={"alt": "it matters little before they are ready"},
        ),
        Holding("villagers", "common/villager", said="villagers", scored="villagers", shelf=PEOPLE),
    ),
    elsewhere={
        "arrival": "the turn order is settled by it, and shown",
        "board": "its rates, wages and morale are",
        "dealt": "the side that can be chosen is",
        "passed": "the tag beside the points says so",
        "labor_camp_used": "the own board and its words say so",
    },
)
