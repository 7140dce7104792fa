"""How a table is changed: locked, in the condition needed, by somebody who may."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Literal, TypeAlias
from weakref import WeakValueDictionary

from bot.engine import Player, Refusal

from .conflicts import AlreadyDone, Conflict, StaleRevision
from .errors import Refused, Repeated, not_running
from .repository import Repository
from .store import Store
from .table import Person, Table

Condition: TypeAlias = Literal["open", "lobby", "playing", "readable", "begun", "shown"]
"""`open`: neither over nor called off; `lobby`, `playing`: open, and in that stage; `readable`: not set aside, its
position can be shown; `begun`: readable, over or not; `shown`: begun and not called off, so that there is a position to
look at."""


def require(table: Table, *needed: Condition) -> Table:
    """The table, if it is in each condition that is needed. Raises Refused for the first in which it is not."""
    for condition in needed:
        match condition:
            case "open":
                if not table.open:
                    raise not_running(table)
            case "readable":
                if table.row.fault is not None:
                    raise Refused("broken" if table.open else "unreadable", reference=table.row.fault)
            case "begun":
                require(table, "readable")
                if not table.begun:
                    require(table, "open")
                    raise Refused("not-playing")
            case "shown":
                require(table, "begun")
                if not table.over:
                    require(table, "open")
            case "lobby" | "playing":
                if table.status == "broken":
                    require(table, "readable")
                require(table, "open")
                if table.status != condition:
                    raise Refused(f"not-{condition}")
    return table


class Changing:
    """What all that changes a table begins with: one change of a channel after the other."""

    def __init__(self, store: Store, repository: Repository) -> None:
        self._store = store
        self._repository = repository
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def locked(self, channel: int) -> asyncio.Lock:
        """The lock of a channel."""
        return self._locks.setdefault(channel, asyncio.Lock())

    @asynccontextmanager
    async def table(
        self, channel: int, needed: Condition, interaction: int | None = None, handed: Table | None = None
    ) -> AsyncIterator[Table]:
        """The table of a channel, locked, and in the condition needed. Raises Refused, Refusal, Repeated.

        A table that is `handed` on by whoever has just read it is not read again, unless it has changed since;
        the transaction looks once more whether it has.
        """
        async with self.locked(channel):
            newest = handed is not None and self._repository.is_newest(handed)
            table = handed if newest else await self._repository.current(channel)
            if table is None:
                raise Refused("no-game")
            try:
                async with self.once(table, interaction):
                    yield require(table, needed)
            except StaleRevision as problem:
                raise Refused("moved-on") from problem

    @asynccontextmanager
    async def once(self, table: Table, interaction: int | None) -> AsyncIterator[None]:
        """Inside, what an interaction has done before is not done again, and not refused: Repeated is raised."""
        try:
            with refusing():
                yield
        except AlreadyDone as problem:
            raise Repeated(table) from problem
        except (Refused, Refusal) as problem:
            # What is delivered twice may well be refused the second time, for what it has done itself.
            if interaction is not None and await self._store.carried_out(interaction):
                raise Repeated(table) from problem
            raise


@contextmanager
def refusing() -> Iterator[None]:
    """Inside, what doesn't fit what is stored is refused in a sentence of its own, where there is one."""
    try:
        yield
    except Conflict as problem:
        if problem.refused is None:
            raise
        raise Refused(problem.refused) from problem


def seat_of(table: Table, person: Person) -> int:
    """The seat of somebody who plays. Raises Refused."""
    seat = table.seat_of(person.id)
    if seat is None:
        raise Refused("not-seated")
    return seat


def check_plays(table: Table, seat: int) -> None:
    """Raise Refused where a computer plays for whoever sits there."""
    if table.computers[seat] is not None:
        raise Refused("stood-in")


def is_host(table: Table, by: Person, may_manage: bool) -> bool:
    """Whether a wish is the host's, or of somebody who may stand in for them."""
    return by.id == table.host or may_manage


def check_frees(table: Table, by: Person, seat: int, may_manage: bool) -> None:
    """Raise Refused unless somebody may wish that a seat is played by another.

    The host's right; where its player has left the server, that of all who play.
    """
    if table.user_at(seat) not in table.absent or table.seat_of(by.id) is None:
        check_host(table, by, may_manage)


def check_host(table: Table, by: Person, may_manage: bool) -> None:
    """Raise Refused unless the wish is the host's, or of somebody who may stand in for them."""
    if is_host(table, by, may_manage):
        return
    seat = table.seat_of(table.host)
    if seat is None and table.row.loaded and table.status == "lobby":
        raise Refused("host-loaded")
    raise Refused("host-gone") if seat is None else Refused("host-only", host=Player(seat))
