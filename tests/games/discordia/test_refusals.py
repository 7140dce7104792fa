"""Discordia's refusals, which name the first unmet condition, and its warnings."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.engine import Move, text
from bot.games.discordia.game import GAME
from bot.games.discordia.rules.moves import (
    BuildTower,
    ChooseDie,
    Claim,
    Demolish,
    Develop,
    Discard,
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
    TakeStars,
    UsePrivilege,
    UseSeason,
    UseTower,
)
from bot.games.discordia.state import State
from bot.games.discordia.words import WORDS
from bot.games.sayings import in_short
from tests.games.discordia.scenario import (
    acting,
    action_tile,
    at_draft,
    bag_of,
    bonus,
    caution,
    extended,
    holds,
    new_game,
    offer,
    owns,
    play,
    refusal,
    refused,
    shows,
    stands,
    starred,
    stars,
    turn,
    warning,
)
from tests.games.discordia.spoken import english, view_of


def full_turn() -> State:
    """Return a turn with red 3 and some of everything in the city."""
    state = turn("red", 3, stock="BRRWWY")
    action_tile(state, 3, "act_1")
    shows(state, "3a", "farm_3a")
    shows(state, "3b", None)
    extended(state, 0, "harbour", "harbour")
    stands(state, 0, "H1", "ship_3a")
    stands(state, 0, "H2", "ship_1a", "B", "B")
    stands(state, 0, "K1", "barracks_3b", "RR")
    stands(state, 0, "M1", "market_2a")
    stands(state, 0, "F1", "farm_3d")
    stands(state, 0, "F2", "farm_3b")
    stands(state, 0, "T1", "trade_1")
    stands(state, 0, "T2", "mil_s1")
    return state


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (Take("9z", "F1"), "refusal-cell-unknown"),
        (Take("3b", "F1"), "refusal-cell-empty"),
        (Take("1a", "F1"), "refusal-column"),
        (Take("3a", "K1"), "refusal-slot"),
        (Take("3a", "F3"), "refusal-slot"),
        (Dispatch("M2", "W"), "refusal-slot-empty"),
        (Dispatch("Z1", "W"), "refusal-slot-empty"),
        (Dispatch("M1", "W"), "refusal-dispatch-sort"),
        (Dispatch("H2", "B"), "refusal-tile-full"),
        (Dispatch("K1", "W"), "refusal-figures-fit"),
        (Dispatch("T2", "R"), "refusal-no-spaces"),
        (Dispatch("H1", "BB"), "refusal-figures-fit"),
        (Extend("villa"), "refusal-extension-unknown"),
        (Develop(), "refusal-develop-value"),
        (TakeStars(1), "refusal-action-stars"),
        (SpecialDispatch("M2", "W"), "refusal-slot-empty"),
        (SpecialDispatch("M1", "W"), "refusal-special-value"),
        (SpecialDispatch("H1", "B"), "refusal-special-colour"),
        (SpecialDispatch("T2", "R"), "refusal-no-spaces"),
        (SpecialDispatch("K1", "RR"), "refusal-figures-fit"),
        (UseSeason(), "refusal-season-value"),
        (UseTower("T3"), "refusal-slot-empty"),
        (UseTower("T2"), "refusal-no-trade-tower"),
        (UseTower("K1"), "refusal-no-trade-tower"),
        (UseTower("T1"), "refusal-tower-value"),
        (Claim("nothing"), "refusal-decree-unknown"),
        (Claim("manip3"), "refusal-decree-unfulfilled"),
        (Claim("dev6"), "refusal-decree-gone"),
        (UsePrivilege("nothing"), "refusal-privilege-none"),
        (UsePrivilege("aqueduct"), "refusal-privilege-not-owned"),
        (PlaceStar(), "refusal-first-action-choice"),
        (Skip(), "refusal-first-action-choice"),
        (ChooseDie("red", 3), "refusal-first-action-choice"),
    ],
)
def test_refusals_in_a_turn(move: Move, reason: str) -> None:
    state = full_turn()
    state.decrees = ["manip3"]
    assert refused(state, 0, move) == reason


def test_a_column_without_tiles_is_refused_whatever_cell_is_named() -> None:
    state = full_turn()
    shows(state, "3a", None)
    for cell in ("1a", "3a"):
        assert english(refusal(state, 0, Take(cell, "F1"))) == (
            "Column 3, which your die opens, has no tile left; take another action."
        )


def test_refusals_after_the_main_action() -> None:
    state = full_turn()
    play(state, 0, Take("3a", "F1"))
    for move in (Take("3a", "F1"), Dispatch("K1", "R"), Extend("field"), Develop(), TakeStars(2)):
        assert refused(state, 0, move) == "refusal-acted"


def test_actions_that_the_action_tile_does_not_show_are_refused() -> None:
    state = full_turn()
    action_tile(state, 3, "act_4")
    assert refused(state, 0, Extend("field")) == "refusal-action-extension"
    assert refused(state, 0, TakeStars(3)) == "refusal-stars-number"
    state.action_tiles[2] = "act_2"
    assert refused(state, 0, Dispatch("K1", "R")) == "refusal-dispatch-sort"


def test_an_extension_that_has_run_out_is_refused() -> None:
    state = full_turn()
    state.extensions["field"] = 0
    assert refused(state, 0, Extend("field")) == "refusal-extension-gone"


def test_developing_without_a_star_or_a_space_is_refused() -> None:
    state = turn("red", 6)
    stars(state, 0, 0)
    assert refused(state, 0, Develop()) == "refusal-no-star"
    stars(state, 0, 1)
    starred(state, 0, development=6)
    assert refused(state, 0, Develop()) == "refusal-track-full"
    stars(state, 0, 0)
    assert refused(state, 0, Develop()) == "refusal-track-full", "a star would not help"


def test_a_season_bonus_used_this_turn_is_refused() -> None:
    state = acting(full_turn(), 0, "red", 5)
    bag_of(state, "BRWY" * 5)
    play(state, 0, UseSeason())
    play(state, 0, GiveBack("WW"))
    assert refused(state, 0, UseSeason()) == "refusal-season-used"


def test_a_season_bonus_or_swap_without_effect_is_refused() -> None:
    state = acting(full_turn(), 0, "red", 5)
    bag_of(state, "")
    assert refused(state, 0, UseSeason()) == "refusal-season-nothing"
    acting(state, 0, "red", 1)
    assert refused(state, 0, UseTower("T1")) == "refusal-bag-empty"


@pytest.mark.parametrize(
    ("privilege", "reason"),
    [
        ("joker_red", "refusal-privilege-lasting"),
        ("aqueduct", "refusal-privilege-spent"),
        ("development", "refusal-privilege-later"),
        ("expedition", "refusal-privilege-useless"),
    ],
)
def test_privileges_that_cannot_be_used_are_refused(privilege: str, reason: str) -> None:
    state = full_turn()
    stars(state, 0, 0)
    owns(state, 0, "joker_red", "aqueduct", "development", "expedition")
    joker, spent, later, useless = state.players[0].privileges
    state.players[0].privileges = [joker, replace(spent, spent=True), later, replace(useless, ready=True)]
    assert refused(state, 0, UsePrivilege(privilege)) == reason


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (ChooseDie("white", 3), "refusal-die-unknown"),
        (ChooseDie("red", 4), "refusal-die-value"),
        (ChooseDie("red", 7), "refusal-die-value"),
        (EndTurn(), "refusal-first-die-choice"),
    ],
)
def test_refusals_at_the_choice_of_a_die(move: Move, reason: str) -> None:
    assert refused(new_game(), 0, move) == reason


def test_refusals_in_the_draft() -> None:
    state = at_draft()
    seat = GAME.asked(state)[0].seat
    state.display["1a"] = None
    assert refused(state, seat, Draft("1a")) == "refusal-cell-empty"
    assert refused(state, seat, Draft("1d")) == "refusal-cell-unknown"
    assert refused(state, seat, EndTurn()) == "refusal-first-draft-choice"


@pytest.mark.parametrize(
    ("letters", "reason"),
    [
        ("", "refusal-figures-letters"),
        ("QQ", "refusal-figures-letters"),
        ("B", "refusal-figures-exactly"),
        ("BBB", "refusal-figures-exactly"),
        ("YY", "refusal-figures-stock"),
    ],
)
def test_refusals_when_giving_back_figures(letters: str, reason: str) -> None:
    state = new_game()
    holds(state, 0, "BR")
    bag_of(state, "WW")
    bonus(state, "swap", 2)
    assert refused(state, 0, GiveBack("BB")) == "refusal-first-swap-choice"
    play(state, 0, Swap())
    assert refused(state, 0, GiveBack(letters)) == reason
    assert refused(state, 0, Skip()) == "refusal-first-return-choice"


def test_refusals_when_discarding_figures() -> None:
    state = new_game()
    holds(state, 0, "BRWY")
    bonus(state, "discard", 2)
    assert refused(state, 0, Discard("BRW")) == "refusal-figures-number"
    assert refused(state, 0, Discard("RR")) == "refusal-figures-stock"
    assert refused(state, 0, EndTurn()) == "refusal-first-discard-choice"


def test_the_refusal_asks_for_no_more_figures_than_the_stock_has() -> None:
    state = new_game()
    holds(state, 0, "BR")
    bonus(state, "discard", 4)
    why = GAME.asked(state)[0].refusal(state, Discard("BBR"))
    assert why == text("refusal-figures-number", most=2)


def test_a_trade_tower_that_was_used_is_refused_for_having_no_spaces() -> None:
    state = turn("red", 3)
    stands(state, 0, "T1", "trade_3")
    play(state, 0, UseTower("T1"))
    play(state, 0, GiveBack("BRW"))
    assert refused(state, 0, SpecialDispatch("T1", "R")) == "refusal-no-spaces"


def test_a_decree_whose_figures_are_on_too_few_tiles_says_so() -> None:
    state = turn("red", 3)
    state.decrees = ["ships2", "each9", "exp6"]
    stands(state, 0, "H1", "ship_1d", "B", "B", "RW")
    for decree, lack in (
        ("ships2", "figures 4 of 3, tiles 1 of 2"),
        ("each9", "figures 4 of 9, sorts 1 of 4"),
        ("exp6", "0 of 6"),
    ):
        assert english(in_short(refusal(state, 0, Claim(decree)))) == lack
    lines = WORDS.status(view_of(state, 0), 0)
    assert any("(figures 4 of 9, sorts 1 of 4)" in line for line in map(english, lines))


def test_the_discarding_of_a_stall_is_named_in_words() -> None:
    state = turn("blue", 6)
    stands(state, 0, "H1", "ship_1b", "BB", "Y")
    play(state, 0, EndTurn())
    assert english(refusal(state, 0, PlaceStall("M5"))) == (
        "It can’t go to M5; possible: M1 and Out of the game."
    )


def test_refusals_when_building_a_tower() -> None:
    state = new_game()
    offer(state, "mil_2")
    bonus(state, "tower")
    assert refused(state, 0, BuildTower("babel", "T1")) == "refusal-tower-unknown"
    assert refused(state, 0, BuildTower("mil_4", "T1")) == "refusal-tower-gone"
    never = english(refusal(state, 0, BuildTower("mil_4", "T1")))
    assert never == "Military tower 4 is not on offer; choose another one."
    stands(state, 0, "T1", "mil_3")
    stands(state, 1, "T1", "mil_5")
    assert refused(state, 0, BuildTower("mil_3", "T1")) == "refusal-tower-gone", "one’s own is not taken"
    assert refused(state, 0, BuildTower("mil_5", "T1")) == "refusal-tower-taken"
    assert refused(state, 0, BuildTower("mil_2", "T2")) == "refusal-slot"
    assert refused(state, 0, Develop()) == "refusal-first-tower-choice"


def test_refusals_at_other_bonuses() -> None:
    state = new_game()
    state.privileges = ["joker_red"]
    for kind, move, reason in (
        ("privilege", TakePrivilege("joker_blue"), "refusal-privilege"),
        ("privilege", TakePrivilege("nothing"), "refusal-privilege-unknown"),
        ("privilege", PlaceStar(), "refusal-first-privilege-choice"),
        ("extension", Extend("villa"), "refusal-extension-unknown"),
        ("extension", Swap(), "refusal-first-extension-choice"),
        ("exp_star", Develop(), "refusal-first-star-choice"),
    ):
        bonus(state, kind)
        assert refused(state, 0, move) == reason
        play(state, 0, Skip())


def test_refusals_at_the_use_of_a_new_privilege() -> None:
    state = new_game()
    state.privileges = ["aqueduct", "expedition"]
    bonus(state, "privilege")
    play(state, 0, TakePrivilege("aqueduct"))
    assert refused(state, 0, UsePrivilege("expedition")) == "refusal-privilege"
    assert refused(state, 0, TakePrivilege("expedition")) == "refusal-first-privilege-use"


def test_refusals_at_a_bonus_dispatch() -> None:
    state = new_game()
    holds(state, 0, "RRWW")
    stands(state, 0, "K1", "barracks_1b")
    bonus(state, "dispatch", 1, "any")
    assert refused(state, 0, Dispatch("K1", "WW")) == "refusal-figures-fit"
    assert refused(state, 0, Dispatch("H1", "B")) == "refusal-slot-empty"
    assert refused(state, 0, SpecialDispatch("K1", "RR")) == "refusal-first-dispatch-choice"


def test_refusals_at_demolition_and_stalls() -> None:
    state = new_game()
    stands(state, 0, "F1", "farm_1a")
    stands(state, 0, "F2", "farm_3a")
    stands(state, 0, "K1", "barracks_1a")
    bonus(state, "demolish", 1, "farm")
    assert refused(state, 0, Demolish("K1")) == "refusal-demolish"
    assert english(refusal(state, 0, Demolish("K7"))) == (
        "Nothing of yours is at C7. The raid takes a farm; possible: F1 and F2."
    )
    state = turn("red", 1)
    stands(state, 0, "H1", "ship_2a", "BB")
    play(state, 0, EndTurn())
    assert refused(state, 0, PlaceStall("M2")) == "refusal-slot"
    assert refused(state, 0, Skip()) == "refusal-first-stall-choice"


def test_a_dispatch_to_a_fresh_stall_is_refused() -> None:
    state = new_game()
    holds(state, 0, "RRWW")
    stands(state, 0, "K1", "barracks_1b")
    stands(state, 0, "M1", "ship_1b", turned=True, fresh=True)
    bonus(state, "dispatch", 1, "any")
    assert refused(state, 0, Dispatch("M1", "W")) == "refusal-tile-fresh"


def test_a_seat_that_is_not_asked_is_refused() -> None:
    state = new_game()
    assert refused(state, 1, ChooseDie("red", 6)) == "refusal-not-asked"


def test_the_warning_before_the_end_of_a_turn_names_everything_still_open() -> None:
    state = full_turn()
    state.decrees = ["two_sorts"]
    holds(state, 0, "RRRR")

    def named() -> list[str]:
        found = warning(state, 0, EndTurn())
        return [] if found is None else [item.key for item in found.arguments["open"]]

    assert named() == ["open-main", "open-special", "open-decrees"]
    state.players[0].lay("K1", None)
    assert named() == ["open-main", "open-decrees"]
    state.decrees = []
    assert named() == ["open-main"]
    assert state.turn
    state.turn.acted = True
    assert named() == []
    state.turn.value = 5
    assert named() == ["open-season"]


def test_warnings_before_covering_a_tile() -> None:
    state = full_turn()
    stands(state, 0, "F2", "farm_1b", "YY")
    assert caution(state, 0, Take("3a", "F2")) == "caution-cover-figures"
    assert caution(state, 0, Take("3a", "F1")) == "caution-cover-only"
    state.players[0].lay("F1", None)
    assert caution(state, 0, Take("3a", "F1")) is None


def test_warnings_before_covering_a_tower() -> None:
    state = new_game()
    extended(state, 0, "harbour")
    stands(state, 0, "T1", "mil_1", "R")
    offer(state, "mil_2")
    bonus(state, "tower")
    assert caution(state, 0, BuildTower("mil_2", "T1")) == "caution-cover-figures"
    assert caution(state, 0, BuildTower("mil_2", "T2")) is None
    assert caution(state, 0, Skip()) is None
    stands(state, 0, "T1", "trade_1")
    assert caution(state, 0, BuildTower("mil_2", "T1")) == "caution-cover"
    stands(state, 0, "T2", "trade_2")
    assert caution(state, 0, BuildTower("mil_2", "T1")) == "caution-cover-only"
