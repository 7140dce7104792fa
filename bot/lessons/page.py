"""The picture of a lesson: a table's own, with what is to be done, and what matters marked."""

from __future__ import annotations

from bot.engine import AnyView
from bot.games.title import Title
from bot.pictures.artist import Marks
from bot.pictures.lesson import Head
from bot.pictures.runs import EMPHASIS, Run, emphasised
from bot.pictures.showing import Showing
from bot.words.fluent import Words

from .lesson import Lesson, teaching


def lesson_picture(title: Title, lesson: Lesson, number: int, view: AnyView, showing: Showing) -> bytes:
    """A task of a lesson, by its number, as its learner sees it. PNG."""
    task, said = lesson.tasks[number], showing.words
    lessons = teaching(title.game.id).lessons
    place = lessons.index(lesson)
    key = f"lesson-{lesson.id}"
    head = Head(
        said("picture-lesson", number=place + 1, count=len(lessons)),
        said(f"{key}-title"),
        _sentence(said, f"{key}-{task.id}-do"),
        _sentence(said, f"{key}-{task.id}-why"),
        place,
        tuple(other < place for other in range(len(lessons))),
    )
    marks = Marks(task.part, task.place, task.origin, tuple(task.about), tuple(task.lit))
    return title.artist.draw_lesson(view, head, marks, showing)


def seat_named(title: Title, view: AnyView, said: Words) -> str | None:
    """The colour and shape by which a learner finds what is theirs in the picture: "purple ●"; None without any."""
    look = title.artist.heading(view, Showing((), said)).look(view.own_seat)
    key = f"seat-looks-{look.key}"
    return said(key) if said.has(key) else None


def _sentence(said: Words, key: str) -> tuple[Run, ...]:
    """A message as a line of a picture: what stands between ** is bold, and the names of buttons are plain."""
    return tuple(emphasised(said(key).replace("**", EMPHASIS).replace("*", "")))
