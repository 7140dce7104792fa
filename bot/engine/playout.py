"""A position played on for somebody who looks ahead: fast, unheard, by moves that its own forms offer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .agenda import Decision, Together
from .course import Question, advance, answer, begin
from .forms import random_move
from .game import AnyState
from .moves import Move
from .position import UNHEARD, open_decisions


class Playout:
    """Plays a position on; the same moves lead to the same position as by `Game.play`, but for what is told.

    The position is taken over: copy it before, where it is still needed. No event is told and no deed kept,
    no move is checked, and the forms of a question are made once. `questions` are those that wait for an answer,
    with their forms; none when the game is over.
    """

    __slots__ = ("questions", "state")

    def __init__(self, state: AnyState) -> None:
        self.state = state
        state.events = UNHEARD
        self.questions: Sequence[Question] = [Question(state, decision) for decision in open_decisions(state)]

    def play(self, decision: Decision, move: Move) -> None:
        """Answer one of the questions by a move that its forms offer, and go on up to the next."""
        state = self.state
        begin(state)
        answer(state, decision, move)
        if len(self.questions) > 1 and isinstance(state.agenda[-1], Together):
            # for the others, who answer unseen by each other, nothing has changed
            self.questions = [question for question in self.questions if question.decision is not decision]
        else:
            self.questions = advance(state)

    def play_at_random(self, below: Callable[[int], int]) -> None:
        """Answer the first question by a random move (`random_move`); `below(n)` draws from 0 to n - 1."""
        question = self.questions[0]
        self.play(question.decision, random_move(question.forms, below))

    def play_to_the_end(self, below: Callable[[int], int]) -> int:
        """Play random moves until the game is over; how many."""
        begun = self.state.ply
        while self.questions:
            self.play_at_random(below)
        return int(self.state.ply - begun)
