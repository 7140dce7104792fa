"""Changing a table's pace, pausing it, and acting when a player's time runs out."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Final, Literal

from msgspec import json
from msgspec.structs import replace

from bot.ai.players import VETERANUS
from bot.engine import Return
from bot.play.commit import TableService
from bot.play.errors import Refused, StaleRevision
from bot.play.lobby.lobbies import Lobbies, lobby_after
from bot.play.notify.outbox import CARD, announcement
from bot.play.people.people import Servers
from bot.play.repository import check_host, is_host
from bot.play.rows import ClockRow, NewAnnouncement, SeatRow
from bot.play.statements import propose
from bot.play.table import Caller, Table
from bot.play.turn import agreements
from bot.play.turn.games import Drafts

from . import clocks
from .hours import Hours


@dataclass
class Pacing(TableService):
    """Paces of tables."""

    _lobbies: Lobbies
    _proposals: agreements.Proposals
    _agreements: agreements.Agreements
    _servers: Servers

    async def set(self, by: Caller, pace: clocks.Pace) -> agreements.WishOutcome:
        """Change a table's pace, as its host may. Everybody who is asked has their full time again.

        In a lobby those who have sat down must do so once more. In a game the others must agree to less time or a
        harder end of it, unless somebody who manages the channel and doesn't play wishes it.
        """
        async with self._locks.table(by.channel, "open", by.interaction) as table:
            check_host(table, by)
            _check(pace)
            if pace == clocks.pace_at(table.row):
                return agreements.WishOutcome(table, "done")
            if pace.overdue not in ("wait", table.row.overdue):
                await self._servers.check_computers(table.guild)
            if table.status == "playing" and _is_harder(clocks.pace_at(table.row), pace):
                if table.seat_of(by.id) is not None:
                    return await self._agreements.propose(table, by, "pace", pace=clocks.text_of(pace))
                if not by.may_manage:
                    raise Refused("pace-harder")
            return agreements.WishOutcome(await self.give(table, pace, by.interaction, by), "done")

    async def give(
        self, table: Table, pace: clocks.Pace, interaction: int | None, by: Caller | None = None
    ) -> Table:
        """Change a locked table's pace: as all who play have agreed, or as somebody (`by`) may alone."""
        now = self._clock()
        asked, told = clocks.AskedSeats([]), []
        if table.status == "playing":
            asked = clocks.AskedSeats.at(table, anew=table.asked_seats)
            told = [announcement("pace", []), CARD]
        wish, _ = await self._proposals.wish(table, "pace")
        seats: Sequence[SeatRow] = table.seats
        async with self._store.clocks.edit(table.id, now=now, interaction=interaction, at=table.row) as times:
            await times.columns(pace=pace.seconds, overdue=pace.overdue, computer_asked=asked.computer)
            kept = json.encode(agreements.OpenWish(refused=wish.refused)).decode() if wish.refused else None
            await propose(times.database, table.id, "pace", kept)
            times.ask(asked, now)
            times.told += told
            if by is not None and table.status == "lobby":
                await self._lobbies.consent_anew(table, by, times)
                seats = await times.database.select(SeatRow, table.id)
        if table.status == "lobby":
            return lobby_after(table, times.table, seats)
        return await self._repository.load(times.table)


def _is_harder(before: clocks.Pace, after: clocks.Pace) -> bool:
    less = after.seconds is not None and (before.seconds is None or after.seconds < before.seconds)
    return less or clocks.OVERDUE.index(after.overdue) > clocks.OVERDUE.index(before.overdue)


def _check(pace: clocks.Pace) -> None:
    hours = None if pace.seconds is None else pace.seconds / clocks.HOUR
    if pace.overdue not in clocks.OVERDUE or (
        pace.seconds not in clocks.PACES and hours not in clocks.OWN_HOURS
    ):
        raise Refused("pace-hours", fewest=clocks.OWN_HOURS[0], most=clocks.OWN_HOURS[-1])


PAUSE_KEPT: Final = 86_400.0
"""Seconds after which everybody who plays may end a pause."""


