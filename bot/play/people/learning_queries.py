"""What people learn: the lesson that they have open, those they have done, the questions they know."""

from __future__ import annotations

from bot.db.database import Queries
from bot.play.rows import LessonDoneRow, LessonRow, QuestionMetRow, TableRow


class LearningQueries(Queries):
    """Keeps it for each person; progress is JSON text whose meaning is the caller's."""

    async def open(self, user: int) -> LessonRow | None:
        """The lesson that somebody has open."""
        return await self._read.find(LessonRow, user)

    async def begin(self, user: int, game: str, lesson: str, progress: str) -> LessonRow:
        """Open a lesson in place of the one that was open."""
        async with self._database.transaction(user) as database:
            before = await database.find(LessonRow, user)
            number = 1 if before is None else before.attempt + 1
            row = LessonRow(user=user, game=game, lesson=lesson, attempt=number, progress=progress)
            await database.put(row)
            return row

    async def go_on(self, row: LessonRow, progress: str) -> bool:
        """Keep how far somebody has come in an attempt; False where it has gone on from there already."""
        async with self._database.transaction() as database:
            return bool(
                await database.run(
                    """
                    UPDATE lessons SET progress = ? WHERE "user" = ? AND attempt = ? AND progress = ?
                    RETURNING attempt
                    """,
                    progress,
                    row.user,
                    row.attempt,
                    row.progress,
                )
            )

    async def note_done(self, user: int, game: str, lesson: str, *, now: float) -> None:
        """Note that a lesson is done; once is enough."""
        async with self._database.transaction() as database:
            await database.insert_new(LessonDoneRow(user=user, game=game, lesson=lesson, at=now))

    async def done(self, user: int, game: str) -> set[str]:
        """The lessons of a game that somebody has done."""
        return {row.lesson for row in await self._read.select(LessonDoneRow, user, game)}

    async def met(self, user: int, game: str) -> set[str]:
        """The kinds of question of a game that somebody has been asked."""
        return {row.question for row in await self._read.select(QuestionMetRow, user, game)}

    async def settle_coach(self, table_id: int, *, wanted: bool) -> None:
        """Note whether a coach is wanted at a table."""
        async with self._database.transaction(table_id) as database:
            await database.update(TableRow, table_id, coached=wanted)

    async def note_met(self, user: int, game: str, question: str) -> None:
        """Note that somebody was asked a kind of question."""
        async with self._database.transaction() as database:
            await database.insert_new(QuestionMetRow(user=user, game=game, question=question))
