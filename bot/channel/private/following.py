"""Following a table without sitting there: what to hear of it, by direct message."""

from __future__ import annotations

from typing import Final, Literal

import discord

from bot.channel.interactions.answers import Acknowledge
from bot.channel.interactions.clicks import on_choice, on_click
from bot.channel.interactions.context import Context
from bot.channel.interactions.limits import Work
from bot.channel.messages.components import TableButton, button, menu
from bot.channel.messages.direct import followed, place_of
from bot.channel.messages.ids import Address
from bot.channel.messages.page import Page
from bot.channel.messages.trouble import is_closed
from bot.tables.refused import Refused
from bot.tables.table import Table
from bot.words.fluent import Words

_HEARD: Final[dict[str, Literal["rounds", "end"]]] = {"rounds": "rounds", "end": "end"}


def follow_buttons(table: Table, said: Words, user: int) -> list[TableButton]:
    """What leads to following a game that is played, for whoever doesn't sit there."""
    if table.status != "playing" or table.seat_of(user) is not None:
        return []
    return [button(said("button-follow"), Address("follow", table.id, table.revision))]


@on_click("follow", Acknowledge.PRIVATELY)
async def follow_clicked(context: Context, address: Address) -> None:
    """Ask when the user wants to hear of the table."""
    table = await context.table_here(address)
    said = context.words()
    following = await context.tables.following.of(table, context.user.id)
    hears = "nothing" if following is None else following.hears
    options = [
        discord.SelectOption(label=said(f"follow-{when}"), value=when, default=when == hears)
        for when in (*_HEARD, "nothing")
    ]
    question = said("follow-question", game=f"**{table.called(said.locale)}**")
    when = menu(said("menu-follow"), Address("follow", table.id, table.revision), options)
    await context.show(Page([question], rows=[when]))


@on_choice("follow", Acknowledge.SILENTLY, Work.POST)
async def follow_chosen(context: Context, address: Address, values: list[str]) -> None:
    """Follow the table, or no more; a first direct message shows whether the others will arrive."""
    table = await context.table_here(address)
    said, user = context.words(), context.user.id
    following = context.tables.following
    hears = _HEARD.get(values[0])
    if hears is None:
        await following.unfollow(table, user)
        await context.show_sentence(said("followed-no-more"))
        return
    await following.follow(context.channel_id, context.person, hears, str(context.interaction.locale))
    server = None if context.guild is None else context.guild.name
    place = place_of(said, table, server)
    try:
        await context.post.write_to(user, followed(said, table, hears, place))
    except discord.HTTPException as error:
        await following.unfollow(table, user)
        if is_closed(error):
            raise Refused("follow-closed") from error
        raise
    await context.show_sentence(said("followed", place=place))
