"""Ratings, rankings and statistics, all computed from results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from statistics import fmean
from typing import Final

from msgspec import Struct, json

from bot.play.store import Store
from bot.settings import Server

from .rating_queries import BEGINNER, RATINGS, Changes, RankedRow, Rating, Strength, fold, rating_of

BEGINS: Final = 1400
"""The rating of a beginner, as it is shown."""

SCALE: Final = 14
"""Points shown for 1 on openskill's own scale."""

UNCERTAIN: Final = 90
"""A rating with a larger margin is shown with a question mark: about the first ten games."""


def figure(rating: Rating) -> int:
    return round(BEGINS + (rating.mean - BEGINNER.mean) * SCALE)


def margin(rating: Rating) -> int:
    """How far off a rating may be, as it is shown: one standard deviation."""
    return round(rating.spread * SCALE)


def is_uncertain(rating: Rating) -> bool:
    return margin(rating) > UNCERTAIN


@dataclass(frozen=True)
class Ranking:
    """The best players, in order, and the line of the person who asks, wherever they are."""

    lines: Sequence[RankedRow]
    own: RankedRow | None
    since: datetime


_IN_A_SERVER: Final[Mapping[str, str]] = {
    "among": """
        AND (strengths."user", strengths.computer) IN (
            SELECT coalesce(results."user", 0), coalesce(results.computer, '')
            FROM tables JOIN results ON results.table_id = tables.id
            WHERE guild = ?5 AND status = 'ended' AND game = ?1 AND rated AND results.counts)
    """,
    "name": """
        coalesce((
            SELECT results.name FROM results JOIN tables ON tables.id = results.table_id
            WHERE results."user" = placed."user" AND guild = ?5 AND status = 'ended' AND game = ?1 AND rated
                AND results.counts
            ORDER BY ended_at DESC, tables.id DESC LIMIT 1), name)
    """,
}
"""Restricts a ranking to those who have played in a server, under the names that they last had there."""

# The casts declare the columns' types: without them SQLite would scan all of `began` for every player.
_RANKING: Final = """
    WITH played AS (
        SELECT CAST(coalesce(results."user", 0) AS BIGINT) AS "user",
            CAST(coalesce(results.computer, '') AS TEXT) AS computer, tables.id, mean_before, row_number() OVER (
                PARTITION BY results."user", results.computer ORDER BY ended_at, tables.id, results.seat) AS turn
        FROM tables JOIN results ON results.table_id = tables.id
            JOIN ratings ON ratings.table_id = tables.id AND ratings.seat = results.seat
        WHERE game = ?1 AND rated AND ended_at >= ?2
    ), began AS (
        SELECT "user", computer, count(DISTINCT id) AS games, max(CASE WHEN turn = 1 THEN mean_before END) AS mean
        FROM played GROUP BY "user", computer
    ), all_of_them AS (
        SELECT strengths."user", strengths.computer, name, strengths.mean, spread, strengths.games, wins,
            coalesce(ranked, TRUE) AS ranked,
            CASE WHEN began.games IS NULL OR began.games < strengths.games
                THEN coalesce(began.mean, strengths.mean) END AS mean_then
        FROM strengths LEFT JOIN people ON people."user" = strengths."user"
            LEFT JOIN began ON began."user" = strengths."user" AND began.computer = strengths.computer
        WHERE game = ?1 {among}
    ), placed AS (
        SELECT "user", computer, name, mean, spread, games, wins,
            CASE WHEN ranked THEN row_number() OVER (
                PARTITION BY ranked ORDER BY mean DESC, "user", computer) END AS place,
            CASE WHEN ranked AND mean_then IS NOT NULL THEN row_number() OVER (
                PARTITION BY ranked, mean_then IS NULL ORDER BY mean_then DESC, "user", computer) END AS was
        FROM all_of_them
    )
    SELECT "user", computer, {name} AS name, mean, spread, games, wins, place, was FROM placed
    WHERE place <= ?4 OR "user" = ?3 ORDER BY place IS NULL, place
"""


