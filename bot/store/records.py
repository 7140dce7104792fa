"""Games as records: packed once they were over long ago."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from bot.store.database import Database
from bot.store.errors import Damaged
from bot.store.packing import Packed, pack, unpack
from bot.store.rows import TableRow
from bot.store.steps import one_table

KNOWS_PACKED: Final = 10
"""The first version whose bots can read a game that is packed."""


class _Stored(Struct, frozen=True):
    revision: int
    position: bytes


class Records:
    """What is kept of games in one piece."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, table_id: int) -> Packed | None:
        """The moves of a table that are packed; None where they are not. Raises Damaged."""
        content = await self._database.read.value("SELECT content FROM records WHERE table_id = ?", table_id)
        if not isinstance(content, bytes):
            return None
        try:
            return unpack(table_id, content)
        except ValueError as error:
            raise Damaged(f"The record of table {table_id} is damaged ({error}).") from error

    async def may_be_packed(self, *, now: float) -> bool:
        """Whether all processes that run on the database can read what is packed."""
        older = await self._database.read.value(
            "SELECT 1 FROM leases WHERE until > ? AND version < ? LIMIT 1", now, KNOWS_PACKED
        )
        return older is None

    async def to_pack(self, before: float, *, after: TableRow | None = None) -> TableRow | None:
        """The game that has been over longest since a moment, and is not packed; the next one `after` another.

        One that was played to its end is counted first: that reads its last position.
        """
        since, number = (0.0, 0) if after is None else (after.ended_at or 0.0, after.id)
        return await self._database.read.row(
            TableRow,
            """
            SELECT * FROM tables WHERE ended_at IS NOT NULL AND revision > 0 AND NOT packed
                AND (counted OR status = 'stopped') AND ended_at < ? AND (ended_at, id) > (?, ?)
            ORDER BY ended_at, id LIMIT 1
            """,
            before,
            since,
            number,
        )

    async def positions(self, table_id: int) -> dict[int, bytes]:
        """The positions of a table that are kept, by revision, each as `zlib` has packed it."""
        stored = await self._database.read.rows(
            _Stored, "SELECT revision, position FROM moves WHERE table_id = ?", table_id
        )
        return {row.revision: row.position for row in stored if row.position}

    async def pack(self, table_id: int, packed: Packed) -> None:
        """Keep the moves of a game that is over in one piece, instead of its rows. Raises NoSuchTable."""
        async with self._database.transaction(table_id) as database:
            table = await one_table(database, table_id)
            if table.open or table.packed:
                return
            await database.run(
                "INSERT INTO records (table_id, content) VALUES (?, ?)", table_id, pack(packed)
            )
            await database.run("DELETE FROM computer_moves WHERE table_id = ?", table_id)
            await database.run("DELETE FROM moves WHERE table_id = ?", table_id)
            await database.run("UPDATE tables SET packed = TRUE, thinned = TRUE WHERE id = ?", table_id)
