"""The pages of lessons: short, limited to what is taught, and without repetition."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import AsyncIterator, Iterator, Sequence
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.channel.learn.lessons import done_page, terms_page
from bot.channel.learn.task import MISSED_OFTEN, LessonPrompt, lesson_prompt, task_page
from bot.channel.messages.components import TableMenu, word_count
from bot.channel.messages.post import Page
from bot.channel.moves.page_text import selection_text
from bot.channel.moves.prompt import Preview, Selection
from bot.channel.moves.question import last_question_to, question_at
from bot.engine import AnyView, Move, Text
from bot.games import TITLES
from bot.games.title import Title
from bot.i18n.fluent import LOCALES, Locale, words
from bot.lessons.lesson import (
    DONE,
    MISSED,
    Attempt,
    Lesson,
    LessonProgress,
    LessonTask,
    attempt,
    lesson_called,
    teaching,
)
from bot.play.people.learning import Learner
from bot.play.people.traces import LessonRow
from bot.play.table import Person
from tests.labels import label_of
from tests.lessons.test_lessons import TASKS, at_task, wrong_answers

from .test_pages_of_games import RENDERER, check_fits

ANNA = Person(1, "Anna")
DRAWS_NOTHING: Any = SimpleNamespace(**vars(RENDERER), lesson=RENDERER.mat)


def learner_at(game: str, lesson: Lesson, progress: LessonProgress) -> Learner:
    """Somebody with this progress in a lesson."""
    return Learner(
        LessonRow(user=1, game=game, lesson=lesson.id, attempt=1, progress="{}"),
        TITLES[game],
        lesson,
        progress,
    )


def on_the_right_way(game: str, lesson: Lesson, number: int) -> Sequence[Learner]:
    """The positions in which somebody is asked who does a task by the right moves, and the one after them."""
    return _on_the_right_way(game, lesson.id, number)


@cache
def _on_the_right_way(game: str, name: str, number: int) -> Sequence[Learner]:
    lesson, task = task_of(game, name, number)
    progress, title, learners = at_task(game, lesson, number), TITLES[game], []
    for values in task.right:
        learners.append(learner_at(game, lesson, progress))
        progress = attempt(title, lesson, progress, title.game.move_from(values)).progress
    return [*learners, learner_at(game, lesson, progress)]


def asked_on_the_way(
    game: str, lesson: Lesson, number: int, locale: Locale
) -> Iterator[tuple[LessonPrompt, Move]]:
    """The prompts on the right way, each with the right answer."""
    learners = on_the_right_way(game, lesson, number)
    for learner, values in zip(learners, lesson.tasks[number].right, strict=False):
        yield lesson_prompt(learner, ANNA, locale), TITLES[game].game.move_from(values)


def clicked(asked: LessonPrompt, move: Move) -> Iterator[Selection]:
    """The selections on the way to a move, click by click, from nothing to the complete move."""
    yield Selection()
    now, values = question_at(asked, Selection(move.kind())), move.values()
    while now is not None and now.move is None:
        yield now.choosing
        groups = {name: group.of(values[group.field]) for name, group in now.form.move.groups.items()}
        now = question_at(asked, now.answer([str((values | groups)[name]) for name in now.question]))
    yield last_question_to(asked, move).choosing


async def pages_of(game: str, lesson: Lesson, number: int, locale: Locale) -> AsyncIterator[Page]:
    """All pages that somebody sees who makes every mistake of a task, gets the hint, and then does it right."""
    task, key = lesson.tasks[number], f"lesson-{lesson.id}-{lesson.tasks[number].id}"
    *learners, after = on_the_right_way(game, lesson, number)
    asked = [*asked_on_the_way(game, lesson, number, locale)]
    said = asked[0][0].said
    before = lesson.tasks[number - 1].id if number else None
    praised = [said("lesson-right", said=said(f"lesson-{lesson.id}-{before}-done"))] if before else []
    for question, move in asked:
        for choosing in clicked(question, move):
            yield await task_page(DRAWS_NOTHING, question, choosing, praised)
            praised = []
    for values in {str(moves[0]): moves[0] for moves in wrong_answers(game)[lesson.id][task.id]}.values():
        question, move = asked[0][0], TITLES[game].game.move_from(values)
        if move.kind() in question.offered:
            yield await task_page(DRAWS_NOTHING, question, last_question_to(question, move).choosing)
    missed = dataclasses.replace(learners[0], progress=replace(learners[0].progress, missed=MISSED_OFTEN))
    question, move = dataclasses.replace(asked[0][0], learner=missed), asked[0][1]
    hint = said("lesson-hint", move=f"**{selection_text(last_question_to(question, move))}**")
    for ending in ("missed", *(f"missed-{mistake.name}" for mistake in task.mistakes)):
        told = said("lesson-wrong", said=said(f"{key}-{ending}"))
        yield await task_page(DRAWS_NOTHING, question, Selection(), [told, hint])
    if after.task is None:
        yield done_page(after, [said("lesson-right", said=said(f"{key}-done"))], said)


@cache
def ways_to_answer(game: str, name: str, number: int) -> Sequence[tuple[Move, Attempt, AnyView]]:
    """All moves that a task offers at its beginning, each with its outcome and the learner's view after it."""
    lesson, _ = task_of(game, name, number)
    title, learner = TITLES[game], on_the_right_way(game, lesson, number)[0]
    asked = lesson_prompt(learner, ANNA, "en")
    found = []
    for move in (move for kind in asked.offered for move in asked.forms[kind].moves({})):
        state = title.game.copy(learner.state)
        title.game.play(state, lesson.seat, move)
        came = attempt(title, lesson, learner.progress, move)
        found.append((move, came, title.game.view(state, lesson.seat)))
    return found


