"""Bonuses of seasons, extensions, tracks and decrees when they are used or covered (sections 3.5 and 3.11)."""

from __future__ import annotations

import pytest

from bot.games.discordia.components import Effect, Extension
from bot.games.discordia.rules import city, years
from bot.games.discordia.rules.moves import Claim, Develop, Extend, PlaceStar, UseSeason
from bot.games.discordia.state import State

from .scenario import (
    action_tile,
    asked,
    bag_of,
    bonus,
    claimed,
    extended,
    new_game,
    offers,
    play,
    refused,
    stands,
    starred,
    stars,
    told,
    turn,
)


def extending(kind: Extension, already: int) -> State:
    """Return a turn in which seat 0 takes another extension of a kind of which it has `already` some."""
    state = turn("red", 2, seats=4)
    action_tile(state, 2, "act_2")
    extended(state, 0, *[kind] * already)
    return play(state, 0, Extend(kind))


@pytest.mark.parametrize(
    ("season", "happens"),
    [(1, "star-placed"), (2, "ring-moved"), (3, "tower-choice"), (4, "stars-taken"), (5, "return-choice")],
)
def test_the_bonus_of_each_season(season: int, happens: str) -> None:
    state = turn("red", season)
    state.season = season
    state.right = None
    play(state, 0, UseSeason())
    assert happens in [*told(state), *(decision for _, decision in asked(state))]


def test_a_shuffled_season_bonus_is_used() -> None:
    state = turn("red", 1)
    state.season = 1
    state.right = None
    state.season_bonuses[0] = Effect("take_star")
    play(state, 0, UseSeason())
    assert told(state)[:2] == ["season-used", "stars-taken"]


@pytest.mark.parametrize(
    ("kind", "already", "happens"),
    [
        ("harbour", 1, "star-choice"),
        ("harbour", 2, "tower-choice"),
        ("castle", 1, "stars-taken"),
        ("castle", 2, "manipulator-taken"),
        ("market_place", 1, "ring-moved"),
        ("field", 1, "swap-choice"),
        ("field", 2, "discard-choice"),
    ],
)
def test_an_extension_gives_the_bonus_that_it_covers(kind: Extension, already: int, happens: str) -> None:
    state = extending(kind, already)
    assert happens in [*told(state), *(decision for _, decision in asked(state))]


@pytest.mark.parametrize(
    "kind", ["harbour", "castle", "market_place", "field", "expedition_ext", "development_ext"]
)
def test_only_the_first_extension_of_a_kind_covers_a_symbol(kind: Extension) -> None:
    before = city.symbols(turn().players[0])
    state = extending(kind, 0)
    assert city.symbols(state.players[0]) == before - 1
    assert city.symbols(extending(kind, 1).players[0]) == before - 1


def test_an_extension_beyond_the_plan_gives_no_bonus() -> None:
    state = extending("field", 4)
    assert [event.places for event in state.events if event.key == "extended"] == [("F7",)]
    assert "privilege-choice" not in [decision for _, decision in asked(state)]
    assert "bonus-lost" not in told(state)


@pytest.mark.parametrize("number", [0, 1, 2, 4])
def test_every_extension_of_a_track_adds_two_spaces(number: int) -> None:
    state = new_game(4)
    extended(state, 0, *["expedition_ext", "development_ext"] * number)
    assert city.track_length(state.players[0], "expedition") == 6 + 2 * number
    assert city.track_length(state.players[0], "development") == 6 + 2 * number


@pytest.mark.parametrize(
    ("covered", "happens"),
    [
        (1, "ring-moved"),
        (3, "manipulator-taken"),
        (5, "privilege-choice"),
        (7, "discard-choice"),
        (9, "discard-choice"),
    ],
)
def test_the_bonuses_of_the_expedition_track(covered: int, happens: str) -> None:
    state = new_game(4)
    extended(state, 0, "expedition_ext", "expedition_ext")
    starred(state, 0, expedition=covered)
    bonus(state, "exp_star")
    play(state, 0, PlaceStar())
    assert happens in [*told(state), *(decision for _, decision in asked(state))]


@pytest.mark.parametrize(("covered", "lasting"), [(2, 0), (3, 1), (5, 2), (7, 3), (8, 3), (9, 4)])
def test_spaces_of_the_expedition_lower_every_shortage(covered: int, lasting: int) -> None:
    state = new_game(4)
    starred(state, 0, expedition=covered)
    assert years.lack(state.players[0]).lasting == lasting


@pytest.mark.parametrize(
    ("covered", "happens"),
    [(2, "manipulator-taken"), (4, "extension-choice"), (6, "dispatch-choice"), (7, "discard-choice")],
)
def test_the_bonuses_of_the_development_track(covered: int, happens: str) -> None:
    state = turn("red", 6, seats=4, stock="YYRR")
    extended(state, 0, "development_ext")
    stands(state, 0, "F1", "farm_2a")
    starred(state, 0, development=covered)
    play(state, 0, Develop())
    assert happens in [*told(state), *(decision for _, decision in asked(state))]


def test_a_new_manipulator_is_active() -> None:
    state = new_game()
    state.players[0].active = 0
    bonus(state, "manipulator")
    assert state.players[0].manipulators == 2
    assert state.players[0].active == 1


@pytest.mark.parametrize(("number", "covers"), [(0, 0), (1, 1), (2, 0), (3, 1)])
def test_the_second_and_the_fourth_decree_cover_a_symbol(number: int, covers: int) -> None:
    state = turn("red", 1, stock="RRWW")
    claimed(state, 0, number)
    state.decrees = ["two_sorts"]
    before = city.symbols(state.players[0])
    play(state, 0, Claim("two_sorts"))
    assert city.symbols(state.players[0]) == before - covers


def test_steps_beyond_the_aqueduct_are_lost_if_the_bag_is_empty() -> None:
    state = turn("red", 2)
    state.season = 2
    state.right = None
    state.players[0].aqueduct = 10
    bag_of(state, "")
    assert UseSeason not in offers(state, 0)
    assert refused(state, 0, UseSeason()) == "refusal-season-nothing"
    state.players[0].aqueduct = 9
    play(state, 0, UseSeason())
    assert state.players[0].aqueduct == 10


def test_a_season_bonus_that_places_a_star_is_not_offered_without_a_star() -> None:
    state = turn("red", 1)
    state.season = 1
    state.right = None
    stars(state, 0, 0)
    assert UseSeason not in offers(state, 0)
