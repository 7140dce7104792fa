"""The rulings (section 9), by number: decrees, privileges, towers, cascades, leaving."""

from __future__ import annotations

import pytest

from bot.games.discordia.components import Effect
from bot.games.discordia.game import GAME
from bot.games.discordia.rules import dispatches
from bot.games.discordia.rules.bonuses import Bonus
from bot.games.discordia.rules.moves import (
    BuildTower,
    ChooseDie,
    Claim,
    Develop,
    Discard,
    Dispatch,
    EndTurn,
    Extend,
    GiveBack,
    PlaceStall,
    PlaceStar,
    Skip,
    SpecialDispatch,
    Take,
    TakePrivilege,
    TakeStars,
    UsePrivilege,
    UseSeason,
    UseTower,
)
from bot.games.discordia.rules.turns import DieChoice
from bot.games.discordia.state import Privilege

from .scenario import (
    acting,
    action_tile,
    asked,
    bonus,
    claimed,
    drafted,
    extended,
    holds,
    letters_placed,
    made_ready,
    new_game,
    offer,
    offered,
    offers,
    owns,
    play,
    refused,
    run,
    shows,
    stands,
    starred,
    stars,
    stock,
    then,
    told,
    turn,
)


def test_34_any_number_of_decrees_can_be_claimed_between_actions() -> None:
    state = turn("red", 1, stock="RRWW")
    state.decrees = ["two_sorts", "tower3", "manip3"]
    extended(state, 0, "harbour", "harbour")
    for slot, tower in (("T1", "mil_1"), ("T2", "trade_2"), ("T3", "trade_3")):
        stands(state, 0, slot, tower)
    play(state, 0, Claim("two_sorts"))
    assert refused(state, 0, Claim("tower3")) == "refusal-first-swap-choice"
    play(state, 0, Skip())
    assert offered(state, 0, Claim, "decree") == ["tower3"]
    state.players[0].manipulators = 2
    play(state, 0, Claim("tower3"))
    assert state.players[0].decrees == ["two_sorts", "tower3"]
    assert refused(state, 0, Claim("manip3")) == "refusal-decree-unfulfilled"


def test_the_third_decree_brings_a_manipulator_the_fourth_is_the_last() -> None:
    state = turn("red", 1, stock="RRWW")
    state.decrees = ["two_sorts", "manip3"]
    claimed(state, 0, 2)
    state.players[0].manipulators = 2
    play(state, 0, Claim("two_sorts"))
    assert state.players[0].manipulators == 3
    play(state, 0, Claim("manip3"))
    assert asked(state) == [(0, "discard-choice")]
    play(state, 0, Skip())
    state = turn("red", 1, stock="RRWW")
    claimed(state, 0, 4)
    state.decrees = ["two_sorts"]
    assert refused(state, 0, Claim("two_sorts")) == "refusal-decree-spaces"


def test_35_a_decree_is_tested_when_it_is_claimed() -> None:
    state = turn("red", 1, stock="RRWW")
    state.decrees = ["two_sorts"]
    play(state, 0, Claim("two_sorts"))
    holds(state, 0, "BRWY")
    assert state.players[0].decrees == ["two_sorts"]
    assert refused(state, 0, Claim("two_sorts")) in ("refusal-decree-gone", "refusal-first-swap-choice")


def test_37_and_51_pairs_of_extensions_do_not_include_printed_ones() -> None:
    state = turn()
    player = state.players[0]
    assert not dispatches.is_fulfilled(player, "ext22")
    extended(state, 0, "castle", "castle", "field", "harbour")
    assert not dispatches.is_fulfilled(player, "ext22")
    extended(state, 0, "field")
    assert dispatches.is_fulfilled(player, "ext22")
    four = turn()
    extended(four, 0, *["castle"] * 4)
    assert dispatches.is_fulfilled(four.players[0], "ext22")
    assert not dispatches.is_fulfilled(player, "ext5")
    extended(state, 0, "market_place", "expedition_ext")
    assert dispatches.is_fulfilled(player, "ext5")


def test_38_jokers_keep_their_color_for_the_decree_of_two_sorts() -> None:
    state = turn(stock="RRWY")
    owns(state, 0, "joker_white", "joker_yellow")
    state.decrees = ["two_sorts"]
    assert dispatches.claimable(state, 0) == []


