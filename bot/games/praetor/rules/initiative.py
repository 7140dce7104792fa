"""The initiative phase (section 5.3)."""

from __future__ import annotations

from bot.engine import Task
from bot.games.praetor.state import State, Table

from . import names


class InitiativePhase(Task):
    """The turn order of the round, whatever happens to favor meanwhile."""

    def run(self, state: State) -> None:
        """Settle the order and announce it with the round."""
        state.phase = "initiative"
        state.initiative = order_by_favor(state)
        key = "last-round-began" if state.last_round else "round-began"
        state.tell(key, round=state.round, order=names.players(state.initiative))


def order_by_favor(table: Table) -> list[int]:
    """Fewest points first; of equal players the one whose marker lies on top (9.1)."""

    def place(seat: int) -> tuple[int, int]:
        player = table.players[seat]
        return player.favor, -player.arrival

    return sorted(range(table.seats), key=place)
