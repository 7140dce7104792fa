"""A table's pace is changed or paused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from msgspec import json
from msgspec.structs import replace

from bot.play.commit import Commit
from bot.play.errors import Refused
from bot.play.lobby.lobbies import Lobbies
from bot.play.notify.announcements import announcement
from bot.play.repository import Repository
from bot.play.rows import PersonRow
from bot.play.store import Store
from bot.play.table import Person, Table
from bot.play.transaction import Changing, check_host, is_host
from bot.play.turn.agreements import (
    Agreements,
    OpenWish,
    Questions,
    WishOutcome,
    check_not_refused,
    settled,
    with_refused,
)
from bot.play.turn.turn_queries import propose

from .clocks import HOUR, OVERDUE, OWN_HOURS, PACES, Asked, Pace, left, pace_at, running, stopped, text_of
from .hours import hours_of

CARD: Final = announcement("card", [])
"""That the card which stands is to show what has changed of the time; nobody is pinged, nothing is posted."""


@dataclass(frozen=True)
class Timing:
    """What is shown of a table's time: until when it runs (Unix seconds) and how many misses in a row, by seat."""

    until: dict[int, float] = field(default_factory=dict)
    missed: dict[int, int] = field(default_factory=dict)


UNTIMED: Final = Timing()


@dataclass
class Pacing:
    """The paces of tables, and their clocks as people see them."""

    _store: Store
    _repository: Repository
    _changing: Changing
    _lobbies: Lobbies
    _questions: Questions
    _agreements: Agreements
    _clock: Callable[[], float]

    async def timing(self, table: Table) -> Timing:
        """What is shown of a table's time."""
        if table.row.pace is None or table.status != "playing":
            return UNTIMED
        clocks = await self._store.clocks.of(table.id)
        until = {clock.seat: clock.ends_at for clock in clocks if clock.ends_at is not None}
        return Timing(until, await self._store.clocks.missed(table.id))

    async def set(
        self,
        channel: int,
        by: Person,
        pace: Pace,
        *,
        interaction: int | None = None,
        may_manage: bool = False,
    ) -> WishOutcome:
        """Give a table another pace, before its game or during it; the host's right. Who is asked has fresh time.

        Before a game those who have sat down do so once more. During it, to less time or a harder end of it, the others
        must agree; somebody who manages the channel and does not play needs nobody.
        """
        async with self._changing.table(channel, "open", interaction) as table:
            check_host(table, by, may_manage)
            _check(pace)
            if pace == pace_at(table.row):
                return WishOutcome(table, "done")
            if table.status == "playing" and _is_harder(pace_at(table.row), pace):
                if (seat := table.seat_of(by.id)) is not None:
                    return await self._agreements.propose(
                        table, "pace", seat, interaction, pace=text_of(pace)
                    )
                if not may_manage:
                    raise Refused("pace-harder")
            after = await self.give(table, pace, interaction)
            if table.status == "lobby":
                await self._lobbies.consent_anew(after, by)
                after = await self._repository.load(await self._store.table(table.id))
            return WishOutcome(after, "done")

    async def give(self, table: Table, pace: Pace, interaction: int | None) -> Table:
        """Give a table that is locked another pace, as somebody may or all have agreed."""
        now = self._clock()
        asked, told = {}, []
        if table.status == "playing":
            asked, told = table.asked_people, [announcement("pace", []), CARD]
        standing = settled((await self._questions.standing(table, "pace", OpenWish)).proposed)
        async with self._store.clocks.edit(table.id, now=now, interaction=interaction, at=table.row) as times:
            await times.change(pace=pace.seconds, overdue=pace.overdue)
            kept = None if standing is None else json.encode(standing).decode()
            await propose(times.database, table.id, "pace", kept)
            times.ask(Asked(asked, asked), now)
            times.told += told
        return await self._repository.load(times.table)

    async def hours_changed(self, before: PersonRow) -> list[int]:
        """Count the clocks of somebody by the hours they had `before`, and set them anew by those they have now.

        To be called once what they have settled is kept; the channels in which cards have changed by it.
        """
        now = self._clock()
        channels = []
        for table_id in await self._store.clocks.of_person(before.user):
            async with self._store.clocks.edit(table_id, now=now) as times:
                theirs = {
                    seat: clock
                    for seat, clock in times.clocks.items()
                    if clock.next_at is not None and times.users.get(seat) == before.user
                }
                for seat, clock in theirs.items():
                    counted = replace(clock, seconds=left(clock, hours_of(before), now))
                    times.clocks[seat] = running(counted, times.hours(before.user), now)
                times.told += [CARD] if theirs else []
            channels.append(times.table.channel)
        return channels


