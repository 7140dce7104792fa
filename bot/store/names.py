"""The names that people go by at the tables of a server."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from bot.store.database import Database


class TableOf(Struct, frozen=True):
    """A table and its channel."""

    id: int
    channel: int


class Names:
    """Brings the names at open tables up to date; tables that are over keep the names that were."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def outdated(self, guild: int, user: int, name: str) -> Sequence[TableOf]:
        """The open tables of a server that have a user by another name, the oldest first."""
        return await self._database.read.rows(
            TableOf,
            """
            SELECT id, channel FROM tables
            WHERE status IN ('lobby', 'playing', 'broken') AND guild = ?1 AND id IN (
                SELECT table_id FROM seats WHERE "user" = ?2 AND name <> ?3
                UNION SELECT table_id FROM former_seats WHERE "user" = ?2 AND name <> ?3)
            ORDER BY id
            """,
            guild,
            user,
            name,
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
