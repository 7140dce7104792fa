"""Stores: the start of a new process, and a store with years of games in it against an empty one."""

from __future__ import annotations

import argparse
import asyncio
import json
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
from bot.play.table import Person, Table
from bot.settings import read
from tools.selfplay import seed_bytes

from .harness import measured_by, megabytes

GAMES = 10_000


def measure_start(titles: Sequence[Title], share: float) -> dict[str, Any]:
    """Seconds from the start of the process, and of the parts that depend on the database."""
    games = round(GAMES * share)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "bench.sqlite3"
        asyncio.run(fill_young(path, titles[0], games))
        start = perf_counter()
        measured = measured_by(__name__, path, games)
        seconds = perf_counter() - start
        size = path.stat().st_size
    return {"games": games, "database MB": round(size / 1e6, 1), "process s": round(seconds, 2), **measured}


async def fill_young(path: Path, title: Title, games: int) -> None:
    """A database of many games, the first played, the others its copies in other channels."""
    store = await Store.open(path, now=time.time())
    tables = Tables(store, TITLES, time.time)
    host = Person(1, "Anna")
    await tables.lobbies.open(1, 1, host, title.game.id, {}, "en")
    await tables.lobbies.join(1, Person(2, "Ben"))
    await tables.lobbies.start(1, host)
    await store.close()
    database = sqlite3.connect(path)
    with database:
        for name, key in (("tables", "id"), ("seats", "table_id"), ("moves", "table_id")):
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})")]
            copied = ", ".join("number" if column in (key, "channel") else column for column in columns)
            database.execute(
                f"WITH RECURSIVE numbers(number) AS (SELECT 2 UNION ALL SELECT number + 1 FROM numbers "  # noqa: S608
                f"WHERE number < ?) INSERT INTO {name} SELECT {copied} FROM {name}, numbers WHERE {key} = 1",
                (games,),
            )
    database.close()


async def open_store(path: Path, games: int) -> dict[str, float]:
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


if __name__ == "__main__":
    sys.stdout.write(json.dumps(asyncio.run(open_store(Path(sys.argv[1]), int(sys.argv[2])))))


ENDED: Final = 100_000
RUNNING: Final = 10_000
MOVES: Final = 200
"""So many moves are measured in a store, in turn over the titles."""
OLD: Final = 500
"""The move of a game that should be as fast as its fifth."""

_COPIED: Final = (
    ("tables", "id"),
    ("seats", "table_id"),
    ("moves", "table_id"),
    ("computer_moves", "table_id"),
    ("results", "table_id"),
    ("ratings", "table_id"),
    ("records", "table_id"),
)
_WEIGHED: Final = 200
"""So many copies of a game are made in a file of their own to see what one weighs there, indexes included."""


def measure_growth(titles: Sequence[Title], ended: int, running: int, moves: int, old: int) -> dict[str, Any]:
    """Everything, with so many games of each kind, moves in each store, and so many in a long game."""
    with TemporaryDirectory(prefix="ludi-growth-") as folder:
        full, empty = Path(folder) / "full.sqlite3", Path(folder) / "empty.sqlite3"
        games = _fill(full, titles, ended, running)
        number = ended + running
        asked_first = perf_counter()
        parts = measured_by(__name__, full, number)
        seconds = perf_counter() - asked_first
        prepare(empty, now=time.time())
        in_turn = [asyncio.run(_moves(path, titles, moves)) for path in (empty, full, empty, full)]
        in_empty, in_full = in_turn[0] + in_turn[2], in_turn[1] + in_turn[3]
        young, aged = asyncio.run(_ages(Path(folder) / "long.sqlite3", titles[0], old))
        return {
            "ended": ended,
            "running": running,
            "store MB": round(full.stat().st_size / 1e6, 1),
            "games": games,
            "start": {"process s": round(seconds, 2), **parts},
            "move ms": {
                "empty store": round(median(in_empty), 2),
                "full store": round(median(in_full), 2),
                "ratio": round(median(in_full) / median(in_empty), 2),
            },
            "move of a game ms": {
                "5th": round(young, 2),
                f"{old}th": round(aged, 2),
                "ratio": round(aged / young, 2),
            },
        }


def _fill(path: Path, titles: Sequence[Title], ended: int, running: int) -> dict[str, Any]:
    """Games of all titles, those that are over first; what one of each title takes."""
    last = 0
    taken: dict[str, Any] = {}
    prepare(path, now=time.time())
    for place, title in enumerate(titles):
        taken[title.game.id] = {}
        for kind, wanted in (("ended", ended), ("running", running)):
            copies = wanted // len(titles) + (place < wanted % len(titles))
            if not copies:
                continue
            with TemporaryDirectory() as folder:
                one = Path(folder) / "one.sqlite3"
                taken[title.game.id][kind] = _play_out(one, title, whole=kind == "ended")
                _copy(one, path, last, copies)
            last += copies
        with TemporaryDirectory() as folder:
            few = _play_out(Path(folder) / "one.sqlite3", title, whole=True, seats=title.game.seats[0])
            taken[title.game.id]["ended, fewest seats"] = few
    return taken