def labels(page: Page) -> list[str]:
    return [str(button.item.label) for row in page.rows if not isinstance(row, TableMenu) for button in row]


def task_of(game: str, lesson: str, number: int = 0) -> tuple[Lesson, LessonTask]:
    found = lesson_called(game, lesson)
    assert found is not None
    return found, found.tasks[number]


IN_LANGUAGES = [
    pytest.param(
        *task.values,
        locale,
        id=f"{locale}-{task.id}",
        marks=[pytest.mark.soak] * (place % len(LOCALES) != turn),
    )
    for place, task in enumerate(TASKS)
    for turn, locale in enumerate(LOCALES)
]
"""Each task in one language per test run, by turns; `make soak` takes all languages."""


@pytest.mark.parametrize(("game", "lesson", "number", "locale"), IN_LANGUAGES)
async def test_a_page_has_at_most_80_words_and_5_buttons_and_repeats_nothing(
    game: str, lesson: Lesson, number: int, locale: Locale
) -> None:
    async for page in pages_of(game, lesson, number, locale):
        check_fits(page)
        said = [*page.paragraphs, *page.footnotes]
        assert sum(map(word_count, said)) <= 80, said
        assert len(labels(page)) <= 5, labels(page)
        assert len(set(said)) == len(said), said


@pytest.mark.parametrize(("game", "lesson", "number"), TASKS)
def test_only_the_taught_kinds_of_moves_are_offered(game: str, lesson: Lesson, number: int) -> None:
    task = lesson.tasks[number]
    taught = {values["type"] for values in task.right} | set(task.offers if task.offers != "all" else ())
    for asked, move in asked_on_the_way(game, lesson, number, "en"):
        assert move.kind() in asked.offered
        assert task.offers == "all" or set(asked.offered) <= taught


BY_ONE_MOVE = [each for each in TASKS if each.values[1].tasks[each.values[2]].until == "move"]


@pytest.mark.parametrize(("game", "lesson", "number"), BY_ONE_MOVE)
def test_a_move_with_the_same_result_is_right_unless_the_task_names_the_difference(
    game: str, lesson: Lesson, number: int
) -> None:
    """Moves that differ from the right one only in fields that the task doesn't mention, and give the same status."""
    title, task = TITLES[game], lesson.tasks[number]
    ((asked, right),) = asked_on_the_way(game, lesson, number, "en")
    wanted = asked.said(f"lesson-{lesson.id}-{task.id}-do")
    answers = ways_to_answer(game, lesson.id, number)
    (best,) = (standing(title, view) for move, _, view in answers if move == right)
    values = right.values()
    for move, came, view in answers:
        if move.kind() != right.kind() or standing(title, view) != best:
            continue
        others = [name for name, value in move.values().items() if value != values[name]]
        if not any(str(values[name]) in wanted for name in others):
            assert came.said == DONE, move


def standing(title: Title, view: AnyView) -> Sequence[Text]:
    """The status of the learner in a view."""
    return title.words.status(view, view.own_seat)


