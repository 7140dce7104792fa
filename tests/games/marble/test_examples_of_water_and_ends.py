"""The worked examples (section 10), by number: bridges, aqueducts, supplies, the end."""

from __future__ import annotations

import pytest

from bot.engine import Place
from bot.games.marble.game import GAME
from bot.games.marble.rules import aqueducts
from bot.games.marble.rules.moves import Aqueduct, ChooseSite, Claim, Draw, End, Extra, Play, Recall
from bot.games.marble.scoring import open_points, sources, standings
from bot.games.marble.state import State

from .examples import CLAUDIA, HADRIAN, JULIA, OCTAVIA, aqueduct_begun, theatre_about_to_be_built
from .scenario import (
    ARENA,
    BATH,
    TEMPLE,
    THEATRE,
    asked,
    end_turn,
    holds,
    imperium,
    laid,
    lay,
    line,
    new_game,
    offered,
    offers,
    on_field,
    play,
    refused,
    scored,
    site,
    stacks,
    told,
    turn_of,
    where,
)


def test_15_a_bridge() -> None:
    state = laid(new_game(4), BATH, "E3-E4")
    state.bridge_tiles["E1"] = 4
    lay(turn_of(state, 2), 2, TEMPLE, "E1-E2")
    assert (state.players[2].bridges, "E1" in state.bridges) == (1, False)
    assert state.bridge_values(2) == [4]
    taken = state.events[1]
    assert taken.seen_by(2).said == {"space": Place("E1"), "value": 4}
    for other in (None, 0, 1, 3):
        assert taken.seen_by(other).said == {"space": Place("E1")}
        with pytest.raises(LookupError):
            GAME.view(state, other).bridge_values(2)
    assert GAME.view(state, 2).bridge_values(2) == [4]
    scored(state)
    assert sources(state, 2)["bridges"] == 4
    assert GAME.view(state, None).bridge_values(2) == [4]


def fountain_on_the_way() -> State:
    state = aqueduct_begun()
    laid(state, ARENA, "D18-E18")
    laid(state, THEATRE, "E16-E17")
    site(state, "fountain", "DE17")
    return turn_of(state, OCTAVIA)


def test_16_a_coin_by_an_aqueduct() -> None:
    state = fountain_on_the_way()
    assert offered(state, OCTAVIA, Aqueduct, "second", first="grey E") == ["grey NE", "grey SE"]
    play(state, OCTAVIA, Aqueduct("grey E", "grey SE"))
    assert (state.players[OCTAVIA].coins, state.coins) == (1, 15)
    assert state.aqueducts["grey"][-2:] == ["DE17", "EF18"]
    assert state.pieces["grey"] == 8
    points = open_points(state)[HADRIAN]
    assert (points["aqueducts"], points["fountains"]) == (2, 1)


def test_17_edges_where_no_piece_can_lie() -> None:
    state = fountain_on_the_way()
    works = aqueducts.Works.of(state).after("grey E")
    assert "grey NW" not in works.steps()
    del state.tiles["D18-E18"], state.tiles["E16-E17"]
    assert "grey SE" not in aqueducts.Works.of(laid(state, ARENA, "E17-E18")).after("grey E").steps()


def test_18_an_outlet_without_room() -> None:
    state = new_game(2, "viminal", "esquiline", "aventine")
    laid(state, BATH, "C16-C17", "D17-D18", "D15-D16", "E17-E18", "F16-G16", "G17-G18", "H16-H17")
    line(state, "grey", "BC17", "CD18", "DE19", "DE17")
    line(state, "white", "HI17", "GH18", "FG19", "FG17")
    lay(turn_of(state, 0), 0, TEMPLE, "E19-F19")
    assert state.aqueducts["brown"] == ["EF20"]
    assert state.pieces["brown"] == 13
    assert not any(step.startswith("brown") for step in aqueducts.Works.of(state).steps())
    assert "water-stuck" in told(state)
    assert asked(state) == [(0, "action")]


def test_19_drawing_from_one_stack() -> None:
    state = new_game(3)
    stacks(state, bath=3)
    turn_of(state, 0, final=True)
    play(state, 0, Draw("bath", "bath"))
    assert state.stacks["bath"] == 1
    assert offered(state, 1, Draw, "other") == ["none"]
    play(state, 1, Draw("bath", "none"))
    assert state.stacks["bath"] == 0
    assert Draw not in offers(state, 2)


def test_20_extra_actions() -> None:
    state = new_game(2)
    laid(state, BATH, "D8-E8", by=1)
    imperium(state, 1, theatre=2, bath=1)
    holds(state, 1, temple=1)
    turn_of(state, 1)
    play(state, 1, Recall("D8-E8"))
    play(state, 1, Draw("arena", "bath"))
    assert asked(state) == [(1, "turn-end")]
    play(state, 1, Extra("bath"))
    assert state.imperium["bath"] == 12
    assert offered(state, 1, Play, "tile") == ["temple"]
    play(state, 1, Play("temple", "D5-D6", "yes"))
    play(state, 1, Extra("theatre"))
    play(state, 1, Recall("D5-D6"))
    assert asked(state) == [(1, "turn-end")]
    play(state, 1, End())
    assert state.players[1].imperium["theatre"] == 1
    assert asked(state) == [(0, "action")]


