"""The interface to both databases: statements in, typed rows out, transactions, migrations."""

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
    """The database failed; nothing was written. The text is a sentence for the operator."""


class GoneAway(StoreError):
    """The connection to the database was lost; a new one may work."""


class InUse(StoreError):
    """Another process writes to the database already."""


class Damaged(StoreError):
    """The database is damaged or inconsistent."""


Value = int | float | str | bytes | None
Row = TypeVar("Row")


class StoredRow(msgspec.Struct, frozen=True, kw_only=True):
    """A row of a table (see `stored`): each field is a column, except those joined from other tables."""

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
    """Declare the table of a kind of row, and its key: all columns of that find one row, the first ones several.

    `joined` fields come from other tables, `unread` columns are only written. A `numbered` row gets its `id` when it is
    inserted.
    """

    def kind_stored(kind: type[Stored]) -> type[Stored]:
        without = (*joined, "id") if numbered else joined
        kind.TABLE, kind.KEY, kind.NUMBERED = table, key, numbered
        kind.WRITTEN = tuple(name for name in kind.__struct_fields__ if name not in without)
        columns = (*kind.WRITTEN, *unread)
        kind.INSERT = f"INSERT INTO {table} ({_quoted(columns)}) VALUES ({marks(columns)})"
        return kind

    return kind_stored


def truths(kind: type[StoredRow]) -> set[str]:
    """The boolean columns, in which SQLite has numbers."""
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
        """All rows of a statement, as `kind`: columns are matched with its fields by name."""
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
        """All rows of a statement, as dicts of all columns."""
        return [dict(row) for row in await self._fetch(sql, values)]

    async def find(self, kind: type[Stored], *key: Value) -> Stored | None:
        return await self.row(kind, f"SELECT * FROM {kind.TABLE} WHERE {_found(kind, key)}", *key)

    async def select(self, kind: type[Stored], *key: Value) -> list[Stored]:
        """The rows whose key begins with these values, in its order."""
        sql = f"SELECT * FROM {kind.TABLE} WHERE {_found(kind, key)} ORDER BY {_quoted(kind.KEY)}"
        return await self.rows(kind, sql, *key)

    async def where(self, kind: type[Stored], condition: str, *values: Value) -> list[Stored]:
        """The rows that meet a condition, which may end with ORDER BY."""
        return await self.rows(kind, f"SELECT * FROM {kind.TABLE} WHERE {condition}", *values)

    @abstractmethod
    async def _fetch(self, sql: str, values: Sequence[Value], kind: type | None = None) -> Sequence[Any]:
        """The rows as the driver returns them; the fields of `kind` are needed. Raises StoreError."""


class Connection(Reader):
    """The connection inside a transaction, which becomes durable as a whole."""

    async def run(self, sql: str, *values: Value) -> int:
        """Run a statement; return how many rows it returned (with RETURNING: how many it changed)."""
        return len(await self._fetch(sql, values))

    async def insert(self, row: StoredRow, *unread: Value) -> None:
        """Add a row, with the values of its `unread` columns."""
        await self.run(row.INSERT, *_values(row), *unread)

    async def insert_new(self, row: Stored) -> Stored | None:
        """Add a row and return it with its number; None if it conflicts with an existing one."""
        return await self.row(type(row), f"{row.INSERT} ON CONFLICT DO NOTHING RETURNING *", *_values(row))

    async def put(self, row: StoredRow, *, kept: tuple[str, ...] = ()) -> None:
        """Add a row, or replace the one with its key, except for its `kept` columns."""
        kind = type(row)
        await self.run(_replace(kind, kept), *_values(row))

    async def update(self, kind: type[StoredRow], *key: Value, **changes: Value) -> int:
        """Change the rows whose key begins with these values; return how many."""
        changed = ", ".join(f'"{name}" = ?' for name in changes)
        sql = f"UPDATE {kind.TABLE} SET {changed} WHERE {_found(kind, key)} RETURNING 1"
        return await self.run(sql, *changes.values(), *key)

    async def delete(self, kind: type[StoredRow], *key: Value) -> int:
        """Delete the rows whose key begins with these values; return how many."""
        return await self.run(f"DELETE FROM {kind.TABLE} WHERE {_found(kind, key)} RETURNING 1", *key)


