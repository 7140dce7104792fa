"""Players who are no members of a table's server any more, and when Discord was asked about it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import json

from bot.store.database import Database
from bot.store.rows import NewAnnouncement, Recorded, TableRow
from bot.store.steps import announce, listed, one_table


class Absences:
    """A list of users stands at each table; who has left their seat since does no harm in it."""

    def __init__(self, database: Database) -> None:
        self._database = database

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
            absent = sorted({*absent_of(before), *left} - {*here})
            await database.run(
                "UPDATE tables SET absent = ?, looked_at = ?, host = coalesce(?, host) WHERE id = ?",
                listed(absent or None),
                now,
                host,
                table_id,
            )
            return await announce(database, await one_table(database, table_id), announcements, now)

    async def silent(self, *, now: float, seconds: float) -> list[int]:
        """The tables that have stood still for so many seconds, and twice as long as when it was looked last."""
        records = await self._database.read.records(
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
        return [int(str(record["id"])) for record in records]


def absent_of(row: TableRow) -> list[int]:
    """The users who are no members of the server of a table any more."""
    return [] if row.absent is None else json.decode(row.absent, type=list[int])
