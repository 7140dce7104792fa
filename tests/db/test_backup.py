"""Backups of a database in use."""

import asyncio
import os
import sqlite3
import stat
import sys
from contextlib import closing

import pytest

from bot.db import sqlite
from bot.db.database import Damaged, StoreError
from bot.db.sqlite import copy
from bot.play.rows import NewMove
from bot.play.store import Store

NOON = 1_800_000_000.0


@pytest.fixture
def kind() -> str:
    return "sqlite"


async def test_a_copy_made_while_moves_are_recorded_is_consistent(store, path, tmp_path, open_game):
    table = await open_game()
    copies = [tmp_path / f"copy {number}.sqlite3" for number in range(3)]
    copying = asyncio.create_task(asyncio.to_thread(lambda: [copy(path, target) for target in copies]))
    revision = 1
    while not copying.done():
        move = NewMove(kind="move", rules_version="1", position=b"position" * 500)
        revision = (await store.record(table.id, revision, move, now=NOON)).revision
    await copying
    assert revision > 3
    for target in copies:
        again = await Store.open(target, now=NOON)
        copied = await again.table(table.id)
        assert 1 <= copied.revision <= revision
        assert [move.revision for move in await again.moves(table.id)] == list(range(1, copied.revision + 1))
        await again.close()


async def test_a_copy_is_a_single_file(store, path, tmp_path, open_game):
    await open_game()
    copy(path, tmp_path / "copies.sqlite3")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["copies.sqlite3", "data"]
    with closing(sqlite3.connect(tmp_path / "copies.sqlite3")) as database:
        assert database.execute("SELECT count(*) FROM tables").fetchone() == (1,)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no such rights")
@pytest.mark.parametrize("umask", [0o000, 0o022, 0o277])
async def test_nobody_else_may_read_a_database_or_a_copy(path, tmp_path, umask):
    before = os.umask(umask)
    try:
        store = await Store.open(path, now=NOON)
        copy(path, tmp_path / "copy.sqlite3")
        beside = [file for file in path.parent.iterdir() if file.suffix != ".lock"]
        assert {file.name for file in beside} >= {path.name, f"{path.name}-wal"}
        for file in (*beside, tmp_path / "copy.sqlite3"):
            assert stat.S_IMODE(file.stat().st_mode) & 0o077 == 0, file
        await store.close()
    finally:
        os.umask(before)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no such rights")
async def test_a_start_makes_databases_unreadable_to_others(path):
    await (await Store.open(path, now=NOON)).close()
    earlier = path.with_name(f"{path.stem}.version-3.2026-01-01-120000{path.suffix}")
    earlier.touch()
    other = path.with_name("notes.txt")
    other.touch()
    for file in (path, earlier, other):
        file.chmod(0o644)
    await (await Store.open(path, now=NOON)).close()
    assert [stat.S_IMODE(file.stat().st_mode) for file in (path, earlier, other)] == [0o600, 0o600, 0o644]


async def test_a_file_that_exists_is_never_overwritten(store, path, tmp_path):
    target = tmp_path / "precious.txt"
    target.write_text("precious")
    with pytest.raises(StoreError, match="not overwritten"):
        copy(path, target)
    assert target.read_text() == "precious"


async def test_a_failed_copy_leaves_no_file(path, tmp_path):
    with pytest.raises(StoreError, match="no database"):
        copy(path, tmp_path / "copy.sqlite3")
    path.parent.mkdir()
    path.write_text("no database at all" * 1000)
    with pytest.raises(Damaged):
        copy(path, tmp_path / "copy.sqlite3")
    with pytest.raises(StoreError, match="can't be written"):
        copy(path, tmp_path / "no such folder" / "copy.sqlite3")
    assert [file.name for file in tmp_path.iterdir()] == ["data"]


@pytest.mark.parametrize("statement", ["VACUUM", "CREATE TABLE notes (text)"])
def test_an_empty_database_and_one_of_another_program_are_not_backed_up(tmp_path, statement):
    source = tmp_path / "other.sqlite3"
    with closing(sqlite3.connect(source)) as database:
        database.execute(statement)
    source.touch()
    with pytest.raises(StoreError, match="no database of this bot"):
        copy(source, tmp_path / "copy.sqlite3")
    assert [*tmp_path.iterdir()] == [source]


async def test_a_copy_for_which_the_disk_has_no_room_is_named_and_leaves_no_file(
    store, path, tmp_path, monkeypatch, open_game
):
    def small(file, **options):
        database = connect(file, **options)
        database.execute("PRAGMA max_page_count = 8")
        return database

    await open_game()
    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", small)
    with pytest.raises(StoreError, match=r"copy\.sqlite3 can't be written: No space left"):
        copy(path, tmp_path / "copy.sqlite3")
    assert [file.name for file in tmp_path.iterdir()] == ["data"]


async def test_a_copy_of_damaged_pages_is_not_kept(store, path, tmp_path, open_game):
    table = await open_game()
    for revision in range(1, 40):
        move = NewMove(kind="move", rules_version="1", position=bytes(range(256)) * 20)
        await store.record(table.id, revision, move, now=NOON)
    await store.close()
    content = bytearray(path.read_bytes())
    content[-4096:] = b"\xa5" * 4096
    content[-8192:-4096] = b"\xa5" * 4096
    path.write_bytes(content)
    with pytest.raises(StoreError):
        copy(path, tmp_path / "copy.sqlite3")
    assert not (tmp_path / "copy.sqlite3").exists()


async def test_what_a_killed_backup_leaves_is_not_taken_for_a_database(store, path, tmp_path, monkeypatch):
    """An empty file would be: a bot started on it would begin with nothing."""
    target = tmp_path / "copy.sqlite3"

    def kill(source, part):
        with pytest.raises(StoreError, match="not an SQLite database"):
            sqlite.version_of(target)
        copy_pages(source, part)

    copy_pages = sqlite.copy_pages
    monkeypatch.setattr(sqlite, "copy_pages", kill)
    copy(path, target)
    assert sqlite.version_of(target) == len(sqlite.MIGRATIONS)
