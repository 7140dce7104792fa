"""SQLite: one file, for one machine, with one connection that writes, in short transactions, and one that reads.

At the start the file is checked without touching it; an old one is copied and migrated. A file that can't be used is
refused with a sentence and left unchanged, byte for byte.
"""

from __future__ import annotations

import asyncio
import errno
import glob
import logging
import os
import re
import sqlite3
import sys
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from datetime import UTC, datetime
from itertools import chain
from os.path import samestat
from pathlib import Path
from typing import IO, Final

import aiosqlite

from . import database as db

if sys.platform != "win32":
    import fcntl

_PAGES: Final = 250
"""How many free pages are given back at a time."""

# What SQLite's primary result codes mean for an operator. Any other error is a fault in our own statements.
FAILURES: dict[int, tuple[type[db.StoreError], str]] = {
    sqlite3.SQLITE_FULL: (db.StoreError, "is on a full disk; nothing was saved. Free some space."),
    sqlite3.SQLITE_IOERR: (db.StoreError, "could not be read or written; nothing was saved. Check the disk."),
    **dict.fromkeys(
        (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED),
        (db.StoreError, "is locked by another process; nothing was saved. Stop it or wait for it."),
    ),
    sqlite3.SQLITE_READONLY: (
        db.StoreError,
        "is read-only; nothing was saved. Let the bot's user write to it and to its folder.",
    ),
    sqlite3.SQLITE_NOMEM: (
        db.StoreError,
        "could not be used for lack of memory; nothing was saved. Give the bot more.",
    ),
    sqlite3.SQLITE_PERM: (db.StoreError, "can't be used by this user. Change its owner."),
    sqlite3.SQLITE_CANTOPEN: (
        db.StoreError,
        "can't be opened. Check the path, its folder and their owner.",
    ),
    sqlite3.SQLITE_CORRUPT: (db.Damaged, "is damaged. Stop the bot and restore a backup."),
    sqlite3.SQLITE_NOTADB: (
        db.Damaged,
        "is damaged or not an SQLite database. Stop the bot and restore a backup.",
    ),
}


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """Turn SQLite's errors about disk and file into a StoreError that says what to do."""
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        if code not in FAILURES:
            raise
        kind, sentence = FAILURES[code]
        raise kind(f"The database {path} {sentence} (SQLite: {error})") from error


class SqliteConnection(db.Connection):
    """One connection to the file."""

    def __init__(self, connection: aiosqlite.Connection, path: Path) -> None:
        self._connection = connection
        self._path = path

    async def _fetch(
        self, sql: str, values: Sequence[db.Value], kind: type | None = None
    ) -> list[sqlite3.Row]:
        with explained(self._path):
            return list(await self._connection.execute_fetchall(sql, values))


