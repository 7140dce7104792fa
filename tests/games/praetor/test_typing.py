"""Praetor's moves typed in one line."""

from __future__ import annotations

import pytest

from bot.games.praetor.game import GAME
from bot.games.praetor.state import State
from tests.games.praetor.scenario import lay, new_game, turn_of
from tests.games.typed import Typed

_typed = Typed(GAME)


def position() -> State:
    """A turn of Anna's, who has all workers, with a sawmill on offer and a gold mine of hers in the city."""
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


def test_german_is_read_with_and_without_umlauts() -> None:
    for typed in ("sägewerk m15", "saegewerk m15", "sagewerk m15", "SÄGE M15"):
        assert _typed.first(position(), 0, typed, "de").startswith("build/1/")


def test_a_line_tells_what_changes() -> None:
    (line, *_) = _typed.lines(position(), 0, "mine l14 2")
    assert line == "Activate · Gold mine L14 · Worker 2 – +2 gold"


def test_a_line_of_a_move_that_changes_nothing_says_each_hint_once() -> None:
    state = turn_of(new_game(2), 0, 1)
    lay(state, "gold_mine_1", "L14", 1)
    *_, line = _typed.lines(state, 0, "mine l14")
    assert line == (
        "Activate · Gold mine L14 for 1 gold · Worker 1 – +1 gold; fee to Ben; then has experience 2"
    )


def test_a_tile_that_was_used_is_named_with_who_used_it_and_nothing_else_is_offered() -> None:
    state = position()
    state.activated["L14"] = 1
    assert _typed.lines(state, 0, "mine l14") == ["Gold mine L14: already activated by Ben this round"]
    assert _typed.refusal(state, 0, "l14 mine").startswith(
        "Gold mine L14 isn’t possible: already activated by Ben this round. Possible: "
    )


def test_a_kind_of_move_that_is_not_possible_now_is_named_in_either_language() -> None:
    for typed in ("sell 2 wood", "verkaufen"):
        assert _typed.lines(position(), 0, typed)[0].startswith("“Sell” isn’t possible now.")
    assert _typed.lines(position(), 0, "done") == ["You aren’t trading right now; that takes a market."]


def test_a_letter_that_stands_in_the_name_of_another_kind_of_move_does_not_mean_that() -> None:
    assert _typed.lines(position(), 0, "zz a")[0].startswith("You can’t choose anything called “zz”.")


def test_a_place_that_is_taken_is_refused_by_the_rule() -> None:
    assert _typed.refusal(position(), 0, "build sawmill l14").startswith(
        "There is already a tile at L14 (Gold mine); choose an empty space next to the city."
    )


def test_a_worker_that_is_not_there_is_named() -> None:
    assert _typed.refusal(position(), 0, "mine l14 worker 9").startswith(
        "You can’t choose anything called “9”."
    )
