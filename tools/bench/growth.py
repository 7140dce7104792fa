"""Databases: a database with years of games compared with an empty one, its statistics, and the bot's start.

`python -m tools bench-growth` fills a file with 100,000 finished and 10,000 running games, copies of one of each title;
that takes minutes and gigabytes. It prints JSON: bytes and milliseconds of a game, finished ones as played and packed,
with the most and the fewest players, and of moves early and late in a game; the start of a new process; a move in the
full file and in an empty one. Then it assigns players and servers at random, computes all ratings, and prints
milliseconds of each command's queries.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Annotated, Any, Final

from cyclopts import Parameter
from cyclopts.types import PositiveInt

from bot.ai.players import RandomPlayer
from bot.channel.client import Bot
from bot.db.sqlite import prepare
from bot.games import TITLES
from bot.games.title import Title
from bot.pictures.ranking import MOST
from bot.play.history.ratings import Ranking
from bot.play.history.rebuilding import ROWS_KEPT, Archiving
from bot.settings import read
from tools.options import Games
from tools.selfplay import seed_bytes

from .harness import (
    begin_game,
    in_own_process,
    megabytes,
    move_at_random,
    open_tables,
    print_json,
    spread,
    timed,
    timed_async,
)

_COPIED: Final = {"tables": "id"} | dict.fromkeys(
    ("seats", "moves", "computer_moves", "results", "ratings", "records"), "table_id"
)
"""The tables of a database with rows of a game, and their columns with the game's id."""

_WEIGHED: Final = 200
"""Copies of a game in a file of their own to measure its size, indexes included."""

_SERVER, _SERVERS, _NEIGHBORS = 1, 2_000, 100
"""The server of the queries, the number of servers, and the number of people who play in that one."""
_TIMES: Final = 15
_STRETCH: Final = 20
"""Moves compared at the beginning and at the end of a game, whose age should make no difference."""


def start(path: Path) -> dict[str, float]:
    return asyncio.run(_start(path))


async def _start(path: Path) -> dict[str, float]:
    """Do everything that a start does before it connects."""
    Bot(read({"DATABASE": str(path)}))  # makes what a connection needs, without one
    async with open_tables(path) as tables:
        await tables.store.outbox.release(time.time())
        waiting = await tables.store.outbox.waiting(time.time())
        await tables.repository.current(1)
    return {"announcements waiting": len(waiting), "memory MB": megabytes()}


def run_bench_growth(
    games: Games = (),
    *,
    ended: Annotated[PositiveInt, Parameter(help="finished games")] = 100_000,
    running: Annotated[PositiveInt, Parameter(help="running games")] = 10_000,
    moves: Annotated[PositiveInt, Parameter(help="moves measured in a database, twice")] = 200,
    people: Annotated[PositiveInt, Parameter(help="people who have played")] = 20_000,
    here: Annotated[PositiveInt, Parameter(help="games in the server of the queries")] = 200,
) -> None:
    """Measure everything, and print the results."""
    titles = [TITLES[game] for game in games or TITLES]
    with TemporaryDirectory(prefix="ludi-growth-") as folder:
        full, empty = Path(folder) / "full.sqlite3", Path(folder) / "empty.sqlite3"
        taken = _fill(full, titles, ended, running)
        started, ms = timed(lambda: in_own_process(start, full))
        prepare(empty, now=time.time())
        in_turn = [asyncio.run(_moves(path, titles, moves)) for path in (empty, full, empty, full)]
        in_empty, in_full = median(in_turn[0] + in_turn[2]), median(in_turn[1] + in_turn[3])
        size = full.stat().st_size
        _deal(full, people, here)
        measured = {
            "ended": ended,
            "running": running,
            "database MB": round(size / 1e6, 1),
            "games": taken,
            "start": {"process s": round(ms / 1000, 2), **started},
            "move ms": {
                "empty": round(in_empty, 2),
                "full": round(in_full, 2),
                "ratio": round(in_full / in_empty, 2),
            },
            "statistics": asyncio.run(_statistics(full, titles[0].game.id)),
        }
    print_json(measured)


def _fill(path: Path, titles: Sequence[Title], ended: int, running: int) -> dict[str, Any]:
    """Fill a file with games of all titles, finished ones first; return what a game of each title takes."""
    last = 0
    taken: dict[str, Any] = {}
    prepare(path, now=time.time())
    for place, title in enumerate(titles):
        measured = taken[title.game.id] = {}
        for kind, wanted, seats in (
            ("ended", ended, None),
            ("running", running, None),
            ("ended, fewest seats", 0, title.game.seats[0]),
        ):
            copies = wanted // len(titles) + (place < wanted % len(titles))
            with TemporaryDirectory() as folder:
                one = Path(folder) / "one.sqlite3"
                measured[kind] = _play_out(one, title, seats, whole=kind != "running")
                _copy(one, path, last, copies)
            last += copies
    return taken


def _play_out(path: Path, title: Title, seats: int | None, *, whole: bool) -> dict[str, Any]:
    """Play a game in a file of its own, to its end and then packed, or only its beginning; return what it takes."""
    times = asyncio.run(_one_game(path, title, seats, most=None if whole else 40))
    measured: dict[str, Any] = {
        "moves": len(times),
        "ms": round(sum(times), 1),
        "ms of an early move": round(median(times[:_STRETCH]), 2),
        "ms of a late move": round(median(times[-_STRETCH:]), 2),
        "bytes": _weight(path),
    }
    if whole:
        rebuilt = asyncio.run(_pack(path))
        measured |= {"bytes packed": _weight(path), "made again in ms": round(rebuilt, 1)}
    return measured


