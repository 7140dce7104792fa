"""Every lesson of every game: the right answer passes, three wrong ones fail, and each mistake has its message."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from bot.engine import Refusal, Value
from bot.games import TITLES
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
    position,
    teaching,
    way_on,
)
from bot.pictures.names import Showing

Moves = list[dict[str, Value]]

GAMES = Path(__file__).parents[1] / "games"
TASKS = [
    pytest.param(game, lesson, number, id=f"{game}-{lesson.id}-{task.id}")
    for game in TITLES
    for lesson in teaching(game).lessons
    for number, task in enumerate(lesson.tasks)
]


@cache
def wrong_answers(game: str) -> dict[str, dict[str, list[Moves]]]:
    """Return wrong answers by lesson and task, each a list of moves."""
    path = GAMES / game / "wrong_answers.toml"
    return msgspec.toml.decode(path.read_bytes(), type=dict[str, dict[str, list[Moves]]])


def tried(game: str, lesson: Lesson, before: LessonProgress, moves: Moves) -> Attempt:
    """Make the moves one after the other until the task is done or missed; return the last attempt."""
    title, progress = TITLES[game], before
    for values in moves:
        came = attempt(title, lesson, progress, title.game.move_from(values))
        if came.said is not None:
            return came
        progress = came.progress
    return came


def at_task(game: str, lesson: Lesson, number: int) -> LessonProgress:
    """Return the progress of somebody who has done all earlier tasks by the right moves."""
    return _at_task(game, lesson.id, number)


@cache
def _at_task(game: str, name: str, number: int) -> LessonProgress:
    if number == 0:
        return LessonProgress()
    lesson = lesson_called(game, name)
    assert lesson is not None
    return tried(game, lesson, _at_task(game, name, number - 1), lesson.tasks[number - 1].right).progress


def keys_of(lesson: Lesson, task: LessonTask) -> Iterator[str]:
    yield f"lesson-{lesson.id}-title"
    for ending in ("do", "why", DONE, MISSED, *(f"{MISSED}-{mistake.name}" for mistake in task.mistakes)):
        yield f"lesson-{lesson.id}-{task.id}-{ending}"


@pytest.mark.parametrize("game", ["discordia", "provincia", "trajanum"])
def test_a_learner_has_one_color_in_all_lessons_of_a_game(game: str) -> None:
    assert {lesson.seat for lesson in teaching(game).lessons} == {0}


def test_a_learner_of_city_of_marble_changes_color_only_to_have_the_last_action() -> None:
    assert [lesson.id for lesson in teaching("marble").lessons if lesson.seat] == ["last"]


@pytest.mark.parametrize(("game", "lesson", "number"), TASKS)
def test_the_right_answer_passes(game: str, lesson: Lesson, number: int) -> None:
    before = at_task(game, lesson, number)
    assert before.done == number
    came = tried(game, lesson, before, lesson.tasks[number].right)
    assert came.said == DONE
    assert came.progress.done == number + 1


@pytest.mark.parametrize(("game", "lesson", "number"), TASKS)
def test_hints_lead_move_by_move_to_the_end_of_the_task(game: str, lesson: Lesson, number: int) -> None:
    title, progress = TITLES[game], at_task(game, lesson, number)
    right = [title.game.move_from(values) for values in lesson.tasks[number].right]
    for done, move in enumerate(right):
        assert way_on(title, lesson, progress) == right[done:]
        progress = attempt(title, lesson, progress, move).progress


def test_a_hint_continues_from_moves_made_in_another_order() -> None:
    title, lesson = (
        TITLES["provincia"],
        next(each for each in teaching("provincia").lessons if each.id == "last"),
    )
    done, statua, *_ = lesson.tasks[0].right
    domus = next(values for values in lesson.tasks[0].right if values.get("building") == "domus")
    progress = tried("provincia", lesson, LessonProgress(), [done, domus]).progress
    assert way_on(title, lesson, progress)[0] == title.game.move_from(statua)


def test_no_hint_is_given_if_none_leads_to_the_end() -> None:
    title, lesson = (
        TITLES["provincia"],
        next(each for each in teaching("provincia").lessons if each.id == "last"),
    )
    progress = tried(
        "provincia", lesson, LessonProgress(), [{"type": "activate", "building": "turris"}]
    ).progress
    assert way_on(title, lesson, progress) == ()


TWO_TILES = [
    pytest.param(lesson, [{"type": "take", "space": first}, {"type": "take", "space": second}], id=second)
    for lesson, first, second in (
        ("streets", "A5", "B3"),
        ("streets", "C5", "C3"),
        ("streets", "D3", "F5"),
        ("cranes", "F6", "A1"),
    )
]


@pytest.mark.parametrize(("name", "moves"), TWO_TILES)
def test_either_of_two_equal_tiles_may_be_taken_first_and_the_hint_names_the_other(
    name: str, moves: Moves
) -> None:
    title, lesson = TITLES["trajanum"], lesson_called("trajanum", name)
    assert lesson is not None
    first = tried("trajanum", lesson, LessonProgress(), moves[:1])
    assert first.said == DONE
    (hint,) = way_on(title, lesson, first.progress)
    assert attempt(title, lesson, first.progress, hint).said == DONE
    assert tried("trajanum", lesson, first.progress, moves[1:]).said == DONE


def test_a_second_tile_of_the_same_street_is_a_mistake_whichever_street_came_first() -> None:
    lesson = lesson_called("trajanum", "streets")
    assert lesson is not None
    for first, second in (("A5", "B5"), ("A3", "B3")):
        before = tried("trajanum", lesson, LessonProgress(), [{"type": "take", "space": first}]).progress
        came = tried("trajanum", lesson, before, [{"type": "take", "space": second}])
        assert came.said == f"{MISSED}-same"


def test_a_hint_is_found_for_tiles_that_the_lesson_does_not_expect() -> None:
    title, lesson = TITLES["trajanum"], lesson_called("trajanum", "streets")
    assert lesson is not None
    progress = LessonProgress()
    for space in ("D3", "F5"):
        progress = tried("trajanum", lesson, progress, [{"type": "take", "space": space}]).progress
    for move in way_on(title, lesson, progress):
        came = attempt(title, lesson, progress, move)
        progress = came.progress
    assert came.said == DONE


def test_failed_attempts_at_a_task_are_counted_until_it_is_done() -> None:
    lesson = lesson_called("trajanum", "streets")
    assert lesson is not None
    progress = LessonProgress()
    for _ in range(3):
        progress = tried("trajanum", lesson, progress, [{"type": "take", "space": "D4"}]).progress
    assert progress == LessonProgress(missed=3)
    assert tried("trajanum", lesson, progress, lesson.tasks[0].right).progress.missed == 0


@pytest.mark.parametrize(("game", "lesson", "number"), TASKS)
def test_three_wrong_answers_fail_and_leave_the_position_unchanged(
    game: str, lesson: Lesson, number: int
) -> None:
    task, before = lesson.tasks[number], at_task(game, lesson, number)
    wrong = wrong_answers(game)[lesson.id][task.id]
    assert len(wrong) >= 3
    assert len({msgspec.json.encode(moves) for moves in wrong}) == len(wrong)
    reached = set()
    for moves in wrong:
        came = tried(game, lesson, before, moves)
        reached.add(came.said)
        assert came.said is not None, f"{moves} go on"
        assert came.said.startswith(MISSED), f"{moves} pass"
        assert came.progress == replace(before, missed=1)
    assert {f"{MISSED}-{mistake.name}" for mistake in task.mistakes} <= reached, "a mistake that nobody makes"


@pytest.mark.parametrize(("game", "lesson", "number"), TASKS)
def test_the_learner_is_asked_and_every_marked_place_exists(game: str, lesson: Lesson, number: int) -> None:
    title, task = TITLES[game], lesson.tasks[number]
    state = position(title, lesson, at_task(game, lesson, number))
    view = title.game.view(state, lesson.seat)
    assert view.decision is not None
    showing = Showing(tuple(f"Seat {seat}" for seat in range(view.seats)), words("en", game))
    spots = title.artist.spots_of(task.part, view, showing)
    for name in filter(None, (task.place, task.origin, *task.about, *task.lit)):
        assert spots[name].width > 0
        assert spots[name].height > 0


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game", "lesson", "number"), TASKS)
def test_every_message_of_a_task_exists(game: str, lesson: Lesson, number: int, locale: Locale) -> None:
    said = words(locale, game)
    for key in keys_of(lesson, lesson.tasks[number]):
        assert said(key)


@pytest.mark.parametrize("game", sorted(TITLES))
def test_every_message_and_record_belongs_to_a_lesson(game: str) -> None:
    lessons = teaching(game).lessons
    assert len({lesson.id for lesson in lessons}) == len(lessons)
    wanted = {key for lesson in lessons for task in lesson.tasks for key in keys_of(lesson, task)}
    from tests.i18n.files import BOT, keys

    folder = BOT / "games" / game / "lessons" / "text"
    if folder.exists():
        assert {key for key in keys(folder) if key.startswith("lesson-")} == wanted
        records = {path.stem for path in folder.parent.glob("*.json")}
        assert records == {lesson.record for lesson in lessons}


@pytest.mark.parametrize("game", sorted(TITLES))
def test_a_first_game_can_be_started(game: str) -> None:
    title = TITLES[game]
    state = title.game.new(2, teaching(game).first_game, b"first game")
    assert title.game.asked(state)


def test_an_unknown_move_changes_nothing() -> None:
    game, lesson, _ = TASKS[0].values
    title = TITLES[game]
    before = LessonProgress()
    with pytest.raises((Refusal, msgspec.ValidationError)):
        attempt(title, lesson, before, title.game.move_from({"type": "no such move"}))
    assert before == LessonProgress()
