"""A seat whose player leaves (ruling 46), and claims that are answered as a player has said."""

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


def test_46_an_action_that_is_asked_is_forfeited() -> None:
    state = new_game(3)
    turn_of(state, 0)
    play(state, 0, Draw("bath", "temple"))
    GAME.resign(state, 0)
    assert asked(state) == [(1, "action")]
    assert state.players[0].forum["bath"] == 2


def test_46_a_start_path_is_laid_in_the_order_of_the_directions() -> None:
    state = new_game(3, "viminal", "palatine", "aventine")
    laid(state, TEMPLE, "C15-D15")
    lay(turn_of(state, 0), 0, TEMPLE, "C16-C17", "yes")
    first = aqueducts.path_laid(state, "grey", aqueducts.start_paths(state, "grey")[0])
    GAME.resign(state, 0)
    assert state.aqueducts["grey"] == ["BC17", *(point for _, point in first)]
    assert asked(state) == [(1, "action")]


def test_46_the_turn_of_a_seat_that_has_left_is_its_end_alone() -> None:
    state = new_game(3)
    on_field(state, 1, temple=1)
    GAME.resign(turn_of(state, 0), 1)
    play(state, 0, Draw("bath", "temple"))
    play(state, 0, Draw("bath", "temple"))
    assert asked(state) == [(2, "action")]
    assert state.players[1].imperium["temple"] == 1
    assert state.turn == 3
    assert {"passed", "turn-ended"}.isdisjoint(told(state))


def test_46_claims_of_a_seat_that_has_left_are_declined_but_it_still_builds() -> None:
    state = new_game(3, "viminal", "palatine", "aventine")
    laid(state, TEMPLE, "C15-D15", by=1)
    laid(state, BATH, "D16-D17")
    line(state, "grey", "BC17", "BC15")
    GAME.resign(turn_of(state, 0), 1)
    lay(state, 0, TEMPLE, "C16-C17")
    assert state.sites["CD16"].owner == 1
    assert where(state, 1)[1] == ["C15-D15"]
    assert asked(state) == [(0, "action")]


def test_46_who_has_left_counts_for_majorities_but_ranks_last() -> None:
    state = new_game(3)
    state.players[1].points = 99
    state.players[1].coins = 3
    state.players[0].coins = 3
    state.gone[1] = True
    assert open_points(state)[0]["most_coins"] == 0
    assert [(one.seat, one.place) for one in standings(state)][-1] == (1, 3)


def test_46_who_leads_and_leaves_does_not_win() -> None:
    for seats in GAME.seats:
        state = new_game(seats)
        state.players[0].points = 99
        GAME.resign(state, 0)
        assert standings(state)[-1].seat == 0
        assert (state.outcome is not None) == (seats == 2)


def test_46_who_has_left_leads_nowhere() -> None:
    state = new_game(3)
    for seat, points in enumerate((5, 3, 9)):
        state.players[seat].points = points
    GAME.resign(state, 2)
    places = [english(WORDS.status(view_of(state, None), seat)[0]) for seat in range(3)]
    assert [told.split("rank ")[1][:6] for told in places] == ["1 of 3", "2 of 3", "3 of 3"]
    plaques = Heading(view_of(state, None), Showing(("Anna", "Ben", "Carla"), ENGLISH)).plaques()
    assert [plaque.leads for plaque in plaques] == [True, False, False]


def test_46_those_who_have_left_are_ranked_among_themselves() -> None:
    state = new_game(4)
    for seat, points in enumerate((20, 1, 30, 2)):
        state.players[seat].points = points
    state.gone = [True, False, True, False]
    assert [(one.seat, one.place) for one in standings(state)] == [(3, 1), (1, 2), (2, 3), (0, 4)]


def test_46_a_seat_taken_over_again_is_ranked_with_those_who_stayed() -> None:
    state = new_game(3)
    state.players[1].points = 99
    GAME.resign(state, 1)
    GAME.apply(state, 1, Return())
    assert standings(state)[0].seat == 1


def test_46_with_one_player_left_nothing_open_is_carried_out() -> None:
    state = new_game(2, "viminal", "palatine", "aventine")
    laid(state, TEMPLE, "C15-D15")
    laid(state, BATH, "D16-D17")
    lay(turn_of(state, 0), 0, TEMPLE, "C16-C17", "yes")
    GAME.apply(state, 0, Resign())
    assert state.sites == {}
    assert state.aqueducts["grey"] == ["BC17"]
    assert state.outcome is not None
    assert [one.seat for one in state.outcome.standings] == [1, 0]


