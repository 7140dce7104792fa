"""What the players of a game ask each other: may this be taken back?"""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.database import Database
from bot.store.errors import StaleRevision
from bot.store.rows import NewAnnouncement, Proposal
from bot.store.steps import announce, claim_interaction, one_table


class Proposals:
    """At most one a table, about its newest revision; the next move makes it void."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def propose(
        self,
        table_id: int,
        target_revision: int,
        *,
        by_seat: int,
        revision: int,
        now: float,
        announcements: Sequence[NewAnnouncement] = (),
        interaction: int | None = None,
    ) -> Proposal:
        """Ask the others to go back to `target_revision`, instead of what was asked before.

        Raises AlreadyDone, NoSuchTable, StaleRevision.
        """
        async with self._database.transaction() as database:
            await claim_interaction(database, table_id, interaction, revision=revision, now=now)
            table = await one_table(database, table_id)
            if table.status != "playing" or table.revision != revision:
                raise StaleRevision(table, revision)
            (proposal,) = await database.rows(
                Proposal,
                "INSERT OR REPLACE INTO proposals VALUES (?, 'undo', ?, ?, ?, '[]', ?) RETURNING *",
                table_id,
                target_revision,
                by_seat,
                revision,
                now,
            )
            await announce(database, table, announcements, now)
            return proposal

    async def of(self, table_id: int) -> Proposal | None:
        """What the players of a table are being asked."""
        return await self._database.read.row(Proposal, "SELECT * FROM proposals WHERE table_id = ?", table_id)

    async def agree(self, table_id: int, seat: int, *, revision: int) -> Proposal | None:
        """A seat agrees to what was proposed at `revision`; None if that is void."""
        async with self._database.transaction() as database:
            await database.run(
                """
                UPDATE proposals SET agreed = json_insert(agreed, '$[#]', ?2)
                WHERE table_id = ?1 AND revision = ?3
                  AND ?2 NOT IN (SELECT value FROM json_each(agreed))
                """,
                table_id,
                seat,
                revision,
            )
            return await database.row(
                Proposal, "SELECT * FROM proposals WHERE table_id = ? AND revision = ?", table_id, revision
            )

    async def withdraw(
        self,
        table_id: int,
        *,
        now: float,
        announcements: Sequence[NewAnnouncement] = (),
        interaction: int | None = None,
    ) -> None:
        """Nothing is asked any more. Raises AlreadyDone, NoSuchTable."""
        async with self._database.transaction() as database:
            table = await one_table(database, table_id)
            await claim_interaction(database, table_id, interaction, revision=table.revision, now=now)
            await announce(database, table, announcements, now)
            await database.run("DELETE FROM proposals WHERE table_id = ?", table_id)
