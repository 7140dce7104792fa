"""What a lesson offers: first what its task is about, the rest a click away; nothing that helps has no room."""

from __future__ import annotations

import re
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from bot.channel.learn.asking import LessonAsking, asking_of
from bot.channel.learn.pages import terms_page
from bot.channel.learn.task import task_page
from bot.channel.messages.components import TableMenu
from bot.channel.moves.choosing import Choosing
from bot.channel.moves.preview import preview
from bot.channel.private.pages import Page
from bot.games import TITLES
from bot.lessons.learning import Progress, attempt
from bot.lessons.lesson import Lesson, Task, lesson_called, teaching
from bot.store.rows import LessonRow
from bot.tables.learning import Learner
from bot.tables.table import Person
from bot.words.fluent import LOCALES, Locale
from tests.channel.test_pages_of_games import STUDIO, check_fits
from tests.lessons.test_lessons import TASKS, at_task

ANNA = Person(1, "Anna")
DRAWS_NOTHING: Any = SimpleNamespace(**vars(STUDIO), lesson=STUDIO.mat)


def learner_at(game: str, lesson: Lesson, progress: Progress) -> Learner:
    """Somebody who has come so far in a lesson."""
    return Learner(
        LessonRow(user=1, game=game, lesson=lesson.id, attempt=1, progress="{}"),
        TITLES[game],
        lesson,
        progress,
    )


def on_the_right_way(game: str, lesson: Lesson, number: int) -> Iterator[Learner]:
    """Where somebody is asked who does a task by the right moves."""
    progress, title = at_task(game, lesson, number), TITLES[game]
    for values in lesson.tasks[number].right:
        yield learner_at(game, lesson, progress)
        progress = attempt(title, lesson, progress, title.game.move_from(values)).progress


def labels(page: Page) -> list[str]:
    return [str(button.item.label) for row in page.rows if not isinstance(row, TableMenu) for button in row]


def task_of(game: str, lesson: str, number: int = 0) -> tuple[Lesson, Task]:
    found = lesson_called(game, lesson)
    assert found is not None
    return found, found.tasks[number]


@pytest.mark.parametrize(("game", "lesson", "number"), TASKS)
@pytest.mark.parametrize("locale", LOCALES)
async def test_what_helps_and_the_way_to_the_rest_have_room_on_every_page(
    game: str, lesson: Lesson, number: int, locale: Locale
) -> None:
    for learner in on_the_right_way(game, lesson, number):
        asked = asking_of(learner, ANNA, locale)
        ways = ["button-rules", "button-lesson-hint", "button-terms", "button-lessons"]
        for shown in (asked, asked.with_all()):
            page = await task_page(DRAWS_NOTHING, learner, shown, Choosing())
            check_fits(page)
            wanted = [*ways, "button-lesson-others"] if shown.hides else ways
            assert {asked.said(key) for key in wanted} <= set(labels(page))
        assert not asked.with_all().hides


@pytest.mark.parametrize(("game", "lesson", "number"), TASKS)
def test_the_right_moves_are_offered_first(game: str, lesson: Lesson, number: int) -> None:
    for learner, values in zip(
        on_the_right_way(game, lesson, number), lesson.tasks[number].right, strict=True
    ):
        assert values["type"] in asking_of(learner, ANNA, "en").offered


def test_what_a_task_offers_are_moves_of_its_game() -> None:
    for game, title in TITLES.items():
        kinds = {move.kind() for move in title.game.moves}
        for lesson in teaching(game).lessons:
            for task in lesson.tasks:
                assert task.offers == "all" or set(task.offers) <= kinds, (game, lesson.id, task.id)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game", "lesson", "number"), TASKS)
def test_what_the_words_mean_fits_in_a_message(
    game: str, lesson: Lesson, number: int, locale: Locale
) -> None:
    learner = learner_at(game, lesson, at_task(game, lesson, number))
    page = terms_page(learner, asking_of(learner, ANNA, locale))
    check_fits(page)
    assert len(page.paragraphs) > 2, "no term is explained"


