"""Settings of people and servers, people's names, and what the bot stores about a person."""

from __future__ import annotations

import asyncio
import tomllib
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final
from weakref import WeakValueDictionary

from msgspec import json
from msgspec.structs import replace

from bot.db.database import BoundedCache
from bot.engine import Chance
from bot.i18n.escaping import on_one_line
from bot.play.commit import TableService
from bot.play.errors import Refused
from bot.play.notify.outbox import announcement
from bot.play.rows import NewAnnouncement, PersonRow, SeatRow, ServerRow, TableRow
from bot.play.statements import OPEN
from bot.play.store import Store
from bot.play.table import Person, Table

from .traces import SeatedRow

_LISTS: Final = tomllib.loads(Path(__file__).with_name("computer_names.toml").read_text(encoding="utf-8"))

NAMES: Final[tuple[str, ...]] = (*_LISTS["women"], *_LISTS["men"])
"""All names, of women and of men."""


def name_at(table: int, taken: Collection[str]) -> str:
    """A name for one more computer at a table, which nobody there has; drawn with the table as the seed."""
    there = {name.casefold() for name in taken}
    names = Chance(f"computers at table {table}".encode()).shuffled(NAMES)
    return next(name for name in names if name.casefold() not in there)


LONGEST_NAME: Final = 64
"""Characters of a name: twice as many as Discord allows."""

_MOST_KEPT: Final = 16_384
"""Names in the cache."""

_HOLDS: Final = 3600.0
"""Seconds for which a name that was seen, or asked for in vain, isn't asked for again."""


def person_called(user: int, names: Iterable[str | None]) -> Person:
    """A person by the first of these names that is visible, on one line and shortened."""
    shown = (on_one_line((name or "")[:LONGEST_NAME]) for name in names)
    return Person(user, next(filter(None, shown), str(user)))


_OF_OTHER_NAMES: Final = """
    guild = ?1 AND id IN (
        SELECT table_id FROM seats WHERE "user" = ?2 AND name <> ?3
        UNION SELECT table_id FROM former_seats WHERE "user" = ?2 AND name <> ?3)
    ORDER BY id
"""
"""The tables of a server at which a user has another name."""


@dataclass
class NameUpdates(TableService):
    """Keeps people's names at tables up to date with those on their server, which Discord sends with each interaction.

    `_heard` caches each person's name on a server (None: unknown), and when it was seen or asked for.
    """

    _heard: BoundedCache[tuple[int, int], tuple[str | None, float]] = field(
        default_factory=lambda: BoundedCache(_MOST_KEPT)
    )

    async def follow(self, guild: int | None, person: Person) -> None:
        """Use a person's present name at all open tables of the server where they sit or have sat."""
        if guild is None:
            return
        heard, _ = self._heard.get((guild, person.id), (None, 0.0))
        if heard != person.name:
            for table in await self._store.open_where(_OF_OTHER_NAMES, guild, person.id, person.name):
                async with self._locks.channel(table.channel):
                    await self._rename(table.id, person)
        self._heard[guild, person.id] = person.name, self._clock()

    async def _rename(self, table_id: int, person: Person) -> None:
        """Rename somebody at a table, on former seats, too, unless it is over."""
        async with self._store.database.transaction(table_id) as database:
            if await database.run(
                f"UPDATE tables SET forgotten = forgotten + 1 WHERE id = ? AND {OPEN} RETURNING id",  # noqa: S608
                table_id,
            ):
                for seats in ("seats", "former_seats"):
                    await database.run(
                        f'UPDATE {seats} SET name = ? WHERE table_id = ? AND "user" = ?',  # noqa: S608 - one of two
                        *(person.name, table_id, person.id),
                    )

    def latest(self, guild: int | None, user: int | None, written: str) -> str:
        """The last known name of a person on a server; default: the one `written`."""
        if guild is None or user is None:
            return written
        heard, _ = self._heard.get((guild, user), (None, 0.0))
        return heard or written

    def to_ask(self, guild: int, users: Iterable[int]) -> list[int]:
        """The users whose names on a server must be asked for now: not known within the last hour."""
        before = self._clock() - _HOLDS
        silent = []
        for user in users:
            name, at = self._heard.get((guild, user), (None, 0.0))
            if at <= before:
                self._heard[guild, user] = name, self._clock()
                silent.append(user)
        return silent


