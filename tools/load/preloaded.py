"""Importing this module reads all texts and builds the commands with translations, once for all forked bots."""

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