@dataclass
class Pausing(TableService):
    """Pauses of games."""

    _proposals: agreements.Proposals

    async def turn(self, by: Caller, *, goes_on: bool = False) -> Table:
        """Pause a game, or end its pause, as its host may; with `goes_on`, only end it.

        After a day every player may end a pause. Then the host can't pause the game alone again until the next move. A
        pause that the host begins anew before that lasts since the first one.
        """
        async with self._locks.table(by.channel, "playing", by.interaction) as table:
            if not self.may_end(table, by):
                check_host(table, by)
            if goes_on and not table.paused:
                raise Refused("not-paused")
            wish, _ = await self._proposals.wish(table, "pause")
            host, noted = table.seat_of(table.host), None
            if table.paused:
                noted = replace(wish, paused_at=table.row.paused_at, revision=agreements.NONE)
                if host is not None and not is_host(table, by):
                    noted = noted.with_refused(host, 1)
            elif by.id == table.host and host is not None:
                wish.check_not_refused("pause", host, 1)
            return await self.set(
                table,
                paused=not table.paused,
                interaction=by.interaction,
                seat=table.seat_of(by.id),
                since=wish.paused_at,
                noted=noted,
            )

    def may_end(self, table: Table, by: Caller) -> bool:
        """Whether somebody who plays may end a pause because it has lasted long enough."""
        since = table.row.paused_at
        return (
            since is not None
            and self._clock() - since >= PAUSE_KEPT
            and any(seat.user == by.id for seat in table.people)
        )

    async def set(
        self,
        table: Table,
        *,
        paused: bool,
        interaction: int | None,
        seat: int | None = None,
        since: float | None = None,
        noted: agreements.OpenWish | None = None,
    ) -> Table:
        """Pause a game, or end its pause, as the player of a `seat` or (None) all wish; its channel is locked.

        At the end, everybody who is asked is pinged, and has as much time as was left. `since` is when it began, if
        not now; `noted` is what is remembered of it.
        """
        if paused == table.paused:
            return table
        now = self._clock()
        by_seat = {} if seat is None else {"by": seat}
        told = announcement("paused", [], **by_seat)
        if not paused:
            told = announcement("unpaused", table.asked_users(), **by_seat)

        async with self._store.clocks.edit(table.id, now=now, interaction=interaction) as times:
            await times.columns(paused_at=(since or now) if paused else None)
            kept = None if noted is None else json.encode(noted).decode()
            await propose(times.database, table.id, "pause", kept)
            for asked, clock in times.clocks.items():
                hours = times.hours(times.users[asked])
                if paused:
                    times.clocks[asked] = clocks.stopped(clock, hours, now)
                elif clock.overdue_at is None:
                    times.clocks[asked] = clocks.running(clock, hours, now)
            times.told += [told, CARD]
        after = await self._repository.load(times.table)
        if after.row.computer_asked:  # a computer that was about to decide may do so again
            self._commit.on_computer_asked(after)
        return after


MOST_MISSED: Final = 3
"""Missed decisions in a row after which a computer takes the seat, if the host has chosen that."""

DOWN: Final = 300.0
"""Seconds without a sign of life after which the bot counts as having been down."""

ALIVE_EVERY: Final = 60.0
_ALIVE: Final = "alive"
_BACK: Final = "back"

ANEW: Final = 0.25
"""The fraction of their time that players get anew if it ran out while the bot was down."""

_log = logging.getLogger(__name__)


