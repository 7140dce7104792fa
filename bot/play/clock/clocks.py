"""Paces and clocks: how much time a player has left, when something is due, and how that is stored."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final, get_args

from msgspec import Struct
from msgspec.structs import replace

from bot.db.database import Connection, Queries, marks
from bot.play import rows
from bot.play.errors import StaleRevision
from bot.play.notify.outbox import CARD
from bot.play.statements import TableChange, announce, change_table, one_table
from bot.play.table import Table

from .hours import Hours, hours_of

HOUR: Final = 3600.0

PACES: Final = (None, HOUR / 12, 24 * HOUR, 48 * HOUR, 72 * HOUR)
"""The paces offered, in seconds: no limit, an evening, a move a day, every two days, every three."""

OVERDUE: Final[tuple[rows.Overdue, ...]] = get_args(rows.Overdue)
"""What can happen when the time is over: wait, a computer decides, or in the end takes the seat; the harder, the later
in the tuple."""

OWN_HOURS: Final = range(1, 24 * 14 + 1)
"""The paces that a host can type, in hours."""


class Pace(Struct, frozen=True):
    """How many seconds people have for a decision (None: no limit), and what happens when they are over."""

    seconds: float | None = None
    overdue: rows.Overdue = "wait"


def pace_at(row: rows.TableRow) -> Pace:
    return Pace(row.pace, row.overdue)


def at_pace(new: rows.NewTable, pace: Pace) -> rows.NewTable:
    return replace(new, pace=pace.seconds, overdue=pace.overdue)


def text_of(pace: Pace) -> str:
    """A pace as text, as it is stored for a server: the seconds (0: no limit), and what happens then: "86400 wait"."""
    return f"{round(pace.seconds or 0)} {pace.overdue}"


def pace_of(text: str | None) -> Pace:
    """The pace of a stored text; anything else means no limit."""
    seconds, _, then = (text or "").partition(" ")
    overdue = next((known for known in OVERDUE if known == then), OVERDUE[0])
    return Pace(float(seconds) if seconds.isdecimal() and int(seconds) else None, overdue)


def pace_on(server: rows.ServerRow) -> Pace:
    """The pace of a server's new tables; where computers don't play, none decides."""
    pace = pace_of(server.pace)
    return pace if server.computers else replace(pace, overdue="wait")


REMINDED_AT: Final = (0.5, 0.1)
"""The fractions of the time that are left when people are reminded."""


def running(clock: rows.ClockRow, hours: Hours, now: float) -> rows.ClockRow:
    counted = replace(clock, counted_at=now)
    return replace(counted, next_at=_next(counted, hours), ends_at=hours.after(now, clock.seconds))


def stopped(clock: rows.ClockRow, hours: Hours, now: float) -> rows.ClockRow:
    return replace(clock, seconds=left(clock, hours, now), counted_at=now, next_at=None, ends_at=None)


def left(clock: rows.ClockRow, hours: Hours, now: float) -> float:
    if clock.next_at is None:
        return clock.seconds
    return max(0.0, clock.seconds - hours.run(clock.counted_at, now))


def reminded(clock: rows.ClockRow, hours: Hours, now: float) -> rows.ClockRow:
    """The clock after the reminders that are due; several at once are one."""
    while clock.is_due(now) and clock.reminded < len(REMINDED_AT):
        clock = replace(clock, reminded=clock.reminded + 1)
        clock = replace(clock, next_at=_next(clock, hours))
    return clock


def overdue(clock: rows.ClockRow, now: float, *, deciding: bool) -> rows.ClockRow:
    """The clock when its time is over; a computer is `deciding`, or the table waits."""
    return replace(clock, seconds=0.0, counted_at=now, next_at=None, overdue_at=now, deciding=deciding)


def _next(clock: rows.ClockRow, hours: Hours) -> float:
    share = REMINDED_AT[clock.reminded] if clock.reminded < len(REMINDED_AT) else 0.0
    return hours.after(clock.counted_at, max(0.0, clock.seconds - share * clock.allowed))


@dataclass(frozen=True)
class AskedSeats:
    """The seats that are asked from now on: the `people` among them (users by seat), and whether a `computer` is.

    People asked `anew`, and those without a clock, have their full time. For a player who `answered` in time, the count
    of missed decisions in a row starts over.
    """

    seats: Sequence[int]
    people: Mapping[int, int] = field(default_factory=dict)
    computer: bool = False
    anew: Collection[int] = ()
    answered: Collection[int] = ()

    @classmethod
    def at(cls, table: Table, anew: Collection[int], answered: Collection[int] = ()) -> AskedSeats:
        return cls(table.asked_seats, table.asked_people, bool(table.asked_computers), anew, answered)


@dataclass
class TableClocks(TableChange):
    """A transaction about a table's time: its clocks, the missed decisions in a row, and the users, all by seat.

    `clocks` and `missed` may be changed. `people` are the settings of those users who have any.
    """

    clocks: dict[int, rows.ClockRow]
    missed: dict[int, int]
    users: Mapping[int, int]
    people: Mapping[int, rows.PersonRow]

    def hours(self, user: int) -> Hours:
        return hours_of(self.people.get(user) or rows.PersonRow(user=user))

    def ask(self, asked: AskedSeats, now: float) -> None:
        """Set the clocks of the seats that are asked; without a pace nobody has one."""
        pace = self.table.pace
        if pace is None:
            self.clocks, self.missed = {}, {}
            return
        before, self.clocks = self.clocks, {}
        for seat, user in asked.people.items():
            clock = before.get(seat)
            if clock is None or seat in asked.anew:
                clock = rows.ClockRow(
                    table_id=self.table.id,
                    seat=seat,
                    asked_at=now,
                    allowed=pace,
                    seconds=pace,
                    counted_at=now,
                )
                if self.table.paused_at is None:
                    clock = running(clock, self.hours(user), now)
            self.clocks[seat] = clock
        self.missed = {seat: often for seat, often in self.missed.items() if seat not in asked.answered}


@dataclass(frozen=True)
class Timing:
    """A table's time as it is shown, by seat: when it ends (Unix seconds), and missed decisions in a row."""

    until: dict[int, float] = field(default_factory=dict)
    missed: dict[int, int] = field(default_factory=dict)


