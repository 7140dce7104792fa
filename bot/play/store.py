"""The store: queries about tables and their moves; the other subjects are its attributes.

Every method that writes is one transaction; the caller gives the time (`now`, Unix seconds). Each raises StoreError
when the database fails, besides the errors that it names; then nothing is written.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final, Literal, Self

from msgspec import Struct
from msgspec.structs import replace

from bot.db.database import Damaged, Value
from bot.db.opening import LASTS, OpenDatabase, open_database
from bot.play.clock.clocks import AskedSeats, Clocks, keep_time, stop_clocks
from bot.play.history.record_queries import RecordQueries
from bot.play.lobby.lobby_queries import LobbyQueries
from bot.play.notify.outbox import Outbox
from bot.play.people.traces import PersonQueries, Traces
from bot.settings import Server

from . import rows, statements
from .errors import StaleRevision

NEWEST = 2**62  # beyond every revision

_MOVES: Final = """
    SELECT table_id, revision, parent, kind, seat, "user", move, chance, barrier, rules_version, at, level AS computer
    FROM moves LEFT JOIN computer_moves USING (table_id, revision)
"""


class GameCount(Struct, frozen=True):
    """The number of a game's tables in a state."""

    game: str
    status: str
    tables: int


class Store:
    """Everything the bot stores. `change` is `statements.change_table` on its database."""

    def __init__(self, opened: OpenDatabase) -> None:
        database = opened.database
        self._opened = opened
        self.database = database
        self.read = database.read
        self.leases = opened.leases
        self.change = partial(statements.change_table, database)
        self.outbox = Outbox(database, opened.leases.holder)
        self.clocks = Clocks(database)
        self.lobbies = LobbyQueries(database)
        self.people = PersonQueries(database)
        self.records = RecordQueries(database)
        self.traces = Traces(database)

    @classmethod
    async def open(
        cls,
        address: Path | Server,
        *,
        now: float,
        shards: Sequence[int] | None = None,
        patience: float = LASTS + 1,
    ) -> Self:
        """Open a database, new or existing, checked and migrated.

        No other process may run the same shards (None: all). On a server, a process that was killed seems to run for a
        while: wait for it up to `patience` seconds. Raises StoreError.
        """
        return cls(await open_database(address, now=now, shards=shards, patience=patience))

    async def close(self) -> None:
        """Finish the transaction that is being written, and close the database."""
        await self._opened.close()

    # Tables

    async def table(self, table_id: int) -> rows.TableRow:
        """A table by its id. Raises NoSuchTable."""
        return await statements.one_table(self.read, table_id)

    async def latest_table(self, channel: int) -> rows.TableRow | None:
        """The open table of a channel, else its newest. The open one may be older: a table can move to a channel."""
        found = f"""
            id = coalesce((SELECT id FROM tables WHERE channel = ?1 AND {statements.OPEN}),
                (SELECT max(id) FROM tables WHERE channel = ?1))
        """  # noqa: S608 - a condition of our own
        latest = await self.read.where(rows.TableRow, found, channel)
        return latest[0] if latest else None

    async def last_move(self, table_id: int, user: int | None, *, without: str = "") -> int:
        """The revision of a user's last move at a table, `without` those of a kind; 0 if there is none."""
        sql = """
            SELECT revision FROM moves WHERE table_id = ? AND "user" = ? AND kind <> ? ORDER BY revision DESC LIMIT 1
        """
        return await self.read.number(sql, table_id, user, without) or 0

    async def set_card(self, table_id: int, card: rows.Card) -> None:
        """Store which message shows the table now."""
        await self.database.update(rows.TableRow, table_id, **card.columns)

    async def seats(self, table_id: int) -> list[rows.SeatRow]:
        """Who sits at a table, by seat."""
        return await self.read.select(rows.SeatRow, table_id)

    async def former_seats(self, table_id: int) -> list[rows.FormerSeat]:
        """Who sat at a table before others took their seats, the earliest first."""
        return await self.read.where(rows.FormerSeat, "table_id = ? ORDER BY until", table_id)

    async def open_where(self, condition: str, *values: Value) -> list[rows.TableRow]:
        """The open tables that meet a condition, which may end with ORDER BY."""
        return await self.read.where(rows.TableRow, f"{statements.OPEN} AND {condition}", *values)

    async def tell(
        self, table_id: int, *told: rows.NewAnnouncement, now: float, interaction: int | None = None
    ) -> None:
        """Store announcements of a table. Raises AlreadyDone, NoSuchTable."""
        async with self.change(table_id, now=now, interaction=interaction, told=told):
            pass

    # The course of a game

    async def start(
        self,
        table_id: int,
        move: rows.NewMove,
        *,
        seed: bytes,
        fingerprint: str,
        now: float,
        seated: Sequence[rows.SeatRow] | None = None,
        seating: Sequence[rows.SeatRow] | None = None,
        announcements: Sequence[rows.NewAnnouncement] = (),
        interaction: int | None = None,
        asked: AskedSeats | None = None,
        played: Sequence[rows.NewMove] = (),
    ) -> rows.TableRow:
        """Turn a lobby into a game; `move` has its first position, `seating` is the new order of seats.

        The moves `played` before it was loaded follow. Raises AlreadyDone, NoSuchTable, Refused, and StaleRevision if
        others are `seated` by now.
        """
        revision = 1 + len(played)
        async with self.database.transaction(table_id) as database:
            await statements.claim_interaction(database, table_id, interaction, revision=revision, now=now)
            await statements.lobby(database, table_id)
            if seated is not None and await database.select(rows.SeatRow, table_id) != [*seated]:
                raise StaleRevision
            await database.update(
                rows.TableRow,
                table_id,
                status="playing",
                seed=seed,
                fingerprint=fingerprint,
                started_at=now,
                revision=revision,
                rules_version=move.rules_version,
                computer_asked=asked is not None and asked.computer,
                asked=None if asked is None else statements.listed(asked.seats),
            )
            if seating is not None:
                await statements.seat_all(database, table_id, seating)
            await statements.add_moves(database, table_id, 1, [move, *played], now)
            await database.delete(rows.RecordRow, table_id)
            table = await keep_time(database, await statements.one_table(database, table_id), asked, now)
            await statements.announce(database, table, announcements, now)
        statements.note("started", table)
        return table

    async def record(
        self,
        table_id: int,
        expected: int,
        move: rows.NewMove,
        *further: rows.NewMove,
        now: float,
        announcements: Sequence[rows.NewAnnouncement] = (),
        interaction: int | None = None,
        ended: bool = False,
        seats: Sequence[rows.SeatRow] = (),
        asked: AskedSeats | None = None,
        forgotten: int = 0,
        excused: bool = False,
    ) -> rows.TableRow:
        """Record a move and everything that belongs to it, if the table is still at revision `expected`.

        `further` moves follow it, by the same seat. In the same transaction: the announcements, the claim of the
        interaction, changed seats, the end of the game, who is asked next. `excused`: the former player of the changed
        seat was away and wasn't asked. A player who moves is no longer absent. Proposals about this moment of the game,
        unless it is a standing answer, and the seat's draft, are deleted.
        `forgotten` is the table's counter when the seats were read: if somebody was forgotten or renamed since, the
        seats are stale.

        Raises AlreadyDone, StaleRevision, NoSuchTable.
        """
        revision = expected + 1 + len(further)
        async with self.database.transaction(table_id) as database:
            await statements.claim_interaction(database, table_id, interaction, revision=revision, now=now)
            table = await database.row(
                rows.TableRow,
                """
                UPDATE tables SET revision = ?1, rules_version = ?2,
                    status = CASE WHEN ?3 THEN 'ended' ELSE status END,
                    ended_at = CASE WHEN ?3 THEN ?4 ELSE ended_at END, computer_asked = ?7, asked = ?8
                WHERE id = ?5 AND revision = ?6 AND status = 'playing' RETURNING *
                """,
                revision,
                move.rules_version,
                ended,
                now,
                table_id,
                expected,
                asked is not None and asked.computer,
                None if asked is None else statements.listed(asked.seats),
            )
            if table is None or (seats and table.forgotten != forgotten):
                await statements.one_table(database, table_id)  # which raises NoSuchTable
                raise StaleRevision
            if table.absent is not None and move.kind == "move" and move.user in table.absent_users:
                absent = [user for user in table.absent_users if user != move.user]
                table = replace(table, absent=statements.listed(absent or None))
                await database.update(rows.TableRow, table_id, absent=table.absent)
            first = move if move.parent is not None else replace(move, parent=expected)
            await statements.add_moves(database, table_id, expected + 1, [first, *further], now)
            for seat in seats:
                await statements.change_seat(database, seat, since=revision, excused=excused)
            if move.seat is not None and move.kind != "undo":
                await database.delete(rows.DraftRow, table_id, move.seat)
            if not move.is_standing_answer:
                await database.run(
                    "DELETE FROM proposals WHERE table_id = ? AND kind IN ('end', 'pause', 'pace')", table_id
                )
            if ended:
                await database.delete(rows.DraftRow, table_id)
                await stop_clocks(database, table)
            else:
                table = await keep_time(database, table, asked, now)
            await statements.announce(database, table, announcements, now)
        if ended:
            statements.note("ended", table)
        return table

    async def change_status(
        self,
        table_id: int,
        status: Literal["playing", "stopped", "broken"],
        *,
        now: float,
        fault: str | None = None,
        announcements: Sequence[rows.NewAnnouncement] = (),
        interaction: int | None = None,
        expected: int | None = None,
    ) -> rows.TableRow:
        """Change a table's status without a move: call it off, set it aside with its `fault`, or let it go on.

        Raises AlreadyDone, NoSuchTable, and StaleRevision if the table is over, has that status already, is a lobby
        that can't go on, or is no longer at the revision `expected`.
        """
        async with self.change(table_id, now, interaction, announcements) as change:
            database, table = change.database, change.table
            if not table.open or status == table.status or (table.status == "lobby" and status != "stopped"):
                raise StaleRevision
            if expected not in (None, table.revision):
                raise StaleRevision
            stopped = status == "stopped"
            if table.status == "lobby":
                await database.delete(rows.RecordRow, table_id)
            if stopped:
                await database.delete(rows.ProposalRow, table_id)
                await database.delete(rows.DraftRow, table_id)
            if status != "playing":  # if the game goes on, those who are asked have their full time again
                await stop_clocks(database, table)
            kept = table.fault if stopped else fault
            await change.columns(status=status, fault=kept, ended_at=now if stopped else None)
        statements.note(status, change.table)
        return change.table

    async def latest(self, table_id: int) -> rows.MoveRow:
        """The newest entry of a game that isn't a standing answer: nobody waits for those."""
        sql = f"{_MOVES} WHERE table_id = ? AND coalesce(move, '') NOT LIKE ? ORDER BY revision DESC LIMIT 1"
        (latest,) = await self.read.rows(rows.MoveRow, sql, table_id, f"{rows.STANDING_ANSWER}%")
        return latest

    async def moves(self, table_id: int, *, since: int = 0, until: int = NEWEST) -> list[rows.MoveRow]:
        """The moves of a table after revision `since` and up to `until`, oldest first, packed or not.

        Includes undone moves and undos. Raises Damaged.
        """
        sql = f"{_MOVES} WHERE table_id = ? AND revision > ? AND revision <= ? ORDER BY revision"
        found = await self.read.rows(rows.MoveRow, sql, table_id, since, until)
        if found or (packed := await self.records.of(table_id)) is None:
            return found
        return [move for move in packed.moves if since < move.revision <= until]

    async def position(self, table_id: int, revision: int) -> bytes | None:
        """The encoded state after a move; None if it isn't stored. Raises Damaged."""
        packed = await self.read.value(
            "SELECT position FROM moves WHERE table_id = ? AND revision = ?", table_id, revision
        )
        if not isinstance(packed, bytes) or not packed:
            return None
        try:
            return zlib.decompress(packed)
        except zlib.error as error:
            raise Damaged(
                f"The position of table {table_id} after move {revision} is damaged ({error})."
            ) from error

    async def carried_out(self, interaction: int) -> bool:
        """Whether a Discord interaction was already carried out."""
        return await self.read.find(rows.InteractionRow, interaction) is not None

    # The bot's own notes

    async def setting(self, key: str) -> str | None:
        setting = await self.read.find(rows.SettingRow, key)
        return None if setting is None else setting.value

    async def set_setting(self, key: str, value: str) -> None:
        await self.database.put(rows.SettingRow(key=key, value=value))

    async def games(self, *, closed_since: float) -> list[GameCount]:
        """The number of tables by game and state; of closed ones, only those that ended since then.

        Both parts use an index of few rows, so that it stays fast in a store that is years old.
        """
        return await self.read.rows(
            GameCount,
            """
            SELECT game, status, count(*) AS tables FROM tables
            WHERE status IN ('lobby', 'playing', 'broken') GROUP BY game, status
            UNION ALL
            SELECT game, status, count(*) AS tables FROM tables
            WHERE ended_at > ? AND ended_at IS NOT NULL AND NOT thinned GROUP BY game, status
            """,
            closed_since,
        )

    async def tidy(self, *, now: float) -> None:
        """Delete old announcements and the like, and give free space back to the disk."""
        for statement in _FORGOTTEN:
            while await self._forget(statement, now - TOLD_KEPT) == _ROWS:
                pass
        while await self.database.give_back():
            pass

    async def _forget(self, statement: str, before: float) -> int:
        async with self.database.transaction() as writing:
            return await writing.run(statement, before, _ROWS)


