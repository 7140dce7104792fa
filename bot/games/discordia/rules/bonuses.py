"""What a seat gains and loses, and the bonuses that follow from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from bot.engine import Decision, Move, push
from bot.games.discordia.components import COLOURS, Effect, EffectKind, Figures
from bot.games.discordia.scoring import FinalStandings
from bot.games.discordia.state import Owed, State, Table

from . import moves
from .moves import Skip


def _change_stock(state: State, seat: int, figures: Figures, sign: int) -> None:
    player = state.players[seat]
    for colour, amount in figures.items():
        player.stock[colour] += sign * amount
        state.note(seat, colour, sign * amount)


def gain_figures(state: State, seat: int, figures: Figures) -> None:
    """Figures come to the stock."""
    _change_stock(state, seat, figures, 1)


def lose_figures(state: State, seat: int, figures: Figures) -> None:
    """Figures leave the stock; with the last of them the game is won. What follows must be pushed before."""
    _change_stock(state, seat, figures, -1)
    if not any(state.players[seat].stock.values()):
        push(state, FinalStandings("ended-victory"))


def fill_bag(state: State, figures: Figures) -> None:
    """Figures go into the bag."""
    for colour, amount in figures.items():
        state.bag[colour] += amount


def draw(state: State, amount: int) -> Figures:
    """Draw figures from the bag blindly, or as many as it has (ruling 25)."""
    bag, below = state.bag, state.chance.below
    drawn: Figures = dict.fromkeys(COLOURS, 0)
    size = state.bag_size
    if size and amount:
        state.bring_to_light("bag")
    for left in range(size, max(0, size - amount), -1):
        number = below(left)
        for colour in COLOURS:
            number -= bag[colour]
            if number < 0:
                bag[colour] -= 1
                drawn[colour] += 1
                break
    return {colour: amount for colour, amount in drawn.items() if amount}


def change_stars(state: State, seat: int, amount: int) -> None:
    """Take stars from the cult, or give them back."""
    state.cult -= amount
    state.players[seat].stars += amount
    state.note(seat, "star", amount)


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
            state.tell(key, self.seat, effect=moves.effect(self.effect))


class BonusChoice(Decision):
    """A seat is asked how to use a bonus, which it may decline; a seat that nobody plays does (ruling 44)."""

    effect: Effect

    def play(self, state: State, move: Move) -> None:
        """Use it, or lose it."""
        if isinstance(move, Skip):
            state.did("declined", self.seat, effect=moves.effect(self.effect))
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
