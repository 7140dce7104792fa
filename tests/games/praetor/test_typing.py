"""Praetor moves typed in one line."""

from __future__ import annotations

import pytest

from bot.games.praetor.game import GAME
from bot.games.praetor.state import State
from tests.games.praetor.scenario import lay, new_game, turn_of
from tests.games.typed import Typed

_typed = Typed(GAME)


def position() -> State:
    """Return Anna's turn with all workers, a sawmill on offer and her gold mine in the city."""
    state = turn_of(new_game(2), 0, 1)
    state.display[0] = "sawmill_1"
    lay(state, "gold_mine_1", "L14", 0)
    return state


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("saw m15", "build/1/"),
        ("m15 saw", "build/1/"),
        ("sawmil m15", "build/1/"),
        ("mine l14 2", "activate/L14/2/0"),
        ("2 l14 aktiv", "activate/L14/2/0"),
        ("goldmine l14 2", "activate/L14/2/0"),
        ("pass", "pass"),
        ("passen", "pass"),
    ],
)
def test_a_few_words_find_the_move(typed: str, move: str) -> None:
    assert _typed.first(position(), 0, typed).startswith(move)


def test_german_is_understood_with_and_without_umlauts() -> None:
    for typed in ("sägewerk m15", "saegewerk m15", "sagewerk m15", "SÄGE M15"):
        assert _typed.first(position(), 0, typed, "de").startswith("build/1/")


def test_a_suggestion_says_what_the_move_changes() -> None:
    (line, *_) = _typed.lines(position(), 0, "mine l14 2")
    assert line == "Activate · Gold mine L14 · Worker 2 – +2 gold"


def test_a_used_tile_is_refused_with_the_name_of_its_user_and_no_other_move_is_suggested() -> None:
    state = position()
    state.activated["L14"] = 1
    assert _typed.lines(state, 0, "mine l14") == ["Gold mine L14: already activated by Ben this round"]
    assert _typed.refusal(state, 0, "l14 mine").startswith(
        "Gold mine L14 isn’t possible: already activated by Ben this round. Possible: "
    )


def test_a_kind_of_move_that_is_not_possible_now_is_recognized_in_either_language() -> None:
    for typed in ("sell 2 wood", "verkaufen"):
        assert _typed.lines(position(), 0, typed)[0].startswith("“Sell” isn’t possible now.")
    assert _typed.lines(position(), 0, "done") == ["You aren’t trading right now; that takes a market."]


def test_a_single_letter_is_not_taken_for_a_kind_of_move_that_contains_it() -> None:
    assert _typed.lines(position(), 0, "zz a")[0].startswith("You can’t choose anything called “zz”.")


def test_an_occupied_space_is_refused_with_the_rule() -> None:
    assert _typed.refusal(position(), 0, "build sawmill l14").startswith(
        "There is already a tile at L14 (Gold mine); choose an empty space next to the city."
    )


def test_an_unavailable_worker_is_named_in_the_refusal() -> None:
    assert _typed.refusal(position(), 0, "mine l14 worker 9").startswith(
        "You can’t choose anything called “9”."
    )
