"""What people learn: where they are in a lesson, which lessons they have done, which questions they have met."""

from bot.games import TITLES
from bot.play.people.learning import Learning
from bot.play.people.traces import LessonDoneRow, LessonRow, QuestionMetRow
from bot.play.store import Store

from .conftest import NOON, open_lesson

ANNA, BEN = 11, 12


async def test_opening_a_lesson_replaces_the_one_before(store: Store) -> None:
    assert await store.read.find(LessonRow, ANNA) is None
    first = await open_lesson(store, ANNA, "praetor")
    second = await open_lesson(store, ANNA, "marble")
    assert (second.game, second.attempt) == ("marble", first.attempt + 1)
    assert await store.read.find(LessonRow, ANNA) == second
    assert await store.read.find(LessonRow, BEN) is None


async def test_a_step_in_a_lesson_counts_once_and_only_in_the_latest_attempt(store: Store) -> None:
    learning, row = Learning(store, TITLES, lambda: NOON), await open_lesson(store, ANNA)
    assert await learning.go_on(row, "[1]")
    assert not await learning.go_on(row, "[2]")
    again = await open_lesson(store, ANNA)
    assert not await learning.go_on(row, "[1]")
    assert await store.read.find(LessonRow, ANNA) == again


async def test_lessons_done_and_questions_met_are_stored_once_per_person_and_game(store: Store) -> None:
    for now in (1.0, 2.0):
        await store.database.insert_new(LessonDoneRow(user=ANNA, game="praetor", lesson="plazas", at=now))
        await store.database.insert_new(QuestionMetRow(user=ANNA, game="praetor", question="action"))
    assert {row.lesson for row in await store.read.select(LessonDoneRow, ANNA, "praetor")} == {"plazas"}
    assert {row.lesson for row in await store.read.select(LessonDoneRow, ANNA, "marble")} == set()
    assert {row.question for row in await store.read.select(QuestionMetRow, ANNA, "praetor")} == {"action"}
    assert {row.question for row in await store.read.select(QuestionMetRow, BEN, "praetor")} == set()
