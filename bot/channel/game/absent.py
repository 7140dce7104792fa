"""Players who have left the server: what can be done about their seats, by the buttons of the note that tells it."""

from __future__ import annotations

import discord

from bot.channel.interactions.answers import Acknowledge
from bot.channel.interactions.clicks import on_choice, on_click
from bot.channel.interactions.context import Context, person
from bot.channel.messages.components import person_menu
from bot.channel.messages.ids import Address
from bot.channel.messages.page import Page
from bot.channel.messages.sentences import marked
from bot.players import VETERANUS
from bot.tables.changing import check_frees
from bot.tables.refused import Refused
from bot.tables.table import Table

from .replacing import ask_whether_to_replace
from .substituting import ask_whether_to_stand_in


async def looked_at(context: Context, table: Table, seat: int) -> Table:
    """The table, once Discord was asked whether the player of a seat is a member of the server still."""
    user = table.user_at(seat) if 0 <= seat < len(table.seats) else None
    if user is None or user == context.user.id:
        return table
    return await context.post.presence.look(table, [user])


@on_click("absent-computer", Acknowledge.PRIVATELY)
async def computer_plays_on(context: Context, address: Address) -> None:
    """Ask whether a computer is to play on for somebody who has left the server."""
    table, seat = await _absent(context, address)
    await ask_whether_to_stand_in(context, table, seat, VETERANUS.name)


@on_click("absent-other", Acknowledge.PRIVATELY)
async def choose_somebody(context: Context, address: Address) -> None:
    """Offer the members of the server for a seat whose player has left it."""
    table, seat = await _absent(context, address)
    check_frees(table, context.person, seat, context.may_manage)
    said = marked(table, context.locale)
    address = Address("absent-other", table.id, table.revision, (str(seat),))
    rows = [person_menu(said("menu-somebody-else"), address)]
    await context.show(Page([said("somebody-else", player=said.player(seat))], rows=rows))


@on_choice("absent-other", Acknowledge.SILENTLY)
async def somebody_chosen(context: Context, address: Address, values: list[str]) -> None:
    """Say who would be asked what, before anybody is."""
    table, seat = await _absent(context, address)
    if context.guild is None or not values or not values[0].isdecimal():
        raise Refused("replace-void")
    try:
        chosen = await context.guild.fetch_member(int(values[0]))
    except discord.NotFound as problem:
        raise Refused("newcomer-gone") from problem
    if chosen.bot:
        raise Refused("no-bots")
    await ask_whether_to_replace(context, table, seat, person(chosen))


async def _absent(context: Context, address: Address) -> tuple[Table, int]:
    """The table of a note, and the seat whose player has left the server. Raises Refused where they are back."""
    table = await context.table_here(address)
    (number,) = address.rest or ("",)
    if not number.isdecimal() or int(number) >= len(table.seats):
        raise Refused("replace-void")
    table = await looked_at(context, table, int(number))
    if table.user_at(int(number)) not in table.absent:
        raise Refused("absent-no-more")
    return table, int(number)
