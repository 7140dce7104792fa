"""Discordia's bonuses in words: cascades step by step (example 27), and their previews."""

from __future__ import annotations

import pytest

from bot.games.discordia.rules.moves import (
    BuildTower,
    Dispatch,
    Extend,
    PlaceStar,
    Skip,
    Take,
    TakePrivilege,
    UsePrivilege,
    UseSeason,
)
from bot.games.discordia.state import State

from .scenario import (
    acting,
    action_tile,
    bag_of,
    extended,
    offer,
    owns,
    play,
    shows,
    stands,
    starred,
    stars,
    turn,
)
from .spoken import (
    card,
    choice,
    german_card,
    preview,
    told,
)

pytestmark = pytest.mark.usefixtures("no_argument_missing")


def at_privilege() -> State:
    """Return a turn whose star has just reached E6; main action and a special dispatch are still open."""
    state = turn("red", 1, stock="YYYWW")
    state.season = 1
    state.right = None
    action_tile(state, 1, "act_2")
    starred(state, 0, expedition=5)
    stars(state, 0, 1)
    stands(state, 0, "F1", "farm_2a")
    stands(state, 0, "M1", "market_1b")
    state.privileges = ["joker_blue", "dispatch"]
    return play(state, 0, UseSeason())


def test_a_cascade_is_reported_step_by_step_with_what_is_still_to_come() -> None:
    state = at_privilege()
    assert told(state) == [
        "Anna uses the spring bonus.",
        "Anna places a star on E6 of the expedition track.",
    ]
    later = (
        "; still to come: main action (take a tile, dispatch or take an extension) "
        "and special dispatch to M1 (WW)"
    )
    assert card(state) == f"take a privilege{later}"
    play(state, 0, TakePrivilege("dispatch"))
    assert card(state) == f"use “Dispatch” now, or keep it{later}"
    assert preview(state, UsePrivilege("dispatch")) == [
        "Anna uses the privilege “Dispatch”.",
        "Then you go on: dispatch to any tile as a bonus; still to come: take 2 stars, "
        "main action (take a tile, dispatch or take an extension) and special dispatch to M1 (WW).",
    ]
    play(state, 0, UsePrivilege("dispatch"))
    assert german_card(state).startswith(
        "als Bonus zu einem beliebigen Plättchen entsenden; dann noch: 2 Sterne nehmen, Hauptaktion ("
    )
    play(state, 0, Dispatch("F1", "YY"))
    assert told(state) == [
        "Anna sends figures to Farm 2 at F1: −2 farmers.",
        "Anna takes 2 stars from the star cult.",
    ]


def test_a_preview_says_what_a_bonus_will_ask() -> None:
    state = turn("red", 3, stock="RRW")
    starred(state, 0, expedition=3)
    stars(state, 0, 2)
    shows(state, "3a", "barracks_1a")
    assert preview(state, Take("3a", "K1")) == [
        "Anna takes Barracks 1 from 3a to C1.",
        "Spaces of Barracks 1: R / RR.",
        "An infrastructure symbol is covered.",
        "Shortage (new figures at the year’s end), as things stand: 11 → 12.",
        "Then you go on: place a star on E4 (take a manipulator), or not.",
    ]
    stars(state, 0, 0)
    lost = "Anna can’t use a bonus (place a star on the expedition track)."
    assert lost in preview(state, Take("3a", "K1"))


def test_a_bonus_that_will_be_lost_is_never_promised() -> None:
    state = turn("red", 1, stock="RRW")
    action_tile(state, 1, "act_1")
    extended(state, 0, "castle")
    state.cult = 0
    assert "Anna can’t use a bonus (take a star)." in preview(state, Extend("castle"))
    assert choice(state, Extend, "extension", "castle") == "Castle | take a star (no effect now); 3 left"
    extended(state, 0, "castle")
    state.manipulators = 0
    assert "Anna can’t use a bonus (take a manipulator)." in preview(state, Extend("castle"))
    starred(state, 0, expedition=3)
    shows(state, "1a", "barracks_1a")
    assert "place a star on E4 (take a manipulator, no effect now)" in preview(state, Take("1a", "K1"))[-1]
    extended(state, 0, "castle")
    state.privileges = []
    assert "take a privilege (no effect now)" in choice(state, Extend, "extension", "field")


