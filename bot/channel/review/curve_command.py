"""`/game curve`: the points of everybody round by round, up to now or to the end, for whoever asks."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.channel.interactions.command_names import command
from bot.channel.interactions.context import Context
from bot.channel.interactions.handlers import guarded
from bot.channel.interactions.responses import Acknowledge
from bot.channel.messages.alt_text import fitted_description, names_replaced
from bot.channel.messages.post import Page
from bot.channel.messages.sentences import message_words
from bot.play.errors import Refused
from bot.play.table import Table
from bot.play.transaction import require


def curve_command() -> app_commands.Command[Any, ..., None]:
    @guarded(Acknowledge.PRIVATELY)
    async def curve(context: Context) -> None:
        await show_curve(context, await context.table())

    return command("game-curve", curve)


async def show_curve(context: Context, table: Table) -> None:
    """The curve in the reader's language; in words too for who reads instead of looking.

    Raises Refused where there is nothing to see yet.
    """
    require(table, "shown")
    bot, locale = context.bot, context.locale
    line = await bot.tables.records.line(table)
    page = await bot.renderer.curve(table, line.record, locale)
    if page is None:
        raise Refused("no-curve" if table.open else "no-curve-left")
    said = message_words(table, locale)
    read_out = page.described if context.settled.pictures == "words" else ()
    notes = names_replaced(table, said, drawn_in=locale)
    await context.show(Page(read_out, [page.picture], [fitted_description(page.described)], footnotes=notes))
