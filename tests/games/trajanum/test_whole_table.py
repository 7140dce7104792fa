"""Forum Trajanum's whole table in words, without others' secrets."""

from __future__ import annotations

import pytest

from bot.engine import Passage
from bot.games.trajanum.game import GAME
from bot.games.trajanum.rules.forum import ANY, EnvoyChoice
from bot.games.trajanum.rules.moves import Take
from bot.games.trajanum.rules.rounds import BuildingStep
from bot.games.trajanum.state import FACE_DOWN, Building, Hand, State, Turn
from bot.games.trajanum.words import WORDS
from bot.i18n.fluent import words

from .drawn import DRAWING
from .scenario import bare, citizens, empty_table, envoys, hold, lay, new_game, play, stand, taking, turn_of
from .spoken import SAYING, english, view_of

pytestmark = pytest.mark.usefixtures("no_argument_missing")


def passages(state: State, viewer: int | None = 0) -> dict[str, Passage]:
    """Return the passages of the table in words, by their English titles."""
    return {english(one.title): one for one in WORDS.in_words(view_of(state, viewer))}


def lines(state: State, title: str, viewer: int | None = 0) -> list[str]:
    """Return the lines of a passage."""
    return SAYING.words.lines(passages(state, viewer)[title].lines, "whole")


def test_the_colonia_is_described_row_by_row() -> None:
    state = bare(2)
    stand(state, 0, B1="market", C3="column")
    state.players[0].buildings |= {"D1": Building("house", "E1"), "E1": Building("basilica", "D1")}
    lay(state, 0, A2="t_red_red", F1="t_coin_coin")
    citizens(state, 0, {1: 1, 3: 2})
    read = lines(state, "Anna")
    assert (
        "Row 1: A1 crane (red, scored), B1 market, C1 free, D1 house (double, with E1),"
        " E1 basilica (double, with D1) and F1 crane (blue, under 2 coins)"
    ) in read
    assert "Row 2: A2 tile, B2 free, C2 temple, D2 free, E2 free and F2 free" in read
    assert (
        "Gray buildings would now score: 4 points in row 1 (×2) and 3 points in row 3 (×3); 7 points in all"
        in read
    )
    said = SAYING.german_words.lines(passages(state)["Anna"].lines, "whole")
    assert "Zeile 2: A2 Plättchen, B2 frei, C2 Tempel, D2 frei, E2 frei und F2 frei" in said


def test_the_forum_is_described_by_rows_and_by_areas() -> None:
    state = bare(2)
    envoys(state, 0, "C1", "E2")
    envoys(state, 1, "I4")
    forum = lines(state, "The forum, row by row")
    assert (
        "Row 1: A1 yellow, B1 yellow, C1 green (Anna), D1 yellow, E1 green, F1 green, G1 yellow" in forum[1]
    )
    assert "E2 eagle (Anna)" in forum[2]
    areas = lines(state, "The areas of the forum")
    assert areas[0] == "Begun (green): C1 and C2; still free: C2."
    untouched = [line for line in areas if line.startswith("Not begun (")]
    assert len(untouched) == 4, "a line for each color"
    assert "A2 + A3" in next(line for line in untouched if "(red)" in line)
    assert areas[-1] == "Complete (green): I4."


def test_streets_are_named_once_if_all_seats_have_the_same_side() -> None:
    alike = taking(new_game(2), "tower", "lamp")
    assert lines(alike, "The streets")[0] == "Called this round: Tower (row 1) and Lamp (column F)."
    assert not any(line.startswith("Rows 1 to 6") for line in lines(alike, "Ben"))
    apart = taking(new_game(2, colonia_side="B"), "tower", "lamp")
    assert lines(apart, "The streets")[0] == "Called this round: Tower (row 6) and Lamp (column D)."
    assert lines(apart, "The streets", None)[0] == "Called this round: Tower and Lamp."
    assert "Rows 1 to 6: Helmet, Lyre, Sword, Wreath, Tower and Amphora" in lines(apart, "Ben")


def test_only_the_player_who_takes_a_tile_reads_it() -> None:
    state = taking(new_game(2), "tower", "lamp", tribune=1)
    lay(state, 0, B1="t_upgrade_coin")
    assert lines(state, "What you can take")[0].startswith("Without a tribune: A1, B1, C1, D1, E1, F1,")
    play(state, 0, Take("B1"))
    assert "Taken from B1: 1 upgrade + 1 coin" in lines(state, "Anna", 0)
    for viewer in (1, None):
        assert not any("Taken" in line or "face down: " in line for line in lines(state, "Anna", viewer))
    tile = "1 upgrade + 1 coin"
    assert any(tile in line for line in lines(state, "Ben", 1)), "Ben's own lies face down"
    assert not any(tile in line for line in lines(state, "Ben", 0))


