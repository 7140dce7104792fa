"""What is done when somebody's time runs out: reminders, then what the host has chosen."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from bot.ai import VETERANUS
from bot.engine import Return
from bot.play.commit import Commit
from bot.play.conflicts import StaleRevision
from bot.play.errors import Refused
from bot.play.notify.announcements import AnnouncementKind, announcement
from bot.play.repository import Repository
from bot.play.rows import NewAnnouncement
from bot.play.store import Store
from bot.play.table import Person, Table
from bot.play.transaction import Changing

from .clock_queries import ClockRows, Reckoned, Reckoning
from .clocks import REMINDED_AT, after_move, hours_for, left, overdue, reminded, running
from .pacing import CARD, for_revision, telling

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

            def reckon(times: ClockRows) -> Reckoned:
                late = {
                    seat
                    for seat, clock in times.clocks.items()
                    if seat in seats and seat in table.asked_people and clock.overdue_at is not None
                }
                if not late:
                    raise Refused("not-overdue")
                clocks = [
                    replace(clock, deciding=clock.deciding or seat in late)
                    for seat, clock in times.clocks.items()
                ]
                return Reckoned(clocks, times.missed)

            return await self._change(table, reckon, interaction)

    async def _for_each_due(self, act: Callable[[Table], Awaitable[object]]) -> None:
        await self._for_each(await self._store.clocks.due(self._clock()), act)

    async def _begin(self) -> None:
        """Give clocks to those who are asked at tables whose pace an older version of the bot has set."""

        async def begin(table: Table) -> None:
            if table.asked_people:
                anew = after_move(table.asked_people, (), self._clock())
                await self._change(table, telling(anew, [CARD]))

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

        def reckon(times: ClockRows) -> Reckoned:
            clocks, missed = [], dict(times.missed)
            over: list[int] = []
            reminders: dict[tuple[AnnouncementKind, int], list[int]] = {}
            for seat, clock in times.clocks.items():
                user = table.asked_people.get(seat)
                if user is None:
                    continue  # an older version of the bot has recorded a move meanwhile
                if clock.next_at is not None and clock.next_at <= now:
                    hours = hours_for(times, user)
                    if (rest := hours.rests(now)) is not None:
                        clock = replace(clock, next_at=rest)
                    elif clock.ends_at is not None and clock.ends_at <= now:
                        over.append(seat)
                        missed[seat] = missed.get(seat, 0) + 1
                        clock = overdue(clock, now, deciding=_decides(table, missed[seat]))
                    else:
                        clock = reminded(clock, hours, now)
                        kind: AnnouncementKind = (
                            "reminder" if clock.reminded < len(REMINDED_AT) else "reminder-last"
                        )
                        reminders.setdefault((kind, int(clock.ends_at or 0)), []).append(user)
                clocks.append(clock)
            told = [announcement(kind, users, until=until) for (kind, until), users in reminders.items()]
            waiting = [seat for seat in over if not _decides(table, missed[seat])]
            return Reckoned(clocks, missed, [*told, *_told(table, waiting)])

        await self._change(table, reckon)

    async def _make_up(self, table: Table) -> None:
        """Give time anew to those at a table for whom something fell due while the bot was down."""
        now = self._clock()

        def reckon(times: ClockRows) -> Reckoned:
            clocks, users = [], []
            for seat, clock in times.clocks.items():
                user = table.asked_people.get(seat)
                if user is None:
                    continue
                if clock.next_at is not None and clock.next_at <= now:
                    hours = hours_for(times, user)
                    seconds = max(left(clock, hours, now), ANEW * clock.allowed)
                    often = sum(seconds <= share * clock.allowed for share in REMINDED_AT)
                    clock = running(replace(clock, seconds=seconds, reminded=often), hours, now)
                    users.append(user)
                clocks.append(clock)
            return Reckoned(clocks, times.missed, [announcement("made-up", users), CARD] if users else [])

        await self._change(table, reckon)

    async def _lost(self, table: Table) -> list[int]:
        """The seats that computers take now: once more their time is over. Somebody stays at every table."""
        now = self._clock()
        times = await self._store.clocks.times(table.row)
        lost = [
            seat
            for seat, clock in times.clocks.items()
            if seat in table.asked_people
            and clock.ends_at is not None
            and clock.ends_at <= now
            and clock.next_at is not None
            and times.missed.get(seat, 0) + 1 >= MOST_MISSED
            and hours_for(times, table.asked_people[seat]).rests(now) is None
        ]
        return lost[: len(table.people) - 1]

    async def _take_seat(self, table: Table, seat: int) -> Table:
        row = table.seats[seat]
        assert row.user is not None, "a seat that is lost is a person's"
        taken = replace(row, computer=VETERANUS.name, taken_at=self._clock())
        told = announcement("seat-taken", [row.user], by=seat)
        return await self._recording.comes_or_goes(table, "replace", taken, Return(), None, told=[told])

    async def _change(self, table: Table, reckoning: Reckoning, interaction: int | None = None) -> Table:
        recorded = await self._store.clocks.change(
            table.id, for_revision(table, reckoning), now=self._clock(), interaction=interaction
        )
        after = await self._repository.load(recorded.table)
        self._recording.heard(after)
        return after


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
