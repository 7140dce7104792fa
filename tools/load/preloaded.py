"""Importing this reads all texts, and makes the commands with their translations: once for all bots that are forked."""

import asyncio

from bot.channel.client import Bot
from bot.games import TITLES
from bot.i18n.fluent import LOCALES, words
from bot.settings import read


async def say_commands() -> None:
    bot = Bot(read({}))
    await bot.add_commands()
    await bot.command_payload()


for locale in LOCALES:
    for game in (None, *TITLES):
        words(locale, game)
asyncio.run(say_commands())
