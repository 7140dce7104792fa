"""What Discordia says: what is open and what it would do, cascades, the year's end, menus, in both languages."""

from __future__ import annotations

import pytest

from bot.channel.messages.sentences import event_lines
from bot.channel.moves.move_commands import MOST_LINES
from bot.channel.moves.values import matching_offers, offers
from bot.engine import Move, Value
from bot.games.discordia import words
from bot.games.discordia.game import GAME
from bot.games.discordia.rules.bonuses import DiscardChoice, ReturnChoice
from bot.games.discordia.rules.moves import (
    OUT,
    BuildTower,
    ChooseDie,
    Claim,
    Discard,
    Dispatch,
    Draft,
    EndTurn,
    Extend,
    GiveBack,
    PlaceStall,
    PlaceStar,
    Skip,
    SpecialDispatch,
    Take,
    TakePrivilege,
    UsePrivilege,
    UseSeason,
)
from bot.games.discordia.rules.turns import DieChoice
from bot.games.discordia.rules.years import Shortage, YearEnd
from bot.games.discordia.state import State

from .scenario import (
    acting,
    action_tile,
    at_draft,
    bag_of,
    drafted,
    extended,
    holds,
    new_game,
    offer,
    owns,
    play,
    run,
    shows,
    stands,
    starred,
    stars,
    then,
    tribes,
    turn,
)
from .spoken import ENGLISH, GERMAN, SAYING, english, german, lacks, shown, view_of

pytestmark = pytest.mark.usefixtures("no_argument_missing")


def told(state: State) -> list[str]:
    """What the card says of the last move."""
    return event_lines(ENGLISH, view_of(state, None).events)


def told_in_german(state: State) -> list[str]:
    return event_lines(GERMAN, view_of(state, None).events)


def card(state: State, seat: int = 0) -> str:
    """What the card says that a seat is asked: everybody reads it."""
    return english(words.awaited(view_of(state, None), seat))


def german_card(state: State, seat: int = 0) -> str:
    return german(words.awaited(view_of(state, None), seat))


def preview(state: State, move: Move) -> list[str]:
    return SAYING.preview_lines(state, 0, move)


def choice(state: State, move: type[Move], field: str, value: Value, **chosen: Value) -> str:
    return shown(words.choice(view_of(state, 0), move, field, value, chosen))


# A turn: what is open, and what it would do.


def full_turn() -> State:
    """Red 1 in spring with a main action, special dispatches, a trade tower, a decree and a privilege."""
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


def test_the_card_says_all_that_a_turn_still_allows() -> None:
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


def test_the_player_is_told_the_same_with_the_stock() -> None:
    assert english(words.prompt(view_of(full_turn(), 0))).endswith(
        "· privilege (Aqueduct); in stock: 6 (3 soldiers, 1 merchant and 2 farmers)"
    )
    assert any(
        english(line).startswith("This turn, red 1 – open: main action")
        for line in words.status(view_of(full_turn(), 1), 0)
    )


def test_a_turn_that_is_ended_allows_nothing_more() -> None:
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
def test_a_die_is_offered_only_with_dispatches_for_which_there_are_figures(stock: str, main: str) -> None:
    state = turn("red", 1, stock=stock)
    action_tile(state, 1, "act_1")
    stands(state, 0, "H1", "ship_2a")
    stands(state, 0, "K1", "barracks_1b")
    state.dice = {"yellow": 1}
    state.turn = None
    state.start_player = 0
    then(state, DieChoice(0))
    assert choice(state, ChooseDie, "colour", "yellow").endswith(main)


def test_a_die_is_offered_with_what_it_opens() -> None:
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
    lines = preview(state, ChooseDie("yellow", 1))
    assert lines[:2] == [
        "Anna chooses yellow 2 and makes it a 1 with a manipulator.",
        "The others can’t use the yellow die this season.",
    ]
    assert lines[2].startswith("Then you go on: yellow 1 – main action (")
    assert "special dispatch to M1 (W)" in lines[2]


