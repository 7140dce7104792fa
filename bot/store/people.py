"""What people have settled for themselves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.store.database import Database
from bot.store.rows import NewAnnouncement, PersonRow
from bot.store.steps import announce, one_table


class People:
    """Whoever has settled nothing has no row, and is as a row of nothing but a user says."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, user: int) -> PersonRow:
        """What a person has settled."""
        row = await self._database.read.row(PersonRow, 'SELECT * FROM people WHERE "user" = ?', user)
        return row or PersonRow(user=user)

    async def among(self, users: Iterable[int]) -> dict[int, PersonRow]:
        """What each of some people has settled."""
        wanted = list(dict.fromkeys(users))
        marks = ", ".join("?" for _ in wanted)
        rows = await self._database.read.rows(
            PersonRow,
            f'SELECT * FROM people WHERE "user" IN ({marks or "NULL"})',  # noqa: S608 - nothing but question marks
            *wanted,
        )
        settled = {row.user: row for row in rows}
        return {user: settled.get(user) or PersonRow(user=user) for user in wanted}

    async def settle(
        self, row: PersonRow, told: Mapping[int, NewAnnouncement] | None = None, *, now: float = 0.0
    ) -> None:
        """Keep what a person has settled, and what some tables are told of it.

        Pings that are owed to them are looked at anew: their hours may be others.
        """
        async with self._database.transaction() as database:
            for table_id, announcement in (told or {}).items():
                await announce(database, await one_table(database, table_id), [announcement], now)
            await database.run(
                """
                INSERT INTO people ("user", language, pings, zone, quiet_from, quiet_until, away_from, away_until,
                    pictures, closed_at, ranked)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT ("user") DO UPDATE SET language = excluded.language, pings = excluded.pings,
                    zone = excluded.zone, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until,
                    away_from = excluded.away_from, away_until = excluded.away_until,
                    pictures = excluded.pictures, ranked = excluded.ranked
                """,
                row.user,
                row.language,
                row.pings,
                row.zone,
                row.quiet_from,
                row.quiet_until,
                row.away_from,
                row.away_until,
                row.pictures,
                row.closed_at,
                row.ranked,
            )
            await database.run('UPDATE owed_pings SET due_at = 0 WHERE "user" = ?', row.user)
