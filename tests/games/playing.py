"""Tools for testing the rules of a game: moves, refusals, decisions, warnings and events."""

from __future__ import annotations

import pytest

from bot.engine import AnyState, Decision, Game, Move, Refusal, Text, Value, decision_of, foresee
from tools.samples import TITLES


class Playing:
    """Plays a game in tests and inspects its positions."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def play(self, state: AnyState, seat: int, move: Move) -> AnyState:
        """Play the move and return the same state object."""
        self.game.play(state, seat, move)
        return state

    def refusal(self, state: AnyState, seat: int, move: Move) -> Text:
        """Return the reason for refusing the move; assert that it is refused and changes nothing."""
        before = self.game.encode(state)
        with pytest.raises(Refusal) as caught:
            self.game.play(state, seat, move)
        assert self.game.encode(state) == before
        return caught.value.reason

    def refused(self, state: AnyState, seat: int, move: Move) -> str:
        """Return the message key of the refusal."""
        return self.refusal(state, seat, move).key

    def asked(self, state: AnyState) -> list[tuple[int, str]]:
        """Return the open decisions as pairs of seat and kind."""
        return [(decision.seat, decision.kind()) for decision in self.game.asked(state)]

    def offers(self, state: AnyState, seat: int) -> set[type[Move]]:
        """Return the kinds of move offered to the seat."""
        return {form.move for form in self._decision(state, seat).forms(state)}

    def offered(
        self, state: AnyState, seat: int, move: type[Move], field: str, **wanted: Value
    ) -> list[Value]:
        """Return the values offered for a field, given `wanted` in other fields; empty without a form of the move."""
        forms = self._decision(state, seat).forms(state)
        form = next((form for form in forms if form.move is move), None)
        return [] if form is None else form.options(field, wanted)

    def caution(self, state: AnyState, seat: int, move: Move) -> str | None:
        """Return the key of the warning before a move, or None if there is no warning."""
        warning = self.warning(state, seat, move)
        return warning and warning.key

    def warning(self, state: AnyState, seat: int, move: Move) -> Text | None:
        """Return the warning before a move with its arguments, or None."""
        view = self.game.view(state, seat)
        return TITLES[self.game.id].words.caution(foresee(self.game, view, move))

    def told(self, state: AnyState) -> list[str]:
        """Return the keys of the last move's events."""
        return [event.key for event in state.events]

    def _decision(self, state: AnyState, seat: int) -> Decision:
        decision = decision_of(state, seat)
        assert decision is not None, f"seat {seat} is asked nothing"
        return decision
