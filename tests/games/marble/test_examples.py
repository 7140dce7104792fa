"""The worked examples of the specification (section 10), by number."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.games.marble import GAME
from bot.games.marble.board import WAYS
from bot.games.marble.rules import (
    Aqueduct,
    ChooseSite,
    Claim,
    Draw,
    End,
    Extra,
    Play,
    Recall,
    Water,
    Works,
    district,
    legal_places,
)
from bot.games.marble.scoring import final_points, open_points, standings
from bot.games.marble.state import State
from tests.games.marble.examples import (
    CLAUDIA,
    HADRIAN,
    JULIA,
    OCTAVIA,
    TIBERIUS,
    aqueduct_begun,
    outlet_and_temple,
    theatre_about_to_be_built,
)
from tests.games.marble.scenario import (
    ARENA,
    BATH,
    TEMPLE,
    THEATRE,
    asked,
    closed,
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


def test_01_a_theatre_with_claims() -> None:
    state = theatre_about_to_be_built()
    lay(state, JULIA, THEATRE, "D8-E8", "yes")
    assert len(district(state.tiles, "EF8")) == 5
    assert (state.sites["EF8"].kind, state.sites["EF8"].owner) == ("theatre", JULIA)
    assert state.players[JULIA].points == 5
    assert closed(state) == []
    for seat, answer in ((JULIA, "E9-E10"), (CLAUDIA, "F6-F7"), (TIBERIUS, "none")):
        assert asked(state) == [(seat, "site-claim")]
        play(state, seat, Claim(answer))
    assert where(state, JULIA) == (1, ["D8-E8"], {"theatre": 1})
    assert where(state, CLAUDIA) == (1, ["F8-F9"], {"theatre": 1})
    assert where(state, TIBERIUS) == (2, ["E6-E7"], {})
    assert asked(state) == [(JULIA, "action")]
    assert state.actions_left == 1


def test_02_the_end_of_a_turn() -> None:
    state = new_game(2)
    on_field(state, JULIA, temple=1, theatre=1)
    on_field(state, CLAUDIA, theatre=1)
    end_turn(state, JULIA)
    assert (state.imperium["temple"], state.imperium["theatre"]) == (11, 11)
    assert state.players[JULIA].imperium == {"temple": 1, "bath": 0, "theatre": 1, "arena": 0}
    assert where(state, JULIA) == (3, [], {})
    assert where(state, CLAUDIA) == (2, [], {"theatre": 1})


def test_03_an_outlet_and_a_temple_with_one_tile() -> None:
    state = outlet_and_temple()
    assert asked(state) == [(HADRIAN, "start-path")]
    assert state.aqueducts["grey"] == ["BC17"]
    assert len(offered(state, HADRIAN, Water, "path")) == 6
    assert "CD16" not in state.sites
    play(state, HADRIAN, Water("W SE SW"))
    assert state.aqueducts["grey"] == ["BC17", "BC15", "CD16", "DE15"]
    assert state.pieces["grey"] == 10
    assert (state.sites["CD16"].kind, state.sites["CD16"].owner) == ("temple", HADRIAN)
    assert state.players[HADRIAN].points == 3
    assert asked(state) == [(HADRIAN, "site-claim")]
    assert offered(state, HADRIAN, Claim, "magistrate") == ["C16-C17", "none"]
    play(state, HADRIAN, Claim("C16-C17"))
    assert asked(state) == [(OCTAVIA, "site-claim")]
    assert offered(state, OCTAVIA, Claim, "magistrate") == ["D16-D17", "none"]
    play(state, OCTAVIA, Claim("D16-D17"))
    assert where(state, HADRIAN)[2] == where(state, OCTAVIA)[2] == {"temple": 1}
    assert open_points(state, HADRIAN)["aqueducts"] == 2


def test_04_steps_after_it() -> None:
    state = aqueduct_begun()
    assert Works.of(state).steps() == ["grey E", "grey NW"]


def test_05_the_scoring_of_an_aqueduct() -> None:
    state = new_game(2, "quirinal", "caelian", "aventine")
    places = (
        *("C12-C13", "C15-D15", "C16-C17", "D12-E12", "D13-D14", "D16-D17", "E9-F9", "E10-E11", "E13-E14"),
        *("E15-E16", "F10-F11", "F12-G12", "F13-F14"),
    )
    laid(state, BATH, *places)
    sizes = {point: len(district(state.tiles, point)) for point in closed(state)}
    assert sizes == {"CD16": 3, "DE13": 3, "DE15": 5, "EF10": 3, "EF12": 6}
    path = ("BC17", "BC15", "CD16", "DE15", "DE13", "EF12", "EF10", "FG9")
    works = Works.of(state)
    for start, end in pairwise(path):
        assert any(works.carries(way) for way in WAYS[start] if way.point == end)
    line(state, "grey", *path)
    assert state.pieces["grey"] == 6
    site(state, "temple", "CD16", owner=OCTAVIA)
    site(state, "temple", "DE13", "EF10", owner=JULIA)
    site(state, "theatre", "DE15", owner=JULIA)
    site(state, "arena", "EF12", owner=JULIA)
    assert [open_points(state, seat)["aqueducts"] for seat in (JULIA, OCTAVIA)] == [8, 2]


def test_06_the_scoring_of_a_fountain() -> None:
    state = new_game(2, "palatine", "viminal", "capitoline")
    places = (
        *("E11-F11", "E12-E13", "F12-F13", "F14-F15", "F16-G16", "G11-G12", "G13-G14", "G15-H15", "H13-H14"),
    )
    laid(state, BATH, *places)
    sizes = {point: len(district(state.tiles, point)) for point in closed(state)}
    assert sizes == {"EF12": 3, "FG13": 4, "FG15": 4, "GH14": 3}
    site(state, "fountain", "FG13")
    site(state, "bath", "FG15", owner=JULIA)
    site(state, "temple", "EF12", owner=JULIA)
    site(state, "temple", "GH14", owner=OCTAVIA)
    assert [open_points(state, seat)["fountains"] for seat in (JULIA, OCTAVIA)] == [2, 1]


def test_07_opening_places() -> None:
    state = new_game(2, "capitoline", "palatine", "viminal")
    assert sorted(legal_places(state)) == sorted(
        [
            *("C6-C7", "C7-C8", "D5-D6", "D6-E6", "D8-D9", "D8-E8"),
            *("E9-F9", "F8-F9", "E11-F11", "F11-F12", "G9-G10", "G10-G11"),
            *("C13-D13", "D12-D13", "C15-D15", "D15-D16", "E13-E14", "E14-E15"),
        ]
    )
    assert refused(state, 0, Play("bath", "E7-E8", "no")) == "refusal-place-apart"
    assert refused(state, 0, Play("bath", "D6-D7", "no")) == "refusal-place-hill"
    assert len(legal_places(new_game(2, "viminal", "esquiline", "aventine"))) == 17


def test_08_a_scripted_first_turn() -> None:
    state = new_game(2, "capitoline", "palatine", "viminal")
    play(state, 0, Draw("bath", "temple"))
    assert (state.stacks["bath"], state.stacks["temple"]) == (15, 13)
    assert state.players[0].incoming == {"temple": 1, "bath": 1, "theatre": 0, "arena": 0}
    play(state, 0, Play("arena", "D8-E8", "yes"))
    assert state.players[0].home == 2
    assert state.sites == {}
    assert state.players[0].forum == {"temple": 2, "bath": 2, "theatre": 1, "arena": 0}
    assert not any(state.players[0].incoming.values())
    assert asked(state) == [(1, "action")]


def beside_the_capitoline(**options: str) -> State:
    state = new_game(3, "capitoline", "palatine", "viminal", **options)
    laid(state, THEATRE, "F8-F9", "E9-E10")
    laid(state, ARENA, "F6-F7")
    laid(state, TEMPLE, "D8-E8")
    laid(state, TEMPLE, "E6-E7", by=1)
    site(state, "fountain", "EF8")
    return lay(turn_of(state, 0), 0, BATH, "D5-D6", "yes")


def test_09_a_hill_site_built_by_the_other_player() -> None:
    state = beside_the_capitoline()
    assert (state.sites["DE7"].kind, state.sites["DE7"].owner) == ("temple", 1)
    assert [player.points for player in state.players] == [0, 3, 0]
    assert asked(state) == [(0, "site-claim")]
    play(state, 0, Claim("none"))
    assert asked(state) == [(1, "site-claim")]


def test_10_the_same_where_hills_block_sites() -> None:
    state = beside_the_capitoline(hills_block_sites="on")
    assert list(state.sites) == ["EF8"]
    assert [player.points for player in state.players] == [0, 0, 0]
    assert asked(state) == [(0, "action")]


def test_11_an_arena() -> None:
    state = new_game(2, "quirinal", "capitoline", "aventine")
    laid(state, BATH, "G7-G8")
    laid(state, ARENA, "E11-E12", "F8-F9", by=1)
    laid(state, TEMPLE, "F11-F12")
    laid(state, ARENA, "F10-G10", by=0)
    laid(state, THEATRE, "E8-E9")
    lay(turn_of(state, 0), 0, ARENA, "D10-E10")
    assert (state.sites["EF10"].kind, state.sites["EF10"].owner) == ("arena", 1)
    assert state.players[1].points == 6
    assert offered(state, 0, Claim, "magistrate") == ["F10-G10", "none"]
    play(state, 0, Claim("none"))
    assert offered(state, 1, Claim, "magistrate") == ["E11-E12", "F8-F9", "none"]
    play(state, 1, Claim("F8-F9"))
    assert asked(state) == [(0, "action")]


def test_12_a_tie_makes_a_fountain() -> None:
    state = theatre_about_to_be_built()
    lay(state, JULIA, THEATRE, "D8-E8")
    assert (state.sites["EF8"].kind, state.fountains) == ("fountain", 11)
    assert [player.points for player in state.players] == [0, 0, 0]
    for seat, place in ((JULIA, "E9-E10"), (CLAUDIA, "F8-F9"), (TIBERIUS, "E6-E7")):
        play(state, seat, Claim(place))
        assert where(state, seat)[2] == {"treasury": 1}
    play(state, JULIA, Draw("bath", "temple"))
    assert [player.coins for player in state.players] == [1, 0, 0]
    play(state, CLAUDIA, Draw("bath", "temple"))
    play(state, CLAUDIA, Draw("bath", "temple"))
    assert [player.coins for player in state.players] == [1, 1, 0]


def test_13_no_magistrate_that_matches() -> None:
    state = new_game(2, "palatine", "viminal", "capitoline")
    laid(state, TEMPLE, "F12-F13", by=0)
    laid(state, ARENA, "F14-F15", by=1)
    laid(state, BATH, "G11-G12", "E11-F11")
    lay(turn_of(state, 0), 0, BATH, "G13-G14")
    assert len(district(state.tiles, "FG13")) == 4
    assert state.sites["FG13"].kind == "fountain"
    play(state, 0, Claim("F12-F13"))
    play(state, 1, Claim("F14-F15"))
    assert where(state, 0)[2] == where(state, 1)[2] == {"treasury": 1}


def two_sites() -> State:
    state = new_game(2, "viminal", "caelian", "quirinal")
    laid(state, BATH, "E14-E15")
    laid(state, ARENA, "E13-F13")
    laid(state, BATH, "E11-E12", by=CLAUDIA)
    laid(state, THEATRE, "G13-G14", "F10-G10")
    laid(state, TEMPLE, "G11-G12")
    lay(turn_of(state, JULIA), JULIA, TEMPLE, "F11-F12", "yes")
    assert asked(state) == [(JULIA, "site-order")]
    assert offered(state, JULIA, ChooseSite, "point") == ["EF12", "FG11"]
    return play(state, JULIA, ChooseSite("EF12"))


def test_14_two_sites_the_claim_for_the_second() -> None:
    state = two_sites()
    assert state.players[JULIA].points == 3
    play(state, JULIA, Claim("none"))
    play(state, CLAUDIA, Claim("E11-E12"))
    assert state.players[JULIA].points == 6
    assert asked(state) == [(JULIA, "site-claim")]
    play(state, JULIA, Claim("F11-F12"))
    assert where(state, JULIA)[2] == {"temple": 1}


def test_14_two_sites_the_claim_for_the_first_loses_the_second() -> None:
    state = two_sites()
    play(state, JULIA, Claim("F11-F12"))
    play(state, CLAUDIA, Claim("E11-E12"))
    assert state.sites["FG11"].kind == "fountain"
    assert state.players[JULIA].points == 3
    assert asked(state) == [(JULIA, "action")]


def test_15_a_bridge() -> None:
    state = laid(new_game(4), BATH, "E3-E4")
    state.bridge_tiles["E1"] = 4
    lay(turn_of(state, 2), 2, TEMPLE, "E1-E2")
    assert (state.players[2].bridges, "E1" in state.bridges) == (1, False)
    assert state.bridge_values(2) == [4]
    taken = state.events[1]
    assert taken.seen_by(2).arguments == {"space": "E1", "value": 4}
    for other in (None, 0, 1, 3):
        assert taken.seen_by(other).arguments == {"space": "E1"}
        with pytest.raises(LookupError):
            GAME.view(state, other).bridge_values(2)
    assert GAME.view(state, 2).bridge_values(2) == [4]
    scored(state)
    assert final_points(state, 2)["bridges"] == 4
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
    points = open_points(state, HADRIAN)
    assert (points["aqueducts"], points["fountains"]) == (2, 1)


def test_17_edges_where_no_piece_can_lie() -> None:
    state = fountain_on_the_way()
    works = Works.of(state).after("grey E")
    assert "grey NW" not in works.steps()
    del state.tiles["D18-E18"], state.tiles["E16-E17"]
    assert "grey SE" not in Works.of(laid(state, ARENA, "E17-E18")).after("grey E").steps()


def test_18_an_outlet_without_room() -> None:
    state = new_game(2, "viminal", "esquiline", "aventine")
    laid(state, BATH, "C16-C17", "D17-D18", "D15-D16", "E17-E18", "F16-G16", "G17-G18", "H16-H17")
    line(state, "grey", "BC17", "CD18", "DE19", "DE17")
    line(state, "white", "HI17", "GH18", "FG19", "FG17")
    lay(turn_of(state, 0), 0, TEMPLE, "E19-F19")
    assert state.aqueducts["brown"] == ["EF20"]
    assert state.pieces["brown"] == 13
    assert not any(step.startswith("brown") for step in Works.of(state).steps())
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
    assert [open_points(state, seat) for seat in range(3)] == [
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
    points = open_points(state, 0)
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
        state.players[seat].points = 58 - open_points(state, seat)["imperium"]
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
    assert [open_points(state, seat)["imperium"] for seat in range(4)] == [2, 2, 2, 0]


def test_31_two_pieces_not_one() -> None:
    state = new_game(2, "viminal", "quirinal", "capitoline")
    laid(state, BATH, "C15-D15", "B14-C14", "B16-C16", "C17-D17")
    line(state, "grey", "BC17", "CD16", "BC15", "CD14")
    turn_of(state, 0)
    assert Works.of(state).steps() == ["grey NW", "grey SE"]
    assert offered(state, 0, Aqueduct, "first") == ["grey NW"]
    assert offered(state, 0, Aqueduct, "second") == ["grey NE"]
    assert refused(state, 0, Aqueduct("grey SE", "none")) == "refusal-step-dead-end"


def test_32_a_seat_leaves_in_its_turn() -> None:
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
