"""What people at a table are asked: may this be taken back, may somebody take that seat?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from bot.store.database import Database
from bot.store.errors import StaleRevision
from bot.store.invitations import keep_invitation
from bot.store.rows import InvitationRow, NewAnnouncement
from bot.store.steps import announce, claim_interaction, one_table

WHATEVER: Final = ""
"""Not minding what was proposed before; no JSON is empty."""

Kind: TypeAlias = Literal["undo", "replace", "end", "pause", "pace"]


class Proposals:
    """At most one of a kind at a table; its `content` is JSON.

    The next move takes away what was proposed of ending, pausing and the pace. One to replace somebody stays; one to
    take a move back too, since it says which may not be asked again, but it is of an earlier revision then.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(
        self,
        table_id: int,
        kind: Kind,
        content: str | None,
        *,
        now: float,
        was: str | None = WHATEVER,
        announcements: Sequence[NewAnnouncement] = (),
        interaction: int | None = None,
        invitation: InvitationRow | None = None,
    ) -> None:
        """Propose something, or (None) nothing any more, instead of what `was` proposed before.

        The `invitation` is what somebody who does not sit there was asked by it, or has answered.

        Raises AlreadyDone, NoSuchTable, StaleRevision (it was something else: another process was quicker).
        """
        async with self._database.transaction(table_id) as database:
            table = await one_table(database, table_id)
            await claim_interaction(database, table_id, interaction, revision=table.revision, now=now)
            standing = await database.value(
                "SELECT content FROM proposals WHERE table_id = ? AND kind = ?", table_id, kind
            )
            if was not in (WHATEVER, standing):
                raise StaleRevision(table, table.revision)
            await database.run("DELETE FROM proposals WHERE table_id = ? AND kind = ?", table_id, kind)
            if content is not None:
                await database.run(
                    "INSERT INTO proposals (table_id, kind, content) VALUES (?, ?, ?)",
                    table_id,
                    kind,
                    content,
                )
            if invitation is not None:
                await keep_invitation(database, invitation)
            await announce(database, table, announcements, now)

    async def of(self, table_id: int, kind: Kind) -> str | None:
        """What is proposed at a table."""
        content = await self._database.read.value(
            "SELECT content FROM proposals WHERE table_id = ? AND kind = ?", table_id, kind
        )
        return content if isinstance(content, str) else None