def test_39_a_player_can_take_one_star_or_two() -> None:
    state = turn("red", 3)
    action_tile(state, 3, "act_3")
    assert offered(state, 0, TakeStars, "number") == [1, 2]
    state.cult = 0
    assert TakeStars not in offers(state, 0)
    assert refused(state, 0, TakeStars(1)) == "refusal-cult-empty"


def test_40_and_56_a_privilege_is_kept_for_a_later_turn() -> None:
    state = turn("red", 1)
    state.season = 1
    state.right = None
    starred(state, 0, expedition=5)
    state.privileges[0] = "aqueduct"
    play(state, 0, UseSeason())
    play(state, 0, TakePrivilege("aqueduct"))
    play(state, 0, Skip())
    assert refused(state, 0, UsePrivilege("aqueduct")) == "refusal-privilege-later"
    then(state, DieChoice(0))
    play(state, 0, ChooseDie("red", state.dice["red"]))
    play(state, 0, UsePrivilege("aqueduct"))
    assert state.players[0].aqueduct == 4
    assert state.players[0].privileges == [Privilege("aqueduct", spent=True)]
    assert refused(state, 0, UsePrivilege("aqueduct")) == "refusal-privilege-spent"


def test_40_of_two_equal_privileges_one_can_be_kept_and_one_used() -> None:
    state = turn("red", 1, seats=4)
    action_tile(state, 1, "act_1")
    extended(state, 0, "castle", "field", "harbour")
    owns(state, 0, "expedition")
    acting(state, 0, "red", 1)
    state.privileges[0] = "expedition"
    play(state, 0, Extend("market_place"))
    play(state, 0, TakePrivilege("expedition"))
    play(state, 0, UsePrivilege("expedition"))
    play(state, 0, Skip())
    assert offered(state, 0, UsePrivilege, "privilege") == ["expedition"]
    play(state, 0, UsePrivilege("expedition"))
    play(state, 0, Skip())
    assert all(privilege.spent for privilege in state.players[0].privileges)


def test_41_the_season_bonus_depends_on_the_value_used() -> None:
    state = turn("red", 6)
    assert refused(state, 0, UseSeason()) == "refusal-season-value"
    acting(state, 0, "red", 5)
    play(state, 0, UseSeason())
    assert asked(state) == [(0, "return-choice")]


def test_45_a_turn_can_end_without_an_action() -> None:
    state = new_game()
    play(state, 0, ChooseDie("red", 6))
    if asked(state) == [(0, "action-choice")]:
        play(state, 0, EndTurn())
    assert asked(state) == [(1, "die-choice")]


def test_a_military_tower_accepts_special_dispatches_like_a_barracks() -> None:
    state = turn("blue", 1, stock="RRRW")
    stands(state, 0, "T1", "mil_1")
    assert SpecialDispatch not in offers(state, 0)
    starred(state, 0, development=6)
    assert offered(state, 0, SpecialDispatch, "tile") == ["T1"]


def test_a_turned_ship_accepts_special_dispatches_with_any_die() -> None:
    state = turn("red", 1, stock="RWWY")
    stands(state, 0, "M1", "ship_1b", turned=True)
    assert offered(state, 0, SpecialDispatch, "tile") == ["M1"]
    play(state, 0, SpecialDispatch("M1", "W"))
    assert letters_placed(state, 0, "M1") == ["W"]


def test_46_automatic_bonuses_are_given_without_a_question() -> None:
    for kind, amount in (("take_star", 1), ("manipulator", 1), ("aqueduct", 2)):
        state = new_game()
        bonus(state, kind, amount)
        assert asked(state) == [(1, "die-choice")], kind


def test_47_a_new_tower_can_be_used_in_the_same_turn() -> None:
    state = turn("red", 3, stock="RRRWWW")
    state.season = 3
    state.right = None
    offer(state, "trade_3", "mil_3")
    extended(state, 0, "harbour")
    play(state, 0, UseSeason())
    play(state, 0, BuildTower("trade_3", "T1"))
    play(state, 0, UseTower("T1"))
    assert asked(state) == [(0, "return-choice")]


def test_each_trade_tower_of_the_value_swaps_once() -> None:
    state = turn("red", 1)
    for slot, tower in (("T1", "trade_1"), ("T2", "trade_1x"), ("T3", "trade_2")):
        stands(state, 0, slot, tower)
    assert offered(state, 0, UseTower, "tower") == ["T1", "T2"]
    play(state, 0, UseTower("T2"))
    assert state.players[0].figures == 4 + 4
    play(state, 0, GiveBack(str(offered(state, 0, GiveBack, "figures")[0])))
    assert offered(state, 0, UseTower, "tower") == ["T1"]


