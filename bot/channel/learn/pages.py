"""The pages of lessons: which there are, what is to be done, that one is done."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

import discord

from bot.channel.drawing.studio import Studio
from bot.channel.messages.components import Meaning, TableButton, TableMenu, button, cut, menu
from bot.channel.messages.describing import fitting
from bot.channel.messages.ids import Address
from bot.channel.moves.choosing import Choosing
from bot.channel.moves.page import step_of, step_page
from bot.channel.private.pages import Page
from bot.channel.private.rules import lesson_back_button
from bot.games.title import Title
from bot.lessons.lesson import Teaching
from bot.lessons.page import seat_named
from bot.tables.learning import Learner
from bot.words.fluent import Locale, Words, words

from .asking import LessonAsking
from .first_game import play_button
from .terms import explained_in, question_of

MISSED_OFTEN: Final = 3
"""After so many misses a hint comes unasked, and the task can be shown."""

_ROWS: Final = 5


def contents_page(
    title: Title,
    teaching: Teaching,
    done: Collection[str],
    said: Words,
    *,
    under_way: bool,
    others: Collection[str] = (),
) -> Page:
    """The lessons of a game, those that are done with a check; a button for the first that is not.

    A learner who has one `under_way` can go back to where they are in it; a menu leads to the `others`, games by id.
    """
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
    if under_way:
        ways.append(button(said("button-lesson-back"), Address("lesson-back"), Meaning.CHOOSES))
    elif following is not None:
        key = "button-lesson-go-on" if done else "button-lesson-begin"
        ways.append(button(said(key), _to(title, following.id), Meaning.CHOOSES))
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
        *([games_menu(said("menu-learn-other"), others, said.locale)] if others else ()),
    ]
    return Page([f"### {said('lessons-title', game=said('game-title'))}", told, *lines], rows=rows)


def games_menu(placeholder: str, games: Collection[str], locale: Locale) -> TableMenu:
    """A menu of games, by id, that leads to the lessons of one."""
    options = [discord.SelectOption(label=words(locale, game)("game-title"), value=game) for game in games]
    return menu(placeholder, Address("learn"), options)


async def task_page(
    studio: Studio, learner: Learner, asked: LessonAsking, choosing: Choosing, above: Sequence[str] = ()
) -> Page:
    """What is to be done, with its question below; at its beginning the picture of the lesson in place of a board."""
    said, task = asked.said, learner.task
    assert task is not None, "who has done all has no task"
    key = f"lesson-{learner.lesson.id}-{task.id}"
    if choosing.kind is not None and choosing.kind not in asked.offered:
        asked = asked.with_all()
    now = step_of(asked, choosing)
    begins = choosing.kind is None or now is None or now.begins
    page = await step_page(studio, asked, now, [f"### {heading(learner, said)}", *above, said(f"{key}-do")])
    if not begins:
        return page
    picture = await studio.lesson(asked.table, learner, asked.said.locale)
    return replace(
        page,
        paragraphs=[
            *page.paragraphs[: 2 + len(above)],
            said(f"{key}-why"),
            *_seat(learner, asked),
            *page.paragraphs[2 + len(above) :],
        ],
        pictures=[picture],
        descriptions=[fitting([said(f"{key}-do"), said(f"{key}-why")])],
        rows=_with_ways(page.rows, _ways(learner, asked)),
    )


def terms_page(learner: Learner, asked: LessonAsking) -> Page:
    """What the terms mean that a task uses, and the question in it; the way back to it."""
    said, task = asked.said, learner.task
    assert task is not None, "who has done all has no task"
    key = f"lesson-{learner.lesson.id}-{task.id}"
    sentences = [said(f"{key}-do"), *question_of(asked), said(f"{key}-why")]
    return Page(explained_in(learner.title.game.id, sentences, said), rows=[[lesson_back_button(said)]])


def done_page(learner: Learner, lines: Sequence[str], said: Words) -> Page:
    """That a lesson is done, and what comes next."""
    ways: list[TableButton] = []
    following = learner.following
    if following is not None:
        ways.append(button(said("button-lesson-next"), _to(learner.title, following.id), Meaning.CHOOSES))
    ways.append(button(said("button-lesson-again"), _to(learner.title, learner.lesson.id), Meaning.CHOOSES))
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


def _seat(learner: Learner, asked: LessonAsking) -> list[str]:
    """How a learner finds themselves in the picture, where a lesson begins: it may be another seat than before."""
    seat = seat_named(learner.title, asked.view, asked.said)
    return [] if learner.progress.moves or seat is None else [asked.said("lesson-seat", seat=seat)]


def _ways(learner: Learner, asked: LessonAsking) -> list[TableButton]:
    """What helps with a task, what else may be done, and the way to all lessons."""
    said = asked.said
    others = [button(said("button-lesson-others"), asked.address("all"))] if asked.hides else []
    often = learner.progress.missed >= MISSED_OFTEN
    return [
        *([button(said("button-lesson-show"), asked.address("show"), Meaning.CHOOSES)] if often else ()),
        button(said("button-lesson-hint"), asked.address("hint")),
        button(said("button-terms"), asked.address("terms")),
        *others,
        lessons_button(learner.title, said),
    ]


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
