"""Stores: the start of a new process, and a store with years of games in it against an empty one.

`python -m tools bench-growth` fills a file with 100,000 games that are over and 10,000 that are played, copies of one
of each title: that takes minutes and gigabytes. It prints JSON: bytes and milliseconds a game, for those that are over
as they were played and packed, with all seats taken and with as few as may be; the start of a new process, a move in
the full store and in an empty one, a move of an old game and of a young one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import sqlite3
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final

from bot.ai.players import RandomPlayer
from bot.channel.client import Bot
from bot.db.sqlite.schema import prepare
from bot.games import TITLES
from bot.games.title import Title
from bot.play.history.rebuilding import ROWS_KEPT, Archiving
from bot.play.rows import NewMove
from bot.play.service import Tables
from bot.play.store import Store
from bot.settings import read
from tools.selfplay import seed_bytes

from .harness import (
    begin_game,
    measured_by,
    megabytes,
    move_at_random,
    open_tables,
    print_json,
    timed,
    timed_async,
)

GAMES: Final = 10_000
"""Games in the store with which a process starts."""

OPTIONS: Final = (
    ("ended", 100_000, "games that are over"),
    ("running", 10_000, "games that are played"),
    ("moves", 200, "moves measured in a store, in turn over the titles, twice"),
    ("old", 500, "the move of a long game that should be as fast as its fifth"),
)

_COPIED: Final = {"tables": "id"} | dict.fromkeys(
    ("seats", "moves", "computer_moves", "results", "ratings", "records"), "table_id"
)
"""The tables of a store that have rows of a game, with the column that says of which."""

_WEIGHED: Final = 200
"""So many copies of a game are made in a file of their own to see what one weighs there, indexes included."""


def measure_start(titles: Sequence[Title], share: float) -> dict[str, Any]:
    """Seconds from the start of the process, and of the parts that depend on the database."""
    games = round(GAMES * share)
    with TemporaryDirectory() as folder:
        path, one = Path(folder) / "bench.sqlite3", Path(folder) / "one.sqlite3"
        asyncio.run(_begin_one(path, titles[0]))
        shutil.copy(path, one)
        _copy(one, path, 1, games - 1)
        measured, ms = timed(lambda: measured_by(__name__, path))
        size = path.stat().st_size
    return {"games": games, "database MB": round(size / 1e6, 1), "process s": round(ms / 1000, 2), **measured}


async def _begin_one(path: Path, title: Title) -> None:
    async with open_tables(path) as tables:
        await begin_game(tables, title, 1, 2)


async def _start(path: Path) -> dict[str, float]:
    """Everything that a start does before it connects."""
    start = perf_counter()
    Bot(read({"DATABASE": str(path)}))  # makes what a connection needs, without one
    store = await Store.open(path, now=time.time())
    await store.outbox.release(time.time())
    opened = perf_counter()
    tables = Tables(store, TITLES, time.time)
    waiting = await store.outbox.waiting(time.time())
    await tables.repository.current(GAMES)
    await store.close()
    return {
        "open database s": round(opened - start, 3),
        "find what waits s": round(perf_counter() - opened, 3),
        "announcements waiting": len(waiting),
        "memory MB": megabytes(),
    }


def bench_growth_options(parser: argparse.ArgumentParser) -> None:
    for name, usual, what in OPTIONS:
        parser.add_argument(
            f"--{name}", type=int, default=usual, metavar="N", help=f"{what} (default: {usual})"
        )


def run_bench_growth(**options: int) -> int:
    return print_json(measure_growth(list(TITLES.values()), **options))


def measure_growth(titles: Sequence[Title], ended: int, running: int, moves: int, old: int) -> dict[str, Any]:
    """Everything, with so many games of each kind, moves in each store, and so many in a long game."""
    with TemporaryDirectory(prefix="ludi-growth-") as folder:
        full, empty = Path(folder) / "full.sqlite3", Path(folder) / "empty.sqlite3"
        games = _fill(full, titles, ended, running)
        parts, ms = timed(lambda: measured_by(__name__, full))
        prepare(empty, now=time.time())
        in_turn = [asyncio.run(_moves(path, titles, moves)) for path in (empty, full, empty, full)]
        in_empty, in_full = median(in_turn[0] + in_turn[2]), median(in_turn[1] + in_turn[3])
        young, aged = asyncio.run(_ages(Path(folder) / "long.sqlite3", titles[0], old))
        return {
            "ended": ended,
            "running": running,
            "store MB": round(full.stat().st_size / 1e6, 1),
            "games": games,
            "start": {"process s": round(ms / 1000, 2), **parts},
            "move ms": _compared(("empty store", in_empty), ("full store", in_full)),
            "move of a game ms": _compared(("5th", young), (f"{old}th", aged)),
        }


def _compared(usual: tuple[str, float], other: tuple[str, float]) -> dict[str, float]:
    figures = {name: round(ms, 2) for name, ms in (usual, other)}
    return {**figures, "ratio": round(other[1] / usual[1], 2)}


def _fill(path: Path, titles: Sequence[Title], ended: int, running: int) -> dict[str, Any]:
    """Games of all titles, those that are over first; what one of each title takes."""
    last = 0
    taken: dict[str, Any] = {}
    prepare(path, now=time.time())
    for place, title in enumerate(titles):
        measured = taken[title.game.id] = {}
        for kind, wanted in (("ended", ended), ("running", running)):
            copies = wanted // len(titles) + (place < wanted % len(titles))
            if copies:
                with TemporaryDirectory() as folder:
                    one = Path(folder) / "one.sqlite3"
                    measured[kind] = _play_out(one, title, whole=kind == "ended")
                    _copy(one, path, last, copies)
                last += copies
        with TemporaryDirectory() as folder:
            measured["ended, fewest seats"] = _play_out(
                Path(folder) / "one.sqlite3", title, whole=True, seats=title.game.seats[0]
            )
    return taken


def _play_out(path: Path, title: Title, *, whole: bool, seats: int | None = None) -> dict[str, Any]:
    """One game in a store of its own, to its end and then packed, or its beginning; what it takes."""
    times = asyncio.run(_one_game(path, title, seats, whole=whole))
    measured: dict[str, Any] = {
        "moves": len(times),
        "ms": round(sum(times), 1),
        "ms a move": round(fmean(times), 2),
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
    """Keep the one game as it is kept long after its end; milliseconds until its table stands again as it ended."""
    async with open_tables(path) as tables:
        await tables.results.count()
    store = await Store.open(path, now=time.time())
    await Archiving(store, TITLES, lambda: time.time() + 2 * ROWS_KEPT).pack()
    await store.close()
    async with open_tables(path) as tables:
        return (await timed_async(tables.repository.by_id(1))).ms


async def _one_game(path: Path, title: Title, seats: int | None, *, whole: bool) -> list[float]:
    """One game in a store of its own, to its end or for half as many moves as one had; milliseconds of each move."""
    player = RandomPlayer(seed_bytes("growth"))
    times: list[float] = []
    async with open_tables(path) as tables:
        table = await begin_game(tables, title, 1, seats)
        while table.status == "playing" and (whole or len(times) < 40):
            table, passed = await move_at_random(tables, table, player)
            if table.status == "playing" or whole:
                times.append(passed)
    return times


def _copy(one: Path, path: Path, last: int, copies: int) -> None:
    """Copy the one game into a store so many times, numbered after `last`."""
    database = sqlite3.connect(path)
    database.execute("ATTACH ? AS source", (str(one),))
    with database:
        for name, key in _COPIED.items():
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
    """Milliseconds of moves in new games of all titles, in channels where nothing was played."""
    player = RandomPlayer(seed_bytes("moves"))
    channel = time.time_ns() >> 10  # after that of the spell before
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


async def _ages(path: Path, title: Title, old: int) -> tuple[float, float]:
    """Milliseconds of the moves about the fifth and about the `old`th of a game.

    Every move is taken back and played again, so that all are the same but for what has gone before.
    """
    store = await Store.open(path, now=time.time())
    tables = Tables(store, TITLES, time.time)
    table = await begin_game(tables, title, 1)
    first = table.revision
    position = await store.position(table.id, first)
    assert position is not None, "the position of a running game is kept"
    times: dict[int, float] = {}
    while table.revision < old + 5:
        revision = table.revision + 1
        table, times[revision] = await move_at_random(tables, table, RandomPlayer(seed_bytes("ages")))
        undo = NewMove(
            kind="undo", rules_version=str(table.state.rules_version), position=position, parent=first
        )
        await store.record(table.id, table.revision, undo, now=time.time())
        current = await tables.repository.current(table.channel)
        assert current is not None, "the game goes on"
        table = current
    await store.close()

    def about(number: int) -> float:
        return median(passed for revision, passed in times.items() if abs(revision - number) <= 4)

    return about(6), about(old)


if __name__ == "__main__":
    sys.stdout.write(json.dumps(asyncio.run(_start(Path(sys.argv[1])))))
