"""Nudging whoever is waited for."""

from __future__ import annotations

from bot.channel.interactions.answers import Acknowledge
from bot.channel.interactions.clicks import on_click
from bot.channel.interactions.context import Context
from bot.channel.interactions.limits import Work
from bot.channel.messages.components import Meaning, TableButton, button
from bot.channel.messages.ids import Address
from bot.channel.messages.sentences import marked
from bot.engine import Player
from bot.tables.moments import moment
from bot.tables.table import Table
from bot.words.fluent import Words


def nudge_button(table: Table, said: Words) -> TableButton:
    """What pings whoever is asked at once."""
    return button(said("button-nudge"), Address("nudge", table.id, table.revision), Meaning.CHOOSES)


async def nudge(context: Context) -> None:
    """Ping now whoever is asked. Raises Refused."""
    await context.say(await _nudged(context))
    await context.announce()


@on_click("nudge", Acknowledge.SILENTLY, Work.POST)
async def nudge_clicked(context: Context, address: Address) -> None:
    """The same, by the button of a page."""
    await context.table_here(address)
    await context.show_sentence(await _nudged(context))
    await context.announce()


async def _nudged(context: Context) -> str:
    """Whom the nudge pings, and who is left alone until when."""
    nudging = context.tables.nudging
    table = await context.table()
    await context.post.presence.look(table, [user for user in table.asked_users() if user != context.user.id])
    nudged = await nudging.nudge(context.channel_id, context.person, interaction=context.id)
    said = marked(nudged.table, context.locale)
    lines = [said("nudged", players=[Player(seat) for seat in nudged.nudged])]
    lines += [
        said("nudged-not", player=said.player(seat), moment=moment(until))
        for seat, until in nudged.resting.items()
    ]
    return " ".join(lines)
