"""What the tests of every game do with a position: play, be refused, see what is asked and told."""

from __future__ import annotations

import pytest

from bot.engine import AnyState, Decision, Game, Move, Refusal, Text, Value, decision_of, foresee
from tools.samples import TITLES


class Playing:
    """A game in the hands of its tests."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def play(self, state: AnyState, seat: int, move: Move) -> AnyState:
        """Play the move; the same state."""
        self.game.play(state, seat, move)
        return state

    def refusal(self, state: AnyState, seat: int, move: Move) -> Text:
        """Why the move is refused; that it is, and that nothing changes."""
        before = self.game.encode(state)
        with pytest.raises(Refusal) as caught:
            self.game.play(state, seat, move)
        assert self.game.encode(state) == before
        return caught.value.reason

    def refused(self, state: AnyState, seat: int, move: Move) -> str:
        """The key of why the move is refused."""
        return self.refusal(state, seat, move).key

    def asked(self, state: AnyState) -> list[tuple[int, str]]:
        """Who is asked what."""
        return [(decision.seat, decision.kind()) for decision in self.game.asked(state)]

    def offers(self, state: AnyState, seat: int) -> set[type[Move]]:
        """The kinds of move that the seat is offered."""
        return {form.move for form in self._decision(state, seat).forms(state)}

    def offered(
        self, state: AnyState, seat: int, move: type[Move], field: str, **wanted: Value
    ) -> list[Value]:
        """The values of a field that the seat is offered, with what it wants in others; none without a form."""
        forms = self._decision(state, seat).forms(state)
        form = next((form for form in forms if form.move is move), None)
        return [] if form is None else form.options(field, wanted)

    def caution(self, state: AnyState, seat: int, move: Move) -> str | None:
        """What the player would be warned of before the move (the key); None where nothing is to be regretted."""
        warning = self.warning(state, seat, move)
        return warning and warning.key

    def warning(self, state: AnyState, seat: int, move: Move) -> Text | None:
        """The same with what it speaks of."""
        view = self.game.view(state, seat)
        return TITLES[self.game.id].words.caution(foresee(self.game, view, move))

    def told(self, state: AnyState) -> list[str]:
        """The keys of what happened in the last move."""
        return [event.key for event in state.events]

    def _decision(self, state: AnyState, seat: int) -> Decision:
        decision = decision_of(state, seat)
        assert decision is not None, f"seat {seat} is asked nothing"
        return decision
