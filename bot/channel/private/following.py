"""Following a table without sitting there, and standing answers to a kind of question."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

import discord

from bot.channel.interactions.context import Context
from bot.channel.interactions.handlers import on_choice, on_click
from bot.channel.interactions.rate_limits import Work
from bot.channel.interactions.responses import Acknowledge
from bot.channel.messages.components import (
    Address,
    TableButton,
    TableMenu,
    address_at,
    menu,
    options_of,
    table_button,
)
from bot.channel.messages.delivery_errors import takes_no_direct_messages
from bot.channel.messages.notes import first_direct_message, game_and_server
from bot.channel.messages.post import Page
from bot.engine import ASK
from bot.i18n.fluent import Words
from bot.play.errors import Refused
from bot.play.table import Table

_HEARD: Final[dict[str, Literal["rounds", "end"]]] = {"rounds": "rounds", "end": "end"}


def follow_buttons(table: Table, said: Words, user: int) -> list[TableButton]:
    """What leads to following a game that is played, for whoever doesn't sit there."""
    if table.status != "playing" or table.seat_of(user) is not None:
        return []
    return [table_button(said, "follow", table)]


@on_click("follow", Acknowledge.PRIVATELY)
async def follow_clicked(context: Context, address: Address) -> None:
    table = await context.table_here(address)
    said = context.words()
    following = await context.tables.following.of(table, context.user.id)
    hears = "nothing" if following is None else following.hears
    labels = {when: said(f"follow-{when}") for when in (*_HEARD, "nothing")}
    question = said("follow-question", game=f"**{table.called(said.locale)}**")
    when = menu(said("menu-follow"), address_at("follow", table), options_of(labels, hears))
    await context.show(Page([question], rows=[when]))


@on_choice("follow", Acknowledge.SILENTLY, Work.POST)
async def follow_chosen(context: Context, address: Address, values: list[str]) -> None:
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
    place = game_and_server(said, table, server)
    try:
        await context.outbox.write_to(user, first_direct_message(said, table, hears, place))
    except discord.HTTPException as error:
        await following.unfollow(table, user)
        if takes_no_direct_messages(error):
            raise Refused("follow-closed") from error
        raise
    await context.show_sentence(said("followed", place=place))


def instruction_menus(table: Table, seat: int, said: Words, asked: str | None = None) -> Iterator[TableMenu]:
    """A menu for each kind of question with several ways, or for the one kind that is asked."""
    view = table.view(seat)
    if view.outcome is not None or not table.open:
        return
    for decision, ways in table.title.game.ways.items():
        if asked in (None, decision):
            labels = {way: said(f"way-{decision}-{way}") for way in (ASK, *ways)}
            address = address_at("instruct", table, decision)
            yield menu(said("menu-from-now-on"), address, options_of(labels, view.way_of(seat, decision)))
