"""The outlook of Discordia's moves: consequences found by comparing the city before and after."""

from __future__ import annotations

import pytest

from bot.engine import Move
from bot.games.discordia.components import Effect
from bot.games.discordia.rules.bonuses import (
    PrivilegeChoice,
    PrivilegeUse,
    SurplusChoice,
    SwapChoice,
)
from bot.games.discordia.rules.building import FullShips
from bot.games.discordia.rules.dispatches import DecreeChoice, DispatchChoice
from bot.games.discordia.rules.moves import (
    ChooseDie,
    Develop,
    Discard,
    Dispatch,
    EndTurn,
    Extend,
    PlaceStall,
    Skip,
    SpecialDispatch,
    Swap,
    TakePrivilege,
    TakeStars,
    UseSeason,
    UseTower,
)
from bot.games.discordia.rules.turns import DieChoice
from bot.games.discordia.rules.years import Emptying
from bot.games.discordia.state import State
from bot.games.discordia.words import WORDS

from .scenario import action_tile, bag_of, extended, holds, new_game, owns, stands, starred, stars, then, turn
from .spoken import SAYING, english, view_of

pytestmark = pytest.mark.usefixtures("no_argument_missing")


def outlook(state: State, move: Move) -> list[str]:
    return SAYING.outlook(state, 0, move)


def test_filling_a_tile_says_what_happens_to_its_figures() -> None:
    state = turn("red", 2, stock="BRR")
    stands(state, 0, "K1", "barracks_2b", "RR")
    stands(state, 0, "H1", "ship_2a")
    assert "That fills Barracks 2: at the year’s end its figures go into the bag." in outlook(
        state, SpecialDispatch("K1", "BR")
    )
    state = turn("blue", 2, stock="BBR")
    stands(state, 0, "H1", "ship_2a")
    stands(state, 0, "K1", "barracks_2b")
    action_tile(state, 2, "act_1")
    full = "That fills Ship 2: at the end of the turn it becomes a market stall."
    assert full in outlook(state, SpecialDispatch("H1", "BB"))


def test_a_ship_that_a_reward_fills_turns_after_the_raid() -> None:
    state = then(new_game(), DispatchChoice(0, Effect("dispatch", 1, "any")), FullShips(0))
    state.phase = "raid"
    holds(state, 0, "BBR")
    stands(state, 0, "H1", "ship_2a")
    full = "That fills Ship 2: after your raid it becomes a market stall."
    assert full in outlook(state, Dispatch("H1", "BB"))


def test_at_the_year_end_the_past_shortage_and_raid_are_not_told_as_coming() -> None:
    state = then(new_game(), SurplusChoice(0, 2), Emptying(0))
    state.phase = "shortage"
    holds(state, 0, "BRR")
    stands(state, 0, "K1", "barracks_2b", "RR", "RY")
    assert outlook(state, Discard("B")) == ["In stock afterwards: 2 (2 soldiers)."]


@pytest.mark.parametrize(
    ("year", "stars_left", "when"),
    [
        (3, 1, "now or on a later turn"),
        (4, 1, "now only, as this is your last turn"),
        (3, 0, "but not now – only on a later turn"),
        (4, 0, "but not now, and this is your last turn"),
    ],
)
def test_a_privilege_says_when_it_can_be_used(year: int, stars_left: int, when: str) -> None:
    state = turn("red", 1)
    state.year = year
    then(state, PrivilegeChoice(0, Effect("privilege")))
    state.privileges = ["expedition", "joker_red"]
    stars(state, 0, stars_left)
    assert outlook(state, TakePrivilege("expedition"))[0] == (
        f"Can be used once, {when}: place 2 stars on the expedition track."
    )


def test_a_privilege_can_be_kept_only_if_a_turn_follows() -> None:
    state = turn("red", 1)
    state.year = 4
    owns(state, 0, "expedition")
    asked = PrivilegeUse(0, "expedition")
    then(state, asked)
    assert english(WORDS.question(view_of(state, 0), asked)).startswith(
        "Use “Expedition” now? This is your last turn"
    )
    assert outlook(state, Skip()) == ["This is your last turn, so you can’t use it any more."]
    state.year = 3
    assert outlook(state, Skip()) == ["You can use it from your next turn on."]


def test_a_change_of_strength_is_compared_with_the_tribes() -> None:
    state = turn("red", 2, stock="BRR")
    stands(state, 0, "K1", "barracks_2b", "RR")
    tribes = state.raid_strength
    assert f"Your strength: 0 → 4 (tribes: {tribes})." in outlook(state, SpecialDispatch("K1", "BR"))
    state.right = None
    tribes = state.raid_strength
    assert f"Your strength: 0 → 4 (tribes so far: {tribes})." in outlook(state, SpecialDispatch("K1", "BR"))


def test_a_change_of_strength_after_the_raid_is_not_compared_with_the_tribes() -> None:
    state = then(new_game(), DispatchChoice(0, Effect("dispatch", 1, "any")), DecreeChoice(0))
    state.phase = "raid"
    holds(state, 0, "BRR")
    stands(state, 0, "K1", "barracks_2b", "RR")
    assert "Your strength: 0 → 4." in outlook(state, Dispatch("K1", "BR"))


def test_a_shortage_below_zero_is_not_told_as_new_figures_alone() -> None:
    state = turn("red", 6)
    state.players[0].relief = 13
    assert (
        "Shortage (new figures at the year’s end; below zero, figures may go), as things stand: 0 → −1."
        in outlook(state, Develop())
    )


