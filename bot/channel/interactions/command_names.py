"""Names and descriptions of commands, in every language of the bot that Discord knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from bot.games.title import Title
from bot.i18n.fluent import locale_for, words

DEFAULT_LOCALE = "en"  # the language that Discord shows to readers of any other


def localized(key: str, game: str | None = None) -> app_commands.locale_str:
    """A message of the bot or of a game, for a command: English, translated when it is synced."""
    return app_commands.locale_str(words(DEFAULT_LOCALE, game)(key), key=key, game=game)


def command(
    key: str, callback: Any, contexts: app_commands.AppCommandContext | None = None
) -> app_commands.Command[Any, ..., None]:
    """A command by its messages `command-<key>` and `command-<key>-description`."""
    return app_commands.Command(
        name=localized(f"command-{key}"),
        description=localized(f"command-{key}-description"),
        callback=callback,
        allowed_contexts=contexts,
    )


def command_group(key: str, contexts: app_commands.AppCommandContext, **more: Any) -> app_commands.Group:
    """A group of commands by the same messages."""
    return app_commands.Group(
        name=localized(f"command-{key}"),
        description=localized(f"command-{key}-description"),
        allowed_contexts=contexts,
        **more,
    )


def describe_options(callback: Any, key: str, *options: str, **renamed: str) -> None:
    """Name and describe options by the messages `command-<key>-<option>`; `renamed` are called otherwise there."""
    called = {option: option for option in options} | renamed
    app_commands.describe(
        **{name: localized(f"command-{key}-{word}-description") for name, word in called.items()}
    )(callback)
    app_commands.rename(**{name: localized(f"command-{key}-{word}") for name, word in called.items()})(
        callback
    )


def game_choices(titles: Mapping[str, Title]) -> list[app_commands.Choice[str]]:
    """The games as an option of a command offers them."""
    return [app_commands.Choice(name=localized("game-title", game), value=game) for game in titles]


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
