"""PostgreSQL: a server, for several processes on several machines."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import cache
from itertools import count
from typing import Any, Final, TypeVar, cast

import asyncpg

from bot.settings import Server

from . import database as db

Answer = TypeVar("Answer")

MOST_CONNECTIONS: Final = 8
"""Connections of one process; further requests wait."""

PATIENCE: Final = 20.0
"""Seconds to wait for an answer."""

LONGEST_SILENCE: Final = 10.0
"""Seconds without a statement after which the server ends a transaction: its process has stopped, or its machine is
gone, and others wait for its locks."""

LOST: Final = (asyncpg.InterfaceError, asyncpg.InternalClientError)
"""The driver's errors when a connection breaks during a request."""

# What the classes of PostgreSQL's codes mean for an operator. Any other error is a fault in our own statements.
FAILURES: Final[dict[str, tuple[type[db.StoreError], str]]] = {
    "53100": (db.StoreError, "is on a full disk; nothing was saved. Free some space."),
    "53200": (db.StoreError, "ran out of memory; nothing was saved. Give the server more."),
    "53300": (db.StoreError, "accepts no more connections; nothing was saved. Raise max_connections."),
    "53": (db.StoreError, "lacks resources; nothing was saved. See the server's log."),
    "58": (db.StoreError, "could not be read or written; nothing was saved. Check the server's disk."),
    "25006": (
        db.StoreError,
        "is read-only; nothing was saved. Name the primary server, or allow writing.",
    ),
    "55P03": (db.StoreError, "is locked by another process; nothing was saved. Wait for it."),
    "57014": (db.StoreError, "has taken too long; nothing was saved. See the server's log."),
    "57": (db.GoneAway, "has gone away. Check the server."),
    "08": (db.GoneAway, "has gone away. Check the server."),
    "40": (db.StoreError, "was changed by another process at the same time; nothing was saved. Try again."),
    "28": (db.StoreError, "does not accept this user. Check the user and the password in DATABASE."),
    "3D000": (db.StoreError, "does not exist. Create it with createdb, or name another one in DATABASE."),
    "42501": (db.StoreError, "can't be used by this user. Grant them the rights, or make them the owner."),
    "XX001": (db.Damaged, "is damaged. Stop the bot and restore a backup."),
    "XX002": (db.Damaged, "is damaged. Stop the bot and restore a backup."),
}


@contextmanager
def explained(server: Server) -> Iterator[None]:
    """Turn PostgreSQL's errors about server, disk and network into a StoreError that says what to do."""
    try:
        yield
    except asyncpg.PostgresError as error:
        code = error.sqlstate or ""
        found = next((FAILURES[part] for part in (code, code[:2]) if part in FAILURES), None)
        if found is None:
            raise
        kind, sentence = found
        raise kind(f"The database {server} {sentence} (PostgreSQL: {error})") from error
    except TimeoutError as error:
        raise db.StoreError(
            f"The database {server} has not answered for {PATIENCE:.0f} seconds. Check the server."
        ) from error
    except (OSError, *LOST) as error:
        raise db.GoneAway(
            f"The database {server} can't be reached. Check the server, and its address in DATABASE. ({error})"
        ) from error


@cache
def spelled(sql: str, kind: type | None) -> str:
    """A statement in PostgreSQL's syntax: `$1` for `?`, no index hints, and the known columns for `*`.

    So a column that a newer version adds while this one runs changes no statement.
    """
    numbers = count(1)
    sql = re.sub(r"\?(\d*)", lambda value: f"${value[1] or next(numbers)}", sql)
    sql = re.sub(r"INDEXED BY \w+", "", sql)
    if kind is not None:
        columns = ", ".join(f'"{name}"' for name in kind.__struct_fields__)  # type: ignore[attr-defined]
        sql = re.sub(r"\b(SELECT|RETURNING) \*", rf"\1 {columns}", sql)
    return sql


class PostgresConnection(db.Connection):
    """One connection to the server."""

    def __init__(self, connection: Any, server: Server) -> None:
        self._connection = connection
        self._server = server

    async def _fetch(self, sql: str, values: Sequence[db.Value], kind: type | None = None) -> Sequence[Any]:
        with explained(self._server):
            rows: Sequence[Any] = await self._connection.fetch(spelled(sql, kind), *values)
        return rows


