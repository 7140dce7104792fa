"""Weights, made from games of computers: they find what counts, and are made again alike."""

from __future__ import annotations

from random import Random

import pytest

from bot.engine import STAGES
from bot.workshop.weights import LOOKED_ON, Course, fitted, learned, main


def test_what_counts_is_found_at_every_stage_of_a_game() -> None:
    chance = Random(1)
    courses = []
    for _ in range(4000):
        points, noise, at = chance.uniform(0, 20), chance.uniform(0, 20), chance.random()
        figures = {"always": 1.0, "points": points, "noise": noise}
        courses.append(Course([(figures, at)], 7 + (3 - 2 * at) * points))
    weights = fitted(courses).figures
    assert weights["points"] == pytest.approx((3, 2, 1), abs=0.1)
    assert weights["noise"] == pytest.approx([0] * STAGES, abs=0.1)


def test_a_lucky_end_says_little_of_a_position_after_which_all_others_ended_alike() -> None:
    """Both began with different signs and came to the same middle, whose worth is the mean of both ends."""
    courses = [
        Course([({"sign": sign, "always": 1.0}, 0.0), *[({"middle": 1.0}, 0.0)] * 6], end)
        for sign, end in ((1.0, 30.0), (-1.0, 10.0))
    ] * 200
    weights = fitted(courses).figures
    assert weights["middle"][0] == pytest.approx(20, abs=0.5)
    assert weights["sign"][0] == pytest.approx(10 * LOOKED_ON**6, abs=0.5)


def test_the_same_games_make_the_same_weights() -> None:
    made = [learned("marble", [2], games=2, rounds=2, seed=1) for _ in range(2)]
    assert made[0] == made[1]
    assert made[0].figures


def test_a_game_that_there_is_not_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chess"]) == 2
    assert "There is no game called chess" in capsys.readouterr().err
