"""Where a table stands: in a channel, in a thread for itself, and back in the channel where that thread is no more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from msgspec.structs import replace

from bot.store.errors import AlreadySought, ChannelTaken, LobbyClosed
from bot.store.store import Store

from .announcements import announcement
from .changing import Changing, check_host
from .refused import Refused
from .shelf import Shelf
from .table import Person, Table


@dataclass
class Places:
    """The tables that have threads, and the telling of lobbies that look for players."""

    _store: Store
    _shelf: Shelf
    _changing: Changing
    _clock: Callable[[], float]

    async def move_in(self, table: Table, message: int) -> Table:
        """Let a table stand in the thread below a message in its channel: the thread bears the message's number."""
        row = await self._store.places.move(table.id, message, home=table.row.home, home_message=message)
        return await self._shelf.load(row)

    async def stay(self, table: Table) -> Table:
        """Let a table for which there can be no thread stand in the channel; where that has one, close it."""
        try:
            return await self.go_home(table)
        except Refused:
            recorded = await self._store.change_status(table.id, "stopped", now=self._clock())
            return await self._shelf.load(recorded.table)

    async def at_home(self, channel: int) -> list[Table]:
        """The open tables that have a thread of a channel, the oldest first."""
        return [await self._shelf.load(row) for row in await self._store.places.at_home(channel)]

    async def go_home(self, table: Table) -> Table:
        """Let a table that has a thread go on in the channel. Raises Refused where that has another."""
        assert table.row.home is not None, "only a table with a thread has a home"
        async with self._changing.locked(table.channel), self._changing.locked(table.row.home):
            try:
                return await self._shelf.load(await self._store.places.move(table.id, table.row.home))
            except ChannelTaken as problem:
                raise Refused("channel-taken") from problem

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
            try:
                recorded = await self._store.places.seek(
                    table.id, [told], now=self._clock(), interaction=interaction
                )
            except AlreadySought as problem:
                raise Refused("sought-already") from problem
            except LobbyClosed as problem:
                raise Refused("begun-already") from problem
            return await self._shelf.load(recorded.table)
