"""Ratings game by game, always as if all games had been counted in the order of their ends.

When a game is counted late, all games after it are computed again.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from statistics import fmean
from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace
from openskill.models import PlackettLuce

from bot.db.database import Connection, StoredRow, stored
from bot.play.rows import TableRow

RATINGS: Final = -1
"""What transactions about ratings are `about`: no table has this id."""

_GAMES: Final = 200
"""Games read at a time."""

_BEGINNING: Final = (-1.0, 0)

Moment: TypeAlias = tuple[float, int]
"""The end of a game (Unix seconds), and the table's id."""

Player: TypeAlias = tuple[int, str]
"""A person's number and "", or 0 and the level of a computer."""


class Rating(Struct, frozen=True):
    """How strong a player is thought to be, and how far off that may be; on openskill's own scale."""

    mean: float
    spread: float


def rating_of(mean: float | None, spread: float | None) -> Rating | None:
    """A rating as it stands beside a result, where there is one."""
    return None if mean is None or spread is None else Rating(mean, spread)


class RatedSeat(Struct, frozen=True, kw_only=True):
    """A seat of a game that counts: who began there, how they came out, and how they were rated before and after.

    Who has not `stayed` left with the revision `until`, where that was noted.
    """

    table_id: int
    ended_at: float
    seat: int
    user: int | None
    name: str
    computer: str | None
    place: int
    stayed: bool
    until: int | None = None
    mean_before: float | None
    spread_before: float | None
    mean: float | None
    spread: float | None

    @property
    def player(self) -> Player | None:
        """Whose rating it is; None of a person who was made nameless: theirs is kept at this game alone."""
        if self.computer is not None:
            return 0, self.computer
        return (self.user, "") if self.user is not None and self.user > 0 else None

    @property
    def before(self) -> Rating | None:
        return rating_of(self.mean_before, self.spread_before)

    @property
    def after(self) -> Rating | None:
        return rating_of(self.mean, self.spread)


class PlayerStrength(Struct, frozen=True, kw_only=True):
    """How strong a player of a game is: a person's number, or 0 and the level of a computer.

    `games` are those that count, `wins` those of them that they have won.
    """

    user: int
    computer: str
    name: str
    mean: float
    spread: float
    games: int
    wins: int

    @property
    def rating(self) -> Rating:
        return Rating(self.mean, self.spread)


@stored("strengths", "game", "user", "computer")
class Strength(PlayerStrength, StoredRow, frozen=True, kw_only=True):
    """A player of a game as they stand now, by the name of their latest game."""

    game: str


@stored("ratings", "table_id", "seat")
class RatingRow(StoredRow, frozen=True, kw_only=True):
    """How who began a game on a seat was rated before it and after."""

    table_id: int
    seat: int
    mean_before: float
    spread_before: float
    mean: float
    spread: float


@stored("results", "table_id", "seat")
class ResultRow(StoredRow, frozen=True, kw_only=True):
    """What came of a game for the one who began it on a seat: a user, or a computer of a level.

    Place, points and their `sources` (JSON, points by source) are the seat's; `stayed` says whether they played it to
    the end. Where they did not, they left with the revision `until`; an older version of the bot has not noted that.
    What does not count for them is neither rated nor in their statistics. A user below zero is a person who was made
    nameless.
    """

    table_id: int
    seat: int
    user: int | None
    name: str
    computer: str | None
    place: int
    points: int
    sources: str
    stayed: bool
    until: int | None = None
    counts: bool = True


class RankedRow(PlayerStrength, frozen=True, kw_only=True):
    """A player in a ranking, by the name of their latest game; in that of a server, of the latest there.

    `place` is None for who stays out of rankings, `was` what the place was at a moment before, None who was not in it.
    """

    place: int | None
    was: int | None

    @property
    def moved(self) -> int | None:
        """By how many places they have come up since (below 0: gone down), None who is new."""
        return None if self.place is None or self.was is None else self.was - self.place


Rated: TypeAlias = tuple[Rating, Rating]
"""Before and after a game."""

_MODEL: Final = PlackettLuce()

BEGINNER: Final = Rating(_MODEL.mu, _MODEL.sigma)
"""How somebody is rated who has played no game that counts."""


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
    player = seats[index].player
    same = [
        rating
        for seat, rating in zip(seats, after, strict=True)
        if player is not None and seat.player == player
    ]
    if len(same) < 2:
        return after[index]
    return Rating(fmean(rating.mean for rating in same), fmean(rating.spread for rating in same))


