"""What is done when somebody's time runs out: reminders, then what the host has chosen."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Final, Literal

from msgspec.structs import replace

from bot.ai import VETERANUS
from bot.engine import Return
from bot.play.commit import Commit
from bot.play.conflicts import StaleRevision
from bot.play.errors import Refused
from bot.play.notify.announcements import AnnouncementKind, announcement
from bot.play.repository import Repository
from bot.play.rows import ClockRow, NewAnnouncement
from bot.play.store import Store
from bot.play.table import Person, Table
from bot.play.transaction import Changing

from .clocks import REMINDED_AT, Asked, TableClocks, left, overdue, reminded, running
from .hours import Hours
from .pacing import CARD

MOST_MISSED: Final = 3
"""So many decisions in a row somebody may miss before a computer takes their seat, where the host has chosen that."""

DOWN: Final = 300.0
"""Seconds without a sign of life after which the bot was down, and nobody's time is held to be over for it."""

ALIVE_EVERY: Final = 60.0
_ALIVE: Final = "alive"

ANEW: Final = 0.25
"""The share of their time that whoever ran out of it while the bot was down gets anew."""

_log = logging.getLogger(__name__)


@dataclass
class Overdue:
    """Acts on the clocks whose moment has come."""

    _store: Store
    _repository: Repository
    _changing: Changing
    _recording: Commit
    _clock: Callable[[], float]

    async def look(self) -> None:
        """Carry out what is due, unless the bot was down when it fell due; and note that the bot lives."""
        now = self._clock()
        noted = await self._store.setting(_ALIVE)
        alive = float(noted) if noted is not None else now
        if now - alive > DOWN:
            await self._for_each_due(self._make_up)
        else:
            await self.put_due()
        if noted is None or now - alive >= ALIVE_EVERY:
            await self._begin()
            await self._store.set_setting(_ALIVE, repr(now))

    async def put_due(self) -> None:
        """Carry out what is due at all tables; none holds up another."""
        await self._for_each_due(self._carry_out)

    async def decide(
        self,
        channel: int,
        by: Person,
        seats: Sequence[int],
        *,
        interaction: int | None = None,
        may_manage: bool = False,
    ) -> Table:
        """Let a computer decide this once for those of the seats whose time is over; the right of all at the table."""
        async with self._changing.table(channel, "playing", interaction) as table:
            if table.seat_of(by.id) is None and not may_manage:
                raise Refused("not-seated")

            async with self._clocks(table, interaction) as times:
                late = [
                    seat
                    for seat, clock in times.clocks.items()
                    if seat in seats and seat in table.asked_people and clock.overdue_at is not None
                ]
                if not late:
                    raise Refused("not-overdue")
                for seat in late:
                    times.clocks[seat] = replace(times.clocks[seat], deciding=True)
            return await self._repository.load(times.table)

    async def _for_each_due(self, act: Callable[[Table], Awaitable[object]]) -> None:
        await self._for_each(await self._store.clocks.due(self._clock()), act)

    async def _begin(self) -> None:
        """Give clocks to those who are asked at tables whose pace an older version of the bot has set."""

        async def begin(table: Table) -> None:
            if table.asked_people:
                async with self._clocks(table) as times:
                    times.ask(Asked(table.asked_people, ()), self._clock())
                    times.told.append(CARD)

        await self._for_each(await self._store.clocks.without(), begin)

    async def _for_each(self, tables: Sequence[int], act: Callable[[Table], Awaitable[object]]) -> None:
        for table_id in tables:
            try:
                found = await self._repository.by_id(table_id)
                if found is None or found.status != "playing":
                    continue
                async with self._changing.locked(found.channel):
                    table = await self._repository.by_id(table_id)
                    if table is not None and table.status == "playing":
                        with suppress(StaleRevision):
                            await act(table)
            except Exception:
                _log.exception("the clocks of table %s can't be seen to", table_id)

    async def _carry_out(self, table: Table) -> None:
        """Remind whoever is to be reminded at a table, and see to those whose time is over."""
        if table.row.overdue == "seat":
            for seat in await self._lost(table):
                table = await self._take_seat(table, seat)
        now = self._clock()
        waiting: list[int] = []
        reminders: dict[tuple[AnnouncementKind, int], list[int]] = {}
        async with self._clocks(table) as times:
            for seat, (due, clock, hours) in _due(times, table, now).items():
                if isinstance(due, float):
                    times.clocks[seat] = replace(clock, next_at=due)
                elif due == "over":
                    times.missed[seat] = often = times.missed.get(seat, 0) + 1
                    decides = _decides(table, often)
                    times.clocks[seat] = overdue(clock, now, deciding=decides)
                    waiting += [] if decides else [seat]
                else:
                    times.clocks[seat] = clock = reminded(clock, hours, now)
                    kind: AnnouncementKind = (
                        "reminder" if clock.reminded < len(REMINDED_AT) else "reminder-last"
                    )
                    until = int(clock.ends_at or 0)
                    reminders.setdefault((kind, until), []).append(table.asked_people[seat])
            times.told += (
                announcement(kind, users, until=until) for (kind, until), users in reminders.items()
            )
            times.told += _told(table, waiting)

    async def _make_up(self, table: Table) -> None:
        """Give time anew to those at a table for whom something fell due while the bot was down."""
        now = self._clock()
        async with self._clocks(table) as times:
            due = _due(times, table, now)
            for seat, (_, clock, hours) in due.items():
                seconds = max(left(clock, hours, now), ANEW * clock.allowed)
                often = sum(seconds <= share * clock.allowed for share in REMINDED_AT)
                times.clocks[seat] = running(replace(clock, seconds=seconds, reminded=often), hours, now)
            if due:
                times.told += [announcement("made-up", [table.asked_people[seat] for seat in due]), CARD]

    async def _lost(self, table: Table) -> list[int]:
        """The seats that computers take now: once more their time is over. Somebody stays at every table."""
        times = await self._store.clocks.times(table.row)
        lost = [
            seat
            for seat, (due, _, _) in _due(times, table, self._clock()).items()
            if due == "over" and times.missed.get(seat, 0) + 1 >= MOST_MISSED
        ]
        return lost[: len(table.people) - 1]

    async def _take_seat(self, table: Table, seat: int) -> Table:
        row = table.seats[seat]
        assert row.user is not None, "a seat that is lost is a person's"
        taken = replace(row, computer=VETERANUS.name, taken_at=self._clock())
        told = announcement("seat-taken", [row.user], by=seat)
        return await self._recording.comes_or_goes(table, "replace", taken, Return(), None, told=[told])

    @asynccontextmanager
    async def _clocks(self, table: Table, interaction: int | None = None) -> AsyncIterator[TableClocks]:
        """The clocks of a game that is still where it was; whoever hears of changes hears of this one."""
        async with self._store.clocks.edit(
            table.id, now=self._clock(), interaction=interaction, at=table.row
        ) as times:
            yield times
        self._recording.heard(await self._repository.load(times.table))


