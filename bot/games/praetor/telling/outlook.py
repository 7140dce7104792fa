"""What the end of the round will bring, as things stand."""

from __future__ import annotations

from bot.games.praetor.components import CONSTANTS
from bot.games.praetor.rules import update
from bot.games.praetor.state import View


def wages_ahead(view: View, seat: int, joining: int = 0) -> int:
    """The wages at the end of this round if the seat sends nobody else, and so many join by the academy."""
    player = view.players[seat]
    board = player.player_board
    retiring = sum(
        worker.experience + 1 == CONSTANTS.retire_at and update.learns(view, worker)
        for worker in player.placed
        if not worker.retired
    )
    active = player.active_workers + player.stage_2 + joining - retiring
    return board.wage_active.due(active) + board.wage_retired.due(player.retired_workers + retiring)
