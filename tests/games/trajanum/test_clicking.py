"""Forum Trajanum moves composed by clicks: the answers to a question and their labels."""

from __future__ import annotations

import pytest

from bot.channel.messages.components import TableMenu
from bot.channel.moves.layout import layout_of, move_button
from bot.channel.moves.page_text import selection_text
from bot.channel.moves.prompt import Prompt, Selection
from bot.channel.moves.question import OpenQuestion, is_played_outright, last_question_to, question_at
from bot.engine import Move, push
from bot.games.trajanum.components import SITES
from bot.games.trajanum.rules.forum import BonusChoice
from bot.games.trajanum.rules.moves import NONE, Bonus, Exchange, Use
from bot.games.trajanum.rules.rounds import BuildingStep
from bot.games.trajanum.state import State
from bot.games.trajanum.title import TITLE
from bot.i18n.fluent import Locale
from tests.asking import prompt_for
from tests.channel.test_choosing import table_of
from tests.channel.test_lesson_pages import asked_on_the_way, task_of

from .scenario import bare, builder, building_step, hold, run, single, stand, turn_of


def asked_of_anna(state: State, locale: Locale = "en") -> Prompt:
    return prompt_for(table_of(TITLE, state), 0, locale)


def question(asked: Prompt, kind: str, **chosen: str) -> OpenQuestion:
    now = question_at(asked, Selection.of(kind, chosen))
    assert now is not None
    return now


def lines(asked: Prompt, kind: str, **chosen: str) -> list[str]:
    return [answer.line for answer in question(asked, kind, **chosen).answers]


def labels(now: OpenQuestion) -> list[str]:
    rows = [row for row in layout_of(now).rows if not isinstance(row, TableMenu)]
    return [str(button.item.label) for row in rows for button in row]


def called(asked: Prompt, move: Move) -> str:
    return selection_text(last_question_to(asked, move))


def with_tribunes(tribunes: int, received: str | None = "t_builder_builder", *reserve: str) -> State:
    state = bare(2)
    hold(state, 0, tribune=tribunes)
    return turn_of(state, 0, "t_red_red", received, reserve)


@pytest.mark.parametrize(
    ("locale", "offered"),
    [
        (
            "en",
            [
                "Own tile: 2 red workers",
                "From Ben: 2 builders",
                "Both, your own first – for 2 tribunes",
                "Both, your own last – for 2 tribunes",
            ],
        ),
        (
            "de",
            [
                "Eigenes Plättchen: 2 rote Arbeiter",
                "Von Ben: 2 Baumeister",
                "Beide, dein eigenes zuerst – kostet 2 Tribune",
                "Beide, dein eigenes zuletzt – kostet 2 Tribune",
            ],
        ),
    ],
)
def test_using_both_tiles_is_offered_beside_using_one(locale: Locale, offered: list[str]) -> None:
    asked = asked_of_anna(with_tribunes(2), locale)
    assert lines(asked, "use") == offered


def test_without_tribunes_for_both_tiles_only_single_tiles_are_offered() -> None:
    asked = asked_of_anna(with_tribunes(1))
    assert lines(asked, "use") == ["Own tile: 2 red workers", "From Ben: 2 builders"]


def test_using_both_tiles_names_the_one_of_the_reserve() -> None:
    asked = asked_of_anna(with_tribunes(2, None, "t_red_assistant", "t_builder_builder"))
    assert lines(asked, "use")[3:5] == [
        "Both, your own first (reserve: 1 red worker + 1 assistant) – for 2 tribunes",
        "Both, your own first (reserve: 2 builders) – for 2 tribunes",
    ]


def test_choosing_a_single_tile_completes_the_move() -> None:
    asked = asked_of_anna(with_tribunes(2))
    now = question(asked, "use", tile="own", then="none")
    assert now.move == Use("own", "none")
    assert now.changes == []


@pytest.mark.parametrize("tribunes", [0, 2])
def test_a_move_has_the_label_of_its_answer(tribunes: int) -> None:
    asked = asked_of_anna(with_tribunes(tribunes))
    assert called(asked, Use("own", "none")) == "Use · Own tile: 2 red workers"
    if tribunes:
        assert called(asked, Use("received", "own")) == "Use · Both, your own last"


