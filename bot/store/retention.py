"""What is kept for how long: in small transactions, so that a move never waits long for the tidying."""

from __future__ import annotations

from typing import Final

from bot.store.database import Database

DAY: Final = 86_400.0
TOLD_KEPT: Final = 7 * DAY
"""Seconds for which a sent announcement and a claimed interaction are remembered, and who followed a game."""

POSITIONS_KEPT: Final = 30 * DAY
"""Seconds after the end of a game for which the position after each move is kept; moves are kept for good."""

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
    DELETE FROM outbox WHERE id IN (
        SELECT id FROM outbox WHERE created_at < ? AND (sent_at IS NOT NULL OR given_up_at IS NOT NULL)
        ORDER BY created_at, id LIMIT ?)
    RETURNING id
    """,
)
"""The oldest rows first: what an announcement has superseded goes before it."""


async def tidy(database: Database, *, now: float) -> None:
    """Forget what was told long ago and how the games of long ago stood; give the room back to the disk."""
    for statement in _FORGOTTEN:
        while await _forget(database, statement, now - TOLD_KEPT) == _ROWS:
            pass
    while await _thin(database, now - POSITIONS_KEPT):
        pass
    while await database.give_back():
        pass


async def _forget(database: Database, statement: str, before: float) -> int:
    """Delete some rows; how many."""
    async with database.transaction() as writing:
        return await writing.run(statement, before, _ROWS)


async def _thin(database: Database, before: float) -> bool:
    """Drop all positions but the last of one game that has been over for so long; False if there is none."""
    async with database.transaction() as writing:
        table = await writing.value(
            "SELECT id FROM tables WHERE ended_at < ? AND NOT thinned ORDER BY ended_at LIMIT 1", before
        )
        if not isinstance(table, int):
            return False
        await database.drop_positions(writing, table)
        await writing.run("UPDATE tables SET thinned = TRUE WHERE id = ?", table)
        return True
