"""Where a command or a click comes from: the channel, its table, what the bot may do there."""

from __future__ import annotations

import discord

from bot.tables import Refused, Table

from .answers import Interaction
from .trouble import missing


def channel_of(interaction: Interaction) -> int:
    """The channel in which something was typed or clicked."""
    if interaction.channel_id is None:
        raise Refused("no-channel")
    return interaction.channel_id


async def table_of(interaction: Interaction) -> Table:
    """The channel's table, the latest where none is open. Raises Refused."""
    table = await interaction.client.tables.current(channel_of(interaction))
    if table is None:
        raise Refused("no-game")
    return table


def seat_of(table: Table, player: discord.User | discord.Member) -> int:
    """The seat of a player, also of one who has left. Raises Refused."""
    for seat in table.seats:
        if seat.user == player.id:
            return seat.seat
    raise Refused("plays-not-here", name=discord.utils.escape_markdown(player.display_name))


def check_permissions(interaction: Interaction) -> None:
    """Raise Refused where the bot may not post in the channel, with what it lacks."""
    lacking = missing(interaction.app_permissions, thread=isinstance(interaction.channel, discord.Thread))
    if lacking:
        raise Refused("permissions", missing=list(lacking))