def test_48_advantages_apply_at_once() -> None:
    state = turn("red", 6, stock="YYYWWW")
    stands(state, 0, "F1", "farm_6a")
    starred(state, 0, development=1)
    assert SpecialDispatch not in offers(state, 0)
    play(state, 0, Develop())
    assert offered(state, 0, SpecialDispatch, "tile") == ["F1"]


def test_developing_with_a_five_needs_the_first_development_space() -> None:
    state = turn("red", 5)
    assert refused(state, 0, Develop()) == "refusal-develop-value"
    starred(state, 0, development=1)
    play(state, 0, Develop())
    assert state.players[0].development == 2


def test_49_a_bonus_dispatch_uses_up_none_of_the_turns_actions() -> None:
    state = turn("yellow", 1, stock="YYYYWW")
    action_tile(state, 1, "act_2")
    stands(state, 0, "F1", "farm_1d")
    owns(state, 0, "dispatch")
    made_ready(state, 0)
    play(state, 0, SpecialDispatch("F1", "Y"))
    play(state, 0, UsePrivilege("dispatch"))
    play(state, 0, Dispatch("F1", "Y"))
    assert state.turn
    assert not state.turn.acted
    play(state, 0, Dispatch("F1", "YW"))
    assert letters_placed(state, 0, "F1") == ["Y", "Y", "WY"]


def test_50_rows_grow_to_ten_places() -> None:
    state = new_game(4)
    extended(state, 0, *["field"] * 8)
    assert len(state.players[0].rows["F"]) == 10


def test_54_the_stars_of_one_bonus_are_placed_one_by_one() -> None:
    state = new_game()
    stars(state, 0, 6)
    bonus(state, "exp_star", 3)
    play(state, 0, PlaceStar())
    assert asked(state) == [(0, "star-choice")]
    play(state, 0, PlaceStar())
    assert state.players[0].aqueduct == 1
    play(state, 0, Skip())
    assert state.players[0].expedition == 2
    assert asked(state) == [(1, "die-choice")]


def test_55_the_stars_of_a_privilege_are_gained_even_without_its_dispatch() -> None:
    state = turn("red", 1, stock="RWWY")
    owns(state, 0, "dispatch")
    made_ready(state, 0)
    before = state.players[0].stars
    play(state, 0, UsePrivilege("dispatch"))
    assert state.players[0].stars == before + 2
    assert state.players[0].privileges[0].spent
    other = turn("red", 1, stock="RRWY")
    stands(other, 0, "K1", "barracks_1a")
    owns(other, 0, "dispatch")
    made_ready(other, 0)
    play(other, 0, UsePrivilege("dispatch"))
    play(other, 0, Skip())
    assert other.players[0].stars == before + 2
    assert letters_placed(other, 0, "K1") == []


def test_57_each_step_beyond_the_aqueduct_is_a_separate_swap() -> None:
    state = new_game()
    state.players[0].aqueduct = 9
    bonus(state, "aqueduct", 4)
    for _ in range(3):
        assert asked(state) == [(0, "swap-choice")]
        play(state, 0, Skip())
    assert asked(state) == [(1, "die-choice")]


def test_58_no_decree_can_be_claimed_after_ending_the_turn() -> None:
    state = turn("red", 1, stock="BRWY")
    state.players[0].aqueduct = 7
    state.decrees = ["aqueduct8"]
    stands(state, 0, "H1", "ship_2a", "BB")
    play(state, 0, EndTurn())
    play(state, 0, PlaceStall("M1"))
    assert state.players[0].aqueduct == 8
    assert asked(state) == [(1, "die-choice")]


def test_60_a_tower_can_cover_only_towers() -> None:
    state = new_game()
    stands(state, 0, "T1", "trade_1")
    stands(state, 0, "K1", "barracks_1a")
    offer(state, "mil_2")
    bonus(state, "tower")
    assert offered(state, 0, BuildTower, "slot") == ["T1"]
    assert refused(state, 0, BuildTower("mil_2", "K1")) == "refusal-slot"
    play(state, 0, BuildTower("mil_2", "T1"))
    assert state.removed == ["trade_1"]


