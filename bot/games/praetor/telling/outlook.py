"""What the end of the round will bring, as things stand."""

from __future__ import annotations

from ..components import CONSTANTS, TYPE_OF
from ..state import PlacedWorker, View


def retirement_points(view: View) -> int:
    """What a worker brings who retires at the end of this round (U4)."""
    return CONSTANTS.retire_points_epoch_I if view.stack_top == "I" else CONSTANTS.retire_points_epoch_II


def gains_experience(view: View, worker: PlacedWorker) -> bool:
    """Whether a worker on a tile comes back with 1 experience more (U3)."""
    if worker.retired:
        return False
    return worker.role == "builder" or TYPE_OF[view.city[worker.space].tile].activation == "red"


def wages_ahead(view: View, seat: int) -> int:
    """The wages at the end of this round if the seat sends nobody else (U5)."""
    player = view.players[seat]
    board = player.player_board
    retiring = sum(
        worker.experience + 1 == CONSTANTS.retire_at and gains_experience(view, worker)
        for worker in player.placed
    )
    active = player.active_workers + player.stage_2 - retiring
    return board.wage_active.due(active) + board.wage_retired.due(player.retired_workers + retiring)
