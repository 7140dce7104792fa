"""Games of a server, by what somebody remembers of them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from bot.store.database import Database
from bot.store.rows import TableRow


class SeatOfGame(Struct, frozen=True, kw_only=True):
    """A seat of a game that is over, with what game it was and where, and when it ended."""

    id: int
    game: str
    channel: int
    home: int | None
    ended_at: float
    seat: int
    name: str


class Finding:
    """Looks for games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def newest_over(self, guild: int, *, most: int) -> Sequence[SeatOfGame]:
        """The seats of so many games of a server that were played to their end, game by game, the newest first."""
        return await self._database.read.rows(
            SeatOfGame,
            """
            SELECT ended.id, ended.game, ended.channel, ended.home, ended.ended_at, seats.seat, seats.name
            FROM (
                SELECT id, game, channel, home, ended_at FROM tables WHERE guild = ? AND status = 'ended'
                ORDER BY ended_at DESC, id DESC LIMIT ?
            ) ended JOIN seats ON seats.table_id = ended.id
            ORDER BY ended.ended_at DESC, ended.id DESC, seats.seat
            """,
            guild,
            most,
        )

    async def at_channel(self, channel: int, at: float) -> TableRow | None:
        """The table that a channel had at a moment (Unix seconds), or one that had a thread of it."""
        return await self._database.read.row(
            TableRow,
            """
            SELECT * FROM tables WHERE (channel = ? OR home = ?) AND created_at <= ? ORDER BY id DESC LIMIT 1
            """,
            channel,
            channel,
            at,
        )