@pytest.mark.parametrize("locale", ["en", "de"])
def test_only_buttons_of_tiles_that_cost_a_tribune_show_a_price(
    locale: Locale,
) -> None:
    lesson, _ = task_of("trajanum", "streets", 1)
    ((asked, _),) = asked_on_the_way("trajanum", lesson, 1, locale)
    offered = labels(question(asked, "take"))
    assert offered[:5] == ["A5", "B5", "C5", "E5", "F5"]
    assert "B1 \N{MINUS SIGN}1" in offered, "its tile has too long a name"
    assert all(label.endswith(" \N{MINUS SIGN}1") for label in offered[5:])


def test_no_button_shows_a_price_if_one_has_no_room_for_it() -> None:
    offered = labels(question(asked_of_anna(builder(builder=1, worker_red=1)), "build"))
    assert len(offered) > 2
    assert not [label for label in offered if "for 1" in label]


def test_a_building_on_one_space_is_labeled_with_that_space_only() -> None:
    asked = asked_of_anna(builder(builder=1))
    assert called(asked, single("column", "C3")) == "Build · Column · C3"


def test_an_exchange_says_on_one_line_what_is_given_and_received() -> None:
    asked = asked_of_anna(builder(worker_red=2, assistant=1))
    offered = lines(asked, "exchange")
    assert "2 red workers → 1 builder – you have no builders" in offered
    assert "Recolor: red → blue – for 1 assistant" in offered


def test_answers_for_a_double_tile_say_which_half_goes_where() -> None:
    state = builder(builder=1, worker_green=1)
    stand(state, 0, **dict.fromkeys((space for space in SITES if space not in ("C1", "D1")), "library"))
    offered = lines(asked_of_anna(state), "build", what="column_park")
    assert [line.split(" – ")[0] for line in offered] == ["C1: column · D1: park", "D1: column · C1: park"]


def test_two_equal_buildings_are_offered_once_for_each_pair_of_spaces() -> None:
    state = builder(worker_blue=2)
    free = ("B1", "C1", "D1")
    stand(state, 0, **dict.fromkeys((space for space in SITES if space not in free), "library"))
    asked = asked_of_anna(state)
    answers = question(asked, "build", what="double_fountain").answers
    assert {frozenset(answer.tokens) for answer in answers} == {
        frozenset(("B1", "C1")),
        frozenset(("C1", "D1")),
    }
    assert len(answers) == 2
    moves = list(asked.forms["build"].moves({"what": "double_fountain"}))
    assert all(last_question_to(asked, move).move == move for move in moves)


def test_each_pair_of_area_bonuses_is_offered_once() -> None:
    asked = asked_of_anna(run(bare(2), BonusChoice(0, 2)))
    pairs = [frozenset(answer.tokens) for answer in question(asked, "bonus").answers]
    assert len(pairs) == len(set(pairs)) == 10
    for move in asked.forms["bonus"].moves():
        assert isinstance(move, Bonus)
        assert frozenset((move.first, move.second)) in pairs


def test_a_move_has_the_label_of_its_button_even_if_the_last_answer_is_forced() -> None:
    asked = asked_of_anna(builder(worker_red=2))
    promoting = Exchange("promote", "worker_red", "builder")
    assert called(asked, promoting) == "Exchange · 2 red workers → 1 builder"


@pytest.mark.parametrize("assistants", [0, 1])
def test_an_area_bonus_is_played_with_one_tap_if_no_exchange_can_follow(
    assistants: int,
) -> None:
    state = building_step(bare(2), assistant=assistants, worker_red=1)
    assert state.turn is not None
    state.turn.built = True
    state.agenda = []
    push(state, BonusChoice(0, 1), BuildingStep(0), BuildingStep(1))
    now = question(asked_of_anna(state), "bonus", first="points", second=NONE)
    assert is_played_outright(now) == (assistants == 0)


@pytest.mark.parametrize(
    ("locale", "label"), [("en", "2 yellow workers → 1 builder"), ("de", "2 gelbe Arbeiter → 1 Baumeister")]
)
def test_the_only_exchange_is_named_on_its_button(locale: Locale, label: str) -> None:
    state = builder(worker_yellow=2)
    assert str(move_button(question(asked_of_anna(state, locale), "exchange")).item.label).endswith(label)
