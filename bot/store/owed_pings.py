"""Pings that were put off: the people who are asked rest."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.database import Database
from bot.store.rows import NewAnnouncement, OwedPing
from bot.store.steps import announce, one_table


class OwedPings:
    """At most one for a person at a table; they are written when it is told what they are asked."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def due(self, now: float) -> list[OwedPing]:
        """Those whose moment has come, the earliest first."""
        return await self._database.read.rows(
            OwedPing, 'SELECT * FROM owed_pings WHERE due_at <= ? ORDER BY due_at, table_id, "user"', now
        )

    async def carry_out(
        self, owed: OwedPing, announcements: Sequence[NewAnnouncement], *, now: float
    ) -> None:
        """Owe it no more, and store what is told of it; nothing where that was done already."""
        async with self._database.transaction(owed.table_id) as database:
            if await database.run(
                'DELETE FROM owed_pings WHERE table_id = ? AND "user" = ? AND due_at = ? RETURNING table_id',
                owed.table_id,
                owed.user,
                owed.due_at,
            ):
                await announce(database, await one_table(database, owed.table_id), announcements, now)

    async def put_off(self, owed: OwedPing, due_at: float) -> None:
        """Owe it at another moment."""
        async with self._database.transaction(owed.table_id) as database:
            await database.run(
                'UPDATE owed_pings SET due_at = ? WHERE table_id = ? AND "user" = ? AND due_at = ?',
                due_at,
                owed.table_id,
                owed.user,
                owed.due_at,
            )
