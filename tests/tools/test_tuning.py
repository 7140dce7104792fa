"""Tuning: weights go where duels are won."""

from __future__ import annotations

from bot.engine import Weights
from bot.games import TITLES
from tools.tuning import Duel, duel_margin, tuned

GAME = "discordia"


def test_neither_of_two_equal_sides_is_ahead() -> None:
    weights = TITLES[GAME].evaluation.weights
    assert duel_margin(Duel(GAME, 2, "equal", (weights, weights))) == 0


def test_who_wants_points_is_ahead_of_who_avoids_them() -> None:
    good = TITLES[GAME].evaluation.weights
    bad = Weights(figures={name: tuple(-each for each in stages) for name, stages in good.figures.items()})
    assert duel_margin(Duel(GAME, 3, "points", (good, bad))) > 0


def test_the_same_duels_tune_alike_and_figures_keep_their_names() -> None:
    weights = TITLES[GAME].evaluation.weights
    once, again = (tuned(GAME, weights, [2], rounds=1, seed=1, each=2) for _ in range(2))
    assert once == again
    assert list(once.figures) == list(weights.figures)
    assert once.figures != weights.figures
    assert tuned(GAME, weights, [2], rounds=0, seed=1, each=2) == weights
