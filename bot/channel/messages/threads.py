"""A table's thread, and the message in the channel that links to it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import discord

from bot.i18n.escaping import on_one_line
from bot.play.rows import Announcement
from bot.play.service import Tables
from bot.play.table import Table

from .card import end_buttons
from .components import TableButton, cut
from .messenger import UNANSWERED, Code, Messenger, about, is_temporary
from .post import Post
from .sentences import message_words, player_with_level

_A_WEEK: Final = 10_080
_AN_HOUR: Final = 60
"""Minutes without a message after which Discord archives a thread: during a game, and after its end."""

_log = logging.getLogger(__name__)


@dataclass(eq=False)
class TableThreads:
    """Creates and archives the threads of tables; `gathering` makes the message of a lobby."""

    _client: discord.Client
    _messenger: Messenger
    _tables: Tables
    _gathering: Callable[[Table], Awaitable[Post]]

    async def _make(self, table: Table, home: int, message: int) -> None:
        """Create a table's thread below the message that links to it, unless there is one.

        A message has at most one thread, which has the message's id. Raises what Discord answers.
        """
        try:
            await self._client.http.start_thread_with_message(
                home, message, name=thread_name(table), auto_archive_duration=_A_WEEK
            )
        except discord.HTTPException as error:
            if error.code != Code.HAS_THREAD:
                raise

    async def _give_up(self, table: Table, why: discord.HTTPException) -> Table:
        """Keep a table in the channel after all, and delete the message that was to link to its thread."""
        _log.warning("table %s gets no thread: %s", table.id, why, extra={"game": table.id})
        stayed = await self._tables.places.stay(table)
        await self.delete_link(table)
        return stayed

    async def delete_link(self, table: Table) -> None:
        """Delete the message that links to the thread, if any, that a table leaves; it doesn't matter if that fails."""
        home, message = table.row.home, table.row.home_message
        if home is None or message is None:
            return
        try:
            await self._client.http.delete_message(home, message)
        except UNANSWERED as error:
            _log.info("the way to game %s stays: %s", table.id, error, extra=about(table))

    async def is_closed(self, thread: int) -> bool:
        """Whether the bot can no longer write in a thread: it is deleted, hidden or locked."""
        try:
            found = await self._client.fetch_channel(thread)
        except (discord.NotFound, discord.Forbidden):
            return True
        return isinstance(found, discord.Thread) and found.locked

    async def open_thread(self, table: Table, announcement: Announcement) -> int:
        """Create the thread of a new table and post its lobby there, continuing an interrupted attempt."""
        home, message = table.row.home, table.row.home_message
        if home is not None and message is None:
            message = (
                await self._messenger.post(announcement.channel, thread_link_post(table), announcement)
            ).id
            table = await self._tables.places.move_in(table, message)
        if home is None or message is None:
            return await self._gather(table, announcement)
        try:
            await self._make(table, home, message)
            await self.update_link(table)
            return await self._gather(table, announcement)
        except discord.HTTPException as error:
            if is_temporary(error):
                raise
            return await self._gather(await self._give_up(table, error), announcement)

    async def update_link(self, table: Table) -> None:
        """Update the message that links to a table's thread, if it has one; it doesn't matter if that fails."""
        home, message = table.row.home, table.row.home_message
        if home is None or message is None:
            return
        try:
            await self._messenger.edit(home, message, thread_link_post(table))
        except UNANSWERED as error:
            _log.info("the way to game %s can't be edited: %s", table.id, error, extra=about(table))
        if table.open:
            return
        try:  # archive it later: in an archived thread nobody could click the last card's buttons
            await self._client.http.edit_channel(table.channel, auto_archive_duration=_AN_HOUR)
        except UNANSWERED as error:
            _log.info("the thread of game %s stays open: %s", table.id, error, extra={"game": table.id})

    async def _gather(self, table: Table, announcement: Announcement) -> int:
        if table.status != "lobby" or table.lobby_message is not None:
            return table.lobby_message or 0
        lobby, nonce = await self._gathering(table), f"{announcement.nonce}t"
        # The lobby goes into the thread too, so it needs a nonce of its own.
        posted = await self._messenger.post(table.channel, lobby, announcement, nonce=nonce)
        await self._tables.store.lobbies.note_message(table.id, posted.id)
        return posted.id


LONGEST_NAME: Final = 100  # characters of a thread's name


def thread_name(table: Table) -> str:
    said = table.words()
    host = next(seat.name for seat in table.seats if seat.user == table.host)
    return cut(on_one_line(said("thread-name", game=said("game-title"), host=host)), LONGEST_NAME)


def thread_link_post(table: Table) -> Post:
    """The message that links to a table's thread (which may not exist yet), with what can be known from outside."""
    said = message_words(table)
    players = said.listed(player_with_level(said, seat) for seat in table.seats)
    buttons: list[TableButton] = []
    match table.status:
        case "lobby":
            most = table.title.game.seats[-1]
            players = said.listed(player_with_level(said, seat) for seat in table.seats if not seat.kept)
            seated = len(table.seats) - len(table.kept)
            told = said("lobby-seated", seated=seated, most=most, players=players)
        case "ended":
            winners = [said.player(seat) for seat in table.view(None).outcome.winners]
            told = said("end-winners", players=said.listed(winners), count=len(winners))
            buttons = end_buttons(table, said)
        case "stopped":
            told = said("home-stopped")
            buttons = end_buttons(table, said) if table.begun else []
        case _:
            told = said("home-playing", players=players)
    way = said("home", game=table.called())
    if table.row.home_message is not None:
        way = said("home-there", way=way, link=f"https://discord.com/channels/{table.guild}/{table.channel}")
    return Post([way, told], buttons=buttons)
