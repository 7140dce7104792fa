"""When players who are asked get pinged again.

A reminder is no message of its own: when it is due, its announcement goes into the outbox in the transaction
that sets its next moment. So each is told once, however often the bot stops in between.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.database import Database
from bot.store.rows import NewAnnouncement, Recorded, Reminder
from bot.store.steps import announce, one_table

MOST_REMINDERS = 10  # without a move between them; then they rest until somebody moves


class Reminders:
    """At most one a table; every move of the table makes it count from anew."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def set(self, table_id: int, every_seconds: float | None, *, now: float) -> None:
        """Remind every so many seconds, counted from now; None: never. Raises NoSuchTable."""
        async with self._database.transaction(table_id) as database:
            await one_table(database, table_id)
            await database.run("DELETE FROM reminders WHERE table_id = ?", table_id)
            if every_seconds is not None:
                await database.run(
                    "INSERT INTO reminders (table_id, every_seconds, next_at, count) VALUES (?, ?, ?, 0)",
                    table_id,
                    every_seconds,
                    now + every_seconds,
                )

    async def of(self, table_id: int) -> Reminder | None:
        """The reminder of a table."""
        return await self._database.read.row(Reminder, "SELECT * FROM reminders WHERE table_id = ?", table_id)

    async def due(self, now: float) -> list[Reminder]:
        """Those whose moment has come, of games being played."""
        return await self._database.read.rows(
            Reminder,
            """
            SELECT * FROM reminders WHERE next_at <= ? AND count < ?
              AND EXISTS (SELECT 1 FROM tables WHERE id = table_id AND status = 'playing')
            ORDER BY next_at
            """,
            now,
            MOST_REMINDERS,
        )

    async def carry_out(
        self, reminder: Reminder, announcements: Sequence[NewAnnouncement], *, now: float
    ) -> Recorded | None:
        """Store what a reminder says and set its next moment; None if it is not due any more."""
        async with self._database.transaction(reminder.table_id) as database:
            due = await database.run(
                """
                UPDATE reminders SET count = count + 1, next_at = ? + every_seconds
                WHERE table_id = ? AND next_at = ? AND count = ? RETURNING table_id
                """,
                now,
                reminder.table_id,
                reminder.next_at,
                reminder.count,
            )
            if not due:
                return None
            return await announce(database, await one_table(database, reminder.table_id), announcements, now)
