"""What people learn: the lesson that they have open, those they have done, the questions they know."""

from __future__ import annotations

from bot.db.database import Database
from bot.play.rows import LessonRow


class LearningQueries:
    """Keeps it for each person; progress is JSON text whose meaning is the caller's."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(self, user: int) -> LessonRow | None:
        """The lesson that somebody has open."""
        return await self._database.read.row(LessonRow, 'SELECT * FROM lessons WHERE "user" = ?', user)

    async def begin(self, user: int, game: str, lesson: str, progress: str) -> LessonRow:
        """Open a lesson in place of the one that was open."""
        async with self._database.transaction() as database:
            (row,) = await database.rows(
                LessonRow,
                """
                INSERT INTO lessons ("user", game, lesson, attempt, progress) VALUES (?, ?, ?, 1, ?)
                ON CONFLICT ("user") DO UPDATE SET game = excluded.game, lesson = excluded.lesson,
                    attempt = lessons.attempt + 1, progress = excluded.progress
                RETURNING *
                """,
                user,
                game,
                lesson,
                progress,
            )
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
            await database.run(
                'INSERT INTO lessons_done ("user", game, lesson, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
                user,
                game,
                lesson,
                now,
            )

    async def done(self, user: int, game: str) -> set[str]:
        """The lessons of a game that somebody has done."""
        rows = await self._database.read.records(
            'SELECT lesson FROM lessons_done WHERE "user" = ? AND game = ?', user, game
        )
        return {str(row["lesson"]) for row in rows}

    async def met(self, user: int, game: str) -> set[str]:
        """The kinds of question of a game that somebody has been asked."""
        rows = await self._database.read.records(
            'SELECT question FROM questions_met WHERE "user" = ? AND game = ?', user, game
        )
        return {str(row["question"]) for row in rows}

    async def settle_coach(self, table_id: int, *, wanted: bool) -> None:
        """Note whether a coach is wanted at a table."""
        async with self._database.transaction(table_id) as database:
            await database.run("UPDATE tables SET coached = ? WHERE id = ?", wanted, table_id)

    async def note_met(self, user: int, game: str, question: str) -> None:
        """Note that somebody was asked a kind of question."""
        async with self._database.transaction() as database:
            await database.run(
                'INSERT INTO questions_met ("user", game, question) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
                user,
                game,
                question,
            )
