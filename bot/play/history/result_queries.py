"""What came of the games that were played to their end: written once, read for statistics and history."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from msgspec import Struct

from bot.db.database import Queries, StoredRow, Value, stored
from bot.play.rows import TableRow
from bot.play.statements import marks

from .rating_queries import RATINGS, Rate, fold


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


@dataclass(frozen=True)
class VisibleGames:
    """What somebody may see: games in channels, or in threads of channels (`places`), and those at which they sat."""

    user: int
    places: Collection[int]


class EndedRow(Struct, frozen=True, kw_only=True):
    """A game that is over: what, where and when."""

    id: int
    game: str
    guild: int | None
    channel: int
    card_message: int | None
    ended_at: float
    rated: bool
    loaded: bool


class PlayedRow(Struct, frozen=True, kw_only=True):
    """A person's result, with the game that it is of: how many played (`seats`), how they were rated after it.

    What was `loaded` from a record shows that, and counts nowhere.
    """

    table_id: int
    name: str
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


class ResultQueries(Queries):
    """The results of all games."""

    async def uncounted(self, games: Collection[str], *, most: int) -> list[TableRow]:
        """Tables of some games that are over and whose results are not written, in the order of their ends."""
        found = f"status = 'ended' AND NOT counted AND game IN ({marks(games)})"
        return await self._read.where(TableRow, f"{found} ORDER BY ended_at, id LIMIT ?", *games, most)

    async def count(self, table: TableRow, results: Sequence[ResultRow], *, rated: bool, rate: Rate) -> bool:
        """Write what came of a game, and where it is `rated` what follows for the ratings of its players.

        False, and nothing is written, where it has been counted, or somebody was made nameless there meanwhile.
        """
        async with self._database.transaction(RATINGS) as database:
            if not await database.run(
                """
                UPDATE tables SET counted = TRUE, rated = ?
                WHERE id = ? AND status = 'ended' AND NOT counted AND forgotten = ? RETURNING id
                """,
                rated,
                table.id,
                table.forgotten,
            ):
                return False
            for row in results:
                await database.insert(row)
            if rated:
                await fold(database, table.game, rate, new=table)
            return True

    async def of_person(self, user: int) -> list[PlayedRow]:
        """All results that count for a person, in the order in which the games ended."""
        return await self._read.rows(
            PlayedRow,
            """
            SELECT results.table_id, results.name, game, guild, channel, home, card_message, ended_at, place, points,
                sources, stayed, mean, spread, loaded,
                (SELECT count(*) FROM results AS others WHERE others.table_id = results.table_id) AS seats
            FROM results JOIN tables ON tables.id = results.table_id
                LEFT JOIN ratings ON ratings.table_id = results.table_id AND ratings.seat = results.seat
            WHERE results."user" = ? AND counts ORDER BY ended_at, results.table_id
            """,
            user,
        )

    async def ended(
        self,
        *,
        guild: int | None,
        user: int | None,
        game: str | None,
        seen: VisibleGames | None = None,
        skip: int,
        most: int,
    ) -> list[EndedRow]:
        """Games that are over and counted, the newest first: of a server, a person, a kind, or any; as one may see."""
        found, values = _those(guild, user, game, seen)
        return await self._read.rows(
            EndedRow,
            f"""
            SELECT id, game, guild, channel, card_message, ended_at, rated, loaded FROM tables
            WHERE {found} ORDER BY ended_at DESC, id DESC LIMIT ? OFFSET ?
            """,  # noqa: S608 - conditions of this file
            *values,
            most,
            skip,
        )

    async def how_many(
        self, *, guild: int | None, user: int | None, game: str | None, seen: VisibleGames | None = None
    ) -> int:
        """How many games `ended` has in all."""
        found, values = _those(guild, user, game, seen)
        number = await self._read.value(
            f"SELECT count(*) FROM tables WHERE {found}",  # noqa: S608 - conditions of this file
            *values,
        )
        assert isinstance(number, int)
        return number

    async def at(self, tables: Sequence[int]) -> list[ResultRow]:
        """The results of some games, by game and place."""
        return await self._read.where(
            ResultRow, f"table_id IN ({marks(tables)}) ORDER BY table_id, place, seat", *tables
        )


def _those(
    guild: int | None, user: int | None, game: str | None, seen: VisibleGames | None
) -> tuple[str, list[Value]]:
    conditions: list[str] = ["status = 'ended'", "counted"]
    values: list[Value] = []
    for condition, value in (
        ("guild = ?", guild),
        ('id IN (SELECT table_id FROM results WHERE "user" = ?)', user),
        ("game = ?", game),
    ):
        if value is not None:
            conditions.append(condition)
            values.append(value)
    if seen is not None:
        places = marks(seen.places)
        theirs = " UNION ".join(
            f'SELECT table_id FROM {seated} WHERE "user" = ?'  # noqa: S608 - one of two tables
            for seated in ("seats", "former_seats")
        )
        conditions.append(f"(channel IN ({places}) OR home IN ({places}) OR id IN ({theirs}))")
        values += [*seen.places, *seen.places, seen.user, seen.user]
    return " AND ".join(conditions), values
