"""Who took advice, on which question, and which moves were advised."""

from __future__ import annotations

from bot.store.database import Database
from bot.store.rows import AdviceRow
from bot.store.steps import one_table


class AdviceTaken:
    """What was advised, so that it can be seen whether it was played."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self, table_id: int, *, revision: int, seat: int, moves: str, now: float) -> None:
        """Note that a seat takes advice on what it is asked at a revision, and the moves; of a turn the last counts.

        Raises NoSuchTable.
        """
        async with self._database.transaction(table_id) as database:
            await one_table(database, table_id)
            await database.run(
                "INSERT INTO advice (table_id, revision, seat, at, moves) VALUES (?, ?, ?, ?, ?) "
                "ON CONFLICT (table_id, revision, seat) DO UPDATE SET moves = excluded.moves",
                table_id,
                revision,
                seat,
                now,
                moves,
            )

    async def of(self, table_id: int) -> list[AdviceRow]:
        """All that was taken at a table, in its order."""
        return await self._database.read.rows(
            AdviceRow, "SELECT * FROM advice WHERE table_id = ? ORDER BY revision, seat", table_id
        )