class Database(ABC):
    """An open database. All writing goes through `transaction()`; readers see what was last committed."""

    read: Reader

    @abstractmethod
    def transaction(self, *about: int) -> AbstractAsyncContextManager[Connection]:
        """Everything written inside becomes durable when the block ends, or nothing does.

        Transactions `about` the same tables come one after the other. Raises StoreError.
        """

    async def put(self, row: StoredRow, *, kept: tuple[str, ...] = ()) -> None:
        async with self.transaction(*_about(getattr(row, row.KEY[0]))) as writing:
            await writing.put(row, kept=kept)

    async def insert_new(self, row: Stored) -> Stored | None:
        async with self.transaction(*_about(getattr(row, row.KEY[0]))) as writing:
            return await writing.insert_new(row)

    async def update(self, kind: type[StoredRow], *key: Value, **changes: Value) -> int:
        async with self.transaction(*_about(key[0])) as writing:
            return await writing.update(kind, *key, **changes)

    async def delete(self, kind: type[StoredRow], *key: Value) -> int:
        async with self.transaction(*_about(key[0])) as writing:
            return await writing.delete(kind, *key)

    @abstractmethod
    async def close(self) -> None:
        """Close it, after the transaction that is under way."""

    @abstractmethod
    def filling(self, connection: Connection, *numbered: str) -> AbstractAsyncContextManager[None]:
        """Fill an empty database inside the block: foreign keys are checked at its end, and the `numbered` tables go on
        counting after their last row."""

    @abstractmethod
    async def give_back(self) -> bool:
        """Give some free space back to the disk; False if there is none, or if the database does that itself."""


Key = TypeVar("Key")
Read = TypeVar("Read")


class BoundedCache(OrderedDict[Key, Read]):
    """The `most` values that were last put into it, by key."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, key: Key, value: Read) -> None:
        super().__setitem__(key, value)
        self.move_to_end(key)
        if len(self) > self._most:
            self.popitem(last=False)


def _about(key: Value) -> tuple[int, ...]:
    return (key,) if isinstance(key, int) else ()


class Queries:
    """Base of the classes with the statements about one subject."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._read = database.read


# Migrations are numbered files that never change once they are released, one folder for each kind of database.
#
# During a rolling upgrade an older and a newer version of the bot run on one database. So a change is made in two
# releases: the first expands (a new table, a new optional column), the second contracts (drops what is no longer used,
# requires what every version writes). The first line of each file names the oldest version of the schema whose bot may
# run on the result: `-- oldest: 7`. A file that expands repeats the number of the one before it; one that contracts
# names a later one, and is refused while an older process still runs.
#
# Expanding: CREATE TABLE, CREATE INDEX, ADD COLUMN that is NULL or has a DEFAULT, a CHECK that allows more. Everything
# else contracts. Statements name the columns that they write, so a new column does no harm.

OLDEST: Final = "oldest version"
"""The setting that stores the oldest version allowed by the migrations."""

FOLDER: Final = Path(__file__).with_name("migrations")


def migrations_in(folder: Path) -> dict[int, str]:
    """The migrations of a database, by number: those in its own folder, and those for both in the folder above.

    The latter use PostgreSQL's types. Raises ValueError if two have the same number.
    """
    files = sorted([*folder.glob("*.sql"), *folder.parent.glob("*.sql")], key=_number)
    if twice := [file.name for file, later in pairwise(files) if _number(file) == _number(later)]:
        raise ValueError(f"There are two migrations with the number of {twice[0]}.")
    return {_number(file): file.read_text(encoding="utf-8") for file in files}


def _number(migration: Path) -> int:
    return int(migration.name.partition("_")[0])


def oldest_after(migration: str, number: int) -> int:
    """The oldest version that may run after a migration; default: its own."""
    said = re.match(r"-- oldest: (\d+)\n", migration)
    return int(said[1]) if said else number


def check_known(database: object, *, version: int, known: int, oldest: int) -> None:
    """Raise StoreError unless a bot that knows the schema up to `known` may run on a database."""
    if known < version and known < oldest:
        raise StoreError(
            f"The database {database} has version {version}, for bots that know version {oldest}; this bot knows "
            f"versions up to {known}. Start the newer bot that wrote it, or name another database in DATABASE."
        )


def check_running(database: object, *, oldest: int, running: Sequence[int]) -> None:
    """Raise InUse if a process is running that is too old for the result of a migration."""
    if running and min(running) < oldest:
        raise InUse(
            f"The database {database} must be upgraded, but a bot is running on it that knows version {min(running)} "
            f"and would need version {oldest}. Stop that bot first."
        )
