"""City of Marble's texts about tiles: the sites that they finish, who builds, and the bridges that they cover."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.channel.messages.sentences import event_lines
from bot.games.marble.game import GAME
from bot.games.marble.rules.moves import Aqueduct, ChooseSite, Claim, Play
from bot.games.marble.state import State
from bot.games.marble.words import WORDS

from .examples import CLAUDIA, HADRIAN, JULIA, TIBERIUS, aqueduct_begun, theatre_about_to_be_built
from .scenario import ARENA, BATH, TEMPLE, THEATRE, holds, laid, lay, new_game, play, turn_of
from .spoken import (
    ENGLISH,
    choice,
    english,
    foreseen,
    german,
    lacks,
    meant,
    outlook,
    preview,
    shown,
    told,
    told_in_german,
    view_of,
)

pytestmark = pytest.mark.usefixtures("no_argument_missing")


# A site (example 1).


def test_a_theater_is_reported_line_by_line() -> None:
    state = theatre_about_to_be_built()
    lay(state, JULIA, THEATRE, "D8-E8", "yes")
    assert told(state) == [
        "Anna lays a theater tile with a magistrate on D8-E8.",
        "Anna builds a theater at EF8 (influence: Anna 2, Ben 1 and Carla 1): +5 points.",
    ]
    assert told_in_german(state) == [
        "Anna legt ein Theaterplättchen mit einem Beamten auf D8-E8.",
        "Anna baut ein Theater auf EF8 (Einfluss: Anna 2, Ben 1 und Carla 1): +5 Siegpunkte.",
    ]
    play(state, JULIA, Claim("E9-E10"))
    assert told(state) == ["Anna sends the magistrate on E9-E10 to the theater Imperium space."]
    play(state, CLAUDIA, Claim("F6-F7"))
    assert told_in_german(state) == ["Ben schickt den Beamten von F6-F7 auf das Theater-Imperiumsfeld."]
    play(state, TIBERIUS, Claim("none"))
    assert told(state) == ["Carla sends no magistrate from EF8."]


def test_the_question_for_a_magistrate_names_the_site() -> None:
    state = theatre_about_to_be_built()
    lay(state, JULIA, THEATRE, "D8-E8", "yes")
    assert english(WORDS.prompt(view_of(state, JULIA))) == (
        "You have built a theater at EF8 – send one of your magistrates from there to the theater Imperium space?"
    )
    assert choice(state, JULIA, Claim, "magistrate", "E9-E10") == (
        "E9-E10 (theater) | can still count at DE11"
    )
    assert choice(state, JULIA, Claim, "magistrate", "none") == "None, they all stay"
    assert preview(state, JULIA, Claim("E9-E10")) == [
        "Anna sends the magistrate on E9-E10 to the theater Imperium space.",
        "At the end of this turn it comes home with a theater Imperium tile.",
        "It no longer has any influence at DE11.",
        "After that Carla may send a magistrate to the theater Imperium space.",
        "Then Ben: send a magistrate or none.",
    ]
    play(state, JULIA, Claim("none"))
    assert german(WORDS.prompt(view_of(state, CLAUDIA))) == (
        "Anna hat auf EF8 ein Theater gebaut – "
        "schickst du einen deiner Beamten von dort auf das Theater-Imperiumsfeld?"
    )
    assert "At the end of your next turn" in " ".join(outlook(state, CLAUDIA, Claim("F6-F7")))


def test_a_magistrate_is_promised_only_what_earlier_ones_leave() -> None:
    state = theatre_about_to_be_built()
    state.imperium["theatre"] = 1
    lay(state, JULIA, THEATRE, "D8-E8", "yes")
    assert "it comes home with a theater Imperium tile" in " ".join(outlook(state, JULIA, Claim("E9-E10")))
    play(state, JULIA, Claim("E9-E10"))
    nothing = "As things stand, there will be nothing left for it to fetch."
    assert nothing in " ".join(outlook(state, CLAUDIA, Claim("F6-F7")))
    state.players[JULIA].fields["theatre"] = 0
    play(state, CLAUDIA, Claim("F6-F7"))
    assert nothing in " ".join(outlook(state, TIBERIUS, Claim("E6-E7")))


def test_a_preview_does_not_say_that_a_player_who_left_may_send_a_magistrate() -> None:
    state = theatre_about_to_be_built()
    GAME.resign(state, CLAUDIA)
    assert outlook(state, JULIA, Play(THEATRE, "D8-E8", "yes")) == [
        "After that Carla may send a magistrate to the theater Imperium space."
    ]


def test_magistrates_elsewhere_are_listed_as_not_touching_the_site() -> None:
    state = laid(theatre_about_to_be_built(), TEMPLE, "C13-D13", by=TIBERIUS)
    lay(state, JULIA, THEATRE, "D8-E8", "yes")
    play(state, JULIA, Claim("none"))
    play(state, CLAUDIA, Claim("none"))
    assert lacks(view_of(state, TIBERIUS), Claim, "magistrate") == ["C13-D13 (temple) | doesn’t touch EF8"]


def test_a_preview_says_who_builds_and_how_much_influence_each_player_has() -> None:
    state = theatre_about_to_be_built()
    holds(state, JULIA, theatre=1)
    assert preview(state, JULIA, Play(THEATRE, "D8-E8", "yes")) == [
        "Anna lays a theater tile with a magistrate on D8-E8.",
        "Anna builds a theater at EF8 (influence: Anna 2, Ben 1 and Carla 1): +5 points.",
        "After that Ben and Carla may each send a magistrate to the theater Imperium space.",
        "Then you go on: send a magistrate or none.",
    ]
    assert preview(state, JULIA, Play(THEATRE, "D8-E8", "no"))[1] == (
        "Influence is tied at EF8: a fountain instead of a theater (Anna 1, Ben 1 and Carla 1)."
    )


def test_a_place_is_offered_with_the_better_result_with_or_without_a_magistrate() -> None:
    state = theatre_about_to_be_built()
    holds(state, JULIA, theatre=1, bath=1)
    assert choice(state, JULIA, Play, "tile", THEATRE) == "Theater | up to +5 points"
    assert choice(state, JULIA, Play, "row", "D", tile=THEATRE).endswith("places, up to +5 points")
    view = view_of(state, JULIA)
    for kind, said, badge in (
        (THEATRE, "D8-E8 | a theater for you at EF8 (+5)", "+5"),
        (BATH, "D8-E8 | a fountain at EF8", "!"),
    ):
        offered = WORDS.choice(view, Play, "place", "D8-E8", {"tile": kind})
        assert (shown(offered), offered.badge, offered.place) == (said, badge, "D8-E8")
    for answer, said in (
        ("yes", "Yes, with a magistrate | a theater for you at EF8 (+5)"),
        ("no", "No, without a magistrate | a fountain at EF8"),
    ):
        assert choice(state, JULIA, Play, "magistrate", answer, tile=THEATRE, place="D8-E8") == said


@pytest.mark.parametrize("typed", ["D8-E8", "d8 e8", "E8-D8", "e8 d8", "D8-E8 – a theater for you at EF8"])
def test_a_place_can_be_typed_from_either_end_with_or_without_a_hyphen(typed: str) -> None:
    assert meant(theatre_about_to_be_built(), JULIA, Play, "place", typed) == ["D8-E8"]


@pytest.mark.parametrize(("typed", "value"), [("yes", "yes"), ("nein", "no"), ("ja", "yes"), ("mit", "yes")])
def test_a_magistrate_can_be_typed_as_an_answer(typed: str, value: str) -> None:
    assert meant(theatre_about_to_be_built(), JULIA, Play, "magistrate", typed) == [value]


@pytest.mark.parametrize(("typed", "step"), [("grey E", "grey E"), ("grau O", "grey E"), ("grau no", None)])
def test_a_step_can_be_typed_in_both_languages(typed: str, step: str | None) -> None:
    assert meant(aqueduct_begun(), HADRIAN, Aqueduct, "first", typed) == ([step] if step else [])


def test_building_for_somebody_else_is_announced_in_choice_preview_and_warning() -> None:
    state = theatre_about_to_be_built()
    laid(state, THEATRE, "D4-D5", by=TIBERIUS)
    state.tiles["F8-F9"] = replace(state.tiles["F8-F9"], magistrate=TIBERIUS)
    holds(state, JULIA, arena=1)
    move = Play(ARENA, "D8-E8", "no")
    assert "Carla builds a theater at EF8" in " ".join(preview(state, JULIA, move))
    caution = WORDS.caution(foreseen(state, JULIA, move))
    assert caution is not None
    assert english(caution) == ("This lets Carla build a theater at EF8 (+5). Do it anyway?")
    assert choice(state, JULIA, Play, "place", "D8-E8", tile=ARENA) == (
        "D8-E8 | a theater for Carla at EF8 (+5)"
    )


def test_a_site_without_influence_becomes_a_fountain_and_without_fountains_a_plaza() -> None:
    state = theatre_about_to_be_built()
    holds(state, JULIA, bath=1)
    state.fountains = 0
    assert "no fountains are left: an empty plaza." in preview(state, JULIA, Play(BATH, "D8-E8", "no"))[1]
    lay(state, JULIA, BATH, "D8-E8")
    assert told(state)[1] == (
        "No one player has the most influence at EF8, and no fountains are left: an empty plaza."
    )


# Several sites finished by one tile (example 14).


def two_sites() -> State:
    state = new_game(2, "viminal", "caelian", "quirinal")
    laid(state, BATH, "E14-E15")
    laid(state, ARENA, "E13-F13")
    laid(state, BATH, "E11-E12", by=CLAUDIA)
    laid(state, THEATRE, "G13-G14", "F10-G10")
    laid(state, TEMPLE, "G11-G12")
    holds(state, JULIA, temple=1)
    return turn_of(state, JULIA)


def test_a_tile_is_offered_with_the_points_that_it_scores_even_if_another_player_scores_too() -> None:
    state = new_game(2, "viminal", "caelian", "quirinal")
    laid(state, BATH, "E14-E15", "E11-E12")
    laid(state, ARENA, "E13-F13")
    laid(state, THEATRE, "G13-G14")
    laid(state, TEMPLE, "F10-G10", "G11-G12", by=CLAUDIA)
    holds(state, JULIA, temple=1)
    turn_of(state, JULIA)
    assert choice(state, JULIA, Play, "place", "F11-F12", tile=TEMPLE) == (
        "F11-F12 | finishes several sites (EF12 + FG11) · +3 points for you · +3 points for Ben"
    )
    assert choice(state, JULIA, Play, "tile", TEMPLE, place="F11-F12") == "Temple | up to +3 points"


def test_two_sites_finished_by_one_tile_are_chosen_and_reported_one_by_one() -> None:
    state = two_sites()
    assert choice(state, JULIA, Play, "place", "F11-F12", tile=TEMPLE) == (
        "F11-F12 | finishes several sites (EF12 + FG11) · +6 points for you"
    )
    assert outlook(state, JULIA, Play(TEMPLE, "F11-F12", "yes")) == [
        "You say which site comes first. A magistrate sent off from one has no influence on the next."
    ]
    lay(state, JULIA, TEMPLE, "F11-F12", "yes")
    assert english(WORDS.prompt(view_of(state, JULIA))) == (
        "You have finished EF12 and FG11 – which site comes first?"
    )
    assert choice(state, JULIA, ChooseSite, "point", "FG11") == (
        "FG11: Temple | a temple for you at FG11 (+3)"
    )
    play(state, JULIA, ChooseSite("EF12"))
    assert told(state) == ["Anna chooses EF12 as the next site.", "Anna builds a temple at EF12: +3 points."]
    play(state, JULIA, Claim("F11-F12"))
    play(state, CLAUDIA, Claim("none"))
    assert told(state) == [
        "Ben sends no magistrate from EF12.",
        "No one has influence at FG11: a fountain instead of a temple.",
    ]


# Bridges, the only secrets.


def bridge_taken() -> State:
    state = new_game(3)
    laid(state, BATH, "E3-E4")
    state.bridge_tiles["E1"] = 4
    return lay(turn_of(state, TIBERIUS), TIBERIUS, BATH, "E1-E2")


def test_only_the_player_who_takes_a_bridge_reads_its_value() -> None:
    state = bridge_taken()
    assert told(state, TIBERIUS)[1] == "Carla takes the bridge tile from E1 and sees its value: 4."
    assert told(state, JULIA)[1] == told(state)[1] == "Carla takes the bridge tile from E1."
    lines = {
        viewer: english(*WORDS.status(view_of(state, viewer), TIBERIUS)) for viewer in (JULIA, TIBERIUS, None)
    }
    assert "Bridge tiles: worth 4 (only you can see this)" in lines[TIBERIUS]
    assert "Bridge tiles: 1, values hidden" in lines[JULIA]
    assert lines[JULIA] == lines[None]
    assert "status-bridges-shown" not in [line.key for line in WORDS.status(view_of(state), TIBERIUS)]


def test_nothing_that_others_read_depends_on_a_bridge() -> None:
    said = []
    for value in (1, 4):
        state = bridge_taken()
        state.values[TIBERIUS] = [value]
        state.bridge_tiles = dict.fromkeys(state.bridge_tiles, value)
        said.append([list(everything(state, viewer)) for viewer in (JULIA, None)])
    assert said[0] == said[1]


def everything(state: State, viewer: int | None) -> Iterator[str]:
    view = view_of(state, viewer)
    yield from event_lines(ENGLISH, view.events)
    for passage in WORDS.in_words(view):
        yield from map(english, passage.lines)
    for seat in range(state.seats):
        yield from map(english, WORDS.status(view, seat))


def test_a_place_with_a_bridge_says_so_and_the_preview_gives_its_range() -> None:
    state = laid(new_game(2), BATH, "E3-E4")
    assert choice(state, 0, Play, "place", "E1-E2", tile=BATH) == "E1-E2 | takes the bridge tile"
    assert WORDS.choice(view_of(state), Play, "place", "E1-E2", {"tile": BATH}).badge == "?"
    assert preview(state, 0, Play(BATH, "E1-E2", "no"))[1:3] == [
        "Anna takes the bridge tile from E1.",
        "A bridge tile is worth 1 to 4 points at the end; only you will see how many.",
    ]


def test_places_that_finish_nothing_are_ranked_by_how_they_prepare_sites() -> None:
    view = view_of(turn_of(laid(new_game(2), BATH, "G10-G11", "G12-G13"), HADRIAN), HADRIAN)
    beside, apart = (
        WORDS.choice(view, Play, "place", place, {"tile": TEMPLE}).rank for place in ("F12-F13", "C13-D13")
    )
    assert beside > apart