class SqliteDatabase(db.Database):
    """An open database file. Transactions come one at a time; readers never wait for a writer (WAL)."""

    def __init__(self, path: Path, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self.path = path
        self.writer = writer
        self.read = SqliteConnection(reader, path)
        self._write = SqliteConnection(writer, path)
        self._reader = reader
        self._turn = asyncio.Lock()
        self._file = path.stat()

    @classmethod
    async def open(cls, path: Path, *, patience: float = 5.0) -> SqliteDatabase:
        """Connect to a prepared file; wait `patience` seconds for locks of others."""
        writer = await connect(path, patience)
        try:
            reader = await connect(path, patience)
        except BaseException:
            await writer.close()
            raise
        return cls(path, writer, reader)

    async def close(self) -> None:
        async with self._turn:
            await self._reader.close()
            await self.writer.close()

    @asynccontextmanager
    async def transaction(self, *about: int) -> AsyncIterator[db.Connection]:
        """See `Database`. A task canceled during the commit has committed; one canceled before has changed nothing."""
        async with self._turn:
            self._check_standing()
            try:
                with explained(self.path):
                    await self.writer.execute_fetchall("BEGIN IMMEDIATE")
                yield self._write
                with explained(self.path):
                    await self.writer.commit()
            except BaseException:
                await self.writer.rollback()  # does nothing after a commit
                raise

    @asynccontextmanager
    async def filling(self, connection: db.Connection, *numbered: str) -> AsyncIterator[None]:
        await connection.run("PRAGMA defer_foreign_keys = ON")
        yield  # SQLite goes on counting by itself

    async def give_back(self) -> bool:
        """Give some free pages back to the disk; False if there are none, or none that can be moved."""
        async with self.transaction() as writing:
            before = await writing.value("PRAGMA freelist_count")
            await writing.run(f"PRAGMA incremental_vacuum({_PAGES})")
            return await writing.value("PRAGMA freelist_count") != before

    def _check_standing(self) -> None:
        """Raise StoreError unless the opened file is still at its path; otherwise moves would be lost."""
        try:
            standing = self.path.stat()
        except OSError:
            standing = None
        if standing is None or not samestat(standing, self._file):
            raise db.StoreError(
                f"The database {self.path} was moved away or replaced while the bot ran; nothing was saved. "
                "Put it back, or stop the bot and start it again."
            )


async def connect(path: Path, patience: float) -> aiosqlite.Connection:
    with explained(path):
        connection = await aiosqlite.connect(path, timeout=patience, isolation_level=None)
        try:
            connection.row_factory = sqlite3.Row
            await connection.execute_fetchall("PRAGMA synchronous = FULL")
            await connection.execute_fetchall("PRAGMA foreign_keys = ON")
        except BaseException:
            await connection.close()
            raise
    return connection


def owned(database: Path, shards: Sequence[int] | None) -> IO[bytes]:
    """A lock file: until it is closed, only this process may run these shards (None: all).

    Raises StoreError, and InUse if another process runs one of them.
    """
    is_there(database)  # before a lock is put beside something else
    path = database.with_name(database.name + ".lock")
    try:
        file = path.open("ab")
    except OSError as error:
        raise unwritable(f"file {path}", error) from error
    for shard in (None,) if shards is None else shards:
        try:
            _lock(file, shard)
        except (BlockingIOError, PermissionError) as error:
            file.close()
            whose = "" if shard is None else f" for shard {shard}"
            raise db.InUse(
                f"Another bot is running{whose} on the database {database}. "
                "Stop it, or name another file in DATABASE."
            ) from error
    return file


def _lock(file: IO[bytes], shard: int | None) -> None:
    if sys.platform != "win32":
        # length and start of the locked bytes: one for each shard, or all
        part = (0, 0) if shard is None else (1, shard)
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, *part)


OWN: Final = 0o600

_log = logging.getLogger(__name__)


def create(path: Path) -> None:
    """Create an empty file that nobody else may read, whatever the umask. Raises FileExistsError, OSError."""
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWN))
    path.chmod(OWN)  # the umask may have removed more


def tighten(paths: Iterable[Path]) -> None:
    """Remove everybody else's rights to files; those of another user stay as they are."""
    for path in paths:
        try:
            if path.stat().st_mode & 0o777 & ~OWN:
                path.chmod(OWN)
        except FileNotFoundError:
            continue
        except OSError as error:
            _log.warning(
                "Other users can read %s, which has the seeds of running games: %s. Give it to the bot's user, "
                "with mode 600.",
                path,
                error.strerror,
            )


def is_there(path: Path) -> bool:
    """Whether a file is there. Raises StoreError if it is something else, a folder or a device."""
    try:
        found = path.exists()
        if found and not path.is_file():
            raise db.StoreError(f"The database {path} is not a file. Name another one in DATABASE.")
    except OSError as error:
        raise unwritable(f"database {path}", error) from error
    return found


def unwritable(what: str, error: OSError) -> db.StoreError:
    advice = (
        "Free some space." if error.errno == errno.ENOSPC else "Give this user the right, or name another."
    )
    return db.StoreError(f"The {what} can't be written: {error.strerror}. {advice}")


def copy(source: Path, target: Path) -> None:
    """Copy the database `source`, which may be in use, to the file `target`, which must not exist.

    `target` is complete, or says that it isn't, and is readable for this user alone. Raises StoreError.
    """
    if not is_there(source):
        raise db.StoreError(f"There is no database {source} to back up. Check DATABASE.")
    try:
        create(target)  # reserves the name
    except FileExistsError:
        raise db.StoreError(f"The file {target} exists and is not overwritten. Name a new file.") from None
    except OSError as error:
        raise unwritable(f"file {target}", error) from error
    part = target.with_name(target.name + ".part")
    try:
        # An empty file, left if the backup is killed, would be taken for a new database.
        target.write_text("This backup was interrupted.", encoding="ascii")
        part.unlink(missing_ok=True)  # left by an interrupted backup
        create(part)
        copy_pages(source, part)
        part.replace(target)
    except BaseException as error:
        part.unlink(missing_ok=True)
        target.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise unwritable(f"file {target}", error) from error
        raise


