"""What the store asks of a database, whichever it is: statements in, typed rows out, transactions.

The statements are written once, in what SQLite and PostgreSQL have in common, with `?` or `?1` for values and
`user` in quotes. What only one of them can say is a method here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, TypeVar

import msgspec

Value = int | float | str | bytes | None
Row = TypeVar("Row")


class Connection(ABC):
    """Statements in, typed rows out."""

    async def run(self, sql: str, *values: Value) -> int:
        """Carry out a statement; how many rows it returned (with RETURNING: how many it changed)."""
        return len(await self._fetch(sql, values))

    async def rows(self, kind: type[Row], sql: str, *values: Value) -> list[Row]:
        """Every row the statement returns; columns are matched with the fields of `kind` by name."""
        return [
            msgspec.convert(dict(row), kind, strict=False, builtin_types=(bytes,))
            for row in await self._fetch(sql, values, kind)
        ]

    async def row(self, kind: type[Row], sql: str, *values: Value) -> Row | None:
        """The first row the statement returns, if any."""
        rows = await self.rows(kind, sql, *values)
        return rows[0] if rows else None

    async def value(self, sql: str, *values: Value) -> Value:
        """The first column of the first row, if any."""
        rows = await self._fetch(sql, values)
        value: Value = rows[0][0] if rows else None
        return value

    async def records(self, sql: str, *values: Value) -> list[dict[str, Value]]:
        """Every row the statement returns, with all columns that there are."""
        return [dict(row) for row in await self._fetch(sql, values)]

    @abstractmethod
    async def run_many(self, sql: str, rows: Sequence[Sequence[Value]]) -> None:
        """Carry out a statement once for each row of values. Raises StoreError."""

    @abstractmethod
    async def _fetch(self, sql: str, values: Sequence[Value], kind: type | None = None) -> Sequence[Any]:
        """The rows as they come, of which the fields of `kind` are needed. Raises StoreError."""


class Database(ABC):
    """An open database. Writing goes through `transaction()` alone; readers see what was last committed."""

    read: Connection

    @abstractmethod
    def transaction(self, about: int | None = None) -> AbstractAsyncContextManager[Connection]:
        """All that is written inside becomes durable together when the block ends, or nothing of it does.

        What is `about` the same table comes one after the other. Raises StoreError.
        """

    @abstractmethod
    async def close(self) -> None:
        """Let go, after the transaction that is under way."""

    @abstractmethod
    async def defer_references(self, connection: Connection) -> None:
        """Ask only at the end of a transaction whether what rows refer to is there."""

    @abstractmethod
    async def last_number(self, connection: Connection, table: str) -> int:
        """The highest number that was ever given to a row of a table."""

    @abstractmethod
    async def count_on(self, connection: Connection, table: str, last: int) -> None:
        """Number the next row of a table after the last, inside a transaction."""

    @abstractmethod
    async def give_back(self) -> bool:
        """Give some free room back to the disk; False where there is none, or the database does so by itself."""