def _due(
    times: TableClocks, table: Table, now: float
) -> dict[int, tuple[float | Literal["over", "reminder"], ClockRow, Hours]]:
    """The clocks at which there is something to do, by seat, with the hours of those whose they are.

    It is the moment until which they rest, or their time is over, or they are reminded. Clocks of seats that are not
    asked any more are dropped: an older version of the bot has recorded a move meanwhile.
    """
    times.clocks = {seat: clock for seat, clock in times.clocks.items() if seat in table.asked_people}
    found: dict[int, tuple[float | Literal["over", "reminder"], ClockRow, Hours]] = {}
    for seat, clock in times.clocks.items():
        if clock.is_due(now):
            hours = times.hours(table.asked_people[seat])
            is_over = clock.ends_at is not None and clock.ends_at <= now
            found[seat] = hours.rests(now) or ("over" if is_over else "reminder"), clock, hours
    return found


def _decides(table: Table, missed: int) -> bool:
    """Whether a computer decides for somebody who has missed so many decisions in a row.

    It would take their seat but for the last person at a table, who is waited for.
    """
    return table.row.overdue == "decide" or (table.row.overdue == "seat" and missed < MOST_MISSED)


def _told(table: Table, waiting: Sequence[int]) -> list[NewAnnouncement]:
    """That the table waits for seats whose time is over, to those who can do something about it."""
    others = [seat.user for seat in table.people if seat.user is not None and seat.seat not in waiting]
    if not waiting or not others:
        return []
    late = {table.user_at(seat) for seat in waiting}
    return [announcement("overdue", [*others, *({table.host} - late)], seats=list(waiting))]
