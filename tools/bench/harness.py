"""What all benchmarks share: timing, quantiles, and tables to play at."""

from __future__ import annotations

import json
import resource
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, NamedTuple

from bot.ai.players import RandomPlayer
from bot.games import TITLES
from bot.games.title import Title
from bot.play.rows import TableSettings
from bot.play.service import Tables
from bot.play.store import Store
from bot.play.table import Caller, Table


class Timed(NamedTuple):
    """The result of a call, and its milliseconds."""

    result: Any
    ms: float


def timed(act: Callable[[], object]) -> Timed:
    start = perf_counter()
    return Timed(act(), (perf_counter() - start) * 1000)


async def timed_async(act: Awaitable[object]) -> Timed:
    start = perf_counter()
    return Timed(await act, (perf_counter() - start) * 1000)


def quantile(values: Sequence[float], part: float) -> float:
    """The quantile of the values: one of them, without interpolation."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def spread(milliseconds: Sequence[float], *parts: float) -> dict[str, float]:
    """The median and further quantiles ("p95") of times in milliseconds; empty if nothing was measured."""
    if not milliseconds:
        return {}
    return {
        "median": round(quantile(milliseconds, 0.5), 2),
        **{f"p{part * 100:g}": round(quantile(milliseconds, part), 2) for part in parts},
    }


def megabytes() -> float:
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(most / (1024 * 1024 if sys.platform == "darwin" else 1024), 1)


def in_own_process(measure: Callable[..., dict[str, Any]], *arguments: object) -> dict[str, Any]:
    """The result of a module's function in a new process."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as process:
        return process.submit(measure, *arguments).result()


def print_json(measured: object) -> None:
    print(json.dumps(measured, indent=2))


@asynccontextmanager
async def open_tables(path: Path | None = None) -> AsyncIterator[Tables]:
    """The tables of all games in a file, by default a temporary one."""
    with TemporaryDirectory(prefix="ludi-bench-") as folder:
        store = await Store.open(path or Path(folder) / "bench.sqlite3", now=time.time())
        try:
            yield Tables(store, TITLES, time.time)
        finally:
            await store.close()


async def begin_game(tables: Tables, title: Title, channel: int, seats: int | None = None) -> Table:
    """Let people begin a game, by default as many as can play."""
    host, *others = (
        Caller(channel * 10 + seat, f"Player {seat}", channel, 1)
        for seat in range(seats or title.game.seats[-1])
    )
    await tables.lobbies.open(host, title.game.id, TableSettings(language="en"))
    for person in others:
        await tables.lobbies.join(person)
    return await tables.lobbies.start(host)


async def move_at_random(tables: Tables, table: Table, player: RandomPlayer) -> tuple[Table, float]:
    """Make a random move of the first player asked; return the table and the milliseconds."""
    seat = table.asked_seats[0]
    move = player.choose(table.view(seat))
    person = Caller(table.user_at(seat) or 0, table.names[seat], table.channel)
    return await timed_async(tables.games.play(person, move))
