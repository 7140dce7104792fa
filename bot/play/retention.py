"""What is kept for how long: in small transactions, so that a move never waits long for the tidying."""

from __future__ import annotations

from typing import Final

from bot.db.database import Database

DAY: Final = 86_400.0
TOLD_KEPT: Final = 7 * DAY
"""Seconds for which a sent announcement and a claimed interaction are remembered.

After the end of a game also who followed it, and who was asked to take a seat there.
"""

_ROWS: Final = 250

_FORGOTTEN: Final = (
    """
    DELETE FROM interactions WHERE id IN (SELECT id FROM interactions WHERE at < ? LIMIT ?) RETURNING id
    """,
    """
    DELETE FROM followers WHERE (table_id, "user") IN (
        SELECT table_id, followers."user" FROM followers JOIN tables ON tables.id = table_id
        WHERE ended_at < ? LIMIT ?)
    RETURNING table_id
    """,
    """
    DELETE FROM invitations WHERE (table_id, "user", asked_by) IN (
        SELECT table_id, invitations."user", asked_by FROM invitations JOIN tables ON tables.id = table_id
        WHERE ended_at < ? LIMIT ?)
    RETURNING table_id
    """,
    """
    DELETE FROM outbox WHERE id IN (
        SELECT id FROM outbox WHERE created_at < ? AND (sent_at IS NOT NULL OR given_up_at IS NOT NULL)
        ORDER BY created_at, id LIMIT ?)
    RETURNING id
    """,
)
"""The oldest rows first: what an announcement has superseded goes before it."""


async def tidy(database: Database, *, now: float) -> None:
    """Forget what was told long ago; give the room that is free back to the disk."""
    for statement in _FORGOTTEN:
        while await _forget(database, statement, now - TOLD_KEPT) == _ROWS:
            pass
    while await database.give_back():
        pass


async def _forget(database: Database, statement: str, before: float) -> int:
    """Delete some rows; how many."""
    async with database.transaction() as writing:
        return await writing.run(statement, before, _ROWS)
