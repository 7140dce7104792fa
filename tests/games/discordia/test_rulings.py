"""The rulings (section 9), by number: setup, dice, the city, figures, ships, swaps."""

from __future__ import annotations

import pytest

from bot.games.discordia.game import GAME
from bot.games.discordia.rules import city, dispatches
from bot.games.discordia.rules.moves import (
    OUT,
    BuildTower,
    ChooseDie,
    Claim,
    Develop,
    Dispatch,
    Draft,
    EndTurn,
    Extend,
    GiveBack,
    PlaceStall,
    PlaceStar,
    Skip,
    SpecialDispatch,
    Swap,
    Take,
    TakePrivilege,
    UsePrivilege,
)
from bot.games.discordia.rules.turns import DieChoice
from bot.games.discordia.state import Tile

from .scenario import (
    action_tile,
    asked,
    at_draft,
    bag_of,
    bonus,
    caution,
    extended,
    holds,
    letters_placed,
    new_game,
    offer,
    offered,
    owns,
    play,
    refused,
    shows,
    stands,
    starred,
    stars,
    stock,
    told,
    turn,
)


def test_1_setup_draws_in_seat_order() -> None:
    state = at_draft(3)
    dealt = [event for event in state.events if event.key == "dealt"]
    assert [event.seat for event in dealt] == [0, 1, 2]


def test_2_the_draft_is_compulsory() -> None:
    state = at_draft(2)
    seat = GAME.asked(state)[0].seat
    assert refused(state, seat, Skip()) == "refusal-first-draft-choice"


def test_3_placing_the_star_of_a_draft_takes_one_of_the_six_stars() -> None:
    state = at_draft(2)
    seat = GAME.asked(state)[0].seat
    shows(state, "1a", "farm_1c")
    play(state, seat, Draft("1a"))
    assert asked(state) == [(seat, "star-choice")]
    play(state, seat, PlaceStar())
    assert state.players[seat].stars == 5
    assert state.players[seat].expedition == 1


def test_4_dice_with_equal_values_are_still_different_dice() -> None:
    state = new_game()
    state.agenda.insert(0, DieChoice(0))
    play(state, 0, ChooseDie("red", 6))
    if asked(state) == [(0, "action-choice")]:
        play(state, 0, EndTurn())
    assert offered(state, 1, ChooseDie, "colour") == ["blue", "yellow"]
    assert refused(state, 1, ChooseDie("red", 6)) == "refusal-die-taken"


def test_only_the_die_that_maximus_chose_is_unavailable_to_the_others() -> None:
    state = new_game(3)
    state.agenda.insert(0, DieChoice(2))
    for seat, colour in ((0, "red"), (1, "blue")):
        play(state, seat, ChooseDie(colour, 6))
        if asked(state) == [(seat, "action-choice")]:
            play(state, seat, EndTurn())
    assert offered(state, 2, ChooseDie, "colour") == ["blue", "yellow"]


def test_5_and_52_a_die_must_be_chosen_first() -> None:
    state = new_game()
    owns(state, 0, "aqueduct")
    for move in (EndTurn(), UsePrivilege("aqueduct"), Claim("two_sorts"), Develop()):
        assert refused(state, 0, move) == "refusal-first-die-choice"


def test_6_and_7_any_number_of_manipulators_shifts_a_die_between_one_and_six() -> None:
    state = new_game()
    player = state.players[0]
    player.manipulators = player.active = 5
    state.dice = {"blue": 1, "red": 3, "yellow": 6}
    assert sorted(offered(state, 0, ChooseDie, "value", colour="blue")) == [1, 2, 3, 4, 5, 6]
    assert sorted(offered(state, 0, ChooseDie, "value", colour="red")) == [1, 2, 3, 4, 5, 6]
    play(state, 0, ChooseDie("blue", 5))
    assert player.active == 1
    assert player.manipulators == 5


def test_8_a_tile_can_be_covered_even_if_places_are_free() -> None:
    state = turn("red", 2)
    stands(state, 0, "M1", "market_1a")
    shows(state, "2a", "market_2b")
    assert offered(state, 0, Take, "slot", tile="2a") == ["M2", "M1"]
    assert caution(state, 0, Take("2a", "M1")) == "caution-cover"
    assert caution(state, 0, Take("2a", "M2")) is None
    play(state, 0, Take("2a", "M1"))
    assert state.players[0].tile_at("M1") == Tile("market_2b")


