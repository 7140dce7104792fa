"""Bonuses (section 3.3): each is carried out at once and completely before anything else goes on.

Bonuses set off bonuses: what follows from one stands on the agenda above what was still owed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from bot.engine import Decision, Move, push
from bot.games.discordia.components import Effect, EffectKind
from bot.games.discordia.state import Owed, State, Table

from . import names
from .moves import Skip

CarryOut: TypeAlias = Callable[[State, int, Effect], None]


class Way(NamedTuple):
    """When an effect would change anything for a seat, and what it does then."""

    is_possible: Callable[[Table, int, Effect], bool]
    carry_out: CarryOut


WAYS: dict[EffectKind, Way] = {}
"""What each kind of effect does: filled in `effects`, where all parts of the rules are known."""

DAMAGES: tuple[EffectKind, ...] = ("lose_star", "draw", "demolish")
"""Effects that hurt; so does the aqueduct, backward."""


def would_change(table: Table, seat: int, effect: Effect) -> bool:
    """Whether the effect would change anything at all: if not, a bonus is lost, an action not on offer."""
    return WAYS[effect.kind].is_possible(table, seat, effect)


class Bonus(Owed):
    """A bonus, a reward or a damage that comes to a seat."""

    def run(self, state: State) -> None:
        """Carry it out, or ask the seat; what is impossible is lost."""
        if would_change(state, self.seat, self.effect):
            WAYS[self.effect.kind].carry_out(state, self.seat, self.effect)
        else:
            harmful = self.effect.kind in DAMAGES or self.effect.amount < 0
            key = "damage-missed" if harmful else "bonus-lost"
            state.tell(key, self.seat, effect=names.effect(self.effect))


class BonusChoice(Decision):
    """A seat is asked how to use a bonus, which it may decline; a seat that nobody plays does (ruling 44)."""

    effect: Effect

    def play(self, state: State, move: Move) -> None:
        """Use it, or lose it."""
        if isinstance(move, Skip):
            state.did("declined", self.seat, effect=names.effect(self.effect))
        else:
            self.use(state, move)

    def use(self, state: State, move: Any) -> None:
        """Carry the bonus out, in the way that the move says."""
        raise TypeError(f"{type(self).__name__} does not say how its bonus is used")

    def absent(self, position: Table) -> Move:
        """It is declined."""
        return Skip()


def owe(state: State, seat: int, *effects: Effect | None) -> None:
    """Carry out effects in this order, before whatever else would come."""
    push(state, *(Bonus(seat, effect) for effect in effects if effect is not None))
