"""Start-up: a new process with ten thousand stored games, until it could answer."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from bot.channel.client import Bot
from bot.games import TITLES
from bot.games.title import Title
from bot.play.service import Tables
from bot.play.store import Store
from bot.play.table import Person
from bot.settings import read

from .figures import measured_by, megabytes

GAMES = 10_000


def measure(titles: Sequence[Title], share: float) -> dict[str, Any]:
    """Seconds from the start of the process, and of the parts that depend on the database."""
    games = round(GAMES * share)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "bench.sqlite3"
        asyncio.run(fill(path, titles[0], games))
        start = perf_counter()
        measured = measured_by(__name__, path, games)
        seconds = perf_counter() - start
        size = path.stat().st_size
    return {"games": games, "database MB": round(size / 1e6, 1), "process s": round(seconds, 2), **measured}


async def fill(path: Path, title: Title, games: int) -> None:
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


async def open_the_house(path: Path, games: int) -> dict[str, float]:
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
    sys.stdout.write(json.dumps(asyncio.run(open_the_house(Path(sys.argv[1]), int(sys.argv[2])))))
