"""Where a table is: its channel or thread, another one when that can't be reached; and players who leave the server."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from bot.play import errors
from bot.play.clock.clocks import give_full_time
from bot.play.commit import TableService
from bot.play.notify.outbox import CARD, announcement, to_one
from bot.play.repository import check_host
from bot.play.rows import Lost, NewAnnouncement, TableRow
from bot.play.statements import OPEN, listed
from bot.play.table import Caller, Table

from .lobbies import Lobbies, lobby_after

LOST_KEPT: Final = 7 * 86_400.0
"""Seconds after which a table that can't be reached is set aside."""

SOUGHT_AGAIN: Final = 600.0
"""Seconds until a server's role can be told again that a lobby looks for players."""


class Places(TableService):
    """Channels and threads of tables; recruiting players for lobbies."""

    async def move(
        self,
        table_id: int,
        channel: int,
        *,
        home: int | None = None,
        home_message: int | None = None,
        told: Sequence[NewAnnouncement] = (),
        interaction: int | None = None,
    ) -> Table:
        """Move a table to a channel, or to a thread of its `home`, with its unsent announcements.

        They are tried at once, and it has no card or lobby message there yet. Raises AlreadyDone, NoSuchTable, Refused.
        """
        async with self._store.change(
            table_id, now=self._clock(), interaction=interaction, told=told
        ) as change:
            before = change.table
            taken = f"channel = ? AND {OPEN} AND id <> ?"
            if before.open and await change.database.where(TableRow, taken, channel, table_id):
                raise errors.Refused("channel-taken")
            await change.columns(
                channel=channel,
                home=home,
                home_message=home_message,
                lobby_message=None,
                **dict.fromkeys(("card_message", "card_revision", "card_posted_at", "card_seats")),
                **dict.fromkeys(("card_tells_since", "lost", "lost_at")),
            )
            if before.lost is not None:
                await give_full_time(change, self._clock())
            unsent = """
                UPDATE outbox SET channel = ?, next_try_at = ? WHERE table_id = ? AND channel = ?
                  AND sent_at IS NULL AND given_up_at IS NULL
            """
            await change.database.run(unsent, channel, self._clock(), table_id, before.channel)
        return await self._repository.load(change.table)

    async def move_in(self, table: Table, message: int) -> Table:
        """Move a table to the thread of a message in its channel, which has the message's id."""
        return await self.move(table.id, message, home=table.row.home, home_message=message)

    async def stay(self, table: Table) -> Table:
        """Keep a table without a thread in its channel; close it if that has another table."""
        try:
            return await self.go_home(table)
        except errors.Refused:
            return await self._stop(table)

    async def at_home(self, channel: int) -> list[Table]:
        return await self._open_where("home = ?", channel)

    async def go_home(self, table: Table) -> Table:
        """Move a table from its thread to its channel; a game gets a new card there. Raises Refused if that has another
        table."""
        assert table.row.home is not None, "only a table with a thread has a home"
        async with self._locks.channels(table.channel, table.row.home):
            return await self.move(table.id, table.row.home, told=[_anew(table)] if table.begun else [])

    async def lose(self, channel: int, why: Lost) -> None:
        for table in await self._open_where("(channel = ?1 OR home = ?1)", channel):
            await self.lose_table(table, why)

    async def lose_server(self, guild: int) -> None:
        for table in await self._open_where("guild = ?", guild):
            await self.lose_table(table, "server")

    async def lose_table(self, table: Table, why: Lost) -> Table:
        """Store why a table can no longer be reached, and tell players who want direct messages."""
        if not table.open or table.row.lost == why:
            return table
        people = await self._store.people.among(_players(table))
        wanted = [person.user for person in people.values() if person.pings in ("direct", "both")]
        told = [] if why == "server" else [to_one("lost", user) for user in wanted]
        now = self._clock()
        async with self._store.change(table.id, now, told=told) as change:
            await change.columns(lost=why, lost_at=now)
        return await self._repository.load(change.table)

    async def lost_at(self, guild: int) -> list[Table]:
        return await self._open_where("lost IS NOT NULL AND guild = ?", guild)

    async def long_lost(self) -> list[Table]:
        return await self._open_where("lost IS NOT NULL AND lost_at <= ?", self._clock() - LOST_KEPT)

    async def found(self, table: Table, *, told: bool) -> Table:
        """Store that a table can be reached again; if `told`, post a new card, else update the time on the present one.

        Those who are asked have their full time again.
        """
        card = [_anew(table) if told else CARD] if table.begun else []
        async with self._store.change(table.id, now := self._clock(), told=card) as change:
            await change.columns(lost=None, lost_at=None)
            await give_full_time(change, now)
        return await self._repository.load(change.table)

    async def _open_where(self, condition: str, value: float) -> list[Table]:
        rows = await self._store.open_where(f"{condition} ORDER BY id", value)
        return [await self._repository.load(row) for row in rows]

    async def go_on(self, table: Table, by: Caller) -> Table:
        """Let a table whose channel can't be reached go on in the caller's, as any of its players may.

        A game gets a new card there; a lobby must still be posted. Raises Refused, RepeatedRequest.
        """
        async with self._locks.channels(table.channel, by.channel):
            newest = await self._reloaded(table)
            async with self._locks.once(newest, by.interaction):
                if newest.seat_of(by.id) is None:
                    raise errors.Refused("not-seated")
                if not newest.open:
                    raise errors.not_running(newest)
                told = [_anew(newest)] if newest.begun else []
                return await self.move(newest.id, by.channel, told=told, interaction=by.interaction)

    async def set_aside(self, table: Table) -> None:
        """Close a table that couldn't be reached for a long time, and tell its players."""
        async with self._locks.channel(table.channel):
            newest = await self._reloaded(table)
            if not newest.open or newest.row.lost is None:
                return
            people = await self._store.people.among(_players(newest))
            told = [to_one("set-aside", person.user) for person in people.values() if person.pings != "none"]
            await self._stop(newest, told)

    async def seek(self, by: Caller, role: int) -> Table:
        """Tell a role, once, that a lobby looks for players."""
        async with self._locks.table(by.channel, "lobby", by.interaction) as table:
            check_host(table, by)
            if len(table.seats) >= (most := table.title.game.seats[-1]):
                raise errors.Refused("table-full", most=most)
            told = replace(announcement("sought", [], role=role), channel=table.row.home)
            # One lobby of a server after the other. The number is negative, since an old server's first channel has the
            # server's number, and is locked already.
            async with self._locks.channel(-(table.guild or 0)):
                await self._check_sought(table)
                now = self._clock()
                async with self._store.change(table.id, now, by.interaction, [told]) as change:
                    if change.table.status != "lobby":
                        raise errors.Refused("begun-already")
                    if change.table.sought_at is not None:
                        raise errors.Refused("sought-already")
                    await change.columns(sought_at=now)
                return lobby_after(table, change.table, table.seats)

    async def _check_sought(self, table: Table) -> None:
        if table.guild is None or table.row.sought_at is not None:
            return
        latest = await self._store.read.moment(
            "SELECT max(sought_at) FROM tables WHERE guild = ? AND sought_at IS NOT NULL", table.guild
        )
        if latest is not None and self._clock() < (again := latest + SOUGHT_AGAIN):
            raise errors.Refused("sought-lately", moment=errors.moment(again))


