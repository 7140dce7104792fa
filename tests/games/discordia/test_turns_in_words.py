"""Discordia's turns in words: what is open and what it would do, figures in menus, what can't be chosen."""

from __future__ import annotations

import pytest

from bot.channel.messages.components import MOST_LISTED
from bot.channel.moves.prompt import offers
from bot.channel.moves.reading import matching_offers
from bot.games.discordia.components import ACTION_TILES
from bot.games.discordia.game import GAME
from bot.games.discordia.rules.bonuses import DiscardChoice, ReturnChoice
from bot.games.discordia.rules.moves import (
    ChooseDie,
    Claim,
    Discard,
    Dispatch,
    Draft,
    EndTurn,
    GiveBack,
    SpecialDispatch,
    Take,
)
from bot.games.discordia.rules.turns import DieChoice
from bot.games.discordia.state import State
from bot.games.discordia.words import WORDS

from .scenario import (
    acting,
    action_tile,
    at_draft,
    holds,
    new_game,
    owns,
    play,
    shows,
    stands,
    starred,
    stars,
    then,
    turn,
)
from .spoken import (
    ENGLISH,
    GERMAN,
    SAYING,
    card,
    choice,
    english,
    german_card,
    lacks,
    preview,
    told,
    view_of,
)

pytestmark = pytest.mark.usefixtures("no_argument_missing")


def full_turn() -> State:
    """Return a turn with red 1 in spring: main action, special dispatches, a trade tower, a decree and a privilege."""
    state = turn("red", 1, stock="RRRWYY")
    state.season = 1
    state.right = None
    action_tile(state, 1, "act_1")
    state.decrees = ["manip3", "aqueduct8"]
    state.players[0].aqueduct = 8
    stands(state, 0, "K1", "barracks_1b")
    stands(state, 0, "M1", "market_1a")
    stands(state, 0, "T1", "trade_1")
    shows(state, "1a", "farm_1a")
    owns(state, 0, "aqueduct")
    return acting(state, 0, "red", 1)


def test_the_card_lists_everything_that_a_turn_still_allows() -> None:
    state = full_turn()
    assert card(state) == (
        "red 1 – main action (take a tile, dispatch or take an extension) · "
        "special dispatch to C1 (RR) + M1 (W) · season bonus (place a star on the expedition track) · "
        "trade tower T1 (swap 3) · decree (Aqueduct on 8) · privilege (Aqueduct)"
    )
    play(state, 0, SpecialDispatch("K1", "RR"))
    assert told(state) == ["Anna makes a special dispatch to Barracks 1 at C1: −2 soldiers."]
    play(state, 0, Take("1a", "F1"))
    assert told(state) == [
        "Anna takes Farm 1 from 1a to F1.",
        "Anna’s ring moves to space 9 of the aqueduct.",
    ]
    assert german_card(state) == (
        "Rot 1 – Sonderentsendung zu M1 (W), Jahreszeitenbonus (ein Stern auf den Expeditionspfad), "
        "Handelsturm T1 (3 tauschen), Dekret (Aquädukt auf Feld 8) und Privileg (Aquädukt)"
    )


def test_the_player_also_reads_the_stock() -> None:
    assert english(WORDS.prompt(view_of(full_turn(), 0))).endswith(
        "· privilege (Aqueduct); in stock: 6 (3 soldiers, 1 merchant and 2 farmers)"
    )
    assert any(
        english(line).startswith("This turn, red 1 – open: main action")
        for line in WORDS.status(view_of(full_turn(), 1), 0)
    )


def test_a_turn_that_has_ended_lists_no_more_actions() -> None:
    state = turn("red", 1, stock="BBRR")
    stands(state, 0, "H1", "ship_2a", "BB")
    stands(state, 0, "K1", "barracks_1b")
    play(state, 0, EndTurn())
    assert card(state) == "Ship 2 is full – say where Market stall 2 goes"


