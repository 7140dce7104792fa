"""Tables before the game: who sits there, who was invited, with which options; and where tables stand."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from bot.db.database import Queries
from bot.play.errors import AlreadySeated, AlreadySought, ChannelTaken, NotSeated, TableFull
from bot.play.rows import (
    InvitationRow,
    Lost,
    NewAnnouncement,
    NewTable,
    Recorded,
    RecordRow,
    SeatRow,
    Sitter,
    TableRow,
    TableSettings,
    shared,
)
from bot.play.statements import announce, claim_interaction, lobby, note, one_table, seat_all

OPEN: Final = "status IN ('lobby', 'playing', 'broken')"
"""The condition for tables that are open, as the indexes of open tables have it."""


class Held(msgspec.Struct, frozen=True):
    """How much a person has open.

    `games` in which they sit and tables at which they do and none has begun (`waiting`); such tables of their own
    (`hosted`), and those of their own that were taken up from a record.
    """

    games: int
    waiting: int
    hosted: int
    loaded: int


class LobbyQueries(Queries):
    """The tables at which people gather."""

    async def opened_before(self, moment: float) -> list[TableRow]:
        """The lobbies that are older than a moment."""
        return await self._read.where(TableRow, f"{OPEN} AND status = 'lobby' AND created_at < ?", moment)

    async def open(
        self,
        new: NewTable,
        *,
        now: float,
        announcements: Sequence[NewAnnouncement] = (),
        interaction: int | None = None,
    ) -> TableRow:
        """Open a lobby in a channel, with those who sit there already. Raises ChannelTaken, AlreadyDone."""
        async with self._database.transaction() as database:
            row = TableRow(
                **shared(new, TableSettings),
                loaded=new.record is not None,
                forgotten=0 if new.record is None else len(new.seated),  # so many numbers stand in for nobody
                created_at=now,
            )
            table = await database.insert_new(row)
            if table is None:
                (standing,) = await database.where(TableRow, f"channel = ? AND {OPEN}", new.channel)
                raise ChannelTaken(standing)
            seats = [_taken(table.id, seat, sitter, now) for seat, sitter in enumerate(new.seated)]
            await seat_all(database, table.id, seats)
            if new.record is not None:
                await database.insert(RecordRow(table_id=table.id, content=new.record))
            await claim_interaction(database, table.id, interaction, revision=0, now=now)
            await announce(database, table, announcements, now)
        note("opened", table)
        return table

    async def opened_by(self, interaction: int) -> TableRow | None:
        """The table that an interaction has opened, if it has opened one."""
        return await self._read.row(
            TableRow,
            """
            SELECT tables.* FROM interactions JOIN tables ON tables.id = interactions.table_id
            WHERE interactions.id = ?
            """,
            interaction,
        )

    async def change(
        self,
        table_id: int,
        **changes: str | int | None,
    ) -> TableRow:
        """Change settings of a lobby, by the names of the row. Raises NoSuchTable, LobbyClosed."""
        async with self._database.transaction(table_id) as database:
            await lobby(database, table_id)
            await database.update(TableRow, table_id, **changes)
            return await one_table(database, table_id)

    async def note_message(self, table_id: int, message: int | None) -> None:
        """Note which message shows the lobby."""
        async with self._database.transaction(table_id) as database:
            await database.update(TableRow, table_id, lobby_message=message)

    async def held_by(self, user: int) -> Held:
        """What a person has open."""
        held = await self._read.row(
            Held,
            """
            SELECT
                coalesce(sum(CASE WHEN sits AND status = 'playing' THEN 1 ELSE 0 END), 0) AS games,
                coalesce(sum(CASE WHEN sits AND status = 'lobby' THEN 1 ELSE 0 END), 0) AS waiting,
                coalesce(sum(CASE WHEN hosts AND status = 'lobby' THEN 1 ELSE 0 END), 0) AS hosted,
                coalesce(sum(CASE WHEN hosts AND loaded THEN 1 ELSE 0 END), 0) AS loaded
            FROM (
                SELECT status, loaded, TRUE AS sits, FALSE AS hosts FROM tables
                    WHERE status IN ('lobby', 'playing') AND id IN (
                        SELECT table_id FROM seats WHERE "user" = ?1 AND NOT gone AND kept_until IS NULL)
                UNION ALL
                SELECT status, loaded, FALSE AS sits, TRUE AS hosts FROM tables
                    WHERE status IN ('lobby', 'playing') AND host = ?1
            ) open
            """,
            user,
        )
        assert held is not None, "a sum is always one row"
        return held

    async def take_seat(self, table_id: int, sitter: Sitter, *, places: int, now: float) -> SeatRow:
        """Sit somebody down on the next of `places` seats.

        Raises NoSuchTable, LobbyClosed, AlreadySeated, TableFull.
        """
        async with self._database.transaction(table_id) as database:
            await lobby(database, table_id)
            seats = await database.select(SeatRow, table_id)
            if sitter.user is not None and any(seat.user == sitter.user for seat in seats):
                raise AlreadySeated(table_id, sitter.user)
            if len(seats) >= places:
                raise TableFull(table_id, places)
            taken = _taken(table_id, len(seats), sitter, now)
            await seat_all(database, table_id, [*seats, taken])
            return taken

    async def claim_seat(self, table_id: int, sitter: Sitter, *, now: float) -> bool:
        """Sit somebody down on the seat that is kept for them; False where none is. Raises NoSuchTable, LobbyClosed."""
        async with self._database.transaction(table_id) as database:
            await lobby(database, table_id)
            return bool(
                await database.run(
                    """
                    UPDATE seats SET kept_until = NULL, name = ?, taken_at = ?
                    WHERE table_id = ? AND "user" = ? AND kept_until IS NOT NULL RETURNING seat
                    """,
                    sitter.name,
                    now,
                    table_id,
                    sitter.user,
                )
            )

    async def keep_seats(
        self,
        table_id: int,
        users: Collection[int],
        until: float,
        announcements: Sequence[NewAnnouncement],
        *,
        invitations: Sequence[InvitationRow] = (),
        now: float,
    ) -> None:
        """Keep their seats until a moment for some who sit, who have to click once more, and have that told.

        `invitations` say who else is asked to sit down. Raises NoSuchTable, LobbyClosed.
        """
        async with self._database.transaction(table_id) as database:
            table = await lobby(database, table_id)
            for user in users:
                await database.run(
                    'UPDATE seats SET kept_until = ? WHERE table_id = ? AND "user" = ?', until, table_id, user
                )
            for invitation in invitations:
                await database.put(invitation)
            await announce(database, table, announcements, now)

    async def kept_until(self, moment: float) -> list[TableRow]:
        """The lobbies with seats that were kept until a moment, or less."""
        late = "id IN (SELECT table_id FROM seats WHERE kept_until <= ?)"
        return await self._read.where(TableRow, f"{OPEN} AND status = 'lobby' AND {late} ORDER BY id", moment)

    async def rename(self, table_id: int, seat: int, name: str) -> None:
        """Give the player on a seat another name. Raises NoSuchTable, LobbyClosed."""
        async with self._database.transaction(table_id) as database:
            await lobby(database, table_id)
            await database.update(SeatRow, table_id, seat, name=name)

    async def choose_seat(
        self, table_id: int, sitter: Sitter, seat: int | None, names: Sequence[str], *, now: float
    ) -> None:
        """Sit somebody down on a seat of a game that is taken up again, or on the first that is free.

        Who sits there already changes seats; theirs is called by its name among `names` again. Raises NoSuchTable,
        LobbyClosed, TableFull (that seat, or every one, is taken).
        """
        async with self._database.transaction(table_id) as database:
            await lobby(database, table_id)
            seats = await database.select(SeatRow, table_id)
            free = [row.seat for row in seats if row.free and seat in (None, row.seat)]
            if not free:
                raise TableFull(table_id, len(seats))
            seats = [
                _taken(table_id, row.seat, names[row.seat], now) if _is(row, sitter) else row for row in seats
            ]
            seats[free[0]] = _taken(table_id, free[0], sitter, now)
            await seat_all(database, table_id, seats)

    async def give_up_seat(
        self, table_id: int, sitter: Sitter, names: Sequence[str], *, now: float
    ) -> list[SeatRow]:
        """Let somebody get up whose seat stays theirs to be taken. Raises NoSuchTable, LobbyClosed, NotSeated."""
        async with self._database.transaction(table_id) as database:
            await lobby(database, table_id)
            seats = await database.select(SeatRow, table_id)
            if not any(_is(seat, sitter) for seat in seats):
                raise NotSeated(table_id, sitter.user or sitter.name)
            seats = [
                _taken(table_id, row.seat, names[row.seat], now) if _is(row, sitter) else row for row in seats
            ]
            await seat_all(database, table_id, seats)
            return seats

    async def leave_seat(self, table_id: int, sitter: Sitter) -> list[SeatRow]:
        """Let somebody get up from a lobby; the others move up. Raises NoSuchTable, LobbyClosed, NotSeated."""
        async with self._database.transaction(table_id) as database:
            await lobby(database, table_id)
            seats = await database.select(SeatRow, table_id)
            staying = [seat for seat in seats if not _is(seat, sitter)]
            if len(staying) == len(seats):
                raise NotSeated(table_id, sitter.user or sitter.name)
            moved = [msgspec.structs.replace(seat, seat=place) for place, seat in enumerate(staying)]
            await seat_all(database, table_id, moved)
            return moved


def _taken(table_id: int, seat: int, sitter: Sitter | str, now: float) -> SeatRow:
    if isinstance(sitter, str):
        return SeatRow(table_id=table_id, seat=seat, user=-(seat + 1), name=sitter, taken_at=now, gone=True)
    return SeatRow(
        table_id=table_id,
        seat=seat,
        user=sitter.user,
        name=sitter.name,
        taken_at=now,
        computer=sitter.computer,
        kept_until=sitter.kept_until,
    )


def _is(seat: SeatRow, sitter: Sitter) -> bool:
    """Whether it is they who sit there: people are known by their id, computers by their name."""
    if sitter.user is not None:
        return seat.user == sitter.user
    return seat.user is None and seat.name == sitter.name


class InvitationQueries(Queries):
    """One for each person, table and asker; a later one takes its place. They are written with the question."""

    async def latest(self, user: int, asked_by: int) -> float | None:
        """When a person was asked last by another, at whatever table."""
        latest = await self._read.value(
            'SELECT max(asked_at) FROM invitations WHERE "user" = ? AND asked_by = ?', user, asked_by
        )
        return latest if isinstance(latest, float) else None

    async def declined(self, table_id: int, user: int) -> bool:
        """Whether a person has said no at a table, to anybody."""
        declined = await self._read.value(
            'SELECT max(declined_at) FROM invitations WHERE table_id = ? AND "user" = ?', table_id, user
        )
        return declined is not None


class PlaceQueries(Queries):
    """The channels of tables."""

    async def move(
        self,
        table_id: int,
        channel: int,
        *,
        home: int | None = None,
        home_message: int | None = None,
        announcements: Sequence[NewAnnouncement] = (),
        now: float = 0.0,
        interaction: int | None = None,
    ) -> TableRow:
        """Let a table stand in a channel, or in a thread of its `home`; what is still to be told there goes along.

        It has no card and no lobby there yet. Raises AlreadyDone, NoSuchTable, ChannelTaken.
        """
        async with self._database.transaction(table_id) as database:
            before = await one_table(database, table_id)
            await claim_interaction(database, table_id, interaction, revision=before.revision, now=now)
            standing = await database.where(TableRow, f"channel = ? AND {OPEN}", channel)
            if standing and before.open:
                raise ChannelTaken(standing[0])
            await database.update(
                TableRow,
                table_id,
                **{"channel": channel, "home": home, "home_message": home_message, "lobby_message": None},
                **dict.fromkeys(("card_message", "card_revision", "card_posted_at", "card_seats")),
                **dict.fromkeys(("card_tells_since", "lost", "lost_at")),
            )
            await database.run(
                """
                UPDATE outbox SET channel = ? WHERE table_id = ? AND channel = ?
                  AND sent_at IS NULL AND given_up_at IS NULL
                """,
                channel,
                table_id,
                before.channel,
            )
            return (await announce(database, await one_table(database, table_id), announcements, now)).table

    async def lose(
        self, table_id: int, why: Lost | None, announcements: Sequence[NewAnnouncement] = (), *, now: float
    ) -> TableRow:
        """Note why a table can't be reached from now on; None that it can. Raises NoSuchTable."""
        async with self._database.transaction(table_id) as database:
            await database.update(TableRow, table_id, lost=why, lost_at=None if why is None else now)
            return (await announce(database, await one_table(database, table_id), announcements, now)).table

    async def open_where(self, condition: str, value: float) -> list[TableRow]:
        """The open tables that meet a condition, the oldest first."""
        return await self._read.where(TableRow, f"{OPEN} AND {condition} ORDER BY id", value)

    async def sought_last(self, guild: int) -> float | None:
        """When a server was told last that a lobby looks for players."""
        latest = await self._read.value(
            "SELECT max(sought_at) FROM tables WHERE guild = ? AND sought_at IS NOT NULL", guild
        )
        return latest if isinstance(latest, float) else None

    async def seek(
        self,
        table_id: int,
        announcements: Sequence[NewAnnouncement],
        *,
        now: float,
        interaction: int | None = None,
    ) -> Recorded:
        """Have it told, once, that a lobby looks for players.

        Raises AlreadyDone, NoSuchTable, LobbyClosed, AlreadySought.
        """
        async with self._database.transaction(table_id) as database:
            table = await lobby(database, table_id)
            await claim_interaction(database, table_id, interaction, revision=table.revision, now=now)
            if table.sought_at is not None:
                raise AlreadySought(table)
            await database.update(TableRow, table_id, sought_at=now)
            return await announce(database, await one_table(database, table_id), announcements, now)