def test_a_die_opens_no_development_on_a_track_that_is_full() -> None:
    state = full_turn()
    state.dice = {"blue": 5, "red": 6, "yellow": 2}
    state.turn = None
    state.start_player = 0
    then(state, DieChoice(0))
    stars(state, 0, 1)
    assert "develop" in choice(state, ChooseDie, "colour", "red")
    starred(state, 0, development=6)
    assert "develop" not in choice(state, ChooseDie, "colour", "red")


# Cascades: example 27.


def at_privilege() -> State:
    """The star has come to E6; main action and a special dispatch are still open."""
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


def test_a_cascade_is_told_step_by_step_with_what_is_still_to_come() -> None:
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


def test_a_bonus_says_what_it_will_do_before_it_is_asked_about() -> None:
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


def test_a_bonus_that_is_lost_is_promised_nowhere() -> None:
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


def test_stars_are_promised_as_far_as_there_are_any() -> None:
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


def test_only_as_many_stars_are_promised_as_find_a_space() -> None:
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


def test_what_is_still_to_come_is_not_promised_in_vain() -> None:
    state = at_privilege()
    play(state, 0, TakePrivilege("dispatch"))
    state.cult = 0
    play(state, 0, UsePrivilege("dispatch"))
    assert "; still to come: take 2 stars (no effect now), main action" in card(state)


def test_a_step_beyond_the_aqueduct_is_said_to_be_a_swap() -> None:
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


def test_without_figures_in_the_bag_no_swap_is_promised_beyond_the_aqueduct() -> None:
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


def test_a_fourth_extension_is_said_to_bring_a_privilege() -> None:
    state = turn("red", 1)
    extended(state, 0, "harbour", "field", "market_place")
    assert choice(state, Extend, "extension", "castle") == (
        "Castle | cover a symbol and take a privilege; 4 left"
    )


def test_tiles_are_offered_as_they_are_found_in_the_picture() -> None:
    state = at_draft(2)
    view = view_of(state, GAME.asked(state)[0].seat)
    cells = offers(ENGLISH, words, view, Draft, "tile", sorted(view.display, reverse=True), {})
    assert [offer.value for offer in cells] == sorted(view.display)
    state = turn(stock="BRWY")
    for slot, tile in zip(("F1", "M1", "K1"), ("farm_2b", "market_1a", "barracks_1c"), strict=True):
        stands(state, 0, slot, tile)
    slots = offers(ENGLISH, words, view_of(state, 0), Dispatch, "tile", ("F1", "M1", "K1"), {})
    assert [offer.value for offer in slots] == ["K1", "M1", "F1"]


# Figures: letters in menus, in any order, within Discord's limits.


def test_figures_are_read_in_any_order_and_in_german_too() -> None:
    state = then(new_game(), ReturnChoice(0, 3))
    holds(state, 0, "BBRWYY")
    view = view_of(state, 0)
    (form,) = GAME.asked(state)[0].forms(state)
    offered = offers(GERMAN, words, view, GiveBack, "figures", form.options("figures"), {})
    for typed in ("BYY", "yby", "GGB", "bgg"):
        assert [offer.value for offer in matching_offers(typed, offered)] == ["BYY"], typed


def test_every_choice_of_figures_can_be_reached_within_discords_limits() -> None:
    state = then(new_game(), ReturnChoice(0, 4))
    holds(state, 0, "BBBBRRRRWWWWYYYY")
    (form,) = GAME.asked(state)[0].forms(state)
    assert len(form.options("figures")) == 35
    assert len(form.options("figures")) <= 2 * MOST_LINES
    state = then(state, DiscardChoice(0, 4))
    form = next(form for form in GAME.asked(state)[0].forms(state) if form.move is Discard)
    assert len(form.options("figures")) == 69
    assert form.left({})[0] == "number"
    assert [choice(state, Discard, "number", number) for number in (1, 4)] == ["1 figure", "4 figures"]
    assert all(len(form.options("figures", {"number": number})) <= 35 for number in (1, 2, 3, 4))


