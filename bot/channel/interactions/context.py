"""A command, a click, a choice or what is being typed: who it comes from, where, about which table."""

from __future__ import annotations

import logging
from contextlib import AbstractAsyncContextManager
from typing import Final

import discord
from discord import app_commands

from bot.channel.drawing.studio import Studio
from bot.channel.messages.ids import Address
from bot.channel.messages.office import PostOffice
from bot.channel.messages.permissions import NEEDED, NEEDED_IN_THREAD, may_view, missing
from bot.channel.messages.sentences import escaped
from bot.engine import Player, Text, text
from bot.store.errors import StoreError
from bot.store.results import Seen
from bot.tables.conditions import Condition, require
from bot.tables.names import person_called
from bot.tables.refused import Refused
from bot.tables.service import Tables
from bot.tables.table import Person, Table
from bot.words.fluent import Locale, locale_for

from .answers import Answers
from .house import Interaction
from .limits import Work

ON_SERVERS: Final = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
"""Where a command works that is about a table of a channel, or about a server."""

IN_DIRECT_MESSAGES: Final = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""Where any other works: on servers, and in direct messages with the bot."""

_log = logging.getLogger(__name__)


class Context(Answers):
    """An interaction as its handler sees it: its user and their rights, its place, its table, how it is answered.

    `id` is its number, by which it acts once; `message` is the message that was clicked; `found` the table that is
    meant, if it was found otherwise than by the channel.
    """

    def __init__(self, interaction: Interaction) -> None:
        super().__init__(interaction)
        self.id = interaction.id
        self.guild_id = interaction.guild_id
        self.guild = interaction.guild
        self.message = interaction.message
        self.found: Table | None = None

    # The house

    @property
    def tables(self) -> Tables:
        """What is done with tables."""
        return self.house.tables

    @property
    def post(self) -> PostOffice:
        """What sends to channels."""
        return self.house.post

    @property
    def studio(self) -> Studio:
        """Where pictures are drawn."""
        return self.house.studio

    def count(self, work: Work) -> None:
        """Count a piece of work. Raises TooOften where it is too much."""
        self.house.limits.take(work, self.interaction)

    def once(self, table: Table) -> AbstractAsyncContextManager[None]:
        """Inside, what this interaction has played before, for Discord may deliver it twice, raises Repeated."""
        return self.tables.games.once(table, self.id)

    # Who

    async def recognise(self) -> None:
        """Look up what the user has settled, and call them by their present name, in all that is done from now on."""
        await super().recognise()
        try:
            await self.tables.names.follow(self.guild_id, self.person)
        except StoreError as error:
            _log.warning("what user %s is called can't be kept: %s", self.user.id, error)

    @property
    def person(self) -> Person:
        """Who clicked or typed."""
        return person(self.user)

    @property
    def may_manage(self) -> bool:
        """Whether the user may manage the channel, and so stand in for the host."""
        return self.interaction.permissions.manage_channels

    # Where

    @property
    def channel_id(self) -> int:
        """The channel of the server. Raises Refused in direct messages: no table stands there."""
        if self.guild_id is None or self.interaction.channel_id is None:
            raise Refused("no-channel")
        return self.interaction.channel_id

    async def public_locale(self, wished: str | None = None) -> Locale:
        """The language of what the user puts into a channel: as wished, as the server has settled it, else their own.

        Discord's language of a server is no hint: it is English wherever nobody has changed it.
        """
        settled = wished or (await self.tables.servers.of(self.guild_id)).language
        return self.locale if settled is None else locale_for(settled)

    def check_permissions(self) -> None:
        """Raise Refused where the bot may not post in the channel, with what it lacks."""
        in_thread = isinstance(self.interaction.channel, discord.Thread)
        needed = NEEDED_IN_THREAD if in_thread else NEEDED
        if lacking := missing(self.interaction.app_permissions, needed):
            raise Refused("permissions", missing=list(lacking))

    def why_silent(self, role: int) -> Text | None:
        """Why a role of the server can't be told anything here; None where nothing stands in the way."""
        found = self.guild.get_role(role) if self.guild is not None else None
        if found is None:
            return text("role-gone")
        if found.mentionable or self.interaction.app_permissions.mention_everyone:
            return None
        return text("role-silent", role=escaped(found.name), missing=text("permission-mention-everyone"))

    def may_see(self, channel: int, home: int | None) -> bool:
        """Whether the user can see a channel of this server, or a thread of its `home`."""
        if channel == self.interaction.channel_id:
            return True
        guild = self.guild
        place = (
            None if guild is None else guild.get_channel_or_thread(channel) or guild.get_channel(home or 0)
        )
        if place is None or not isinstance(self.user, discord.Member):
            return False
        return may_view(place, self.user)

    def seen(self) -> Seen:
        """What the user may see of this server's games."""
        places = () if self.guild is None else (*self.guild.channels, *self.guild.threads)
        here = () if self.interaction.channel_id is None else (self.interaction.channel_id,)
        seen = [place.id for place in places if self.may_see(place.id, None)]
        return Seen(self.user.id, sorted({*seen, *here}))

    def check_seen(self, table: Table) -> None:
        """Raise Refused unless a game is one that the user has sat at, or stands where they can look."""
        sat = {seat.user for seat in table.seats} | {seat.user for seat in table.former}
        if self.user.id not in sat and not self.may_see(table.channel, table.row.home):
            raise Refused("replay-not-here")

    # Which table

    async def table_nearby(self) -> Table | None:
        """The channel's table, the latest where none is open; None where there is none, as in direct messages."""
        if self.guild_id is None or self.interaction.channel_id is None:
            return None
        return await self.tables.shelf.current(self.interaction.channel_id)

    async def table(self, *needed: Condition) -> Table:
        """The same, in the condition `needed`. Raises Refused."""
        table = await self.tables.shelf.current(self.channel_id)
        if table is None:
            raise Refused("no-game")
        return require(table, *needed)

    async def table_clicked(self, address: Address, *needed: Condition) -> Table:
        """The table that a button is about, over or not, in the condition `needed`.

        Raises Refused unless it, or the way to it, stands here; in direct messages, unless the user sits there.
        """
        table = await self.tables.shelf.by_id(address.table)
        if table is not None and self.guild_id is None and table.seat_of(self.user.id) is not None:
            self.found = table
        elif table is None or self.interaction.channel_id not in (table.channel, table.row.home):
            raise Refused("no-game")
        elif "open" in needed and not table.open:
            return await self.table_here(address)
        return require(table, *needed)

    async def table_here(self, address: Address) -> Table:
        """The channel's open table, if a button is about that one. Raises Refused for a game before."""
        table = await self.table("open")
        if table.id != address.table:
            raise Refused("old-lobby")
        return table


def person(user: discord.User | discord.Member) -> Person:
    """Somebody by the name that shows."""
    return person_called(user.id, (user.display_name, user.name))


def seat_of(table: Table, player: discord.User | discord.Member) -> int:
    """The seat of a player, also of one who has left. Raises Refused."""
    for seat in table.seats:
        if seat.user == player.id:
            return seat.seat
    players = [Player(seat.seat) for seat in table.seats]
    raise Refused("plays-not-here", name=person(player).name, players=players)
