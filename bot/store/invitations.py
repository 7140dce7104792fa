"""Invitations: who was asked to take a seat at a table where they don't sit, and who said no."""

from __future__ import annotations

from bot.store.database import Connection, Database
from bot.store.rows import InvitationRow


class Invitations:
    """One for each person, table and asker; a later one takes its place. They are written with the question."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def latest(self, user: int, asked_by: int) -> float | None:
        """When a person was asked last by another, at whatever table."""
        latest = await self._database.read.value(
            'SELECT max(asked_at) FROM invitations WHERE "user" = ? AND asked_by = ?', user, asked_by
        )
        return latest if isinstance(latest, float) else None

    async def declined(self, table_id: int, user: int) -> bool:
        """Whether a person has said no at a table, whoever asked."""
        declined = await self._database.read.value(
            'SELECT max(declined_at) FROM invitations WHERE table_id = ? AND "user" = ?', table_id, user
        )
        return declined is not None


async def keep_invitation(database: Connection, invitation: InvitationRow) -> None:
    """Write that somebody was asked, or said no, inside a transaction."""
    await database.run(
        """
        INSERT INTO invitations (table_id, "user", asked_by, asked_at, declined_at) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (table_id, "user", asked_by)
        DO UPDATE SET asked_at = excluded.asked_at, declined_at = excluded.declined_at
        """,
        invitation.table_id,
        invitation.user,
        invitation.asked_by,
        invitation.asked_at,
        invitation.declined_at,
    )
