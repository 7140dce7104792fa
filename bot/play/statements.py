"""Steps that several transactions share."""

from __future__ import annotations

import logging
import secrets
import zlib
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from msgspec import json
from msgspec.structs import replace

from bot.db.database import Connection, Database, Reader, Value

from . import rows
from .errors import AlreadyDone, NoSuchTable, Refused

_log = logging.getLogger(__name__)


OPEN: Final = "status IN ('lobby', 'playing', 'broken')"
"""The condition for open tables, worded as in their indexes."""


@dataclass
class TableChange:
    """A transaction about a table, read inside it; the announcements in `told` are written at its end."""

    database: Connection
    table: rows.TableRow
    told: list[rows.NewAnnouncement]

    async def columns(self, **columns: Value) -> None:
        """Change columns of the table's row."""
        await self.database.update(rows.TableRow, self.table.id, **columns)
        self.table = await one_table(self.database, self.table.id)


@asynccontextmanager
async def change_table(
    database: Database,
    table_id: int,
    now: float,
    interaction: int | None = None,
    told: Iterable[rows.NewAnnouncement] = (),
) -> AsyncIterator[TableChange]:
    """Change a table in one transaction; if the block raises, nothing is changed. Raises AlreadyDone, NoSuchTable."""
    async with database.transaction(table_id) as connection:
        table = await one_table(connection, table_id)
        await claim_interaction(connection, table_id, interaction, revision=table.revision, now=now)
        change = TableChange(connection, table, [*told])
        yield change
        await announce(connection, change.table, change.told, now)


async def one_table(database: Reader, table_id: int) -> rows.TableRow:
    """A table by its id. Raises NoSuchTable."""
    table = await database.find(rows.TableRow, table_id)
    if table is None:
        raise NoSuchTable(f"There is no table {table_id}.")
    return table


async def lobby(database: Connection, table_id: int) -> rows.TableRow:
    """A table that has not begun. Raises NoSuchTable, Refused."""
    table = await one_table(database, table_id)
    if table.status != "lobby":
        raise Refused("begun-already")
    return table


async def seat_all(database: Connection, table_id: int, seats: Sequence[rows.SeatRow]) -> None:
    await database.delete(rows.SeatRow, table_id)
    for seat in seats:
        await database.insert(seat)


async def change_seat(database: Connection, changed: rows.SeatRow, *, since: int, excused: bool) -> None:
    """Change who sits on a seat, or plays it, from a revision on; if that was another, keep them as its former one."""
    (before,) = await database.select(rows.SeatRow, changed.table_id, changed.seat)
    for former in former_seats(before, changed, until=since, excused=excused):
        await database.insert(former)
    if not changed.gone and changed.computer is None and (before.gone or before.user != changed.user):
        await propose(database, changed.table_id, "replace", None)  # somebody sits down, as was wished
    await database.put(changed, kept=("kept_until",))


def former_seats(
    before: rows.SeatRow, changed: rows.SeatRow, *, until: int, excused: bool
) -> list[rows.FormerSeat]:
    """The seat as a former one, if another sits there, or plays it, from a revision on; else nothing."""
    if (before.user, before.computer) == (changed.user, changed.computer):
        return []
    same = {name: getattr(before, name) for name in ("table_id", "seat", "user", "name", "computer")}
    return [rows.FormerSeat(until=until, excused=excused, **same)]


async def add_moves(
    database: Connection, table_id: int, revision: int, moves: Iterable[rows.NewMove], now: float
) -> None:
    """Append moves to the record, the first at `revision`; the parent of each other one is the move before it."""
    for number, move in enumerate(moves, revision):
        made_on = move if number == revision else replace(move, parent=number - 1)
        played = rows.shared(made_on, rows.PlayedMove)
        row = rows.MoveRow(table_id=table_id, revision=number, at=now, **played)
        await database.insert(row, zlib.compress(move.position) if move.position else b"")
        if move.computer is not None:
            level = rows.ComputerMoveRow(table_id=table_id, revision=number, level=move.computer)
            await database.insert(level)


async def claim_interaction(
    database: Connection, table_id: int, interaction: int | None, *, revision: int, now: float
) -> None:
    """Mark an interaction as carried out in this transaction. Raises AlreadyDone."""
    if interaction is not None:
        claim = rows.InteractionRow(id=interaction, table_id=table_id, revision=revision, at=now)
        if await database.insert_new(claim) is None:
            raise AlreadyDone(f"Interaction {interaction} was carried out before.")


async def propose(database: Connection, table_id: int, kind: rows.ProposalKind, content: str | None) -> None:
    """Replace, or (None) remove, a proposal inside a transaction."""
    await database.delete(rows.ProposalRow, table_id, kind)
    if content is not None:
        await database.insert(rows.ProposalRow(table_id=table_id, kind=kind, content=content))


async def announce(
    database: Connection, table: rows.TableRow, announcements: Iterable[rows.NewAnnouncement], now: float
) -> list[rows.Announcement]:
    """Write announcements in the transaction of what they tell. Patient ones in the same channel wait no longer."""
    written: list[rows.Announcement] = []
    for announcement in announcements:
        if announcement.recipient is None:
            await hasten(database, table.id, now)
        waiting = rows.Announcement(
            table_id=table.id,
            channel=announcement.channel or announcement.recipient or table.channel,
            revision=table.revision,
            kind=announcement.kind,
            payload=announcement.payload,
            nonce=secrets.token_hex(12),
            created_at=now,
            next_try_at=now + announcement.patience,
            recipient=announcement.recipient,
        )
        stored = await database.insert_new(waiting)
        assert stored is not None, "no nonce is given twice"
        written.append(stored)
    return written


async def hasten(database: Connection, table_id: int, now: float) -> None:
    """End the patience of a table's announcements, inside a transaction."""
    await database.run(
        """
        UPDATE outbox SET next_try_at = ?2 WHERE table_id = ?1 AND recipient IS NULL AND next_try_at > ?2
            AND attempts = 0 AND sent_at IS NULL AND given_up_at IS NULL
        """,
        table_id,
        now,
    )


def listed(seats: Sequence[int] | None) -> str | None:
    """Seats as stored in a column."""
    return None if seats is None else json.encode(list(seats)).decode()


def note(event: str, table: rows.TableRow) -> None:
    """Log a change of a table's status."""
    _log.info(
        "table %s is %s: %s, revision %s",
        table.id,
        event,
        table.game,
        table.revision,
        extra={"channel": table.channel, "guild": table.guild},
    )