@dataclass
class Deadlines(TableService):
    """Acts on clocks that are due."""

    _drafts: Drafts
    _servers: Servers

    async def look(self) -> None:
        """Act on what is due, and record that the bot is alive, and when it is back after having been down."""
        now = self._clock()
        noted = await self._store.setting(_ALIVE)
        alive = float(noted) if noted is not None else now
        if now - alive > DOWN:
            await self._store.set_setting(_BACK, repr(now))
        await self.put_due()
        if noted is None or not 0 <= now - alive < ALIVE_EVERY:
            await self._begin()
            await self._store.set_setting(_ALIVE, repr(now))

    async def put_due(self) -> None:
        """Act on what is due at all tables, or make up for it where it fell due before the bot was back.

        A failure at one table doesn't stop the others, and makes nobody late there.
        """
        now, back = self._clock(), float(await self._store.setting(_BACK) or 0.0)
        missed = await self._store.clocks.due(back) if back <= now else []  # the clock may have been ahead
        due = await self._store.clocks.due(now)
        await self._for_each(missed, self._make_up)
        await self._for_each([table for table in due if table not in missed], self._carry_out)

    async def decide(self, by: Caller, seats: Sequence[int]) -> Table:
        """Let a computer decide this once for those of the seats whose time is over, as any player may."""
        async with self._locks.table(by.channel, "playing", by.interaction) as table:
            if table.seat_of(by.id) is None and not by.may_manage:
                raise Refused("not-seated")
            await self._servers.check_computers(table.guild)
            if table.paused:
                raise Refused("decide-paused")
            async with self._clocks(table, by.interaction) as times:
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

    async def _begin(self) -> None:
        """Start clocks at tables whose pace an older version of the bot has set."""

        async def begin(table: Table) -> None:
            if table.asked_people:
                async with self._clocks(table) as times:
                    times.ask(clocks.AskedSeats(table.asked_seats, table.asked_people), self._clock())
                    times.told.append(CARD)

        await self._for_each(await self._store.clocks.without(), begin)

    async def _for_each(self, tables: Sequence[int], act: Callable[[Table], Awaitable[object]]) -> None:
        for table_id in tables:
            try:
                row = await self._store.table(table_id)
                async with self._locks.channel(row.channel):
                    table = await self._reloaded(row)
                    if table.status == "playing":
                        with suppress(StaleRevision):
                            await act(table)
            except Exception:
                _log.exception("the clocks of table %s can't be seen to", table_id)

    async def _carry_out(self, table: Table) -> None:
        # Where none may play, the table waits whatever its pace says.
        computers = (await self._servers.of(table.guild)).computers
        if table.row.overdue == "seat" and computers:
            for seat in await self._lost(table):
                table = await self._take_seat(table, seat)
        now = self._clock()
        waiting: list[int] = []
        reminders: dict[tuple[str, int], list[int]] = {}
        async with self._clocks(table) as times:
            for seat, (due, clock, hours) in _due(times, table, now).items():
                if isinstance(due, float):
                    times.clocks[seat] = replace(clock, next_at=due)
                elif due == "over":
                    times.missed[seat] = often = times.missed.get(seat, 0) + 1
                    decides = computers and _decides(table, often)
                    times.clocks[seat] = clocks.overdue(clock, now, deciding=decides)
                    waiting += [] if decides else [seat]
                else:
                    times.clocks[seat] = clock = clocks.reminded(clock, hours, now)
                    kind = "reminder" if clock.reminded < len(clocks.REMINDED_AT) else "reminder-last"
                    until = int(clock.ends_at or 0)
                    reminders.setdefault((kind, until), []).append(table.asked_people[seat])
            times.told += (
                announcement(kind, users, until=until) for (kind, until), users in reminders.items()
            )
            times.told += _told(table, waiting)

    async def _make_up(self, table: Table) -> None:
        """Give new time to those at a table for whom something is due."""
        now = self._clock()
        async with self._clocks(table) as times:
            due = _due(times, table, now)
            for seat, (_, clock, hours) in due.items():
                seconds = max(clocks.left(clock, hours, now), ANEW * clock.allowed)
                often = sum(seconds <= share * clock.allowed for share in clocks.REMINDED_AT)
                times.clocks[seat] = clocks.running(
                    replace(clock, seconds=seconds, reminded=often), hours, now
                )
            if due:
                times.told += [announcement("made-up", [table.asked_people[seat] for seat in due]), CARD]

    async def _lost(self, table: Table) -> list[int]:
        """The seats that computers take now, because they have missed too many decisions; one person always stays."""
        async with self._store.clocks.edit(table.id, now=self._clock(), at=table.row) as times:
            lost = [
                seat
                for seat, (due, _, _) in _due(times, table, self._clock()).items()
                if due == "over" and times.missed.get(seat, 0) + 1 >= MOST_MISSED
            ]
        return lost[: len(table.people) - 1]

    async def _take_seat(self, table: Table, seat: int) -> Table:
        """Let a computer take a seat, after the turn that its player has laid out, if that doesn't end the game."""
        played = await self._drafts.laid_out(table, seat)
        if played and played[-1].state.outcome is not None:
            return await self._commit.move(table, seat, *played)
        row = table.seats[seat]
        assert row.user is not None, "a seat that is lost is a person's"
        taken = replace(row, computer=VETERANUS.name, taken_at=self._clock())
        told = announcement("seat-taken", [row.user], by=seat)
        return await self._commit.comes_or_goes(table, taken, Return(), None, [told], before=played)

    @asynccontextmanager
    async def _clocks(
        self, table: Table, interaction: int | None = None
    ) -> AsyncIterator[clocks.TableClocks]:
        """Change the clocks of a game that hasn't gone on; afterward notify computers if they must decide."""
        async with self._store.clocks.edit(
            table.id, now=self._clock(), interaction=interaction, at=table.row
        ) as times:
            yield times
        if times.table.computer_asked:
            self._commit.on_computer_asked(await self._repository.load(times.table))


def _due(
    times: clocks.TableClocks, table: Table, now: float
) -> dict[int, tuple[float | Literal["over", "reminder"], ClockRow, Hours]]:
    """The clocks that are due, by seat, with the hours of their players.

    What is due is the end of a rest (its moment), the end of the time, or a reminder. Clocks of seats that are no
    longer asked are dropped: an older version of the bot may have recorded a move meanwhile.
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
    """Whether a computer decides for somebody who has missed this many decisions in a row.

    After the last miss a computer would have taken the seat, except that of the last person, for whom the table waits.
    """
    return table.row.overdue == "decide" or (table.row.overdue == "seat" and missed < MOST_MISSED)


def _told(table: Table, waiting: Sequence[int]) -> list[NewAnnouncement]:
    others = [seat.user for seat in table.people if seat.user is not None and seat.seat not in waiting]
    if not waiting or not others:
        return []
    late = {table.user_at(seat) for seat in waiting}
    host = set() if table.seat_of(table.host) is None else {table.host} - late
    return [announcement("overdue", [*others, *host], seats=list(waiting))]
