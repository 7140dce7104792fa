"""Provincia Romana's moves typed in one line."""

from __future__ import annotations

import pytest

from bot.games.provincia.game import GAME
from bot.games.provincia.state import State
from tests.games.provincia.scenario import turn_with
from tests.games.typed import Typed

_typed = Typed(GAME)


def position() -> State:
    """The card turn of Anna, with two buildings and a Senate card in hand."""
    return turn_with("fons", "aurifex", "gloria_6", clay=3, wood=2, stone=1, gold=3)


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("fons build", "Build · Fons – +3 prestige, −2 clay, −1 stone"),
        ("buil fon", "Build · Fons – +3 prestige, −2 clay, −1 stone"),
        ("disc fon", "Discard · Fons – 2 clay and 1 stone; 3 prestige; nothing but prestige"),
        ("bank stone", "Trade with the bank · Stone – +1 stone, −2 gold"),
        ("tauschen stein", "Trade with the bank · Stone – +1 stone, −2 gold"),
    ],
)
def test_a_few_words_find_the_move(typed: str, line: str) -> None:
    assert _typed.lines(position(), 0, typed)[0] == line


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("wood 2", "2 wood would cost 4 gold, and you have 3 gold; buy less."),
        ("discard forum", "You don’t have Forum in your hand; choose a card that you have."),
        ("coniuratio", "Coniuratio isn’t possible now. You can choose: "),
    ],
)
def test_what_does_not_fit_is_refused_by_the_rule(typed: str, sentence: str) -> None:
    assert _typed.refusal(position(), 0, typed).startswith(sentence)