def test_no_more_stars_are_promised_than_the_star_cult_has() -> None:
    state = turn("red", 1, stock="RRW")
    owns(state, 0, "dispatch")
    acting(state, 0, "red", 1)
    stands(state, 0, "K1", "barracks_1b")
    state.cult = 0
    assert choice(state, UsePrivilege, "privilege", "dispatch") == (
        "Dispatch | dispatch to any tile and take 2 stars (no effect now)"
    )
    state.cult = 1
    assert "still to come: take a star, main action" in preview(state, UsePrivilege("dispatch"))[-1]


def test_no_more_stars_are_promised_than_the_track_has_spaces() -> None:
    state = turn("red", 1, stock="RRW")
    owns(state, 0, "expedition")
    starred(state, 0, expedition=4)
    acting(state, 0, "red", 1)
    use = UsePrivilege("expedition")
    assert preview(state, use)[1].startswith("Then you go on: place up to 2 stars, the first on E5 ")
    starred(state, 0, expedition=5)
    assert preview(state, use)[1].startswith("Then you go on: place a star on E6 ")
    play(state, 0, use)
    assert preview(state, PlaceStar()) == [
        "Anna places a star on E6 of the expedition track.",
        "Stars in stock: 6 → 5.",
        "Then you go on: take a privilege; still to come: place a star on the expedition track (no effect now) "
        "and main action (take a tile or take an extension).",
    ]
    starred(state, 0, expedition=2)
    stars(state, 0, 1)
    assert "star on E4" not in preview(state, PlaceStar())[-1]


def test_a_bonus_still_to_come_without_effect_says_so() -> None:
    state = at_privilege()
    play(state, 0, TakePrivilege("dispatch"))
    state.cult = 0
    play(state, 0, UsePrivilege("dispatch"))
    assert "; still to come: take 2 stars (no effect now), main action" in card(state)


def test_a_step_beyond_the_aqueduct_is_announced_as_a_swap() -> None:
    state = turn("red", 3)
    state.season = 3
    state.right = None
    state.players[0].aqueduct = 9
    offer(state, "trade_2")
    play(state, 0, UseSeason())
    assert preview(state, BuildTower("trade_2", "T1")) == [
        "Anna builds Trade tower 2 (swap 4) at T1.",
        "Anna’s ring moves to space 10 of the aqueduct.",
        "With every 2 you may swap 4 figures.",
        "Shortage (new figures at the year’s end), as things stand: 9 → 8.",
        "Then you go on: swap 2 figures, or not; still to come: main action (take a tile or take stars).",
    ]
    play(state, 0, BuildTower("trade_2", "T1"))
    assert told(state) == [
        "Anna builds Trade tower 2 (swap 4) at T1.",
        "Anna’s ring moves to space 10 of the aqueduct.",
    ]
    assert card(state).startswith("swap 2 figures, or not")


def test_with_an_empty_bag_no_swap_is_promised_beyond_the_aqueduct() -> None:
    state = turn("red", 3)
    state.season = 3
    state.right = None
    state.players[0].aqueduct = 9
    bag_of(state, "")
    offer(state, "trade_2")
    play(state, 0, UseSeason())
    assert preview(state, BuildTower("trade_2", "T1"))[1:3] == [
        "Anna’s ring moves to space 10 of the aqueduct.",
        "Anna can’t use a bonus (swap 2 figures).",
    ]
    state.players[0].aqueduct = 10
    lost = "Anna can’t use a bonus (2 steps on the aqueduct)."
    assert lost in preview(state, BuildTower("trade_2", "T1"))


def test_a_tower_with_strength_is_offered_with_its_bonus() -> None:
    state = turn("red", 1)
    offer(state, "mil_s1")
    assert choice(state, BuildTower, "tower", "mil_s1") == (
        "Military tower (strength 1) | counts in every raid, without figures; "
        "place a star on the expedition track"
    )


def test_a_fourth_extension_is_offered_with_its_privilege() -> None:
    state = turn("red", 1)
    extended(state, 0, "harbour", "field", "market_place")
    assert choice(state, Extend, "extension", "castle") == (
        "Castle | cover a symbol and take a privilege; 4 left"
    )


def test_the_preview_of_declining_says_what_is_declined() -> None:
    state = at_privilege()
    assert preview(state, Skip())[0] == "Anna declines (take a privilege)."
    assert preview(state, TakePrivilege("dispatch"))[:2] == [
        "Anna takes the privilege “Dispatch”.",
        "Can be used once, now or on a later turn: dispatch to any tile and take 2 stars.",
    ]
    play(state, 0, TakePrivilege("dispatch"))
    assert preview(state, Skip())[:2] == [
        "Anna keeps the privilege “Dispatch” for later.",
        "You can use it from your next turn on.",
    ]
