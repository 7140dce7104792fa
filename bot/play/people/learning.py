"""Lessons: each person plays them alone, independent of tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Final

from msgspec import json
from msgspec.structs import replace

from bot.ai.players import TIRO
from bot.engine import AnyState, Mismatch, Move, Refusal
from bot.games.title import Title
from bot.lessons.lesson import (
    DONE,
    Attempt,
    Lesson,
    LessonProgress,
    LessonTask,
    Teaching,
    attempt,
    lesson_called,
    position,
    teaching,
)
from bot.play.errors import Refused
from bot.play.rows import SeatRow, TableRow
from bot.play.store import Store
from bot.play.table import Person, Table

from .people import name_at
from .traces import LessonDoneRow, LessonRow, QuestionMetRow

_NUMBERS: Final = 10**17
"""Ids of lessons' tables begin here, beyond those of all stored tables."""


@dataclass(frozen=True)
class Learner:
    """A person's progress in a lesson."""

    row: LessonRow
    title: Title
    lesson: Lesson
    progress: LessonProgress

    @property
    def task(self) -> LessonTask | None:
        return self.progress.task(self.lesson)

    @property
    def number(self) -> int:
        return teaching(self.title.game.id).lessons.index(self.lesson)

    @property
    def following(self) -> Lesson | None:
        lessons = teaching(self.title.game.id).lessons
        return lessons[self.number + 1] if self.number + 1 < len(lessons) else None

    @cached_property
    def state(self) -> AnyState:
        """The position, for the service only: code that shows something takes a view of `table`."""
        return position(self.title, self.lesson, self.progress)

    def table(self, person: Person, language: str) -> Table:
        """The lesson as a table of a person and computers, which isn't stored."""
        names = {self.lesson.seat: person.name}
        for seat in range(self.state.seats):
            names.setdefault(seat, name_at(self.number, names.values()))
        seats = tuple(
            SeatRow(
                table_id=0,
                seat=seat,
                user=person.id if seat == self.lesson.seat else None,
                name=names[seat],
                taken_at=0.0,
                computer=None if seat == self.lesson.seat else TIRO.name,
            )
            for seat in range(self.state.seats)
        )
        said = json.encode((self.row.user, self.row.game, self.row.lesson, self.row.attempt, self.progress))
        number = _NUMBERS + int.from_bytes(sha256(said).digest()[:7]) % _NUMBERS
        row = TableRow(
            id=number,
            channel=0,
            guild=None,
            game=self.row.game,
            rules_version=str(self.state.rules_version),
            options=json.encode(self.state.options).decode(),
            language=language,
            host=person.id,
            status="playing",
            revision=len(self.progress.moves),
            created_at=0.0,
            started_at=0.0,
            advice=False,
        )
        return Table(row, self.title, seats, self.state)


@dataclass
class Learning:
    """The lessons of all games, and people's progress."""

    _store: Store
    _titles: Mapping[str, Title]
    _clock: Callable[[], float]

    def taught(self, game: str) -> tuple[Title, Teaching]:
        title = self._titles.get(game)
        if title is None:
            raise Refused("no-such-game", game=game)
        found = teaching(game)
        if not found.lessons:
            raise Refused("no-lessons")
        return title, found

    def teaches(self, game: str) -> bool:
        return game in self._titles and bool(teaching(game).lessons)

    async def done(self, user: int, game: str) -> set[str]:
        rows = await self._store.read.select(LessonDoneRow, user, game)
        return {row.lesson for row in rows}

    async def open(self, user: int) -> Learner | None:
        """The lesson that somebody has open; None if there is none, or it no longer exists."""
        row = await self._store.read.find(LessonRow, user)
        return None if row is None else self._learner(row)

    async def under_way(self, user: int) -> LessonRow | None:
        """The row of the lesson that somebody has open and hasn't finished; its position isn't computed."""
        row = await self._store.read.find(LessonRow, user)
        lesson = None if row is None else lesson_called(row.game, row.lesson)
        if row is None or lesson is None or row.game not in self._titles:
            return None
        return row if json.decode(row.progress, type=LessonProgress).task(lesson) is not None else None

    async def begin(self, user: int, game: str, name: str) -> Learner:
        self.taught(game)
        if lesson_called(game, name) is None:
            raise Refused("no-such-lesson")
        async with self._store.database.transaction(user) as database:
            before = await database.find(LessonRow, user)
            number = 1 if before is None else before.attempt + 1
            progress = _written(LessonProgress())
            row = LessonRow(user=user, game=game, lesson=name, attempt=number, progress=progress)
            await database.put(row)
        learner = self._learner(row)
        assert learner is not None
        return learner

    async def answer(self, learner: Learner, move: Move) -> tuple[Learner, Attempt]:
        """Play a move in a lesson; return the learner after it, and the outcome.

        Raises Refusal if it isn't legal, Refused if the lesson has gone on meanwhile.
        """
        came = attempt(learner.title, learner.lesson, learner.progress, move)
        after = _written(came.progress)
        if after != learner.row.progress and not await self.go_on(learner.row, after):
            raise Refused("stale")
        now = self._learner(replace(learner.row, progress=after))
        assert now is not None
        if came.said == DONE and now.task is None:
            row = learner.row
            done = LessonDoneRow(user=row.user, game=row.game, lesson=row.lesson, at=self._clock())
            await self._store.database.insert_new(done)
        return now, came

    async def go_on(self, row: LessonRow, progress: str) -> bool:
        """Store the progress of an attempt; False if it has already gone on from there."""
        sql = 'UPDATE lessons SET progress = ? WHERE "user" = ? AND attempt = ? AND progress = ? RETURNING attempt'
        async with self._store.database.transaction() as database:
            return bool(await database.run(sql, progress, row.user, row.attempt, row.progress))

    async def is_new(self, user: int, game: str, question: str) -> bool:
        """Whether somebody meets a kind of question for the first time, which is remembered."""
        if await self._store.read.find(QuestionMetRow, user, game, question) is not None:
            return False
        row = QuestionMetRow(user=user, game=game, question=question)
        return await self._store.database.insert_new(row) is not None

    def _learner(self, row: LessonRow) -> Learner | None:
        """The learner of a row; at the beginning if the lesson has changed so that the progress is void."""
        title, lesson = self._titles.get(row.game), lesson_called(row.game, row.lesson)
        if title is None or lesson is None:
            return None
        learner = Learner(row, title, lesson, json.decode(row.progress, type=LessonProgress))
        try:
            assert learner.state is not None
        except (Refusal, Mismatch):
            return Learner(row, title, lesson, LessonProgress())
        return learner


def _written(progress: LessonProgress) -> str:
    return json.encode(progress).decode()
