"""What comes of games that are over: written for each once, however it ended, under any version."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec
from msgspec import json

from bot.db.database import Damaged
from bot.engine import Outcome
from bot.games.title import Title
from bot.play.people.people import Servers
from bot.play.rows import FormerSeat, MoveRow, SeatRow, TableRow
from bot.play.store import Store

from .log import line
from .ratings import rate
from .result_queries import EndedRow, ResultRow, VisibleGames

AT_ONCE: Final = 500
"""So many games are counted in a round: after an upgrade there may be years of them."""

JUST_OVER: Final = 3
"""So many are counted before somebody is shown what came of games, so that the last ones are among them."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Ended:
    """A game that is over, and who came out how, by place."""

    row: EndedRow
    results: Sequence[ResultRow]


@dataclass(frozen=True)
class History:
    """A page of games that are over, how many there are in all, and the number of the page from 0."""

    games: Sequence[Ended]
    total: int
    page: int


@dataclass
class Results:
    """Counts the games that are over, the earliest first."""

    _store: Store
    _titles: Mapping[str, Title]
    _servers: Servers

    async def count(self, most: int = AT_ONCE) -> None:
        """Write the results of games that have none yet; what is stopped on the way is gone on with the next time.

        Any process may do so at any time: each game is counted once, and comes to the same in any process.
        """
        for table in await self._store.results.uncounted(list(self._titles), most=most):
            await self._count(table)

    async def page(
        self,
        number: int,
        most: int,
        *,
        guild: int,
        user: int | None = None,
        game: str | None = None,
        seen: VisibleGames | None = None,
    ) -> History:
        """A page of so many games of a server that are over, the newest first; the last where there are fewer pages.

        Where it is for somebody, only what they have `seen` or may.
        """
        games = await self._store.results.how_many(guild=guild, user=user, game=game, seen=seen)
        number = max(0, min(number, -(-games // most) - 1))
        ended = await self._store.results.ended(
            guild=guild, user=user, game=game, seen=seen, skip=number * most, most=most
        )
        seats: dict[int, list[ResultRow]] = {}
        for row in await self._store.results.at([table.id for table in ended]):
            seats.setdefault(row.table_id, []).append(row)
        return History([Ended(table, seats.get(table.id, [])) for table in ended], games, number)

    async def _count(self, table: TableRow) -> None:
        outcome = await self._outcome(table)
        seats = await self._store.seats(table.id)
        former = await self._store.former_seats(table.id)
        moves = line(await self._store.moves(table.id)) if outcome is not None else []
        found = [] if outcome is None else results(outcome, seats, former, moves)
        rated = counts(table, found) and (await self._servers.of(table.guild)).rated
        await self._store.results.count(table, found, rated=rated, rate=rate)

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


def results(
    outcome: Outcome, seats: Sequence[SeatRow], former: Sequence[FormerSeat], moves: Sequence[MoveRow]
) -> list[ResultRow]:
    """What came of a game for those who began it, by seat; `former` and `moves` the earliest first.

    A person has stayed whose seat it is at the end, and who has made at least half of its moves themselves. The game
    counts for those who made one, unless their seat was given away while they were away.
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
            played = [move for move in moves if move.kind == "move" and move.seat == standing.seat]
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
