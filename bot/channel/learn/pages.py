"""The pages of lessons: which there are, what is to be done, that one is done."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

import discord

from bot.channel.drawing.studio import Studio
from bot.channel.messages.components import TableButton, TableMenu, button, cut, menu
from bot.channel.messages.describing import fitting
from bot.channel.messages.ids import Address
from bot.channel.moves.choosing import Choosing
from bot.channel.moves.questions import step_of, step_page
from bot.channel.private.pages import Page
from bot.games.title import Title
from bot.lessons.lesson import Teaching
from bot.tables.learning import Learner
from bot.words.fluent import Words

from .asking import LessonAsking
from .first_game import play_button

_ROWS: Final = 5
_SUCCESS: Final = discord.ButtonStyle.success


def contents_page(title: Title, teaching: Teaching, done: Collection[str], said: Words) -> Page:
    """The lessons of a game, those that are done with a check; a button for the first that is not."""
    lessons = teaching.lessons
    lines = [
        f"{said('lesson-is-done') if lesson.id in done else said('lesson-is-open')} {number}. "
        f"{said(f'lesson-{lesson.id}-title')}"
        for number, lesson in enumerate(lessons, 1)
    ]
    following = next((lesson for lesson in lessons if lesson.id not in done), None)
    options = [
        discord.SelectOption(
            label=cut(f"{number}. {said(f'lesson-{lesson.id}-title')}", 100), value=lesson.id
        )
        for number, lesson in enumerate(lessons, 1)
    ]
    ways: list[TableButton] = []
    if following is not None:
        key = "button-lesson-go-on" if done else "button-lesson-begin"
        ways.append(button(said(key), _to(title, following.id), _SUCCESS))
    ways.append(play_button(title, said))
    if not done:
        told = said("lessons-about", count=len(lessons))
    elif following is None:
        told = said("lessons-all-done")
    else:
        told = said("lessons-some-done", done=len(done), count=len(lessons))
    rows: list[Sequence[TableButton] | TableMenu] = [
        menu(said("menu-lessons"), Address("lesson", 0, 0, (title.game.id,)), options),
        ways,
    ]
    return Page([f"### {said('lessons-title', game=said('game-title'))}", told, *lines], rows=rows)


async def task_page(
    studio: Studio, learner: Learner, asked: LessonAsking, choosing: Choosing, above: Sequence[str] = ()
) -> Page:
    """What is to be done, with the chooser below; at its beginning the picture of the lesson in place of a board."""
    said, task = asked.said, learner.task
    assert task is not None, "who has done all has no task"
    key = f"lesson-{learner.lesson.id}-{task.id}"
    now = step_of(asked, choosing)
    begins = not choosing.chosen and choosing.asks is None and (now is None or now.begins)
    page = await step_page(studio, asked, now, [f"### {heading(learner, said)}", *above, said(f"{key}-do")])
    if not begins:
        return page
    picture = await studio.lesson(asked.table, learner, asked.said.locale)
    return replace(
        page,
        paragraphs=[
            *page.paragraphs[: 2 + len(above)],
            said(f"{key}-why"),
            *page.paragraphs[2 + len(above) :],
        ],
        pictures=[picture],
        descriptions=[fitting([said(f"{key}-do"), said(f"{key}-why")])],
        rows=_with_ways(page.rows, [_hint_button(asked), lessons_button(learner.title, said)]),
    )


def done_page(learner: Learner, lines: Sequence[str], said: Words) -> Page:
    """That a lesson is done, and what comes next."""
    ways: list[TableButton] = []
    following = learner.following
    if following is not None:
        ways.append(button(said("button-lesson-next"), _to(learner.title, following.id), _SUCCESS))
    ways.append(button(said("button-lesson-again"), _to(learner.title, learner.lesson.id)))
    if following is None:
        ways.append(play_button(learner.title, said))
    ways += [lessons_button(learner.title, said), button(said("button-lesson-stop"), Address("lesson-stop"))]
    if following is None:
        then = said("lessons-all-done")
    else:
        then = said("lesson-next", title=said(f"lesson-{following.id}-title"))
    return Page([f"### {heading(learner, said)}", *lines, then], rows=[ways])


def heading(learner: Learner, said: Words) -> str:
    """Which lesson it is."""
    return said("lesson-heading", number=learner.number + 1, title=said(f"lesson-{learner.lesson.id}-title"))


def lessons_button(title: Title, said: Words) -> TableButton:
    """The way to all lessons of a game."""
    return button(said("button-lessons"), Address("lessons", 0, 0, (title.game.id,)))


def _hint_button(asked: LessonAsking) -> TableButton:
    return button(asked.said("button-lesson-hint"), asked.address("hint"))


def _to(title: Title, lesson: str) -> Address:
    return Address("lesson-open", 0, 0, (title.game.id, lesson))


def _with_ways(
    rows: Sequence[Sequence[TableButton] | TableMenu], ways: Sequence[TableButton]
) -> Sequence[Sequence[TableButton] | TableMenu]:
    """The rows with more buttons below them, or at the end of the last, as far as a message has room."""
    if len(rows) < _ROWS:
        return [*rows, ways]
    *others, last = rows
    if isinstance(last, TableMenu):
        return rows
    return [*others, [*last, *ways][:5]]
