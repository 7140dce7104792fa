"""Players who leave rank behind all who stay (sections 5.12 and 6)."""

from __future__ import annotations

import pytest

from bot.engine import Return
from bot.games.trajanum.game import GAME
from bot.games.trajanum.scoring import standings
from bot.games.trajanum.state import State
from bot.games.trajanum.words import WORDS

from .scenario import new_game
from .spoken import english, view_of


def with_points(*points: int) -> State:
    """Return a game in which the seats have these points."""
    state = new_game(len(points))
    for player, amount in zip(state.players, points, strict=True):
        player.points["column"] = amount
    return state


def ranks(state: State) -> list[tuple[int, int]]:
    """Return the seats with their ranks, best first."""
    return [(standing.seat, standing.place) for standing in standings(state)]


def test_a_leader_who_leaves_does_not_win() -> None:
    state = with_points(9, 50, 7)
    GAME.resign(state, 1)
    assert ranks(state) == [(0, 1), (2, 2), (1, 3)]
    assert state.outcome is None


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_only_player_left_wins_whatever_the_points(seats: int) -> None:
    state = with_points(*range(50, 50 - seats, -1))
    for seat in range(seats - 1):
        assert state.outcome is None
        GAME.resign(state, seat)
    assert state.outcome is not None
    assert state.outcome.reason == "ended-abandoned"
    assert state.outcome.winners == [seats - 1]


def test_the_status_of_a_player_who_left_says_last_rank() -> None:
    state = with_points(9, 50, 7)
    GAME.resign(state, 1)
    said = [english(WORDS.status(view_of(state, None), seat)[0]) for seat in range(3)]
    assert said == ["9 points, rank 1 of 3", "50 points, rank 3 of 3", "7 points, rank 2 of 3"]


def test_players_who_left_are_ranked_among_themselves() -> None:
    state = with_points(20, 1, 30, 2)
    state.gone = [True, False, True, False]
    assert ranks(state) == [(3, 1), (1, 2), (2, 3), (0, 4)]


def test_a_seat_that_somebody_took_over_counts_as_staying() -> None:
    state = with_points(9, 50, 7)
    GAME.resign(state, 1)
    GAME.apply(state, 1, Return())
    assert ranks(state) == [(1, 1), (0, 2), (2, 3)]


def test_a_game_of_rules_version_1_ranks_by_points_only() -> None:
    state = with_points(9, 50, 7)
    state.rules_version = 1
    GAME.resign(state, 1)
    assert ranks(state)[0] == (1, 1)