def test_9_gaps_are_filled_first() -> None:
    state = turn()
    extended(state, 0, "harbour")
    stands(state, 0, "H2", "ship_1a")
    assert city.slots_for(state.players[0], "H") == ["H1", "H2"]


def test_10_symbols_under_city_tiles_can_come_back_others_never_do() -> None:
    state = turn()
    player = state.players[0]
    assert city.symbols(player) == 13
    stands(state, 0, "K1", "barracks_1a")
    assert city.symbols(player) == 12
    player.lay("K1", None)
    assert city.symbols(player) == 13
    extended(state, 0, "castle")
    stands(state, 0, "K2", "barracks_1a")
    player.lay("K2", None)
    assert city.symbols(player) == 12


def test_11_towers_fill_harbors_from_the_left() -> None:
    state = new_game()
    extended(state, 0, "harbour", "harbour")
    stands(state, 0, "T1", "mil_2")
    stands(state, 0, "T3", "mil_4")
    offer(state, "mil_6")
    bonus(state, "tower")
    assert offered(state, 0, BuildTower, "slot") == ["T2", "T1", "T3"]


def test_12_an_extensions_bonus_precedes_its_privilege_and_each_counts_when_placed() -> None:
    state = turn("red", 2, seats=4)
    action_tile(state, 2, "act_2")
    extended(state, 0, "harbour", "castle", "castle")
    starred(state, 0, expedition=5, development=4)
    stars(state, 0, 3)
    state.privileges[:2] = ["development", "joker_red"]
    play(state, 0, Extend("harbour"))
    assert state.players[0].tile_at("H3") is None
    assert asked(state) == [(0, "star-choice")]
    owed = GAME.view(state, 0).owed
    assert [one.effect.kind for one in owed] == ["privilege"]
    play(state, 0, PlaceStar())
    assert asked(state) == [(0, "privilege-choice")]
    play(state, 0, TakePrivilege("development"))
    play(state, 0, UsePrivilege("development"))
    play(state, 0, PlaceStar())
    assert state.players[0].development == 5
    assert asked(state) == [(0, "extension-choice")]
    assert [one.effect.kind for one in GAME.view(state, 0).owed] == ["dev_star", "privilege"]
    play(state, 0, Extend("castle"))
    assert sum(state.players[0].extensions.values()) == 5
    assert asked(state) == [(0, "star-choice")]
    play(state, 0, PlaceStar())
    assert state.players[0].development == 6
    assert asked(state) == [(0, "privilege-choice")]
    play(state, 0, TakePrivilege("joker_red"))
    assert [privilege.id for privilege in state.players[0].privileges] == ["development", "joker_red"]


@pytest.mark.parametrize(("number", "asks"), [(2, False), (3, True), (4, False), (5, True), (6, False)])
def test_13_privileges_come_with_the_fourth_and_the_sixth_extension(number: int, asks: bool) -> None:
    state = turn("red", 2, seats=4)
    action_tile(state, 2, "act_2")
    extended(
        state,
        0,
        *["expedition_ext", "expedition_ext", "development_ext", "castle", "field", "field"][:number],
    )
    play(state, 0, Extend("development_ext"))
    assert (asked(state) == [(0, "privilege-choice")]) == asks


def test_14_a_declined_privilege_is_lost_and_stays_on_offer() -> None:
    state = new_game()
    on_offer = list(state.privileges)
    bonus(state, "privilege")
    assert caution(state, 0, Skip()) == "caution-privilege"
    play(state, 0, Skip())
    assert state.privileges == on_offer
    assert state.players[0].privileges == []


def test_15_a_bonus_of_something_that_has_run_out_is_lost() -> None:
    for kind in ("privilege", "tower", "manipulator", "extension", "take_star"):
        state = new_game()
        state.privileges = []
        state.towers = []
        state.manipulators = 0
        state.extensions = dict.fromkeys(state.extensions, 0)
        state.cult = 0
        bonus(state, kind)
        assert "bonus-lost" in told(state), kind
        assert asked(state) == [(1, "die-choice")]


