"""City of Marble's texts about aqueducts, magistrates, a turn, the end and the rules, word for word."""

from __future__ import annotations

import pytest

from bot.games.marble.rules.moves import Aqueduct, Claim, Draw, Extra, Play, Recall, Water
from bot.games.marble.state import State
from bot.games.marble.words import WORDS

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
    end_turn,
    holds,
    imperium,
    laid,
    lay,
    line,
    new_game,
    on_field,
    play,
    scored,
    site,
    stacks,
    turn_of,
)
from .spoken import choice, english, foreseen, german, lacks, outlook, preview, told, told_in_german, view_of

pytestmark = pytest.mark.usefixtures("no_argument_missing")


# Aqueducts: examples 3, 4 and 16.


def test_a_new_aqueduct_asks_for_its_first_pieces() -> None:
    state = outlet_and_temple()
    assert told(state) == [
        "Anna lays a temple tile with a magistrate on C16-C17.",
        "Anna reaches an outlet: the gray aqueduct begins.",
    ]
    assert english(WORDS.prompt(view_of(state, HADRIAN))) == (
        "The gray aqueduct begins at BC17 – lay its first pieces"
    )
    assert choice(state, HADRIAN, Water, "first", "W") == "W ← BC15"
    assert choice(state, HADRIAN, Water, "path", "W SE SW") == "W SE SW ↙ DE15"
    assert choice(state, HADRIAN, Water, "path", "W SE SW", first="W", second="W SE") == "SW ↙ DE15"
    german_label = WORDS.choice(view_of(state, HADRIAN), Water, "path", "W SE SW", {}).label
    assert german(german_label) == "W SO SW ↙ DE15"
    assert preview(state, HADRIAN, Water("W SE SW"))[:3] == [
        "Anna leads the gray aqueduct along BC15, CD16 and DE15.",
        "Anna builds a temple at CD16: +3 points.",
        "The gray aqueduct: 10 pieces will be left.",
    ]
    play(state, HADRIAN, Water("W SE SW"))
    assert told(state) == [
        "Anna leads the gray aqueduct along BC15, CD16 and DE15.",
        "Anna builds a temple at CD16: +3 points.",
    ]


def with_a_fountain() -> State:
    state = aqueduct_begun()
    laid(state, ARENA, "D18-E18")
    laid(state, THEATRE, "E16-E17")
    site(state, "fountain", "DE17")
    return turn_of(state, OCTAVIA)


def test_a_piece_says_what_it_reaches() -> None:
    state = with_a_fountain()
    assert choice(state, OCTAVIA, Aqueduct, "first", "grey E") == "gray E → DE17 | 1 coin"
    first = WORDS.choice(view_of(state, OCTAVIA), Aqueduct, "first", "grey E", {})
    assert (first.badge, first.place) == ("+1", "DE15>DE17")
    second = WORDS.choice(view_of(state, OCTAVIA), Aqueduct, "second", "grey SE", {"first": "grey E"})
    assert second.place == "DE15>DE17>EF18"
    assert choice(state, OCTAVIA, Aqueduct, "second", "grey SE", first="grey E") == "gray SE ↘ EF18"
    assert choice(state, OCTAVIA, Aqueduct, "second", "grey SE") == "gray SE"
    assert lacks(view_of(state, OCTAVIA), Aqueduct, "first") == [
        "brown | not begun yet",
        "white | not begun yet",
    ]
    move = Aqueduct("grey E", "grey SE")
    assert preview(state, OCTAVIA, move)[:2] == [
        "Ben extends aqueducts (gray to DE17 and gray to EF18): +1 coin.",
        "The gray aqueduct: 8 pieces will be left.",
    ]
    play(state, OCTAVIA, move)
    assert told(state) == ["Ben extends aqueducts (gray to DE17 and gray to EF18): +1 coin."]
    assert told_in_german(state) == ["Ben baut Aquädukte aus (grau bis DE17 und grau bis EF18): +1 Münze."]


def test_a_piece_to_a_building_says_whose_points_it_counts_for() -> None:
    state = with_a_fountain()
    state.sites.clear()
    site(state, "bath", "DE17", owner=HADRIAN)
    assert choice(state, OCTAVIA, Aqueduct, "first", "grey E") == (
        "gray E → DE17 | Anna’s bath (+2 at the end)"
    )
    assert outlook(state, OCTAVIA, Aqueduct("grey E", "grey SE"))[-1] == (
        "Worth 2 points each at the end: Anna’s bath at DE17."
    )
    turn_of(state, HADRIAN)
    assert choice(state, HADRIAN, Aqueduct, "first", "grey E") == (
        "gray E → DE17 | your bath (+2 at the end)"
    )


