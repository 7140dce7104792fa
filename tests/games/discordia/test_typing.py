"""Discordia's moves typed in one line."""

from __future__ import annotations

import pytest

from bot.games.discordia.game import GAME
from bot.games.discordia.state import State
from tests.games.discordia.scenario import turn
from tests.games.typed import Typed

_typed = Typed(GAME)


def position() -> State:
    """A turn of Anna's with the red die at 3, in an empty city."""
    return turn("red", 3)


@pytest.mark.parametrize(
    ("typed", "move"),
    [("3b", "take/3b/K1"), ("barracks take", "take/3b/K1"), ("2 star", "take-stars/2"), ("ende", "end-turn")],
)
def test_a_few_words_find_the_move(typed: str, move: str) -> None:
    assert _typed.first(position(), 0, typed) == move


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("6a", "6a is not in column 3, which your die opens; choose a tile there."),
        (
            "develop",
            "With a 3 you can’t develop: it takes a 6, or one less with the first space of the track",
        ),
        ("dispatch k1", "Dispatch isn’t possible now. You can choose: "),
    ],
)
def test_what_does_not_fit_is_refused_by_the_rule(typed: str, sentence: str) -> None:
    assert _typed.refusal(position(), 0, typed).startswith(sentence)
