"""The threads that tables have for themselves: made below a message in their channel, folded away after the end."""

from __future__ import annotations

import logging
from typing import Final

import discord

from bot.tables.places import Places
from bot.tables.table import Table

from .home import thread_name
from .trouble import Code

_A_WEEK: Final = 10_080
_AN_HOUR: Final = 60
"""Minutes without a message after which Discord folds a thread away: while a game is played, and after its end."""

_log = logging.getLogger(__name__)


class Threads:
    """Makes threads and folds them away; the bot may do that with its own."""

    def __init__(self, client: discord.Client, places: Places) -> None:
        self._client = client
        self._places = places

    async def make(self, table: Table) -> None:
        """Make the thread in which a table stands, below the message that leads there; unless there is one.

        A message has one thread, which bears its number. Raises what Discord answers.
        """
        home, message = _way_to(table)
        try:
            await self._client.http.start_thread_with_message(
                home, message, name=thread_name(table), auto_archive_duration=_A_WEEK
            )
        except discord.HTTPException as error:
            if error.code != Code.HAS_THREAD:
                raise

    async def give_up(self, table: Table, error: discord.HTTPException) -> Table:
        """Let a table stand in the channel after all, without the message that was to lead to its thread."""
        _log.warning("table %s gets no thread: %s", table.id, error, extra={"game": table.id})
        home, message = _way_to(table)
        stayed = await self._places.stay(table)
        try:
            await self._client.http.delete_message(home, message)
        except discord.HTTPException as problem:
            _log.info("message %s stays: %s", message, problem, extra={"game": table.id})
        return stayed

    async def fold_soon(self, table: Table) -> None:
        """Let the thread of a game that is over fold away after an hour of silence; no harm where that fails.

        Not at once: in a folded thread nobody could click what stands below the last card.
        """
        try:
            await self._client.http.edit_channel(table.channel, auto_archive_duration=_AN_HOUR)
        except discord.HTTPException as error:
            _log.info("the thread of game %s stays open: %s", table.id, error, extra={"game": table.id})

    async def is_closed(self, thread: int) -> bool:
        """Whether the bot can't write in a thread any more: it is gone, out of sight or locked."""
        try:
            found = await self._client.fetch_channel(thread)
        except (discord.NotFound, discord.Forbidden):
            return True
        return isinstance(found, discord.Thread) and found.locked


def _way_to(table: Table) -> tuple[int, int]:
    """The channel of which a table has a thread, and the message there."""
    home, message = table.row.home, table.row.home_message
    assert home is not None, "only a table with a home has a thread"
    assert message is not None, "a thread is made below a message"
    return home, message