def test_the_points_on_a_path_are_those_of_the_viewer_also_if_it_passes_buildings_of_others() -> None:
    state = outlet_and_temple()
    site(state, "bath", "BC15", owner=OCTAVIA)
    site(state, "bath", "DE15", owner=HADRIAN)
    path = WORDS.choice(view_of(state, HADRIAN), Water, "path", "W SE SW", {})
    assert (path.badge, path.rank) == ("+2", 0)


def test_the_preview_of_a_tile_at_an_outlet_says_whether_pieces_can_be_laid() -> None:
    state = laid(new_game(2, "viminal", "esquiline", "aventine"), TEMPLE, "D18-E18", "F18-G18")
    turn_of(state)
    move = Play(BATH, "E19-F19", "no")
    begins = "Anna reaches an outlet: the brown aqueduct begins."
    assert preview(state, 0, move)[1:] == [begins, "Then you go on: lead the water."]
    line(state, "grey", "BC17", "CD18", "DE17", "EF18")
    line(state, "white", "HI17", "GH18", "FG17")
    assert preview(state, 0, move)[1:] == [begins, "Then you go on: lead the water."]
    line(state, "grey", "BC17", "CD18", "DE19")
    line(state, "white", "HI17", "FG19")
    assert "The brown aqueduct has nowhere to go yet." in preview(state, 0, move)


# The end of a turn, extra actions, magistrates.


def test_returning_magistrates_are_reported_with_what_they_bring() -> None:
    state = new_game(2)
    on_field(state, 0, temple=1, treasury=1)
    state.coins = 1
    imperium(state, 0, bath=1)
    ended = [
        "Anna ends the turn.",
        "One of Anna’s magistrates comes home with a temple Imperium tile.",
        "One of Anna’s magistrates comes home from the Treasury: +1 coin.",
    ]
    end_turn(state, 0)
    assert told(state) == ended
    on_field(state, 1, treasury=1)
    end_turn(state, 1)
    assert told(state)[-1] == (
        "One of Ben’s magistrates comes home from the Treasury empty-handed: no coins are left."
    )


def test_the_preview_of_giving_back_an_imperium_tile_says_what_is_at_stake() -> None:
    state = new_game(3)
    imperium(state, 0, temple=2, bath=1, theatre=1)
    imperium(state, 1, temple=1, bath=1, theatre=2)
    turn_of(state, 0)
    assert choice(state, 0, Extra, "imperium", TEMPLE) == (
        "Temple Imperium tile | you have 2, more than anyone else"
    )
    assert choice(state, 0, Extra, "imperium", BATH) == "Bath Imperium tile | you have 1, as many as Ben"
    assert choice(state, 0, Extra, "imperium", THEATRE) == "Theater Imperium tile | you have 1"
    ranks = {
        kind: WORDS.choice(view_of(state), Extra, "imperium", kind, {}).rank
        for kind in (TEMPLE, BATH, THEATRE)
    }
    assert sorted(ranks, key=lambda kind: -ranks[kind]) == [THEATRE, BATH, TEMPLE]
    assert preview(state, 0, Extra(TEMPLE)) == [
        "Anna gives back a temple Imperium tile for one more action.",
        "You will no longer have the most of this type on your own, which is worth 5 points at the end.",
        "Then you go on: three actions.",
    ]
    assert lacks(view_of(state), Extra, "imperium") == ["Arena Imperium tile | you have none"]


def test_the_cost_of_an_extra_action_includes_tiles_that_magistrates_are_fetching() -> None:
    def cost(own: int, own_magistrates: int, rival: int, rival_magistrates: int, left: int = 12) -> list[str]:
        state = new_game(2)
        imperium(state, 0, bath=own)
        imperium(state, 1, bath=rival)
        on_field(state, 0, bath=own_magistrates)
        on_field(state, 1, bath=rival_magistrates)
        state.imperium[BATH] = left
        return [said for said in outlook(turn_of(state, 0), 0, Extra(BATH)) if "of this type" in said]

    most = ["You will no longer have the most of this type on your own, which is worth 5 points at the end."]
    level = ["You will no longer be tied for the most of this type, which is worth 2 points at the end."]
    assert cost(1, 0, 0, 0) == most
    assert cost(1, 1, 0, 0) == []
    assert cost(1, 1, 1, 0) == most
    assert cost(2, 0, 0, 0) == []
    assert cost(2, 0, 0, 1) == most
    assert cost(1, 0, 0, 1) == level
    assert cost(1, 0, 0, 2) == []
    assert cost(1, 1, 0, 0, left=0) == []
    assert cost(1, 2, 0, 1, left=1) == []
    assert cost(1, 0, 0, 1, left=0) == most


