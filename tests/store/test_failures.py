"""When the disk, the machine or another process fails: all of a transaction stays, or nothing."""

import asyncio
import os
import random
import resource
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.database import Database
from bot.store.errors import StoreError
from bot.store.rows import NewAnnouncement, NewMove, NewTable, Sitter
from bot.store.store import Store

from .conftest import announced

NOON = 1_800_000_000.0
LOBBY = NewTable(
    channel=1,
    guild=7,
    game="praetor",
    rules_version="1",
    options="{}",
    language="en",
    host=1,
    seated=(Sitter(1, "A"),),
)
CARD = NewAnnouncement(kind="card", payload="{}")
PLAYER = Path(__file__).parent / "player.py"


def a_move(size: int = 2000) -> NewMove:
    return NewMove(kind="move", rules_version="1", position=random.Random(size).randbytes(size))


async def assert_nothing_half_written(store: Store, table_id: int) -> int:
    """Every revision has its move, announcement and interaction, and there are no others; the revision."""
    revision = (await store.table(table_id)).revision
    assert [move.revision for move in await store.moves(table_id)] == list(range(1, revision + 1))
    told = [announcement.revision for announcement in await store.outbox.waiting(NOON)]
    assert told == list(range(2, revision + 1))
    for number in range(2, revision + 1):
        assert await store.carried_out(number)
        assert await store.position(table_id, number) is not None
    assert not await store.carried_out(revision + 1)
    return revision


async def record_many(store: Store, table_id: int) -> None:
    for _ in range(50):
        await record_one(store, table_id, a_move())


async def record_one(store: Store, table_id: int, move: NewMove) -> None:
    revision = (await store.table(table_id)).revision
    await store.record(table_id, revision, move, announcements=[CARD], interaction=revision + 1, now=NOON)


async def test_a_full_disk_refuses_the_move_and_play_goes_on_when_there_is_room(store, path, open_game):
    table = await open_game()
    database = await Database.open(path)
    small = Store(database)
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
    impatient = Store(await Database.open(path, patience=0.05))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="another process"):
            await record_one(impatient, table.id, a_move())
        other.execute("ROLLBACK")
    await record_one(impatient, table.id, a_move())
    assert await assert_nothing_half_written(store, table.id) == 2
    await impatient.close()


async def test_a_cancelled_task_leaves_all_or_nothing_and_the_way_free(store, open_game):
    table = await open_game()
    chance = random.Random(7)
    for _ in range(60):
        task = asyncio.create_task(record_one(store, table.id, a_move(300)))
        for _ in range(chance.randrange(40)):
            await asyncio.sleep(0)
        await asyncio.sleep(chance.random() * 0.003)
        task.cancel()
        await asyncio.wait({task})
    reached = await assert_nothing_half_written(store, table.id)
    await record_one(store, table.id, a_move())
    assert await assert_nothing_half_written(store, table.id) == reached + 1


async def test_an_error_inside_a_transaction_undoes_it(store, open_game):
    table = await open_game()
    broken = NewAnnouncement(kind="card", payload="no JSON")
    with pytest.raises(sqlite3.IntegrityError):
        await store.record(table.id, 1, a_move(), announcements=[CARD, broken], interaction=2, now=NOON)
    assert await assert_nothing_half_written(store, table.id) == 1


async def test_a_process_killed_while_it_records_loses_nothing_it_told_of(path):
    chance = random.Random(3)
    told = 1
    for _ in range(6):
        player = await asyncio.create_subprocess_exec(
            sys.executable, str(PLAYER), str(path), stdout=asyncio.subprocess.PIPE
        )
        assert player.stdout is not None
        assert await player.stdout.readline()  # it plays
        await asyncio.sleep(chance.random() * 0.1)
        player.kill()
        *lines, _cut_off = (await player.stdout.read()).split(b"\n")
        await player.wait()
        told = max([told, *map(int, lines)])
        store = await Store.open(path, now=NOON)
        revision = await assert_nothing_half_written(store, 1)
        assert revision in (told, told + 1)
        told = revision
        await store.close()
    assert told > 20


async def test_two_bots_on_the_same_shards_are_kept_apart(path):
    script = (
        "import asyncio, sys; from pathlib import Path; from bot.store.errors import InUse; "
        "from bot.store.store import Store\n"
        "async def open(shards):\n"
        "    try:\n        store = await Store.open(Path(sys.argv[1]), now=0, shards=shards)\n"
        "    except InUse as refused:\n        return str(refused)\n"
        "    freed = await store.outbox.release(); await store.close(); return f'opened, {freed} freed'\n"
        "for shards in (None, [1, 0], [2]): print(asyncio.run(open(shards)))"
    )
    store = await Store.open(path, now=NOON, shards=[0, 1])
    table = await store.lobbies.open(LOBBY, now=NOON)
    (told,) = (await announced(store, table.id, [CARD])).announcements
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
    assert await store.outbox.release() == 1
    await store.close()


async def test_a_database_that_is_moved_away_is_noticed_before_anything_is_written(store, path, open_game):
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