def _weight(one: Path) -> int:
    full = one.with_name("weighed.sqlite3")
    prepare(full, now=time.time())
    before = full.stat().st_size
    _copy(one, full, 0, _WEIGHED)
    weight = round((full.stat().st_size - before) / _WEIGHED)
    full.unlink()
    return weight


async def _pack(path: Path) -> float:
    """Pack the only game as is done long after its end; return the milliseconds to load its table again."""
    async with open_tables(path) as tables:
        await tables.results.count()
        await Archiving(tables.store, TITLES, lambda: time.time() + 2 * ROWS_KEPT).pack()
    async with open_tables(path) as tables:
        return (await timed_async(tables.repository.by_id(1))).ms


async def _one_game(path: Path, title: Title, seats: int | None, *, most: int | None) -> list[float]:
    """Play a game in a file of its own, to its end or for `most` moves; return the milliseconds of each move."""
    player = RandomPlayer(seed_bytes("growth"))
    times: list[float] = []
    async with open_tables(path) as tables:
        table = await begin_game(tables, title, 1, seats)
        while table.status == "playing" and (most is None or len(times) < most):
            table, passed = await move_at_random(tables, table, player)
            times.append(passed)
    return times


def _copy(one: Path, path: Path, last: int, copies: int) -> None:
    """Copy the only game into a file `copies` times, numbered after `last`."""
    database = sqlite3.connect(path)
    database.execute("ATTACH ? AS source", (str(one),))
    with database:
        for name, key in _COPIED.items() if copies else ():
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})")]
            taken = ", ".join("number" if column in (key, "channel") else f'"{column}"' for column in columns)
            database.execute(
                f"WITH RECURSIVE numbers(number) AS (SELECT ?1 + 1 UNION ALL SELECT number + 1 FROM numbers "  # noqa: S608
                f"WHERE number < ?1 + ?2) INSERT INTO main.{name} SELECT {taken} FROM numbers, source.{name}",
                (last, copies),
            )
    database.execute("DETACH source")
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()


async def _moves(path: Path, titles: Sequence[Title], moves: int) -> list[float]:
    """Milliseconds of moves in new games of all titles, in new channels."""
    player = RandomPlayer(seed_bytes("moves"))
    channel = time.time_ns() >> 10  # after those of the call before
    times: list[float] = []
    async with open_tables(path) as tables:
        playing = [await begin_game(tables, title, channel + place) for place, title in enumerate(titles)]
        for number in range(moves):
            place = number % len(playing)
            table, passed = await move_at_random(tables, playing[place], player)
            times.append(passed)
            if table.status != "playing":
                table = await begin_game(tables, titles[place], table.channel)
            playing[place] = table
    return times


def _deal(path: Path, people: int, here: int) -> None:
    """Assign players, a server, and a moment within three years to each finished game at random."""
    lot = random.Random(1)
    now = time.time()
    database = sqlite3.connect(path)
    seats = database.execute("SELECT table_id, seat FROM results ORDER BY table_id, place").fetchall()
    games = [[seat for _, seat in rows] for _, rows in groupby(seats, key=lambda row: row[0])]
    numbers = sorted({table for table, _ in seats})
    dealt: list[tuple[int, int, int]] = []
    servers: list[tuple[int, float, int]] = []
    neighbors = {*numbers[:: max(1, len(numbers) // here)]}
    for table, taken in zip(numbers, games, strict=True):
        server = _SERVER if table in neighbors else lot.randrange(2, _SERVERS)
        servers.append((server, now - lot.random() * 3 * 365 * 86_400, table))
        users = _people(lot, min(people, _NEIGHBORS) if server == _SERVER else people, len(taken))
        dealt += [(user, table, seat) for user, seat in zip(users, taken, strict=True)]
    with database:
        database.executemany("UPDATE tables SET guild = ?, ended_at = ? WHERE id = ?", servers)
        database.executemany("UPDATE results SET user = ? WHERE table_id = ? AND seat = ?", dealt)
    database.close()


def _people(lot: random.Random, people: int, seats: int) -> Iterator[int]:
    """Different people, those with low numbers more often; stronger ones tend to come first."""
    drawn: set[int] = set()
    while len(drawn) < seats:
        drawn.add(1 + int(people * lot.random() ** 2))
    yield from sorted(drawn, key=lambda user: user % 97 + lot.gauss(0, 50))


async def _statistics(path: Path, game: str) -> dict[str, Any]:
    async with open_tables(path) as tables:
        changes, ms = await timed_async(tables.ratings.recount())

        async def ranked(guild: int | None) -> Ranking:
            return await tables.ratings.ranking(game, guild=guild, user=1, now=time.time(), most=MOST)

        return {
            "games": sum(change.games for change in changes.values()),
            "rated players of a game": changes[game].players,
            "games of the person": len(await tables.results.of_person(1)),
            "all ratings computed s": round(ms / 1000, 1),
            "stats ms": await _times(lambda: tables.results.of_person(1)),
            "history ms": await _times(lambda: tables.results.page(0, 10, guild=_SERVER)),
            "history of a person ms": await _times(lambda: tables.results.page(0, 10, guild=_SERVER, user=1)),
            "ranking of the server ms": await _times(lambda: ranked(_SERVER)),
            "ranking of everywhere ms": await _times(lambda: ranked(None)),
        }


async def _times(ask: Callable[[], Awaitable[object]]) -> dict[str, float]:
    return spread([(await timed_async(ask())).ms for _ in range(_TIMES)], 0.95)
