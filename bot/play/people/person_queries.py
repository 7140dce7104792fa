"""What is stored of people and servers: settings, names, absences, what they learn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.db.database import Queries, StoredRow, stored
from bot.play.rows import NewAnnouncement, PersonRow, Recorded, TableRow
from bot.play.statements import announce, listed, marks, one_table


@stored("lessons", "user")
class LessonRow(StoredRow, frozen=True, kw_only=True):
    """The lesson that a person has open, how far they are (JSON text), and which attempt of all of theirs it is."""

    user: int
    game: str
    lesson: str
    attempt: int
    progress: str


@stored("lessons_done", "user", "game", "lesson")
class LessonDoneRow(StoredRow, frozen=True, kw_only=True):
    """That somebody has done a lesson."""

    user: int
    game: str
    lesson: str
    at: float


@stored("questions_met", "user", "game", "question")
class QuestionMetRow(StoredRow, frozen=True, kw_only=True):
    """That somebody was asked a kind of question of a game."""

    user: int
    game: str
    question: str


class PersonQueries(Queries):
    """A person who has settled nothing has no row, and counts as a row with the defaults."""

    async def of(self, user: int) -> PersonRow:
        """What a person has settled."""
        return await self._read.find(PersonRow, user) or PersonRow(user=user)

    async def among(self, users: Iterable[int]) -> dict[int, PersonRow]:
        """What each of some people has settled."""
        wanted = list(dict.fromkeys(users))
        rows = await self._read.where(PersonRow, f'"user" IN ({marks(wanted)})', *wanted)
        settled = {row.user: row for row in rows}
        return {user: settled.get(user) or PersonRow(user=user) for user in wanted}

    async def settle(
        self, row: PersonRow, told: Mapping[int, NewAnnouncement] | None = None, *, now: float = 0.0
    ) -> None:
        """Keep what a person has settled, and what some tables are told of it.

        Pings that are owed to them are looked at anew: their hours may be others.
        """
        async with self._database.transaction() as database:
            for table_id, announcement in (told or {}).items():
                await announce(database, await one_table(database, table_id), [announcement], now)
            await database.put(row, kept=("closed_at",))  # that is for who sends to know
            await database.run('UPDATE owed_pings SET due_at = 0 WHERE "user" = ?', row.user)


class NameQueries(Queries):
    """Brings the names at open tables up to date; tables that are over keep the names that were."""

    async def outdated(self, guild: int, user: int, name: str) -> Sequence[TableRow]:
        """The open tables of a server that have a user by another name, the oldest first."""
        return await self._read.where(
            TableRow,
            """
            status IN ('lobby', 'playing', 'broken') AND guild = ?1 AND id IN (
                SELECT table_id FROM seats WHERE "user" = ?2 AND name <> ?3
                UNION SELECT table_id FROM former_seats WHERE "user" = ?2 AND name <> ?3)
            ORDER BY id
            """,
            *(guild, user, name),
        )

    async def rename(self, table_id: int, user: int, name: str) -> None:
        """Call a user by another name at a table, on former seats too; where it is over, nothing changes."""
        async with self._database.transaction(table_id) as database:
            if await database.run(
                """
                UPDATE tables SET forgotten = forgotten + 1
                WHERE id = ? AND status IN ('lobby', 'playing', 'broken') RETURNING id
                """,
                table_id,
            ):
                await database.run(
                    'UPDATE seats SET name = ? WHERE table_id = ? AND "user" = ?', name, table_id, user
                )
                await database.run(
                    'UPDATE former_seats SET name = ? WHERE table_id = ? AND "user" = ?', name, table_id, user
                )


class AbsenceQueries(Queries):
    """A list of users stands at each table; who has left their seat since does no harm in it."""

    async def note(
        self,
        table_id: int,
        *,
        left: Iterable[int] = (),
        here: Iterable[int] = (),
        host: int | None = None,
        announcements: Sequence[NewAnnouncement] = (),
        now: float,
    ) -> Recorded:
        """Note who has left the server and who is there, when that was asked, and who is the host from now on.

        Raises NoSuchTable.
        """
        async with self._database.transaction(table_id) as database:
            before = await one_table(database, table_id)
            absent = sorted({*before.absent_users, *left} - {*here})
            await database.update(
                TableRow,
                table_id,
                absent=listed(absent or None),
                looked_at=now,
                host=before.host if host is None else host,
            )
            return await announce(database, await one_table(database, table_id), announcements, now)

    async def silent(self, *, now: float, seconds: float) -> list[int]:
        """The tables that have stood still for so many seconds, and twice as long as when it was looked last."""
        return await self._read.numbers(
            """
            SELECT id FROM (
                SELECT tables.id AS id, looked_at, coalesce(moves.at, tables.created_at) AS since FROM tables
                    LEFT JOIN moves ON moves.table_id = tables.id AND moves.revision = tables.revision
                WHERE status IN ('lobby', 'playing', 'broken') AND status <> 'broken' AND guild IS NOT NULL
                  AND lost IS NULL AND paused_at IS NULL) AS standing
            WHERE since <= ?1 AND (looked_at IS NULL OR ?2 - since >= 2 * (looked_at - since)) ORDER BY id
            """,
            now - seconds,
            now,
        )


class LearningQueries(Queries):
    """Keeps it for each person; progress is JSON text whose meaning is the caller's."""

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
