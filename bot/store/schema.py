"""Make a database file ready at start: look without touching, copy what is old, bring it up to date.

A file that can't be used is refused with a sentence and left as it is, byte for byte.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from bot.store.backup import copy
from bot.store.database import explained
from bot.store.errors import CannotOpen, Damaged, NotOurs, TooNew

APPLICATION = int.from_bytes(b"LUDI")
MAGIC = b"SQLite format 3\0"
MIGRATIONS = tuple(
    file.read_text(encoding="utf-8") for file in sorted((Path(__file__).parent / "migrations").glob("*.sql"))
)

# The check at start reads every page of a file up to this many bytes (0.15 s from the disk's cache). Of a
# bigger file it leaves out the tables that grow with every move. A backup checks all of its copy.
CHECKED_WHOLE = 128 * 2**20
GROWING = ("moves", "interactions", "outbox")

INCREMENTAL = 2  # of PRAGMA auto_vacuum: pages that are free can be given back to the disk


def prepare(path: Path, *, now: float, migrations: Sequence[str] = MIGRATIONS) -> Path | None:
    """Create the database, or check it and bring it up to date; return the copy made before a migration.

    Raises CannotOpen, NotOurs, Damaged or TooNew. A migration that fails changes nothing.
    """
    make_folder(path)
    version = examine(path) if path.exists() else 0
    if version > len(migrations):
        raise TooNew(
            f"The database {path} has version {version}, this bot knows versions up to {len(migrations)}. "
            "Start the newer bot that wrote it, or name another file in DATABASE."
        )
    saved = None
    if 0 < version < len(migrations):
        moment = datetime.fromtimestamp(now, UTC)
        saved = path.with_name(f"{path.stem}.version-{version}.{moment:%Y-%m-%d-%H%M%S}{path.suffix}")
        copy(path, saved)
    try:
        migrate(path, migrations)
    except BaseException:
        if saved is not None:
            saved.unlink()  # the database is as it was; restarts in a row must not fill the disk with copies
        raise
    return saved


def make_folder(path: Path) -> None:
    """Make the folder that a database lies in, unless there is one. Raises CannotOpen."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotOpen(
            f"The folder {path.parent} for the database can't be made: {error.strerror}."
        ) from error


def examine(path: Path) -> int:
    """The version of the database in a file, 0 for an empty one; the file is only read.

    Raises CannotOpen, NotOurs or Damaged.
    """
    try:
        with path.open("r+b") as file:  # for writing, so that a protected file is found out now
            head = file.read(len(MAGIC))
    except OSError as error:
        raise CannotOpen(f"The database {path} can't be opened for writing: {error.strerror}.") from error
    if not head:
        log = path.with_name(path.name + "-wal")
        if log.exists() and log.stat().st_size > 0:
            raise Damaged(f"The database {path} is empty, but {log.name} beside it is not. Restore a backup.")
        return 0
    if head != MAGIC:
        raise NotOurs(f"The file {path} is not an SQLite database. Name another file in DATABASE.")
    try:
        with (
            explained(path),
            closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as database,
        ):
            return checked_version(path, database)
    except sqlite3.Error as error:  # our questions are sound, so the file is not
        raise Damaged(f"The database {path} is damaged ({error}). Restore a backup.") from error


def checked_version(path: Path, database: sqlite3.Connection) -> int:
    """The version of an opened database, once it has shown to be ours and sound."""
    tables = [name for (name,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    if not tables:
        return 0
    if pragma(database, "application_id") != APPLICATION:
        raise NotOurs(f"The database {path} belongs to another program. Name another file in DATABASE.")
    for problem in problems(database, tables, whole=path.stat().st_size <= CHECKED_WHOLE):
        raise Damaged(f"The database {path} is damaged ({problem}). Restore a backup.")
    return pragma(database, "user_version")


def problems(database: sqlite3.Connection, tables: Sequence[str], *, whole: bool) -> Iterator[str]:
    """What SQLite's own check finds wrong, in the whole file or in the tables that stay small."""
    checks = ["quick_check"] if whole else [f"quick_check({name})" for name in tables if name not in GROWING]
    for check in checks:
        for (found,) in database.execute(f"PRAGMA {check}"):
            if found != "ok":
                yield str(found).splitlines()[0]


def migrate(path: Path, migrations: Sequence[str]) -> None:
    """Carry out the migrations a file lacks, all in one transaction."""
    with explained(path), closing(sqlite3.connect(path, isolation_level=None)) as database:
        if pragma(database, "auto_vacuum") != INCREMENTAL:
            database.execute(f"PRAGMA auto_vacuum = {INCREMENTAL}")
            database.execute("VACUUM")  # the file is written anew; before that it could never shrink
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        if pragma(database, "user_version") == len(migrations):
            return
        database.execute("BEGIN EXCLUSIVE")
        try:
            done = pragma(database, "user_version")  # again: another process may have been quicker
            for number, migration in enumerate(migrations[done:], start=done + 1):
                for statement in statements(migration):
                    database.execute(statement)
                database.execute(f"PRAGMA user_version = {number}")
            if database.execute("PRAGMA foreign_key_check").fetchone() is not None:
                raise Damaged(f"The database {path} can't be migrated: some rows would refer to nothing.")
            database.execute("COMMIT")
        except BaseException:
            database.rollback()
            raise


def statements(script: str) -> Iterator[str]:
    """The statements of a script one by one, since `executescript` would end the transaction around it."""
    gathered = ""
    for line in script.splitlines(keepends=True):
        gathered += line
        if sqlite3.complete_statement(gathered):
            yield gathered
            gathered = ""
    if gathered.strip():
        yield gathered


def pragma(database: sqlite3.Connection, name: str) -> int:
    """A setting of the file that is a whole number."""
    return int(database.execute(f"PRAGMA {name}").fetchone()[0])
