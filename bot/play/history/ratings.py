"""How strong players are thought to be, and what a person has played: computed from results alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from statistics import fmean
from typing import Final

from msgspec import json
from openskill.models import PlackettLuce

from bot.play.store import Store
from bot.settings import Server

from .rating_queries import Changes, RankedRow, Rated, RatedSeat, Rating
from .result_queries import PlayedRow

_MODEL: Final = PlackettLuce()

BEGINNER: Final = Rating(_MODEL.mu, _MODEL.sigma)
"""How somebody is rated who has played no game that counts."""

BEGINS: Final = 1400
"""What is shown of a beginner."""

SCALE: Final = 14
"""So much is shown for 1 of openskill's own scale."""

UNCERTAIN: Final = 90
"""Above so much give or take a rating is shown with a question mark: about the first ten games."""


def figure(rating: Rating) -> int:
    """The rating as it is shown."""
    return round(BEGINS + (rating.mean - BEGINNER.mean) * SCALE)


def margin(rating: Rating) -> int:
    """How far off it may be, up or down, as it is shown: one standard deviation."""
    return round(rating.spread * SCALE)


def is_uncertain(rating: Rating) -> bool:
    """Whether too little is known of a player."""
    return margin(rating) > UNCERTAIN


def ranks(seats: Sequence[RatedSeat]) -> list[int]:
    """What counts of each seat's place: who did not stay comes behind all who did, and behind who left later.

    What others did with such a seat counts for nobody. Where it was not noted when they left, they are side by side.
    """
    stayed = max((seat.place for seat in seats if seat.stayed), default=0)
    left = sorted({seat.until or 0 for seat in seats if not seat.stayed}, reverse=True)
    return [seat.place if seat.stayed else stayed + 1 + left.index(seat.until or 0) for seat in seats]


def rate(seats: Sequence[RatedSeat], before: Sequence[Rating | None]) -> list[Rated]:
    """How each seat was rated before a game and is after it.

    Several computers of a level are one player: each is rated as if alone, and the player gets the mean of that.
    """
    known = [rating or BEGINNER for rating in before]
    teams = [[_MODEL.create_rating([rating.mean, rating.spread])] for rating in known]
    after = [
        Rating(rated.mu, rated.sigma) for (rated,) in _MODEL.rate(teams, ranks=list(map(float, ranks(seats))))
    ]
    return [(rating, _joined(seats, after, index)) for index, rating in enumerate(known)]


def _joined(seats: Sequence[RatedSeat], after: Sequence[Rating], index: int) -> Rating:
    """What one seat comes to, with those of the same player."""
    player = seats[index].player
    same = [
        rating
        for seat, rating in zip(seats, after, strict=True)
        if player is not None and seat.player == player
    ]
    if len(same) < 2:
        return after[index]
    return Rating(fmean(rating.mean for rating in same), fmean(rating.spread for rating in same))


@dataclass(frozen=True)
class Ranking:
    """The best, in order, and the line of the person who asks, among them or not."""

    lines: Sequence[RankedRow]
    own: RankedRow | None
    since: datetime


@dataclass
class Ratings:
    """What all that was played says of who is how strong."""

    _store: Store

    async def recount(self) -> dict[str, Changes]:
        """Compute everything from the results alone, by game."""
        return {
            game: await self._store.ratings.recount(game, rate) for game in await self._store.ratings.games()
        }

    async def ranking(self, game: str, *, guild: int | None, user: int, now: float, most: int) -> Ranking:
        """The first of a game among those who have played one that counts in a server, or anywhere (None)."""
        since = month_of(now)
        rows = await self._store.ratings.ranking(
            game, guild=guild, user=user, since=since.timestamp(), most=most
        )
        own = next((row for row in rows if row.user == user), None)
        return Ranking([row for row in rows if row.place is not None and row.place <= most], own, since)


async def recount(address: Path | Server, *, now: float) -> dict[str, Changes]:
    """Compute everything in a database that no bot uses. Raises StoreError."""
    store = await Store.open(address, now=now, patience=0)
    try:
        return await Ratings(store).recount()
    finally:
        await store.close()


def month_of(moment: float) -> datetime:
    """When the month of a moment began."""
    return datetime.fromtimestamp(moment, UTC).replace(day=1, hour=0, minute=0, second=0, microsecond=0)


@dataclass(frozen=True)
class Statistics:
    """Some results of a person, one at the least, in the order in which the games ended.

    Those who did not stay to the end came last, and scored nothing.
    """

    results: Sequence[PlayedRow]

    @property
    def games(self) -> int:
        """How many there are."""
        return len(self.results)

    @cached_property
    def wins(self) -> int:
        """How many were won, if together with others."""
        return sum(place_of(row) == 1 for row in self.results)

    @cached_property
    def mean_place(self) -> float:
        """The mean place."""
        return fmean(map(place_of, self.results))

    @cached_property
    def mean_points(self) -> float | None:
        """The mean of the points; None where nothing was played to the end."""
        points = [row.points for row in self.results if row.stayed]
        return fmean(points) if points else None

    @cached_property
    def best(self) -> PlayedRow | None:
        """The game with the most points, the earliest of several."""
        return max((row for row in self.results if row.stayed), key=lambda row: row.points, default=None)

    @cached_property
    def favourite(self) -> tuple[str, float] | None:
        """The source that has brought most points, and its share of all that were gained."""
        gained: Counter[str] = Counter()
        for row in self.results:
            if row.stayed:
                gained.update({source: points for source, points in _sources(row).items() if points > 0})
        if not gained:
            return None
        (source, points), *_ = gained.most_common(1)
        return source, points / gained.total()

    @cached_property
    def rating(self) -> Rating | None:
        """How strong they are thought to be now; None as long as no game counts."""
        ratings = self._ratings
        return ratings[-1] if ratings else None

    @cached_property
    def curve(self) -> tuple[int, ...]:
        """Their rating as it is shown, from the beginner's on through all games that count."""
        return figure(BEGINNER), *map(figure, self._ratings)

    def by_seats(self) -> dict[int, Statistics]:
        """The same apart by how many played."""
        found: dict[int, list[PlayedRow]] = {}
        for row in sorted(self.results, key=lambda row: row.seats):
            found.setdefault(row.seats, []).append(row)
        return {seats: Statistics(rows) for seats, rows in found.items()}

    @cached_property
    def _ratings(self) -> list[Rating]:
        return [
            Rating(row.mean, row.spread)
            for row in self.results
            if row.mean is not None and row.spread is not None
        ]


def place_of(row: PlayedRow) -> int:
    """The place; those who did not stay to the end came last."""
    return row.place if row.stayed else row.seats


def by_game(results: Sequence[PlayedRow]) -> dict[str, Statistics]:
    """The results of a person by game, those left out that count nowhere."""
    found: dict[str, list[PlayedRow]] = {}
    for row in results:
        if row.loaded:
            continue
        found.setdefault(row.game, []).append(row)
    return {game: Statistics(rows) for game, rows in found.items()}


def _sources(row: PlayedRow) -> dict[str, int]:
    return json.decode(row.sources, type=dict[str, int])
