"""The steps that transactions are made of."""

from __future__ import annotations

import logging
import secrets
import zlib
from collections.abc import Iterable, Sequence

from msgspec import json

from bot.db.database import Connection

from .conflicts import AlreadyDone, LobbyClosed, NoSuchTable
from .rows import Announcement, Card, NewAnnouncement, NewMove, Recorded, SeatRow, TableRow

_log = logging.getLogger(__name__)


async def one_table(database: Connection, table_id: int) -> TableRow:
    """A table by its id. Raises NoSuchTable."""
    table = await database.row(TableRow, "SELECT * FROM tables WHERE id = ?", table_id)
    if table is None:
        raise NoSuchTable(table_id)
    return table


async def lobby(database: Connection, table_id: int) -> TableRow:
    """A table that has not begun. Raises NoSuchTable, LobbyClosed."""
    table = await one_table(database, table_id)
    if table.status != "lobby":
        raise LobbyClosed(table)
    return table


async def all_seats(database: Connection, table_id: int) -> list[SeatRow]:
    """Who sits at a table, by seat."""
    return await database.rows(SeatRow, "SELECT * FROM seats WHERE table_id = ? ORDER BY seat", table_id)


async def seat_all(database: Connection, table_id: int, seats: Sequence[SeatRow]) -> None:
    """Seat a table anew."""
    await database.run("DELETE FROM seats WHERE table_id = ?", table_id)
    for seat in seats:
        await database.run(
            """
            INSERT INTO seats (table_id, seat, "user", name, taken_at, gone, computer, kept_until)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """,
            table_id,
            seat.seat,
            seat.user,
            seat.name,
            seat.taken_at,
            seat.gone,
            seat.computer,
            seat.kept_until,
        )


async def keep_former(
    database: Connection, table_id: int, taken: SeatRow, *, until: int, excused: bool = False
) -> None:
    """Note who sat on a seat, or played it, where it is another who does from a revision on."""
    (before,) = await database.rows(
        SeatRow, "SELECT * FROM seats WHERE table_id = ? AND seat = ?", table_id, taken.seat
    )
    if (before.user, before.computer) != (taken.user, taken.computer):
        await database.run(
            """
            INSERT INTO former_seats (table_id, seat, "user", name, until, computer, excused)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """,
            table_id,
            before.seat,
            before.user,
            before.name,
            until,
            before.computer,
            excused,
        )


async def add_move(database: Connection, table_id: int, revision: int, move: NewMove, now: float) -> None:
    """Append a move to the record."""
    await database.run(
        """
        INSERT INTO moves (table_id, revision, parent, kind, seat, "user", move, chance, barrier, rules_version,
            at, position) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        table_id,
        revision,
        move.parent,
        move.kind,
        move.seat,
        move.user,
        move.move,
        move.chance,
        move.barrier,
        move.rules_version,
        now,
        zlib.compress(move.position) if move.position else b"",
    )
    if move.computer is not None:
        await database.run(
            "INSERT INTO computer_moves (table_id, revision, level) VALUES (?, ?, ?)",
            table_id,
            revision,
            move.computer,
        )


async def claim_interaction(
    database: Connection, table_id: int, interaction: int | None, *, revision: int, now: float
) -> None:
    """Note that an interaction is carried out in this transaction. Raises AlreadyDone."""
    if interaction is not None and not await database.run(
        """
        INSERT INTO interactions (id, table_id, revision, at) VALUES (?, ?, ?, ?)
        ON CONFLICT DO NOTHING RETURNING id
        """,
        interaction,
        table_id,
        revision,
        now,
    ):
        raise AlreadyDone(interaction)


async def announce(
    database: Connection, table: TableRow, announcements: Iterable[NewAnnouncement], now: float
) -> Recorded:
    """Write what is to be told of a table, in the transaction of what it tells of.

    What has waited for it in its channel waits no longer.
    """
    written: list[Announcement] = []
    for announcement in announcements:
        if announcement.recipient is None:
            await hasten(database, table.id, now)
        written += await database.rows(
            Announcement,
            """
            INSERT INTO outbox
                (table_id, channel, revision, kind, payload, nonce, created_at, next_try_at, recipient)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *
            """,
            table.id,
            announcement.channel or announcement.recipient or table.channel,
            table.revision,
            announcement.kind,
            announcement.payload,
            secrets.token_hex(12),
            now,
            now + announcement.patience,
            announcement.recipient,
        )
    return Recorded(table=table, announcements=tuple(written))


async def hasten(database: Connection, table_id: int, now: float) -> None:
    """Let what waits patiently in a table's channel be told now, inside a transaction."""
    await database.run(
        """
        UPDATE outbox SET next_try_at = ?2 WHERE table_id = ?1 AND recipient IS NULL AND next_try_at > ?2
            AND attempts = 0 AND sent_at IS NULL AND given_up_at IS NULL
        """,
        table_id,
        now,
    )


async def owe_ping(database: Connection, table_id: int, user: int, due_at: float) -> None:
    """Note when a person is to be pinged who rests now, inside a transaction."""
    await database.run(
        """
        INSERT INTO owed_pings (table_id, "user", due_at) VALUES (?, ?, ?)
        ON CONFLICT (table_id, "user") DO UPDATE SET due_at = excluded.due_at
        """,
        table_id,
        user,
        due_at,
    )


async def place_card(database: Connection, table_id: int, card: Card) -> None:
    """Note which message shows the table now, inside a transaction."""
    await database.run(
        """
        UPDATE tables SET card_message = ?, card_revision = ?, card_posted_at = ?, card_seats = ?,
            card_tells_since = ? WHERE id = ?
        """,
        card.message,
        card.revision,
        card.posted_at,
        card.seats,
        card.tells_since,
        table_id,
    )


def listed(seats: Sequence[int] | None) -> str | None:
    """Seats as a column holds them."""
    return None if seats is None else json.encode(list(seats)).decode()


def note(event: str, table: TableRow) -> None:
    """Log what an operator wants to know of a table."""
    _log.info(
        "table %s is %s: %s, revision %s",
        table.id,
        event,
        table.game,
        table.revision,
        extra={"channel": table.channel, "guild": table.guild},
    )