@pytest.mark.parametrize(
    ("stock", "main"),
    [
        ("BBRR", "extension or dispatch to ships or to barracks"),
        ("BBR", "extension or dispatch to ships"),
        ("BR", "or extension"),
    ],
)
def test_a_die_is_offered_only_with_dispatches_that_the_stock_allows(stock: str, main: str) -> None:
    state = turn("red", 1, stock=stock)
    action_tile(state, 1, "act_1")
    stands(state, 0, "H1", "ship_2a")
    stands(state, 0, "K1", "barracks_1b")
    state.dice = {"yellow": 1}
    state.turn = None
    state.start_player = 0
    then(state, DieChoice(0))
    assert choice(state, ChooseDie, "colour", "yellow").endswith(main)


def test_a_die_is_offered_with_what_it_allows() -> None:
    state = full_turn()
    state.dice = {"blue": 5, "red": 1, "yellow": 2}
    state.turn = None
    state.start_player = 0
    then(state, DieChoice(0))
    assert choice(state, ChooseDie, "colour", "red") == (
        "red 1 | special dispatch to C1 + M1 · season bonus · swap"
    )
    turned = choice(state, ChooseDie, "value", 2, colour="red")
    assert turned == "2 (one manipulator) | a tile, extension or dispatch to market stalls"
    chosen = SAYING.foreseen(state, 0, ChooseDie("yellow", 1)).events[0]
    own = "You choose yellow 2 and make it a 1 with a manipulator"
    assert ENGLISH.read_by(0).event(chosen) == own
    lines = preview(state, ChooseDie("yellow", 1))
    assert lines[:2] == [
        "Anna chooses yellow 2 and makes it a 1 with a manipulator.",
        "Ben can’t use the yellow die this season.",
    ]
    assert lines[2].startswith("Then you go on: yellow 1 – main action (")
    assert "special dispatch to M1 (W)" in lines[2]


def test_a_die_that_maximus_takes_is_lost_to_all_others() -> None:
    state = new_game(3)
    lost = "The others can’t use the red die this season."
    assert lost in SAYING.outlook(state, 0, ChooseDie("red", 6))


def test_a_die_is_not_offered_with_development_on_a_full_track() -> None:
    state = full_turn()
    state.dice = {"blue": 5, "red": 6, "yellow": 2}
    state.turn = None
    state.start_player = 0
    then(state, DieChoice(0))
    stars(state, 0, 1)
    assert "develop" in choice(state, ChooseDie, "colour", "red")
    starred(state, 0, development=6)
    assert "develop" not in choice(state, ChooseDie, "colour", "red")


def test_a_die_is_not_offered_with_supplies_that_have_run_out() -> None:
    state = full_turn()
    state.dice = {"blue": 3, "red": 1, "yellow": 2}
    state.turn = None
    state.start_player = 0
    then(state, DieChoice(0))
    action_tile(state, 3, next(tile.id for tile in ACTION_TILES.values() if "stars" in tile.others))
    assert "stars" in choice(state, ChooseDie, "colour", "blue")
    state.cult = 0
    assert "stars" not in choice(state, ChooseDie, "colour", "blue")
    action_tile(state, 2, next(tile.id for tile in ACTION_TILES.values() if "extension" in tile.others))
    assert "extension" in choice(state, ChooseDie, "colour", "yellow")
    state.extensions = dict.fromkeys(state.extensions, 0)
    assert "extension" not in choice(state, ChooseDie, "colour", "yellow")


def test_tiles_are_offered_in_the_order_of_the_picture() -> None:
    state = at_draft(2)
    view = view_of(state, GAME.asked(state)[0].seat)
    cells = offers(ENGLISH, WORDS, view, Draft, "tile", sorted(view.display, reverse=True), {})
    assert [offer.value for offer in cells] == sorted(view.display)
    state = turn(stock="BRWY")
    for slot, tile in zip(("F1", "M1", "K1"), ("farm_2b", "market_1a", "barracks_1c"), strict=True):
        stands(state, 0, slot, tile)
    slots = offers(ENGLISH, WORDS, view_of(state, 0), Dispatch, "tile", ("F1", "M1", "K1"), {})
    assert [offer.value for offer in slots] == ["K1", "M1", "F1"]


