"""The player who plays anything that is allowed."""

from __future__ import annotations

from bot.engine import AnyView, Chance, Decision, Move, random_move


class RandomPlayer:
    """Chooses as `random_move` does: among all first values of all forms alike, then field by field."""

    def __init__(self, seed: bytes) -> None:
        self._chance = Chance(seed)

    def choose(self, view: AnyView) -> Move:
        """An answer to what the viewer is asked."""
        decision: Decision = view.decision
        move = random_move(list(decision.forms(view)), self._chance.below)
        self._chance.drawn.clear()
        return move
