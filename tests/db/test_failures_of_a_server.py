"""Failures of a PostgreSQL server: each is a sentence, nothing is lost, and the bot recovers by itself."""

import asyncio
import shutil
import tempfile
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import asyncpg
import pytest

from bot.db import postgres
from bot.db.database import StoreError
from bot.db.postgres import MIGRATIONS, MOST_CONNECTIONS
from bot.play.rows import TableRow
from bot.play.store import Store
from bot.settings import Server
from tests import postgres_server

from .conftest import changed
from .test_failures import LOBBY, NOON, NewMove, a_move, assert_nothing_half_written, record_many, record_one

CUT_OFF = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


@pytest.fixture
def kind() -> str:
    return "postgres"


async def begun(store: Store) -> int:
    table = await store.lobbies.open(LOBBY, now=NOON)
    start = NewMove(kind="start", rules_version="1", position=b"first")
    await store.start(table.id, start, seed=b"s", fingerprint="f", now=NOON)
    return table.id


async def test_a_lost_connection_costs_at_most_the_move(store, server):
    table = await begun(store)
    refused: list[str] = []
    for _ in range(8):
        moving = asyncio.create_task(record_many(store, table))
        await changed(server, CUT_OFF)
        await asyncio.wait({moving})
        if (error := moving.exception()) is not None:
            assert isinstance(error, StoreError), error
            refused.append(str(error))
    assert refused
    assert all("has gone away" in one or "can't be reached" in one for one in refused)
    for _ in range(MOST_CONNECTIONS):  # each lost one fails one more query at most
        with suppress(StoreError):
            await store.table(table)
    reached = await assert_nothing_half_written(store, table)
    await record_one(store, table, a_move())
    assert await assert_nothing_half_written(store, table) == reached + 1


async def test_connections_lost_while_they_were_idle_cost_nothing(store, server):
    table = await begun(store)
    for _ in range(5):
        await asyncio.gather(*(store.table(table) for _ in range(MOST_CONNECTIONS)))
        await changed(server, CUT_OFF)
        await record_one(store, table, a_move())
        await asyncio.gather(*(store.table(table) for _ in range(MOST_CONNECTIONS)))
        await changed(server, CUT_OFF)
        await asyncio.gather(*(store.table(table) for _ in range(MOST_CONNECTIONS)))
    assert await assert_nothing_half_written(store, table) == 6


async def test_a_process_that_stops_in_a_transaction_holds_up_no_other_for_long(server, monkeypatch):
    stopped, other = [await Store.open(server, now=NOON, shards=[shard]) for shard in (0, 1)]
    table = await begun(other)

    async def stop_in_a_transaction() -> None:
        async with AsyncExitStack() as held:
            with monkeypatch.context() as soon:  # the other process may take its time
                soon.setattr(postgres, "LONGEST_SILENCE", 0.2)
                writing = await held.enter_async_context(stopped.database.transaction(table))
            await writing.update(TableRow, table, language="de")
            await asyncio.wait_for(record_one(other, table, a_move()), 20)

    with pytest.raises(StoreError, match=r"gone away|can't be reached"):
        await stop_in_a_transaction()
    assert (await other.table(table)).language == "en"
    await asyncio.gather(stopped.close(), other.close())


async def test_a_server_that_stops_is_reported_and_found_again_when_it_is_back(request):
    if postgres_server.package() is None:
        pytest.skip(postgres_server.MISSING)
    folder = Path(tempfile.mkdtemp(prefix="ludi-tests-"))  # pytest's path may be too long for a socket
    own = postgres_server.Server(folder)
    own.start()
    try:
        store = await Store.open(Server(own.url()), now=NOON)
        table = await begun(store)
        own.stop()
        for _ in range(3):
            with pytest.raises(StoreError, match=r"gone away|can't be reached"):
                await record_one(store, table, a_move())
        own.start()
        await record_one(store, table, a_move())
        assert await assert_nothing_half_written(store, table) == 2
        await store.close()
    finally:
        own.stop()
        shutil.rmtree(folder)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("53100", "full disk"),
        ("53200", "out of memory"),
        ("53300", "no more connections"),
        ("53400", "lacks resources"),
        ("58030", "could not be read or written"),
        ("57014", "taken too long"),
        ("40P01", "changed by another process at the same time"),
    ],
)
async def test_an_error_of_the_server_refuses_the_move_and_play_goes_on_afterwards(store, server, code, said):
    table = await begun(store)
    await changed(
        server,
        f"""
        CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
            $$ BEGIN RAISE EXCEPTION 'it fails' USING ERRCODE = '{code}'; END $$;
        CREATE TRIGGER failing BEFORE INSERT ON outbox EXECUTE FUNCTION fail();
        """,
    )
    with pytest.raises(StoreError, match=said):
        await record_one(store, table, a_move())
    await changed(server, "DROP TRIGGER failing ON outbox")
    assert await assert_nothing_half_written(store, table) == 1
    await record_one(store, table, a_move())
    assert await assert_nothing_half_written(store, table) == 2


async def test_a_read_only_database_refuses_the_move(store, server):
    table = await begun(store)
    name = server.url.partition("?")[0].rpartition("/")[2]
    await changed(server, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    await changed(server, CUT_OFF)
    with pytest.raises(StoreError, match="is read-only"):
        await record_one(store, table, a_move())


async def test_a_column_added_by_a_newer_version_does_no_harm(store, server):
    table = await begun(store)
    await record_one(store, table, a_move())
    await changed(
        server, "ALTER TABLE tables ADD COLUMN colour TEXT; ALTER TABLE outbox ADD COLUMN colour TEXT"
    )
    await record_one(store, table, a_move())
    assert await assert_nothing_half_written(store, table) == 3


async def test_a_database_that_does_not_exist_is_refused(server):
    with pytest.raises(StoreError, match="does not exist"):
        await Store.open(Server(server.url.replace("test_", "missing_")), now=NOON)


async def test_a_server_that_does_not_answer_is_refused(tmp_path):
    with pytest.raises(StoreError, match="can't be reached"):
        await Store.open(Server(f"postgresql://ludi@/ludi?host={tmp_path}"), now=NOON)


async def test_the_database_of_another_program_is_refused_and_not_changed(new_database):
    server = await new_database(like="template1")
    await changed(server, "CREATE TABLE songs (title TEXT)")
    with pytest.raises(StoreError, match="another program"):
        await Store.open(server, now=NOON)
    connection = await asyncpg.connect(server.url)
    tables = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    await connection.close()
    assert [row["tablename"] for row in tables] == ["songs"]


async def test_an_empty_database_gets_its_tables(new_database):
    store = await Store.open(await new_database(like="template1"), now=NOON)
    assert await store.setting("version") == str(max(MIGRATIONS))
    await begun(store)
    await store.close()


async def test_a_newer_database_is_refused(store, server):
    await store.set_setting("version", "99")
    await store.set_setting("oldest version", "98")
    with pytest.raises(StoreError, match="version 99"):
        await Store.open(server, now=NOON)


def test_an_address_is_shown_without_user_and_password():
    shown = Server("postgresql://anna:secret@db.example:5433/ludi?sslmode=require")
    assert str(shown) == "postgresql://db.example:5433/ludi"
    assert "secret" not in repr(shown)
