"""Nudges: announcements that players ask for."""

from __future__ import annotations

from bot.store.database import Database
from bot.store.rows import NewAnnouncement
from bot.store.steps import announce, claim_interaction, one_table

NUDGE: str = "nudge"
"""What kind of announcement a nudge is."""


class Nudges:
    """They are remembered as long as what was told is."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def latest(self, table_id: int, since: float) -> float | None:
        """When a table was nudged last, if that was after a moment."""
        latest = await self._database.read.value(
            "SELECT max(created_at) FROM outbox WHERE table_id = ? AND created_at > ? AND kind = ?",
            table_id,
            since,
            NUDGE,
        )
        return latest if isinstance(latest, float) else None

    async def put(
        self, table_id: int, told: NewAnnouncement, *, now: float, interaction: int | None = None
    ) -> None:
        """Store what a nudge says. Raises AlreadyDone, NoSuchTable."""
        async with self._database.transaction(table_id) as database:
            table = await one_table(database, table_id)
            await claim_interaction(database, table_id, interaction, revision=table.revision, now=now)
            await announce(database, table, [told], now)
