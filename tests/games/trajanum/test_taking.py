"""Rulings on taking and using tiles (rulings 1 to 12)."""

from __future__ import annotations

from itertools import product

import pytest

from bot.engine import all_moves
from bot.games.trajanum.components import STREETS, TILE_SPACES
from bot.games.trajanum.game import GAME
from bot.games.trajanum.rules.moves import NONE, OWN, RECEIVED, Keep, Skip, Stop, Take, Use
from bot.games.trajanum.rules.tiles import dues, street_label, street_spaces, tile_prices
from bot.games.trajanum.state import State, Taken

from .scenario import (
    asked,
    bare,
    citizens,
    held,
    hold,
    leave,
    new_game,
    offered,
    offers,
    play,
    refused,
    taking,
    told,
    turn_of,
)


def take(state: State, seat: int, *spaces: str) -> State:
    for space in spaces:
        play(state, seat, Take(space))
    return state


def finish(state: State, *seats: int) -> None:
    """Let these seats take free tiles and keep the first."""
    for seat in seats:
        while any(decision.seat == seat and decision.kind() == "taking" for decision in GAME.asked(state)):
            decision = next(decision for decision in GAME.asked(state) if decision.seat == seat)
            play(state, seat, decision.absent(state))


def test_the_price_of_a_tile_follows_the_best_assignment_of_cards() -> None:
    """Rulings 1, 2, 4, for all pairs of spaces."""
    state = new_game()
    for symbols in (("tower", "tower"), ("tower", "monument"), ("tower", "lyre"), ("lamp", "lamp")):
        taking(state, *symbols, tribune=2)
        streets = [street_spaces(state, 0, symbol) for symbol in symbols]
        for first, second in product(TILE_SPACES, repeat=2):
            if first == second:
                continue
            state.privates[0].taken = [Taken(first, "t_red_red")]
            served = max((first in streets[card]) + (second in streets[1 - card]) for card in (0, 1))
            assert dues(streets, [first, second]) == 2 - served
            assert tile_prices(state, 0)[second] == 2 - served - dues(streets, [first])
        state.privates[0].taken = ()


def test_ruling_2_the_space_where_streets_cross_counts_for_either_card() -> None:
    state = taking(new_game(), "tower", "monument", tribune=0)
    take(state, 0, "A1")
    assert set(offered(state, 0, Take, "space")) == {
        "B1",
        "C1",
        "D1",
        "E1",
        "F1",
        "A2",
        "A3",
        "A4",
        "A5",
        "A6",
    }


def test_ruling_3_a_free_second_tile_must_be_taken() -> None:
    state = taking(new_game(), "tower", "lyre", tribune=1)
    assert refused(state, 0, Stop()) == "refusal-stop"
    take(state, 0, "B1")
    assert refused(state, 0, Stop()) == "refusal-stop"
    take(state, 0, "A4")
    assert offers(state, 0) == {Keep}


def test_ruling_4_tribunes_can_be_spent_even_if_the_streets_have_tiles() -> None:
    state = taking(new_game(), "tower", "lyre", tribune=2)
    take(state, 0, "D3", "E5")
    play(state, 0, Keep(state.private(0).taken[1].tile))
    finish(state, 1)
    assert held(state) == {}


def test_ruling_5_a_tribune_can_be_spent_after_seeing_the_first_tile() -> None:
    state = taking(new_game(), "tower", "lyre", tribune=1)
    take(state, 0, "B1")
    assert "D3" in offered(state, 0, Take, "space")
    assert refused(state, 0, Take("B1")) == "refusal-no-tile"


def test_no_tile_need_be_taken_if_both_streets_are_empty() -> None:
    state = taking(new_game(), "tower", "monument", tribune=2)
    inner = [space for space in state.players[0].tiles if space[0] != "A" and space[1] != "1"]
    leave(state, 0, *inner)
    assert offers(state, 0) == {Take, Stop}
    other = GAME.copy(state)
    play(state, 0, Stop())
    finish(state, 1)
    assert "no-tile-taken" in told(state)
    assert state.players[0].hand.own is None
    assert state.private(1).hand.received is None
    take(other, 0, "D4")
    assert offers(other, 0) == {Take, Stop}
    take(other, 0, "D6")
    play(other, 0, Keep(other.private(0).taken[0].tile))
    finish(other, 1)
    assert held(other) == {}


def test_a_player_without_tribune_and_street_tiles_can_only_stop() -> None:
    state = taking(new_game(), "tower", "monument", tribune=0)
    leave(state, 0, "D4")
    assert [*all_moves(GAME.asked(state)[0].forms(state))] == [Stop()]
    assert refused(state, 0, Take("D4")) == "refusal-take-tribune"


def test_ruling_7_the_reserve_is_not_available_if_a_tile_was_received() -> None:
    state = turn_of(bare(), 0, "t_red_red", "t_blue_blue", ("t_coin_coin",))
    assert offered(state, 0, Use, "tile") == [OWN, RECEIVED]
    assert refused(state, 0, Use("t_coin_coin", NONE)) == "refusal-reserve-closed"


