"""Having a role told that an open lobby looks for players."""

from __future__ import annotations

from bot.channel.interactions.answers import say, trouble_told
from bot.channel.interactions.house import Interaction
from bot.channel.interactions.origin import may_manage, person_of, why_silent
from bot.tables.refused import Refused
from bot.tables.table import Table


async def seek_players(interaction: Interaction, table: Table) -> Table:
    """Have the server's role told, once, that seats are free; the table after it. Raises Refused."""
    role = (await interaction.client.tables.servers.of(table.guild)).role
    if role is None:
        raise Refused("no-role")
    if (silent := why_silent(interaction, role)) is not None:
        raise Refused("silent", reason=silent)
    return await interaction.client.tables.places.seek(
        table.channel,
        person_of(interaction),
        role,
        interaction=interaction.id,
        may_manage=may_manage(interaction),
    )


async def tell_role(interaction: Interaction, table: Table) -> None:
    """Tell the role, in the channel to which the table belongs."""
    trouble = await interaction.client.post.deliver(table.row.home or table.channel)
    if trouble is not None:
        await say(interaction, trouble_told(interaction, trouble))
