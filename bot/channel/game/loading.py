"""`/game load`: a game is taken up from its record, in another channel, on another server, by another bot."""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot.channel.interactions.answers import Acknowledge, locale_of, public_locale
from bot.channel.interactions.clicks import on_choice
from bot.channel.interactions.guard import guarded
from bot.channel.interactions.house import Interaction
from bot.channel.interactions.limits import Work
from bot.channel.interactions.localisation import named
from bot.channel.interactions.origin import channel_of, person_of, table_still_here
from bot.channel.messages.ids import Address
from bot.channel.messages.sentences import escaped
from bot.engine import Argument, Player, Text
from bot.stories.verification import MOST_BYTES, Wrong
from bot.tables.refused import Refused
from bot.words.fluent import Locale, words

from .lobby import refresh_lobby
from .opening import check_free, open_lobby


def command() -> app_commands.Command[Any, ..., None]:
    """`/game load`."""

    @app_commands.describe(file=named("command-game-load-file-description"))
    @app_commands.rename(file=named("command-game-load-file"))
    @guarded(Acknowledge.PRIVATELY, Work.POST)
    async def load(interaction: Interaction, /, file: discord.Attachment) -> None:
        await take_up(interaction, file)

    return app_commands.Command(
        name=named("command-game-load"), description=named("command-game-load-description"), callback=load
    )


async def take_up(interaction: Interaction, file: discord.Attachment) -> None:
    """Verify the record in a file, and open a table that goes on from it. Raises Refused."""
    await check_free(interaction)
    tables, locale = interaction.client.tables, locale_of(interaction)
    try:
        if file.size > MOST_BYTES:
            raise Wrong("too-large", most=MOST_BYTES // 1000)
        taken_up = await tables.loading.read(await file.read())
    except Wrong as wrong:
        raise _refused(wrong, locale) from wrong
    except (discord.HTTPException, aiohttp.ClientError) as error:
        raise Refused("load-unread") from error
    language = await public_locale(interaction)
    table = await tables.loading.open(
        channel_of(interaction), interaction.guild_id, person_of(interaction), taken_up, language
    )
    await open_lobby(interaction, table)


def _refused(wrong: Wrong, locale: Locale) -> Refused:
    """What is wrong, as a sentence: what the rules say of it in the words of their game, seats by their names."""
    said = words(locale, wrong.game)
    arguments: dict[str, Argument] = {}
    for name, value in wrong.arguments.items():
        match value:
            case Text():
                arguments[name] = said.text(value)
            case Player():
                arguments[name] = said.player(value.seat)
            case str():
                arguments[name] = escaped(value)
            case _:
                arguments[name] = value
    return Refused(wrong.key, **arguments)


@on_choice("sit", Acknowledge.SILENTLY)
async def sit(interaction: Interaction, address: Address, values: list[str]) -> None:
    """Take the seat that somebody has chosen, or change to it."""
    table = await table_still_here(interaction, address)
    (chosen,) = values
    seat = int(chosen) if chosen.isdecimal() else None
    table = await interaction.client.tables.loading.sit(table.channel, person_of(interaction), seat)
    await refresh_lobby(interaction, table)