def _play_out(path: Path, title: Title, *, whole: bool, seats: int | None = None) -> dict[str, Any]:
    """One game in a store of its own, to its end and then packed, or its beginning; what it takes."""
    times = asyncio.run(_one_game(path, title, seats or title.game.seats[-1], whole=whole))
    measured: dict[str, Any] = {
        "moves": len(times),
        "ms": round(sum(times), 1),
        "ms a move": round(fmean(times), 2),
        "bytes": _weight(path),
    }
    if whole:
        asyncio.run(_pack(path))
        measured |= {
            "bytes packed": _weight(path),
            "made again in ms": round(asyncio.run(_made_again(path)), 1),
        }
    return measured


def _weight(one: Path) -> int:
    """What the game in a store weighs among others, in bytes."""
    full = one.with_name("weighed.sqlite3")
    prepare(full, now=time.time())
    before = full.stat().st_size
    _copy(one, full, 0, _WEIGHED)
    weight = round((full.stat().st_size - before) / _WEIGHED)
    full.unlink()
    return weight


async def _pack(path: Path) -> None:
    """Count the one game, and keep it as it is kept long after its end."""
    store = await Store.open(path, now=time.time())
    await Tables(store, TITLES, time.time).results.count()
    await Archiving(store, TITLES, lambda: time.time() + 2 * ROWS_KEPT).pack()
    await store.close()


async def _made_again(path: Path) -> float:
    """Milliseconds until the table of the one game stands again as it ended."""
    store = await Store.open(path, now=time.time())
    began = perf_counter()
    await Tables(store, TITLES, time.time).repository.by_id(1)
    passed = (perf_counter() - began) * 1000
    await store.close()
    return passed


async def _one_game(path: Path, title: Title, seats: int, *, whole: bool) -> list[float]:
    """One game in a store of its own, to its end or for half as many moves as one had; milliseconds of each move."""
    store = await Store.open(path, now=time.time())
    tables = Tables(store, TITLES, time.time)
    table = await _begin(tables, title, 1, seats)
    player = RandomPlayer(seed_bytes("growth"))
    times: list[float] = []
    while table.status == "playing" and (whole or len(times) < 40):
        after, passed = await _move(tables, table, player)
        if after.status != "playing" and not whole:
            break
        table = after
        times.append(passed)
    await store.close()
    return times


def _copy(one: Path, path: Path, last: int, copies: int) -> None:
    """Copy the one game into a store so many times, numbered after `last`."""
    database = sqlite3.connect(path)
    database.execute("ATTACH ? AS source", (str(one),))
    with database:
        for name, key in _COPIED:
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
    store = await Store.open(path, now=time.time())
    tables = Tables(store, TITLES, time.time)
    player = RandomPlayer(seed_bytes("moves"))
    channel = time.time_ns() >> 10  # after that of the spell before
    playing = [await _begin(tables, title, channel + place) for place, title in enumerate(titles)]
    times: list[float] = []
    for number in range(moves):
        place = number % len(playing)
        table, passed = await _move(tables, playing[place], player)
        times.append(passed)
        if table.status != "playing":
            table = await _begin(tables, titles[place], table.channel)
        playing[place] = table
    await store.close()
    return times


async def _ages(path: Path, title: Title, old: int) -> tuple[float, float]:
    """Milliseconds of the moves about the fifth and about the `old`th of a game.

    Every move is taken back and played again, so that all are the same but for what has gone before.
    """
    store = await Store.open(path, now=time.time())
    tables = Tables(store, TITLES, time.time)
    table = await _begin(tables, title, 1)
    first = table.revision
    position = await store.position(table.id, first)
    assert position is not None, "the position of a running game is kept"
    times: dict[int, float] = {}
    while table.revision < old + 5:
        revision = table.revision + 1
        table, times[revision] = await _move(tables, table, RandomPlayer(seed_bytes("ages")))
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


async def _begin(tables: Tables, title: Title, channel: int, seats: int | None = None) -> Table:
    taken = range(seats or title.game.seats[-1])
    people = [Person(channel * 10 + seat, f"Player {seat}") for seat in taken]
    await tables.lobbies.open(channel, 1, people[0], title.game.id, {}, "en")
    for person in people[1:]:
        await tables.lobbies.join(channel, person)
    return await tables.lobbies.start(channel, people[0])


async def _move(tables: Tables, table: Table, player: RandomPlayer) -> tuple[Table, float]:
    """A random move of whoever is asked first, and its milliseconds."""
    seat = table.asked_seats[0]
    person = Person(table.user_at(seat) or 0, table.names[seat])
    move = player.choose(table.view(seat))
    began = perf_counter()
    after = await tables.games.play(table.channel, person, move)
    return after, (perf_counter() - began) * 1000


def run_bench_growth(arguments: Sequence[str] | None = None) -> None:
    """Measure what the command line says, and print it."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench.growth", description=__doc__)
    for name, usual, what in (
        ("--ended", ENDED, "games that are over"),
        ("--running", RUNNING, "games that are played"),
        ("--moves", MOVES, "moves measured in a store, twice"),
        ("--old", OLD, "the move of a long game that is measured"),
    ):
        parser.add_argument(name, type=int, default=usual, metavar="N", help=f"{what} (default: {usual})")
    measured = measure_growth(list(TITLES.values()), **vars(parser.parse_args(arguments)))
    json.dump(measured, sys.stdout, indent=2)
    sys.stdout.write("\n")


if __name__ == "__main__":
    run_bench_growth()