@dataclass
class Servers:
    """Settings of servers."""

    _store: Store

    async def of(self, guild: int | None) -> ServerRow:
        """The settings of a server; the defaults outside of servers."""
        found = None if guild is None else await self._store.read.find(ServerRow, guild)
        return found or ServerRow(guild=guild or 0)

    async def settle(self, guild: int, **changes: Any) -> ServerRow:
        row = replace(await self.of(guild), **changes)
        await self._store.database.put(row)
        return row

    async def check_computers(self, guild: int | None) -> None:
        if not (await self.of(guild)).computers:
            raise Refused("no-computers-here")


def channels_of(server: ServerRow) -> tuple[int, ...]:
    """The channels in which tables may be opened; empty for all."""
    return () if server.channels is None else json.decode(server.channels, type=tuple[int, ...])


def channels_kept(channels: tuple[int, ...]) -> str | None:
    return json.encode(channels).decode() if channels else None


MOST_KEPT: Final = 4096
"""People in the cache of settings."""

KEPT_FOR: Final = 60.0
"""Seconds after which cached settings are read again: another process may have changed them."""

_STAGES: Final = ("playing", "lobby", "broken")
"""The order of a person's tables."""

_MOMENTS: Final = ("at", "until", "from")
"""The last words of the names of columns that hold a moment."""


@dataclass(frozen=True)
class OccupiedSeat:
    """A person's seat at an open table, and the seats that are asked there."""

    row: SeatedRow
    asked: tuple[int, ...] = ()

    @property
    def is_asked(self) -> bool:
        """Whether the person must move, and no computer does so for them."""
        return self.row.seat in self.asked and self.row.computer is None

    @property
    def since(self) -> float:
        """Since when the table has waited."""
        row = self.row
        return (row.asked_at if self.is_asked else None) or row.moved_at or row.created_at