def test_the_cheapest_imperium_tile_comes_first_counting_those_being_fetched() -> None:
    state = new_game(2)
    imperium(state, 0, temple=1, bath=1)
    on_field(state, 0, bath=1)
    turn_of(state, 0)
    ranks = {kind: WORDS.choice(view_of(state), Extra, "imperium", kind, {}).rank for kind in (TEMPLE, BATH)}
    assert ranks[BATH] > ranks[TEMPLE]
    assert choice(state, 0, Extra, "imperium", BATH) == (
        "Bath Imperium tile | you have 1, more than anyone else"
    )


def test_a_tile_to_draw_is_offered_with_how_many_are_left_of_its_type() -> None:
    state = new_game(2)
    state.stacks |= {TEMPLE: 7, THEATRE: 13}
    assert choice(state, 0, Draw, "tile", TEMPLE) == "Temple | 7× temple left"
    assert choice(state, 0, Draw, "other", THEATRE) == "Theater | 13× theater left"
    hint = WORDS.choice(view_of(state), Draw, "other", THEATRE, {}).hint
    assert hint is not None
    assert german(hint) == "noch 13× Theater"


def test_a_tile_drawn_this_turn_is_listed_as_playable_later() -> None:
    state = play(new_game(2), 0, Draw(BATH, TEMPLE))
    holds(state, 0, theatre=1)
    assert lacks(view_of(state), Play, "tile") == [
        "Temple | drawn this turn, playable from your next turn on",
        "Bath | drawn this turn, playable from your next turn on",
        "Arena | none in your forum",
    ]
    assert "Drawn, for the next turn: 1× temple and 1× bath" in english(*WORDS.status(view_of(state), 0))


def test_the_preview_of_a_recall_says_where_the_magistrate_counted() -> None:
    state = turn_of(laid(new_game(2), THEATRE, "D8-E8", by=0))
    on_field(state, 0, bath=1)
    assert choice(state, 0, Recall, "magistrate", "D8-E8") == (
        "D8-E8 (theater) | can still count at CD8, DE9 and EF8"  # at DE7 there is room for four tiles
    )
    assert preview(state, 0, Recall("D8-E8"))[:2] == [
        "Anna recalls the magistrate from D8-E8.",
        "It no longer has any influence at CD8, DE9 and EF8.",
    ]
    assert lacks(view_of(state), Recall, "magistrate") == [
        "at the bath Imperium space | comes home at the end of your turn"
    ]


def test_a_magistrate_does_not_count_at_the_corners_of_a_blocking_hill() -> None:
    state = turn_of(laid(new_game(2, hills_block_sites="on"), THEATRE, "D8-E8", by=0))
    assert choice(state, 0, Recall, "magistrate", "D8-E8").endswith("can still count at DE9 and EF8")
    assert outlook(state, 0, Recall("D8-E8")) == ["It no longer has any influence at DE9 and EF8."]


def test_everybody_reads_how_many_actions_are_left() -> None:
    state = turn_of(new_game(2), 0, 2)
    assert english(WORDS.awaited(view_of(state, None), 0)) == "two actions"
    play(state, 0, Draw(BATH, TEMPLE))
    assert english(WORDS.awaited(view_of(state, None), 0)) == "one action"
    assert german(WORDS.awaited(view_of(state, None), 0)) == "eine Aktion"


def test_an_action_being_carried_out_is_not_counted_as_left() -> None:
    def read(state: State) -> list[str]:
        view = view_of(state, None)
        return [english(WORDS.status(view, HADRIAN)[0]), english(WORDS.in_words(view)[0].lines[0])]

    first = outlet_and_temple()
    assert read(first) == [
        "0 points, rank 1 of 2; 1 action left",
        "Round 1, turn 1: it is Anna’s turn; 1 action left.",
    ]
    second = outlet_and_temple()
    second.actions_left = 1
    assert read(second) == [
        "0 points, rank 1 of 2",
        "Round 1, turn 1: it is Anna’s turn; no actions left.",
    ]


