"""Weights, made from games of computers: they find what counts, and are made again alike."""

from __future__ import annotations

from random import Random

import pytest

from bot.engine import STAGES
from bot.workshop.weights import fitted, learned, main


def test_what_counts_is_found_at_every_stage_of_a_game() -> None:
    chance = Random(1)
    positions = []
    for _ in range(4000):
        points, noise, at = chance.uniform(0, 20), chance.uniform(0, 20), chance.random()
        positions.append(({"always": 1.0, "points": points, "noise": noise}, at, 7 + (3 - 2 * at) * points))
    weights = fitted(positions).figures
    assert weights["points"] == pytest.approx((3, 2, 1), abs=0.1)
    assert weights["noise"] == pytest.approx([0] * STAGES, abs=0.1)


def test_the_same_games_make_the_same_weights() -> None:
    made = [learned("marble", [2], games=2, rounds=2, seed=1) for _ in range(2)]
    assert made[0] == made[1]
    assert made[0].figures


def test_a_game_that_there_is_not_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chess"]) == 2
    assert "There is no game called chess" in capsys.readouterr().err