@dataclass
class People(TableService):
    """People's settings and tables, private to each person."""

    _at_hand: BoundedCache[int, tuple[float, PersonRow]] = field(
        default_factory=lambda: BoundedCache(MOST_KEPT)
    )
    _person_locks: WeakValueDictionary[int, asyncio.Lock] = field(default_factory=WeakValueDictionary)

    async def of(self, user: int) -> PersonRow:
        """A person's settings, up to a minute old."""
        now = self._clock()
        read_at, person = self._at_hand.get(user, (0.0, None))
        if person is None or not 0 <= now - read_at < KEPT_FOR:
            person = await self._store.people.of(user)
            self._at_hand[user] = now, person
        return person

    async def settle(self, user: int, **changes: Any) -> bool:
        """Change a person's settings; return whether there is something to announce in channels.

        Their tables are told when they are away, and when they are back early, and nothing else.
        """
        async with self._person_locks.setdefault(user, asyncio.Lock()):
            now = self._clock()
            before = await self._store.people.of(user)
            after = replace(before, **changes)
            if after == before:
                return False
            told = await self._told(before, after, now)
            to_announce = await self._store.people.settle(after, told, now=now)
            self._at_hand[user] = self._clock(), after
        return to_announce

    async def sittings(self, user: int) -> list[OccupiedSeat]:
        """A person's seats at open tables: first where they must move, the longest wait first."""
        found = [await self._sitting(row) for row in await self._store.traces.seated(user)]
        return sorted(
            found,
            key=lambda sitting: (not sitting.is_asked, _STAGES.index(sitting.row.status), sitting.since),
        )

    async def neighbours(self, sittings: Sequence[OccupiedSeat]) -> dict[int, list[SeatRow]]:
        return await self._store.traces.seats_at(*(sitting.row.table_id for sitting in sittings))

    async def all_kept(self, user: int) -> bytes:
        """Everything that is stored about a person, as readable JSON with a row on each line."""
        kept = await self._store.traces.read(user)
        parts = [f'"user": {user}']
        for what, records in kept.items():
            readable = [{key: _readable(key, value) for key, value in record.items()} for record in records]
            rows = ",\n".join(f"  {json.encode(record).decode()}" for record in readable)
            parts.append(f'"{what}": [\n{rows}\n]' if records else f'"{what}": []')
        return ("{\n" + ",\n".join(parts) + "\n}\n").encode()

    async def open_tables(self, user: int) -> list[Table]:
        """The open tables where a person has a seat."""
        seated = await self._store.traces.seated(user)
        tables = [await self._repository.by_id(row.table_id) for row in seated]
        return [table for table in tables if table is not None]

    async def forget(self, user: int) -> bool:
        """Forget a person, or change nothing and return False if they sit at a table that they can leave.

        It also returns False, but forgets them everywhere else, if they sit down meanwhile.
        """
        if not all(table.is_set_aside for table in await self.open_tables(user)):
            return False
        await self._store.traces.begin_forgetting(user)
        return await self._forget(user)

    async def complete_forgetting(self) -> None:
        """Forget those whose forgetting was interrupted, except at open tables where they have sat down since."""
        for user in await self._store.traces.half_forgotten():
            await self._forget(user)

    async def _forget(self, user: int) -> bool:
        """Forget a person; return whether everywhere."""
        everywhere = True
        given_up = {table.id for table in await self.open_tables(user) if table.is_set_aside}
        for table_id in await self._store.traces.tables_of(user):
            row = await self._store.table(table_id)
            async with self._locks.channel(row.channel):
                heir = await self._heir(row, user) if table_id in given_up else None
                everywhere &= await self._store.traces.forget_at(table_id, user, heir)
        await self._store.traces.forget(user)
        self._at_hand.pop(user, None)
        return everywhere

    async def _heir(self, row: TableRow, user: int) -> int | None:
        """Somebody who stays at a game that is set aside when another is forgotten; if nobody does, it is closed."""
        table = await self._reloaded(row)
        heir = next((seat.user for seat in table.present if seat.user != user), None)
        if heir is None and table.open:
            await self._stop(table, [announcement("stopped", [])])
        return heir

    @property
    def now(self) -> float:
        return self._clock()

    def is_away(self, person: PersonRow) -> bool:
        return _away_until(person, self._clock()) is not None

    async def _told(self, before: PersonRow, after: PersonRow, now: float) -> dict[int, NewAnnouncement]:
        until = _away_until(after, now)
        if until == _away_until(before, now):
            return {}
        return {
            row.table_id: announcement("away", [], by=row.seat, until=int(until))
            if until is not None
            else announcement("back", [], by=row.seat)
            for row in await self._store.traces.seated(after.user)
            if row.status == "playing" and row.computer is None
        }

    async def _sitting(self, row: SeatedRow) -> OccupiedSeat:
        if row.status != "playing":
            return OccupiedSeat(row)
        if row.asked is not None:
            return OccupiedSeat(row, tuple(json.decode(row.asked, type=list[int])))
        table = await self._repository.by_id(row.table_id)  # early versions didn't store who is asked
        return OccupiedSeat(row, () if table is None else table.asked_seats)


def _away_until(person: PersonRow, now: float) -> float | None:
    until = person.away_until
    return until if until is not None and until > now else None


def _readable(key: str, value: Any) -> Any:
    """A readable value: moments as dates, JSON decoded."""
    if isinstance(value, float) and key.rpartition("_")[2] in _MOMENTS:
        return datetime.fromtimestamp(value, UTC).isoformat(timespec="seconds")
    if key in ("move", "payload") and isinstance(value, str):
        return json.decode(value)
    return value
