"""Who took advice, and on which question."""

from __future__ import annotations

from bot.store.database import Database
from bot.store.rows import AdviceRow
from bot.store.steps import one_table


class AdviceTaken:
    """What was advised is not kept: that it was, is."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self, table_id: int, *, revision: int, seat: int, now: float) -> None:
        """Note that a seat takes advice on what it is asked at a revision; the same question counts once.

        Raises NoSuchTable.
        """
        async with self._database.transaction(table_id) as database:
            await one_table(database, table_id)
            await database.run(
                "INSERT INTO advice (table_id, revision, seat, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
                table_id,
                revision,
                seat,
                now,
            )

    async def of(self, table_id: int) -> list[AdviceRow]:
        """All that was taken at a table, in its order."""
        return await self._database.read.rows(
            AdviceRow, "SELECT * FROM advice WHERE table_id = ? ORDER BY revision, seat", table_id
        )
