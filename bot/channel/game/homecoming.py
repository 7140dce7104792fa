"""Bringing a game to its channel whose thread is gone, or locked."""

from __future__ import annotations

from bot.channel.interactions.house import Interaction
from bot.channel.interactions.origin import channel_of
from bot.tables.table import Table


async def come_home(interaction: Interaction) -> Table | None:
    """The table that goes on in the channel from now on, where that has none and a thread of it has closed on one."""
    tables, channel = interaction.client.tables, channel_of(interaction)
    standing = await tables.shelf.current(channel)
    if standing is None or not standing.open:
        for table in await tables.places.at_home(channel):
            if await interaction.client.post.threads.is_closed(table.channel):
                return await tables.places.go_home(table)
    return None