def test_46_a_seat_that_has_left_does_not_pass_though_nothing_is_legal() -> None:
    state = new_game(3)
    stacks(state)
    holds(state, 1)
    holds(state, 2)
    state.gone[1] = True
    state.phase, state.trigger = "final", 2
    end_turn(state, 0)
    assert told(state).count("passed") == 1


def test_46_the_game_ends_after_the_turn_of_a_trigger_that_has_left() -> None:
    state = new_game(3)
    on_field(state, 1, bath=1)
    turn_of(state, 0, final=True)
    state.trigger = 1
    GAME.resign(state, 1)
    play(state, 0, Draw("bath", "temple"))
    assert state.outcome is not None
    assert state.outcome.reason == "ended-stacks"
    assert state.players[1].imperium["bath"] == 1


def test_46_a_seat_taken_over_again_is_asked_its_claims_and_turns() -> None:
    state = theatre_about_to_be_built()
    GAME.resign(state, CLAUDIA)
    GAME.apply(state, CLAUDIA, Return())
    lay(state, JULIA, THEATRE, "D8-E8", "yes")
    play(state, JULIA, Claim("none"))
    assert asked(state) == [(CLAUDIA, "site-claim")]


# Standing answers.


def instructed(way: str, *seats: int) -> State:
    state = theatre_about_to_be_built()
    for seat in seats:
        play(state, seat, Instruct("site-claim", way))
    return state


def test_a_single_magistrate_is_sent_unasked_where_its_player_has_said_so() -> None:
    state = instructed("single", JULIA, CLAUDIA, TIBERIUS)
    lay(state, JULIA, THEATRE, "D8-E8", "yes")
    assert asked(state) == [(JULIA, "site-claim")]
    play(state, JULIA, Claim("none"))
    assert asked(state) == [(CLAUDIA, "site-claim")]
    play(state, CLAUDIA, Claim("F8-F9"))
    assert "claimed" in told(state)
    assert where(state, TIBERIUS) == (2, [], {"theatre": 1})
    assert asked(state) == [(JULIA, "action")]


def test_who_never_sends_a_magistrate_is_told_to_decline() -> None:
    state = instructed("never", JULIA, CLAUDIA, TIBERIUS)
    lay(state, JULIA, THEATRE, "D8-E8", "yes")
    assert told(state)[-3:] == ["claim-declined"] * 3
    assert asked(state) == [(JULIA, "action")]


def test_an_open_claim_is_answered_by_an_instruction_and_later_ones_until_it_is_taken_back() -> None:
    state = lay(theatre_about_to_be_built(), JULIA, THEATRE, "D8-E8", "yes")
    play(state, CLAUDIA, Instruct("site-claim", "never"))
    assert asked(state) == [(JULIA, "site-claim")]
    play(state, JULIA, Instruct("site-claim", "never"))
    assert asked(state) == [(TIBERIUS, "site-claim")]
    play(state, CLAUDIA, Instruct("site-claim", "ask"))
    assert state.way_of(CLAUDIA, "site-claim") == "ask"


def test_whoever_takes_a_seat_over_is_asked_whatever_was_said_before() -> None:
    state = instructed("never", CLAUDIA)
    GAME.apply(state, CLAUDIA, Return())
    lay(state, JULIA, THEATRE, "D8-E8", "yes")
    play(state, JULIA, Claim("none"))
    assert asked(state) == [(CLAUDIA, "site-claim")]


def test_a_seat_that_has_left_declines_whatever_it_had_said() -> None:
    state = instructed("single", TIBERIUS)
    GAME.resign(state, TIBERIUS)
    lay(state, JULIA, THEATRE, "D8-E8", "yes")
    play(state, JULIA, Claim("none"))
    play(state, CLAUDIA, Claim("none"))
    assert where(state, TIBERIUS) == (2, ["E6-E7"], {})


def test_there_are_no_other_ways() -> None:
    with pytest.raises(Refusal):
        play(theatre_about_to_be_built(), JULIA, Instruct("site-claim", "always"))
    with pytest.raises(Refusal):
        play(theatre_about_to_be_built(), JULIA, Instruct("action", "never"))