def test_ruling_7_the_own_tile_is_used_automatically_if_the_reserve_is_empty() -> None:
    state = turn_of(bare(), 0, "t_red_red")
    assert held(state) == {"worker_red": 2}
    assert asked(state) == [(0, "building-step")]


def test_ruling_8_a_reserve_tile_must_be_used_if_there_is_no_other() -> None:
    state = turn_of(bare(), 0, None, None, ("t_red_red", "t_coin_coin"))
    assert offered(state, 0, Use, "tile") == ["t_red_red", "t_coin_coin"]
    state = turn_of(bare(), 0, None, None, ("t_red_red",))
    assert held(state) == {"worker_red": 2}
    assert state.players[0].reserve == []
    assert state.players[0].ship == 0


def test_the_use_of_tiles_is_skipped_without_any_tile() -> None:
    state = turn_of(bare(), 0)
    assert asked(state) == [(0, "building-step")]
    assert told(state) == ["turn-ended", "turn-began"]


def test_an_own_and_a_reserve_tile_can_be_used_together_but_not_two_reserve_tiles() -> None:
    state = bare()
    hold(state, 0, tribune=2)
    turn_of(state, 0, "t_red_red", None, ("t_coin_coin", "t_blue_blue"))
    assert offered(state, 0, Use, "then", tile="t_coin_coin") == [NONE, OWN]
    assert refused(state, 0, Use("t_coin_coin", "t_blue_blue")) == "refusal-two-tiles"
    play(state, 0, Use("t_blue_blue", OWN))
    assert held(state) == {"worker_red": 2, "worker_blue": 2}
    assert state.players[0].reserve == ["t_coin_coin"]
    assert state.players[0].ship == 1


def test_each_tile_is_stored_before_the_next_is_used() -> None:
    """If the player's own tile is used first, it is an envoy in time for the citizen's bonus, otherwise not."""
    for order, envoys in (((OWN, RECEIVED), 1), ((RECEIVED, OWN), 0)):
        state = bare()
        hold(state, 0, tribune=2)
        citizens(state, 0, {1: 1})
        turn_of(state, 0, "t_blue_blue", "t_patrician_male")
        play(state, 0, Use(*order))
        play(state, 0, next(iter(all_moves(GAME.asked(state)[0].forms(state)))))
        assert (asked(state) == [(0, "envoy-choice")]) == bool(envoys)


def test_ruling_11_a_used_citizen_does_not_become_an_envoy() -> None:
    state = turn_of(bare(), 0, "t_craftsman_male")
    play(state, 0, next(iter(all_moves(GAME.asked(state)[0].forms(state)))))
    assert state.players[0].ship == 0
    assert state.players[0].rows[4].counting == 1


def test_ruling_12_unused_citizens_are_stored_like_other_tiles() -> None:
    state = turn_of(bare(), 0, "t_craftsman_male", "t_red_red")
    play(state, 0, Use(RECEIVED, NONE))
    assert state.players[0].ship == 1
    state = turn_of(bare(), 0, "t_red_red", "t_craftsman_male")
    play(state, 0, Use(OWN, NONE))
    assert state.players[0].reserve == ["t_craftsman_male"]


def test_a_citizen_of_the_reserve_stays_in_its_row() -> None:
    state = turn_of(bare(), 0, None, None, ("t_merchant_male",))
    play(state, 0, next(iter(all_moves(GAME.asked(state)[0].forms(state)))))
    (citizen,) = state.players[0].rows[2].citizens
    assert citizen.owner == 1
    assert state.players[0].reserve == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_side_b_is_different_for_every_seat_and_has_every_street(seats: int) -> None:
    state = new_game(seats, colonia_side="B")
    labels = [[street_label(state, seat, symbol) for symbol in STREETS] for seat in range(seats)]
    assert all(sorted(called) == sorted("123456ABCDEF") for called in labels)
    for one, other in product(range(seats), repeat=2):
        if one != other:
            assert all(a != b for a, b in zip(labels[one], labels[other], strict=True))


def test_the_learning_game_is_played_on_side_a() -> None:
    state = new_game(2, colonia_side="B", learning_game="on")
    assert state.symbols(1) == new_game(2).symbols(0)
    assert state.options["colonia_side"] == "A"
    assert list(state.trajan) == [3]


def test_an_absent_seat_takes_free_tiles_and_keeps_the_first() -> None:
    """Section 5.12."""
    state = taking(new_game(), "lyre", "monument", tribune=2)
    decision = GAME.asked(state)[0]
    assert decision.absent(state) == Take("A1")
    take(state, 0, "A1")
    assert decision.absent(state) == Take("A4")
    take(state, 0, "A4")
    assert decision.absent(state) == Keep(state.private(0).taken[0].tile)
    leave(state, 1, "D2")
    assert next(one for one in GAME.asked(state) if one.seat == 1).absent(state) == Stop()
    state = turn_of(bare(), 0, None, None, ("t_red_red", "t_coin_coin"))
    assert GAME.asked(state)[0].absent(state) == Use("t_red_red", NONE)
    assert Skip not in offers(state, 0)
