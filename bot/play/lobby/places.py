"""Where a table stands: in a channel, in a thread for itself, and elsewhere once its place can't be reached."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from bot.play.commit import TableService
from bot.play.errors import AlreadyDone, Refused, Repeated, moment, not_running
from bot.play.notify.announcements import announcement, to_one
from bot.play.repository import check_host, refusing
from bot.play.rows import Lost, NewAnnouncement
from bot.play.table import Person, Table

LOST_KEPT: Final = 7 * 86_400.0
"""Seconds after which a table that can't be reached is set aside."""

SOUGHT_AGAIN: Final = 600.0
"""Seconds within which a server's role is told once that a lobby looks for players."""


class Places(TableService):
    """The tables that have threads, and lobbies that look for players."""

    async def move_in(self, table: Table, message: int) -> Table:
        """Let a table stand in the thread below a message in its channel: the thread bears the message's number."""
        row = await self._store.places.move(table.id, message, home=table.row.home, home_message=message)
        return await self._repository.load(row)

    async def stay(self, table: Table) -> Table:
        """Let a table for which there can be no thread stand in the channel; where that has one, close it."""
        try:
            return await self.go_home(table)
        except Refused:
            return await self._stop(table)

    async def at_home(self, channel: int) -> list[Table]:
        """The open tables that have a thread of a channel, the oldest first."""
        return [
            await self._repository.load(row)
            for row in await self._store.places.open_where("home = ?", channel)
        ]

    async def go_home(self, table: Table) -> Table:
        """Let a table that has a thread go on in the channel. Raises Refused where that has another."""
        assert table.row.home is not None, "only a table with a thread has a home"
        async with self._changing.locked(table.channel), self._changing.locked(table.row.home):
            with refusing():
                return await self._repository.load(await self._store.places.move(table.id, table.row.home))

    async def lose(self, channel: int, why: Lost) -> None:
        """Note why the tables of a channel, and of its threads, can't be reached any more."""
        for row in await self._store.places.open_where("(channel = ?1 OR home = ?1)", channel):
            await self.lose_table(await self._repository.load(row), why)

    async def lose_server(self, guild: int) -> None:
        """The same of the tables of a server that the bot has left."""
        for row in await self._store.places.open_where("guild = ?", guild):
            await self.lose_table(await self._repository.load(row), "server")

    async def lose_table(self, table: Table, why: Lost) -> Table:
        """Note why one table can't be reached any more; those who want direct messages hear of it."""
        if not table.open or table.row.lost == why:
            return table
        people = await self._store.people.among(_players(table))
        wanted = [person.user for person in people.values() if person.pings in ("direct", "both")]
        told = [] if why == "server" else [to_one("lost", user) for user in wanted]
        row = await self._store.places.lose(table.id, why, told, now=self._clock())
        return await self._repository.load(row)

    async def lost_at(self, guild: int) -> list[Table]:
        """The tables of a server that could not be reached."""
        rows = await self._store.places.open_where("lost IS NOT NULL AND guild = ?", guild)
        return [await self._repository.load(row) for row in rows]

    async def long_lost(self) -> list[Table]:
        """The tables that could not be reached for a week."""
        since = self._clock() - LOST_KEPT
        rows = await self._store.places.open_where("lost IS NOT NULL AND lost_at <= ?", since)
        return [await self._repository.load(row) for row in rows]

    async def found(self, table: Table, *, told: bool) -> Table:
        """Note that a table can be reached again; where that is to be `told`, with a fresh card."""
        anew = [_anew(table)] if told and table.begun else []
        return await self._repository.load(
            await self._store.places.lose(table.id, None, anew, now=self._clock())
        )

    async def go_on(self, table: Table, channel: int, by: Person, *, interaction: int) -> Table:
        """Let a table whose own channel can't be reached go on in another; the right of all who play there.

        A game has a fresh card there, a lobby is still to be posted. Raises Refused, Repeated.
        """
        async with self._changing.locked(table.channel), self._changing.locked(channel):
            newest = await self._repository.by_id(table.id)
            assert newest is not None, "a table is never deleted"
            if newest.seat_of(by.id) is None:
                raise Refused("not-seated")
            if not newest.open:
                raise not_running(newest)
            told = [_anew(newest)] if newest.begun else []
            try:
                with refusing():
                    row = await self._store.places.move(
                        newest.id, channel, announcements=told, now=self._clock(), interaction=interaction
                    )
            except AlreadyDone as problem:
                raise Repeated(newest) from problem
            return await self._repository.load(row)

    async def set_aside(self, table: Table) -> None:
        """Close a table that could not be reached for long, and let its players know."""
        async with self._changing.locked(table.channel):
            newest = await self._repository.by_id(table.id)
            if newest is None or not newest.open or newest.row.lost is None:
                return
            people = await self._store.people.among(_players(newest))
            told = [to_one("set-aside", person.user) for person in people.values() if person.pings != "none"]
            await self._stop(newest, told)

    async def seek(
        self,
        channel: int,
        by: Person,
        role: int,
        *,
        interaction: int | None = None,
        may_manage: bool = False,
    ) -> Table:
        """Have a role told, once, that a lobby looks for players; the host's right."""
        async with self._changing.table(channel, "lobby", interaction) as table:
            check_host(table, by, may_manage)
            if len(table.seats) >= (most := table.title.game.seats[-1]):
                raise Refused("table-full", most=most)
            told = replace(announcement("sought", [], role=role), channel=table.row.home)
            async with self._changing.locked(table.guild or 0):  # of two lobbies one is first
                await self._check_sought(table)
                recorded = await self._store.places.seek(
                    table.id, [told], now=self._clock(), interaction=interaction
                )
            return await self._repository.load(recorded.table)

    async def _check_sought(self, table: Table) -> None:
        if table.guild is None or table.row.sought_at is not None:
            return
        latest = await self._store.places.sought_last(table.guild)
        if latest is not None and self._clock() < (again := latest + SOUGHT_AGAIN):
            raise Refused("sought-lately", moment=moment(again))


def _players(table: Table) -> list[int]:
    """The users who have a seat at a table and are members of its server, as far as it is known."""
    seated = [
        seat.user for seat in table.seats if seat.user is not None and table.seat_of(seat.user) is not None
    ]
    return [user for user in seated if user not in table.absent]


def _anew(table: Table) -> NewAnnouncement:
    return announcement("turn", table.asked_users(), by=0)
