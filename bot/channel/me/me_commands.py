"""`/me …`: settings, games, what is kept of a person and how it is forgotten."""

from __future__ import annotations

import gzip
from typing import Final

import discord
from discord import app_commands

from bot.channel.interactions.command_names import command, command_group, describe_options
from bot.channel.interactions.context import IN_DIRECT_MESSAGES, Context
from bot.channel.interactions.handlers import guarded, on_click
from bot.channel.interactions.responses import Acknowledge
from bot.channel.messages.components import Address, ButtonMeaning, button
from bot.channel.messages.post import Page

from .my_games import game_line, show_my_games
from .my_settings import complete_away, complete_time, complete_zone, save_typed_settings, show_my_settings

_NAMED: Final = 15
"""So many games are named that stand in the way."""


async def send_personal_data(context: Context) -> None:
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
        button(said("button-forget"), Address("me-forget-sure"), ButtonMeaning.GIVES_UP),
        button(said("button-keep-all"), Address("keep")),
    ]
    await context.show(Page([said("forget-sure")], rows=[buttons]))


@on_click("me-forget-sure", Acknowledge.SILENTLY)
async def forget_confirmed(context: Context, address: Address) -> None:
    said = context.words()
    if await context.tables.people.forget(context.user.id):
        await context.show_sentence(said("forgotten"))
    else:
        await ask_whether_to_forget(context)


def me_group() -> app_commands.Group:
    commands = command_group("me", IN_DIRECT_MESSAGES)
    for verb, run in (("settings", _settings), ("games", _games), ("data", _data), ("forget", _forget)):
        commands.add_command(command(f"me-{verb}", run))
    return commands


@app_commands.autocomplete(
    zone=complete_zone, quiet_from=complete_time, quiet_until=complete_time, away=complete_away
)
@guarded(Acknowledge.PRIVATELY)
async def _settings(
    context: Context,
    zone: str | None = None,
    quiet_from: str | None = None,
    quiet_until: str | None = None,
    away: str | None = None,
) -> None:
    await save_typed_settings(context, zone, quiet_from, quiet_until, away)
    await show_my_settings(context)


describe_options(_settings, "me-settings", "zone", "away", quiet_from="from", quiet_until="until")


@guarded(Acknowledge.PRIVATELY)
async def _games(context: Context) -> None:
    await show_my_games(context)


@guarded(Acknowledge.PRIVATELY)
async def _data(context: Context) -> None:
    await send_personal_data(context)


@guarded(Acknowledge.PRIVATELY)
async def _forget(context: Context) -> None:
    await ask_whether_to_forget(context)
