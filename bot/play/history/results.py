"""Results of games that are over: written once for each game."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

import msgspec
from msgspec import Struct, json
from msgspec.structs import replace

from bot.db.database import Damaged, StoreError, Value, marks
from bot.engine import Outcome
from bot.games.title import Title
from bot.play.people.people import Servers
from bot.play.rows import FormerSeat, MoveRow, SeatRow, TableRow
from bot.play.store import Store

from .game_log import main_line
from .rating_queries import RATINGS, ResultRow, fold
from .ratings import PlayedRow

AT_ONCE: Final = 500
"""Games counted in one round of the background job: after an upgrade there may be years of them."""

JUST_OVER: Final = 3
"""Games counted before results are shown to somebody, so that these include the latest."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class VisibleGames:
    """The games that somebody may see: those in `places` (channels, or threads of them), and those that they played."""

    user: int
    places: Collection[int]


class EndedGame(Struct, frozen=True, kw_only=True):
    """A game that is over, with its results by place."""

    id: int
    game: str
    guild: int | None
    channel: int
    card_message: int | None
    ended_at: float
    loaded: bool
    results: Sequence[ResultRow] = ()


@dataclass(frozen=True)
class History:
    """A page of games that are over, their total, and the number of the page (from 0)."""

    games: Sequence[EndedGame]
    total: int
    page: int


@dataclass
class Results:
    """Counts games that are over, the earliest first."""

    _store: Store
    _titles: Mapping[str, Title]
    _servers: Servers

    async def count(self, most: int = AT_ONCE) -> None:
        """Write the results of games that have none yet.

        Any process may do so at any time, and may be interrupted: each game is counted once, with the same results.
        """
        for table in await self.uncounted(most):
            try:
                await self._count(table)
            except StoreError:
                raise
            except Exception:  # it holds up no other, nor who wants to see them
                _log.exception("the results of table %s can't be counted", table.id)

    async def uncounted(self, most: int) -> list[TableRow]:
        found = f"status = 'ended' AND NOT counted AND game IN ({marks(self._titles)})"
        return await self._store.read.where(
            TableRow, f"{found} ORDER BY ended_at, id LIMIT ?", *self._titles, most
        )

    async def of_person(self, user: int) -> list[PlayedRow]:
        return await self._store.read.rows(
            PlayedRow,
            """
            SELECT results.table_id, game, guild, channel, home, card_message, ended_at, place, points,
                sources, stayed, mean, spread, loaded,
                (SELECT count(*) FROM results AS others WHERE others.table_id = results.table_id) AS seats
            FROM results JOIN tables ON tables.id = results.table_id
                LEFT JOIN ratings ON ratings.table_id = results.table_id AND ratings.seat = results.seat
            WHERE results."user" = ? AND counts ORDER BY ended_at, results.table_id
            """,
            user,
        )

    async def page(
        self,
        number: int,
        most: int,
        *,
        guild: int | None,
        user: int | None = None,
        game: str | None = None,
        seen: VisibleGames | None = None,
    ) -> History:
        """A page of a server's closed games, newest first; the last page if there are fewer.

        For a person, only the games that they may see (`seen`).
        """
        found, values = _those(guild, user, game, seen)
        read = self._store.read
        (games,) = await read.numbers(
            f"SELECT count(*) FROM tables WHERE {found}",  # noqa: S608 - conditions of this file
            *values,
        )
        number = max(0, min(number, -(-games // most) - 1))
        ended = await read.rows(
            EndedGame,
            f"""
            SELECT id, game, guild, channel, card_message, ended_at, loaded FROM tables
            WHERE {found} ORDER BY ended_at DESC, id DESC LIMIT ? OFFSET ?
            """,  # noqa: S608 - conditions of this file
            *values,
            most,
            number * most,
        )
        ids = [table.id for table in ended]
        seats = await read.where(
            ResultRow, f"table_id IN ({marks(ids)}) ORDER BY table_id, place, seat", *ids
        )
        of_table = {table: [*rows] for table, rows in groupby(seats, key=lambda row: row.table_id)}
        return History([replace(game, results=of_table.get(game.id, [])) for game in ended], games, number)

    async def write(self, table: TableRow, results: Sequence[ResultRow], *, rated: bool) -> bool:
        """Write the results of a game and, if it is `rated`, the new ratings of its players.

        Returns False, and writes nothing, if it has been counted already, or if its seats have changed meanwhile
        because somebody was forgotten.
        """
        async with self._store.database.transaction(RATINGS) as database:
            counting = """
                UPDATE tables SET counted = TRUE, rated = ?
                WHERE id = ? AND status = 'ended' AND NOT counted AND forgotten = ? RETURNING id
            """
            if not await database.run(counting, rated, table.id, table.forgotten):
                return False
            for row in results:
                await database.insert(row)
            if rated:
                await fold(database, table.game, new=table)
            return True

    async def _count(self, table: TableRow) -> None:
        outcome = await self._outcome(table)
        seats = await self._store.seats(table.id)
        former = await self._store.former_seats(table.id)
        moves = main_line(await self._store.moves(table.id)) if outcome is not None else []
        found = [] if outcome is None else results(outcome, seats, former, moves)
        rated = counts(table, found) and (await self._servers.of(table.guild)).rated
        await self.write(table, found, rated=rated)

    async def _outcome(self, table: TableRow) -> Outcome | None:
        try:
            position = await self._store.position(table.id, table.revision)
            if position is None:
                raise Damaged(f"Table {table.id} has no position at its end.")
            outcome: Outcome | None = self._titles[table.game].game.decode(position).outcome
        except (Damaged, msgspec.DecodeError) as problem:
            _log.error("table %s has no results: %s", table.id, problem)
            return None
        return outcome


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


def results(
    outcome: Outcome, seats: Sequence[SeatRow], former: Sequence[FormerSeat], moves: Sequence[MoveRow]
) -> list[ResultRow]:
    """The results of those who began a game, by seat; `former` and `moves` must be in order of time.

    A person has `stayed` if the seat is still theirs at the end, and they made at least half of its moves themselves.
    The game `counts` for those who made a move, unless their seat was given away while they were away.
    """
    began: dict[int, SeatRow | FormerSeat] = {seat.seat: seat for seat in seats}
    for left in reversed(former):
        began[left.seat] = left
    found = []
    for standing in outcome.standings:
        first, last = began[standing.seat], seats[standing.seat]
        computer, user = first.computer, first.user
        stayed, until, moved = (last.user, last.computer, last.gone) == (user, computer, False), None, True
        if computer is None:
            played = [
                move
                for move in moves
                if move.kind == "move" and move.seat == standing.seat and not move.is_standing_answer
            ]
            own = [move.revision for move in played if move.user == user and move.computer is None]
            stayed = stayed and 2 * len(own) >= len(played)
            moved = bool(own)
            until = None if stayed else (own[-1] if own else 0)
        excused = any(left.excused for left in former if (left.seat, left.user) == (standing.seat, user))
        found.append(
            ResultRow(
                table_id=last.table_id,
                seat=standing.seat,
                user=user if computer is None else None,
                name=first.name,
                computer=computer,
                place=standing.place,
                points=standing.total,
                sources=json.encode(standing.sources).decode(),
                stayed=stayed,
                until=until,
                counts=moved and not excused,
            )
        )
    return found


def counts(table: TableRow, found: list[ResultRow]) -> bool:
    """Whether a game counts for ratings, as far as it is for the game: played here, by two people or more."""
    people = {row.user for row in found if row.user is not None and row.counts}
    return not table.loaded and len(people) > 1
