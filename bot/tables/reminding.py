"""Pinging again whoever is asked."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bot.store.reminders import MOST_REMINDERS
from bot.store.rows import Reminder
from bot.store.store import Store

from .announcements import announcement
from .changing import Changing, check_host
from .refused import Refused
from .shelf import Shelf
from .table import Person, Table

REMINDER_HOURS: Final = range(1, 24 * 14 + 1)

_log = logging.getLogger(__name__)


@dataclass
class Reminding:
    """The reminders that hosts have set."""

    _store: Store
    _shelf: Shelf
    _changing: Changing
    _clock: Callable[[], float]

    async def set(self, channel: int, by: Person, hours: int | None, *, may_manage: bool = False) -> Table:
        """Ping again whoever is asked, every so many hours without a move; None: never."""
        async with self._changing.table(channel, "playing") as table:
            check_host(table, by, may_manage)
            if hours is not None and hours not in REMINDER_HOURS:
                raise Refused("reminder-hours", fewest=REMINDER_HOURS[0], most=REMINDER_HOURS[-1])
            every = None if hours is None else hours * 3600.0
            await self._store.reminders.set(table.id, every, now=self._clock())
            return table

    async def interval(self, table: Table) -> int | None:
        """After how many hours without a move whoever is asked is pinged again; None: never."""
        reminder = await self._store.reminders.of(table.id)
        return None if reminder is None else round(reminder.every_seconds / 3600.0)

    async def put_due(self) -> None:
        """Write the announcements of all reminders whose moment has come; no table holds up another."""
        for reminder in await self._store.reminders.due(self._clock()):
            try:
                await self._remind(reminder)
            except Exception:
                _log.exception("table %s can't be reminded", reminder.table_id)

    async def _remind(self, reminder: Reminder) -> None:
        table = await self._shelf.by_id(reminder.table_id)
        if table is None or table.status != "playing" or not table.asked_users():
            return  # a computer needs no reminder; its move sets the next moment
        last = reminder.count + 1 == MOST_REMINDERS
        told = announcement(
            "reminder-last" if last else "reminder", table.asked_users(), count=reminder.count + 1
        )
        await self._store.reminders.carry_out(reminder, [told], now=self._clock())
