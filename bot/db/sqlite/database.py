"""Two connections to one SQLite file: one that writes, in short transactions, and one that reads."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from os.path import samestat
from pathlib import Path
from typing import Final

import aiosqlite

from bot.db.database import CannotOpen, Connection, Damaged, Database, Reader, StoreError, Value

_PAGES: Final = 250
"""So many free pages are given back at a time."""

# What SQLite's primary result codes mean for an operator. Any other error is a fault in our own statements.
FAILURES: dict[int, tuple[type[StoreError], str]] = {
    sqlite3.SQLITE_FULL: (StoreError, "is on a full disk, nothing was saved. Free some space."),
    sqlite3.SQLITE_IOERR: (StoreError, "could not be read or written, nothing was saved. Check the disk."),
    **dict.fromkeys(
        (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED),
        (StoreError, "is held by another process, nothing was saved. Stop it or wait for it."),
    ),
    sqlite3.SQLITE_READONLY: (StoreError, "may only be read, nothing was saved. Allow writing."),
    sqlite3.SQLITE_NOMEM: (StoreError, "got no memory, nothing was saved. Give the bot more."),
    sqlite3.SQLITE_PERM: (CannotOpen, "may not be used by this user. Change who owns it."),
    sqlite3.SQLITE_CANTOPEN: (CannotOpen, "can't be opened. Check the path, its folder and who owns them."),
    sqlite3.SQLITE_CORRUPT: (Damaged, "is damaged. Stop the bot and restore a backup."),
    sqlite3.SQLITE_NOTADB: (Damaged, "is damaged or no SQLite database. Stop the bot and restore a backup."),
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


class SqliteConnection(Connection):
    """Statements in, typed rows out, by one connection to the file."""

    def __init__(self, connection: aiosqlite.Connection, path: Path) -> None:
        self._connection = connection
        self._path = path

    async def _fetch(self, sql: str, values: Sequence[Value], kind: type | None = None) -> list[sqlite3.Row]:
        with explained(self._path):
            return list(await self._connection.execute_fetchall(sql, values))

    async def run_many(self, sql: str, rows: Sequence[Sequence[Value]]) -> None:
        with explained(self._path):
            await self._connection.executemany(sql, rows)


class SqliteDatabase(Database):
    """An open database file.

    Writing goes through `transaction()` alone, one at a time. Readers see what was last committed and never
    wait for a writer (WAL).
    """

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
        """Connect to a file that is ready (`schema.prepare`); wait `patience` seconds for others' locks."""
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
    async def transaction(self, about: int | None = None) -> AsyncIterator[Connection]:
        """The same; a task cancelled during the commit has committed, one cancelled before leaves nothing behind."""
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

    async def defer_references(self, connection: Connection) -> None:
        await connection.run("PRAGMA defer_foreign_keys = ON")

    async def last_number(self, connection: Reader, table: str) -> int:
        last = await connection.value(
            f"""
            SELECT max(coalesce((SELECT seq FROM sqlite_sequence WHERE name = ?), 0),
                coalesce((SELECT max(id) FROM {table}), 0))
            """,  # noqa: S608 - a name of our own
            table,
        )
        assert isinstance(last, int)
        return last

    async def count_on(self, connection: Connection, table: str, last: int) -> None:
        await connection.run("UPDATE sqlite_sequence SET seq = ? WHERE name = ?", last, table)

    async def give_back(self) -> bool:
        """Give some free pages back to the disk; False where there are none, or none that can go."""
        async with self.transaction() as writing:
            before = await writing.value("PRAGMA freelist_count")
            await writing.run(f"PRAGMA incremental_vacuum({_PAGES})")
            return await writing.value("PRAGMA freelist_count") != before

    def _check_standing(self) -> None:
        """Raise StoreError unless the file that was opened still lies at its path: else moves would be lost."""
        try:
            standing = self.path.stat()
        except OSError:
            standing = None
        if standing is None or not samestat(standing, self._file):
            raise StoreError(
                f"The database {self.path} was moved away or replaced while the bot ran, nothing was saved. "
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
