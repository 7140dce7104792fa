"""Queries about lobbies: their seats and settings."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

from msgspec.structs import asdict, replace

from bot.db.database import Queries
from bot.i18n.fluent import locale_for, words
from bot.play import rows
from bot.play.errors import Refused
from bot.play.statements import TableChange, announce, claim_interaction, lobby, note, one_table, seat_all


@dataclass
class LobbyChange(TableChange):
    """A transaction about a lobby at the moment `now`; the list of its `seats` is written at its end."""

    seats: list[rows.SeatRow]
    now: float

    def sit_down(self, sitter: rows.Sitter, *, places: int, seat: int | None = None) -> None:
        """Seat somebody: on the seat that is kept for them, else on the next of `places` seats.

        In a loaded game, on this `seat`, or on the first free one; somebody who has a seat moves to it. Raises Refused.
        """
        table, seats = self.table, self.seats
        own = next((row for row in seats if sitter.user is not None and row.user == sitter.user), None)
        free = [row.seat for row in seats if row.free and seat in (None, row.seat)]
        if own is not None and own.kept and seat in (None, own.seat):
            seats[own.seat] = replace(own, name=sitter.name, taken_at=self.now, kept_until=None)
            return
        if own is not None and seat is None:
            raise Refused("seated-already")
        if not free if table.loaded else len(seats) >= places:
            raise Refused("table-full", most=places) if seat is None else Refused("seat-taken")
        if own is not None:
            seats[own.seat] = _left(table, own.seat, self.now)
        taken = free[0] if table.loaded else len(seats)
        seats[taken : taken + 1] = [_taken(table.id, taken, sitter, self.now)]

    def get_up(self, sitter: rows.Sitter | rows.SeatRow) -> None:
        """Remove somebody: the others move up, except in a loaded game. Raises Refused."""
        left = next((row.seat for row in self.seats if _is(row, sitter)), None)
        if left is None and sitter.user is None:
            raise Refused("no-such-computer", name=sitter.name)
        if left is None:
            raise Refused("not-seated")
        if self.table.loaded:
            self.seats[left] = _left(self.table, left, self.now)
        else:
            del self.seats[left]
            self.seats[:] = [replace(row, seat=place) for place, row in enumerate(self.seats)]


class LobbyQueries(Queries):
    """Queries about lobbies."""

    async def open(
        self,
        new: rows.NewTable,
        *,
        now: float,
        announcements: Sequence[rows.NewAnnouncement] = (),
        interaction: int | None = None,
    ) -> rows.TableRow:
        """Open a lobby in a channel. Raises Refused, AlreadyDone."""
        async with self._database.transaction() as database:
            row = rows.TableRow(
                **rows.shared(new, rows.OpenedTable),
                loaded=new.record is not None,
                forgotten=0 if new.record is None else len(new.seated),  # so many numbers stand in for nobody
                created_at=now,
            )
            table = await database.insert_new(row)
            if table is None:
                raise Refused("channel-taken")
            await seat_all(database, table.id, first_seats(new, table))
            if new.record is not None:
                await database.insert(rows.RecordRow(table_id=table.id, content=new.record))
            await claim_interaction(database, table.id, interaction, revision=0, now=now)
            await announce(database, table, announcements, now)
        note("opened", table)
        return table

    async def opened_by(self, interaction: int) -> rows.TableRow | None:
        return await self._read.row(
            rows.TableRow,
            """
            SELECT tables.* FROM interactions JOIN tables ON tables.id = interactions.table_id
            WHERE interactions.id = ?
            """,
            interaction,
        )

    async def change(self, table_id: int, **changes: str | int | None) -> rows.TableRow:
        """Change columns of a lobby's row. Raises NoSuchTable, Refused."""
        async with self._database.transaction(table_id) as database:
            await lobby(database, table_id)
            await database.update(rows.TableRow, table_id, **changes)
            return await one_table(database, table_id)

    async def note_message(self, table_id: int, message: int | None) -> None:
        await self._database.update(rows.TableRow, table_id, lobby_message=message)

    @asynccontextmanager
    async def seats(self, table_id: int, now: float) -> AsyncIterator[LobbyChange]:
        """Change a lobby's seats, and what belongs to that, in one transaction. Raises NoSuchTable, Refused."""
        async with self._database.transaction(table_id) as database:
            table = await lobby(database, table_id)
            change = LobbyChange(database, table, [], await database.select(rows.SeatRow, table_id), now)
            yield change
            await seat_all(database, table_id, change.seats)
            await announce(database, change.table, change.told, now)


def first_seats(new: rows.NewTable, table: rows.TableRow) -> list[rows.SeatRow]:
    """The seats of a lobby that has just been opened."""
    return [_taken(table.id, seat, sitter, table.created_at) for seat, sitter in enumerate(new.seated)]


def _taken(table_id: int, seat: int, sitter: rows.Sitter | str, now: float) -> rows.SeatRow:
    if isinstance(sitter, str):
        return rows.SeatRow(
            table_id=table_id, seat=seat, user=-(seat + 1), name=sitter, taken_at=now, gone=True
        )
    return rows.SeatRow(table_id=table_id, seat=seat, taken_at=now, **asdict(sitter))


def _left(table: rows.TableRow, seat: int, now: float) -> rows.SeatRow:
    """A seat of a loaded game that has become free."""
    return _taken(table.id, seat, words(locale_for(table.language), table.game)(f"seat-{seat + 1}"), now)


def _is(seat: rows.SeatRow, sitter: rows.Sitter | rows.SeatRow) -> bool:
    """Whether they sit there: people are identified by their id, computers by their name."""
    if sitter.user is not None:
        return seat.user == sitter.user
    return seat.user is None and seat.name == sitter.name
