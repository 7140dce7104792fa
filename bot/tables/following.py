"""Hearing of a table without sitting there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.store.rows import Follower
from bot.store.store import Store

from .changing import Changing
from .refused import Refused
from .table import Person, Table


@dataclass
class Following:
    """Who follows which table, and who of them is told of what has happened there."""

    _store: Store
    _changing: Changing

    async def follow(
        self, channel: int, person: Person, hears: Literal["rounds", "end"], language: str
    ) -> Table:
        """Hear of the channel's table from now on. Raises Refused for whoever plays there."""
        async with self._changing.table(channel, "playing") as table:
            if table.seat_of(person.id) is not None:
                raise Refused("follow-seated")
            follower = Follower(table_id=table.id, user=person.id, hears=hears, language=language)
            await self._store.followers.put(follower)
            return table

    async def unfollow(self, table: Table, user: int) -> None:
        """Hear of a table no more."""
        await self._store.followers.drop(table.id, user)

    async def of(self, table: Table, user: int) -> Follower | None:
        """How somebody follows a table."""
        return next((each for each in await self.all(table) if each.user == user), None)

    async def all(self, table: Table) -> list[Follower]:
        """Who follows a table, and doesn't sit there meanwhile."""
        return [each for each in await self._store.followers.of(table.id) if table.seat_of(each.user) is None]


def has_ended_a_round(before: Table, after: Table) -> bool:
    """Whether between two moments of a table a round has ended, or whatever else the game counts its length in."""
    length = after.title.telling.length
    was = length(before.view(None))
    begun = any(was.arguments.values())  # what comes before the first round is none
    return bool(begun and was != length(after.view(None)))
