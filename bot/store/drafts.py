"""Drafts of turns: what somebody at a table has laid out and not yet played."""

from __future__ import annotations

from collections.abc import Iterable

from bot.store.database import Connection, Database
from bot.store.rows import DraftRow


class Drafts:
    """At most one a seat; it goes with the next move of its seat, and with the end of the game."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, table_id: int, seat: int, user: int) -> DraftRow | None:
        """What a person has laid out at a seat."""
        return await self._database.read.row(
            DraftRow,
            'SELECT * FROM drafts WHERE table_id = ? AND seat = ? AND "user" = ?',
            table_id,
            seat,
            user,
        )

    async def put(self, draft: DraftRow) -> bool:
        """Keep a draft in place of the edition before it; whether that was still the latest."""
        async with self._database.transaction(draft.table_id) as database:
            latest = await database.row(
                DraftRow,
                'SELECT * FROM drafts WHERE table_id = ? AND seat = ? AND "user" = ?',
                draft.table_id,
                draft.seat,
                draft.user,
            )
            if (0 if latest is None else latest.edition) != draft.edition - 1:
                return False
            await database.run(
                """
                INSERT INTO drafts (table_id, seat, "user", edition, moves) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (table_id, seat)
                DO UPDATE SET "user" = excluded."user", edition = excluded.edition, moves = excluded.moves
                """,
                draft.table_id,
                draft.seat,
                draft.user,
                draft.edition,
                draft.moves,
            )
        return True


async def drop_drafts(database: Connection, table_id: int, seats: Iterable[int] | None = None) -> None:
    """Drop the drafts of some seats of a table, or of all, inside a transaction."""
    if seats is None:
        await database.run("DELETE FROM drafts WHERE table_id = ?", table_id)
        return
    for seat in seats:
        await database.run("DELETE FROM drafts WHERE table_id = ? AND seat = ?", table_id, seat)
