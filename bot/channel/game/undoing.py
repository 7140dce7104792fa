"""Taking moves back: at once, or when everybody else agrees (`agreeing`)."""

from __future__ import annotations

from bot.channel.interactions.answers import Acknowledge
from bot.channel.interactions.clicks import on_click
from bot.channel.interactions.context import Context
from bot.channel.interactions.limits import Work
from bot.channel.messages.ids import Address
from bot.tables.table import Table

from .agreeing import asked_of_those_here


async def undo(context: Context, table: Table | None = None) -> None:
    """Take back the user's last move, or ask the others; `table` is the channel's, where it has been read."""
    wish = await asked_of_those_here(
        context,
        lambda: context.tables.undos.ask(context.channel_id, context.person, interaction=context.id),
        table,
    )
    if not wish.done:
        await context.say(context.words()("undo-proposed"))
    if await context.announce():
        await context.say_nothing()


@on_click("undo", Acknowledge.PRIVATELY, Work.POST)
async def undo_clicked(context: Context, address: Address) -> None:
    """The card's button."""
    await undo(context, await context.table_here(address))
