"""The pages around a lesson: which there are, what its terms mean, that it is done."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

import discord

from bot.channel.messages.components import Meaning, TableButton, TableMenu, button, cut, menu
from bot.channel.messages.ids import Address
from bot.channel.messages.page import Page
from bot.channel.private.rules import lesson_back_button
from bot.games.title import Title
from bot.lessons.lesson import Teaching
from bot.tables.learning import Learner
from bot.words.fluent import Locale, Words, words

from .asking import LessonAsking
from .first_game import play_button
from .task import heading
from .terms import explained_in, question_of

_MEANING: Final = 45
"""In so many words terms are explained beside a lesson; the others are named."""


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
        ways,
        menu(said("menu-lessons"), Address("lesson", 0, 0, (title.game.id,)), options),
        *([games_menu(said("menu-learn-other"), others, said.locale)] if others else ()),
    ]
    return Page([f"### {said('lessons-title', game=said('game-title'))}", told, *lines], rows=rows)


def games_menu(placeholder: str, games: Collection[str], locale: Locale) -> TableMenu:
    """A menu of games, by id, that leads to the lessons of one."""
    options = [discord.SelectOption(label=words(locale, game)("game-title"), value=game) for game in games]
    return menu(placeholder, Address("learn"), options)


def terms_page(learner: Learner, asked: LessonAsking) -> Page:
    """What the terms mean that a task and its question use; the rules, the other lessons, the way back."""
    said, task = asked.said, learner.task
    assert task is not None, "who has done all has no task"
    key = f"lesson-{learner.lesson.id}-{task.id}"
    sentences = [said(f"{key}-do"), *question_of(asked), said(f"{key}-why")]
    ways = [
        lesson_back_button(said),
        button(said("button-rules"), asked.address("rules-here")),
        lessons_button(learner.title, said),
    ]
    return Page(explained_in(learner.title.game.id, sentences, said, _MEANING), rows=[ways])


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


def lessons_button(title: Title, said: Words) -> TableButton:
    """The way to all lessons of a game."""
    return button(said("button-lessons"), Address("lessons", 0, 0, (title.game.id,)))


def _to(title: Title, lesson: str) -> Address:
    return Address("lesson-open", 0, 0, (title.game.id, lesson))
