"""Make a PostgreSQL database ready at start: create what it lacks, bring it up to date, refuse what is not ours."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import asyncpg

from bot.db import migrations
from bot.db.database import NotOurs
from bot.settings import Server

from .database import PATIENCE, explained

MIGRATIONS: Final = migrations.read(Path(__file__).parent)
VERSION: Final = "version"
"""The setting in which the database keeps its version."""

ONE_AT_A_TIME: Final = int.from_bytes(b"LUDI")


async def prepare(server: Server, *, now: float, known: Mapping[int, str] = MIGRATIONS) -> int:
    """Create the tables, or bring them up to date, all in one transaction; the version they have then.

    Raises CannotOpen, NotOurs, TooNew, InUse or another StoreError; then nothing has changed.
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
    """The version of the schema of a database, 0 where it is empty. Raises NotOurs or another StoreError."""
    with explained(server):
        connection = await asyncpg.connect(server.url, timeout=PATIENCE)
        try:
            return (await _stands(connection, server))[0]
        finally:
            await connection.close(timeout=PATIENCE)


async def _migrate(connection: Any, server: Server, now: float, known: Mapping[int, str]) -> int:
    version, oldest = await _stands(connection, server)
    migrations.check_known(server, version=version, known=max(known), oldest=oldest)
    if version >= max(known):
        return version
    lacking = {number: migration for number, migration in known.items() if number > version}
    oldest = max(oldest, *(migrations.oldest(migration, number) for number, migration in lacking.items()))
    if version:
        rows = await connection.fetch("SELECT version FROM leases WHERE until > $1", now)
        migrations.check_running(server, oldest=oldest, running=[row["version"] for row in rows])
    for migration in lacking.values():
        await connection.execute(migration)
    for key, value in ((VERSION, max(known)), (migrations.OLDEST, oldest)):
        await connection.execute(
            """
            INSERT INTO settings (key, value) VALUES ($1, $2)
            ON CONFLICT (key) DO UPDATE SET value = excluded.value
            """,
            key,
            str(value),
        )
    return max(known)


async def _stands(connection: Any, server: Server) -> tuple[int, int]:
    """The version of a database and the oldest that may run on it; noughts where it is empty. Raises NotOurs."""
    tables = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
    if not tables:
        return 0, 0
    said: dict[str, str] = {}
    if {"settings", "leases", "outbox"} <= {row["tablename"] for row in tables}:
        said = {row["key"]: row["value"] for row in await connection.fetch("SELECT key, value FROM settings")}
    if VERSION not in said:
        raise NotOurs(f"The database {server} belongs to another program. Name another one in DATABASE.")
    return int(said[VERSION]), int(said[migrations.OLDEST])
