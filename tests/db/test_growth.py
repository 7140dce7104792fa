"""What a full store costs: nothing is searched row by row, and what nobody needs any more is deleted."""

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.db.sqlite import INCREMENTAL, MIGRATIONS, prepare
from bot.play.history.record_queries import DIGEST, PackedMoves
from bot.play.rows import NewMove

NOON = 1_800_000_000.0


@pytest.fixture
def kind() -> str:
    return "sqlite"


DAY = 86_400.0


def a_move(**more: object) -> NewMove:
    return NewMove(kind="move", rules_version="1", position=bytes(range(256)) * 40, **more)


class Steps:
    """Counts the steps that SQLite takes, in hundreds."""

    taken = 0

    def __call__(self) -> int:
        self.taken += 1
        return 0


def tell_much(path: Path, table_id: int, number: int, superseded: bool = False) -> None:
    """Store that many announcements in as many channels, all sent, or superseded by the last of them."""
    with closing(sqlite3.connect(path)) as database, database:
        database.execute(
            """
            WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?2)
            INSERT INTO outbox (table_id, channel, revision, kind, payload, nonce, created_at, next_try_at,
                sent_at, given_up_at)
            SELECT ?1, n, 1, 'turn', '{}', ?4 || ' ' || ?2 || ' ' || n, ?3, ?3, iif(?4, NULL, ?3), iif(?4, ?3, NULL)
            FROM numbers
            """,
            (table_id, number, NOON, superseded),
        )
        if superseded:
            database.execute(
                "UPDATE outbox SET superseded_by = (SELECT max(id) FROM outbox) WHERE given_up_at IS NOT NULL"
            )


def pages(path: Path) -> int:
    with closing(sqlite3.connect(path)) as database:
        return int(database.execute("PRAGMA page_count").fetchone()[0])


@pytest.mark.parametrize("superseded", [False, True])
async def test_tidying_twice_as_much_is_twice_the_work(store, path, open_game, superseded):
    table = await open_game()
    work = []
    for number in (1000, 2000):
        tell_much(path, table.id, number, superseded)
        steps = Steps()
        await store.database.writer.set_progress_handler(steps, 100)
        await store.tidy(now=NOON + 8 * DAY)
        work.append(steps.taken)
        with closing(sqlite3.connect(path)) as database:
            assert database.execute("SELECT count(*) FROM outbox").fetchone() == (0,)
    assert work[1] < 2.5 * work[0]


async def test_a_move_can_be_recorded_during_a_long_tidying(store, path, open_game):
    table = await open_game()
    tell_much(path, table.id, 3000)
    tidying = asyncio.create_task(store.tidy(now=NOON + 8 * DAY))
    await asyncio.sleep(0)
    await store.record(table.id, 1, a_move(), now=NOON + 8 * DAY)
    assert not tidying.done()
    await tidying


@pytest.mark.parametrize("channel", [None, 7])
async def test_waiting_announcements_are_found_without_reading_sent_ones(store, path, open_game, channel):
    table = await open_game()
    work = []
    for number in (10, 3000):
        tell_much(path, table.id, number)
        steps = Steps()
        await store.database._reader.set_progress_handler(steps, 100)
        assert await store.outbox.waiting(NOON, channel=channel) == []
        work.append(steps.taken)
    assert work[1] <= work[0] + 1


async def test_the_file_shrinks_when_a_game_is_packed(store, path, open_game):
    table = await open_game()
    for revision in range(1, 20):
        position = random.Random(revision).randbytes(30_000)
        await store.record(
            table.id,
            revision,
            NewMove(kind="move", rules_version="1", position=position),
            ended=revision == 19,
            now=NOON,
        )
    before = pages(path)
    await store.records.pack(table.id, PackedMoves(await store.moves(table.id), [bytes(DIGEST)] * 20, "1"))
    await store.tidy(now=NOON)
    assert pages(path) < before / 3


async def test_an_older_database_can_shrink_too(path):
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as database:
        database.executescript(MIGRATIONS[0])
        database.execute("PRAGMA user_version = 1")
    prepare(path, now=NOON)
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("PRAGMA auto_vacuum").fetchone() == (INCREMENTAL,)
        assert database.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