DAY: Final = 86_400.0
TOLD_KEPT: Final = 7 * DAY
"""Seconds for which sent announcements and claimed interactions are kept; after a game, its followers and
invitations."""

_ROWS: Final = 250

_FORGOTTEN: Final = (
    """
    DELETE FROM interactions WHERE id IN (SELECT id FROM interactions WHERE at < ? LIMIT ?) RETURNING id
    """,
    """
    DELETE FROM followers WHERE (table_id, "user") IN (
        SELECT table_id, followers."user" FROM followers JOIN tables ON tables.id = table_id
        WHERE ended_at < ? LIMIT ?)
    RETURNING table_id
    """,
    """
    DELETE FROM invitations WHERE (table_id, "user", asked_by) IN (
        SELECT table_id, invitations."user", asked_by FROM invitations JOIN tables ON tables.id = table_id
        WHERE ended_at < ? LIMIT ?)
    RETURNING table_id
    """,
    """
    DELETE FROM outbox WHERE id IN (
        SELECT id FROM outbox WHERE created_at < ? AND (sent_at IS NOT NULL OR given_up_at IS NOT NULL)
        ORDER BY created_at, id LIMIT ?)
    RETURNING id
    """,
)
"""Deletes the oldest rows first: announcements go before the one that superseded them."""
