"""How a table is changed: locked, in the condition needed, by somebody who may."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from bot.games.title import Title
from bot.store.errors import AlreadyDone, StaleRevision
from bot.store.store import Store

from .refused import Refused, Repeated
from .shelf import Shelf
from .table import Person, Table


class Changing(Shelf):
    """What all that changes a table begins with."""

    def __init__(self, store: Store, titles: Mapping[str, Title], clock: Callable[[], float]) -> None:
        super().__init__(store, titles, clock)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def _locked(self, channel: int) -> asyncio.Lock:
        """The lock of a channel: one change after the other."""
        return self._locks.setdefault(channel, asyncio.Lock())

    @asynccontextmanager
    async def _changing(
        self, channel: int, needed: str, interaction: int | None = None
    ) -> AsyncIterator[Table]:
        """The table of a channel, locked, and in the condition needed. Raises Refused, Repeated."""
        async with self._locked(channel):
            table = await self.current(channel)
            if table is None:
                raise Refused("no-game")
            if interaction is not None and await self.carried_out(interaction):
                raise Repeated(table)
            if table.status == "broken" and needed != "open":
                raise Refused("broken", reference=table.row.fault or "")
            if not table.open or (needed != "open" and table.status != needed):
                raise Refused(f"not-{needed}" if table.open else "no-game")
            try:
                yield table
            except AlreadyDone as problem:
                raise Repeated(table) from problem
            except StaleRevision as problem:
                raise Refused("moved-on") from problem

    def _seat_of(self, table: Table, person: Person) -> int:
        """The seat of somebody who plays. Raises Refused."""
        seat = table.seat_of(person.id)
        if seat is None:
            raise Refused("not-seated")
        return seat

    def _check_host(self, table: Table, by: Person, may_manage: bool) -> None:
        """Raise Refused unless the wish is the host's, or of somebody who may stand in for them."""
        if by.id != table.host and not may_manage:
            raise Refused("host-only")
