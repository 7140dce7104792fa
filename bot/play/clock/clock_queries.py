"""How long people at a table have for a decision: the clocks of those who are asked.

What becomes of the clocks of a table is reckoned by the service, inside the transaction that writes it: of all that is
written about one table one comes after the other, so each moment is acted on once, whoever notices it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from bot.db.database import Connection, Database
from bot.play.rows import (
    ClockRow,
    MissedRow,
    NewAnnouncement,
    Overdue,
    PersonRow,
    Recorded,
    SeatRow,
    TableRow,
)
from bot.play.statements import announce, claim_interaction, one_table


@dataclass(frozen=True)
class ClockRows:
    """The time of a table: its clocks, how often in a row seats have let theirs run out, and the users, all by seat.

    `people` is what those have settled who have settled anything.
    """

    table: TableRow
    clocks: Mapping[int, ClockRow]
    missed: Mapping[int, int]
    users: Mapping[int, int]
    people: Mapping[int, PersonRow]

    def person(self, user: int) -> PersonRow:
        """What somebody has settled."""
        return self.people.get(user) or PersonRow(user=user)


@dataclass(frozen=True)
class Reckoned:
    """The clocks and the misses of a table as they are from now on, and what is to be told of it."""

    clocks: Sequence[ClockRow]
    missed: Mapping[int, int]
    announcements: Sequence[NewAnnouncement] = field(default=())


Reckoning: TypeAlias = Callable[[ClockRows], Reckoned]
"""What becomes of the clocks of a table. It may raise: then nothing changes."""


class Clocks:
    """The clocks of all tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, table_id: int) -> list[ClockRow]:
        """The clocks of a table, by seat."""
        return await self._database.read.rows(
            ClockRow, "SELECT * FROM clocks WHERE table_id = ? ORDER BY seat", table_id
        )

    async def missed(self, table_id: int) -> dict[int, int]:
        """How often in a row the seats of a table have let their time run out."""
        return await _missed(self._database.read, table_id)

    async def times(self, table: TableRow) -> ClockRows:
        """The time of a table."""
        return await _times(self._database.read, table)

    async def due(self, now: float) -> list[int]:
        """The games in which a clock says that there is something to do, the longest due first."""
        rows = await self._database.read.records(
            """
            SELECT table_id, min(next_at) AS since FROM clocks WHERE next_at <= ?
              AND EXISTS (SELECT 1 FROM tables WHERE id = table_id AND status = 'playing')
            GROUP BY table_id ORDER BY since, table_id
            """,
            now,
        )
        return [int(str(row["table_id"])) for row in rows]

    async def of_person(self, user: int) -> list[int]:
        """The tables at which a clock of somebody's runs."""
        rows = await self._database.read.records(
            """
            SELECT clocks.table_id FROM seats JOIN clocks ON clocks.table_id = seats.table_id
              AND clocks.seat = seats.seat
            WHERE seats."user" = ? AND next_at IS NOT NULL ORDER BY clocks.table_id
            """,
            user,
        )
        return [int(str(row["table_id"])) for row in rows]

    async def without(self) -> list[int]:
        """The games with a pace in which nobody has a clock: it was set by an older version of the bot."""
        rows = await self._database.read.records(
            """
            SELECT id FROM tables WHERE status IN ('lobby', 'playing', 'broken') AND status = 'playing'
              AND pace IS NOT NULL AND paused_at IS NULL
              AND NOT EXISTS (SELECT 1 FROM clocks WHERE table_id = id)
            """
        )
        return [int(str(row["id"])) for row in rows]

    async def change(
        self, table_id: int, reckoning: Reckoning, *, now: float, interaction: int | None = None
    ) -> Recorded:
        """Let the clocks of a table be what is reckoned. Raises AlreadyDone, NoSuchTable."""
        async with self._database.transaction(table_id) as database:
            table = await one_table(database, table_id)
            await claim_interaction(database, table_id, interaction, revision=table.revision, now=now)
            return await _reckon(database, table, reckoning, now)

    async def set_pace(
        self,
        table_id: int,
        seconds: float | None,
        overdue: Overdue,
        reckoning: Reckoning,
        *,
        now: float,
        interaction: int | None = None,
        proposed: str | None = None,
    ) -> Recorded:
        """Give a table another pace, and its clocks what is reckoned then.

        What the others were asked about that is settled: `proposed` is what stands of it.
        Raises AlreadyDone, NoSuchTable.
        """
        async with self._database.transaction(table_id) as database:
            table = await one_table(database, table_id)
            await claim_interaction(database, table_id, interaction, revision=table.revision, now=now)
            await database.run(
                "UPDATE tables SET pace = ?, overdue = ? WHERE id = ?", seconds, overdue, table_id
            )
            await database.run("DELETE FROM proposals WHERE table_id = ? AND kind = 'pace'", table_id)
            if proposed is not None:
                await database.run(
                    "INSERT INTO proposals (table_id, kind, content) VALUES (?, 'pace', ?)",
                    table_id,
                    proposed,
                )
            return await _reckon(database, await one_table(database, table_id), reckoning, now)

    async def pause(
        self,
        table_id: int,
        since: float | None,
        reckoning: Reckoning,
        *,
        now: float,
        interaction: int | None = None,
    ) -> Recorded:
        """Pause a game since a moment, None to go on, with its clocks as reckoned.

        What the others were asked about that is settled. Raises AlreadyDone, NoSuchTable.
        """
        async with self._database.transaction(table_id) as database:
            table = await one_table(database, table_id)
            await claim_interaction(database, table_id, interaction, revision=table.revision, now=now)
            await database.run("UPDATE tables SET paused_at = ? WHERE id = ?", since, table_id)
            await database.run("DELETE FROM proposals WHERE table_id = ? AND kind = 'pause'", table_id)
            return await _reckon(database, await one_table(database, table_id), reckoning, now)