@dataclass
class Ratings:
    """Ratings of all players."""

    _store: Store

    async def recount(self) -> dict[str, Changes]:
        database, changes = self._store.database, dict[str, Changes]()
        for row in await database.read.records("SELECT DISTINCT game FROM tables WHERE rated ORDER BY game"):
            game = str(row["game"])
            async with database.transaction(RATINGS) as writing:
                await writing.delete(Strength, game)
                changes[game] = await fold(writing, game)
        return changes

    async def ranking(self, game: str, *, guild: int | None, user: int, now: float, most: int) -> Ranking:
        """The best players of a game, of those who have played a counting one in a server, or anywhere (None).

        Includes the person who asks; those who stay out of rankings come last. The places at the beginning of the month
        follow from the ratings before each player's first game in it.
        """
        since = month_of(now)
        parts, values = ({"among": "", "name": "name"}, ()) if guild is None else (_IN_A_SERVER, (guild,))
        rows = await self._store.read.rows(
            RankedRow, _RANKING.format(**parts), game, since.timestamp(), user, most, *values
        )
        own = next((row for row in rows if row.user == user), None)
        return Ranking([row for row in rows if row.place is not None and row.place <= most], own, since)


async def recount(address: Path | Server, *, now: float) -> dict[str, Changes]:
    """Compute all ratings of a database that no bot uses. Raises StoreError."""
    store = await Store.open(address, now=now, patience=0)
    try:
        return await Ratings(store).recount()
    finally:
        await store.close()


def month_of(moment: float) -> datetime:
    return datetime.fromtimestamp(moment, UTC).replace(day=1, hour=0, minute=0, second=0, microsecond=0)


class PlayedRow(Struct, frozen=True, kw_only=True):
    """A person's result in a game, with its number of seats and their rating after it.

    A game that was `loaded` from a record counts nowhere.
    """

    table_id: int
    game: str
    guild: int | None
    channel: int
    home: int | None
    card_message: int | None
    ended_at: float
    seats: int
    place: int
    points: int
    sources: str
    stayed: bool
    mean: float | None
    spread: float | None
    loaded: bool = False


@dataclass(frozen=True)
class Statistics:
    """Statistics of a person's results, at least one, in the order in which the games ended.

    A game that they didn't stay in to the end counts as last place without points. `fewest`: the fewest points win.
    """

    results: Sequence[PlayedRow]
    fewest: bool = False

    @property
    def games(self) -> int:
        return len(self.results)

    @cached_property
    def wins(self) -> int:
        """Games won, shared wins included."""
        return sum(place_of(row) == 1 for row in self.results)

    @cached_property
    def mean_place(self) -> float:
        return fmean(map(place_of, self.results))

    @cached_property
    def mean_points(self) -> float | None:
        points = [row.points for row in self.results if row.stayed]
        return fmean(points) if points else None

    @cached_property
    def best(self) -> PlayedRow | None:
        best = min if self.fewest else max
        return best((row for row in self.results if row.stayed), key=lambda row: row.points, default=None)

    @cached_property
    def favorite(self) -> tuple[str, float] | None:
        """The source that has brought most points, and its share of all points gained; None if the fewest win."""
        if self.fewest:
            return None
        gained: Counter[str] = Counter()
        for row in self.results:
            if row.stayed:
                gained.update(
                    {source: points for source, points in json.decode(row.sources).items() if points > 0}
                )
        if not gained:
            return None
        (source, points), *_ = gained.most_common(1)
        return source, points / gained.total()

    @cached_property
    def rating(self) -> Rating | None:
        ratings = self._ratings
        return ratings[-1] if ratings else None

    @cached_property
    def curve(self) -> tuple[int, ...]:
        """The person's ratings as they are shown, from the beginner's through all games that count."""
        return figure(BEGINNER), *map(figure, self._ratings)

    def by_seats(self) -> dict[int, Statistics]:
        found: dict[int, list[PlayedRow]] = {}
        for row in sorted(self.results, key=lambda row: row.seats):
            found.setdefault(row.seats, []).append(row)
        return {seats: Statistics(rows, self.fewest) for seats, rows in found.items()}

    @cached_property
    def _ratings(self) -> list[Rating]:
        found = (rating_of(row.mean, row.spread) for row in self.results)
        return [rating for rating in found if rating is not None]


def place_of(row: PlayedRow) -> int:
    return row.place if row.stayed else row.seats


def by_game(results: Sequence[PlayedRow], fewest: Container[str]) -> dict[str, Statistics]:
    """The statistics of each game; in the games `fewest` the fewest points win."""
    found: dict[str, list[PlayedRow]] = {}
    for row in results:
        if row.loaded:
            continue
        found.setdefault(row.game, []).append(row)
    return {game: Statistics(rows, game in fewest) for game, rows in found.items()}
