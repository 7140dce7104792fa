"""Provincia Romana moves typed in one line."""

from __future__ import annotations

import pytest

from bot.engine import Value
from bot.games.provincia.game import GAME
from bot.games.provincia.rules.moves import Discard
from bot.games.provincia.state import State
from bot.i18n.fluent import Locale
from tests.games.typed import Typed

from .scenario import FIRST_CITIES, own, turn_with

_typed = Typed(GAME)


def position() -> State:
    """Return Anna's card turn with two buildings and a Senate card in hand."""
    return turn_with("fons", "aurifex", "gloria_6", clay=3, wood=2, stone=1, gold=3)


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("fons build", "Build · Fons – +3 prestige, −2 clay, −1 stone"),
        ("buil fon", "Build · Fons – +3 prestige, −2 clay, −1 stone"),
        ("disc fon", "Discard · Fons – 2 clay and 1 stone; 3 prestige; nothing but prestige"),
        ("trade stone", "Trade · Stone – +1 stone, −2 gold"),
        ("tauschen stein", "Trade · Stone – +1 stone, −2 gold"),
    ],
)
def test_a_few_words_find_the_move(typed: str, line: str) -> None:
    assert _typed.lines(position(), 0, typed)[0] == line


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("wood 2", "2 wood would cost 4 gold, and you have 3 gold; buy less."),
        ("discard forum", "You don’t have Forum in your hand; choose a card that you have."),
        ("coniuratio", "“Coniuratio” isn’t possible now. You can choose: "),
    ],
)
def test_a_move_that_is_not_possible_is_refused_with_the_rule(typed: str, sentence: str) -> None:
    assert _typed.refusal(position(), 0, typed).startswith(sentence)


def test_a_refusal_that_names_all_that_is_possible_does_not_list_it_twice() -> None:
    state = GAME.new(2, {}, bytes(32))
    assert _typed.refusal_in_field(state, GAME.asked(state)[0].seat, "rome", "choose-city", "city") == (
        "There is no such city; still free: Arelate, Massilia, Narbo Martius, Tolosa, Forum Iulii and Loupian."
    )


@pytest.mark.parametrize("card", ["coniuratio", "concussio", "corruptio"])
def test_a_card_with_the_same_name_as_its_move_does_not_mean_discarding_it(card: str) -> None:
    rich, poor = turn_with(card, clay=3, gold=5), turn_with(card, gold=1)
    assert _typed.lines(rich, 0, card)[0].startswith(f"{card.capitalize()} · ")
    moves, named = _typed.meant(rich, 0, card)
    assert (moves[0].kind(), named) == (card, False)
    assert _typed.meant(poor, 0, card) == ([Discard(card)], False)
    assert _typed.meant(rich, 0, f"discard {card}") == ([Discard(card)], True)


@pytest.mark.parametrize("card", ["turris", "legio"])
def test_the_name_alone_does_not_discard_a_card_that_can_only_be_discarded(card: str) -> None:
    assert _typed.meant(turn_with(card), 0, card) == ([Discard(card)], False)


@pytest.mark.parametrize(
    ("locale", "asked"),
    [
        (
            "en",
            [
                "What do you save on Colosseum?",
                "How much stone do you buy?",
                "How many times do you use Commercium (2 gold → 3 stone)?",
                "Which of Ben’s buildings do you destroy?",
            ],
        ),
        (
            "de",
            [
                "Was sparst du beim Bau von Colosseum?",
                "Wie viel Stein nimmst du?",
                "Wie oft tauschst du mit Commercium (2 Gold → 3 Steine)?",
                "Welches Gebäude von Ben zerstörst du?",
            ],
        ),
    ],
)
def test_a_later_question_names_what_was_chosen_before(locale: Locale, asked: list[str]) -> None:
    card = "commercium_gold2_stone3"
    building = turn_with("colosseum", clay=1, stone=6, gold=2)
    own(building, 0, "carchesium")
    turn = turn_with(card, "coniuratio", clay=2, wood=2, stone=1, gold=9)
    own(turn, 1, "fons", "aurifex")
    steps: list[tuple[State, str, str, dict[str, Value]]] = [
        (building, "discount", "build", {"building": "colosseum"}),
        (turn, "amount", "trade", {"good": "stone"}),
        (turn, "times", "exchange", {"card": card}),
        (turn, "building", "coniuratio", {"player": FIRST_CITIES[1]}),
    ]
    said = [_typed.question(state, 0, step, kind, locale, **chosen) for state, step, kind, chosen in steps]
    assert all(question.endswith(end) for question, end in zip(said, asked, strict=True)), said


def test_a_players_name_does_not_become_a_link_in_a_question() -> None:
    typed = Typed(GAME, ("Anna", "[win](https://x.example)", "Carla"))
    state = turn_with("coniuratio", gold=9)
    own(state, 1, "fons", "aurifex")
    own(state, 2, "fons")
    asked = typed.question(state, 0, "building", "coniuratio", player=FIRST_CITIES[1])
    refused = typed.refusal(state, 0, "coniuratio arelate")
    for said in (asked, refused):
        assert "win" in said
        assert "](https://" not in said
