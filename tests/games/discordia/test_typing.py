"""Discordia moves typed in one line."""

from __future__ import annotations

import pytest

from bot.engine import push
from bot.games.discordia.game import GAME
from bot.games.discordia.rules.turns import DieChoice
from bot.games.discordia.state import State
from tests.games.discordia.scenario import action_tile, stands, turn
from tests.games.typed import Typed

_typed = Typed(GAME)


def position() -> State:
    """Return Anna's turn with red 3 and an empty city."""
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
        ("dispatch k1", "“Dispatch” isn’t possible now. You can choose: "),
    ],
)
def test_a_move_that_is_not_possible_is_refused_with_the_rule(typed: str, sentence: str) -> None:
    assert _typed.refusal(position(), 0, typed).startswith(sentence)


@pytest.mark.parametrize(
    ("typed", "kind"),
    [
        ("take stars", "Take stars"),
        ("take a privilege", "Take a privilege"),
        ("place a star", "Place a star"),
        ("end the turn", "End the turn"),
        ("demolish market stall", "Demolish"),
        ("sterne nehmen", "Take stars"),
        ("draft", "First tile"),
    ],
)
def test_the_refusal_names_the_kind_of_move_that_was_typed(typed: str, kind: str) -> None:
    state = turn("red", 3)
    state.agenda = []
    push(state, DieChoice(0))
    assert _typed.refusal(state, 0, typed).partition(" isn’t possible now.")[0].strip("“”") == kind


def test_the_refusal_of_a_possible_kind_of_move_does_not_call_it_impossible() -> None:
    state = turn("yellow", 2, stock="BYYY")
    stands(state, 0, "F1", "farm_2a")
    state.display = dict.fromkeys(state.display)
    assert "isn’t possible now" not in _typed.refusal(state, 0, "special dispatch market stall")


@pytest.mark.parametrize("typed", ["entsenden a1 gg", "sonderentsendung f1 yy", "a1 GG"])
def test_german_players_can_type_the_letters_that_they_read(typed: str) -> None:
    state = turn("yellow", 2, stock="BYYY")
    action_tile(state, 2, "act_1" if typed.startswith("sonder") else "act_3")
    stands(state, 0, "F1", "farm_2a")
    assert _typed.first(state, 0, typed, "de").endswith("dispatch/F1/YY")


def test_a_refusal_in_german_uses_the_german_letters() -> None:
    state = turn("yellow", 3, stock="BYYY")
    action_tile(state, 3, "act_3")
    stands(state, 0, "F1", "farm_2a", "YY")
    stands(state, 0, "F2", "farm_4a")
    refusal = _typed.refusal(state, 0, "entsenden a1", "de")
    assert refusal == (
        "Bauernhof 2 ist voll; wähle ein anderes Plättchen oder eine andere Aktion. "
        "Möglich ist hier: A2: Bauernhof 4."
    )
