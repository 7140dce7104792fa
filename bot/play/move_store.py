"""Copy everything from one database to another, file or server, and check that everything has arrived."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from msgspec import msgpack

from bot.db import database as db
from bot.db.opening import known_version, open_database, version_of
from bot.play.history.rating_queries import RatingRow, ResultRow, Strength
from bot.play.people.traces import LessonDoneRow, LessonRow, QuestionMetRow
from bot.settings import Server

from . import rows


@db.stored("reminders", "table_id")
class ReminderRow(db.StoredRow, frozen=True, kw_only=True):
    """Reminders of versions before there were clocks; no longer written."""

    table_id: int
    every_seconds: float
    next_at: float
    count: int = 0


ROWS: Final[Sequence[type[db.StoredRow]]] = (
    rows.TableRow,
    rows.SeatRow,
    rows.FormerSeat,
    rows.MoveRow,
    rows.ComputerMoveRow,
    rows.AdviceRow,
    rows.InteractionRow,
    rows.Announcement,
    ReminderRow,
    rows.ProposalRow,
    rows.DraftRow,
    rows.PersonRow,
    rows.ServerRow,
    rows.ClockRow,
    rows.MissedRow,
    rows.OwedPing,
    rows.Follower,
    rows.InvitationRow,
    ResultRow,
    RatingRow,
    Strength,
    rows.RecordRow,
    rows.AnalysisRow,
    LessonRow,
    LessonDoneRow,
    QuestionMetRow,
    rows.SettingRow,
)
"""What is copied, in the order of references. Leases belong to processes and are left out."""

TABLES: Final = {kind.TABLE: kind.KEY for kind in ROWS}

TRUTHS: Final = frozenset().union(*map(db.truths, ROWS))

OWN: Final = ("version", db.OLDEST)
"""Settings about the database itself."""

_ROWS: Final = 500  # few enough for the 32,766 values that a statement may have
_EMPTY: Final = 0

Record = dict[str, db.Value]


@dataclass(frozen=True)
class Contents:
    """The number of a table's rows, and a digest of all of them that doesn't depend on their order."""

    rows: int
    digest: str


async def move_store(
    source: Path | Server, target: Path | Server, *, now: float
) -> dict[str, tuple[Contents, Contents]]:
    """Copy everything in one transaction; return what each table holds in the source and in the target afterward.

    The source isn't changed. Raises StoreError, and then the target is empty.
    """
    if source == target:
        raise db.StoreError(f"{source} can't be moved to itself. Name another file, or another database.")
    await _check_source(source)
    await _check_target(target)
    async with _opened(source, now) as old, _opened(target, now) as new:
        for table in TABLES:
            async for _ in pages(new.read, table):
                raise db.StoreError(
                    f"{target} is not empty: its table {table} has rows. Name an empty database."
                )
        numbered = [kind.TABLE for kind in ROWS if kind.NUMBERED]
        async with new.transaction() as writing, new.filling(writing, *numbered):
            for table in TABLES:
                async for records in pages(old.read, table):
                    await _add(writing, table, records)
        return {table: (await contents(old, table), await contents(new, table)) for table in TABLES}


async def contents(database: db.Database, table: str) -> Contents:
    """What a table holds, for comparison."""
    rows, total = 0, 0
    async for records in pages(database.read, table):
        rows += len(records)
        for record in records:
            content = msgpack.encode([value for _, value in sorted(record.items())])
            total += int.from_bytes(hashlib.sha256(content).digest())
    return Contents(rows, f"{total % 2**256:064x}")


async def pages(connection: db.Reader, table: str) -> AsyncIterator[list[Record]]:
    """The rows of a table, page by page, with the same values from either kind of database."""
    keys = TABLES[table]
    names = ", ".join(f'"{key}"' for key in keys)
    after: Sequence[db.Value] = ()
    while True:
        beyond = f"WHERE ({names}) > ({db.marks(keys)})" if after else ""
        records = await connection.records(
            f"SELECT * FROM {table} {beyond} ORDER BY {names} LIMIT ?",  # noqa: S608 - names of this file
            *after,
            _ROWS,
        )
        if not records:
            return
        after = [records[-1][key] for key in keys]
        told = [
            {name: bool(value) if name in TRUTHS else value for name, value in record.items()}
            for record in records
            if table != "settings" or record["key"] not in OWN
        ]
        if told:
            yield told


async def _add(writing: db.Connection, table: str, records: Sequence[Record]) -> None:
    columns = list(records[0])
    names = ", ".join(f'"{name}"' for name in columns)
    values = ", ".join([f"({db.marks(columns)})"] * len(records))
    await writing.run(
        f"INSERT INTO {table} ({names}) VALUES {values}",  # noqa: S608 - names of the databases' own
        *(record[name] for record in records for name in columns),
    )


async def _check_source(source: Path | Server) -> None:
    version = await version_of(source)
    if version == _EMPTY:
        raise db.StoreError(f"There is nothing to move in {source}. Name the database that the bot uses.")
    if version != known_version(source):
        raise db.StoreError(
            f"{source} has version {version}, and this bot needs version {known_version(source)}. Start this bot on it "
            "once, which upgrades it, or use the version of the bot that wrote it."
        )


async def _check_target(target: Path | Server) -> None:
    version = await version_of(target)
    if version not in (_EMPTY, known_version(target)):
        raise db.StoreError(f"{target} has version {version} and is not empty. Name an empty database.")


@asynccontextmanager
async def _opened(address: Path | Server, now: float) -> AsyncIterator[db.Database]:
    try:
        opened = await open_database(address, now=now, shards=None, patience=0)
    except db.InUse as problem:
        raise db.InUse(
            f"A bot is running on {address}, or was killed less than a minute ago. Stop it, and try again."
        ) from problem
    try:
        yield opened.database
    finally:
        await asyncio.shield(opened.close())
