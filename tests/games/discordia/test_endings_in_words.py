"""Discordia's full ships, the end of a year and the end of the game in words."""

from __future__ import annotations

import pytest

from bot.games.discordia.rules.moves import (
    OUT,
    Discard,
    EndTurn,
    PlaceStall,
    SpecialDispatch,
)
from bot.games.discordia.rules.years import Shortage, YearEnd
from bot.games.discordia.state import State
from bot.games.discordia.words import WORDS

from .scenario import (
    bag_of,
    drafted,
    extended,
    holds,
    new_game,
    play,
    run,
    stands,
    starred,
    tribes,
    turn,
)
from .spoken import (
    ENGLISH,
    card,
    choice,
    english,
    preview,
    told,
    told_in_german,
    view_of,
)

pytestmark = pytest.mark.usefixtures("no_argument_missing")


# Ships.


def test_a_full_ship_is_asked_about_and_reported() -> None:
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
        "You can’t dispatch there before your next turn.",
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
    """Return a year's end without questions, in which Anna withstands the raid, and Ben and Carla don't."""
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


def test_a_surplus_is_asked_about_and_can_win() -> None:
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


def test_a_winning_dispatch_is_announced_in_preview_and_report() -> None:
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
    assert english(WORDS.length(view_of(state, None))) == "5 seasons"
    assert english(WORDS.status(view_of(state, None), 0)[0]) == "none in stock; rank 1 of 3"


def test_the_length_of_a_game_won_during_a_year_counts_the_seasons_played() -> None:
    state = turn("red", 3, stock="RR")
    state.year, state.season = 3, 2
    assert english(WORDS.length(view_of(state, None))) == "12 seasons"


def test_a_shortage_that_empties_the_bag_says_so() -> None:
    state = new_game()
    holds(state, 0, "B")
    bag_of(state, "WW")
    run(state, Shortage(0))
    assert told(state)[-1] == (
        "Anna has a shortage – symbols 13 + empty spaces 0 = 13 new figures, "
        "more than the bag held: +2 merchants."
    )
    assert told_in_german(state)[-1].endswith("= 13 neue Figuren, mehr als im Beutel: +2 Händler.")
