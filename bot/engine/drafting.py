"""A draft of a turn: moves that a seat has laid out and not yet played, each carried out where the one before leads."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from .events import Event, changes_of
from .foreseeing import Foreseen, foresee
from .game import AnyView, Game
from .moves import Move
from .refusal import Refusal
from .text import text


class Lost(Struct, frozen=True):
    """A move that can't be carried out in a draft any more, and the rule that forbids it."""

    move: Move
    refusal: Refusal


class Draft(Struct, frozen=True):
    """What a seat has composed of its turn, as far as it can know; `view` is what it sees of the real position."""

    view: AnyView
    steps: tuple[Foreseen, ...] = ()

    @property
    def after(self) -> Any:
        """What the seat sees once all steps are carried out."""
        return self.steps[-1].after if self.steps else self.view

    @property
    def moves(self) -> tuple[Any, ...]:
        """The moves, in their order."""
        return tuple(step.move for step in self.steps)

    @property
    def ended(self) -> bool:
        """Whether nothing can be added: chance or another decides, something unknown is seen, or a turn begins."""
        if not self.steps:
            return False
        decision = self.after.decision
        return self.steps[-1].stop is not None or decision is None or decision.begins_turn

    @property
    def events(self) -> list[Event]:
        """All that happens, in its order."""
        return [event for step in self.steps for event in step.events]

    @property
    def changes(self) -> dict[str, int]:
        """By how much each score and stock of the seat changes by all of it."""
        return {what: by for what, by in changes_of(self.events, self.view.own_seat).items() if by}

    def then(self, game: Game, move: Move) -> Draft:
        """With a move more. Raises Refusal where it may not be made."""
        return Draft(self.view, (*self.steps, foresee(game, self.after, move)))

    def before_last(self) -> Draft:
        """Without the last move."""
        return Draft(self.view, self.steps[:-1])


def drafted(game: Game, view: AnyView, moves: Iterable[Move]) -> tuple[Draft, list[Lost]]:
    """What these moves come to from a view, one after the other, and those that can't be carried out."""
    draft, lost = Draft(view), []
    for move in moves:
        if draft.ended or draft.after.decision is None:
            lost.append(Lost(move, Refusal(text("refusal-turn-ends-before"))))
            continue
        try:
            draft = draft.then(game, move)
        except Refusal as refusal:
            lost.append(Lost(move, refusal))
    return draft, lost