def _players(table: Table) -> list[int]:
    seated = [
        seat.user for seat in table.seats if seat.user is not None and table.seat_of(seat.user) is not None
    ]
    return [user for user in seated if user not in table.absent]


def _anew(table: Table) -> NewAnnouncement:
    return announcement("turn", table.asked_users(), by=0)


SILENT: Final = 6 * 3600.0
"""Seconds without a move after which the bot checks whether a table's players are still members of the server.

While nothing happens it checks again after twice the time, and so on: six times in a week or two.
"""


_STANDING: Final = f"""
    SELECT id FROM (
        SELECT tables.id AS id, looked_at, coalesce(moves.at, tables.created_at) AS since FROM tables
            LEFT JOIN moves ON moves.table_id = tables.id AND moves.revision = tables.revision
        WHERE {OPEN} AND status <> 'broken' AND guild IS NOT NULL
          AND lost IS NULL AND paused_at IS NULL) AS standing
    WHERE since <= ?1 AND (looked_at IS NULL OR ?2 - since >= 2 * (looked_at - since)) ORDER BY id
"""  # noqa: S608 - a condition of our own
"""The tables without a move since a moment, and for twice as long as at the last check."""


@dataclass
class Absences(TableService):
    """Tracks players who leave the server of a table, with the consequences."""

    _lobbies: Lobbies

    async def silent(self) -> list[Table]:
        """The tables at which it is time to check who is still a member of the server."""
        now = self._clock()
        tables = await self._store.read.numbers(_STANDING, now - SILENT, now)
        found = [await self._repository.by_id(table) for table in tables]
        return [table for table in found if table is not None]

    async def note(self, table: Table, left: Collection[int], here: Collection[int] = ()) -> Table:
        """Store which people at a table have `left` its server, and which are `here`; return the table after that.

        In a lobby their seats become free. In a game the others are told, and one of them replaces a host who has left.
        If nobody stays, the table is closed.
        """
        async with self._locks.channel(table.channel):
            newest = await self._reloaded(table)
            if newest.status == "lobby":
                newest = await self._lobbies.part_with(newest, left)
                if newest.open:
                    newest = await self._written(newest)
            elif newest.status == "playing":
                newest = await self._note(newest, left, here)
            return newest

    async def _note(self, table: Table, left: Collection[int], here: Collection[int]) -> Table:
        absent = {*table.absent, *left} - {*here}
        gone = [seat for seat in table.people if seat.user in left and seat.user not in table.absent]
        staying = [seat.user for seat in table.people if seat.user is not None and seat.user not in absent]
        if gone and not staying:
            return await self._stop(table, [announcement("stopped", [], needed="deserted")])
        heir = staying[0] if staying and table.host in absent else None
        told = [announcement("absent", staying, by=seat.seat) for seat in gone]
        if heir is not None:
            told.append(announcement("heir", [], by=table.seat_of(heir) or 0))
        return await self._written(table, left, here, heir, told)

    async def _written(
        self,
        table: Table,
        left: Collection[int] = (),
        here: Collection[int] = (),
        host: int | None = None,
        told: Collection[NewAnnouncement] = (),
    ) -> Table:
        now = self._clock()
        async with self._store.change(table.id, now, told=told) as change:
            before = change.table
            absent = sorted({*before.absent_users, *left} - {*here})
            kept = before.host if host is None else host
            await change.columns(absent=listed(absent or None), looked_at=now, host=kept)
        return await self._repository.load(change.table)
