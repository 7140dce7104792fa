"""Asking once more before something that can't be taken back, or that asks much of others."""

from __future__ import annotations

from bot.channel.interactions.answers import Acknowledge
from bot.channel.interactions.clicks import on_click
from bot.channel.interactions.context import Context
from bot.channel.messages.components import Meaning, button
from bot.channel.messages.ids import Address
from bot.channel.messages.page import Page
from bot.tables.table import Table


async def ask_once(context: Context, table: Table, sentence: str, what: str, *rest: str) -> None:
    """Ask whether it is meant; a click on `button-<what>` runs the verb `<what>-sure`, with the rest."""
    said = context.words()
    sure = Address(f"{what}-sure", table.id, table.revision, rest)
    keep = Address("keep", table.id, table.revision)
    buttons = [
        button(said(f"button-{what}"), sure, Meaning.GIVES_UP),
        button(said("button-keep"), keep),
    ]
    await context.show(Page([sentence], rows=[buttons]))


@on_click("keep", Acknowledge.SILENTLY)
async def keep(context: Context, address: Address) -> None:
    """Leave all as it is."""
    await context.show_sentence(context.words()("kept"))
