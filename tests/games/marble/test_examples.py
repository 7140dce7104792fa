"""The worked examples (section 10), by number: the city, its sites, claims."""

from __future__ import annotations

from itertools import pairwise

from bot.games.marble.board import WAYS
from bot.games.marble.rules import aqueducts, city
from bot.games.marble.rules.moves import ChooseSite, Claim, Draw, Play, Water
from bot.games.marble.scoring import open_points
from bot.games.marble.state import State

from .examples import (
    CLAUDIA,
    HADRIAN,
    JULIA,
    OCTAVIA,
    TIBERIUS,
    aqueduct_begun,
    outlet_and_temple,
    theatre_about_to_be_built,
)
from .scenario import (
    ARENA,
    BATH,
    TEMPLE,
    THEATRE,
    asked,
    closed,
    end_turn,
    laid,
    lay,
    line,
    new_game,
    offered,
    on_field,
    play,
    refused,
    site,
    turn_of,
    where,
)


def test_01_a_theater_with_claims() -> None:
    state = theatre_about_to_be_built()
    lay(state, JULIA, THEATRE, "D8-E8", "yes")
    assert len(city.district(state.tiles, "EF8")) == 5
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
    assert open_points(state)[HADRIAN]["aqueducts"] == 2


def test_04_the_possible_next_steps_of_the_aqueduct() -> None:
    state = aqueduct_begun()
    assert aqueducts.Works.of(state).steps() == ["grey E", "grey NW"]


def test_05_the_scoring_of_an_aqueduct() -> None:
    state = new_game(2, "quirinal", "caelian", "aventine")
    places = (
        *("C12-C13", "C15-D15", "C16-C17", "D12-E12", "D13-D14", "D16-D17", "E9-F9", "E10-E11", "E13-E14"),
        *("E15-E16", "F10-F11", "F12-G12", "F13-F14"),
    )
    laid(state, BATH, *places)
    sizes = {point: len(city.district(state.tiles, point)) for point in closed(state)}
    assert sizes == {"CD16": 3, "DE13": 3, "DE15": 5, "EF10": 3, "EF12": 6}
    path = ("BC17", "BC15", "CD16", "DE15", "DE13", "EF12", "EF10", "FG9")
    works = aqueducts.Works.of(state)
    for start, end in pairwise(path):
        assert any(way.edge.bit & works.sides for way in WAYS[start] if way.point == end)
    line(state, "grey", *path)
    assert state.pieces["grey"] == 6
    site(state, "temple", "CD16", owner=OCTAVIA)
    site(state, "temple", "DE13", "EF10", owner=JULIA)
    site(state, "theatre", "DE15", owner=JULIA)
    site(state, "arena", "EF12", owner=JULIA)
    assert [open_points(state)[seat]["aqueducts"] for seat in (JULIA, OCTAVIA)] == [8, 2]


def test_06_the_scoring_of_a_fountain() -> None:
    state = new_game(2, "palatine", "viminal", "capitoline")
    places = (
        *("E11-F11", "E12-E13", "F12-F13", "F14-F15", "F16-G16", "G11-G12", "G13-G14", "G15-H15", "H13-H14"),
    )
    laid(state, BATH, *places)
    sizes = {point: len(city.district(state.tiles, point)) for point in closed(state)}
    assert sizes == {"EF12": 3, "FG13": 4, "FG15": 4, "GH14": 3}
    site(state, "fountain", "FG13")
    site(state, "bath", "FG15", owner=JULIA)
    site(state, "temple", "EF12", owner=JULIA)
    site(state, "temple", "GH14", owner=OCTAVIA)
    assert [open_points(state)[seat]["fountains"] for seat in (JULIA, OCTAVIA)] == [2, 1]


def test_07_opening_places() -> None:
    state = new_game(2, "capitoline", "palatine", "viminal")
    assert sorted(city.legal_places(state)) == sorted(
        [
            *("C6-C7", "C7-C8", "D5-D6", "D6-E6", "D8-D9", "D8-E8"),
            *("E9-F9", "F8-F9", "E11-F11", "F11-F12", "G9-G10", "G10-G11"),
            *("C13-D13", "D12-D13", "C15-D15", "D15-D16", "E13-E14", "E14-E15"),
        ]
    )
    assert refused(state, 0, Play("bath", "E7-E8", "no")) == "refusal-place-apart"
    assert refused(state, 0, Play("bath", "D6-D7", "no")) == "refusal-place-hill"
    assert len(city.legal_places(new_game(2, "viminal", "esquiline", "aventine"))) == 17


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


def test_10_the_same_with_hills_that_block_sites() -> None:
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
    assert len(city.district(state.tiles, "FG13")) == 4
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
