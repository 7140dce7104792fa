"""What a newcomer and the players are asked: may the newcomer take a seat?"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from bot.store.database import Database
from bot.store.rows import NewAnnouncement, Replacement
from bot.store.steps import announce, claim_interaction, one_table


class Replacements:
    """At most one such question a table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(
        self,
        replacement: Replacement,
        *,
        now: float,
        announcements: Sequence[NewAnnouncement] = (),
        interaction: int | None = None,
    ) -> None:
        """Ask, or note who has answered by now, instead of what was asked before. Raises AlreadyDone, NoSuchTable."""
        async with self._database.transaction() as database:
            table = await one_table(database, replacement.table_id)
            await claim_interaction(database, table.id, interaction, revision=table.revision, now=now)
            await database.run(
                "INSERT OR REPLACE INTO replacements VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                *structs.astuple(replacement),
            )
            await announce(database, table, announcements, now)

    async def of(self, table_id: int) -> Replacement | None:
        """What is being asked at a table."""
        return await self._database.read.row(
            Replacement, "SELECT * FROM replacements WHERE table_id = ?", table_id
        )

    async def withdraw(self, table_id: int) -> None:
        """Nothing is asked any more."""
        async with self._database.transaction() as database:
            await database.run("DELETE FROM replacements WHERE table_id = ?", table_id)
