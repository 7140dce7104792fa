"""The evaluation of the Garden: points, coins, seeds that can still be planted."""

from __future__ import annotations

from bot.engine import Evaluation, read_weights, total_of

from .components import BEDS
from .state import State


def progress(state: State) -> float:
    """How much of the game is over, by the beds that are planted."""
    return 1.0 if state.outcome else len(state.planted) / len(BEDS)


def figures(state: State, seat: int) -> dict[str, float]:
    """The figures of a seat."""
    return {
        "always": 1,
        "points": state.points[seat],
        "coins": state.coins[seat],
        "seeds": state.seeds[seat],
        "hidden": state.hidden[seat],
    }


EVALUATION = Evaluation(figures, progress, total_of, read_weights(__file__))
