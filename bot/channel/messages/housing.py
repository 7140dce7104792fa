"""Housing: a table that is to have a thread for itself gets it, and the way there is kept up to date."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

import aiohttp
import discord

from bot.store.rows import Announcement
from bot.tables.service import Tables
from bot.tables.table import Table

from .home import home_post
from .messenger import Messenger
from .post import Post, mark_of
from .threads import Threads
from .trouble import is_passing

_log = logging.getLogger(__name__)


class Housing:
    """Lets tables move into threads. `gathering` makes the message of a lobby."""

    def __init__(
        self,
        messenger: Messenger,
        tables: Tables,
        threads: Threads,
        gathering: Callable[[Table], Awaitable[Post]],
    ) -> None:
        self._messenger = messenger
        self._tables = tables
        self._threads = threads
        self._gathering = gathering

    async def move_in(self, table: Table, announcement: Announcement) -> int:
        """Make the thread of a table that has just been opened, and gather people there; in the channel if need be.

        Each step leaves a trace, so that a try that was cut off is gone on with.
        """
        if table.row.home is not None and table.row.home_message is None:
            way = home_post(table, mark_of(announcement.nonce))
            posted = await self._messenger.post_once(announcement.channel, announcement, way)
            table = await self._tables.places.move_in(table, posted.id)
        if table.row.home is None:
            return await self._gather(table, announcement)
        try:
            await self._threads.make(table)
            await self.show_outside(table)
            return await self._gather(table, announcement)
        except discord.HTTPException as error:
            if is_passing(error):
                raise
            return await self._gather(await self._threads.give_up(table, error), announcement)

    async def show_outside(self, table: Table) -> None:
        """Bring the message up to date that leads to the thread of a table, where it has one; no harm if that fails."""
        home, message = table.row.home, table.row.home_message
        if home is None or message is None:
            return
        try:
            await self._messenger.edit(home, message, home_post(table))
        except (TimeoutError, discord.DiscordException, aiohttp.ClientError, OSError) as error:
            _log.info(
                "the way to game %s can't be edited: %s",
                table.id,
                error,
                extra={"game": table.id, "channel": table.channel},
            )
        if not table.open:
            await self._threads.fold_soon(table)

    async def _gather(self, table: Table, announcement: Announcement) -> int:
        """Post the lobby of a table, where it has none yet."""
        if table.status != "lobby" or table.lobby_message is not None:
            return table.lobby_message or 0
        lobby = replace(await self._gathering(table), mark=mark_of(announcement.nonce))
        # What is told in a thread as well needs a nonce of its own.
        nonce = f"{announcement.nonce}t"
        posted = await self._messenger.post_once(table.channel, announcement, lobby, nonce=nonce)
        await self._tables.lobbies.note_message(table, posted.id)
        return posted.id
