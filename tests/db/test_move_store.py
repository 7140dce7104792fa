"""Moving a store to another database, in either direction."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from bot import __main__ as command_line
from bot.db import sqlite
from bot.db.database import InUse, StoreError
from bot.db.opening import open_database
from bot.play.clock.clocks import AskedSeats
from bot.play.move_store import TABLES, move_store
from bot.play.people.traces import LessonDoneRow, QuestionMetRow
from bot.play.rows import (
    AdviceRow,
    Card,
    ClockRow,
    DraftRow,
    Follower,
    InvitationRow,
    NewAnnouncement,
    NewMove,
    NewTable,
    PersonRow,
    ServerRow,
    Sitter,
)
from bot.play.store import Store
from bot.play.turn.games import Drafts

from .conftest import open_lesson, propose

ANNA, BEN, CARLA = 11, 12, 2**62
NOON = 1_800_000_000.25
DAY = 86_400.0
TOLD = NewAnnouncement(kind="turn", payload='{"ping": [1], "name": "Ä \\u0000 😀"}')


def a_move(**more: object) -> NewMove:
    return NewMove(kind="move", rules_version="1", position=bytes(range(256)), **more)


async def fill(store: Store) -> None:
    """Write something into every table, with every kind of value."""
    new = NewTable(
        channel=2**63 - 1,
        guild=None,
        game="praetor",
        rules_version="1",
        options='{"side": "B"}',
        language="de",
        host=ANNA,
        seated=(Sitter(ANNA, "Änna"), Sitter(None, "Livia", "tiro"), Sitter(BEN, "Ben")),
        advice=False,
    )
    over = await store.lobbies.open(msgspec.structs.replace(new, channel=7), now=NOON - 40 * DAY)
    await store.start(over.id, a_move(), seed=b"\x00\xff", fingerprint="f", now=NOON - 40 * DAY)
    await store.record(over.id, 1, a_move(), ended=True, announcements=[TOLD], now=NOON - 39 * DAY)
    table = await store.lobbies.open(new, now=NOON)
    await store.start(table.id, a_move(barrier=True), seed=b"s", fingerprint="f", now=NOON, interaction=1)
    await store.record(
        table.id, 1, a_move(seat=0, user=ANNA, move="{}", chance="[4]"), announcements=[TOLD] * 3, now=NOON
    )
    await store.record(
        table.id,
        2,
        a_move(seat=1, computer="tiro"),
        now=NOON,
        interaction=2**62,
        asked=AskedSeats([0], computer=True),
    )
    back = NewMove(kind="undo", rules_version="1", position=b"p", parent=1, seat=0, user=ANNA)
    await store.record(table.id, 3, back, now=NOON)
    ben = (await store.seats(table.id))[2]
    carla = msgspec.structs.replace(ben, user=CARLA, name="Carla", gone=True)
    await store.record(table.id, 4, a_move(), seats=[carla], announcements=[TOLD], now=NOON)
    await store.database.put(AdviceRow(table_id=table.id, revision=5, seat=0, at=NOON, moves="[]"))
    clock = ClockRow(
        table_id=table.id, seat=1, asked_at=NOON, allowed=5.5, seconds=0.5, counted_at=NOON, deciding=True
    )
    async with store.clocks.edit(table.id, now=NOON) as times:
        await times.columns(pace=0.5, overdue="seat", paused_at=NOON)
        times.clocks, times.missed = {1: clock}, {1: 2}
    await propose(store, table.id, "undo", '{"by": 1}')
    await store.set_card(table.id, Card(message=901, revision=4, posted_at=NOON, seats="[1]", tells_since=2))
    await store.set_setting("commands", "abc")
    _, _, newest, _ = await store.outbox.waiting(NOON, channel=new.channel)
    await store.outbox.supersede(newest, "{}", now=NOON)
    await store.outbox.claim(newest, NOON)
    await store.outbox.mark_sent(newest, message=5, here=[ANNA], owed={BEN: NOON}, now=NOON)
    await store.database.put(Follower(table_id=table.id, user=CARLA, hears="end", language="de"))
    invited = InvitationRow(table_id=table.id, user=BEN, asked_by=ANNA, asked_at=NOON, declined_at=NOON + 0.5)
    await propose(store, table.id, "end", None, invitation=invited)
    person = PersonRow(user=ANNA, zone="Europe/Berlin", quiet_from=0, away_until=NOON + 0.5)
    await store.people.settle(person, now=NOON)
    await store.database.put(ServerRow(guild=7, channels="[1]", role=2**62, computers=False))
    await Drafts(store).write(DraftRow(table_id=table.id, seat=0, user=ANNA, edition=1, moves="[]"))
    await open_lesson(store, CARLA)
    await store.database.insert_new(LessonDoneRow(user=CARLA, game="praetor", lesson="plazas", at=NOON))
    await store.database.insert_new(QuestionMetRow(user=CARLA, game="praetor", question="action"))
    async with store.database.transaction(table.id) as database:
        await database.run(
            "INSERT INTO reminders (table_id, every_seconds, next_at) VALUES (?, 3600.5, ?)", table.id, NOON
        )
        await database.run(
            """
            INSERT INTO results (table_id, seat, "user", name, place, points, sources)
            VALUES (?, 0, ?, ?, 1, -5, '{"goods": -5}')
            """,
            over.id,
            ANNA,
            "Änna",
        )
        await database.run(
            """
            INSERT INTO ratings (table_id, seat, mean_before, spread_before, mean, spread)
            VALUES (?, 0, 25.0, 8.5, 27.25, 7.5)
            """,
            over.id,
        )
        await database.run("INSERT INTO records (table_id, content) VALUES (?, ?)", over.id, b"\x00\xff")
        await database.run(
            """
            INSERT INTO strengths (game, "user", computer, name, mean, spread, games, wins)
            VALUES ('praetor', ?, '', 'Änna', 27.25, 7.5, 1, 0)
            """,
            ANNA,
        )
        await database.run(
            "INSERT INTO analyses (table_id, asked_at, content, at) VALUES (?, ?, ?, ?)",
            over.id,
            NOON,
            "{}",
            NOON,
        )
    await store.tidy(now=NOON)


@pytest.fixture(params=["there", "back"])
def way(request, path, server):
    return (path, server) if request.param == "there" else (server, path)


async def test_everything_is_moved_and_nothing_else(way, path):
    source, target = way
    store = await Store.open(source, now=NOON)
    await fill(store)
    last = (await store.outbox.waiting(NOON))[-1].id
    moves = await store.moves(2)
    await store.close()

    moved = await move_store(source, target, now=NOON)
    assert list(moved) == list(TABLES)
    assert all(before == after for before, after in moved.values())
    assert all(before.rows for before, _ in moved.values())

    store = await Store.open(target, now=NOON)
    assert await store.moves(2) == moves
    assert await store.position(2, 2) == bytes(range(256))
    await store.record(2, 5, a_move(), announcements=[TOLD], now=NOON)
    told = (await store.outbox.waiting(NOON))[-1]
    assert told.id == last + 1
    assert (await store.table(1)).counted is False
    await store.close()

    further = path.with_name("further.sqlite3")
    await move_store(target, further, now=NOON)
    store = await Store.open(further, now=NOON)
    assert (await store.outbox.waiting(NOON))[-1] == told
    await store.close()


async def test_a_table_that_differs_has_another_digest(way, path):
    source, target = way
    store = await Store.open(source, now=NOON)
    await fill(store)
    await store.close()
    moved = await move_store(source, target, now=NOON)
    store = await Store.open(target, now=NOON)
    async with store.database.transaction() as database:
        await database.run('UPDATE seats SET name = ? WHERE "user" = ?', "Bèn", BEN)
    await store.close()
    again = await move_store(target, path.with_name("again.sqlite3"), now=NOON)
    assert {table for table in TABLES if again[table][0] != moved[table][0]} == {"seats"}


async def test_a_target_that_is_not_empty_is_refused_and_not_changed(way):
    source, target = way
    for place in way:
        store = await Store.open(place, now=NOON)
        await store.set_setting("place", str(place))
        await store.close()
    with pytest.raises(StoreError, match="not empty"):
        await move_store(source, target, now=NOON)
    store = await Store.open(target, now=NOON)
    assert await store.setting("place") == str(target)
    await store.close()


async def test_a_source_in_use_is_refused(server, path):
    store = await Store.open(server, now=NOON, shards=[1])
    with pytest.raises(InUse, match="A bot is running"):
        await move_store(server, path, now=NOON)
    await store.close()


async def test_a_file_in_use_is_refused(path, server, processes_apart):
    async with processes_apart(path):
        with pytest.raises(InUse, match="A bot is running"):
            await move_store(path, server, now=NOON)


async def test_a_missing_source_or_another_version_is_refused(path, server):
    with pytest.raises(StoreError, match="nothing to move"):
        await move_store(path, server, now=NOON)
    assert not path.exists()
    sqlite.prepare(path, now=NOON, migrations=sqlite.MIGRATIONS[:2])
    with pytest.raises(StoreError, match="has version 2"):
        await move_store(path, server, now=NOON)
    with pytest.raises(StoreError, match="has version 2 and is not empty"):
        await move_store(server, path, now=NOON)
    with pytest.raises(StoreError, match="itself"):
        await move_store(path, path, now=NOON)


async def test_every_table_of_either_database_is_moved(way):
    for place in way:
        opened = await open_database(place, now=NOON, shards=None, patience=0)
        tables = (
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
            if isinstance(place, Path)
            else "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'"
        )
        names = {record["name"] for record in await opened.database.read.records(tables)}
        await opened.close()
        assert names == {*TABLES, "leases"}


def test_the_command_prints_what_it_has_compared(tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    sqlite.prepare(Path("old.sqlite3"), now=NOON)
    with closing(sqlite3.connect("old.sqlite3")) as database, database:
        database.execute("INSERT INTO settings VALUES ('commands', 'abc')")
    assert command_line.main(["move-store", "old.sqlite3", "new.sqlite3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[:-1]] == list(TABLES)
    assert all(line.endswith("the same") for line in lines[:-1])
    assert "settings" in lines[-2]
    assert " 1 rows " in lines[-2]
    assert command_line.main(["move-store", "old.sqlite3", "new.sqlite3"]) == 1
    assert "not empty" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        command_line.main(["move-store", "old.sqlite3", "mysql://host/ludi"])
    assert "the database is not the address of a PostgreSQL database" in capsys.readouterr().err
