"""Having a role told that an open lobby looks for players."""

from __future__ import annotations

from bot.channel.interactions.context import Context
from bot.tables.refused import Refused
from bot.tables.table import Table


async def seek_players(context: Context, table: Table) -> Table:
    """Have the server's role told, once, that seats are free; the table after it. Raises Refused."""
    role = (await context.tables.servers.of(table.guild)).role
    if role is None:
        raise Refused("no-role")
    if (silent := context.why_silent(role)) is not None:
        raise Refused("silent", reason=silent)
    return await context.tables.places.seek(
        table.channel,
        context.person,
        role,
        interaction=context.id,
        may_manage=context.may_manage,
    )


async def tell_role(context: Context, table: Table) -> None:
    """Tell the role, in the channel to which the table belongs."""
    trouble = await context.post.deliver(table.row.home or table.channel)
    if trouble is not None:
        await context.say_trouble(trouble)
