"""The set-up: everybody is dealt seeds, and hides one of them, unseen by the others (section 2)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Chance, Decision, Form, Move, Text, Together, push
from tools.example.components import CONSTANTS
from tools.example.state import State, Table

from . import refusals
from .moves import Hide
from .turns import NextTurn


def set_up(seats: int, options: dict[str, str], chance: Chance, rules_version: int) -> State:
    """Deal the seeds; all hide one at the same time, then the first seat begins."""
    seeds = chance.shuffled(range(1, CONSTANTS.seeds + 1))
    state = State(
        seats=seats,
        options=options,
        gone=[False] * seats,
        rules_version=rules_version,
        coins=[CONSTANTS.coins] * seats,
        points=[0] * seats,
        seeds=[CONSTANTS.hand] * seats,
        hands=[seeds[seat * CONSTANTS.hand : (seat + 1) * CONSTANTS.hand] for seat in range(seats)],
        hidden=[0] * seats,
        agenda=[],
        chance=chance,
    )
    push(state, Together.of([ChooseHidden(seat) for seat in range(seats)]), NextTurn(seats - 1))
    return state


class ChooseHidden(Decision):
    """Which seed to hide; asked even with one seed in hand, since not asking would reveal the number."""

    ask_when_forced = True

    def forms(self, position: Table) -> Iterator[Form]:
        """Any seed of the hand."""
        yield Form(Hide, seed=list(position.hand(self.seat)))

    def play(self, state: State, move: Hide) -> None:
        """Hide the seed; only the seat itself is told which one it was."""
        state.hands[self.seat].remove(move.seed)
        state.seeds[self.seat] -= 1
        state.hidden[self.seat] = move.seed
        event = state.did("hid", self.seat)
        event.known_to = [self.seat]
        event.secret = {"seed": move.seed}
        state.note(self.seat, "seeds", -1)

    def absent(self, position: Table) -> Move:
        """The first seed in hand."""
        return Hide(position.hand(self.seat)[0])

    def why_not(self, position: Table, move: Hide) -> Text | None:
        """The seed isn't in the hand."""
        return refusals.not_held(position, self.seat)
