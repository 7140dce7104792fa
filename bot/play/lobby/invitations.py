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
"""Seconds until somebody can ask the same person again to take a seat, at any table."""


@dataclass
class Invitations:
    """Limits who may be asked to take a seat, and how often."""

    _store: Store
    _clock: Callable[[], float]

    async def check(self, table: Table, by: Person, invited: Person) -> None:
        """Raise Refused unless one person may ask another to take a seat at a table (anybody may ask themselves).

        After they have declined at a table, nobody can ask them there again.
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
        """When a person was last asked by another, at any table."""
        latest = 'SELECT max(asked_at) FROM invitations WHERE "user" = ? AND asked_by = ?'
        return await self._store.read.moment(latest, user, asked_by)

    def asked(self, table: Table, by: int, invited: int, *, declined: bool = False) -> InvitationRow:
        now, declined_at = self._clock(), self._clock() if declined else None
        return InvitationRow(
            table_id=table.id, user=invited, asked_by=by, asked_at=now, declined_at=declined_at
        )


@dataclass(frozen=True)
class Most:
    """How much a person can have open at a time.

    `games` are running ones in which they sit, `waiting` lobbies at which they sit, `hosted` lobbies of their own,
    `loaded` their own games loaded from records, begun or not; `films` and `analyses` are those being made for them.
    Only the newest lesson is open.
    """

    games: int = 30
    waiting: int = 15
    hosted: int = 5
    loaded: int = 5
    films: int = 2
    analyses: int = 3


MOST: Final = Most()


class OpenCounts(Struct, frozen=True):
    """How much a person has open, as `Most` bounds it."""

    games: int
    waiting: int
    hosted: int
    loaded: int


@dataclass
class MostOpen:
    """Refuses more. The check precedes the transaction, so two requests at the same time may exceed it by one."""

    _store: Store
    most: Most

    async def check_sits(self, user: int) -> None:
        held = await self.held_by(user)
        if held.games >= self.most.games:
            raise Refused("most-games", most=self.most.games)
        if held.waiting >= self.most.waiting:
            raise Refused("most-waiting", most=self.most.waiting)

    async def check_hosts(self, user: int, *, loads: bool = False) -> None:
        """Raise Refused if a person can't open one more table, or load one more game."""
        held = await self.held_by(user)
        if held.hosted >= self.most.hosted:
            raise Refused("most-hosted", most=self.most.hosted)
        if loads and held.loaded >= self.most.loaded:
            raise Refused("most-loaded", most=self.most.loaded)
        if not loads:
            await self.check_sits(user)

    async def held_by(self, user: int) -> OpenCounts:
        (held,) = await self._store.read.rows(
            OpenCounts,
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