def test_a_decree_is_not_announced_when_it_can_no_longer_be_claimed() -> None:
    told = "Decrees you then fulfill: Aqueduct on 8."
    state = turn("blue", 6)
    state.players[0].aqueduct = 7
    state.decrees = ["aqueduct8"]
    state.season_bonuses[4] = Effect("aqueduct", 1)
    assert state.turn
    state.turn.value = 5
    assert told in outlook(state, UseSeason())
    stands(state, 0, "H1", "ship_2a", "BB")
    state.turn.season_used = True
    SAYING.game.play(state, 0, EndTurn())
    assert told not in outlook(state, PlaceStall("M1")), "the turn has ended"


def test_a_decree_fulfilled_by_a_reward_can_be_claimed_in_the_raid_step() -> None:
    state = then(new_game(), DispatchChoice(0, Effect("dispatch", 1, "any")), DecreeChoice(0))
    state.phase = "raid"
    state.decrees = ["two_sorts"]
    holds(state, 0, "BRRW")
    stands(state, 0, "M1", "market_2c")
    stands(state, 0, "M2", "market_4a")
    assert "Decrees you then fulfill: 2 colors or fewer in stock." in outlook(state, Dispatch("M2", "W"))


def test_a_decree_that_a_move_fulfills_is_named() -> None:
    state = turn("red", 2, stock="BRR")
    stands(state, 0, "K1", "barracks_2b")
    stands(state, 0, "M1", "market_2c")
    state.decrees = ["two_sorts", "exp6"]
    holds(state, 0, "BBRRW")
    action_tile(state, 2, "act_4")
    holds(state, 0, "BBBRRY")
    told = "Decrees you then fulfill: 2 colors or fewer in stock."
    assert told in outlook(state, SpecialDispatch("K1", "RR"))
    assert not [line for line in outlook(state, TakeStars(1)) if "fulfil" in line]


def test_a_joker_says_which_figures_become_jokers_and_a_second_one_that_all_do() -> None:
    state = then(new_game(), PrivilegeChoice(0, Effect("privilege")))
    state.privileges = ["joker_red", "joker_blue"]
    first = "Soldiers are jokers: in dispatches they count as any color."
    assert outlook(state, TakePrivilege("joker_red")) == [first]
    owns(state, 0, "joker_red")
    state.privileges = ["joker_red", "joker_blue"]
    second = "Soldiers are jokers, for the second time: now **all** your figures are jokers."
    assert outlook(state, TakePrivilege("joker_red")) == [second]
    assert outlook(state, TakePrivilege("joker_blue"))[0].startswith(
        "Sailors are jokers: in dispatches they count"
    )


def test_a_permanent_advantage_is_said_to_apply_at_once() -> None:
    state = turn("red", 6)
    stars(state, 0, 3)
    starred(state, 0, development=1)
    assert "That applies from now on." in outlook(state, Develop()), "the turn ends: nothing is left to do"
    stands(state, 0, "F1", "farm_6b")
    assert "That applies from now on, including this turn." in outlook(state, Develop())
    starred(state, 0, development=2)
    assert "That applies from now on, including this turn." not in outlook(state, Develop())


def test_an_extension_says_what_a_longer_track_brings() -> None:
    state = turn("red", 1)
    action_tile(state, 1, "act_1")
    assert outlook(state, Extend("expedition_ext"))[0] == (
        "New spaces on the expedition track: shortage −1 permanently and put up to 2 figures into the bag."
    )
    assert "An infrastructure symbol is covered." in outlook(state, Extend("expedition_ext"))
    extended(state, 0, "expedition_ext")
    assert "An infrastructure symbol is covered." not in outlook(state, Extend("expedition_ext"))


def test_a_swap_says_how_much_is_drawn_and_that_it_is_final() -> None:
    state = then(new_game(), SwapChoice(0, Effect("swap", 3)))
    assert outlook(state, Swap())[0].startswith("You draw 3 figures from the bag, then give back as many")
    bag_of(state, "WW")
    assert outlook(state, Swap())[0].startswith("You draw 2 figures from the bag")
    state = turn("red", 1)
    stands(state, 0, "T1", "trade_1")
    assert outlook(state, UseTower("T1"))[0].startswith("You draw 3 figures from the bag")


def test_ending_a_turn_gives_the_current_shortage() -> None:
    state = turn("red", 1)
    assert outlook(state, EndTurn()) == ["Shortage (new figures at the year’s end), as things stand: 13."]
    state.players[0].relief = 16
    assert outlook(state, EndTurn()) == [
        "Surplus (figures that may go at the year’s end), as things stand: 3."
    ]


def test_skipping_a_decree_says_that_none_is_claimed() -> None:
    state = then(new_game(), DecreeChoice(0))
    state.decrees = ["two_sorts"]
    holds(state, 0, "BB")
    assert outlook(state, Skip()) == ["You claim no decree now."]


def test_a_useless_die_says_so() -> None:
    state = then(new_game(), DieChoice(0))
    state.decrees = []
    action_tile(state, 6, "act_6")
    for cell in state.display:
        state.display[cell] = None
    stars(state, 0, 0)
    state.cult = 0
    assert outlook(state, ChooseDie("red", 6))[-1] == "There is nothing you can do with it."


def test_a_dispatch_says_what_it_leaves_in_stock() -> None:
    state = turn("red", 1, stock="BRRRW")
    action_tile(state, 1, "act_1")
    stands(state, 0, "K1", "barracks_1b")
    assert outlook(state, Dispatch("K1", "RR"))[0] == (
        "In stock afterwards: 3 (1 sailor, 1 soldier and 1 merchant)."
    )
