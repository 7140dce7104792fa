"""Repository of tables with a cache; locks of tables; checks of its condition and of people's rights."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Final, Literal, TypeAlias
from weakref import WeakValueDictionary

import msgspec

from bot.db.database import BoundedCache, Damaged
from bot.engine import AnyState, Mismatch, Player, Refusal
from bot.games.title import Title
from bot.log import new_reference
from bot.metrics import Metrics
from bot.play.history.rebuilding import Rebuilding
from bot.play.notify.outbox import announcement

from .errors import AlreadyDone, Refused, RepeatedRequest, StaleRevision, not_running
from .rows import NewAnnouncement, SeatRow, TableRow
from .store import Store
from .table import Caller, Person, Table, unknown_title

MOST_KEPT: Final = 512
"""Games in the cache; the others are read again when somebody moves."""

EARLIER_KEPT: Final = 64
"""Previous positions in the cache: cards that are being made still show them."""

_log = logging.getLogger(__name__)


@dataclass
class Repository:
    """Loads tables from the store and caches the latest. It changes no game, but sets aside those that it can't read
    for as long as it can't."""

    _store: Store
    _titles: Mapping[str, Title]
    _clock: Callable[[], float]
    _metrics: Metrics
    _rebuilding: Rebuilding
    _kept: BoundedCache[int, Table] = field(default_factory=lambda: BoundedCache(MOST_KEPT))
    _earlier: BoundedCache[tuple[int, int], AnyState] = field(
        default_factory=lambda: BoundedCache(EARLIER_KEPT)
    )

    def title(self, game: str) -> Title:
        """A game by its id. Raises Refused for one that can't be played here."""
        title = self._titles.get(game)
        if title is None:
            raise Refused("no-such-game", game=game)
        return title

    async def current(self, channel: int) -> Table | None:
        """The open table of a channel, else its latest."""
        row = await self._store.latest_table(channel)
        return None if row is None else await self.load(row)

    def is_newest(self, table: Table) -> bool:
        """Whether this is the newest known snapshot of its table."""
        return table.open and self._kept.get(table.id) is table

    async def by_id(self, table: int) -> Table | None:
        row = await self._store.read.find(TableRow, table)
        return None if row is None else await self.load(row)

    async def at(self, table: Table, revision: int) -> Table:
        """The table at an earlier revision. Raises Refused if it can't be shown."""
        if revision == table.revision:
            return table
        try:
            state = self._earlier.get((table.id, revision)) or await self._position(
                table.row, table.title, len(table.seats), revision
            )
        except (Damaged, Mismatch, msgspec.DecodeError) as problem:
            _log.error("table %s can't be shown at revision %s: %s", table.id, revision, problem)
            raise Refused("no-such-revision") from problem
        if state is None:
            raise Refused("no-such-revision")
        row = msgspec.structs.replace(table.row, revision=revision)
        return Table(row, table.title, table.seated_at(revision), state)

    async def to_go_on(self, table: Table) -> AnyState:
        """The position from which a lobby's loaded game will go on. Raises Mismatch, Damaged."""
        last = len(await self._store.moves(table.id))
        position = await self._rebuilding.position(table.row, table.title, len(table.seats), last)
        assert position is not None, "there is a position after the last move"
        return table.title.game.decode(position)

    async def load(self, row: TableRow) -> Table:
        """The table of a row, with its position if it has begun.

        Seats and position change only with the revision, or (`forgotten`) when people are forgotten or renamed:
        otherwise the cached table is used.
        """
        kept = self._kept.get(row.id)
        at_hand = kept is not None and (kept.revision, kept.row.forgotten) == (row.revision, row.forgotten)
        self._metrics.cache_requests.labels("tables", "hit" if at_hand else "miss").inc()
        if kept is not None and at_hand:
            return self.keep(kept if kept.row == row else replace(kept, row=row))
        seats = tuple(await self._store.seats(row.id))
        title = self._titles.get(row.game)
        if title is None:
            return _of_newer_bot(row, unknown_title(row.game), seats)
        if row.revision == 0:
            return Table(row, title, seats)
        if int(row.rules_version) > title.game.rules_version:
            return _of_newer_bot(row, title, seats)
        try:
            state = await self._position(row, title, len(seats), row.revision)
            if state is None:
                raise Damaged(f"Table {row.id} has no position at its revision {row.revision}.")
        except (Damaged, Mismatch, msgspec.DecodeError) as problem:
            return await self._set_aside(row, title, seats, problem)
        table = Table(row, title, seats, state, tuple(await self._store.former_seats(row.id)))
        return self.keep(await self._gone_on(table) if row.status == "broken" else table)

    async def _position(self, row: TableRow, title: Title, seats: int, revision: int) -> AnyState | None:
        """The position at a revision; None if there is none.

        If it isn't stored, that of a game that is over, or was loaded from a record, is rebuilt from its moves. Raises
        Damaged, Mismatch, `msgspec.DecodeError`.
        """
        position = None if row.packed else await self._store.position(row.id, revision)
        if position is None and (row.loaded or not row.open):
            position = await self._rebuilding.position(row, title, seats, revision)
        return None if position is None else title.game.decode(position)

    async def _set_aside(
        self, row: TableRow, title: Title, seats: tuple[SeatRow, ...], problem: Exception
    ) -> Table:
        reference = row.fault or new_reference()
        about: dict[str, object] = {"game": row.id, "channel": row.channel}
        if row.fault is None:  # the log refers to it only the first time
            about["reference"] = reference
        _log.error("ref %s: table %s is broken: %s", reference, row.id, problem, extra=about)
        if row.status == "playing":
            told = announcement("broken", [row.host], reference=reference)
            row = await self._changed(row, "broken", told, reference)
        return Table(msgspec.structs.replace(row, fault=row.fault or reference), title, seats)

    async def _gone_on(self, table: Table) -> Table:
        """A game that was set aside and can be read again: it goes on."""
        told = announcement("turn", table.asked_users(), by=0)
        return replace(table, row=await self._changed(table.row, "playing", told))

    async def _changed(
        self,
        row: TableRow,
        status: Literal["playing", "broken"],
        told: NewAnnouncement,
        fault: str | None = None,
    ) -> TableRow:
        """Give a game another status, and tell so unless somebody else has done it first; return its row."""
        try:
            return await self._store.change_status(
                row.id, status, now=self._clock(), fault=fault, announcements=[told]
            )
        except StaleRevision:
            return await self._store.table(row.id)

    def keep(self, table: Table) -> Table:
        """Put a table into the cache."""
        before = self._kept.get(table.id)
        if before is not None and before.revision < table.revision:
            self._earlier[table.id, before.revision] = before.state
        self._kept[table.id] = table
        return table


