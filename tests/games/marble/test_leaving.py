"""Seats whose player leaves (ruling 46), and claims that are answered by standing instructions."""

from __future__ import annotations

import pytest

from bot.engine import Instruct, Refusal, Resign, Return
from bot.games.marble.game import GAME
from bot.games.marble.pictures.table import Heading
from bot.games.marble.rules import aqueducts
from bot.games.marble.rules.moves import Claim, Draw
from bot.games.marble.scoring import open_points, standings
from bot.games.marble.state import State
from bot.games.marble.words import WORDS
from bot.pictures.names import Showing

from .examples import CLAUDIA, JULIA, TIBERIUS, theatre_about_to_be_built
from .scenario import (
    BATH,
    TEMPLE,
    THEATRE,
    asked,
    end_turn,
    holds,
    laid,
    lay,
    line,
    new_game,
    on_field,
    play,
    stacks,
    told,
    turn_of,
    where,
)
from .spoken import ENGLISH, english, view_of


def test_46_an_open_action_is_forfeited() -> None:
    state = new_game(3)
    turn_of(state, 0)
    play(state, 0, Draw("bath", "temple"))
    GAME.resign(state, 0)
    assert asked(state) == [(1, "action")]
    assert state.players[0].forum["bath"] == 2


def test_46_a_start_path_follows_the_order_of_directions() -> None:
    state = new_game(3, "viminal", "palatine", "aventine")
    laid(state, TEMPLE, "C15-D15")
    lay(turn_of(state, 0), 0, TEMPLE, "C16-C17", "yes")
    first = aqueducts.path_laid(state, "grey", aqueducts.start_paths(state, "grey")[0])
    GAME.resign(state, 0)
    assert state.aqueducts["grey"] == ["BC17", *(point for _, point in first)]
    assert asked(state) == [(1, "action")]


def test_46_the_turn_of_an_abandoned_seat_consists_only_of_its_end() -> None:
    state = new_game(3)
    on_field(state, 1, temple=1)
    GAME.resign(turn_of(state, 0), 1)
    play(state, 0, Draw("bath", "temple"))
    play(state, 0, Draw("bath", "temple"))
    assert asked(state) == [(2, "action")]
    assert state.players[1].imperium["temple"] == 1
    assert state.turn == 3
    assert {"passed", "turn-ended"}.isdisjoint(told(state))


def test_46_an_abandoned_seat_declines_claims_but_still_builds() -> None:
    state = new_game(3, "viminal", "palatine", "aventine")
    laid(state, TEMPLE, "C15-D15", by=1)
    laid(state, BATH, "D16-D17")
    line(state, "grey", "BC17", "BC15")
    GAME.resign(turn_of(state, 0), 1)
    lay(state, 0, TEMPLE, "C16-C17")
    assert state.sites["CD16"].owner == 1
    assert where(state, 1)[1] == ["C15-D15"]
    assert asked(state) == [(0, "action")]


def test_46_a_player_who_left_counts_for_majorities_but_ranks_last() -> None:
    state = new_game(3)
    state.players[1].points = 99
    state.players[1].coins = 3
    state.players[0].coins = 3
    state.gone[1] = True
    assert open_points(state)[0]["most_coins"] == 0
    assert [(one.seat, one.place) for one in standings(state)][-1] == (1, 3)


def test_46_a_leader_who_leaves_does_not_win() -> None:
    for seats in GAME.seats:
        state = new_game(seats)
        state.players[0].points = 99
        GAME.resign(state, 0)
        assert standings(state)[-1].seat == 0
        assert (state.outcome is not None) == (seats == 2)


def test_46_a_player_who_left_is_shown_as_leader_nowhere() -> None:
    state = new_game(3)
    for seat, points in enumerate((5, 3, 9)):
        state.players[seat].points = points
    GAME.resign(state, 2)
    places = [english(WORDS.status(view_of(state, None), seat)[0]) for seat in range(3)]
    assert [told.split("rank ")[1][:6] for told in places] == ["1 of 3", "2 of 3", "3 of 3"]
    plaques = Heading(view_of(state, None), Showing(("Anna", "Ben", "Carla"), ENGLISH)).plaques()
    assert [plaque.leads for plaque in plaques] == [True, False, False]


def test_46_players_who_left_are_ranked_among_themselves() -> None:
    state = new_game(4)
    for seat, points in enumerate((20, 1, 30, 2)):
        state.players[seat].points = points
    state.gone = [True, False, True, False]
    assert [(one.seat, one.place) for one in standings(state)] == [(3, 1), (1, 2), (2, 3), (0, 4)]


def test_46_a_seat_that_somebody_took_over_is_ranked_with_those_who_stayed() -> None:
    state = new_game(3)
    state.players[1].points = 99
    GAME.resign(state, 1)
    GAME.apply(state, 1, Return())
    assert standings(state)[0].seat == 1


