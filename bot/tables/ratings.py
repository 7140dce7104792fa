"""Ratings reckoned anew from the results alone, and who stands where among whom."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bot.settings import Server
from bot.store.ratings import Changes, Player, RatedSeat, Rating, Strength
from bot.store.store import Store
from bot.stories.ratings import rate


@dataclass(frozen=True)
class Line:
    """A player in a ranking: their place (None for somebody who stays out of it), and how strong they seem to be.

    `moved` says by how many places they have come up since the month began (below 0: gone down), None who is new.
    """

    place: int | None
    player: Player
    name: str
    rating: Rating
    games: int
    wins: int
    moved: int | None


@dataclass(frozen=True)
class Ranking:
    """Everybody who is ranked, best first, and the line of whoever asks, be it among them or not."""

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

    async def ranking(self, game: str, *, guild: int | None, user: int, now: float) -> Ranking:
        """Who stands where in a game among those who have played one that counts in a server, or anywhere (None)."""
        strengths = await self._store.ratings.strengths(game)
        if guild is not None:
            among = await self._store.ratings.players_of(guild, game)
            strengths = [strength for strength in strengths if strength.player in among]
        since = month_of(now)
        played = await self._store.ratings.since(game, since.timestamp())
        return ranking(strengths, played, user, since)


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


def ranking(
    strengths: Sequence[Strength], played: Sequence[RatedSeat], user: int, since: datetime
) -> Ranking:
    """The ranking of some players; `played` is what they have played since the month began, in order."""
    ranked = [strength for strength in strengths if strength.ranked]
    before = _before(ranked, played)
    then = _places((player, mean) for player, mean in before.items() if mean is not None)
    now = _places((strength.player, strength.mean) for strength in ranked)
    lines = [_line(strength, now, then) for strength in strengths]
    own = next((line for line in lines if line.player == (user, "")), None)
    return Ranking(
        sorted((line for line in lines if line.place is not None), key=lambda line: line.place or 0),
        own,
        since,
    )


def _line(strength: Strength, now: dict[Player, int], then: dict[Player, int]) -> Line:
    place, was = now.get(strength.player), then.get(strength.player)
    return Line(
        place,
        strength.player,
        strength.name,
        Rating(strength.mean, strength.spread),
        strength.games,
        strength.wins,
        None if place is None or was is None else was - place,
    )


def _before(ranked: Collection[Strength], played: Iterable[RatedSeat]) -> dict[Player, float | None]:
    """Of each player the rating with which the month began; None who had none."""
    games: dict[Player, set[int]] = {}
    first: dict[Player, float | None] = {}
    for seat in played:
        if seat.player is not None:
            games.setdefault(seat.player, set()).add(seat.table_id)
            first.setdefault(seat.player, seat.mean_before)
    found: dict[Player, float | None] = {}
    for strength in ranked:
        is_new = len(games.get(strength.player, ())) >= strength.games
        found[strength.player] = None if is_new else first.get(strength.player, strength.mean)
    return found


def _places(means: Iterable[tuple[Player, float]]) -> dict[Player, int]:
    """Places from 1; among equals whoever has the lower number."""
    ordered = sorted(means, key=lambda pair: (-pair[1], pair[0]))
    return {player: place for place, (player, _) in enumerate(ordered, 1)}