def test_the_words_of_what_is_offered_are_explained_or_named_too() -> None:
    lesson, _ = task_of("trajanum", "round")
    learner = learner_at("trajanum", lesson, at_task("trajanum", lesson, 0))
    page = terms_page(learner, asking_of(learner, ANNA, "en"))
    told = "\n".join(page.paragraphs)
    assert "**Crane**" in told
    assert {"Craftsman", "Merchant", "Tribune"} <= set(re.findall(r"\w+", page.paragraphs[-1]))


async def test_a_single_move_without_a_question_is_a_button_beside_the_way_to_the_rest() -> None:
    lesson, _ = task_of("provincia", "senate")
    learner = learner_at("provincia", lesson, Progress())
    page = await task_page(DRAWS_NOTHING, learner, asking_of(learner, ANNA, "en"), Choosing())
    assert labels(page)[0].startswith("Senate card · Patronus")
    assert "Confirm" not in labels(page)
    assert "Something else …" in labels(page)
    confirm = await task_page(DRAWS_NOTHING, learner, asking_of(learner, ANNA, "en"), Choosing("favour"))
    assert {"Confirm", "Back"} <= set(labels(confirm))


async def test_what_the_bank_sells_is_offered_with_what_is_paid_for_it_and_no_more() -> None:
    lesson, _ = task_of("provincia", "bank")
    learner = learner_at("provincia", lesson, Progress())
    page = await task_page(DRAWS_NOTHING, learner, asking_of(learner, ANNA, "en"), Choosing())
    assert "2 wood" in labels(page)
    assert "- **2 wood** – you pay 4 gold" in "\n".join(page.paragraphs).split("\n")


async def test_what_is_used_for_a_fee_and_brings_fits_a_button_on_a_phone() -> None:
    lesson, _ = task_of("praetor", "turn")
    learner = learner_at("praetor", lesson, Progress())
    for locale in LOCALES:
        page = await task_page(DRAWS_NOTHING, learner, asking_of(learner, ANNA, locale), Choosing())
        assert max(len(label) for label in labels(page)) < 40


def test_before_a_move_that_ends_a_task_nothing_is_promised_that_does_not_follow() -> None:
    lesson, task = task_of("marble", "aim")
    learner = learner_at("marble", lesson, Progress())
    assert (
        what_follows(learner, asking_of(learner, ANNA, "en"), task) == "Then you hear whether that was right."
    )


def test_nor_what_others_would_do_then() -> None:
    lesson, task = task_of("marble", "influence")
    learner = learner_at("marble", lesson, Progress())
    asked = asking_of(learner, ANNA, "en")
    lines = preview(asked, learner.title.game.move_from(task.right[0])).lines
    assert not [line for line in lines if "may send a magistrate" in line]


def test_within_a_round_the_next_question_is_announced_until_the_round_ends() -> None:
    lesson, task = task_of("provincia", "activation")
    first, *_, last = [
        what_follows(learner, asking_of(learner, ANNA, "en"), task, number)
        for number, learner in enumerate(on_the_right_way("provincia", lesson, 0))
    ]
    assert first == "Then you go on: activate buildings."
    assert last == "Then you hear whether that was right."


def what_follows(learner: Learner, asked: LessonAsking, task: Task, number: int = 0) -> str:
    """What the preview of one of the right moves says at its end."""
    return preview(asked, learner.title.game.move_from(task.right[number])).lines[-1]


async def test_a_sign_in_the_picture_is_told() -> None:
    lesson, _ = task_of("marble", "water")
    learner = learner_at("marble", lesson, Progress())
    choosing = Choosing("play", (("tile", "bath"),))
    page = await task_page(DRAWS_NOTHING, learner, asking_of(learner, ANNA, "en"), choosing)
    (signs,) = [line for line in page.paragraphs if line.startswith("-# Signs: ")]
    assert "**?** brings you a bridge tile" in signs
    assert "**≈** begins an aqueduct" in signs
