"""Presence: who is still a member of a server, and under which name; which channels still exist.

Discord is asked when it matters.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

import discord

from bot.play.errors import Refused
from bot.play.lobby.places import SILENT
from bot.play.people.people import person_called
from bot.play.rows import Lost
from bot.play.service import Tables
from bot.play.table import Table

from .messenger import UNANSWERED, Code, Messenger, about
from .post import Post

_FRESH: Final = SILENT / 6
"""Seconds after which the membership of somebody who sat down in a lobby is checked before a game starts."""

_ASKED_FOR: Final = 60.0
"""Seconds until a host's membership is checked again."""

_PATIENCE: Final = 2.0  # seconds for which a card waits for the names of those whom it asks

_log = logging.getLogger(__name__)


@dataclass(eq=False)
class Presence:
    """Asks Discord about members and channels, and stores what is gone and what is back.

    Discord tells the bot about channels, and about servers that it leaves, but not about members who leave. `told`
    sends a table's announcements, `gathering` makes the message of a lobby.
    """

    _client: discord.Client
    _messenger: Messenger
    _tables: Tables
    _clock: Callable[[], float]
    _told: Callable[[Table], object]
    _gathering: Callable[[Table], Awaitable[Post]]
    _missed: dict[int, float] = field(default_factory=dict, init=False)
    """When the host's membership was last checked, by table."""

    # Members

    async def look(self, table: Table, users: Iterable[int]) -> Table:
        """Check whether people are still members of a table's server; return the table after that."""
        if table.guild is None or not table.open:
            return table
        answers = {user: await self._is_member(table, table.guild, user) for user in dict.fromkeys(users)}
        left = [user for user, there in answers.items() if there is False and user not in table.absent]
        back = [user for user, there in answers.items() if there and user in table.absent]
        if not left and not back:
            return table
        after = await self._tables.absences.note(table, left, back)
        await self._regather(after)
        return after

    async def update_names(self, table: Table, users: Iterable[int]) -> Table:
        """Ask Discord for the present names of people at a table; return the table after that.

        Names known within the last hour aren't asked for. If Discord doesn't answer in time, names stay.
        """
        if table.guild is None or not table.open:
            return table
        seated = {seat.user for seat in table.seats}
        asked = self._tables.names.to_ask(table.guild, [user for user in users if user in seated])
        if not asked:
            return table
        try:
            async with asyncio.timeout(_PATIENCE):
                await asyncio.gather(*(self._is_member(table, table.guild, user) for user in asked))
        except TimeoutError:
            _log.info("what people of guild %s are called can't be looked up in time", table.guild)
        return await self._tables.repository.by_id(table.id) or table

    async def host_has_left(self, table: Table) -> bool:
        """Check whether the host of a table has left its server; then another becomes the host, or it is closed."""
        now = self._clock()
        self._missed = {missed: at for missed, at in self._missed.items() if now - at < _ASKED_FOR}
        if table.id in self._missed:
            return False
        self._missed[table.id] = now
        after = await self.look(table, [table.host])
        return after.host != table.host or after.open != table.open

    async def check_seated(self, table: Table) -> None:
        """Raise Refused if somebody in a lobby has left the server, whose seat is then free."""
        before = self._clock() - _FRESH
        users = [seat.user for seat in table.people if seat.user is not None and seat.taken_at <= before]
        after = await self.look(table, users)
        if parted := len(table.people) - len(after.people):
            raise Refused("parted", count=parted)

    async def look_after_silent(self) -> None:
        """Check people at silent tables; free seats that were kept too long; set aside tables lost for good."""
        tables = self._tables
        for found, see_to in (
            (tables.absences.silent, self._look_after),
            (tables.lobbies.free_kept, self._regather),
            (tables.places.long_lost, self._set_aside),
        ):
            await self._see_to(await found(), see_to)

    async def look_for_lost(self, guild: int) -> None:
        """Ask for the channels of a server's lost tables."""
        await self._see_to(await self._tables.places.lost_at(guild), self.look_for)

    async def _see_to(self, tables: Iterable[Table], see_to: Callable[[Table], Awaitable[object]]) -> None:
        for table in tables:
            try:
                await see_to(table)
            except Exception:  # the other tables go on, and this one is tried again in the next round
                _log.exception("table %s can't be looked after", table.id, extra=about(table))

    async def _look_after(self, table: Table) -> None:
        if await self.look(table, [seat.user for seat in table.people if seat.user is not None]) is table:
            await self._tables.absences.note(table, ())

    async def _set_aside(self, table: Table) -> None:
        if await self.why_lost(table) is None:
            await self.return_to(table)
        else:
            await self._tables.places.set_aside(table)

    async def _regather(self, table: Table) -> None:
        if table.row.started_at is None and table.lobby_message is not None:
            try:
                post = await self._gathering(table)
                await self._messenger.edit(table.channel, table.lobby_message, post)
            except UNANSWERED as error:
                _log.info("the lobby of game %s can't be edited: %s", table.id, error, extra=about(table))
        self._told(table)

    async def _is_member(self, table: Table, guild: int, user: int) -> bool | None:
        """Whether a user is a member of a server; None if unknown. Updates a member's name."""
        try:
            member = await self._client.http.get_member(guild, user)
        except UNANSWERED as error:
            code = error.code if isinstance(error, discord.HTTPException) else None
            if code in (Code.UNKNOWN_MEMBER, Code.UNKNOWN_USER):
                return False
            if code in (Code.UNKNOWN_GUILD, Code.MISSING_ACCESS):
                await self._tables.places.lose_table(table, "server")
            _log.info("member %s of guild %s can't be looked up: %s", user, guild, error)
            return None
        called = member["user"]
        names = (member.get("nick"), called.get("global_name"), called["username"])
        await self._tables.names.follow(guild, person_called(user, names))
        return True

    # Channels

    async def why_lost(self, table: Table) -> Lost | None:
        """Why Discord says that a table's channel can't be reached; None if it can. Raises temporary errors."""
        try:
            await self._client.http.get_channel(table.channel)
        except discord.HTTPException as error:
            if (why := why_unreachable(error)) is None:
                raise
            return why
        return None

    def may_be_lost(self, guild: int | None, channel: int, lost: Lost | None) -> bool:
        """Whether the channel of a table isn't known to exist, so that Discord must be asked.

        For a server that the bot has left, that is stored; for servers of other shards, other processes know.
        """
        known = None if guild is None else self._client.get_guild(guild)
        return known is not None and (lost is not None or known.get_channel_or_thread(channel) is None)

    async def look_for(self, table: Table) -> Table:
        """Ask for the channel of a table, unless it is known to exist; return the table after that."""
        if not self.may_be_lost(table.guild, table.channel, table.row.lost):
            return table
        try:
            return await self.return_to(table)
        except UNANSWERED as error:
            _log.info("channel %s can't be looked up: %s", table.channel, error, extra={"game": table.id})
            return table

    async def return_to(self, table: Table) -> Table:
        """Let a lost table go on if its channel exists; else store why it doesn't."""
        why = await self.why_lost(table)
        if why is not None:
            return await self._tables.places.lose_table(table, why)
        if table.row.lost is None:
            return table
        found = await self._tables.places.found(table, told=True)
        self._told(found)
        return found


def why_unreachable(error: discord.HTTPException) -> Lost | None:
    """Why an error of Discord's means that a channel is lost; None for temporary errors."""
    if error.code == Code.UNKNOWN_CHANNEL:
        return "channel"
    return "access" if error.code == Code.MISSING_ACCESS else None
