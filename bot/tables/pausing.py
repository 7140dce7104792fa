"""Pauses: nothing runs, nobody is pinged, and moves are still allowed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.store.clocks import Reckoned, Times
from bot.store.store import Store

from .announcements import announcement
from .changing import Changing, check_host
from .clocks import hours_for, running, stopped
from .pacing import CARD
from .recording import Recording
from .refused import Refused
from .shelf import Shelf
from .table import Person, Table


@dataclass
class Pausing:
    """The pauses of games."""

    _store: Store
    _shelf: Shelf
    _changing: Changing
    _recording: Recording
    _clock: Callable[[], float]

    async def turn(
        self, channel: int, by: Person, *, interaction: int | None = None, may_manage: bool = False
    ) -> Table:
        """Pause a game, or let it go on where it is paused; the host's right."""
        async with self._changing.table(channel, "playing", interaction) as table:
            check_host(table, by, may_manage)
            return await self.set(table, paused=not table.paused, by=by, interaction=interaction)

    async def go_on(
        self, channel: int, by: Person, *, interaction: int | None = None, may_manage: bool = False
    ) -> Table:
        """Let a paused game go on; the host's right. Raises Refused where it isn't paused."""
        async with self._changing.table(channel, "playing", interaction) as table:
            check_host(table, by, may_manage)
            if not table.paused:
                raise Refused("not-paused")
            return await self.set(table, paused=False, by=by, interaction=interaction)

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

        def reckon(times: Times) -> Reckoned:
            clocks = []
            for clock in times.clocks.values():
                hours = hours_for(times, times.users[clock.seat])
                if paused:
                    clock = stopped(clock, hours, now)
                elif clock.overdue_at is None:
                    clock = running(clock, hours, now)
                clocks.append(clock)
            return Reckoned(clocks, times.missed, [told, CARD])

        recorded = await self._store.clocks.pause(
            table.id, now if paused else None, reckon, now=now, interaction=interaction
        )
        after = await self._shelf.load(recorded.table)
        self._recording.heard(after)  # a computer that was to decide may do so again
        return after
