"""What is stored of pings put off, nudges and followers."""

from __future__ import annotations

from collections.abc import Sequence

from bot.db.database import Queries
from bot.play.rows import Follower, NewAnnouncement, OwedPing
from bot.play.statements import announce, claim_interaction, one_table


class OwedPings(Queries):
    """At most one for a person at a table; they are written when it is told what they are asked."""

    async def due(self, now: float) -> list[OwedPing]:
        """Those whose moment has come, the earliest first."""
        return await self._read.where(OwedPing, 'due_at <= ? ORDER BY due_at, table_id, "user"', now)

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


class Nudges(Queries):
    """They are remembered as long as what was told is."""

    async def latest(self, table_id: int, since: float) -> float | None:
        """When a table was nudged last, if that was after a moment."""
        latest = await self._read.value(
            "SELECT max(created_at) FROM outbox WHERE table_id = ? AND created_at > ? AND kind = 'nudge'",
            table_id,
            since,
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


class Followers(Queries):
    """They hear of it until it is over, or until they have enough of it."""

    async def of(self, table_id: int) -> list[Follower]:
        """Who follows a table."""
        return await self._read.select(Follower, table_id)

    async def put(self, follower: Follower) -> None:
        """Follow a table, or hear of it otherwise than before."""
        async with self._database.transaction(follower.table_id) as database:
            await database.put(follower)

    async def drop(self, table_id: int, user: int) -> None:
        """Follow a table no more."""
        async with self._database.transaction(table_id) as database:
            await database.delete(Follower, table_id, user)
