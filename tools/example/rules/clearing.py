"""The end of the season: everybody throws away the seeds that are left, at once, one by one (section 4)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Alongside, Decision, Form, Move, Task, Text, push
from tools.example.state import State, Table

from . import refusals
from .moves import Compost


class Clearing(Task):
    """Players with seeds left throw them away."""

    def run(self, state: State) -> None:
        """Ask all at once, so that nobody waits for anybody."""
        push(state, Alongside.of([ThrowAway(seat) for seat in range(state.seats) if state.hands[seat]]))


class ThrowAway(Decision):
    """Which seed to throw away next."""

    def forms(self, position: Table) -> Iterator[Form]:
        """Any seed of the hand."""
        yield Form(Compost, seed=list(position.hand(self.seat)))

    def play(self, state: State, move: Compost) -> None:
        """Throw the seed away; ask the seat again as long as it has seeds.

        If nobody plays the seat, nobody knows beforehand which seed goes.
        """
        unknown = state.gone[self.seat]
        if unknown:
            state.bring_to_light("seed")
        state.hands[self.seat].remove(move.seed)
        state.seeds[self.seat] -= 1
        state.gone_seeds.append(move.seed)
        state.did("composted", self.seat, seed=move.seed).reveals = unknown
        state.note(self.seat, "seeds", -1)
        if state.hands[self.seat]:
            push(state, ThrowAway(self.seat))

    def absent(self, position: Table) -> Move:
        """Throw away the first seed in hand."""
        return Compost(position.hand(self.seat)[0])

    def why_not(self, position: Table, move: Compost) -> Text | None:
        """The seed isn't in the hand."""
        return refusals.not_held(position, self.seat)
