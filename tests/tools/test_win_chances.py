"""Scales of win chances, fitted to games: known ones are recovered, and their calibration is printed."""

from __future__ import annotations

import pytest

from bot.engine import Chance, softmax
from tools import win_chances
from tools.win_chances import Course, Noted, calibration, scales

SCALE = 4.0


def course(number: int) -> Course:
    """Return a two-player game whose winner is drawn by the chances of a scale."""
    chance = Chance(f"game {number}".encode())
    worths = (float(chance.below(13)), float(chance.below(13)))
    likely = softmax([worth / SCALE for worth in worths])[0]
    won = (1.0, 0.0) if chance.below(1000) < 1000 * likely else (0.0, 1.0)
    return [Noted(progress, worths, won) for progress in (0.0, 0.5, 1.0)]


def test_the_scale_that_decided_the_games_is_recovered() -> None:
    (found,) = scales({2: [course(number) for number in range(600)]}).values()
    assert all(scale == pytest.approx(SCALE, rel=0.35) for scale in found)


def test_if_estimates_say_nothing_the_scale_is_large_but_bounded() -> None:
    games = [[Noted(0.5, (9.0, 0.0), (1.0, 0.0) if number % 2 else (0.0, 1.0))] for number in range(40)]
    (found,) = scales({2: games}).values()
    assert 60 < found[1] <= win_chances.MOST


def test_calibration_compares_predicted_with_actual_wins() -> None:
    told = list(calibration({2: (SCALE,) * 3}, [course(number) for number in range(600)]))
    assert len(told) > 3
    assert all(line.startswith("thought ") and "won" in line for line in told)