UNTIMED: Final = Timing()


class Clocks(Queries):
    """The clocks of all tables.

    They change in transactions about their table, which come one after the other, so any process can act on what is
    due, and it happens once.
    """

    async def of(self, table_id: int) -> list[rows.ClockRow]:
        return await self._read.select(rows.ClockRow, table_id)

    async def missed(self, table_id: int) -> dict[int, int]:
        return {row.seat: row.times for row in await self._read.select(rows.MissedRow, table_id)}

    async def timing(self, table: Table) -> Timing:
        if table.row.pace is None or table.row.lost is not None or table.status != "playing":
            return UNTIMED
        until = {clock.seat: clock.ends_at for clock in await self.of(table.id) if clock.ends_at is not None}
        return Timing(until, await self.missed(table.id))

    async def due(self, now: float) -> list[int]:
        """The games in which something is due, the longest due first; while a game can't be reached nothing is."""
        return await self._read.numbers(
            """
            SELECT table_id, min(next_at) AS since FROM clocks WHERE next_at <= ?
              AND EXISTS (SELECT 1 FROM tables WHERE id = table_id AND status = 'playing' AND lost IS NULL)
            GROUP BY table_id ORDER BY since, table_id
            """,
            now,
        )

    async def without(self) -> list[int]:
        """The games with a pace, set by an older version of the bot, in which nobody has a clock.

        The first condition is that of the index of open tables, which is used only where it is repeated.
        """
        return await self._read.numbers(
            """
            SELECT id FROM tables WHERE status IN ('lobby', 'playing', 'broken') AND status = 'playing'
              AND pace IS NOT NULL AND paused_at IS NULL
              AND NOT EXISTS (SELECT 1 FROM clocks WHERE table_id = id)
            """
        )

    @asynccontextmanager
    async def edit(
        self, table_id: int, *, now: float, interaction: int | None = None, at: rows.TableRow | None = None
    ) -> AsyncIterator[TableClocks]:
        """Change the time of a table in one transaction; if the block raises, nothing is changed.

        Raises AlreadyDone, NoSuchTable, and StaleRevision if the game has gone on since it was read as `at`.
        """
        async with change_table(self._database, table_id, now, interaction) as change:
            if at is not None and (at.revision, at.status) != (change.table.revision, change.table.status):
                raise StaleRevision
            async with _clocks(change) as times:
                yield times


