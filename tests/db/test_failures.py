"""When the disk, the machine or another process fails, a transaction is stored as a whole or not at all."""

import asyncio
import os
import random
import signal
import sys
from pathlib import Path

import pytest

from bot.play.errors import AlreadyDone, Refused, StaleRevision
from bot.play.rows import NewAnnouncement, NewMove, NewTable, Sitter, TableRow
from bot.play.store import Store
from bot.settings import Server

from .conftest import REFUSED_BY_THE_DATABASE

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
    """Assert that every revision, and nothing else, has its move, announcement and interaction; return the revision."""
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


async def test_a_canceled_task_stores_all_or_nothing_and_blocks_nobody(store, open_game):
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
    with pytest.raises(REFUSED_BY_THE_DATABASE):
        await store.record(table.id, 1, a_move(), announcements=[CARD, broken], interaction=2, now=NOON)
    assert await assert_nothing_half_written(store, table.id) == 1


async def test_a_process_killed_while_it_records_loses_nothing_that_it_reported(place):
    chance = random.Random(3)
    told = 1
    address = place.url if isinstance(place, Server) else str(place)
    players = await asyncio.create_subprocess_exec(
        sys.executable, str(PLAYER), address, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    assert players.stdin is not None
    assert players.stdout is not None
    for life in range(6):
        now = NOON + 100 * life  # the leases of the process killed before are over
        players.stdin.write(f"{now}\n".encode())
        player = int(await players.stdout.readline())
        played = [await players.stdout.readline() for _ in range(5)]  # however busy the machine is
        await asyncio.sleep(chance.random() * 0.1)
        os.kill(player, signal.SIGKILL)
        *lines, _cut_off, _killed, _ = (await players.stdout.readuntil(b"\nkilled\n")).split(b"\n")
        told = max([told, *map(int, played), *map(int, lines)])
        store = await Store.open(place, now=now + 50)
        revision = await assert_nothing_half_written(store, 1)
        assert revision in (told, told + 1)
        told = revision
        await store.close()
    await players.communicate(b"")
    assert told > 20


async def test_two_processes_that_record_at_once_store_one_move_per_revision(place):
    stores = [await Store.open(place, now=NOON, shards=[shard]) for shard in (0, 1)]
    table = await stores[0].lobbies.open(LOBBY, now=NOON)
    start = NewMove(kind="start", rules_version="1", position=b"first")
    await stores[0].start(table.id, start, seed=b"s", fingerprint="f", now=NOON)
    for revision in range(1, 8):
        results = await asyncio.gather(
            *(
                store.record(
                    table.id, revision, a_move(), announcements=[CARD], interaction=revision + 1, now=NOON
                )
                for store in stores * 3
            ),
            return_exceptions=True,
        )
        assert sum(isinstance(result, TableRow) for result in results) == 1
        assert sum(isinstance(result, (StaleRevision, AlreadyDone)) for result in results) == 5
    assert await assert_nothing_half_written(stores[1], table.id) == 8
    for store in stores:
        await store.close()


async def test_two_processes_open_only_one_table_in_a_channel(place):
    stores = [await Store.open(place, now=NOON, shards=[shard]) for shard in (0, 1)]
    results = await asyncio.gather(
        *(store.lobbies.open(LOBBY, now=NOON) for store in stores * 3), return_exceptions=True
    )
    (opened,) = [result for result in results if isinstance(result, TableRow)]
    assert opened.channel == LOBBY.channel
    taken = [result for result in results if isinstance(result, Refused)]
    assert [str(one) for one in taken] == ["channel-taken"] * 5
    for store in stores:
        await store.close()
