"""Advance a position: carry out an answer and everything that follows from it, up to the next question."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .agenda import Alongside, Answer, Decision, Task, Together, push
from .forms import Form, only_move
from .moves import ASK, Move
from .position import UNHEARD

MOST_STEPS = 10_000
"""Steps in a row without a question; more than this is taken for an endless loop."""


class Question:
    """A decision that waits for an answer, with its forms: computed once, valid until the position changes."""

    __slots__ = ("_forms", "_state", "decision")

    def __init__(self, state: Any, decision: Decision) -> None:
        self.decision = decision
        self._state = state
        self._forms: list[Form] | None = None

    @property
    def forms(self) -> list[Form]:
        """The answers allowed; the same objects each time."""
        if self._forms is None:
            self._forms = list(self.decision.forms(self._state))
        return self._forms


def begin(state: Any) -> None:
    """Clear what the last move left behind (its events and draws) and count the next one."""
    state.ply += 1
    if state.events is not UNHEARD:
        state.events = []
    state.chance.drawn = []


def answer(state: Any, decision: Decision, move: Move) -> None:
    """Carry out a legal answer to one of the decisions that are open."""
    top = state.agenda[-1]
    if top is decision:
        state.agenda.pop()
        decision.play(state, move)
    elif isinstance(top, Together):
        top.answers[next(index for index, open in top.open() if open is decision)] = move
        state.tell("answered", decision.seat).reveals = next(top.open(), None) is None
    else:
        top.play(state, decision, move)


def advance(state: Any) -> list[Question]:
    """Run tasks and answer decisions that need no asking, until a seat must be asked or the game is over.

    Returns the questions that are then open; none when the game is over.
    """
    agenda = state.agenda
    for _ in range(MOST_STEPS):
        if not agenda:
            return []
        top = agenda[-1]
        if isinstance(top, Task):
            del agenda[-1]
            top.run(state)
        elif isinstance(top, Decision):
            settled = settle(state, top)
            if isinstance(settled, Question):
                return [settled]
            agenda.pop()
            top.play(state, settled)
        elif isinstance(top, Together):
            questions = list(_settle_together(state, top))
            if questions:
                return questions
            agenda.pop()
            given = zip(top.decisions, top.answers, strict=True)
            push(state, *(Answer(decision, move) for decision, move in given if move))
        elif isinstance(top, Alongside):
            if not top.decisions:
                agenda.pop()
            elif questions := _settle_alongside(state, top):
                return questions
    raise RuntimeError(
        f"the agenda has gone on for {MOST_STEPS} steps without asking anybody, and {type(agenda[-1]).__name__} "
        "comes next: some task has to ask a decision, or to set state.outcome and push nothing"
    )


def settle(state: Any, decision: Decision) -> Move | Question:
    """The answer where none has to be asked (player gone, forced, or a standing answer); else the question."""
    seat = decision.seat
    if state.gone[seat]:
        return decision.absent(state)
    question = Question(state, decision)
    if not decision.ask_when_forced:
        forced = only_move(question.forms)
        if forced is not None:
            return forced
    if state.instructions:
        way = state.way_of(seat, decision.kind())
        if way != ASK:
            return decision.answer_in(state, way) or question
    return question


def _settle_together(state: Any, together: Together) -> Iterator[Question]:
    """Answer what needs no asking; yield what must be asked."""
    for index, decision in list(together.open()):
        settled = settle(state, decision)
        if isinstance(settled, Question):
            yield settled
        else:
            together.answers[index] = settled


def _settle_alongside(state: Any, alongside: Alongside) -> list[Question]:
    """Play the first decision that needs no asking and return nothing; where there is none, return all questions."""
    questions: list[Question] = []
    for decision in alongside.open():
        settled = settle(state, decision)
        if not isinstance(settled, Question):
            alongside.play(state, decision, settled)
            return []
        questions.append(settled)
    return questions