@pytest.mark.parametrize(("game", "lesson", "number"), BY_ONE_MOVE)
def test_each_mistake_that_a_task_describes_can_be_made_with_the_offered_moves(
    game: str, lesson: Lesson, number: int
) -> None:
    said = {came.said for _, came, _ in ways_to_answer(game, lesson.id, number)}
    assert {f"{MISSED}-{mistake.name}" for mistake in lesson.tasks[number].mistakes} <= said


def test_the_kinds_of_moves_that_tasks_offer_exist_in_their_game() -> None:
    for game, title in TITLES.items():
        kinds = {move.kind() for move in title.game.moves}
        for lesson in teaching(game).lessons:
            for task in lesson.tasks:
                assert task.offers == "all" or set(task.offers) <= kinds, (game, lesson.id, task.id)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game", "lesson", "number"), TASKS)
def test_the_page_of_terms_fits_in_a_message(game: str, lesson: Lesson, number: int, locale: Locale) -> None:
    learner = learner_at(game, lesson, at_task(game, lesson, number))
    page = terms_page(lesson_prompt(learner, ANNA, locale))
    check_fits(page)
    assert len(page.paragraphs) > 2, "no term is explained"
    assert sum(map(word_count, page.paragraphs)) <= 80
    assert len(labels(page)) <= 5


def test_the_terms_of_the_offered_moves_are_explained_or_listed_too() -> None:
    lesson, _ = task_of("trajanum", "round")
    learner = learner_at("trajanum", lesson, at_task("trajanum", lesson, 0))
    page = terms_page(lesson_prompt(learner, ANNA, "en"))
    told = "\n".join(page.paragraphs)
    assert "Crane" in told
    assert {"Craftsman", "Merchant", "Tribune"} <= set(re.findall(r"\w+", page.paragraphs[-1]))


async def test_a_single_move_without_a_question_is_a_button_and_is_confirmed() -> None:
    lesson, _ = task_of("provincia", "senate")
    learner = learner_at("provincia", lesson, LessonProgress())
    page = await task_page(DRAWS_NOTHING, lesson_prompt(learner, ANNA, "en"), Selection())
    assert labels(page)[0].startswith("Senate card · Patronus")
    assert labels(page)[1:] == [label_of("lesson-hint"), label_of("lesson-help")]
    confirm = await task_page(DRAWS_NOTHING, lesson_prompt(learner, ANNA, "en"), Selection("favour"))
    assert {label_of("do"), label_of("back")} <= set(labels(confirm))


async def test_a_label_has_a_colon_between_a_place_and_what_it_brings() -> None:
    lesson, _ = task_of("trajanum", "column")
    learner = learner_at("trajanum", lesson, LessonProgress())
    asked = lesson_prompt(learner, ANNA, "en")
    now = question_at(asked, Selection("build"))
    assert now is not None
    page = await task_page(DRAWS_NOTHING, asked, now.answer(["column"]))
    assert labels(page)[:2] == ["C1: +1 each scoring", "D3: +1 each scoring"]


async def test_the_first_page_names_only_marks_that_its_picture_has() -> None:
    assert await first_labels("discordia", "die", 0) == [
        "blue 3",
        "red 2",
        "yellow 6",
        label_of("lesson-hint"),
        label_of("lesson-help"),
    ]
    assert await first_labels("discordia", "die", 1) == [
        "3a: Farm 1",
        "3b: Ship 3",
        label_of("lesson-hint"),
        label_of("lesson-help"),
    ]


async def first_labels(game: str, name: str, number: int) -> list[str]:
    """The labels of the buttons at the beginning of a task."""
    lesson, _ = task_of(game, name, number)
    learner = on_the_right_way(game, lesson, number)[0]
    return labels(await task_page(DRAWS_NOTHING, lesson_prompt(learner, ANNA, "en"), Selection()))


async def test_the_offers_of_the_bank_have_their_price() -> None:
    lesson, _ = task_of("provincia", "bank")
    learner = learner_at("provincia", lesson, LessonProgress())
    page = await task_page(DRAWS_NOTHING, lesson_prompt(learner, ANNA, "en"), Selection())
    (bank,) = [row.item.options for row in page.rows if isinstance(row, TableMenu)]
    assert ("2 wood", "4 gold") in [(option.label, option.description) for option in bank]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_finished_lesson_names_the_next_one_by_its_title(
    locale: Locale,
) -> None:
    lesson, _ = task_of("marble", "sites")
    learner = learner_at("marble", lesson, LessonProgress())
    said = words(locale, "marble")
    page = done_page(learner, [], said)
    assert page.paragraphs[-1].endswith("?**"), "the title of the next lesson is a question"


