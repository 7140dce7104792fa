"""Players who leave a game of Discordia: they don't win, and nothing stays unfinished (ruling 44)."""

from __future__ import annotations

import pytest

from bot.games.discordia.game import GAME
from bot.games.discordia.pictures.scene import Heading
from bot.games.discordia.rules.figures import FinalStandings
from bot.games.discordia.rules.moves import EndTurn, Swap, UsePrivilege
from bot.games.discordia.state import State
from bot.games.discordia.words import WORDS
from bot.pictures.names import Showing

from .scenario import acting, asked, bonus, holds, new_game, owns, play, run, stands, stars, told, turn
from .spoken import ENGLISH, english, view_of


def three(*stocks: str) -> State:
    """Return seat 0's die choice in a three-player game with these stocks."""
    state = new_game(3)
    for seat, stock in enumerate(stocks):
        holds(state, seat, stock)
    return state


def header(state: State) -> Heading:
    """Return the heading of the table."""
    return Heading(view_of(state, None), Showing(ENGLISH.names, ENGLISH))


def ranking(state: State) -> list[tuple[int, int]]:
    """Return the seats with their ranks, best first."""
    assert state.outcome is not None
    return [(standing.seat, standing.place) for standing in state.outcome.standings]


def test_a_player_who_leaves_with_the_smallest_stock_ranks_last() -> None:
    state = three("BBB", "BBBBB", "B")
    GAME.resign(state, 2)
    run(state, FinalStandings("ended-years"))
    assert ranking(state) == [(0, 1), (1, 2), (2, 3)]


def test_a_player_who_left_is_shown_as_leader_nowhere_and_the_winners_stock_is_named() -> None:
    state = three("BBB", "BBBBB", "B")
    GAME.resign(state, 2)
    assert english(WORDS.status(view_of(state, 0), 0)[0]).endswith("rank 1 of 3")
    assert english(WORDS.status(view_of(state, 0), 2)[0]).endswith("rank 3 of 3")
    assert [plaque.leads for plaque in header(state).plaques()] == [True, False, False]
    run(state, FinalStandings("ended-years"))
    said = "".join(run.text for run in header(state).narration().happened[0])
    assert said.startswith("Anna wins")
    assert "3 figures" in said


def test_a_seat_that_somebody_took_over_counts_as_staying() -> None:
    state = three("BBB", "BBBBB", "B")
    GAME.resign(state, 2)
    GAME.restore(state, 2)
    run(state, FinalStandings("ended-years"))
    assert ranking(state) == [(2, 1), (0, 2), (1, 3)]


def test_the_last_player_who_stays_wins_and_those_who_left_are_compared() -> None:
    state = three("BB", "B", "BBBBB")
    GAME.resign(state, 0)
    GAME.resign(state, 1)
    assert ranking(state) == [(2, 1), (1, 2), (0, 3)]
    assert told(state)[-1] == "ended-abandoned"


def test_a_game_of_rules_version_1_compares_all_players_alike() -> None:
    state = three("BB", "B", "BBBBB")
    state.rules_version = 1
    GAME.resign(state, 0)
    GAME.resign(state, 1)
    assert ranking(state) == [(1, 1), (0, 2), (2, 3)]


@pytest.mark.parametrize("gone", [0, 1])
def test_a_swap_under_way_is_finished_before_the_final_comparison(gone: int) -> None:
    state = play(bonus(turn("red", 1), "swap", 3), 0, Swap())
    assert asked(state) == [(0, "return-choice")]
    GAME.resign(state, gone)
    assert state.players[0].figures == 4
    assert ranking(state) == [(1 - gone, 1), (gone, 2)]


def test_a_game_of_rules_version_1_is_compared_in_the_middle_of_an_action() -> None:
    state = play(bonus(turn("red", 1), "swap", 3), 0, Swap())
    state.rules_version = 1
    GAME.resign(state, 1)
    assert state.players[0].figures == 7


def test_pending_bonuses_are_still_given_without_further_questions() -> None:
    state = turn("red", 1, stock="RRW")
    stars(state, 0, 1)
    owns(state, 0, "dispatch")
    acting(state, 0, "red", 1)
    stands(state, 0, "K1", "barracks_1b")
    play(state, 0, UsePrivilege("dispatch"))
    GAME.resign(state, 1)
    assert told(state) == ["resigned", "declined", "stars-taken", "ended-abandoned"]
    assert (state.players[0].stars, state.players[0].figures) == (3, 3)


def test_full_ships_are_turned_over_before_the_final_comparison() -> None:
    state = turn("blue", 6, stock="BRW")
    stands(state, 0, "H1", "ship_1b", "BB", "Y")
    play(state, 0, EndTurn())
    assert asked(state) == [(0, "stall-choice")]
    GAME.resign(state, 1)
    assert state.players[0].tile_at("H1") is None
    assert state.players[0].aqueduct == 1
