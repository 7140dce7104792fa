"""Invitations: asking somebody who does not sit at a table to take a seat there, and how often that may be done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bot.store.rows import InvitationRow
from bot.store.store import Store

from .moments import moment
from .refused import Refused
from .table import Person, Table

INVITED_AGAIN: Final = 3600.0
"""Seconds within which nobody asks the same person twice to take a seat, at whatever table."""


@dataclass
class Invitations:
    """Who may be asked, and what is kept of it."""

    _store: Store
    _clock: Callable[[], float]

    async def check(self, table: Table, by: Person, invited: Person) -> None:
        """Raise Refused unless one person may ask another to take a seat at a table; of themselves all may.

        Once they have said no at a game, nobody asks them there again.
        """
        if by.id == invited.id:
            return
        if await self._store.invitations.declined(table.id, invited.id):
            raise Refused("invited-declined", name=invited.name)
        latest = await self._store.invitations.latest(invited.id, by.id)
        if latest is not None and self._clock() < (again := latest + INVITED_AGAIN):
            raise Refused("invited-lately", name=invited.name, moment=moment(again))

    def asked(self, table: Table, by: int, invited: int) -> InvitationRow:
        """That somebody is asked now."""
        return InvitationRow(table_id=table.id, user=invited, asked_by=by, asked_at=self._clock())

    def declined(self, table: Table, by: int, invited: int) -> InvitationRow:
        """That somebody says no now."""
        now = self._clock()
        return InvitationRow(table_id=table.id, user=invited, asked_by=by, asked_at=now, declined_at=now)