def test_before_the_setup_each_player_reads_what_there_is_to_place() -> None:
    state = empty_table(2)
    state.players[0].citizen = "merchant"
    assert lines(state, "Anna")[2:6] == [
        "First citizen: Merchant",
        "Rows for the first citizen: row 3 (Merchant I) and row 4 (Merchant II)",
        "On two opposite corners (A1 and F6, or F1 and A6): Patrician and Craftsman",
        "One crane for each of the corners A1, F1, A6 and F6: red, blue, green and yellow",
    ]
    assert not any("corners" in line for line in lines(state, "Anna", 1))


def test_a_player_who_may_build_reads_costs_and_what_is_missing() -> None:
    state = bare(2)
    hold(state, 0, builder=1, assistant=1)
    state.turn = Turn(0)
    state.agenda = [BuildingStep(0)]
    plans = lines(state, "What you can build")
    assert "Column: for 1 builder – 3 points." in plans
    assert "House, not now: 1 red worker short." in plans
    assert len(plans) == 16
    assert "Train a builder, not now: needs an active citizen in row 6 (Craftsman II)." in lines(
        state, "What you can exchange"
    )
    state.turn.built = True
    assert "What you can build" not in passages(state)
    assert "What you can exchange" not in passages(state, 1)


def test_a_player_who_sends_an_envoy_reads_where_it_can_go() -> None:
    state = bare(2)
    state.players[0].ship = 1
    state.agenda = [EnvoyChoice(0, ANY)]
    first, *_ = lines(state, "Where your envoy can go")
    assert first.startswith("I1 (red), I2 (red), I3 (red), A2 (red),")


def test_tiles_of_the_round_are_described_once_they_are_shown() -> None:
    state = turn_of(bare(2), 0, "t_red_red", "t_builder_coin")
    state.players[1].hand = Hand(FACE_DOWN, FACE_DOWN)
    assert "In hand, face down: 2 tiles" in lines(state, "Ben", 0)
    assert "Own tile: 2 red workers" in lines(state, "Anna", 1)
    assert "From Ben: 1 builder + 1 coin" in lines(state, "Anna", 1)


def test_tracks_say_where_every_marker_is() -> None:
    state = bare(2)
    state.players[0].tracks |= {"library": 2, "market": 4}
    state.players[0].plaza = ["market"]
    read = lines(state, "The bonus tracks")
    assert "The library track: Anna on step 2 and Ben at the start." in read
    assert "The market track: Ben at the start." in read
    assert lines(state, "The plaza beside the column") == ["Anna: the marker of the market track."]
    assert lines(bare(2), "The plaza beside the column") == ["No marker has come here yet."]


def test_at_the_end_the_table_in_words_has_only_what_pictures_still_show() -> None:
    state = DRAWING.sample(2, "end")
    for viewer in (0, None):
        read = passages(state, viewer)
        assert {
            "The forum, row by row",
            "The plaza beside the column",
            "The supply of building tiles",
        } <= set(read)
        assert {"The streets", "The bonus tracks"}.isdisjoint(read)
        assert ("Trajan’s cards" in read) == (viewer is not None), (
            "boards of players show the cards to the end"
        )


def test_a_game_that_too_few_are_left_for_has_not_scored_its_card() -> None:
    state = new_game(2)
    GAME.resign(state, 1)
    cards = lines(state, "Trajan’s cards")
    assert len([line for line in cards if line.endswith(": not scored.")]) == 3
    assert english(*WORDS.pictured(view_of(state))[0].table[:1]).startswith(
        "The forum. The game ended in round 1."
    )
    assert "Next card" not in english(*WORDS.pictured(view_of(state))[0].table)
    early = empty_table(2)
    GAME.resign(early, 1)
    assert "The game ended during the set-up." in english(*WORDS.pictured(view_of(early))[0].table)


def test_a_seat_without_resources_is_said_to_have_none() -> None:
    state = bare()
    hold(state, 0)
    status = WORDS.status(view_of(state), 0)
    assert "Resources: none" in english(*status)
    assert "no resources" in words("en", "trajanum").lines(status, "brief")
