"""Pauses: nothing runs, nobody is pinged, and moves are still allowed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bot.store.clocks import Reckoned, Times
from bot.store.store import Store

from .agreements import Proposed, check_not_refused, with_refused
from .announcements import announcement
from .changing import Changing, check_host, is_host
from .clocks import hours_for, running, stopped
from .pacing import CARD
from .questions import Questions
from .recording import Recording
from .refused import Refused
from .shelf import Shelf
from .table import Person, Table

PAUSE_KEPT: Final = 86_400.0
"""Seconds after which everybody who plays may end a pause."""


@dataclass
class Pausing:
    """The pauses of games."""

    _store: Store
    _shelf: Shelf
    _changing: Changing
    _recording: Recording
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
        standing = await self._questions.standing(table, "pause", Proposed)
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
