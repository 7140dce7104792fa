"""Where tables stand: in a channel, or in a thread that one has for itself; and whether players were looked for."""

from __future__ import annotations

from collections.abc import Sequence

from bot.db.database import Queries
from bot.play.conflicts import AlreadySought, ChannelTaken
from bot.play.rows import Lost, NewAnnouncement, Recorded, TableRow
from bot.play.statements import announce, claim_interaction, lobby, one_table

from .lobby_queries import OPEN


class PlaceQueries(Queries):
    """The channels of tables."""

    async def move(
        self,
        table_id: int,
        channel: int,
        *,
        home: int | None = None,
        home_message: int | None = None,
        announcements: Sequence[NewAnnouncement] = (),
        now: float = 0.0,
        interaction: int | None = None,
    ) -> TableRow:
        """Let a table stand in a channel, or in a thread of its `home`; what is still to be told there goes along.

        It has no card and no lobby there yet. Raises AlreadyDone, NoSuchTable, ChannelTaken.
        """
        async with self._database.transaction(table_id) as database:
            before = await one_table(database, table_id)
            await claim_interaction(database, table_id, interaction, revision=before.revision, now=now)
            standing = await database.where(TableRow, f"channel = ? AND {OPEN}", channel)
            if standing and before.open:
                raise ChannelTaken(standing[0])
            await database.update(
                TableRow,
                table_id,
                **{"channel": channel, "home": home, "home_message": home_message, "lobby_message": None},
                **dict.fromkeys(("card_message", "card_revision", "card_posted_at", "card_seats")),
                **dict.fromkeys(("card_tells_since", "lost", "lost_at")),
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
            return (await announce(database, await one_table(database, table_id), announcements, now)).table

    async def lose(
        self, table_id: int, why: Lost | None, announcements: Sequence[NewAnnouncement] = (), *, now: float
    ) -> TableRow:
        """Note why a table can't be reached from now on; None that it can. Raises NoSuchTable."""
        async with self._database.transaction(table_id) as database:
            await database.update(TableRow, table_id, lost=why, lost_at=None if why is None else now)
            return (await announce(database, await one_table(database, table_id), announcements, now)).table

    async def at(self, channel: int) -> list[TableRow]:
        """The open tables that stand in a channel or in threads of it, the oldest first."""
        return await self._open_tables("(channel = ?1 OR home = ?1)", channel)

    async def of_server(self, guild: int) -> list[TableRow]:
        """The open tables of a server, the oldest first."""
        return await self._open_tables("guild = ?", guild)

    async def lost_before(self, moment: float) -> list[TableRow]:
        """The open tables that could not be reached since before a moment."""
        return await self._open_tables("lost IS NOT NULL AND lost_at <= ?", moment)

    async def at_home(self, home: int) -> list[TableRow]:
        """The open tables that have a thread of a channel, the oldest first."""
        return await self._open_tables("home = ?", home)

    async def _open_tables(self, condition: str, value: float) -> list[TableRow]:
        return await self._read.where(TableRow, f"{OPEN} AND {condition} ORDER BY id", value)

    async def sought_last(self, guild: int) -> float | None:
        """When a server was told last that a lobby looks for players."""
        latest = await self._read.value(
            "SELECT max(sought_at) FROM tables WHERE guild = ? AND sought_at IS NOT NULL", guild
        )
        return latest if isinstance(latest, float) else None

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
            await database.update(TableRow, table_id, sought_at=now)
            return await announce(database, await one_table(database, table_id), announcements, now)
