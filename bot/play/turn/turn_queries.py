"""What is stored of an open turn: drafts, advice that was taken, proposals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal, TypeAlias

from bot.db.database import Connection, Queries
from bot.play.errors import StaleRevision
from bot.play.rows import DraftRow, InvitationRow, NewAnnouncement, ProposalRow
from bot.play.statements import announce, claim_interaction, one_table


class DraftQueries(Queries):
    """At most one a seat; it goes with the next move of its seat, and with the end of the game."""

    async def of(self, table_id: int, seat: int, user: int) -> DraftRow | None:
        """What a person has laid out at a seat."""
        row = await self._read.find(DraftRow, table_id, seat)
        return row if row is not None and row.user == user else None

    async def put(self, draft: DraftRow) -> bool:
        """Keep a draft in place of the edition before it; whether that was still the latest."""
        async with self._database.transaction(draft.table_id) as database:
            latest = await database.find(DraftRow, draft.table_id, draft.seat)
            theirs = latest is not None and latest.user == draft.user
            if (latest.edition if latest is not None and theirs else 0) != draft.edition - 1:
                return False
            await database.put(draft)
        return True


async def drop_drafts(database: Connection, table_id: int, seats: Iterable[int] | None = None) -> None:
    """Drop the drafts of some seats of a table, or of all, inside a transaction."""
    if seats is None:
        await database.delete(DraftRow, table_id)
        return
    for seat in seats:
        await database.delete(DraftRow, table_id, seat)


WHATEVER: Final = ""
"""Not minding what was proposed before; no JSON is empty."""

ProposalKind: TypeAlias = Literal["undo", "replace", "end", "pause", "pace"]


class Proposals(Queries):
    """At most one of a kind at a table; its `content` is JSON.

    The next move takes away what was proposed of ending, pausing and the pace. One to replace somebody stays; one to
    take a move back too, since it says which may not be asked again, but it is of an earlier revision then.
    """

    async def put(
        self,
        table_id: int,
        kind: ProposalKind,
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
            standing = await database.find(ProposalRow, table_id, kind)
            if was not in (WHATEVER, standing and standing.content):
                raise StaleRevision(table, table.revision)
            await propose(database, table_id, kind, content)
            if invitation is not None:
                await database.put(invitation)
            await announce(database, table, announcements, now)

    async def of(self, table_id: int, kind: ProposalKind) -> str | None:
        """What is proposed at a table."""
        proposal = await self._read.find(ProposalRow, table_id, kind)
        return None if proposal is None else proposal.content


async def propose(database: Connection, table_id: int, kind: ProposalKind, content: str | None) -> None:
    """Propose something, or nothing any more, in place of what was, inside a transaction."""
    await database.delete(ProposalRow, table_id, kind)
    if content is not None:
        await database.insert(ProposalRow(table_id=table_id, kind=kind, content=content))
