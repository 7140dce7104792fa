"""Players who are no members of a table's server any more: nobody waits for them, and they may come back."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from bot.play.commit import TableService
from bot.play.lobby.lobbies import Lobbies
from bot.play.notify.outbox import announcement
from bot.play.rows import NewAnnouncement
from bot.play.statements import OPEN, listed
from bot.play.table import Table

SILENT: Final = 6 * 3600.0
"""Seconds for which a table stands still before it is asked whether its players are still members of the server.

While nothing happens it is asked again after twice the time, and so on: six times in a week or two.
"""


_STANDING: Final = f"""
    SELECT id FROM (
        SELECT tables.id AS id, looked_at, coalesce(moves.at, tables.created_at) AS since FROM tables
            LEFT JOIN moves ON moves.table_id = tables.id AND moves.revision = tables.revision
        WHERE {OPEN} AND status <> 'broken' AND guild IS NOT NULL
          AND lost IS NULL AND paused_at IS NULL) AS standing
    WHERE since <= ?1 AND (looked_at IS NULL OR ?2 - since >= 2 * (looked_at - since)) ORDER BY id
"""  # noqa: S608 - a condition of our own
"""The tables that have stood still since a moment, and twice as long as when it was looked last."""


@dataclass
class Absences(TableService):
    """Notes who has left the server of a table, and what follows from it."""

    _lobbies: Lobbies

    async def silent(self) -> list[Table]:
        """The tables at which nothing has happened for some hours, and it is time to ask who is still there."""
        now = self._clock()
        tables = await self._store.database.read.numbers(_STANDING, now - SILENT, now)
        found = [await self._repository.by_id(table) for table in tables]
        return [table for table in found if table is not None]

    async def note(self, table: Table, left: Collection[int], here: Collection[int] = ()) -> Table:
        """Note which of the people at a table have left its server, and which are members; the table after that.

        In a lobby their seats are free; in a game those who are left hear of it, and one of them becomes the host in
        place of a host who has left. Where nobody is left, the table is closed.
        """
        async with self._changing.locked(table.channel):
            newest = await self._repository.by_id(table.id)
            assert newest is not None, "a table is never deleted"
            if newest.status == "lobby":
                newest = await self._lobbies.part_with(newest, left)
                if newest.open:
                    newest = await self._written(newest)
            elif newest.status == "playing":
                newest = await self._note(newest, left, here)
            return newest

    async def _note(self, table: Table, left: Collection[int], here: Collection[int]) -> Table:
        absent = {*table.absent, *left} - {*here}
        gone = [seat for seat in table.people if seat.user in left and seat.user not in table.absent]
        staying = [seat.user for seat in table.people if seat.user is not None and seat.user not in absent]
        if gone and not staying:
            return await self._stop(table, [announcement("stopped", [], needed="deserted")])
        heir = staying[0] if staying and table.host in absent else None
        told = [announcement("absent", staying, by=seat.seat) for seat in gone]
        if heir is not None:
            told.append(announcement("heir", [], by=table.seat_of(heir) or 0))
        return await self._written(table, left, here, heir, told)

    async def returned(self, table: Table, user: int) -> Table:
        return await self._written(table, here=[user])

    async def _written(
        self,
        table: Table,
        left: Collection[int] = (),
        here: Collection[int] = (),
        host: int | None = None,
        told: Collection[NewAnnouncement] = (),
    ) -> Table:
        now = self._clock()
        async with self._store.change(table.id, now, told=told) as change:
            before = change.table
            absent = sorted({*before.absent_users, *left} - {*here})
            kept = before.host if host is None else host
            await change.columns(absent=listed(absent or None), looked_at=now, host=kept)
        return await self._repository.load(change.table)
