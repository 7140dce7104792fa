"""`/me data` and `/me forget`: what is kept of a person, and how it is made nameless."""

from __future__ import annotations

import gzip
from typing import Final

import discord

from bot.channel.interactions.answers import Acknowledge
from bot.channel.interactions.clicks import on_click
from bot.channel.interactions.context import Context
from bot.channel.messages.components import Meaning, button
from bot.channel.messages.ids import Address
from bot.channel.messages.page import Page

from .games import game_line

_NAMED: Final = 15
"""So many games are named that stand in the way."""


async def hand_out(context: Context) -> None:
    """All that is kept of whoever asks, as a file."""
    content = await context.tables.people.all_kept(context.user.id)
    name = "ludi-romani.json"
    if len(content) > context.interaction.filesize_limit:
        content, name = gzip.compress(content), f"{name}.gz"
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(context.words()("kept-of-you")))
    view.add_item(discord.ui.File(f"attachment://{name}"))
    await context.show_layout(view, documents={name: content})


async def ask_whether_to_forget(context: Context) -> None:
    """Ask once more; where they play still, say what stands in the way."""
    said = context.words()
    people = context.tables.people
    sittings = await people.sittings(context.user.id)
    if sittings:
        shown = sittings[:_NAMED]
        seats = await people.neighbours(shown)
        lines = [
            said("forget-first", games=len(sittings)),
            *(f"- {game_line(context, sitting, seats[sitting.row.table_id])}" for sitting in shown),
        ]
        if len(sittings) > len(shown):
            lines.append(said("forget-more", games=len(sittings) - len(shown)))
        await context.show(Page(lines))
        return
    buttons = [
        button(said("button-forget"), Address("me-forget-sure"), Meaning.GIVES_UP),
        button(said("button-keep-all"), Address("keep")),
    ]
    await context.show(Page([said("forget-sure")], rows=[buttons]))


@on_click("me-forget-sure", Acknowledge.SILENTLY)
async def forget(context: Context, address: Address) -> None:
    """Make whoever clicks nameless, unless they have sat down somewhere meanwhile."""
    said = context.words()
    if await context.tables.people.forget(context.user.id):
        await context.show_sentence(said("forgotten"))
    else:
        await ask_whether_to_forget(context)