def copy_pages(source: Path, part: Path) -> None:
    """Copy all pages in one step, so that writers can't make it start over, and check the copy.

    Raises StoreError, OSError.
    """
    with (
        explained(source),
        closing(read_only(source)) as original,
        closing(sqlite3.connect(part, isolation_level=None)) as duplicate,
    ):
        duplicate.execute("PRAGMA journal_mode = OFF")  # a copy that fails is deleted
        try:
            original.backup(duplicate)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_FULL:  # the disk of the copy
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)) from error
            raise
        duplicate.execute("PRAGMA journal_mode = DELETE")  # a single file, without a WAL
        if pragma(duplicate, "application_id") != APPLICATION:
            raise db.StoreError(f"The file {source} is no database of this bot. Check DATABASE.")
        (found,) = duplicate.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        problem = str(found).splitlines()[-1]
        raise db.StoreError(
            f"The copy of {source} fails SQLite's check ({problem}). Keep your older backups."
        )
    with part.open("rb+") as file:
        os.fsync(file.fileno())


APPLICATION = int.from_bytes(b"LUDI")
MAGIC = b"SQLite format 3\0"
_TYPES: Final = {"BOOLEAN": "INTEGER", "BIGINT": "INTEGER", "DOUBLE PRECISION": "REAL", "BYTEA": "BLOB"}


def in_sqlite(migration: str) -> str:
    """A migration for both databases, written with PostgreSQL's types, with those of SQLite's strict tables."""
    return re.sub("|".join(_TYPES), lambda found: _TYPES[found[0]], migration)


MIGRATIONS = tuple(map(in_sqlite, db.migrations_in(db.FOLDER / "sqlite").values()))

# The check at start reads every page of a file up to this many bytes (0.15 s from the disk's cache). Of a
# bigger file it leaves out the tables that grow with every move. A backup checks all of its copy.
CHECKED_WHOLE = 128 * 2**20
GROWING = ("moves", "interactions", "outbox")

INCREMENTAL = 2  # of PRAGMA auto_vacuum: pages that are free can be given back to the disk


def prepare(path: Path, *, now: float, migrations: Sequence[str] = MIGRATIONS) -> Path | None:
    """Create the database, or check and migrate it; return the copy made before a migration.

    Only its user may read it, and the copies made before earlier migrations. Raises StoreError. A migration that fails
    changes nothing.
    """
    make_folder(path)
    version = version_of(path)
    if version > len(migrations):
        db.check_known(path, version=version, known=len(migrations), oldest=oldest(path))
    make_private(path)
    saved = None
    if 0 < version < len(migrations):
        needed = needed_after(migrations, version)
        db.check_running(path, oldest=needed, running=running(path, now))
        moment = datetime.fromtimestamp(now, UTC)
        saved = path.with_name(f"{path.stem}.version-{version}.{moment:%Y-%m-%d-%H%M%S}{path.suffix}")
        copy(path, saved)
    try:
        migrate(path, migrations)
    except BaseException:
        if saved is not None:
            saved.unlink()  # the database is unchanged; repeated restarts must not fill the disk with copies
        raise
    return saved


def needed_after(migrations: Sequence[str], version: int) -> int:
    """The oldest version that may run after the migrations beyond a version."""
    numbered = enumerate(migrations[version:], start=version + 1)
    return max(db.oldest_after(migration, number) for number, migration in numbered)


def oldest(path: Path) -> int:
    """The oldest version that may run on a database; default: its own."""
    with explained(path), closing(read_only(path)) as database:
        said = database.execute("SELECT value FROM settings WHERE key = ?", (db.OLDEST,)).fetchone()
        return int(said[0]) if said else pragma(database, "user_version")


def running(path: Path, now: float) -> list[int]:
    with explained(path), closing(read_only(path)) as database:
        if not database.execute("SELECT 1 FROM sqlite_schema WHERE name = 'leases'").fetchone():
            return []
        return [
            version for (version,) in database.execute("SELECT version FROM leases WHERE until > ?", (now,))
        ]