def _of_newer_bot(row: TableRow, title: Title, seats: tuple[SeatRow, ...]) -> Table:
    """A table whose game or rules only another version of the bot knows.

    It is set aside until that one runs, or somebody ends it.
    """
    _log.error(
        "table %s is of %s, rules %s, which this bot does not know", row.id, row.game, row.rules_version
    )
    row = msgspec.structs.replace(row, status="broken" if row.open else row.status, fault=row.game)
    return Table(row, title, seats)


Condition: TypeAlias = Literal["open", "lobby", "playing", "readable", "begun", "shown"]
"""`open`: neither over nor called off; `lobby`, `playing`: open, and in that stage; `readable`: not set aside; `begun`:
readable, and has a position, over or not; `shown`: begun, and not called off."""


def require(table: Table, *needed: Condition) -> Table:
    """The table, if it meets all conditions. Raises Refused for the first that it doesn't meet."""
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


@dataclass
class TableLocks:
    """Locks and loads tables for a change: each channel has one change at a time."""

    _store: Store
    _repository: Repository
    _locks: WeakValueDictionary[int, asyncio.Lock] = field(default_factory=WeakValueDictionary)

    def channel(self, channel: int) -> asyncio.Lock:
        """The lock of a channel."""
        return self._locks.setdefault(channel, asyncio.Lock())

    @asynccontextmanager
    async def channels(self, *channels: int) -> AsyncIterator[None]:
        """Lock several channels, in the order of their ids, so that two changes never wait for each other."""
        async with AsyncExitStack() as held:
            for channel in sorted({*channels}):
                await held.enter_async_context(self.channel(channel))
            yield

    @asynccontextmanager
    async def table(
        self, channel: int, needed: Condition, interaction: int | None = None, handed: Table | None = None
    ) -> AsyncIterator[Table]:
        """The table of a channel, locked, in the condition needed. Raises Refused, Refusal, RepeatedRequest.

        A table that the caller has just read can be `handed` on, and is only read again if it has changed since; the
        transaction checks that once more.
        """
        async with self.channel(channel):
            newest = handed is not None and self._repository.is_newest(handed)
            table = handed if newest else await self._repository.current(channel)
            if table is None:
                raise Refused("no-game")
            async with self.once(table, interaction):
                yield require(table, needed)

    @asynccontextmanager
    async def once(self, table: Table, interaction: int | None) -> AsyncIterator[None]:
        """Raise RepeatedRequest if the block can't be carried out because the same interaction already was."""
        try:
            yield
        except AlreadyDone as problem:
            raise RepeatedRequest(table) from problem
        except (Refused, Refusal) as problem:
            # What Discord delivers twice may be refused the second time because of its own first effect.
            if interaction is not None and await self._store.carried_out(interaction):
                raise RepeatedRequest(table) from problem
            raise


def seat_of(table: Table, person: Person) -> int:
    """The seat of a person. Raises Refused if they don't play."""
    seat = table.seat_of(person.id)
    if seat is None:
        raise Refused("not-seated")
    return seat


def check_plays(table: Table, seat: int) -> None:
    """Raise Refused if a computer plays for the player."""
    if table.computers[seat] is not None:
        raise Refused("stood-in")


def is_host(table: Table, by: Caller) -> bool:
    """Whether somebody is the host or may act in their place."""
    return by.id == table.host or by.may_manage


def check_frees(table: Table, by: Caller, seat: int) -> None:
    """Raise Refused unless somebody may ask that another plays a seat.

    The host may; if the seat's player has left the server, every player may.
    """
    if table.user_at(seat) not in table.absent or table.seat_of(by.id) is None:
        check_host(table, by)


def check_host(table: Table, by: Caller) -> None:
    """Raise Refused unless somebody is the host or may act in their place."""
    if is_host(table, by):
        return
    seat = table.seat_of(table.host)
    if seat is None and table.row.loaded and table.status == "lobby":
        raise Refused("host-loaded")
    raise Refused("host-gone") if seat is None else Refused("host-only", host=Player(seat))
