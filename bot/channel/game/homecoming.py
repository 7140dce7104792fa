"""Going on elsewhere with a game whose place is gone: in the channel of its thread, or in any other of the server."""

from __future__ import annotations

import discord

from bot.channel.interactions.answers import Acknowledge
from bot.channel.interactions.clicks import on_click
from bot.channel.interactions.context import Context
from bot.channel.interactions.limits import Work
from bot.channel.messages.card import link_of
from bot.channel.messages.ids import Address
from bot.channel.messages.trouble import trouble_of
from bot.tables.refused import Refused, not_running
from bot.tables.table import Table

from .lobby import post_lobby, tell_where
from .opening import check_free


async def come_home(context: Context) -> Table | None:
    """The table that goes on in the channel from now on, where that has none and a thread of it has closed on one."""
    tables, channel = context.tables, context.channel_id
    standing = await tables.shelf.current(channel)
    if standing is None or not standing.open:
        for table in await tables.places.at_home(channel):
            if await context.post.threads.is_closed(table.channel):
                return await tables.places.go_home(table)
    return None


@on_click("go-on-here", Acknowledge.SILENTLY, Work.POST)
async def go_on_here(context: Context, address: Address) -> None:
    """Let a table whose channel can't be reached go on in that of the click: the right of all who play there."""
    tables, presence = context.tables, context.post.presence
    table = await tables.shelf.by_id(address.table)
    if table is None or table.guild is None or table.guild != context.guild_id:
        raise Refused("no-game")
    if table.seat_of(context.user.id) is None:
        raise Refused("not-seated")
    if not table.open:
        raise not_running(table)
    try:
        if await presence.why_lost(table) is None:
            raise Refused("still-there", link=link_of(await presence.return_to(table)))
        await check_free(context)
        table = await tables.places.go_on(table, context.channel_id, context.person, interaction=context.id)
        if table.status == "lobby":
            await post_lobby(context, table)
        elif not await context.announce():
            return
    except discord.HTTPException as error:
        await context.say_trouble(trouble_of(error))
        return
    await tell_where(context, table, "gone-on")
