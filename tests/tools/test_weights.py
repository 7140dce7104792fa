"""Weights, fitted to games of computers: they find what counts, and are reproducible."""

from __future__ import annotations

from random import Random

import pytest

from bot.engine import STAGES
from tools.weights import LOOKED_ON, TrainingCourse, fit_weights, leads, learned


def test_figures_that_count_are_found_at_every_stage_of_a_game() -> None:
    chance = Random(1)
    courses = []
    for _ in range(4000):
        points, noise, at = chance.uniform(0, 20), chance.uniform(0, 20), chance.random()
        figures = {"always": 1.0, "points": points, "noise": noise}
        courses.append(TrainingCourse([(figures, at)], 7 + (3 - 2 * at) * points))
    weights = fit_weights(courses).figures
    assert weights["points"] == pytest.approx((3, 2, 1), abs=0.1)
    assert weights["noise"] == pytest.approx([0] * STAGES, abs=0.1)


def test_a_lucky_end_says_little_about_a_position_long_before_it() -> None:
    """Games with different signs reach the same middle, which is worth the mean of both ends."""
    courses = [
        TrainingCourse([({"sign": sign, "always": 1.0}, 0.0), *[({"middle": 1.0}, 0.0)] * 6], end)
        for sign, end in ((1.0, 30.0), (-1.0, 10.0))
    ] * 200
    weights = fit_weights(courses).figures
    assert weights["middle"][0] == pytest.approx(20, abs=0.5)
    assert weights["sign"][0] == pytest.approx(10 * LOOKED_ON**6, abs=0.5)


def test_the_same_games_give_the_same_weights() -> None:
    made = [list(learned("discordia", [2], games=2, rounds=2, seed=1)) for _ in range(2)]
    assert made[0] == made[1]
    assert all(weights.figures for weights in made[0])


def games_of(count: int) -> list[TrainingCourse]:
    """Return two-player games that are decided by points alone, whatever else the seats hold."""
    chance, found = Random(2), list[TrainingCourse]()
    for _ in range(count):
        lead, noise = chance.uniform(-20, 20), chance.uniform(-20, 20)
        sides = [({"points": sign * lead, "noise": sign * noise}, chance.random()) for sign in (1.0, -1.0)]
        found += leads(
            [TrainingCourse([side], sign * lead) for side, sign in zip(sides, (1.0, -1.0), strict=True)]
        )
    return found


def test_a_lead_is_measured_against_the_mean_of_the_others() -> None:
    courses = [TrainingCourse([({"points": points}, 0.5)], 10 * points) for points in (6.0, 3.0, 1.0)]
    courses[0].figures[0][0]["alone"] = 4.0
    first, second, _ = leads(courses)
    assert first.figures == [({"points": 4.0, "alone": 4.0}, 0.5)]
    assert first.result == 40
    assert second.figures == [({"points": -0.5, "alone": -2.0}, 0.5)]


def test_the_surer_a_prior_is_the_closer_weights_stay_to_it() -> None:
    courses = games_of(400)
    sure = fit_weights(courses, {"points": (3.0, 0.001), "noise": (0.0, 1.0)}).figures
    doubted = fit_weights(courses, {"points": (3.0, 10.0), "noise": (2.0, 10.0)}).figures
    assert sure["points"] == pytest.approx((3, 3, 3), abs=0.05)
    assert doubted["points"] == pytest.approx((1, 1, 1), abs=0.05)
    assert doubted["noise"] == pytest.approx((0, 0, 0), abs=0.05)
