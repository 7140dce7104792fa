"""The question of a lesson: a table's, but for where its buttons lead."""

from __future__ import annotations

from dataclasses import dataclass

from bot.channel.messages.ids import Address
from bot.channel.moves.asking import Asking
from bot.tables.learning import Learner
from bot.tables.table import Person
from bot.words.fluent import Locale

TRY = "try-"
"""Stands before the verbs of the chooser where a lesson's buttons have them."""


@dataclass(frozen=True)
class LessonAsking(Asking):
    """What a lesson asks of a learner: buttons carry which attempt at it this is."""

    attempt: int

    @property
    def instructs(self) -> bool:
        """A lesson asks each time."""
        return False

    def address(self, verb: str, rest: tuple[str, ...] = ()) -> Address:
        """What a button carries that leads on from this question."""
        return Address(f"{TRY}{verb}", self.attempt, self.table.revision, rest)


def asking_of(learner: Learner, person: Person, locale: Locale) -> LessonAsking:
    """What a lesson asks of whoever has it open, in their language."""
    table = learner.table(person, locale)
    view = table.view(learner.lesson.seat)
    assert view.decision is not None, "a lesson goes on where its learner is asked"
    return LessonAsking(
        table, learner.lesson.seat, view, view.decision, table.words(locale), learner.row.attempt
    )