def test_46_with_one_player_left_open_decisions_are_dropped() -> None:
    state = new_game(2, "viminal", "palatine", "aventine")
    laid(state, TEMPLE, "C15-D15")
    laid(state, BATH, "D16-D17")
    lay(turn_of(state, 0), 0, TEMPLE, "C16-C17", "yes")
    GAME.apply(state, 0, Resign())
    assert state.sites == {}
    assert state.aqueducts["grey"] == ["BC17"]
    assert state.outcome is not None
    assert [one.seat for one in state.outcome.standings] == [1, 0]


def test_46_no_pass_is_reported_for_an_abandoned_seat_without_legal_moves() -> None:
    state = new_game(3)
    stacks(state)
    holds(state, 1)
    holds(state, 2)
    state.gone[1] = True
    state.phase, state.trigger = "final", 2
    end_turn(state, 0)
    assert told(state).count("passed") == 1


def test_46_the_game_ends_after_the_turn_of_the_trigger_seat_even_if_abandoned() -> None:
    state = new_game(3)
    on_field(state, 1, bath=1)
    turn_of(state, 0, final=True)
    state.trigger = 1
    GAME.resign(state, 1)
    play(state, 0, Draw("bath", "temple"))
    assert state.outcome is not None
    assert state.outcome.reason == "ended-stacks"
    assert state.players[1].imperium["bath"] == 1


def test_46_a_seat_that_somebody_took_over_is_asked_again() -> None:
    state = theatre_about_to_be_built()
    GAME.resign(state, CLAUDIA)
    GAME.apply(state, CLAUDIA, Return())
    lay(state, JULIA, THEATRE, "D8-E8", "yes")
    play(state, JULIA, Claim("none"))
    assert asked(state) == [(CLAUDIA, "site-claim")]


# Standing instructions.


def instructed(way: str, *seats: int) -> State:
    state = theatre_about_to_be_built()
    for seat in seats:
        play(state, seat, Instruct("site-claim", way))
    return state


def test_the_only_magistrate_is_sent_without_a_question_if_so_instructed() -> None:
    state = instructed("single", JULIA, CLAUDIA, TIBERIUS)
    lay(state, JULIA, THEATRE, "D8-E8", "yes")
    assert asked(state) == [(JULIA, "site-claim")]
    play(state, JULIA, Claim("none"))
    assert asked(state) == [(CLAUDIA, "site-claim")]
    play(state, CLAUDIA, Claim("F8-F9"))
    assert "claimed" in told(state)
    assert where(state, TIBERIUS) == (2, [], {"theatre": 1})
    assert asked(state) == [(JULIA, "action")]


def test_claims_are_declined_if_so_instructed() -> None:
    state = instructed("never", JULIA, CLAUDIA, TIBERIUS)
    lay(state, JULIA, THEATRE, "D8-E8", "yes")
    assert told(state)[-3:] == ["claim-declined"] * 3
    assert asked(state) == [(JULIA, "action")]


def test_an_instruction_answers_the_open_claim_and_later_ones_until_it_is_revoked() -> None:
    state = lay(theatre_about_to_be_built(), JULIA, THEATRE, "D8-E8", "yes")
    play(state, CLAUDIA, Instruct("site-claim", "never"))
    assert asked(state) == [(JULIA, "site-claim")]
    play(state, JULIA, Instruct("site-claim", "never"))
    assert asked(state) == [(TIBERIUS, "site-claim")]
    play(state, CLAUDIA, Instruct("site-claim", "ask"))
    assert state.way_of(CLAUDIA, "site-claim") == "ask"


def test_a_player_who_takes_over_a_seat_is_asked_whatever_the_former_instruction() -> None:
    state = instructed("never", CLAUDIA)
    GAME.apply(state, CLAUDIA, Return())
    lay(state, JULIA, THEATRE, "D8-E8", "yes")
    play(state, JULIA, Claim("none"))
    assert asked(state) == [(CLAUDIA, "site-claim")]


def test_an_abandoned_seat_declines_whatever_its_instruction() -> None:
    state = instructed("single", TIBERIUS)
    GAME.resign(state, TIBERIUS)
    lay(state, JULIA, THEATRE, "D8-E8", "yes")
    play(state, JULIA, Claim("none"))
    play(state, CLAUDIA, Claim("none"))
    assert where(state, TIBERIUS) == (2, ["E6-E7"], {})


def test_other_instructions_are_refused() -> None:
    with pytest.raises(Refusal):
        play(theatre_about_to_be_built(), JULIA, Instruct("site-claim", "always"))
    with pytest.raises(Refusal):
        play(theatre_about_to_be_built(), JULIA, Instruct("action", "never"))
