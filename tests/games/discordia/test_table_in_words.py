"""Discordia's table in words: the board by columns, a city by rows, and letters of the reader's language."""

from __future__ import annotations

import pytest

from bot.channel.moves.prompt import offers
from bot.games.discordia.components import LETTERS
from bot.games.discordia.rules.figures import FinalStandings
from bot.games.discordia.rules.moves import Dispatch, GiveBack
from bot.games.discordia.state import Phase, State
from bot.games.discordia.words import WORDS
from bot.i18n.fluent import Words

from .scenario import action_tile, drafted, play, run, shows, stands, starred, stars, tribes, turn
from .spoken import ENGLISH, GERMAN, english, german, view_of

pytestmark = pytest.mark.usefixtures("no_argument_missing")


def passages(state: State, words: Words = ENGLISH, viewer: int | None = 0) -> dict[str, list[str]]:
    """Return the passages of the table in words, by their titles."""
    told = WORDS.in_words(view_of(state, viewer))
    return {words.text(one.title): words.lines(one.lines, "whole") for one in told}


def test_a_column_lists_season_dice_actions_and_tiles() -> None:
    state = turn("red", 3)
    state.dice = {"blue": 3, "red": 3, "yellow": 1}
    action_tile(state, 3, "act_1")
    shows(state, "3a", "ship_1c")
    state.display["3b"] = None
    lines = passages(state)["The board, column by column"]
    at = next(number for number, line in enumerate(lines) if line.startswith("Column 3"))
    assert lines[at : at + 3] == [
        "Column 3: autumn, with the bonus “take a tower”; the blue and red dice; "
        "actions: dispatch to ships or to barracks, or take an extension.",
        "City tiles: 3a Ship 1 (B / BB; place a star on the expedition track; on the back W∗).",
        "Empty: 3b.",
    ]


def test_a_city_is_described_row_by_row() -> None:
    state = turn("red", 3)
    stands(state, 0, "K1", "barracks_1b", "RR")
    stands(state, 0, "T1", "trade_1")
    stands(state, 0, "F1", "farm_2a", "YY")
    stands(state, 0, "M1", "ship_1d", turned=True, fresh=True)
    lines = passages(state)["Anna"]
    for line in (
        "Castles: C1 Barracks 1 (has 2 soldiers, needs R / ∗)",
        "Towers: T1 Trade tower 1 (swap 3)",
        "Fields: F1 Farm 2 (full with 2 farmers) and F2 free (shows a symbol)",
        "Market places: M1 Market stall 1 (needs W / W∗, not before the owner’s next turn) "
        "and M2 free (shows a symbol)",
        "Castles that extensions can add: C2 (cover a symbol), C3 (take a star), C4 (take a manipulator) "
        "and C5 (put up to 2 figures into the bag)",
    ):
        assert line in lines


def test_a_track_lists_its_spaces_from_the_next_one_on() -> None:
    state = turn("red", 3)
    starred(state, 0, expedition=3)
    stars(state, 0, 1)
    lines = passages(state)["Anna"]
    at = lines.index("Expedition track: 3 of 6 spaces covered by stars")
    assert lines[at + 1 : at + 3] == [
        "Expedition track, next: E4 (take a manipulator), E5 (shortage −1 permanently) and E6 (take a privilege)",
        "Expedition track: the first extension covers a symbol",
    ]


def test_every_seats_strength_is_compared_with_the_coming_raid() -> None:
    state = turn("red", 3)
    tribes(state, "a1", "b1")
    stands(state, 1, "K1", "barracks_1c", "RRR", "RR")
    assert passages(state)["Germanic raid"] == [
        "The red tile: strength 2; the damage is “give back a star”.",
        "The green tile: strength 1; the reward is “take a tower”.",
        "Anna has strength 0 against 3: too little.",
        "Ben has strength 5 against 3: enough.",
    ]


@pytest.mark.parametrize(("option", "told"), [("off", "Figures in the bag: 110."), ("on", ", of which ")])
def test_the_colors_in_the_bag_are_listed_only_with_that_option(option: str, told: str) -> None:
    lines = passages(drafted(2, show_bag=option))["What is left"]
    assert told in next(line for line in lines if line.startswith("Figures in the bag"))


