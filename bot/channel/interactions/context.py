"""A command, a click, a choice, or what is being typed: from whom, where, about which table, with which values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import discord
from discord import app_commands

from bot.channel.messages import Address, escaped
from bot.channel.messages.messenger import NEEDED, NEEDED_IN_THREAD, may_view, missing_permissions
from bot.engine import Player, Text, text
from bot.i18n.fluent import Locale, locale_for
from bot.play.errors import Refused
from bot.play.history.results import VisibleGames
from bot.play.repository import Condition, require
from bot.play.table import Table

from .bot_types import Interaction
from .responses import Responses, person_of

LONGEST_TYPED: Final = 200
"""Characters of a text that is typed into an option: the longest that is offered has 100, as a link of a game has."""

_HIGHEST: Final = 2**63 - 1  # the highest number that stands for something in Discord or in a database


def check_options(interaction: Interaction, command: app_commands.Command[Any, ..., Any]) -> None:
    """Raise Refused where an option of a command is longer than any, or none of its choices."""
    data: Mapping[str, Any] = interaction.data or {}
    given = dict(_given(data.get("options", ())))
    for parameter in command.parameters:
        value = given.get(str(parameter.display_name))
        if isinstance(value, str) and len(value) > LONGEST_TYPED:
            raise Refused("too-long", most=LONGEST_TYPED)
        if value is not None and parameter.choices and value not in [one.value for one in parameter.choices]:
            raise Refused("no-such-choice")


def check_one_chosen(values: Sequence[str]) -> None:
    if len(values) != 1:
        raise Refused("no-such-choice")


def parse_number(value: str) -> int | None:
    """The number that a value is, from 0; None for anything else."""
    if not (value.isascii() and value.isdecimal() and len(value) <= len(str(_HIGHEST))):
        return None
    return number if (number := int(value)) <= _HIGHEST else None


def _given(options: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, Any]]:
    for option in options:
        if "value" in option:
            yield option["name"], option["value"]
        yield from _given(option.get("options", ()))


ON_SERVERS: Final = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
"""Where a command works that is about a table of a channel, or about a server."""

IN_DIRECT_MESSAGES: Final = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""Where any other works: on servers, and in direct messages with the bot."""


class Context(Responses):
    """An interaction as its handler sees it: its user and their rights, its place, its table, how it is answered.

    `id` is its number, by which it acts once; `message` is the message that was clicked; `found` the table that is
    meant, if it was found otherwise than by the channel.
    """

    def __init__(self, interaction: Interaction) -> None:
        super().__init__(interaction)
        self.guild = interaction.guild
        self.message = interaction.message
        self.tables, self.outbox, self.renderer = self.bot.tables, self.bot.outbox, self.bot.renderer
        self.found: Table | None = None

    @property
    def may_manage(self) -> bool:
        return self.interaction.permissions.manage_channels

    # Where

    @property
    def channel_id(self) -> int:
        """The channel of the server. Raises Refused in direct messages: no table stands there."""
        if self.guild_id is None or self.interaction.channel_id is None:
            raise Refused("no-channel")
        return self.interaction.channel_id

    async def public_locale(self, wished: str | None = None) -> Locale:
        """The language of what the user posts: as wished, as the server has settled it, else their own."""
        settled = wished or (await self.tables.servers.of(self.guild_id)).language
        return self.locale if settled is None else locale_for(settled)

    def check_permissions(self) -> None:
        """Raise Refused where the bot may not post in the channel, with what it lacks."""
        in_thread = isinstance(self.interaction.channel, discord.Thread)
        needed = NEEDED_IN_THREAD if in_thread else NEEDED
        if lacking := missing_permissions(self.interaction.app_permissions, needed):
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
        if self.guild is None or not isinstance(self.user, discord.Member):
            return False
        place = self.guild.get_channel_or_thread(channel) or self.guild.get_channel(home or 0)
        return place is not None and may_view(place, self.user)

    def seen(self) -> VisibleGames:
        """What the user may see of this server's games."""
        places = () if self.guild is None else (*self.guild.channels, *self.guild.threads)
        here = () if self.interaction.channel_id is None else (self.interaction.channel_id,)
        seen = [place.id for place in places if self.may_see(place.id, None)]
        return VisibleGames(self.user.id, sorted({*seen, *here}))

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
        return await self.tables.repository.current(self.interaction.channel_id)

    async def table(self, *needed: Condition) -> Table:
        """The same, in the condition `needed`. Raises Refused."""
        table = await self.tables.repository.current(self.channel_id)
        if table is None:
            raise Refused("no-game")
        return require(table, *needed)

    async def table_clicked(self, address: Address, *needed: Condition) -> Table:
        """The table that a button is about, over or not, in the condition `needed`.

        Raises Refused unless it, or the way to it, stands here; in direct messages, unless the user sits there.
        """
        table = await self.tables.repository.by_id(address.table)
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


def seat_of_player(table: Table, player: discord.User | discord.Member) -> int:
    """The seat of a player, also of one who has left. Raises Refused."""
    for seat in table.seats:
        if seat.user == player.id:
            return seat.seat
    players = [Player(seat.seat) for seat in table.seats]
    raise Refused("plays-not-here", name=person_of(player).name, players=players)
