"""Opening a database; leases, by which several processes know of each other."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from msgspec import Struct

from bot.db import sqlite
from bot.settings import Server

from .database import Connection, Database, InUse, StoreError

LASTS: Final = 15.0
"""Seconds after which a lease expires unless it is renewed."""

RENEWED: Final = 5.0
"""Seconds from one renewal to the next."""

ALL_SHARDS: Final = "all shards"
_SHARD: Final = "shard "
_LEASES: Final = 0
"""What transactions about leases are `about`: no table has this id."""

_LOOKED_AGAIN: Final = 0.25


class Lease(Struct, frozen=True):
    """A task or a shard, and the process that holds it until a moment."""

    name: str
    holder: str
    until: float


class Leases:
    """The leases of this process. A `sole` process, which has its database to itself, holds all and writes none."""

    def __init__(self, database: Database, *, version: int, sole: bool = False) -> None:
        """`version` is the version of the schema that this process knows."""
        self._database = database
        self._version = version
        self._sole = sole
        self._shards: list[str] = []
        self.holder = secrets.token_hex(8)

    async def hold(self, name: str, *, now: float) -> bool:
        """Take or renew a lease; return whether this process holds it now."""
        if self._sole:
            return True
        async with self._database.transaction(_LEASES) as database:
            return await self._take(database, name, now)

    async def hold_shards(
        self, shards: Sequence[int] | None, *, now: float, patience: float = LASTS + 1
    ) -> None:
        """Take the leases of these shards (None: all), waiting for a process that holds them and may have been killed.

        Raises InUse if it is still running.
        """
        if self._sole:
            return
        names = [ALL_SHARDS] if shards is None else [f"{_SHARD}{shard}" for shard in shards]
        started = time.monotonic()
        while True:
            waited = time.monotonic() - started
            held = await self._try_shards(names, now + waited)
            if held is None:
                self._shards = names
                return
            if waited >= patience:
                whose = "" if ALL_SHARDS in (held, *names) else f" for {held}"
                raise InUse(
                    f"Another bot is running{whose} on the database. Stop it, or give each its own SHARD_IDS."
                )
            await asyncio.sleep(min(_LOOKED_AGAIN, patience))

    async def renew(self, *, now: float) -> None:
        """Renew the leases of this process's shards. Raises InUse if another process has taken one over."""
        if self._sole:
            return
        held = await self._try_shards(self._shards, now)
        if held is not None:
            raise InUse(
                f"Another bot took over {held} while this one could not reach the database, so this one stops."
            )

    async def let_go(self) -> None:
        if not self._sole:
            async with self._database.transaction(_LEASES) as database:
                await database.run("DELETE FROM leases WHERE holder = ?", self.holder)

    async def bury(self, shards: Sequence[int] | None) -> None:
        """Delete the leases of processes that ran these shards (None: all) and are known to be gone."""
        names = [ALL_SHARDS, *(f"{_SHARD}{shard}" for shard in shards or ())]
        async with self._database.transaction(_LEASES) as database:
            leases = await database.rows(Lease, "SELECT * FROM leases")
            for dead in {lease.holder for lease in leases if shards is None or lease.name in names}:
                await database.run("DELETE FROM leases WHERE holder = ?", dead)

    async def _try_shards(self, names: Sequence[str], now: float) -> str | None:
        async with self._database.transaction(_LEASES) as database:
            for lease in await database.rows(
                Lease, "SELECT * FROM leases WHERE until > ? AND holder <> ? ORDER BY name", now, self.holder
            ):
                every = lease.name == ALL_SHARDS or (ALL_SHARDS in names and lease.name.startswith(_SHARD))
                if every or lease.name in names:
                    return lease.name
            for name in names:
                await self._take(database, name, now)
        return None

    async def _take(self, database: Connection, name: str, now: float) -> bool:
        lease = """
            INSERT INTO leases (name, holder, version, until) VALUES (?1, ?2, ?3, ?4)
            ON CONFLICT (name) DO UPDATE
            SET holder = excluded.holder, version = excluded.version, until = excluded.until
            WHERE leases.holder = excluded.holder OR leases.until <= ?5
            RETURNING name
        """
        return await database.run(lease, name, self.holder, self._version, now + LASTS, now) > 0


WITHOUT_DRIVER = (
    'DATABASE names a PostgreSQL server, whose driver is not installed. Install it: pip install ".[postgres]"'
)

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class OpenDatabase:
    """An open database, this process's leases in it, and what must be closed."""

    database: Database
    leases: Leases
    held: AsyncExitStack

    async def close(self) -> None:
        try:
            await self.leases.let_go()
        except StoreError as error:
            _log.warning(
                "this bot's leases could not be released, other processes wait until they expire: %s", error
            )
        await self.held.aclose()


def known_version(address: Path | Server) -> int:
    """The newest version of a database's schema that this bot knows."""
    if isinstance(address, Path):
        return len(sqlite.MIGRATIONS)
    check_driver()
    from bot.db import postgres

    return max(postgres.MIGRATIONS)


async def version_of(address: Path | Server) -> int:
    """The version of a database's schema, 0 if it is empty. Raises StoreError."""
    if isinstance(address, Path):
        return await asyncio.to_thread(sqlite.version_of, address)
    check_driver()
    from bot.db.postgres import version_of

    return await version_of(address)


def check_driver() -> None:
    """Raise StoreError if PostgreSQL's driver isn't installed."""
    if find_spec("asyncpg") is None:
        raise StoreError(WITHOUT_DRIVER)


async def open_database(
    address: Path | Server, *, now: float, shards: Sequence[int] | None, patience: float
) -> OpenDatabase:
    """Open a database (see `Store.open`). Raises StoreError."""
    async with AsyncExitStack() as held:
        database: Database
        if isinstance(address, Server):
            check_driver()
            from bot.db import postgres

            await postgres.prepare(address, now=now)
            database = await postgres.PostgresDatabase.open(address)
            held.push_async_callback(database.close)
            leases = Leases(database, version=max(postgres.MIGRATIONS))
            await leases.hold_shards(shards, now=now, patience=patience)
        else:
            sqlite.make_folder(address)
            held.enter_context(sqlite.owned(address, shards))
            await asyncio.to_thread(sqlite.prepare, address, now=now)
            database = await sqlite.SqliteDatabase.open(address)
            held.push_async_callback(database.close)
            leases = Leases(database, version=len(sqlite.MIGRATIONS), sole=shards is None)
            await leases.bury(shards)
            await leases.hold_shards(shards, now=now)
        return OpenDatabase(database, leases, held.pop_all())
