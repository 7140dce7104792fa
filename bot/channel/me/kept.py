"""`/me data` and `/me forget`: what is kept of a person, and how it is made nameless."""

from __future__ import annotations

import gzip
from typing import Final

import discord

from bot.channel.interactions.answers import Acknowledge, reader, show, show_sentence
from bot.channel.interactions.clicks import on_click
from bot.channel.interactions.house import Interaction
from bot.channel.messages.components import Meaning, button
from bot.channel.messages.ids import Address
from bot.channel.private.pages import Page, show_page

from .games import game_line

_NAMED: Final = 15
"""So many games are named that stand in the way."""


async def hand_out(interaction: Interaction) -> None:
    """All that is kept of whoever asks, as a file."""
    content = await interaction.client.tables.people.all_kept(interaction.user.id)
    name = "ludi-romani.json"
    if len(content) > interaction.filesize_limit:
        content, name = gzip.compress(content), f"{name}.gz"
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(reader(interaction)("kept-of-you")))
    view.add_item(discord.ui.File(f"attachment://{name}"))
    await show(interaction, view, documents={name: content})


async def ask_whether_to_forget(interaction: Interaction) -> None:
    """Ask once more; where they play still, say what stands in the way."""
    said = reader(interaction)
    people = interaction.client.tables.people
    sittings = await people.sittings(interaction.user.id)
    if sittings:
        shown = sittings[:_NAMED]
        seats = await people.neighbours(shown)
        lines = [
            said("forget-first", games=len(sittings)),
            *(f"- {game_line(interaction, sitting, seats[sitting.row.table_id])}" for sitting in shown),
        ]
        if len(sittings) > len(shown):
            lines.append(said("forget-more", games=len(sittings) - len(shown)))
        await show_page(interaction, Page(lines))
        return
    buttons = [
        button(said("button-forget"), Address("me-forget-sure"), Meaning.GIVES_UP),
        button(said("button-keep-all"), Address("keep")),
    ]
    await show_page(interaction, Page([said("forget-sure")], rows=[buttons]))


@on_click("me-forget-sure", Acknowledge.SILENTLY)
async def forget(interaction: Interaction, address: Address) -> None:
    """Make whoever clicks nameless, unless they have sat down somewhere meanwhile."""
    said = reader(interaction)
    if await interaction.client.tables.people.forget(interaction.user.id):
        await show_sentence(interaction, said("forgotten"))
    else:
        await ask_whether_to_forget(interaction)
