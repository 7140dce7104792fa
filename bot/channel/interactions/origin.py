"""Where a command or a click comes from: the channel, its table, who it was, what they and the bot may do."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands

from bot.channel.messages.ids import Address
from bot.channel.messages.permissions import NEEDED, NEEDED_IN_THREAD, may_view, missing
from bot.channel.messages.sentences import escaped
from bot.engine import Player, Text, text
from bot.store.results import Seen
from bot.tables.refused import Refused, not_running
from bot.tables.table import Person, Table
from bot.words.written import on_one_line

from .house import TABLE, Interaction

ON_SERVERS: Final = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
"""Where a command works that is about a table of a channel, or about a server."""

IN_DIRECT_MESSAGES: Final = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""Where any other works: on servers, and in direct messages with the bot."""

_LONGEST_NAME: Final = 64
"""Characters of a name: twice as many as Discord takes."""


def channel_of(interaction: Interaction) -> int:
    """The channel in which something was typed or clicked. Raises Refused in direct messages: no table stands there."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused("no-channel")
    return interaction.channel_id


async def table_nearby(interaction: Interaction) -> Table | None:
    """The channel's table, the latest where none is open; None where there is none, as in direct messages."""
    if interaction.guild_id is None or interaction.channel_id is None:
        return None
    return await interaction.client.tables.shelf.current(interaction.channel_id)


async def table_of(interaction: Interaction) -> Table:
    """The channel's table, the latest where none is open. Raises Refused."""
    table = await interaction.client.tables.shelf.current(channel_of(interaction))
    if table is None:
        raise Refused("no-game")
    return table


async def table_clicked(interaction: Interaction, address: Address) -> Table:
    """The table that a button is about, be it over or not.

    Raises Refused unless it, or the way to it, stands here; in direct messages, unless the user sits there.
    """
    table = await interaction.client.tables.shelf.by_id(address.table)
    if table is not None and interaction.guild_id is None and table.seat_of(interaction.user.id) is not None:
        interaction.extras[TABLE] = table
        return table
    if table is None or interaction.channel_id not in (table.channel, table.row.home):
        raise Refused("no-game")
    return table


async def table_running(interaction: Interaction, address: Address) -> Table:
    """The table that a button is about, unless all is over there. Raises Refused."""
    table = await table_clicked(interaction, address)
    if interaction.guild_id is None:
        check_open(table)
    return table if table.open else await table_still_here(interaction, address)


async def table_still_here(interaction: Interaction, address: Address) -> Table:
    """The channel's open table, if a button is about that one. Raises Refused for a game before."""
    table = await table_of(interaction)
    check_open(table)
    if table.id != address.table:
        raise Refused("old-lobby")
    return table


def check_open(table: Table) -> None:
    """Raise Refused where a game is over, or called off."""
    if not table.open:
        raise not_running(table)


def check_readable(table: Table) -> None:
    """Raise Refused where a game had to be set aside, or can't be shown: unknown here, or its position unreadable."""
    if table.row.fault is not None:
        raise Refused("broken" if table.open else "unreadable", reference=table.row.fault)


def check_begun(table: Table) -> None:
    """Raise Refused unless the game has begun, be it over or not."""
    check_readable(table)
    if not table.begun:
        check_open(table)
        raise Refused("not-playing")


def check_shown(table: Table) -> None:
    """Raise Refused unless there is a position to look at: of a game that was called off there is none."""
    check_begun(table)
    if not table.over:
        check_open(table)


def person_of(interaction: Interaction) -> Person:
    """Who clicked or typed."""
    return person(interaction.user)


def person(user: discord.User | discord.Member) -> Person:
    """Somebody by the name that shows, on one line, no longer than Discord lets one be."""
    names = (on_one_line(name[:_LONGEST_NAME]) for name in (user.display_name, user.name, str(user.id)))
    return Person(user.id, next(filter(None, names)))


def may_manage(interaction: Interaction) -> bool:
    """Whether the user may manage the channel, and so stand in for the host."""
    return interaction.permissions.manage_channels


def seat_of(table: Table, player: discord.User | discord.Member) -> int:
    """The seat of a player, also of one who has left. Raises Refused."""
    for seat in table.seats:
        if seat.user == player.id:
            return seat.seat
    players = [Player(seat.seat) for seat in table.seats]
    raise Refused("plays-not-here", name=person(player).name, players=players)


def why_silent(interaction: Interaction, role: int) -> Text | None:
    """Why a role of the server can't be told anything here; None where nothing stands in the way."""
    found = interaction.guild.get_role(role) if interaction.guild is not None else None
    if found is None:
        return text("role-gone")
    if found.mentionable or interaction.app_permissions.mention_everyone:
        return None
    return text("role-silent", role=escaped(found.name), missing=text("permission-mention-everyone"))


def may_see(interaction: Interaction, channel: int, home: int | None) -> bool:
    """Whether the user can see a channel of this server, or a thread of its `home`."""
    guild, user = interaction.guild, interaction.user
    if channel == interaction.channel_id:
        return True
    place = None if guild is None else guild.get_channel_or_thread(channel) or guild.get_channel(home or 0)
    if place is None or not isinstance(user, discord.Member):
        return False
    return may_view(place, user)


def seen_by(interaction: Interaction) -> Seen:
    """What the user may see of this server's games."""
    guild = interaction.guild
    places = () if guild is None else (*guild.channels, *guild.threads)
    here = () if interaction.channel_id is None else (interaction.channel_id,)
    seen = [place.id for place in places if may_see(interaction, place.id, None)]
    return Seen(interaction.user.id, sorted({*seen, *here}))


def check_seen(interaction: Interaction, table: Table) -> None:
    """Raise Refused unless a game is one that the user has sat at, or stands where they can look."""
    sat = {seat.user for seat in table.seats} | {seat.user for seat in table.former}
    if interaction.user.id not in sat and not may_see(interaction, table.channel, table.row.home):
        raise Refused("replay-not-here")


def check_permissions(interaction: Interaction) -> None:
    """Raise Refused where the bot may not post in the channel, with what it lacks."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    if lacking := missing(interaction.app_permissions, NEEDED_IN_THREAD if in_thread else NEEDED):
        raise Refused("permissions", missing=list(lacking))
