"""Phase 4, upkeep and tax (section 5.5)."""

from __future__ import annotations

from bot.engine import Task
from bot.games.provincia.components import CONSTANTS
from bot.games.provincia.state import State

from .changes import change_goods, change_track, lose_prestige
from .taxes import tax_due


class UpkeepPhase(Task):
    """Morale and defence wear off, and Rome wants its tax."""

    def run(self, state: State) -> None:
        """Of each in turn order: the tax, in gold or else in prestige, then a step down on both tracks."""
        state.phase = "upkeep"
        for seat in state.turn_order():
            _keep_up(state, seat)


def _keep_up(state: State, seat: int) -> None:
    due = tax_due(state.players[seat])
    if not due:
        state.tell("upkeep-untaxed", seat)
    elif state.players[seat].goods["gold"] >= due:
        state.tell("upkeep-taxed", seat, gold=due)
        change_goods(state, seat, "gold", -due)
    else:
        state.tell("upkeep-unpaid", seat, gold=due, prestige=CONSTANTS.tax_default_prestige)
        lose_prestige(state, seat, CONSTANTS.tax_default_prestige)
    change_track(state, seat, "morale", -1)
    change_track(state, seat, "defence", -1)
