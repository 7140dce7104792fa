"""Opening a database: a file of this machine, or one on a server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from bot.db.sqlite import schema
from bot.db.sqlite.database import SqliteDatabase
from bot.db.sqlite.ownership import Ownership
from bot.settings import Server

from .database import Database
from .errors import CannotOpen, StoreError
from .leases import Leases

WITHOUT_DRIVER = (
    'DATABASE names a PostgreSQL server, whose driver is not installed. Install it: pip install ".[postgres]"'
)

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Opened:
    """A database that is open, what this process holds in it, and what is to be done once it is closed."""

    database: Database
    leases: Leases
    let_go: Callable[[], None]

    async def close(self) -> None:
        """Finish what is being written and let go of the database."""
        try:
            await self.leases.let_go()
        except StoreError as error:
            _log.warning("what this bot did waits until its leases run out: %s", error)
        await self.database.close()
        self.let_go()


def known_version(address: Path | Server) -> int:
    """Up to which version this bot knows the schema of a database."""
    if isinstance(address, Path):
        return len(schema.MIGRATIONS)
    check_driver()
    from bot.db.postgres.schema import MIGRATIONS

    return max(MIGRATIONS)


async def version_of(address: Path | Server) -> int:
    """The version of the schema of a database, 0 where there is nothing yet. Raises StoreError."""
    if isinstance(address, Path):
        return await asyncio.to_thread(schema.version_of, address)
    check_driver()
    from bot.db.postgres.schema import version_of

    return await version_of(address)


def check_driver() -> None:
    """Raise CannotOpen where a server can't be talked to."""
    if find_spec("asyncpg") is None:
        raise CannotOpen(WITHOUT_DRIVER)


async def open_database(
    address: Path | Server, *, now: float, shards: Sequence[int] | None, patience: float
) -> Opened:
    """Open a database for some shards, or all: see `Store.open`. Raises StoreError."""
    if isinstance(address, Server):
        return await _open_server(address, now, shards, patience)
    return await _open_file(address, now, shards)


async def _open_file(path: Path, now: float, shards: Sequence[int] | None) -> Opened:
    """A file: that no other process has its shards is known at once, by locks of the operating system."""
    schema.make_folder(path)
    ownership = Ownership(path, shards)
    try:
        await asyncio.to_thread(schema.prepare, path, now=now)
        database = await SqliteDatabase.open(path)
        try:
            leases = Leases(database, version=len(schema.MIGRATIONS), sole=shards is None)
            await leases.bury(shards)
            await leases.hold_shards(shards, now=now)
        except BaseException:
            await database.close()
            raise
    except BaseException:
        ownership.release()
        raise
    return Opened(database, leases, ownership.release)


async def _open_server(server: Server, now: float, shards: Sequence[int] | None, patience: float) -> Opened:
    """A database on a server: who else there is, the leases say."""
    check_driver()
    from bot.db.postgres.database import PostgresDatabase
    from bot.db.postgres.schema import MIGRATIONS, prepare

    await prepare(server, now=now)
    database = await PostgresDatabase.open(server)
    try:
        leases = Leases(database, version=max(MIGRATIONS))
        await leases.hold_shards(shards, now=now, patience=patience)
    except BaseException:
        await database.close()
        raise
    return Opened(database, leases, lambda: None)
