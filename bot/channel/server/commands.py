"""`/server settings`, for those who may manage the server."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.channel.interactions.answers import Acknowledge
from bot.channel.interactions.context import ON_SERVERS, Context
from bot.channel.interactions.guard import guarded
from bot.channel.interactions.localisation import named

from .settings import check_manages, show_settings


def group() -> app_commands.Group:
    """The command; Discord shows it to those who may manage the server, unless they decide otherwise there."""
    commands = app_commands.Group(
        name=named("command-server"),
        description=named("command-server-description"),
        allowed_contexts=ON_SERVERS,
        default_permissions=discord.Permissions(manage_guild=True),
    )
    commands.add_command(
        app_commands.Command(
            name=named("command-server-settings"),
            description=named("command-server-settings-description"),
            callback=_settings,
        )
    )
    return commands


@guarded(Acknowledge.PRIVATELY)
async def _settings(context: Context) -> None:
    await show_settings(context, check_manages(context))
