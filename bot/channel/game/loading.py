"""`/game load`: a game is taken up from its record, in another channel, on another server, by another bot."""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
from discord import app_commands
from msgspec.structs import replace

from bot.channel.interactions.answers import Acknowledge
from bot.channel.interactions.clicks import on_choice
from bot.channel.interactions.context import Context
from bot.channel.interactions.given import number_given
from bot.channel.interactions.guard import guarded
from bot.channel.interactions.limits import Work
from bot.channel.interactions.localisation import named
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
    async def load(context: Context, /, file: discord.Attachment) -> None:
        await take_up(context, file)

    return app_commands.Command(
        name=named("command-game-load"), description=named("command-game-load-description"), callback=load
    )


async def take_up(context: Context, file: discord.Attachment) -> None:
    """Verify the record in a file, and open a table that goes on from it. Raises Refused."""
    await check_free(context)
    tables, locale = context.tables, context.locale
    await tables.loading.check_may_open(context.person)
    try:
        if file.size > MOST_BYTES:
            raise Wrong("too-large", most=MOST_BYTES // 1000)
        taken_up = await tables.loading.read(await file.read())
    except Wrong as wrong:
        raise _refused(wrong, locale) from wrong
    except (discord.HTTPException, aiohttp.ClientError) as error:
        raise Refused("load-unread") from error
    language = await context.public_locale()
    table = await tables.loading.open(
        context.channel_id, context.guild_id, context.person, taken_up, language
    )
    await open_lobby(context, table)


def _refused(wrong: Wrong, locale: Locale) -> Refused:
    """What is wrong, as a sentence: what the rules say of it in the words of their game, seats by their names."""
    said = words(locale, wrong.game)
    arguments: dict[str, Argument] = {}
    for name, value in wrong.arguments.items():
        match value:
            case Text():
                arguments[name] = said.text(_harmless(value))
            case Player():
                arguments[name] = said.player(value.seat)
            case str():
                arguments[name] = escaped(value)
            case _:
                arguments[name] = value
    return Refused(wrong.key, **arguments)


def _harmless(reason: Text) -> Text:
    """What the rules say of a file, with what they repeat of it shown as it is."""
    arguments = {
        name: escaped(value) if isinstance(value, str) else value for name, value in reason.arguments.items()
    }
    return replace(reason, arguments=arguments)


@on_choice("sit", Acknowledge.SILENTLY)
async def sit(context: Context, address: Address, values: list[str]) -> None:
    """Take the seat that somebody has chosen, or change to it."""
    table = await context.table_here(address)
    seat = number_given(values[0])
    if seat is None:
        raise Refused("no-such-choice")
    table = await context.tables.loading.sit(table.channel, context.person, seat)
    await refresh_lobby(context, table)