async def keep_time(database: Connection, table: TableRow, reckoning: Reckoning | None) -> TableRow:
    """The step of a transaction that changes who is asked: the clocks go with it. The table after it."""
    if table.pace is None or reckoning is None:
        return table
    after, _ = await _write(database, table, reckoning)
    return after


async def stop_clocks(database: Connection, table: TableRow) -> None:
    """The step that ends a game: nobody is asked any more."""
    if table.pace is not None:
        await database.run("DELETE FROM clocks WHERE table_id = ?", table.id)
        await database.run("DELETE FROM missed WHERE table_id = ?", table.id)


async def _reckon(database: Connection, table: TableRow, reckoning: Reckoning, now: float) -> Recorded:
    after, told = await _write(database, table, reckoning)
    return await announce(database, after, told, now)


async def _write(
    database: Connection, table: TableRow, reckoning: Reckoning
) -> tuple[TableRow, Sequence[NewAnnouncement]]:
    """The table with its clocks as they are reckoned, and what is to be told of it."""
    before = await _times(database, table)
    after = reckoning(before)
    clocks = {clock.seat: clock for clock in after.clocks}
    for seat in before.clocks.keys() - clocks.keys():
        await database.run("DELETE FROM clocks WHERE table_id = ? AND seat = ?", table.id, seat)
    for seat, clock in clocks.items():
        if clock != before.clocks.get(seat):
            await _put(database, clock)
    if dict(after.missed) != dict(before.missed):
        await database.run("DELETE FROM missed WHERE table_id = ?", table.id)
        for seat, times in after.missed.items():
            await database.run(
                "INSERT INTO missed (table_id, seat, times) VALUES (?, ?, ?)", table.id, seat, times
            )
    if not table.computer_asked and any(clock.deciding for clock in clocks.values()):
        await database.run("UPDATE tables SET computer_asked = ? WHERE id = ?", True, table.id)
        table = await one_table(database, table.id)
    return table, after.announcements


async def _put(database: Connection, clock: ClockRow) -> None:
    await database.run(
        """
        INSERT INTO clocks (table_id, seat, asked_at, allowed, seconds, counted_at, next_at, ends_at, reminded,
            overdue_at, deciding)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (table_id, seat) DO UPDATE SET asked_at = excluded.asked_at, allowed = excluded.allowed,
            seconds = excluded.seconds, counted_at = excluded.counted_at, next_at = excluded.next_at,
            ends_at = excluded.ends_at, reminded = excluded.reminded, overdue_at = excluded.overdue_at,
            deciding = excluded.deciding
        """,
        clock.table_id,
        clock.seat,
        clock.asked_at,
        clock.allowed,
        clock.seconds,
        clock.counted_at,
        clock.next_at,
        clock.ends_at,
        clock.reminded,
        clock.overdue_at,
        clock.deciding,
    )


async def _times(database: Connection, table: TableRow) -> ClockRows:
    clocks = await database.rows(ClockRow, "SELECT * FROM clocks WHERE table_id = ? ORDER BY seat", table.id)
    seats = await database.select(SeatRow, table.id)
    people = await database.rows(
        PersonRow,
        """
        SELECT people.* FROM seats JOIN people ON people."user" = seats."user" WHERE seats.table_id = ?
        """,
        table.id,
    )
    return ClockRows(
        table,
        {clock.seat: clock for clock in clocks},
        await _missed(database, table.id),
        {seat.seat: seat.user for seat in seats if seat.user is not None},
        {person.user: person for person in people},
    )


async def _missed(database: Connection, table_id: int) -> dict[int, int]:
    rows = await database.rows(MissedRow, "SELECT * FROM missed WHERE table_id = ? ORDER BY seat", table_id)
    return {row.seat: row.times for row in rows}