@dataclass
class Changes:
    """What computing anew has come to: games and players of a kind, and how many ratings are not what they were."""

    games: int = 0
    players: int = 0
    changed: int = 0


async def fold(database: Connection, game: str, new: TableRow | None = None) -> Changes:
    """Compute the ratings of all games of a kind from the new one on, or from the first, inside a transaction.

    A person who was made nameless is always taken to have been as strong as is kept of them, so that nobody else's
    rating changes by it.
    """
    if new is None:
        folding = _Folding(database, game)
        async for seats in _games(database, game, _BEGINNING):
            await folding.add(seats)
        return await folding.close()
    games = [seats async for seats in _games(database, game, (new.ended_at or 0.0, new.id))]
    later = {seat.player: seat.before for seats in reversed(games[1:]) for seat in seats if seat.player}
    folding = _Folding(database, game, new.id, later)
    for seats in games:
        await folding.add(seats)
    return await folding.close()


@dataclass
class _Folding:
    """Games one after the other: who is how strong by now, and what has changed.

    `known` is how strong players are at the beginning who have played later; of others that is how strong they are now.
    """

    database: Connection
    game: str
    new: int | None = None
    known: dict[Player, Rating | None] = field(default_factory=dict)
    noted: dict[Player, Strength] = field(default_factory=dict)
    changes: Changes = field(default_factory=Changes)

    async def add(self, seats: Sequence[RatedSeat]) -> None:
        befores = [await self._before(seat) for seat in seats]
        for seat, (before, after) in zip(seats, rate(seats, befores), strict=True):
            if (seat.before, seat.after) != (before, after):
                self.changes.changed += 1
                await self.database.put(
                    RatingRow(
                        table_id=seat.table_id,
                        seat=seat.seat,
                        mean_before=before.mean,
                        spread_before=before.spread,
                        mean=after.mean,
                        spread=after.spread,
                    )
                )
            if seat.player is not None:
                self._note(seat, after, won=seat.place == 1 and seat.stayed)
        self.changes.games += 1

    async def close(self) -> Changes:
        for player in self.noted.values():
            was = await self.database.find(Strength, self.game, player.user, player.computer)
            games, wins = (0, 0) if was is None else (was.games, was.wins)
            await self.database.put(replace(player, games=games + player.games, wins=wins + player.wins))
        self.changes.players = len(self.noted)
        return self.changes

    async def _before(self, seat: RatedSeat) -> Rating | None:
        if seat.player is None:
            return seat.before
        if seat.player not in self.known:
            strength = await self.database.find(Strength, self.game, *seat.player)
            self.known[seat.player] = None if strength is None else strength.rating
        return self.known[seat.player]

    def _note(self, seat: RatedSeat, after: Rating, *, won: bool) -> None:
        """How strong a player is now; games and wins are those to be added to what was counted before."""
        assert seat.player is not None, "nobody nameless is noted"
        user, computer = seat.player
        noted = self.noted.get(seat.player)
        counts = self.new in (None, seat.table_id)
        self.known[seat.player] = after
        self.noted[seat.player] = Strength(
            game=self.game,
            user=user,
            computer=computer,
            name=seat.name,
            mean=after.mean,
            spread=after.spread,
            games=(noted.games if noted else 0) + counts,
            wins=(noted.wins if noted else 0) + (counts and won),
        )


_SEATS: Final = """
    SELECT tables.id AS table_id, ended_at, results.seat, results."user", results.name, results.computer, place, stayed,
        until, mean_before, spread_before, mean, spread
    FROM tables JOIN results ON results.table_id = tables.id AND results.counts
        LEFT JOIN ratings ON ratings.table_id = tables.id AND ratings.seat = results.seat
"""


async def _games(database: Connection, game: str, begin: Moment) -> AsyncIterator[Sequence[RatedSeat]]:
    while True:
        rows = await database.rows(
            RatedSeat,
            f"""
            {_SEATS} WHERE tables.id IN (
                SELECT id FROM tables WHERE game = ? AND rated AND (ended_at, id) >= (?, ?)
                ORDER BY ended_at, id LIMIT ?)
            ORDER BY ended_at, tables.id, results.seat
            """,  # noqa: S608 - a statement of this file
            game,
            *begin,
            _GAMES,
        )
        games = [list(seats) for _, seats in groupby(rows, key=lambda row: row.table_id)]
        for seats in games:
            yield seats
        if len(games) < _GAMES:
            return
        begin = (rows[-1].ended_at, rows[-1].table_id + 1)
