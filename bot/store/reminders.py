"""The nudges that players give: told like everything else, by an announcement."""

from __future__ import annotations

from bot.store.database import Database
from bot.store.rows import NewAnnouncement, Told
from bot.store.steps import announce, claim_interaction, one_table


class Reminders:
    """When people were pinged again at a table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def told_since(self, table_id: int, since: float) -> list[Told]:
        """The reminders of a table, and the nudges of its players, written after a moment; oldest first."""
        return await self._database.read.rows(
            Told,
            """
            SELECT payload, created_at FROM outbox
            WHERE table_id = ? AND created_at > ? AND kind IN ('nudge', 'reminder', 'reminder-last')
            ORDER BY created_at
            """,
            table_id,
            since,
        )

    async def nudge(
        self, table_id: int, told: NewAnnouncement, *, now: float, interaction: int | None = None
    ) -> None:
        """Store what a player's nudge says. Raises AlreadyDone, NoSuchTable."""
        async with self._database.transaction(table_id) as database:
            table = await one_table(database, table_id)
            await claim_interaction(database, table_id, interaction, revision=table.revision, now=now)
            await announce(database, table, [told], now)