def test_a_last_action_being_carried_out_is_told_in_german_as_the_last() -> None:
    state = outlet_and_temple()
    state.phase, state.trigger, state.actions_left = "final", HADRIAN, 1
    first, *_ = WORDS.in_words(view_of(state, None))[0].lines
    assert german(first) == "Letzte Spielrunde, Zug 1. Am Zug: Anna; keine Aktion mehr."


# The end.


def test_the_preview_of_the_last_tiles_announces_the_final_round() -> None:
    state = new_game(2)
    stacks(state, temple=1, bath=3)
    turn_of(state)
    assert preview(state, 0, Draw(TEMPLE, BATH))[:3] == [
        "Anna draws a temple tile and a bath tile.",
        "Temple: that empties the stack.",
        "That leaves at least three stacks empty: the final round begins at the end of your turn.",
    ]


@pytest.mark.parametrize(("baths", "empty"), [(2, 3), (1, 4)])
def test_the_final_round_is_told_truly_whether_three_or_four_stacks_are_empty(baths: int, empty: int) -> None:
    state = new_game(2)
    stacks(state, temple=1, bath=baths)
    turn_of(state, 0, 1)
    play(state, 0, Draw(TEMPLE, BATH))
    assert list(state.stacks.values()).count(0) == empty
    assert "At least three stacks are empty: everyone takes one last action, Anna last." in told(state)
    assert "Mindestens drei Stapel sind leer: Alle haben noch eine Aktion, zuletzt Anna." in told_in_german(
        state
    )


def test_the_warning_says_that_a_magistrate_sent_after_the_last_turn_brings_nothing() -> None:
    state = theatre_about_to_be_built()
    state.phase, state.trigger, state.actions_left = "final", CLAUDIA, 1
    lay(state, JULIA, THEATRE, "D8-E8", "yes")
    play(state, JULIA, Claim("none"))
    assert "At the end of your next turn" in " ".join(outlook(state, CLAUDIA, Claim("F6-F7")))
    play(state, CLAUDIA, Claim("none"))
    warning = WORDS.caution(foreseen(state, TIBERIUS, Claim("E6-E7")))
    assert warning is not None
    assert english(warning).startswith("Your last turn is over: this magistrate will earn you nothing")


def test_the_end_is_reported_with_the_bridges_and_the_points() -> None:
    state = new_game(2)
    state.values = [[3, 1], []]
    state.players[0].bridges = 2
    site(state, "theatre", "EF8", owner=1)
    state.players[1].points = 5
    line(state, "grey", "BC17", "BC15")
    scored(state)
    assert told(state)[-2:] == [
        "The game is over: everyone has had their last action.",
        "Anna reveals the bridge tiles; points: 3, 1.",
    ]
    view = view_of(state, None)
    assert english(*WORDS.status(view, 1)).startswith("5 points, rank 1 of 2")
    assert "Points: Buildings 0, Bridges 4, Aqueducts 0," in english(*WORDS.status(view, 0))
    lines = [english(*passage.lines) for passage in WORDS.in_words(view) if passage.seat == 1]
    assert "Points: Buildings 5, Bridges 0, Aqueducts 0," in lines[0]


# The rules.


def test_the_rules_say_what_the_options_and_the_number_of_seats_change() -> None:
    def page(name: str, seats: int = 2, **options: str) -> str:
        pages = WORDS.rules(seats, options)
        found = next(page for page in pages if page.title.key == f"rules-{name}-title")
        return english(*found.paragraphs)

    assert "14× temple, 16× bath, 12× theater and 10× arena" in page("aim", 2)
    assert "12× temple, 14× bath, 10× theater and 8× arena" in page("aim", 4)
    assert "closed by tiles or hills." in page("sites")
    assert "closed by tiles. A hill closes none" in page("sites", hills_block_sites="on")
    for count, built in ((3, "a temple, 3 points"), (6, "an arena, 6 points")):
        assert f"**{count} tiles:** {built}" in page("sites")
    assert "lay two pieces" in page("turn")
    assert "you lay two pieces" in page("water")


# The table in words.


def test_the_table_in_words_lists_open_sites_rows_and_places_for_tiles() -> None:
    state = new_game(2, "capitoline")
    assert "None: every site still has at least three open sides." in whole(state)
    for place in ("D8-E8", "E9-F9"):
        laid(state, TEMPLE, place)
    told_of = whole(state)
    assert "Row D, D2 to D18: D2 bridge tile, D7 hill Capitoline and D8-E8 temple." in told_of
    assert "Where a tile can be laid" in told_of


def whole(state: State) -> str:
    passages = WORDS.in_words(view_of(state, 0))
    return "\n".join(english(one.title, *one.lines) for one in passages)
