"""Names and descriptions of commands, in every language of the bot that Discord knows."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.i18n.fluent import locale_for, words

DEFAULT_LOCALE = "en"
"""The language that Discord shows to readers of any other."""


def localized(key: str, game: str | None = None) -> app_commands.locale_str:
    """A message of the bot or of a game, for a command: English, translated when it is synced."""
    return app_commands.locale_str(words(DEFAULT_LOCALE, game)(key), key=key, game=game)


class Translator(app_commands.Translator):
    """Finds the translations of what `named` gave."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The message in a language of Discord's; None where the English one is as near."""
        language = locale_for(locale.value)
        key = string.extras.get("key")
        if key is None or language == DEFAULT_LOCALE:
            return None
        return words(language, string.extras.get("game"))(key)
