"""What things are worth, and what the end of the round will bring as they stand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine import Foreseen
from bot.games.praetor.components import CONSTANTS
from bot.games.praetor.rules import update
from bot.games.praetor.state import View

WORTH = {
    "gold": 0.75,
    "wood": 1.3,
    "stone": 1.3,
    "marble": 2.0,
    "weapon": 3.0,
    "favor": 1.0,
    "morale": 1.0,
    "training": 3.0,
    "wall_tiles": 6.0,
}
"""What things are worth to most players, in points (goods: section 3.4)."""


def worth(amounts: Mapping[Any, int]) -> float:
    """Roughly how much players want such gains and losses; it orders menus and lists, no more."""
    return sum(WORTH.get(what, 0) * amount for what, amount in amounts.items())


def pool_ahead(view: View, seat: int) -> tuple[list[int], int]:
    """The workers of the next round if the seat sends nobody else, and how many retire (U1 to U4)."""
    player = view.players[seat]
    returning = [
        worker.experience + update.learns(view, worker) for worker in player.placed if not worker.retired
    ]
    staying = [experience for experience in returning if experience < CONSTANTS.retire_at]
    trained = [CONSTANTS.villager_experience] * player.stage_2
    return sorted([*player.pool, *trained, *staying]), len(returning) - len(staying)


def wages_ahead(view: View, seat: int, joining: int = 0) -> int:
    """The wages at the end of this round if the seat sends nobody else, and so many join by the academy."""
    player = view.players[seat]
    board = player.player_board
    active, retiring = pool_ahead(view, seat)
    return board.wage_active.due(len(active) + joining) + board.wage_retired.due(
        player.retired_workers + retiring
    )


def wages_are_paid(foreseen: Foreseen) -> bool:
    """Whether the round comes so far by the move that the seat pays its wages."""
    return any(event.key.startswith("wages") and event.seat == foreseen.seat for event in foreseen.events)
