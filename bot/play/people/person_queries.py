"""What is stored of people and servers: settings, names, absences, what they learn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.db.database import Queries, StoredRow, stored
from bot.play.rows import NewAnnouncement, PersonRow
from bot.play.statements import announce, marks, one_table


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