async def test_the_page_does_not_repeat_what_the_picture_of_the_result_shows() -> None:
    lesson, _ = task_of("provincia", "aim")
    learner = learner_at("provincia", lesson, LessonProgress())
    asked = lesson_prompt(learner, ANNA, "en")

    async def drawn(*_: Any) -> tuple[bytes, ...]:
        return (b"",)

    renderer: Any = SimpleNamespace(**vars(DRAWS_NOTHING) | {"result": drawn})
    build = Selection("build", (("building", "insula"),))
    page = await task_page(renderer, asked, build)
    heading, wanted = page.paragraphs
    assert heading == "### Lesson 1 · What wins"
    assert wanted == asked.said("lesson-aim-build-do")
    (happens,) = page.in_words
    assert "+10 prestige" in happens


async def test_without_a_picture_of_the_result_the_options_say_what_they_bring() -> None:
    lesson, _ = task_of("provincia", "aim")
    learner = learner_at("provincia", lesson, LessonProgress())
    page = await task_page(DRAWS_NOTHING, lesson_prompt(learner, ANNA, "en"), Selection())
    (offered,) = [row.item.options for row in page.rows if isinstance(row, TableMenu)]
    assert all("prestige" in option.description for option in offered)


async def test_many_kinds_of_moves_are_offered_in_a_menu() -> None:
    lesson, task = task_of("discordia", "alone")
    learner = learner_at("discordia", lesson, LessonProgress())
    first = attempt(
        TITLES["discordia"], lesson, LessonProgress(), TITLES["discordia"].game.move_from(task.right[0])
    )
    learner = learner_at("discordia", lesson, first.progress)
    asked = lesson_prompt(learner, ANNA, "en")
    page = await task_page(DRAWS_NOTHING, asked, Selection())
    (kinds,) = [row.item.options for row in page.rows if isinstance(row, TableMenu)]
    assert [option.value for option in kinds] == [*asked.offered]
    for kind in asked.offered:
        shown = await task_page(DRAWS_NOTHING, asked, Selection(kind))
        assert label_of("back") in labels(shown)


def test_the_preview_of_a_tasks_last_move_does_not_promise_another_question() -> None:
    lesson, task = task_of("marble", "aim")
    learner = learner_at("marble", lesson, LessonProgress())
    assert (
        what_follows(learner, lesson_prompt(learner, ANNA, "en"), task)
        == "Then you hear whether that was right."
    )


def test_the_preview_of_a_tasks_last_move_does_not_say_what_others_may_do() -> None:
    lesson, task = task_of("marble", "influence")
    learner = learner_at("marble", lesson, LessonProgress())
    asked = lesson_prompt(learner, ANNA, "en")
    lines = Preview(asked, asked.foresee(learner.title.game.move_from(task.right[0]))).lines
    assert not [line for line in lines if "may send a magistrate" in line]


def test_previews_announce_the_next_question_until_the_round_ends() -> None:
    lesson, task = task_of("provincia", "activation")
    first, *_, last = [
        what_follows(learner, lesson_prompt(learner, ANNA, "en"), task, number)
        for number, learner in enumerate(on_the_right_way("provincia", lesson, 0)[:-1])
    ]
    assert first == "Then you go on: activate buildings."
    assert last == "Then you hear whether that was right."


def what_follows(learner: Learner, asked: LessonPrompt, task: LessonTask, number: int = 0) -> str:
    """The last line of the preview of a right move."""
    return Preview(asked, asked.foresee(learner.title.game.move_from(task.right[number]))).lines[-1]


async def test_marks_in_the_picture_are_explained() -> None:
    lesson, _ = task_of("marble", "water")
    learner = learner_at("marble", lesson, LessonProgress())
    choosing = Selection("play", (("tile", "bath"),))
    page = await task_page(DRAWS_NOTHING, lesson_prompt(learner, ANNA, "en"), choosing)
    (signs,) = [line for line in page.paragraphs if line.startswith("-# Signs: ")]
    assert "**?** gives you a bridge tile" in signs
    assert "**≈** begins an aqueduct" in signs
