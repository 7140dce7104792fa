"""A computer that plays on for somebody, and their coming back."""

from __future__ import annotations

from bot.channel.interactions.answers import Acknowledge
from bot.channel.interactions.clicks import on_click
from bot.channel.interactions.context import Context
from bot.channel.interactions.given import number_given
from bot.channel.interactions.limits import Work
from bot.channel.messages.ids import Address
from bot.channel.messages.sentences import marked
from bot.tables.refused import Refused
from bot.tables.table import Table

from .asking_once import ask_once


def plays_for(table: Table, user: int) -> bool:
    """Whether a computer plays for a user."""
    seat = table.seat_of(user)
    return seat is not None and table.computers[seat] is not None


async def ask_whether_to_stand_in(context: Context, table: Table, seat: int, level: str) -> None:
    """Say what it means that a computer plays on, before it does. Raises Refused."""
    await context.tables.substitutes.check(table, context.person, seat, level, may_manage=context.may_manage)
    said = marked(table, context.locale, table.seat_of(context.user.id))
    sentence = said("stand-in-sure", player=said.player(seat), level=said(f"level-{level}-told"))
    await ask_once(context, table, sentence, "stand-in", str(seat), level)


@on_click("stand-in-sure", Acknowledge.SILENTLY, Work.POST)
async def stand_in(context: Context, address: Address) -> None:
    """Let the computer play on."""
    await context.table_here(address)
    first, level = (*address.rest, "", "")[:2]
    seat = number_given(first)
    if seat is None:
        raise Refused("replace-void")
    await context.tables.substitutes.put_in(
        context.channel_id,
        context.person,
        seat,
        level,
        interaction=context.id,
        may_manage=context.may_manage,
    )
    await context.show_sentence(context.words()("stand-in-done"))
    await context.announce()


async def come_back(context: Context) -> None:
    """Play on oneself."""
    await context.tables.substitutes.take_back(context.channel_id, context.person, interaction=context.id)
    await context.say(context.words()("stand-in-over"))
    await context.announce()