def test_21_recalling() -> None:
    state = laid(new_game(2), BATH, "D8-E8", by=0)
    on_field(state, 0, bath=1, treasury=1)
    assert offered(turn_of(state, 0), 0, Recall, "magistrate") == ["D8-E8"]


def test_22_empty_supplies_at_the_end_of_a_turn() -> None:
    state = new_game(2)
    on_field(state, 0, arena=2, treasury=1)
    state.imperium["arena"] = 1
    state.coins = 0
    end_turn(state, 0)
    assert (state.players[0].imperium["arena"], state.players[0].coins) == (1, 0)
    assert where(state, 0) == (3, [], {})


def test_23_a_thirteenth_fountain() -> None:
    state = theatre_about_to_be_built()
    state.fountains = 0
    lay(state, JULIA, THEATRE, "D8-E8")
    assert (state.sites["EF8"].kind, state.fountains) == ("plaza", 0)
    assert [player.points for player in state.players] == [0, 0, 0]
    assert asked(state) == [(JULIA, "action")]
    assert where(state, CLAUDIA) == (1, ["F8-F9", "F6-F7"], {})
    aqueduct = fountain_on_the_way()
    site(aqueduct, "plaza", "DE17")
    play(aqueduct, OCTAVIA, Aqueduct("grey E", "grey SE"))
    assert aqueduct.players[OCTAVIA].coins == 0


def test_24_the_final_round() -> None:
    state = new_game(3, "viminal", "palatine", "aventine")
    laid(state, BATH, "D16-D17", by=2)
    laid(state, BATH, "C15-D15", by=0)
    line(state, "grey", "BC17", "BC15")
    stacks(state, bath=9)
    imperium(state, 2, bath=2)
    end_turn(state, 1)
    assert (state.phase, state.trigger) == ("final", 1)
    assert asked(state) == [(2, "action")]
    assert refused(state, 2, Extra("bath")) == "refusal-extra-final"
    play(state, 2, Draw("bath", "bath"))
    assert asked(state) == [(0, "action")]
    play(state, 0, Draw("bath", "bath"))
    lay(state, 1, TEMPLE, "C16-C17", "yes")
    assert (state.sites["CD16"].kind, state.sites["CD16"].owner) == ("temple", 1)
    for seat, place in ((1, "C16-C17"), (2, "D16-D17"), (0, "C15-D15")):
        assert asked(state) == [(seat, "site-claim")]
        play(state, seat, Claim(place))
    assert [player.imperium["temple"] for player in state.players] == [0, 1, 0]
    assert state.outcome is not None
    assert state.outcome.reason == "ended-stacks"


def test_25_a_forced_pass() -> None:
    state = new_game(3)
    stacks(state)
    holds(state, 2)
    on_field(state, 2, bath=1)
    turn_of(state, 0, final=True)
    end_turn(state, 1)
    assert told(state).count("passed") == 1
    assert state.players[2].imperium["bath"] == 1
    assert state.outcome is not None


def test_26_the_final_scoring() -> None:
    state = new_game(3)
    for seat, (points, coins) in enumerate(((34, 3), (31, 3), (29, 1))):
        state.players[seat].points = points
        state.players[seat].coins = coins
    state.values = [[3, 1], [4, 2], [2]]
    held = {"temple": (2, 1, 0), "bath": (1, 1, 1), "theatre": (0, 2, 2), "arena": (0, 0, 1)}
    for seat in range(3):
        imperium(state, seat, **{kind: amounts[seat] for kind, amounts in held.items()})
    watered = ("FG3", "FG5", "FG7", "GH4", "GH6", "GH8", "HI5", "HI7")
    line(state, "white", *watered)
    for point, owner in zip(watered, (0, 0, 0, 1, 1, 1, 1, 2), strict=True):
        site(state, "temple", point, owner=owner)
    for owner, point in enumerate(("DE15", "BC11", "GH14")):
        site(state, "temple", point, owner=owner)
    site(state, "fountain", "DE17", "CD16", "CD14", "DE13")
    site(state, "fountain", "BC13", "CD12")
    site(state, "fountain", "GH16", "FG15", "FG13", "GH12", "HI13")
    assert [open_points(state)[seat] for seat in range(3)] == [
        {"aqueducts": 6, "fountains": 4, "coins": 3, "most_coins": 0, "imperium": 5 + 2},
        {"aqueducts": 8, "fountains": 2, "coins": 3, "most_coins": 0, "imperium": 2 + 2},
        {"aqueducts": 2, "fountains": 5, "coins": 1, "most_coins": 0, "imperium": 2 + 2 + 5},
    ]
    scored(state)
    assert state.outcome is not None
    assert [(one.seat, one.total) for one in state.outcome.standings] == [(0, 58), (1, 54), (2, 48)]


