"""What was found in games that are over, and in which of them it is still sought."""

from __future__ import annotations

from collections.abc import Sequence

from bot.db.database import Queries
from bot.play.rows import AnalysisRow, NewAnnouncement, Recorded, TableRow
from bot.play.statements import announce, one_table


class AnalysisQueries(Queries):
    """At most one of a game; none of what is found is kept before all of it is."""

    async def of(self, table_id: int) -> AnalysisRow | None:
        """The analysis of a game, or that it is sought; None where nobody has asked for it."""
        return await self._read.find(AnalysisRow, table_id)

    async def seek(self, table_id: int, *, now: float) -> None:
        """Note that somebody has asked for it; asked again, it stays as it is. Raises NoSuchTable."""
        async with self._database.transaction(table_id) as database:
            await one_table(database, table_id)
            await database.insert_new(AnalysisRow(table_id=table_id, asked_at=now))

    async def sought(self) -> list[TableRow]:
        """The games of which an analysis is sought, the first that was asked for first."""
        return await self._read.rows(
            TableRow,
            """
            SELECT tables.* FROM tables JOIN analyses ON table_id = id
            WHERE content IS NULL ORDER BY asked_at, id
            """,
        )

    async def keep(
        self, table_id: int, content: str, *, now: float, announcements: Sequence[NewAnnouncement] = ()
    ) -> Recorded | None:
        """Keep what was found, with what is told of it; None where it is not sought, or found by somebody else."""
        async with self._database.transaction(table_id) as database:
            kept = await database.value(
                """
                UPDATE analyses SET content = ?, at = ? WHERE table_id = ? AND content IS NULL RETURNING table_id
                """,
                content,
                now,
                table_id,
            )
            if kept is None:
                return None
            return await announce(database, await one_table(database, table_id), announcements, now)

    async def give_up(self, table_id: int) -> None:
        """Seek it no longer."""
        async with self._database.transaction(table_id) as database:
            await database.run("DELETE FROM analyses WHERE table_id = ? AND content IS NULL", table_id)