def test_61_the_decree_of_nine_figures_needs_each_sort() -> None:
    state = turn()
    player = state.players[0]
    stands(state, 0, "T1", "mil_1", "R", "RR")
    stands(state, 0, "H1", "ship_1d", "B", "B")
    stands(state, 0, "F1", "farm_1d", "Y", "Y")
    stands(state, 0, "F2", "farm_2c", "YYY")
    assert player.placed == 10
    assert not dispatches.is_fulfilled(player, "each9")
    stands(state, 0, "M1", "ship_1b", "W", turned=True)
    assert dispatches.is_fulfilled(player, "each9")


@pytest.mark.parametrize(
    ("decree", "tiles"),
    [
        ("ships2", {"H1": ("ship_1c", "B", "BB"), "H2": ("ship_2a",)}),
        ("farms3", {"F1": ("farm_2c", "YYY"), "F2": ("farm_1d", "Y", "Y", "YB")}),
        ("markets3", {"M1": ("market_1c", "W", "WB"), "M2": ("market_2c", "WW", "B")}),
        ("barracks3", {"K1": ("barracks_1c", "RRR", "RB"), "T1": ("mil_1", "R", "RR")}),
    ],
)
def test_occupied_tiles_and_their_figures_count_together(
    decree: str, tiles: dict[str, tuple[str, ...]]
) -> None:
    state = turn()
    player = state.players[0]
    for slot, (tile, *figures) in tiles.items():
        stands(state, 0, slot, tile, *figures)
    assert not dispatches.is_fulfilled(player, decree)
    more = {
        "ships2": ("H2", "ship_2a", "BB"),
        "farms3": ("F3", "farm_1b", "YY"),
        "markets3": ("M3", "ship_3b", "W"),
        "barracks3": ("T2", "mil_2", "RR"),
    }
    slot, tile, figures = more[decree]
    if decree == "ships2":
        player.lay("H2", None)
    stands(state, 0, slot, tile, figures, turned=decree == "markets3")
    assert dispatches.is_fulfilled(player, decree)


def test_62_returned_figures_can_be_sent_at_once() -> None:
    state = turn("red", 3, stock="WW")
    stands(state, 0, "K1", "barracks_1b", "RR")
    shows(state, "3a", "barracks_3b")
    play(state, 0, Take("3a", "K1"))
    play(state, 0, SpecialDispatch("K1", "RR"))
    assert stock(state, 0) == "WW"


def test_a_cascade_can_win_before_its_end() -> None:
    """The last figure is sent by a bonus dispatch while more bonuses are pending."""
    state = turn("red", 6, stock="YY")
    action_tile(state, 6, "act_2")
    extended(state, 0, "development_ext")
    starred(state, 0, development=6)
    stands(state, 0, "F1", "farm_2a")
    play(state, 0, Develop())
    play(state, 0, Dispatch("F1", "YY"))
    assert state.outcome
    assert state.outcome.winners == [0]
    assert state.agenda == []


def test_a_discard_wins_before_the_remaining_bonuses() -> None:
    state = new_game()
    holds(state, 0, "BR")
    run(state, Bonus(0, Effect("discard", 2)), Bonus(0, Effect("take_star", 2)))
    before = state.players[0].stars
    play(state, 0, Discard("RB"))
    assert state.outcome
    assert state.players[0].stars == before


def test_figures_can_be_typed_in_any_order() -> None:
    assert SpecialDispatch("K1", "yrb") == SpecialDispatch("K1", "BRY")


def test_the_bot_ends_the_turn_when_nothing_is_left() -> None:
    state = turn("red", 1, stock="BWWY")
    action_tile(state, 1, "act_1")
    for cell in ("1a", "1b"):
        shows(state, cell, None)
    play(state, 0, Extend("field"))
    assert asked(state) == [(1, "die-choice")]
    assert "turn-ended" in told(state)


def test_44_an_absent_player_takes_the_first_die_and_declines_everything_else() -> None:
    state = drafted(3)
    order = state.turn_order()
    gone = order[0]
    GAME.resign(state, gone)
    assert state.players[gone].die == "blue"
    assert state.players[gone].value == state.dice["blue"]
    assert asked(state) == [(order[1], "die-choice")]
    assert "blue" not in offered(state, order[1], ChooseDie, "colour")
