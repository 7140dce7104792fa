"""Scales of chances, made from games: found again where they are known, and told how good they are."""

from __future__ import annotations

import pytest

from bot.engine import Chance, softmax
from tools import win_chances
from tools.win_chances import Course, Noted, calibration, scales

SCALE = 4.0


def course(number: int) -> Course:
    """A game of two whose winner is drawn by the very chances that a scale gives."""
    chance = Chance(f"game {number}".encode())
    worths = (float(chance.below(13)), float(chance.below(13)))
    likely = softmax([worth / SCALE for worth in worths])[0]
    won = (1.0, 0.0) if chance.below(1000) < 1000 * likely else (0.0, 1.0)
    return [Noted(progress, worths, won) for progress in (0.0, 0.5, 1.0)]


def test_the_scale_by_which_games_were_won_is_found_again() -> None:
    (found,) = scales({2: [course(number) for number in range(600)]}).values()
    assert all(scale == pytest.approx(SCALE, rel=0.35) for scale in found)


def test_where_guesses_tell_nothing_chances_are_alike_and_scales_have_an_end() -> None:
    games = [[Noted(0.5, (9.0, 0.0), (1.0, 0.0) if number % 2 else (0.0, 1.0))] for number in range(40)]
    (found,) = scales({2: games}).values()
    assert 60 < found[1] <= win_chances.MOST


def test_it_is_told_how_often_those_won_who_were_thought_to() -> None:
    told = list(calibration({2: (SCALE,) * 3}, [course(number) for number in range(600)]))
    assert len(told) > 3
    assert all(line.startswith("thought ") and "won" in line for line in told)
