"""`/learn`: lessons that one person plays by clicks, independent of the games in the channel."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from simcord.results import to_discord_message

from bot.channel.messages.components import Address, custom_id_of
from bot.engine import Value
from bot.games import TITLES
from bot.lessons.lesson import Lesson, teaching
from tests.labels import label_of
from tests.lessons.test_lessons import wrong_answers
from tests.scene import Scene, buttons, menus, opened, texts, told
from tools.sketches import sketched

PRAETOR = sketched(TITLES["praetor"])
LESSON = teaching("praetor").lessons[0]
TASK = LESSON.tasks[0]
WRONG = wrong_answers("praetor")[LESSON.id][TASK.id]
TURN = teaching("praetor").lessons[1]
EXPERIENCE = teaching("praetor").lessons[3]


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with opened(tmp_path, PRAETOR) as scene:
        yield scene


async def begun(scene: Scene, lesson: Lesson = LESSON) -> Any:
    """A lesson that Anna has just opened."""
    page = (await scene.anna.slash(scene.channel, "learn", game="praetor")).response
    return (await scene.anna.select(page, [lesson.id])).response


async def played(scene: Scene, page: Any, values: dict[str, Value]) -> Any:
    """Play a move in a lesson by a forged *Confirm* button; return the page after it."""
    learner = await scene.bot.tables.learning.open(scene.anna.id)
    assert learner is not None
    move = PRAETOR.game.move_from(values)
    steps = dict(zip("0123456789", move.steps(), strict=False))
    chosen = [f"{sign}{move.values()[step]}" for sign, step in steps.items() if step in move.values()]
    address = Address("try-do", learner.row.attempt, len(learner.progress.moves), (move.kind(), *chosen))
    scene.forge(page, 2, custom_id_of(address))
    return (await scene.anna.click(page, label=next(iter(buttons(page))))).response


async def test_the_lessons_of_a_game_are_listed_privately(scene: Scene) -> None:
    answer = await scene.anna.slash(scene.channel, "learn", game="praetor")
    assert "Lessons: Praetor" in told(answer)
    assert "▫️ 1. What wins" in told(answer)
    assert list(buttons(answer.response)) == [label_of("lesson-begin"), label_of("learn-by-playing")]
    assert scene.messages == []


async def test_without_a_game_the_answer_is_a_menu_of_games(scene: Scene) -> None:
    page = (await scene.anna.slash(scene.channel, "learn")).response
    assert [option["value"] for option in menus(page)[0]["options"]] == ["praetor"]
    page = (await scene.anna.select(page, ["praetor"])).response
    assert "Lessons: Praetor" in texts(page)


async def test_a_lesson_shows_its_task_with_the_same_menus_as_a_turn(scene: Scene) -> None:
    page = await begun(scene)
    assert "Lesson 1 · What wins" in texts(page)
    assert "Build the tile worth the **most points**" in texts(page)
    assert "Whoever has the most **points** at the end wins" in texts(page)
    (tiles,) = menus(page)
    assert tiles["options"][0]["label"].startswith("Temple of Plutus")
    assert "4 points" in tiles["options"][0]["description"]
    assert list(buttons(page)) == [label_of("lesson-hint"), label_of("lesson-help")]


async def test_a_lesson_says_at_its_beginning_which_seat_is_the_learners(scene: Scene) -> None:
    for lesson, seat in ((LESSON, "purple ●"), (TURN, "orange ■")):
        page = await begun(scene, lesson)
        assert f"In the picture you are **{seat}**." in texts(page)
    (right,) = TURN.tasks[0].right
    assert "In the picture you are" not in texts(await played(scene, page, right))


async def test_a_wrong_move_is_explained_and_can_be_tried_again(scene: Scene) -> None:
    page = await begun(scene)
    for number, (wrong,) in enumerate(WRONG):
        page = await played(scene, page, wrong)
        assert "❌" in texts(page), number
        assert "Build the tile worth the **most points**" in texts(page)
    page = await played(scene, page, TASK.right[0])
    assert "✅ The temple is worth 4 points" in texts(page)


async def test_after_the_third_mistake_the_hint_and_a_button_with_the_solution_appear(scene: Scene) -> None:
    page = await begun(scene)
    (wrong,) = WRONG[0]
    for _ in range(2):
        page = await played(scene, page, wrong)
        assert "The right move" not in texts(page)
        assert label_of("lesson-show") not in buttons(page)
    for _ in range(2):
        page = await played(scene, page, wrong)
        assert "The right move: **Build" in texts(page)
    page = (await scene.anna.click(page, label=label_of("lesson-show"))).response
    assert "Shown: **Build · Temple" in texts(page)
    assert "✅ The temple is worth 4 points" in texts(page)


async def test_the_solution_of_a_task_with_several_moves_continues_from_the_present_position(
    scene: Scene,
) -> None:
    page = await begun(scene, EXPERIENCE)
    for _ in range(3):
        page = await played(scene, page, {"type": "pass"})
    first, _ = EXPERIENCE.tasks[0].right
    page = await played(scene, page, first)
    page = (await scene.anna.click(page, label=label_of("lesson-show"))).response
    assert "Shown: **Activate · Temple of Plutus N14" in texts(page)
    assert "✅" in texts(page)


async def test_a_finished_lesson_stays_finished_after_a_restart(scene: Scene) -> None:
    page = await played(scene, await begun(scene), TASK.right[0])
    assert {label_of("lesson-again"), label_of("lessons"), label_of("lesson-stop")} <= set(buttons(page))
    await scene.restart()
    answer = await scene.anna.slash(scene.channel, "learn", game="praetor")
    assert "✅ 1. What wins" in told(answer)
    stopped = (await scene.anna.click(page, label=label_of("lesson-stop"))).response
    assert "`/learn`" in texts(stopped)


async def test_who_has_done_the_last_lesson_first_is_not_said_to_have_done_all(scene: Scene) -> None:
    lessons = teaching("praetor").lessons
    page = await begun(scene, lessons[-1])
    for task in lessons[-1].tasks:
        for move in task.right:
            page = await played(scene, page, move)
    assert f"1 of {len(lessons)} done." in texts(page)
    assert "All lessons are done" not in texts(page)
    assert label_of("learn-by-playing") not in buttons(page)


async def test_a_click_on_an_outdated_page_plays_nothing(scene: Scene) -> None:
    page = await begun(scene)
    again = await begun(scene)
    learner = await scene.bot.tables.learning.open(scene.anna.id)
    late = (await scene.anna.click(page, label=label_of("lesson-hint"))).response
    assert "changed since" in texts(late)
    assert await scene.bot.tables.learning.open(scene.anna.id) == learner
    hint = (await scene.anna.click(again, label=label_of("lesson-hint"))).response
    assert "The right move: **Build" in texts(hint)


async def test_a_hint_names_only_what_is_to_be_chosen_not_what_is_filled_in(scene: Scene) -> None:
    page = await begun(scene, teaching("praetor").lessons[1])
    hint = (await scene.anna.click(page, label=label_of("lesson-hint"))).response
    assert "The right move: **Activate · Gold mine M14**." in texts(hint)


async def test_a_hint_in_the_middle_of_a_task_continues_from_the_moves_played(scene: Scene) -> None:
    page = await begun(scene, EXPERIENCE)
    page = await played(scene, page, EXPERIENCE.tasks[0].right[0])
    hint = (await scene.anna.click(page, label=label_of("lesson-hint"))).response
    assert "The right move: **Activate · Temple of Plutus N14" in texts(hint)


async def test_if_no_move_leads_to_the_goal_any_more_the_hint_says_so(scene: Scene) -> None:
    page = await begun(scene, EXPERIENCE)
    wasted = {**EXPERIENCE.tasks[0].right[1], "worker": 5}
    page = await played(scene, page, wasted)
    hint = (await scene.anna.click(page, label=label_of("lesson-hint"))).response
    assert "There is no hint from here." in texts(hint)


def shown(scene: Scene, page: Any) -> str:
    """The present text of a private message."""
    message = scene.env.backend.get_message(scene.channel.id, page.id)
    return texts(to_discord_message(scene.env, message))


async def at_the_second_task(scene: Scene) -> Any:
    """The page of a lesson whose first task Anna has done."""
    page = await begun(scene, TURN)
    (right,) = TURN.tasks[0].right
    return await played(scene, page, right)


async def test_only_what_the_task_is_about_is_offered(scene: Scene) -> None:
    page = await begun(scene, TURN)
    (offered,) = menus(page)
    assert offered["placeholder"] == "Which tile do you activate?"
    assert "Gold mine M14" in [option["label"] for option in offered["options"]]
    assert list(buttons(page)) == [label_of("lesson-hint"), label_of("lesson-help")]


async def test_one_of_several_kinds_of_moves_can_be_chosen_and_left_again(scene: Scene) -> None:
    page = await begun(scene, EXPERIENCE)
    assert {"Build …", "Activate …", "Pass"} <= set(buttons(page))
    page = (await scene.anna.click(page, label="Activate …")).response
    assert menus(page)[0]["placeholder"] == "Which tile do you activate?"
    page = (await scene.anna.click(page, label=label_of("back"))).response
    assert "Build …" in buttons(page)


async def test_the_rules_open_beside_a_lesson_and_lead_back_to_it(scene: Scene) -> None:
    page = await at_the_second_task(scene)
    beside = (await scene.anna.click(page, label=label_of("lesson-help"))).response
    rules = (await scene.anna.click(beside, label=label_of("rules"))).response
    assert rules.id not in (page.id, beside.id)
    assert "Now fetch **2 stone**" in shown(scene, page)
    further = (await scene.anna.click(rules, label=label_of("next"))).response
    contents = (await scene.anna.click(further, label=label_of("contents"))).response
    back = (await scene.anna.click(contents, label=label_of("lesson-back"))).response
    assert back.id == rules.id
    assert "Now fetch **2 stone**" in texts(back)
    assert label_of("lesson-hint") in buttons(back)


async def test_the_terms_of_a_task_open_beside_it(scene: Scene) -> None:
    page = await at_the_second_task(scene)
    terms = (await scene.anna.click(page, label=label_of("lesson-help"))).response
    assert terms.id != page.id
    assert "Fee" in texts(terms)
    assert "**Quarry**" in texts(terms)
    assert "Now fetch **2 stone**" in shown(scene, page)
    back = (await scene.anna.click(terms, label=label_of("lesson-back"))).response
    assert "Now fetch **2 stone**" in texts(back)


async def test_a_lesson_that_was_left_continues_at_the_same_task(scene: Scene) -> None:
    page = await at_the_second_task(scene)
    beside = (await scene.anna.click(page, label=label_of("lesson-help"))).response
    await scene.anna.click(beside, label=label_of("lessons"))
    answer = await scene.anna.slash(scene.channel, "learn", game="praetor")
    assert list(buttons(answer.response)) == [label_of("lesson-back"), label_of("learn-by-playing")]
    back = (await scene.anna.click(answer.response, label=label_of("lesson-back"))).response
    assert "Now fetch **2 stone**" in texts(back)


async def test_back_to_a_lesson_that_was_finished_meanwhile_shows_its_end(scene: Scene) -> None:
    page = await at_the_second_task(scene)
    terms = (await scene.anna.click(page, label=label_of("lesson-help"))).response
    (right,) = TURN.tasks[1].right
    await played(scene, page, right)
    back = (await scene.anna.click(terms, label=label_of("lesson-back"))).response
    assert label_of("lesson-next") in buttons(back)
