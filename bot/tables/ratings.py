"""Ratings reckoned anew from the results alone, and who stands where among whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bot.settings import Server
from bot.store.ratings import Changes, RankedRow, Rating
from bot.store.store import Store
from bot.stories.ratings import rate


@dataclass(frozen=True)
class Line:
    """A player in a ranking: their place (None for somebody who stays out of it), and how strong they seem to be.

    `user` is a person's number, 0 for a computer, which has its level. `moved` says by how many places they have come
    up since the month began (below 0: gone down), None who is new.
    """

    place: int | None
    user: int
    computer: str
    name: str
    rating: Rating
    games: int
    wins: int
    moved: int | None


@dataclass(frozen=True)
class Ranking:
    """The best, in order, and the line of whoever asks, be it among them or not."""

    lines: Sequence[Line]
    own: Line | None
    since: datetime


@dataclass
class Ratings:
    """What all that was played says of who is how strong."""

    _store: Store

    async def recount(self) -> dict[str, Changes]:
        """Reckon everything from the results alone, by game."""
        return {
            game: await self._store.ratings.recount(game, rate) for game in await self._store.ratings.games()
        }

    async def ranking(self, game: str, *, guild: int | None, user: int, now: float, most: int) -> Ranking:
        """The first of a game among those who have played one that counts in a server, or anywhere (None)."""
        since = month_of(now)
        rows = await self._store.ratings.ranking(
            game, guild=guild, user=user, since=since.timestamp(), most=most
        )
        lines = [_line(row) for row in rows]
        own = next((line for line in lines if line.user == user), None)
        return Ranking([line for line in lines if line.place is not None and line.place <= most], own, since)


async def recount(address: Path | Server, *, now: float) -> dict[str, Changes]:
    """Reckon everything in a database that no bot uses. Raises StoreError."""
    store = await Store.open(address, now=now, patience=0)
    try:
        return await Ratings(store).recount()
    finally:
        await store.close()


def month_of(moment: float) -> datetime:
    """When the month of a moment began."""
    return datetime.fromtimestamp(moment, UTC).replace(day=1, hour=0, minute=0, second=0, microsecond=0)


def _line(row: RankedRow) -> Line:
    return Line(
        row.place,
        row.user,
        row.computer,
        row.name,
        Rating(row.mean, row.spread),
        row.games,
        row.wins,
        None if row.place is None or row.was is None else row.was - row.place,
    )
