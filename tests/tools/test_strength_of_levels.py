"""How strong the levels are: a tiro is as strong as a simple player, and each level beats the one below it.

The deals are fixed, so the same computers win the same games. Few games say little, so only a level that is certainly
too weak fails.
"""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.ai.players import LEVELS, TIRO
from bot.games import TITLES
from tools.arena import ArenaScore, arena_scores, arrange_matches, on_all_cores, play_match
from tools.opponents import SIMPLE

SIMPLE_WINS = (0.4, 0.6)
"""The share of two-player games that a simple player should win against a tiro."""
BETTER_WINS = 0.75
"""The share of two-player games that a level should win against the one below it, at least."""


def score_of(player: str, other: str, game: str, games: int) -> ArenaScore:
    matches = arrange_matches(game, 2, [player, other], games, 9101, {})
    return arena_scores(list(on_all_cores(play_match, matches)))[0]


@pytest.mark.soak
@pytest.mark.parametrize("game", TITLES)
def test_a_tiro_is_as_strong_as_a_simple_player(game: str) -> None:
    its = score_of(SIMPLE, TIRO.name, game, 40)
    least, most = SIMPLE_WINS
    assert its.low <= most, f"the simple player wins {its.wins:.0%} ({its.low:.0%} at least)"
    assert its.high >= least, f"the simple player wins {its.wins:.0%} ({its.high:.0%} at most)"


@pytest.mark.soak
@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize(("worse", "better"), [*pairwise(LEVELS)])
def test_a_level_beats_the_one_below_it(worse: str, better: str, game: str) -> None:
    its = score_of(better, worse, game, 12)
    assert its.high >= BETTER_WINS, f"{better} wins {its.wins:.0%} ({its.high:.0%} at most)"