async def keep_time(
    database: Connection, table: rows.TableRow, asked: AskedSeats | None, now: float
) -> rows.TableRow:
    """Inside a transaction that changes who is asked, set the clocks; return the table after that."""
    if table.pace is None or asked is None:
        return table
    change = TableChange(database, table, [])
    async with _clocks(change) as times:
        times.ask(asked, now)
    return change.table


async def give_full_time(change: TableChange, now: float) -> None:
    """Inside a transaction about a table, give those who are asked their full time again."""
    async with _clocks(change) as times:
        people = {seat: times.users[seat] for seat in times.clocks}
        times.ask(AskedSeats([*people], people, anew=people), now)


async def recount(database: Connection, tables: Sequence[int], before: rows.PersonRow, now: float) -> bool:
    """Inside a transaction about a person's tables that has changed their hours, count their clocks by the hours they
    had `before`, and set them anew by the present ones; return whether a clock of theirs runs."""
    running_at = await database.numbers(
        f"""
        SELECT clocks.table_id FROM seats JOIN clocks ON clocks.table_id = seats.table_id AND clocks.seat = seats.seat
        WHERE "user" = ? AND next_at IS NOT NULL AND clocks.table_id IN ({marks(tables)})
        """,  # noqa: S608 - marks alone
        *(before.user, *tables),
    )
    for table_id in running_at:
        change = TableChange(database, await one_table(database, table_id), [CARD])
        async with _clocks(change) as times:
            for seat, clock in times.clocks.items():
                if clock.next_at is not None and times.users.get(seat) == before.user:
                    counted = replace(clock, seconds=left(clock, hours_of(before), now))
                    times.clocks[seat] = running(counted, times.hours(before.user), now)
        await announce(database, change.table, change.told, now)
    return bool(running_at)


async def stop_clocks(database: Connection, table: rows.TableRow) -> None:
    if table.pace is not None:
        await database.delete(rows.ClockRow, table.id)
        await database.delete(rows.MissedRow, table.id)


@asynccontextmanager
async def _clocks(change: TableChange) -> AsyncIterator[TableClocks]:
    database, table = change.database, change.table
    seats = await database.select(rows.SeatRow, table.id)
    people = await database.rows(
        rows.PersonRow,
        """
        SELECT people.* FROM seats JOIN people ON people."user" = seats."user" WHERE seats.table_id = ?
        """,
        table.id,
    )
    clocks = {clock.seat: clock for clock in await database.select(rows.ClockRow, table.id)}
    missed = {row.seat: row.times for row in await database.select(rows.MissedRow, table.id)}
    users = {seat.seat: seat.user for seat in seats if seat.user is not None}
    settled = {person.user: person for person in people}
    times = TableClocks(database, table, change.told, {**clocks}, {**missed}, users, settled)
    yield times
    for seat in clocks.keys() - times.clocks.keys():
        await database.delete(rows.ClockRow, table.id, seat)
    for seat, clock in times.clocks.items():
        if clock != clocks.get(seat):
            await database.put(clock)
    if times.missed != missed:
        await database.delete(rows.MissedRow, table.id)
        for seat, often in times.missed.items():
            await database.insert(rows.MissedRow(table_id=table.id, seat=seat, times=often))
    if not times.table.computer_asked and any(clock.deciding for clock in times.clocks.values()):
        await times.columns(computer_asked=True)
    change.table = times.table
