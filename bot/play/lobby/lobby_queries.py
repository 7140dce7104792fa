"""Tables before the game as they are stored: who sits there, with which options."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from msgspec.structs import asdict, replace

from bot.db.database import Queries
from bot.play import rows
from bot.play.errors import AlreadySeated, ChannelTaken, NotSeated, TableFull
from bot.play.statements import OPEN, announce, claim_interaction, lobby, note, one_table, seat_all


class LobbyQueries(Queries):
    """The tables at which people gather."""

    async def open(
        self,
        new: rows.NewTable,
        *,
        now: float,
        announcements: Sequence[rows.NewAnnouncement] = (),
        interaction: int | None = None,
    ) -> rows.TableRow:
        """Open a lobby in a channel, with those who sit there already. Raises ChannelTaken, AlreadyDone."""
        async with self._database.transaction() as database:
            row = rows.TableRow(
                **rows.shared(new, rows.OpenedTable),
                loaded=new.record is not None,
                forgotten=0 if new.record is None else len(new.seated),  # so many numbers stand in for nobody
                created_at=now,
            )
            table = await database.insert_new(row)
            if table is None:
                (standing,) = await database.where(rows.TableRow, f"channel = ? AND {OPEN}", new.channel)
                raise ChannelTaken(standing)
            seats = [_taken(table.id, seat, sitter, now) for seat, sitter in enumerate(new.seated)]
            await seat_all(database, table.id, seats)
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
        """Change settings of a lobby, by the names of the row. Raises NoSuchTable, LobbyClosed."""
        async with self._database.transaction(table_id) as database:
            await lobby(database, table_id)
            await database.update(rows.TableRow, table_id, **changes)
            return await one_table(database, table_id)

    async def note_message(self, table_id: int, message: int | None) -> None:
        await self._database.update(rows.TableRow, table_id, lobby_message=message)

    @asynccontextmanager
    async def seats(self, table_id: int) -> AsyncIterator[list[rows.SeatRow]]:
        """The seats of a lobby, to be changed in one transaction. Raises NoSuchTable, LobbyClosed."""
        async with self._database.transaction(table_id) as database:
            await lobby(database, table_id)
            seats = await database.select(rows.SeatRow, table_id)
            yield seats
            await seat_all(database, table_id, seats)

    async def sit_down(
        self,
        table_id: int,
        sitter: rows.Sitter,
        *,
        places: int,
        now: float,
        names: Sequence[str] = (),
        seat: int | None = None,
    ) -> None:
        """Sit somebody down: on the seat that is kept for them, else on the next of so many places.

        At a game that is taken up again, whose seats have `names`, on the `seat` that is wished, or the first that is
        free; who sits there already changes seats. Raises NoSuchTable, LobbyClosed, AlreadySeated, TableFull (that
        seat, or every one, is taken).
        """
        async with self.seats(table_id) as seats:
            own = next((row for row in seats if sitter.user is not None and row.user == sitter.user), None)
            free = [row.seat for row in seats if row.free and seat in (None, row.seat)]
            if own is not None and own.kept and seat in (None, own.seat):
                seats[own.seat] = replace(own, name=sitter.name, taken_at=now, kept_until=None)
                return
            if own is not None and seat is None:
                raise AlreadySeated(table_id, own.user or 0)
            if not free if names else len(seats) >= places:
                raise TableFull(table_id, places)
            if own is not None:
                seats[own.seat] = _taken(table_id, own.seat, names[own.seat], now)
            taken = free[0] if names else len(seats)
            seats[taken : taken + 1] = [_taken(table_id, taken, sitter, now)]

    async def get_up(
        self, table_id: int, sitter: rows.Sitter, *, now: float, names: Sequence[str] = ()
    ) -> list[rows.SeatRow]:
        """The seats, once somebody has got up: the others move up, but where seats have `names` each stays what it is.

        Raises NoSuchTable, LobbyClosed, NotSeated.
        """
        async with self.seats(table_id) as seats:
            left = next((row.seat for row in seats if _is(row, sitter)), None)
            if left is None:
                raise NotSeated(table_id, sitter.user or sitter.name)
            if names:
                seats[left] = _taken(table_id, left, names[left], now)
            else:
                del seats[left]
                seats[:] = [replace(row, seat=place) for place, row in enumerate(seats)]
            return seats


def _taken(table_id: int, seat: int, sitter: rows.Sitter | str, now: float) -> rows.SeatRow:
    if isinstance(sitter, str):
        return rows.SeatRow(
            table_id=table_id, seat=seat, user=-(seat + 1), name=sitter, taken_at=now, gone=True
        )
    return rows.SeatRow(table_id=table_id, seat=seat, taken_at=now, **asdict(sitter))


def _is(seat: rows.SeatRow, sitter: rows.Sitter) -> bool:
    """Whether it is they who sit there: people are known by their id, computers by their name."""
    if sitter.user is not None:
        return seat.user == sitter.user
    return seat.user is None and seat.name == sitter.name
