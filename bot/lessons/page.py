"""The picture of a lesson: a table's own, with what matters marked."""

from __future__ import annotations

from bot.engine import AnyView
from bot.games.title import Title
from bot.pictures.artist import Marks
from bot.pictures.showing import Showing
from bot.words.fluent import Words

from .lesson import Lesson


def lesson_picture(title: Title, lesson: Lesson, number: int, view: AnyView, showing: Showing) -> bytes:
    """A task of a lesson, by its number, as its learner sees it. PNG."""
    task = lesson.tasks[number]
    marks = Marks(task.part, task.place, task.origin, tuple(task.about), tuple(task.lit))
    return title.artist.draw_lesson(view, marks, showing)


def seat_named(title: Title, view: AnyView, said: Words) -> str | None:
    """The colour and shape by which a learner finds what is theirs in the picture: "purple ●"; None without any."""
    look = title.artist.heading(view, Showing((), said)).look(view.own_seat)
    key = f"seat-looks-{look.key}"
    return said(key) if said.has(key) else None
