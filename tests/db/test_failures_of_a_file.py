"""Failures of a SQLite database: a full or failing disk, a file that is moved away, another process."""

import asyncio
import os
import resource
import sqlite3
import sys
from contextlib import AsyncExitStack, closing
from pathlib import Path

import pytest

from bot.db.database import StoreError
from bot.db.opening import Leases, OpenDatabase
from bot.db.sqlite import SqliteDatabase
from bot.play.store import Store

from .conftest import announced
from .test_failures import CARD, LOBBY, NOON, a_move, assert_nothing_half_written, record_many, record_one


@pytest.fixture
def kind() -> str:
    return "sqlite"


def only(database: SqliteDatabase) -> Store:
    """Return a store on a connection of its own."""
    held = AsyncExitStack()
    held.push_async_callback(database.close)
    return Store(OpenDatabase(database, Leases(database, version=0, sole=True), held))


async def test_a_full_disk_refuses_the_move_until_there_is_room(store, path, open_game):
    table = await open_game()
    database = await SqliteDatabase.open(path)
    small = only(database)
    [[pages]] = await database.writer.execute_fetchall("PRAGMA page_count")
    await database.writer.execute_fetchall(f"PRAGMA max_page_count = {pages + 8}")
    with pytest.raises(StoreError, match="full disk"):
        await record_many(small, table.id)
    reached = await assert_nothing_half_written(small, table.id)
    await database.writer.execute_fetchall("PRAGMA max_page_count = 100000")
    await record_one(small, table.id, a_move())
    assert await assert_nothing_half_written(store, table.id) == reached + 1
    await small.close()


async def test_a_disk_that_fails_to_write_refuses_the_move(store, path, open_game):
    table = await open_game()
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    log = path.with_name(path.name + "-wal")
    resource.setrlimit(resource.RLIMIT_FSIZE, (log.stat().st_size + 20_000, hard))
    try:
        with pytest.raises(StoreError, match="nothing was saved"):
            await record_many(store, table.id)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    reached = await assert_nothing_half_written(store, table.id)
    await record_one(store, table.id, a_move())
    assert await assert_nothing_half_written(store, table.id) == reached + 1


async def test_a_database_held_by_another_process_refuses_the_move(store, path, open_game):
    table = await open_game()
    impatient = only(await SqliteDatabase.open(path, patience=0.05))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="another process"):
            await record_one(impatient, table.id, a_move())
        other.execute("ROLLBACK")
    await record_one(impatient, table.id, a_move())
    assert await assert_nothing_half_written(store, table.id) == 2
    await impatient.close()


async def test_a_second_bot_on_the_same_shards_is_refused(path):
    script = (
        "import asyncio, sys; from pathlib import Path; from bot.db.database import InUse; "
        "from bot.play.store import Store\n"
        "async def open(shards):\n"
        "    try:\n        store = await Store.open(Path(sys.argv[1]), now=0, shards=shards)\n"
        "    except InUse as refused:\n        return str(refused)\n"
        "    freed = await store.outbox.release(0); await store.close(); return f'opened, {freed} freed'\n"
        "for shards in (None, [1, 0], [2]): print(asyncio.run(open(shards)))"
    )
    store = await Store.open(path, now=NOON, shards=[0, 1])
    table = await store.lobbies.open(LOBBY, now=NOON)
    (told,) = await announced(store, table.id, [CARD])
    await store.outbox.claim(told, NOON)
    other = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", script, str(path)),
        stdout=asyncio.subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": str(Path(__file__).parents[2])},
    )
    said = (await other.communicate())[0].decode().splitlines()
    assert "Another bot is running on the database" in said[0]
    assert "Another bot is running for shard 1" in said[1]
    assert said[2] == "opened, 0 freed"
    await store.close()
    store = await Store.open(path, now=NOON, shards=[1])
    assert await store.outbox.release(NOON) == 1
    await store.close()


async def test_a_database_that_is_moved_away_refuses_the_move(store, path, open_game):
    table = await open_game()
    path.rename(path.with_name("elsewhere.sqlite3"))
    with pytest.raises(StoreError, match="moved away"):
        await record_one(store, table.id, a_move())
    path.touch()
    with pytest.raises(StoreError, match="moved away"):
        await record_one(store, table.id, a_move())
    path.with_name("elsewhere.sqlite3").replace(path)
    await record_one(store, table.id, a_move())
    assert await assert_nothing_half_written(store, table.id) == 2
