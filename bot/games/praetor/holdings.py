"""What a player of Praetor has."""

from __future__ import annotations

from bot.engine import Holding, Holdings

from .components import CONSTANTS, RESOURCES
from .state import Player, Table

STOCK, PEOPLE, CITY = "stock", "people", "city"
"""Shelves: what pictures show side by side."""


HOLDINGS = Holdings(
    Player,
    (
        Holding("favor", "common/points_wreath", said="favor", scored="favor"),
        *(
            Holding(
                good, f"common/{good}", f"goods.{good}", said=f"goods-{good}", scored="resources", shelf=STOCK
            )
            for good in RESOURCES
        ),
        Holding("morale", "common/morale", noted="morale_index", scored="morale"),
        Holding("tiles", "common/owned_house", Table.owned, shelf=CITY, most=CONSTANTS.max_owned_tiles),
        Holding("wall_tiles", "praetor/wall", shelf=CITY),
        Holding(
            "workers",
            "common/die_1",
            "active_workers",
            ready="pool",
            reads=("placed",),
            scored="workers",
            coloured=True,
        ),
        Holding("retired", "common/retired", "retired_workers", ready="retired", shelf=PEOPLE, listed=True),
        Holding(
            "training",
            "praetor/training_camp",
            "new_workers",
            reads=("stage_1", "stage_2"),
            scored="workers",
        ),
        Holding(
            "villagers", "common/villager", said="villagers", scored="villagers", shelf=PEOPLE, listed=True
        ),
    ),
    elsewhere={
        "arrival": "the turn order, which it decides, is shown",
        "board": "its rates, wages and morale are shown",
        "dealt": "the sides to choose from are shown",
        "passed": "a tag beside the points shows it",
        "labor_camp_used": "the mat and the status show it",
    },
)
