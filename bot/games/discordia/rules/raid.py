"""The Germanic raid at a year's end (section 5.9)."""

from __future__ import annotations

from bot.engine import Task, push
from bot.games.discordia.components import GERMANIC
from bot.games.discordia.state import State, Table

from . import names
from .bonuses import Bonus
from .decrees import DecreeChoice
from .ships import FullShips


def withstands(table: Table, seat: int) -> bool:
    """Whether the seat is as strong as the tribes, as far as they lie open."""
    return table.players[seat].strength >= table.raid_strength


class Raid(Task):
    """A seat's raid step: reward or damage, then decrees, then full ships (ruling 23)."""

    seat: int

    def run(self, state: State) -> None:
        """Compare the city's strength with that of both Germanic tiles."""
        state.phase = "raid"
        assert state.left is not None
        assert state.right is not None
        won = withstands(state, self.seat)
        effect = GERMANIC[state.right if won else state.left].effect
        if state.heard:
            state.tell(
                "raid-won" if won else "raid-lost",
                self.seat,
                strength=state.players[self.seat].strength,
                tribes=state.raid_strength,
                effect=names.effect(effect),
            )
        push(state, Bonus(self.seat, effect), DecreeChoice(self.seat), FullShips(self.seat))
