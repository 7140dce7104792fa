"""Asking once more before something that can't be taken back, or that asks much of others."""

from __future__ import annotations

from bot.channel.interactions.answers import Acknowledge, reader, show_sentence
from bot.channel.interactions.clicks import on_click
from bot.channel.interactions.house import Interaction
from bot.channel.messages.components import Meaning, button
from bot.channel.messages.ids import Address
from bot.channel.private.pages import Page, show_page
from bot.tables.table import Table


async def ask_once(interaction: Interaction, table: Table, sentence: str, what: str, *rest: str) -> None:
    """Ask whether it is meant; a click on `button-<what>` runs the verb `<what>-sure`, with the rest."""
    said = reader(interaction)
    sure = Address(f"{what}-sure", table.id, table.revision, rest)
    keep = Address("keep", table.id, table.revision)
    buttons = [
        button(said(f"button-{what}"), sure, Meaning.GIVES_UP),
        button(said("button-keep"), keep),
    ]
    await show_page(interaction, Page([sentence], rows=[buttons]))


@on_click("keep", Acknowledge.SILENTLY)
async def keep(interaction: Interaction, address: Address) -> None:
    """Leave all as it is."""
    await show_sentence(interaction, reader(interaction)("kept"))