def test_each_offer_has_its_own_passage() -> None:
    state = turn("red", 3)
    state.decrees, state.privileges = ["manip3", "exp6"], []
    told = passages(state)
    assert told["Decrees"] == ["3 manipulators · Expedition track to 6."]
    assert told["Privileges"] == ["None left."]
    alt = ENGLISH.lines(WORDS.pictured(view_of(state, None))[0].table, "brief")
    assert {"Decrees: 3 manipulators · Expedition track to 6.", "Privileges: None left."} <= {*alt}


# Letters.


def test_german_readers_get_the_letters_of_german_words() -> None:
    state = turn("red", 3, stock="BYYY")
    action_tile(state, 3, "act_3")
    stands(state, 0, "F1", "farm_1b")
    view = view_of(state, 0)
    assert (
        "Äcker: A1 Bauernhof 1 (Bedarf: GG / ∗) und A2 frei (mit einem Symbol)"
        in passages(state, GERMAN)["Anna"]
    )
    (tile,) = offers(GERMAN, WORDS, view, Dispatch, "tile", ["F1"], {})
    assert (tile.label, tile.place, tile.badge) == ("A1: Bauernhof 1", "F1", "−2")
    (figures,) = offers(GERMAN, WORDS, view, Dispatch, "figures", ["YY"], {"tile": "F1"})
    assert figures.label == "GG"
    play(state, 0, Dispatch("F1", "YY"))
    assert "A1" in german(*[event.text for event in view_of(state, None).events])


@pytest.mark.parametrize("typed", ["YB", "gb", "BG"])
def test_a_yellow_figure_can_be_typed_in_either_language(typed: str) -> None:
    assert GiveBack("BY") in map(GiveBack, [typed, *WORDS.values_typed(typed)])
    assert GERMAN("letter-yellow") not in set(LETTERS.values()) - {LETTERS["yellow"]}


def test_after_the_end_no_shortage_and_no_raid_are_coming() -> None:
    state = turn("red", 3)
    assert any("so far against" in line for line in map(english, WORDS.status(view_of(state, 0), 0)))
    run(state, FinalStandings("ended-years"))
    told = [english(line) for line in WORDS.status(view_of(state, 0), 0)]
    assert not [line for line in told if "as things stand" in line or "so far" in line]
    assert "Shortage, at the end: 13, from 13 symbols and no empty spaces" in told


def test_after_the_end_the_tiles_emptied_since_the_raid_are_not_compared_with_it() -> None:
    state = turn("red", 3)
    tribes(state, "a1", "b1")
    run(state, FinalStandings("ended-years"))
    assert passages(state)["Germanic raid"] == [
        "The red tile: strength 2; the damage is “give back a star”.",
        "The green tile: strength 1; the reward is “take a tower”.",
    ]
    told = [english(line) for line in WORDS.status(view_of(state, 0), 0)]
    assert not [line for line in told if "Strength in the raid" in line]


@pytest.mark.parametrize("phase", ["raid", "shortage"])
def test_in_the_raid_and_after_it_strengths_are_final(phase: Phase) -> None:
    state = turn("red", 3)
    state.phase = phase
    told = [english(line) for line in WORDS.status(view_of(state, 0), 0)]
    assert f"Strength in the raid: 0, too little against {state.raid_strength}" in told


def test_the_rules_of_shuffled_seasons_give_no_season_a_bonus() -> None:
    def year(**options: str) -> str:
        found = next(page for page in WORDS.rules(2, options) if page.title.key == "rules-year-title")
        return english(*found.paragraphs)

    assert "spring (place a star on the expedition track)" in year()
    assert "They are: place a star on the expedition track, one step on the aqueduct" in year(
        season_shuffle="on"
    )


def test_the_rules_say_that_no_value_is_below_1_or_above_6() -> None:
    pages = WORDS.rules(2, {})
    told = german(*(one for page in pages for one in page.paragraphs if "manipulators" in one.key))
    assert "nie unter 1 oder über 6" in told, "with five manipulators a 1 can become a 6"
