"""What the store asks of a database, whichever it is: statements in, typed rows out, transactions, migrations."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, ClassVar, Final, TypeVar

import msgspec


class StoreError(Exception):
    """The database could not do its work; nothing was written. Its text is a sentence for the operator."""


class GoneAway(StoreError):
    """The connection to the database is cut; it may be a new one works."""


class InUse(StoreError):
    """Another process writes to the database already."""


class Damaged(StoreError):
    """The database contradicts itself."""


Value = int | float | str | bytes | None
Row = TypeVar("Row")


class StoredRow(msgspec.Struct, frozen=True, kw_only=True):
    """A row of a table (see `stored`): each field is a column, but for those that are joined from other tables."""

    TABLE: ClassVar[str]
    KEY: ClassVar[tuple[str, ...]]
    NUMBERED: ClassVar[bool]
    WRITTEN: ClassVar[tuple[str, ...]]
    INSERT: ClassVar[str]


Stored = TypeVar("Stored", bound=StoredRow)


def stored(
    table: str,
    *key: str,
    joined: tuple[str, ...] = (),
    unread: tuple[str, ...] = (),
    numbered: bool = False,
) -> Callable[[type[Stored]], type[Stored]]:
    """Say of a kind of row in which table it stands and by which columns it is found: by the first of them some, by
    all one. `unread` are columns that are written alone. What is numbered gets its `id` when it is inserted."""

    def kind_stored(kind: type[Stored]) -> type[Stored]:
        without = (*joined, "id") if numbered else joined
        kind.TABLE, kind.KEY, kind.NUMBERED = table, key, numbered
        kind.WRITTEN = tuple(name for name in kind.__struct_fields__ if name not in without)
        columns = (*kind.WRITTEN, *unread)
        kind.INSERT = f"INSERT INTO {table} ({_quoted(columns)}) VALUES ({marks(columns)})"
        return kind

    return kind_stored


def truths(kind: type[StoredRow]) -> set[str]:
    """The columns that are true or false: SQLite has numbers there."""
    return {field.name for field in msgspec.structs.fields(kind) if field.type is bool}


def _values(row: StoredRow) -> list[Value]:
    return [getattr(row, name) for name in row.WRITTEN]


def _quoted(names: Iterable[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)


@cache
def _replace(kind: type[StoredRow], kept: tuple[str, ...]) -> str:
    changed = ", ".join(
        f'"{name}" = excluded."{name}"' for name in kind.WRITTEN if name not in (*kind.KEY, *kept)
    )
    return f"{kind.INSERT} ON CONFLICT ({_quoted(kind.KEY)}) DO UPDATE SET {changed}"


def marks(values: Collection[object]) -> str:
    return ", ".join("?" for _ in values) or "NULL"


def _found(kind: type[StoredRow], key: Sequence[Value]) -> str:
    return " AND ".join(f'"{name}" = ?' for name in kind.KEY[: len(key)]) or "TRUE"


class Reader(ABC):
    """Statements that read, typed rows out."""

    async def rows(self, kind: type[Row], sql: str, *values: Value) -> list[Row]:
        """Every row the statement returns; columns are matched with the fields of `kind` by name."""
        return [
            msgspec.convert(dict(row), kind, strict=False, builtin_types=(bytes,))
            for row in await self._fetch(sql, values, kind)
        ]

    async def row(self, kind: type[Row], sql: str, *values: Value) -> Row | None:
        rows = await self.rows(kind, sql, *values)
        return rows[0] if rows else None

    async def value(self, sql: str, *values: Value) -> Value:
        rows = await self._fetch(sql, values)
        value: Value = rows[0][0] if rows else None
        return value

    async def number(self, sql: str, *values: Value) -> int | None:
        value = await self.value(sql, *values)
        return value if isinstance(value, int) else None

    async def moment(self, sql: str, *values: Value) -> float | None:
        value = await self.value(sql, *values)
        return value if isinstance(value, float) else None

    async def numbers(self, sql: str, *values: Value) -> list[int]:
        return [int(row[0]) for row in await self._fetch(sql, values)]

    async def records(self, sql: str, *values: Value) -> list[dict[str, Value]]:
        """Every row the statement returns, with all columns that there are."""
        return [dict(row) for row in await self._fetch(sql, values)]

    async def find(self, kind: type[Stored], *key: Value) -> Stored | None:
        return await self.row(kind, f"SELECT * FROM {kind.TABLE} WHERE {_found(kind, key)}", *key)

    async def select(self, kind: type[Stored], *key: Value) -> list[Stored]:
        """The rows whose key begins so, in its order."""
        sql = f"SELECT * FROM {kind.TABLE} WHERE {_found(kind, key)} ORDER BY {_quoted(kind.KEY)}"
        return await self.rows(kind, sql, *key)

    async def where(self, kind: type[Stored], condition: str, *values: Value) -> list[Stored]:
        """The rows that meet a condition; an order may stand behind it."""
        return await self.rows(kind, f"SELECT * FROM {kind.TABLE} WHERE {condition}", *values)

    @abstractmethod
    async def _fetch(self, sql: str, values: Sequence[Value], kind: type | None = None) -> Sequence[Any]:
        """The rows as they come, of which the fields of `kind` are needed. Raises StoreError."""


class Connection(Reader):
    """A transaction: what it writes becomes durable as a whole."""

    async def run(self, sql: str, *values: Value) -> int:
        """Carry out a statement; how many rows it returned (with RETURNING: how many it changed)."""
        return len(await self._fetch(sql, values))

    async def insert(self, row: StoredRow, *unread: Value) -> None:
        """Add a row, with what it has in columns that are not read with it."""
        await self.run(row.INSERT, *_values(row), *unread)

    async def insert_new(self, row: Stored) -> Stored | None:
        """Add a row, numbered where that is so; None where one that may not be twice is there."""
        return await self.row(type(row), f"{row.INSERT} ON CONFLICT DO NOTHING RETURNING *", *_values(row))

    async def put(self, row: StoredRow, *, kept: tuple[str, ...] = ()) -> None:
        """Add a row, or put it in place of the one with its key, of which some columns are `kept`."""
        kind = type(row)
        await self.run(_replace(kind, kept), *_values(row))

    async def update(self, kind: type[StoredRow], *key: Value, **changes: Value) -> int:
        """Change the rows whose key begins so; how many they are."""
        changed = ", ".join(f'"{name}" = ?' for name in changes)
        sql = f"UPDATE {kind.TABLE} SET {changed} WHERE {_found(kind, key)} RETURNING 1"
        return await self.run(sql, *changes.values(), *key)

    async def delete(self, kind: type[StoredRow], *key: Value) -> int:
        """Delete the rows whose key begins so; how many they were."""
        return await self.run(f"DELETE FROM {kind.TABLE} WHERE {_found(kind, key)} RETURNING 1", *key)


class Database(ABC):
    """An open database. Writing goes through `transaction()` alone; readers see what was last committed."""

    read: Reader

    @abstractmethod
    def transaction(self, about: int | None = None) -> AbstractAsyncContextManager[Connection]:
        """All that is written inside becomes durable together when the block ends, or nothing of it does.

        What is `about` the same table comes one after the other. Raises StoreError.
        """

    async def put(self, row: StoredRow, *, kept: tuple[str, ...] = ()) -> None:
        async with self.transaction(_about(getattr(row, row.KEY[0]))) as writing:
            await writing.put(row, kept=kept)

    async def insert_new(self, row: Stored) -> Stored | None:
        async with self.transaction(_about(getattr(row, row.KEY[0]))) as writing:
            return await writing.insert_new(row)

    async def update(self, kind: type[StoredRow], *key: Value, **changes: Value) -> int:
        async with self.transaction(_about(key[0])) as writing:
            return await writing.update(kind, *key, **changes)

    async def delete(self, kind: type[StoredRow], *key: Value) -> int:
        async with self.transaction(_about(key[0])) as writing:
            return await writing.delete(kind, *key)

    @abstractmethod
    async def close(self) -> None:
        """Let go, after the transaction that is under way."""

    @abstractmethod
    def filling(self, connection: Connection, *numbered: str) -> AbstractAsyncContextManager[None]:
        """Inside, rows of every table are added: at the end all is there that they refer to, and of `numbered` tables
        the next row gets a number behind the last one's."""

    @abstractmethod
    async def give_back(self) -> bool:
        """Give some free room back to the disk; False where there is none, or the database does so by itself."""


