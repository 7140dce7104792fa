"""The question of a lesson: a table's, but for what is offered first, what follows a move, and where buttons lead."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from msgspec import structs

from bot.channel.messages.ids import Address
from bot.channel.moves.asking import Asking
from bot.engine import AnyView, Foreseen, Move, Text
from bot.lessons.lesson import Task
from bot.tables.learning import Learner
from bot.tables.table import Person
from bot.words.fluent import Locale

TRY = "try-"
"""Stands before the verbs of a turn where a lesson's buttons have them."""


@dataclass(frozen=True)
class LessonAsking(Asking):
    """What a lesson asks of a learner: buttons carry which attempt at it this is, and lead to what is taught alone."""

    attempt: int
    task: Task

    @property
    def instructs(self) -> bool:
        """A lesson asks each time."""
        return False

    @property
    def offered(self) -> Collection[str]:
        """The kinds of move that the task is about; all, where there is none of them."""
        about = [kind for kind in self.forms if self.task.is_about(kind)]
        return about or self.forms

    def foresee(self, move: Move) -> Foreseen:
        """What a move will do; after one that ends the task nothing follows but what the lesson says of it."""
        foreseen = super().foresee(move)
        if foreseen.stop is None and self._ends_with(foreseen):
            return structs.replace(foreseen, stop="verdict")
        return foreseen

    def address(self, verb: str, rest: tuple[str, ...] = ()) -> Address:
        """What a button carries that leads on from this question."""
        return Address(f"{TRY}{verb}", self.attempt, self.table.revision, rest)

    def _ends_with(self, foreseen: Foreseen) -> bool:
        if self.task.until == "move":
            return True
        return foreseen.after.outcome is not None or self._length(foreseen.after) != self._length(self.view)

    def _length(self, view: AnyView) -> Text:
        return self.table.title.telling.length(view)


def asking_of(learner: Learner, person: Person, locale: Locale) -> LessonAsking:
    """What a lesson asks of whoever has it open, in their language."""
    table = learner.table(person, locale)
    view = table.view(learner.lesson.seat)
    assert view.decision is not None, "a lesson goes on where its learner is asked"
    assert learner.task is not None, "who has done all is asked nothing"
    return LessonAsking(
        table,
        learner.lesson.seat,
        view,
        view.decision,
        table.words(locale),
        learner.row.attempt,
        learner.task,
    )
