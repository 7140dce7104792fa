"""The bot as the handlers of commands and clicks see it."""

from __future__ import annotations

from typing import TypeAlias

import discord

from bot.channel.drawing.studio import Studio
from bot.channel.messages.office import PostOffice
from bot.tables import Tables


class House(discord.AutoShardedClient):
    """A client of Discord with all that a handler needs; it is furnished before the first click can arrive."""

    tables: Tables
    post: PostOffice
    studio: Studio


Interaction: TypeAlias = discord.Interaction[House]
"""A command, a click or a form that somebody has sent to this bot."""