def read_only(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def make_folder(path: Path) -> None:
    """Create the folder of a database, unless it exists. Raises StoreError."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(f"folder {path.parent} for the database", error) from error


def make_private(path: Path) -> None:
    """Let nobody else read the database, the files that SQLite writes beside it, and its copies. Raises StoreError."""
    try:
        create(path)
    except FileExistsError:
        beside = (path.with_name(f"{path.name}-{kind}") for kind in ("wal", "shm"))
        copies = path.parent.glob(f"{glob.escape(path.stem)}.version-*{glob.escape(path.suffix)}")
        tighten([path, *beside, *copies])
    except OSError as error:
        raise unwritable(f"database {path}", error) from error


def version_of(path: Path) -> int:
    """The version of the database in a file, 0 if it is missing or empty; the file is only read. Raises StoreError."""
    if not is_there(path):
        return 0
    try:
        with path.open("r+b") as file:  # for writing, to detect a protected file now
            head = file.read(len(MAGIC))
    except OSError as error:
        raise unwritable(f"database {path}", error) from error
    if not head:
        log = path.with_name(path.name + "-wal")
        if log.exists() and log.stat().st_size > 0:
            raise db.Damaged(
                f"The database {path} is empty, but {log.name} beside it is not. Restore a backup."
            )
        return 0
    if head != MAGIC:
        raise db.StoreError(f"The file {path} is not an SQLite database. Name another file in DATABASE.")
    try:
        with explained(path), closing(read_only(path)) as database:
            return checked_version(path, database)
    except sqlite3.Error as error:  # our questions are sound, so the file is not
        raise db.Damaged(f"The database {path} is damaged ({error}). Restore a backup.") from error


def checked_version(path: Path, database: sqlite3.Connection) -> int:
    """The version of an open database, after checking that it is a sound one of this bot."""
    tables = [name for (name,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    if not tables:
        return 0
    if pragma(database, "application_id") != APPLICATION:
        raise db.StoreError(f"The database {path} belongs to another program. Name another file in DATABASE.")
    whole = path.stat().st_size <= CHECKED_WHOLE
    checks = ["quick_check"] if whole else [f"quick_check({name})" for name in tables if name not in GROWING]
    for (found,) in chain.from_iterable(database.execute(f"PRAGMA {check}") for check in checks):
        if found != "ok":
            problem = str(found).splitlines()[-1]
            raise db.Damaged(f"The database {path} is damaged ({problem}). Restore a backup.")
    return pragma(database, "user_version")


def migrate(path: Path, migrations: Sequence[str]) -> None:
    """Carry out the missing migrations, all in one transaction."""
    with explained(path), closing(sqlite3.connect(path, isolation_level=None)) as database:
        if pragma(database, "auto_vacuum") != INCREMENTAL:
            database.execute(f"PRAGMA auto_vacuum = {INCREMENTAL}")
            database.execute("VACUUM")  # rewrites the file, which otherwise could never shrink
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        if pragma(database, "user_version") >= len(migrations):
            return
        database.execute("BEGIN EXCLUSIVE")
        try:
            done = pragma(database, "user_version")  # again: another process may have been quicker
            for number, migration in enumerate(migrations[done:], start=done + 1):
                for statement in statements(migration):
                    database.execute(statement)
                database.execute(f"PRAGMA user_version = {number}")
            if done < len(migrations):
                database.execute(
                    "INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)",
                    (db.OLDEST, str(needed_after(migrations, done))),
                )
            if database.execute("PRAGMA foreign_key_check").fetchone() is not None:
                raise db.Damaged(
                    f"The database {path} can't be migrated: some rows refer to missing ones. Restore a backup."
                )
            database.execute("COMMIT")
        except BaseException:
            database.rollback()
            raise


def statements(script: str) -> Iterator[str]:
    """The statements of a script, one by one: `executescript` would end the surrounding transaction."""
    gathered = ""
    for line in script.splitlines(keepends=True):
        gathered += line
        if sqlite3.complete_statement(gathered):
            yield gathered
            gathered = ""
    if gathered.strip():
        yield gathered


def pragma(database: sqlite3.Connection, name: str) -> int:
    return int(database.execute(f"PRAGMA {name}").fetchone()[0])