Key = TypeVar("Key")
Read = TypeVar("Read")


class Latest(OrderedDict[Key, Read]):
    """The `most` values that were put here last, by key; one more, and the one put here longest ago goes."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, key: Key, value: Read) -> None:
        super().__setitem__(key, value)
        self.move_to_end(key)
        if len(self) > self._most:
            self.popitem(last=False)


def _about(key: Value) -> int | None:
    return key if isinstance(key, int) else None


class Queries:
    """Statements about one subject, on one database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._read = database.read


# Migrations are numbered files that never change once they are released, one folder for each kind of database.
#
# An older and a newer version of the bot run beside each other while a release rolls. So a change is made in two
# releases: the first expands (a new table, a new column that may be left out), the second contracts (drops what nobody
# uses any more, demands what everybody writes). Each file says in its first line the oldest version of the schema whose
# bot may run on the outcome: `-- oldest: 7`. A file that expands repeats the number of the one before; one that
# contracts names a later one, and is not carried out while a process that is older still runs.
#
# To expand is: CREATE TABLE, CREATE INDEX, ADD COLUMN that is NULL or has a DEFAULT, a CHECK that allows more. All else
# contracts. Statements name the columns that they write, so that one more does no harm.

OLDEST: Final = "oldest version"
"""The setting in which a database keeps what its migrations say."""


FOLDER: Final = Path(__file__).with_name("migrations")


def migrations_in(folder: Path) -> dict[int, str]:
    """The migrations of a database, by number: in its own folder, and in the one around it for all databases.

    The latter have PostgreSQL's types. Raises ValueError where two have one number.
    """
    files = sorted([*folder.glob("*.sql"), *folder.parent.glob("*.sql")], key=_number)
    if twice := [file.name for file, later in pairwise(files) if _number(file) == _number(later)]:
        raise ValueError(f"There are two migrations of the number of {twice[0]}.")
    return {_number(file): file.read_text(encoding="utf-8") for file in files}


def _number(migration: Path) -> int:
    return int(migration.name.partition("_")[0])


def oldest_after(migration: str, number: int) -> int:
    """The oldest version that may run after a migration; where it says nothing, its own."""
    said = re.match(r"-- oldest: (\d+)\n", migration)
    return int(said[1]) if said else number


def check_known(database: object, *, version: int, known: int, oldest: int) -> None:
    """Raise StoreError unless a bot that knows the schema up to `known` may run on a database."""
    if known < version and known < oldest:
        raise StoreError(
            f"The database {database} has version {version}, which bots may use that know version {oldest}; this bot "
            f"knows versions up to {known}. Start the newer bot that wrote it, or name another one in DATABASE."
        )


def check_running(database: object, *, oldest: int, running: Sequence[int]) -> None:
    """Raise InUse where a process is running that is too old for what a migration would make."""
    if running and min(running) < oldest:
        raise InUse(
            f"The database {database} is to be brought up to date, but a bot is running on it that knows "
            f"version {min(running)} and would need version {oldest}. Stop that one first."
        )
