"""Opponents to measure computers against: they play legally from views alone, and none of them beats a legatus."""

from __future__ import annotations

import pytest

from bot.ai.players import LEGATUS
from bot.engine import Chance
from bot.games import TITLES
from tests.ai.positions import asked_after
from tools.arena import arrange_matches, on_all_cores, play_match
from tools.opponents import OPPONENTS, SIMPLE
from tools.selfplay import computer_player

GAMES = 100
MOST = 45
"""How many of these two-player games an opponent may win against a legatus."""
AT_A_TIME = 20

PAIRS = [(game, name) for game, named in OPPONENTS.items() for name in named]


@pytest.mark.parametrize(("game", "name"), PAIRS)
def test_an_opponent_decides_from_its_view_alone_and_is_deterministic(game: str, name: str) -> None:
    title = TITLES[game]
    state, seat = asked_after(title, 30, "opponents")
    view = title.game.view(state, seat)
    elsewhere = title.game.view(title.game.imagine(view, Chance(b"elsewhere")), seat)
    moves = {computer_player(title, name, b"1").choose(seen) for seen in (view, elsewhere)}
    assert len(moves) == 1
    title.game.check(state, seat, *moves)


def test_every_game_has_a_simple_player_and_at_least_two_opponents() -> None:
    assert OPPONENTS.keys() == TITLES.keys()
    assert all(SIMPLE in named and len(named) > 2 for named in OPPONENTS.values())


@pytest.mark.soak
@pytest.mark.parametrize(("game", "name"), [pair for pair in PAIRS if pair[1] != SIMPLE])
def test_an_opponent_does_not_beat_a_legatus(game: str, name: str) -> None:
    matches = arrange_matches(game, 2, [LEGATUS.name, name], GAMES, 9001, {})
    won = 0.0
    for first in range(0, GAMES, AT_A_TIME):
        results = on_all_cores(play_match, matches[first : first + AT_A_TIME])
        won += sum(result.wins[result.match.players.index(name)] for result in results)
        played = first + AT_A_TIME
        assert won <= MOST, f"{name} wins {won:g} of {played} games"
        if won + GAMES - played <= MOST:
            break  # even if it wins all the others
