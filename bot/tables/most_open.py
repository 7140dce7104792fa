"""How much one person can have open at a time: far more than people at play need, so that nobody fills the house."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.store.store import Store

from .refused import Refused


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


@dataclass
class MostOpen:
    """Says no to more. It is asked before a transaction: two wishes of one moment may exceed it by one."""

    _store: Store
    most: Most

    async def check_sits(self, user: int) -> None:
        """Raise Refused where a person can't sit down at one more table."""
        held = await self._store.lobbies.held_by(user)
        if held.games >= self.most.games:
            raise Refused("most-games", most=self.most.games)
        if held.waiting >= self.most.waiting:
            raise Refused("most-waiting", most=self.most.waiting)

    async def check_hosts(self, user: int, *, loads: bool = False) -> None:
        """Raise Refused where a person can't open one more table, or one more that goes on from a record."""
        held = await self._store.lobbies.held_by(user)
        if held.hosted >= self.most.hosted:
            raise Refused("most-hosted", most=self.most.hosted)
        if loads and held.loaded >= self.most.loaded:
            raise Refused("most-loaded", most=self.most.loaded)
        if not loads:
            await self.check_sits(user)
