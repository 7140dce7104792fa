"""How strong the levels are: a tiro as strong as a simple player, and each other level stronger than the one below it.

The deals are always the same, so the same computers win the same games. Few games tell little: what fails here is
surely not as strong as it should be.
"""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.ai.players import LEVELS, TIRO
from bot.games import TITLES
from tools.arena import ArenaScore, arena_scores, arrange_matches, on_all_cores, play_match
from tools.opponents import SIMPLE

SIMPLE_WINS = (0.4, 0.6)
"""A simple player should win such a share of its games with a tiro, of two."""
BETTER_WINS = 0.75
"""A level should win such a share of its games with the one below it, of two, or more."""


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