# Figures: letters in menus, in any order, within Discord's limits.


def test_figures_can_be_typed_in_any_order_and_in_german() -> None:
    state = then(new_game(), ReturnChoice(0, 3))
    holds(state, 0, "BBRWYY")
    view = view_of(state, 0)
    (form,) = GAME.asked(state)[0].forms(state)
    offered = offers(GERMAN, WORDS, view, GiveBack, "figures", form.options("figures"), {})
    for typed in ("BYY", "yby", "GGB", "bgg"):
        assert [offer.value for offer in matching_offers(typed, offered)] == ["BYY"], typed


def test_every_choice_of_figures_can_be_reached_within_discords_limits() -> None:
    state = then(new_game(), ReturnChoice(0, 4))
    holds(state, 0, "BBBBRRRRWWWWYYYY")
    (form,) = GAME.asked(state)[0].forms(state)
    assert len(form.options("figures")) == 35
    assert len(form.options("figures")) <= 2 * MOST_LISTED
    state = then(state, DiscardChoice(0, 4))
    form = next(form for form in GAME.asked(state)[0].forms(state) if form.move is Discard)
    assert len(form.options("figures")) == 69
    assert form.left({})[0] == "number"
    assert [choice(state, Discard, "number", number) for number in (1, 4)] == ["1 figure", "4 figures"]
    assert all(len(form.options("figures", {"number": number})) <= 35 for number in (1, 2, 3, 4))


def test_the_figure_that_the_city_needs_least_is_offered_first() -> None:
    state = then(new_game(), ReturnChoice(0, 1))
    holds(state, 0, "BBRW")
    stands(state, 0, "K1", "barracks_2a")
    stands(state, 0, "M1", "market_2a")
    stands(state, 0, "H1", "ship_2b")
    ranks = {
        letter: WORDS.choice(view_of(state, 0), GiveBack, "figures", letter, {}).rank for letter in "BRW"
    }
    assert max(ranks, key=lambda letter: ranks[letter]) == "B"


# What can't be chosen.


def test_unavailable_choices_are_listed_with_what_is_missing() -> None:
    state = full_turn()
    holds(state, 0, "RY")
    assert lacks(view_of(state, 0), SpecialDispatch, "tile") == [
        "C1: Barracks 1 | needs 2 soldiers",
        "M1: Market stall 1 | needs 1 merchant",
    ]
    assert lacks(view_of(state, 0), Claim, "decree") == ["3 manipulators | 1 of 3"]
    state.decrees = ["two_sorts"]
    holds(state, 0, "BRWY")
    assert lacks(view_of(state, 0), Claim, "decree") == ["2 colors or fewer in stock | 4, at most 2"]
    state.dice = {"blue": 5, "red": 1, "yellow": 2}
    state.start_player = 1
    state.players[1].die = "blue"
    then(state, DieChoice(0))
    assert lacks(view_of(state, 0), ChooseDie, "colour") == ["blue 5 | taken by Ben"]


def test_the_picture_of_the_decree_also_says_at_most_two_colors() -> None:
    assert ENGLISH("picture-decree-two_sorts") == "at most 2 colors"
    assert GERMAN("picture-decree-two_sorts") == "höchstens 2 Farben"


def test_the_sign_of_a_gray_figure_does_not_make_text_italic() -> None:
    state = turn("red", 3, stock="BRWWYY")
    stands(state, 0, "K1", "barracks_3c", "RRR")
    stands(state, 0, "M1", "market_3c", "W")
    assert "special dispatch to C1 (R∗) + M1 (W∗)" in card(state)
    shows(state, "3a", "barracks_1c")
    view = view_of(state, 0)
    lines = [
        english(WORDS.prompt(view), *WORDS.status(view, 0)),
        *preview(state, Take("3a", "K1")),
    ]
    assert not [line for line in lines if "*" in line.replace("**", "")]
