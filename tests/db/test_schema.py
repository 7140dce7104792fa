"""Which files the bot starts on, how it migrates them, and that it never damages one."""

import os
import sqlite3
import stat
import sys
import zlib
from contextlib import closing
from pathlib import Path

import pytest
from msgspec import json

from bot.db import sqlite
from bot.db.database import FOLDER, Damaged, StoreError, migrations_in
from bot.db.sqlite import MIGRATIONS, prepare
from bot.play.move_store import ROWS
from bot.play.rows import SeatRow
from bot.play.store import Store
from bot.play.turn.agreements import OpenWish

from .conftest import proposal

NOON = 1_800_000_000.0  # 2027-01-15, 08:00 UTC


@pytest.fixture
def kind() -> str:
    return "sqlite"


POSITION = zlib.compress(bytes(range(256)) * 20)
ADD_COLUMN = """
-- A later version; the semicolon here; is no end of a statement
ALTER TABLE tables ADD COLUMN colour TEXT;
UPDATE tables SET colour = 'red; or blue';
"""


@pytest.fixture
def version_1(path: Path) -> Path:
    """A database of version 1, with a game in it."""
    prepare(path, now=NOON, migrations=MIGRATIONS[:1])
    with closing(sqlite3.connect(path)) as older, older:
        older.execute(
            """
            INSERT INTO tables (id, channel, guild, game, rules_version, options, language, host, status, seed,
                fingerprint, revision, created_at, started_at)
            VALUES (1, 1, 7, 'praetor', '1', '{}', 'de', 11, 'playing', x'73', 'f', 60, ?1, ?1)
            """,
            (NOON,),
        )
        older.execute("INSERT INTO seats VALUES (1, 0, 11, 'A', ?, 0)", (NOON,))
        older.executemany(
            """
            INSERT INTO moves (table_id, revision, parent, kind, barrier, rules_version, at, position)
            VALUES (1, ?, ?, ?, 0, '1', ?, ?)
            """,
            [
                (revision, revision - 1 or None, "start" if revision == 1 else "move", NOON, POSITION)
                for revision in range(1, 61)
            ],
        )
    return path


