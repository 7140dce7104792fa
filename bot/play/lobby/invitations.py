"""Invitations to a table, and how much one person can have open at a time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from msgspec import Struct

from bot.play.errors import Refused, moment
from bot.play.rows import InvitationRow
from bot.play.store import Store
from bot.play.table import Person, Table

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
        declined = 'SELECT max(declined_at) FROM invitations WHERE table_id = ? AND "user" = ?'
        if await self._store.read.value(declined, table.id, invited.id) is not None:
            raise Refused("invited-declined", name=invited.name)
        latest = await self.latest(invited.id, by.id)
        if latest is not None and self._clock() < (again := latest + INVITED_AGAIN):
            raise Refused("invited-lately", name=invited.name, moment=moment(again))

    async def latest(self, user: int, asked_by: int) -> float | None:
        """When a person was asked last by another, at whatever table."""
        latest = 'SELECT max(asked_at) FROM invitations WHERE "user" = ? AND asked_by = ?'
        return await self._store.read.moment(latest, user, asked_by)

    def asked(self, table: Table, by: int, invited: int, *, declined: bool = False) -> InvitationRow:
        now, declined_at = self._clock(), self._clock() if declined else None
        return InvitationRow(
            table_id=table.id, user=invited, asked_by=by, asked_at=now, declined_at=declined_at
        )


@dataclass(frozen=True)
class Most:
    """So much a person can have open at a time.

    `games` are those that go on and in which they sit, `waiting` tables at which they sit and no game has begun,
    `hosted` such tables of their own, `loaded` games of their own that were taken up from a record, begun or not;
    `films` and `analyses` what is made for them and not done yet. Of lessons the newest is open, one alone.
    """

    games: int = 30
    waiting: int = 15
    hosted: int = 5
    loaded: int = 5
    films: int = 2
    analyses: int = 3


MOST: Final = Most()


class Held(Struct, frozen=True):
    """How much a person has open, as `Most` bounds it."""

    games: int
    waiting: int
    hosted: int
    loaded: int


@dataclass
class MostOpen:
    """Says no to more. It is asked before a transaction: two wishes of one moment may exceed it by one."""

    _store: Store
    most: Most

    async def check_sits(self, user: int) -> None:
        held = await self.held_by(user)
        if held.games >= self.most.games:
            raise Refused("most-games", most=self.most.games)
        if held.waiting >= self.most.waiting:
            raise Refused("most-waiting", most=self.most.waiting)

    async def check_hosts(self, user: int, *, loads: bool = False) -> None:
        """Raise Refused where a person can't open one more table, or one more that goes on from a record."""
        held = await self.held_by(user)
        if held.hosted >= self.most.hosted:
            raise Refused("most-hosted", most=self.most.hosted)
        if loads and held.loaded >= self.most.loaded:
            raise Refused("most-loaded", most=self.most.loaded)
        if not loads:
            await self.check_sits(user)

    async def held_by(self, user: int) -> Held:
        (held,) = await self._store.read.rows(
            Held,
            """
            SELECT
                coalesce(sum(CASE WHEN sits AND status = 'playing' THEN 1 ELSE 0 END), 0) AS games,
                coalesce(sum(CASE WHEN sits AND status = 'lobby' THEN 1 ELSE 0 END), 0) AS waiting,
                coalesce(sum(CASE WHEN hosts AND status = 'lobby' THEN 1 ELSE 0 END), 0) AS hosted,
                coalesce(sum(CASE WHEN hosts AND loaded THEN 1 ELSE 0 END), 0) AS loaded
            FROM (
                SELECT status, loaded, TRUE AS sits, FALSE AS hosts FROM tables
                    WHERE status IN ('lobby', 'playing') AND id IN (
                        SELECT table_id FROM seats WHERE "user" = ?1 AND NOT gone AND kept_until IS NULL)
                UNION ALL
                SELECT status, loaded, FALSE AS sits, TRUE AS hosts FROM tables
                    WHERE status IN ('lobby', 'playing') AND host = ?1
            ) open
            """,
            user,
        )
        return held
