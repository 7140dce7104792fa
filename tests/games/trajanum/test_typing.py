"""Forum Trajanum moves typed in one line."""

from __future__ import annotations

import pytest

from bot.games.trajanum.game import GAME
from bot.games.trajanum.state import State
from bot.i18n.fluent import Locale
from tests.games.trajanum.scenario import bare, building_step
from tests.games.typed import Typed

_typed = Typed(GAME)


def position() -> State:
    """Return Anna's building step with workers for parks and no builder."""
    return building_step(bare(), 0, worker_green=2)


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("park d1", "Build · Park · D1"),
        ("d1 bauen", "Build · Park · D1"),
        ("two parks d1 d2", "Build · Two parks · D1 · D2"),
        ("turn end", "End the turn"),
    ],
)
def test_a_few_words_find_the_move(typed: str, line: str) -> None:
    assert _typed.lines(position(), 0, typed)[0].startswith(line)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("build library", "Library isn’t possible: 1 builder short. Possible: "),
        ("c2 park", "There is a temple on C2; choose another space."),
        ("park a1", "A1 is a corner with a crane, which is never built over; choose another space."),
        ("recolor", "Recolor isn’t possible: needs an assistant and a worker. Possible: "),
    ],
)
def test_a_move_that_is_not_possible_is_refused_with_the_rule(typed: str, sentence: str) -> None:
    assert _typed.refusal(position(), 0, typed).startswith(sentence)


def test_a_refusal_never_suggests_what_was_typed() -> None:
    state = building_step(bare(), 0, worker_red=3, worker_green=1, assistant=1)
    pay = _typed.refusal_in_field(state, 0, "Green worker", "exchange", "pay", way="promote")
    assert pay.startswith("That exchange costs 2 green workers (1 green worker short);")
    state = building_step(bare(), 0, worker_red=2, worker_green=1)
    pay = _typed.refusal_in_field(state, 0, "Green worker", "exchange", "pay", way="promote")
    assert pay.startswith("That can’t be given up here; choose one of these: 1 red worker.")


@pytest.mark.parametrize(("typed", "locale"), [("build park", "en"), ("park", "en"), ("bauen park", "de")])
def test_an_impossible_building_is_not_confused_with_a_similarly_named_one(
    typed: str, locale: Locale
) -> None:
    state = building_step(bare(), 0, builder=1)
    assert "Park" in _typed.refusal(state, 0, typed, locale).partition(":")[0]