def ask(path: Path, question: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as database:
        return database.execute(question).fetchall()


def refused(path: Path, kind: type[StoreError], **more: object) -> str:
    """Assert that a file is refused and not changed, and that no other appears; return the sentence."""
    before = path.read_bytes()
    with pytest.raises(kind) as refusal:
        prepare(path, now=NOON, **more)
    assert path.read_bytes() == before
    assert [file for file in path.parent.iterdir() if "version" in file.name] == []
    assert str(path) in str(refusal.value)
    return str(refusal.value)


async def test_a_new_database_is_created_with_its_folder(path):
    store = await Store.open(path, now=NOON)
    await store.close()
    assert ask(path, "PRAGMA user_version") == [(len(MIGRATIONS),)]
    assert ask(path, "PRAGMA journal_mode") == [("wal",)]
    assert prepare(path, now=NOON) is None


def test_every_field_of_a_stored_row_is_a_column_and_its_key_that_of_the_table(path):
    prepare(path, now=NOON)
    for kind in ROWS:
        columns = ask(path, f"PRAGMA table_info({kind.TABLE})")
        fields = {*kind.WRITTEN, *kind.KEY}
        assert fields <= {name for _, name, *_ in columns}, kind
        assert {*kind.KEY} == {name for _, name, *_, key in columns if key}, kind


async def test_every_connection_is_durable_and_enforces_references(path):
    store = await Store.open(path, now=NOON)
    with pytest.raises(sqlite3.IntegrityError):
        async with store.database.transaction() as database:
            await database.run("INSERT INTO seats VALUES (404, 0, 1, 'A', 0, 0, NULL, NULL)")
    async with store.database.transaction() as database:
        assert await database.value("PRAGMA synchronous") == 2
    await store.close()


def test_an_empty_file_becomes_a_database(path):
    path.parent.mkdir()
    path.touch()
    prepare(path, now=NOON)
    assert sqlite.version_of(path) == len(MIGRATIONS)


async def test_a_proposal_made_before_an_upgrade_can_still_be_answered(version_1):
    with closing(sqlite3.connect(version_1)) as older, older:
        older.execute("INSERT INTO proposals VALUES (1, 'undo', 58, 2, 60, '[0]', ?)", (NOON,))
    store = await Store.open(version_1, now=NOON)
    content = await proposal(store, 1, "undo")
    await store.close()
    assert json.decode(content, type=OpenWish) == OpenWish(2, 60, target=58, agreed=frozenset({0}))


async def test_a_reminder_becomes_a_pace_of_twice_its_time(path):
    prepare(path, now=NOON, migrations=MIGRATIONS[:7])
    with closing(sqlite3.connect(path)) as older, older:
        for table, channel in ((1, 5), (2, 6)):
            older.execute(
                """
                INSERT INTO tables (id, channel, game, rules_version, options, language, host, status, created_at)
                VALUES (?, ?, 'praetor', '1', '{}', 'de', 11, 'playing', ?)
                """,
                (table, channel, NOON),
            )
        older.execute("INSERT INTO reminders VALUES (1, 3600.0, ?, 3)", (NOON,))
    store = await Store.open(path, now=NOON)
    assert [(await store.table(table)).pace for table in (1, 2)] == [7200.0, None]
    assert (await store.table(1)).overdue == "wait"
    await store.close()


async def test_a_game_from_before_there_were_computers_is_migrated(version_1):
    store = await Store.open(version_1, now=NOON)
    assert await store.seats(1) == [SeatRow(table_id=1, seat=0, user=11, name="A", taken_at=NOON)]
    assert {move.computer for move in await store.moves(1)} == {None}
    assert await store.open_where("computer_asked") == []
    await store.close()


async def test_an_older_database_is_copied_then_migrated(version_1):
    before = ask(version_1, "SELECT * FROM moves")
    saved = prepare(version_1, now=NOON, migrations=[MIGRATIONS[0], ADD_COLUMN])
    assert saved is not None
    assert saved.name == "ludi.version-1.2027-01-15-080000.sqlite3"
    assert ask(saved, "PRAGMA user_version") == [(1,)]
    assert ask(saved, "SELECT * FROM moves") == before
    assert ask(version_1, "PRAGMA user_version") == [(2,)]
    assert ask(version_1, "SELECT colour FROM tables") == [("red; or blue",)]
    assert ask(version_1, "SELECT * FROM moves") == before
    assert prepare(version_1, now=NOON, migrations=[MIGRATIONS[0], ADD_COLUMN]) is None


@pytest.mark.parametrize(
    "faulty",
    [
        "ALTER TABLE tables ADD COLUMN colour TEXT; DROP TABLE no_such_table;",
        "DELETE FROM tables;",  # moves and seats would refer to nothing
    ],
)
async def test_a_migration_that_fails_changes_nothing(version_1, faulty):
    before = ask(version_1, "SELECT * FROM tables")
    with pytest.raises((sqlite3.Error, StoreError)):
        prepare(version_1, now=NOON, migrations=[MIGRATIONS[0], faulty])
    assert ask(version_1, "SELECT * FROM tables") == before
    assert ask(version_1, "PRAGMA user_version") == [(1,)]
    assert [file for file in version_1.parent.iterdir() if ".version-" in file.name] == []


async def test_an_old_database_that_cannot_be_copied_is_not_migrated(version_1):
    taken = version_1.with_name("ludi.version-1.2027-01-15-080000.sqlite3")
    taken.write_text("something else")
    with pytest.raises(StoreError):
        prepare(version_1, now=NOON, migrations=[MIGRATIONS[0], ADD_COLUMN])
    assert ask(version_1, "PRAGMA user_version") == [(1,)]
    assert taken.read_text() == "something else"


async def test_a_newer_database_is_refused(version_1):
    with closing(sqlite3.connect(version_1)) as database:
        database.execute("PRAGMA user_version = 99")
        database.execute("DELETE FROM settings")  # it doesn't say which other versions may use it
        database.commit()
    sentence = refused(version_1, StoreError)
    assert "version 99" in sentence


def test_a_file_that_is_no_database_is_refused(path):
    path.parent.mkdir()
    path.write_text("Dear diary, today I built a sawmill.\n" * 100)
    assert "not an SQLite database" in refused(path, StoreError)


def test_the_database_of_another_program_is_refused(path):
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE songs (title)")
    assert "another program" in refused(path, StoreError)


@pytest.mark.parametrize("share", [0.02, 0.3, 0.9])
async def test_a_database_cut_short_is_refused(version_1, share):
    whole = version_1.read_bytes()
    version_1.write_bytes(whole[: int(len(whole) * share)])
    assert "damaged" in refused(version_1, Damaged)


@pytest.mark.parametrize("page", [1, 2, 3, 8])
async def test_a_database_with_a_damaged_page_is_refused(version_1, page):
    content = bytearray(version_1.read_bytes())
    content[page * 4096 : page * 4096 + 4096] = b"\xa5" * 4096
    version_1.write_bytes(content)
    refused(version_1, Damaged)


async def test_in_a_big_database_the_small_tables_are_checked(version_1, monkeypatch):
    monkeypatch.setattr(sqlite, "CHECKED_WHOLE", 0)
    assert sqlite.version_of(version_1) == 1
    [(root,)] = ask(version_1, "SELECT rootpage FROM sqlite_schema WHERE name = 'seats'")
    content = bytearray(version_1.read_bytes())
    content[(root - 1) * 4096 : root * 4096] = b"\xa5" * 4096
    version_1.write_bytes(content)
    refused(version_1, Damaged)


async def test_an_empty_file_beside_a_write_ahead_log_is_refused(version_1):
    version_1.with_name(version_1.name + "-wal").write_bytes(b"what was committed last")
    version_1.write_bytes(b"")
    refused(version_1, Damaged)


def test_a_path_that_cannot_be_a_file_is_refused(tmp_path):
    with pytest.raises(StoreError, match="is not a file"):
        prepare(tmp_path, now=NOON)
    with pytest.raises(StoreError):
        prepare(tmp_path / ("long" * 100), now=NOON)
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="folder"):
        prepare(tmp_path / "file" / "ludi.sqlite3", now=NOON)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no named pipes in folders")
