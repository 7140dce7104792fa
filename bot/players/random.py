"""The player who plays anything that is allowed."""

from __future__ import annotations

from typing import Any

from bot.engine import AnyView, Chance, Decision, Form, Move


class RandomPlayer:
    """Chooses among all first steps of all forms alike, then among what is left field by field.

    So a kind of move with many openings is chosen more often than one with few, and passing is rare.
    """

    def __init__(self, seed: bytes) -> None:
        self._chance = Chance(seed)

    def choose(self, view: AnyView) -> Move:
        """An answer to what the viewer is asked."""
        decision: Decision = view.decision
        openings: list[tuple[Form, tuple[Any, ...]]] = []
        for form in decision.forms(view):
            if form.fields:
                openings.extend((form, (value,)) for value in form.values(()))
            else:
                openings.append((form, ()))
        form, chosen = self._chance.pick(openings)
        move = form.sample(self._chance.below, chosen)
        self._chance.drawn.clear()
        return move