def test_27_the_bonus_for_coins() -> None:
    state = new_game(3)
    for seat, coins in enumerate((4, 3, 1)):
        state.players[seat].coins = coins
    points = open_points(state)[0]
    assert points["coins"] + points["most_coins"] == 6


@pytest.mark.parametrize(
    ("buildings", "tiles", "places"),
    [((9, 8), (0, 9), [1, 2]), ((9, 9), (4, 5), [2, 1]), ((9, 9), (5, 5), [1, 1])],
)
def test_28_ties(buildings: tuple[int, int], tiles: tuple[int, int], places: list[int]) -> None:
    state = new_game(2)
    points = iter(("BC5", "BC7", "BC9", "BC11", "BC13", "BC15", "CD4", "CD6", "CD8"))
    others = iter(("HI5", "HI7", "HI9", "HI11", "HI13", "HI15", "GH4", "GH6", "GH8"))
    for seat, free in enumerate((points, others)):
        for _ in range(buildings[seat]):
            site(state, "temple", next(free), owner=seat)
        imperium(state, seat, bath=tiles[seat])
    for seat in (0, 1):
        state.players[seat].points = 58 - open_points(state)[seat]["imperium"]
    table = {standing.seat: standing for standing in standings(state)}
    assert [table[seat].total for seat in (0, 1)] == [58, 58]
    assert [table[seat].place for seat in (0, 1)] == places


def test_29_one_magistrate_counts_for_two_sites() -> None:
    state = new_game(2, "viminal", "caelian", "quirinal")
    laid(state, TEMPLE, "F11-F12", by=0)
    laid(state, BATH, "E14-E15", "E11-E12")
    laid(state, THEATRE, "G13-G14")
    laid(state, TEMPLE, "G11-G12")
    lay(turn_of(state, 0), 0, ARENA, "E13-F13")
    assert state.sites["EF12"].owner == 0
    play(state, 0, Claim("none"))
    lay(turn_of(state, 1), 1, THEATRE, "F10-G10")
    assert state.sites["FG11"].owner == 0
    assert state.players[0].points == 6


def test_30_three_have_most_imperium_tiles() -> None:
    state = new_game(4)
    for seat in range(3):
        imperium(state, seat, bath=2)
    assert [open_points(state)[seat]["imperium"] for seat in range(4)] == [2, 2, 2, 0]


def test_31_two_pieces_must_be_laid_if_possible() -> None:
    state = new_game(2, "viminal", "quirinal", "capitoline")
    laid(state, BATH, "C15-D15", "B14-C14", "B16-C16", "C17-D17")
    line(state, "grey", "BC17", "CD16", "BC15", "CD14")
    turn_of(state, 0)
    assert aqueducts.Works.of(state).steps() == ["grey NW", "grey SE"]
    assert offered(state, 0, Aqueduct, "first") == ["grey NW"]
    assert offered(state, 0, Aqueduct, "second") == ["grey NE"]
    assert refused(state, 0, Aqueduct("grey SE", "none")) == "refusal-step-dead-end"
    state.pieces["grey"] = 1
    assert offered(state, 0, Aqueduct, "first") == ["grey NW", "grey SE"], "the last piece goes anywhere"


def test_32_a_player_leaves_during_their_turn() -> None:
    state = new_game(3, "palatine", "viminal", "aventine")
    laid(state, BATH, "D8-D9", by=2)
    laid(state, TEMPLE, "E7-E8", by=0)
    laid(state, ARENA, "D10-D11", by=1)
    laid(state, ARENA, "E11-F11", "F8-F9")
    on_field(state, 1, arena=1)
    state.players[1].incoming["bath"] = 1
    lay(turn_of(state, 1), 1, THEATRE, "E9-E10")
    assert asked(state) == [(1, "site-order")]
    assert offered(state, 1, ChooseSite, "point") == ["DE9", "EF10"]
    GAME.resign(state, 1)
    assert list(state.sites) == ["DE9"]
    assert asked(state) == [(2, "site-claim")]
    play(state, 2, Claim("D8-D9"))
    assert asked(state) == [(0, "site-claim")]
    play(state, 0, Claim("none"))
    assert list(state.sites) == ["DE9", "EF10"]
    assert where(state, 1) == (2, ["D10-D11"], {})
    assert (state.players[1].incoming["bath"], state.players[1].forum["bath"]) == (0, 2)
    assert state.players[1].imperium["arena"] == 1
    assert asked(state) == [(2, "action")]
    GAME.resign(state, 0)
    assert state.outcome is not None
    assert state.outcome.reason == "ended-abandoned"
    assert state.outcome.standings[0].seat == 2
