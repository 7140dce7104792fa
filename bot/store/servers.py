"""What servers have settled for their tables."""

from __future__ import annotations

from bot.store.database import Database
from bot.store.rows import ServerRow


class Servers:
    """A server that has settled nothing has no row, and is as a row of nothing but its number says."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, guild: int) -> ServerRow:
        """What a server has settled."""
        row = await self._database.read.row(ServerRow, "SELECT * FROM servers WHERE guild = ?", guild)
        return row or ServerRow(guild=guild)

    async def settle(self, row: ServerRow) -> None:
        """Keep what a server has settled."""
        async with self._database.transaction() as database:
            await database.run(
                """
                INSERT INTO servers (guild, language, pace, channels, role, computers, rated)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (guild) DO UPDATE SET language = excluded.language, pace = excluded.pace,
                    channels = excluded.channels, role = excluded.role, computers = excluded.computers,
                    rated = excluded.rated
                """,
                row.guild,
                row.language,
                row.pace,
                row.channels,
                row.role,
                row.computers,
                row.rated,
            )