def test_what_the_city_needs_least_is_offered_first() -> None:
    state = then(new_game(), ReturnChoice(0, 1))
    holds(state, 0, "BBRW")
    stands(state, 0, "K1", "barracks_2a")
    stands(state, 0, "M1", "market_2a")
    stands(state, 0, "H1", "ship_2b")
    ranks = {
        letter: words.choice(view_of(state, 0), GiveBack, "figures", letter, {}).rank for letter in "BRW"
    }
    assert max(ranks, key=lambda letter: ranks[letter]) == "B"


# What can't be chosen.


def test_what_is_not_on_offer_says_what_it_lacks() -> None:
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


def test_the_picture_says_too_that_two_colours_are_the_most() -> None:
    assert ENGLISH("picture-decree-two_sorts") == "at most 2 colors"
    assert GERMAN("picture-decree-two_sorts") == "höchstens 2 Farben"


# Ships.


def test_a_full_ship_is_asked_about_and_told() -> None:
    state = turn("blue", 6, stock="BRW")
    stands(state, 0, "H1", "ship_1b", "BB", "Y")
    stands(state, 0, "M1", "market_2a", "W")
    state.players[0].aqueduct = 3
    play(state, 0, EndTurn())
    assert choice(state, PlaceStall, "slot", "M1") == "M1 | covers Market stall 2, 1 figure comes back"
    assert choice(state, PlaceStall, "slot", OUT) == "Out of the game | no step on the aqueduct"
    happens = [
        "Anna’s Ship 1 is full and becomes Market stall 1 at M2.",
        "The figures of Ship 1 go into the bag (2 sailors and 1 farmer).",
        "Anna’s ring moves to space 4 of the aqueduct.",
    ]
    assert preview(state, PlaceStall("M2"))[:5] == [
        *happens,
        "Spaces of Market stall 1: W / ∗.",
        "You can dispatch there from your next turn on.",
    ]
    assert preview(state, PlaceStall(OUT))[:3] == [
        "Anna’s Ship 1 is full and leaves the game.",
        "The figures of Ship 1 go into the bag (2 sailors and 1 farmer).",
        "You get no step on the aqueduct for it.",
    ]
    play(state, 0, PlaceStall("M2"))
    assert told(state) == happens


# The year's end.


def year_end() -> State:
    """All raids and shortages without a question: Anna holds out, Ben and Carla don't."""
    state = drafted(3)
    state.season = 5
    state.start_player = 0
    state.right = state.right_pile.pop()
    tribes(state, "a1", "b2")
    for seat in range(3):
        player = state.players[seat]
        player.rows = {row: (None,) * len(places) for row, places in player.rows.items()}
        holds(state, seat, "BBRW")
    stands(state, 0, "T1", "mil_s2")
    stands(state, 0, "K1", "barracks_2a", "R", "R", "R")
    bag_of(state, "BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB")
    state.decrees = ["dev6"]
    return run(state, YearEnd())


def test_the_year_end_takes_a_line_each_for_raid_and_shortage() -> None:
    state = year_end()
    lines = told(state)
    assert lines[:5] == [
        "Anna ends the turn.",
        "Anna holds out against the tribes, 5 to 3 (take 2 stars).",
        "Anna takes 2 stars from the star cult.",
        "Raided by the tribes: Ben and Carla 0 to 3.",
        "Stars back to the star cult: Ben and Carla 1 each.",
    ]
    sums = "Anna (12 + 0 = 12) +12 sailors; Ben (13 + 0 = 13) +"
    assert lines[5].startswith(f"Shortage (symbols + empty spaces − saved = new figures): {sums}")
    assert lines[6] == "Anna’s full tile is emptied into the bag (3 soldiers)."
    assert lines[-2].startswith("Year 2 begins; the tribes threaten: strength ")
    assert len(lines) == 11
    german_lines = told_in_german(state)
    assert german_lines[3] == "Von den Germanen überfallen: Ben und Carla 0 zu 3."
    assert german_lines[5].startswith(
        "Mangel (Symbole + leere Felder − gespart = neue Figuren): Anna (12 + 0 = 12) +12 Seeleute; Ben ("
    )