async def test_a_pipe_is_refused_and_keeps_its_mode(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    pipe.chmod(0o666)
    with pytest.raises(StoreError, match="is not a file"):
        await Store.open(pipe, now=NOON)
    assert stat.S_IMODE(pipe.stat().st_mode) == 0o666
    assert [*tmp_path.iterdir()] == [pipe]


async def test_a_refused_database_is_not_replaced(path):
    path.parent.mkdir()
    path.write_bytes(b"rubbish" * 1000)
    with pytest.raises(StoreError, match="not an SQLite database"):
        await Store.open(path, now=NOON)
    assert path.read_bytes() == b"rubbish" * 1000


def test_the_numbers_of_migrations_have_no_gaps():
    assert sorted(migrations_in(FOLDER / "sqlite")) == list(range(1, len(MIGRATIONS) + 1))


def test_a_migration_beside_the_folders_of_the_databases_belongs_to_both(tmp_path):
    for file in ("one/001_own.sql", "002_all.sql", "other/001_own.sql"):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(f"-- {file}\n", encoding="utf-8")
    for database in ("one", "other"):
        assert [*migrations_in(tmp_path / database)] == [1, 2]
    (tmp_path / "001_again.sql").write_text("", encoding="utf-8")
    with pytest.raises(ValueError, match="two migrations with the number of 001_"):
        migrations_in(tmp_path / "one")


def test_types_of_postgresql_in_a_migration_become_types_of_sqlite(path):
    added = (
        "truth BOOLEAN NOT NULL DEFAULT FALSE",
        "number BIGINT",
        "moment DOUBLE PRECISION",
        "content BYTEA",
    )
    migration = "".join(f"ALTER TABLE tables ADD COLUMN {column};\n" for column in added)
    prepare(path, now=NOON, migrations=[*MIGRATIONS, sqlite.in_sqlite(migration)])
    columns = [kind for _, name, kind, *_ in ask(path, "PRAGMA table_info(tables)")]
    assert columns[-4:] == ["INTEGER", "INTEGER", "REAL", "BLOB"]