def test_16_a_full_track_takes_no_star() -> None:
    state = new_game()
    starred(state, 0, expedition=6)
    bonus(state, "exp_star")
    assert "bonus-lost" in told(state)
    extended(state, 0, "expedition_ext")
    assert city.track_length(state.players[0], "expedition") == 8
    bonus(state, "exp_star")
    assert asked(state) == [(0, "star-choice")]


def test_17_a_star_bonus_without_a_star_is_lost() -> None:
    state = new_game()
    stars(state, 0, 0)
    bonus(state, "exp_star")
    assert "bonus-lost" in told(state)


def test_18_jokers_can_replace_figures_that_are_in_stock() -> None:
    state = turn(stock="RRWY")
    stands(state, 0, "K1", "barracks_1b")
    owns(state, 0, "joker_white")
    assert dispatches.fillings(state.players[0], "K1") == ("RR", "RW")
    owns(state, 0, "joker_white")
    assert set(dispatches.fillings(state.players[0], "K1")) == {"RR", "RW", "RY", "WY"}


def test_19_each_tile_allows_one_special_dispatch() -> None:
    state = turn("red", 1, stock="RRRRRR")
    shows(state, "1a", "barracks_1a")
    stands(state, 0, "K1", "barracks_1b")
    play(state, 0, SpecialDispatch("K1", "RR"))
    assert refused(state, 0, SpecialDispatch("K1", "R")) == "refusal-special-used"
    play(state, 0, Take("1a", "K1"))
    play(state, 0, Skip())
    assert stock(state, 0) == "RRRRRR"
    play(state, 0, SpecialDispatch("K1", "R"))
    assert letters_placed(state, 0, "K1") == ["R"]


def test_20_a_full_ship_stays_until_the_turn_ends() -> None:
    state = turn("blue", 2, stock="BBRR")
    action_tile(state, 2, "act_3")
    stands(state, 0, "H1", "ship_2a")
    play(state, 0, SpecialDispatch("H1", "BB"))
    assert letters_placed(state, 0, "H1") == ["BB"]
    assert refused(state, 0, Dispatch("H1", "BB")) == "refusal-tile-full"
    assert state.players[0].placed == 2


def test_21_full_ships_are_turned_over_from_left_to_right() -> None:
    state = turn("red", 1, stock="RRWW")
    action_tile(state, 1, "act_4")
    extended(state, 0, "harbour")
    stands(state, 0, "H1", "ship_2a", "BB")
    stands(state, 0, "H2", "ship_4a", "BB")
    stands(state, 0, "M1", "market_1a", "W")
    play(state, 0, EndTurn())
    assert offered(state, 0, PlaceStall, "slot") == ["M2", "M1", OUT]
    play(state, 0, PlaceStall("M2"))
    assert offered(state, 0, PlaceStall, "slot") == ["M1", "M2", OUT]
    assert caution(state, 0, PlaceStall("M1")) == "caution-cover-figures"
    play(state, 0, PlaceStall("M1"))
    assert stock(state, 0) == "RRWWW"
    assert state.players[0].aqueduct == 2


def test_22_a_discarded_ship_brings_no_step_on_the_aqueduct() -> None:
    state = turn("red", 1, stock="RRWW")
    stands(state, 0, "H1", "ship_2a", "BB")
    play(state, 0, EndTurn())
    assert caution(state, 0, PlaceStall(OUT)) == "caution-stall-out"
    play(state, 0, PlaceStall(OUT))
    assert state.players[0].aqueduct == 0
    assert state.removed == ["ship_2a"]


def test_26_a_swap_with_a_short_bag() -> None:
    state = new_game()
    holds(state, 0, "BBBB")
    bag_of(state, "RR")
    bonus(state, "swap", 4)
    play(state, 0, Swap())
    assert stock(state, 0) == "BBBBRR"
    assert all(len(str(figures)) == 2 for figures in offered(state, 0, GiveBack, "figures"))
    play(state, 0, GiveBack("RB"))
    assert stock(state, 0) == "BBBR"


def test_27_a_swap_never_ends_the_game() -> None:
    state = new_game()
    holds(state, 0, "B")
    bag_of(state, "RR")
    bonus(state, "swap", 2)
    play(state, 0, Swap())
    play(state, 0, GiveBack("BR"))
    assert state.outcome is None
    assert state.players[0].figures == 1