def test_a_surplus_is_asked_about_and_may_win() -> None:
    state = new_game()
    holds(state, 0, "BRW")
    extended(state, 0, "harbour", "castle", "market_place", "field", "expedition_ext", "development_ext")
    stands(state, 0, "K1", "barracks_1c", "RRR", "RY")
    stands(state, 0, "M2", "market_1a", "W", "Y")
    stands(state, 0, "F2", "farm_2b", "Y")
    starred(state, 0, expedition=3, development=1)
    state.players[0].aqueduct = 10
    run(state, Shortage(0))
    assert told(state)[-1] == "Anna has no shortage – symbols 2 + empty spaces 1 − saved 6 = −3."
    assert card(state) == "put up to 3 figures into the bag"
    assert preview(state, Discard("BRW")) == [
        "Anna puts figures into the bag: −1 sailor, −1 soldier, −1 merchant.",
        "The game is over: a stock is empty.",
        "**You win.**",
    ]
    play(state, 0, Discard("BRW"))
    assert told(state) == [
        "Anna puts figures into the bag: −1 sailor, −1 soldier, −1 merchant.",
        "The game is over: a stock is empty.",
    ]
    assert told_in_german(state) == [
        "Anna wirft Figuren in den Beutel: −1 Seemann, −1 Soldat, −1 Händler.",
        "Das Spiel ist zu Ende: Ein Vorrat ist leer.",
    ]


# The end.


def test_a_dispatch_that_wins_says_so_before_and_after() -> None:
    state = turn("red", 3, seats=3, stock="RR")
    stands(state, 0, "K1", "barracks_3b")
    assert preview(state, SpecialDispatch("K1", "RR")) == [
        "Anna makes a special dispatch to Barracks 3 at C1: −2 soldiers.",
        "The game is over: a stock is empty.",
        "**You win.**",
    ]
    play(state, 0, SpecialDispatch("K1", "RR"))
    assert told(state) == [
        "Anna makes a special dispatch to Barracks 3 at C1: −2 soldiers.",
        "The game is over: a stock is empty.",
    ]
    assert state.outcome is not None
    assert ENGLISH(state.outcome.reason) == "A stock is empty: that wins immediately."
    assert english(words.length(view_of(state, None))) == "5 seasons"
    assert english(words.status(view_of(state, None), 0)[0]) == "none in stock; rank 1 of 3"


def test_a_win_in_the_middle_of_the_year_counts_the_seasons_played() -> None:
    state = turn("red", 3, stock="RR")
    state.year, state.season = 3, 2
    assert english(words.length(view_of(state, None))) == "12 seasons"


def test_what_is_declined_is_said_beforehand() -> None:
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


def test_a_shortage_that_empties_the_bag_says_what_is_missing() -> None:
    state = new_game()
    holds(state, 0, "B")
    bag_of(state, "WW")
    run(state, Shortage(0))
    assert told(state)[-1] == (
        "Anna has a shortage – symbols 13 + empty spaces 0 = 13 new figures, "
        "more than the bag held: +2 merchants."
    )
    assert told_in_german(state)[-1].endswith("= 13 neue Figuren, mehr als im Beutel: +2 Händler.")


def test_a_grey_figure_makes_no_words_italic() -> None:
    state = turn("red", 3, stock="BRWWYY")
    stands(state, 0, "K1", "barracks_3c", "RRR")
    stands(state, 0, "M1", "market_3c", "W")
    assert "special dispatch to C1 (R∗) + M1 (W∗)" in card(state)
    shows(state, "3a", "barracks_1c")
    view = view_of(state, 0)
    lines = [
        english(words.prompt(view), *words.status(view, 0)),
        *preview(state, Take("3a", "K1")),
    ]
    assert not [line for line in lines if "*" in line.replace("**", "")]
