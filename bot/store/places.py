"""Where tables stand: in a channel, or in a thread that one has for itself; and whether players were looked for."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.database import Database
from bot.store.errors import AlreadySought, ChannelTaken
from bot.store.lobbies import OPEN_TABLE
from bot.store.rows import NewAnnouncement, Recorded, TableRow
from bot.store.steps import announce, claim_interaction, lobby, one_table


class Places:
    """The channels of tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def move(
        self, table_id: int, channel: int, *, home: int | None = None, home_message: int | None = None
    ) -> TableRow:
        """Let a table stand in a channel, or in a thread of its `home`; what is still to be told there goes along.

        It has no card and no lobby there yet. Raises NoSuchTable, ChannelTaken.
        """
        async with self._database.transaction(table_id) as database:
            before = await one_table(database, table_id)
            standing = await database.row(TableRow, OPEN_TABLE, channel)
            if standing is not None and before.open:
                raise ChannelTaken(standing)
            await database.run(
                """
                UPDATE tables SET channel = ?, home = ?, home_message = ?, lobby_message = NULL, card_message = NULL,
                    card_revision = NULL, card_posted_at = NULL, card_seats = NULL,
                    card_tells_since = NULL WHERE id = ?
                """,
                channel,
                home,
                home_message,
                table_id,
            )
            await database.run(
                """
                UPDATE outbox SET channel = ? WHERE table_id = ? AND channel = ?
                  AND sent_at IS NULL AND given_up_at IS NULL
                """,
                channel,
                table_id,
                before.channel,
            )
            return await one_table(database, table_id)

    async def at_home(self, home: int) -> list[TableRow]:
        """The open tables that have a thread of a channel, the oldest first."""
        return await self._database.read.rows(
            TableRow,
            """
            SELECT * FROM tables WHERE status IN ('lobby', 'playing', 'broken') AND home = ? ORDER BY id
            """,
            home,
        )

    async def seek(
        self,
        table_id: int,
        announcements: Sequence[NewAnnouncement],
        *,
        now: float,
        interaction: int | None = None,
    ) -> Recorded:
        """Have it told, once, that a lobby looks for players.

        Raises AlreadyDone, NoSuchTable, LobbyClosed, AlreadySought.
        """
        async with self._database.transaction(table_id) as database:
            table = await lobby(database, table_id)
            await claim_interaction(database, table_id, interaction, revision=table.revision, now=now)
            if table.sought_at is not None:
                raise AlreadySought(table)
            await database.run("UPDATE tables SET sought_at = ? WHERE id = ?", now, table_id)
            return await announce(database, await one_table(database, table_id), announcements, now)