class PostgresDatabase(db.Database):
    """An open database on a server.

    A lost connection is replaced when one is needed next. Transactions about one table, of whatever process, wait for
    each other by an advisory lock.
    """

    def __init__(self, server: Server, pool: Any) -> None:
        self.server = server
        self.read = PostgresReader(self)
        self._pool = pool

    @classmethod
    async def open(cls, server: Server) -> PostgresDatabase:
        """Connect to a prepared database. Raises StoreError."""
        with explained(server):
            pool = await asyncpg.create_pool(
                server.url,
                min_size=1,
                max_size=MOST_CONNECTIONS,
                reset=_as_it_is,
                timeout=PATIENCE,
                command_timeout=PATIENCE,
                server_settings={"application_name": "ludi-romani"},
            )
        return cls(server, pool)

    async def close(self) -> None:
        with suppress(db.StoreError), explained(self.server):
            await self._pool.close()

    @asynccontextmanager
    async def transaction(self, *about: int) -> AsyncIterator[db.Connection]:
        """See `Database`. If the connection is lost during the commit, it may or may not have been made."""
        # In the order of their ids, so that two transactions never wait for each other.
        locks = (f"SELECT pg_advisory_xact_lock({table:d})" for table in sorted(about))
        silence = f"SET LOCAL idle_in_transaction_session_timeout = {LONGEST_SILENCE * 1000:.0f}"
        begin = "; ".join(("BEGIN", silence, *locks))
        connection, _ = await self.asked(lambda connection: connection.execute(begin))
        try:
            yield PostgresConnection(connection, self.server)
            with explained(self.server):
                await connection.execute("COMMIT")
        except BaseException:
            await _undo(connection)
            raise
        finally:
            await self.release(connection)

    async def asked(self, question: Callable[[Any], Awaitable[Answer]]) -> tuple[Any, Answer]:
        """A connection, to be released, and its answer to a first question.

        A connection that was cut while idle is noticed by that, and replaced by another. Raises StoreError.
        """
        left = MOST_CONNECTIONS
        while True:
            with explained(self.server):
                connection = await self._pool.acquire(timeout=PATIENCE)
            try:
                with explained(self.server):
                    return connection, await question(connection)
            except BaseException as error:
                await _undo(connection)
                await self.release(connection)
                if not isinstance(error, db.GoneAway) or not left:
                    raise
            left -= 1

    async def release(self, connection: Any) -> None:
        await self._pool.release(connection)

    @asynccontextmanager
    async def filling(self, connection: db.Connection, *numbered: str) -> AsyncIterator[None]:
        await connection.run("SET CONSTRAINTS ALL DEFERRED")
        yield
        for table in numbered:
            await connection.run(
                f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), max(id)) FROM {table}"  # noqa: S608 - our own
            )

    async def give_back(self) -> bool:
        return False


async def _as_it_is(connection: Any) -> None:
    """Reset nothing when a connection goes back to the pool: nothing is ever set on one."""


async def _undo(connection: Any) -> None:
    undone = False
    try:
        with suppress(*LOST, asyncpg.PostgresError, OSError, TimeoutError):
            if connection.is_in_transaction():
                await connection.execute("ROLLBACK")
            undone = True
    finally:
        if not undone:
            with suppress(*LOST):  # the pool has already dropped a lost connection
                connection.terminate()


class PostgresReader(db.Reader):
    """Runs each statement on the next free connection."""

    def __init__(self, database: PostgresDatabase) -> None:
        self._database = database

    async def _fetch(self, sql: str, values: Sequence[db.Value], kind: type | None = None) -> Sequence[Any]:
        statement = spelled(sql, kind)
        connection, rows = await self._database.asked(lambda connection: connection.fetch(statement, *values))
        await self._database.release(connection)
        return cast("Sequence[Any]", rows)


MIGRATIONS: Final = db.migrations_in(db.FOLDER / "postgres")
VERSION: Final = "version"
"""The setting that stores the version of the schema."""

ONE_AT_A_TIME: Final = int.from_bytes(b"LUDI")


async def prepare(server: Server, *, now: float, known: Mapping[int, str] = MIGRATIONS) -> int:
    """Create or migrate the tables, all in one transaction; return their version.

    Raises StoreError, and then nothing has changed.
    """
    with explained(server):
        connection = await asyncpg.connect(server.url, timeout=PATIENCE)
        try:
            async with connection.transaction():
                await connection.execute(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})")
                return await _migrate(connection, server, now, known)
        finally:
            await connection.close(timeout=PATIENCE)


async def version_of(server: Server) -> int:
    """The version of the database's schema, 0 if it is empty. Raises StoreError."""
    with explained(server):
        connection = await asyncpg.connect(server.url, timeout=PATIENCE)
        try:
            return (await _versions(connection, server))[0]
        finally:
            await connection.close(timeout=PATIENCE)


async def _migrate(connection: Any, server: Server, now: float, known: Mapping[int, str]) -> int:
    version, oldest = await _versions(connection, server)
    db.check_known(server, version=version, known=max(known), oldest=oldest)
    if version >= max(known):
        return version
    lacking = {number: migration for number, migration in known.items() if number > version}
    oldest = max(oldest, *(db.oldest_after(migration, number) for number, migration in lacking.items()))
    if version:
        rows = await connection.fetch("SELECT version FROM leases WHERE until > $1", now)
        db.check_running(server, oldest=oldest, running=[row["version"] for row in rows])
    for migration in lacking.values():
        await connection.execute(migration)
    for key, value in ((VERSION, max(known)), (db.OLDEST, oldest)):
        await connection.execute(
            """
            INSERT INTO settings (key, value) VALUES ($1, $2)
            ON CONFLICT (key) DO UPDATE SET value = excluded.value
            """,
            key,
            str(value),
        )
    return max(known)


async def _versions(connection: Any, server: Server) -> tuple[int, int]:
    """The version of the database, and the oldest that may run on it; zeros if it is empty. Raises StoreError."""
    tables = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
    if not tables:
        return 0, 0
    said: dict[str, str] = {}
    if {"settings", "leases", "outbox"} <= {row["tablename"] for row in tables}:
        said = {row["key"]: row["value"] for row in await connection.fetch("SELECT key, value FROM settings")}
    if VERSION not in said:
        raise db.StoreError(
            f"The database {server} belongs to another program. Name another one in DATABASE."
        )
    return int(said[VERSION]), int(said[db.OLDEST])