def _is_harder(before: Pace, after: Pace) -> bool:
    """Whether people have less time, or the end of it is harder."""
    less = after.seconds is not None and (before.seconds is None or after.seconds < before.seconds)
    return less or OVERDUE.index(after.overdue) > OVERDUE.index(before.overdue)


def _check(pace: Pace) -> None:
    """Raise Refused for a pace that can't be had."""
    hours = None if pace.seconds is None else pace.seconds / HOUR
    if pace.overdue not in OVERDUE or (pace.seconds not in PACES and hours not in OWN_HOURS):
        raise Refused("pace-hours", fewest=OWN_HOURS[0], most=OWN_HOURS[-1])


PAUSE_KEPT: Final = 86_400.0
"""Seconds after which everybody who plays may end a pause."""


@dataclass
class Pausing:
    """The pauses of games."""

    _store: Store
    _repository: Repository
    _changing: Changing
    _recording: Commit
    _questions: Questions
    _clock: Callable[[], float]

    async def turn(
        self, channel: int, by: Person, *, interaction: int | None = None, may_manage: bool = False
    ) -> Table:
        """Pause a game, or let it go on where it is paused; the host's right.

        A pause of a day everybody who plays may end. Until the next move the host does not pause it again alone.
        """
        async with self._changing.table(channel, "playing", interaction) as table:
            return await self._turn(table, by, interaction, may_manage)

    def may_end(self, table: Table, by: Person) -> bool:
        """Whether somebody may end a pause without asking: it has lasted, and they play."""
        since = table.row.paused_at
        return (
            since is not None
            and self._clock() - since >= PAUSE_KEPT
            and any(seat.user == by.id for seat in table.people)
        )

    async def go_on(
        self, channel: int, by: Person, *, interaction: int | None = None, may_manage: bool = False
    ) -> Table:
        """The same, where a game is paused. Raises Refused where it isn't."""
        async with self._changing.table(channel, "playing", interaction) as table:
            if not table.paused:
                check_host(table, by, may_manage)
                raise Refused("not-paused")
            return await self._turn(table, by, interaction, may_manage)

    async def _turn(self, table: Table, by: Person, interaction: int | None, may_manage: bool) -> Table:
        if not self.may_end(table, by):
            check_host(table, by, may_manage)
        standing = await self._questions.standing(table, "pause", OpenWish)
        host = table.seat_of(table.host)
        if by.id == table.host and host is not None and not table.paused:
            check_not_refused("pause", standing.proposed, host, 1)
        after = await self.set(table, paused=not table.paused, by=by, interaction=interaction)
        if table.paused and host is not None and not is_host(table, by, may_manage):
            await self._questions.put(after, "pause", with_refused(standing.proposed, host, 1))
        return after

    async def set(
        self, table: Table, *, paused: bool, by: Person | None = None, interaction: int | None = None
    ) -> Table:
        """Pause a game, or let it go on, as somebody wishes or (None) all; its channel is locked.

        Where it goes on, whoever is asked is pinged, and has as much time as there was left.
        """
        if paused == table.paused:
            return table
        now = self._clock()
        by_seat = {} if by is None or (seat := table.seat_of(by.id)) is None else {"by": seat}
        told = announcement("paused", [], **by_seat)
        if not paused:
            told = announcement("unpaused", table.asked_users(), **by_seat)

        async with self._store.clocks.edit(table.id, now=now, interaction=interaction) as times:
            await times.change(paused_at=now if paused else None)
            await propose(times.database, table.id, "pause", None)
            for seat, clock in times.clocks.items():
                hours = times.hours(times.users[seat])
                if paused:
                    times.clocks[seat] = stopped(clock, hours, now)
                elif clock.overdue_at is None:
                    times.clocks[seat] = running(clock, hours, now)
            times.told += [told, CARD]
        after = await self._repository.load(times.table)
        self._recording.heard(after)  # a computer that was to decide may do so again
        return after
