"""Who hears of a table without sitting there."""

from __future__ import annotations

from bot.store.database import Database
from bot.store.rows import Follower


class Followers:
    """They hear of it until it is over, or until they have enough of it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, table_id: int) -> list[Follower]:
        """Who follows a table."""
        return await self._database.read.rows(
            Follower, 'SELECT * FROM followers WHERE table_id = ? ORDER BY "user"', table_id
        )

    async def put(self, follower: Follower) -> None:
        """Follow a table, or hear of it otherwise than before."""
        async with self._database.transaction(follower.table_id) as database:
            await database.run(
                """
                INSERT INTO followers (table_id, "user", hears, language) VALUES (?, ?, ?, ?)
                ON CONFLICT (table_id, "user") DO UPDATE SET hears = excluded.hears, language = excluded.language
                """,
                follower.table_id,
                follower.user,
                follower.hears,
                follower.language,
            )

    async def drop(self, table_id: int, user: int) -> None:
        """Follow a table no more."""
        async with self._database.transaction(table_id) as database:
            await database.run('DELETE FROM followers WHERE table_id = ? AND "user" = ?', table_id, user)
