"""`/learn`: the lessons of a game, for whoever has never played it; they work beside every table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import app_commands

from bot.channel.interactions.answers import Acknowledge
from bot.channel.interactions.clicks import on_choice
from bot.channel.interactions.context import IN_DIRECT_MESSAGES, Context
from bot.channel.interactions.guard import guarded
from bot.channel.interactions.localisation import named
from bot.channel.messages.ids import Address
from bot.channel.messages.page import Page
from bot.games.title import Title
from bot.words.fluent import words

from .lessons import show_contents
from .pages import games_menu


def command(titles: Mapping[str, Title]) -> app_commands.Command[Any, ..., None]:
    """The command itself."""

    @app_commands.describe(game=named("command-learn-game-description"))
    @app_commands.rename(game=named("command-learn-game"))
    @app_commands.choices(
        game=[app_commands.Choice(name=named("game-title", game), value=game) for game in titles]
    )
    @guarded(Acknowledge.PRIVATELY)
    async def learn(context: Context, /, game: str | None = None) -> None:
        if game is None:
            await show_games(context)
        else:
            await show_contents(context, game)

    return app_commands.Command(
        name=named("command-learn"),
        description=named("command-learn-description"),
        callback=learn,
        allowed_contexts=IN_DIRECT_MESSAGES,
    )


async def show_games(context: Context) -> None:
    """A menu of the games that can be learned."""
    locale = context.locale
    said = words(locale)
    asks = said("learn-games")
    games = games_menu(asks, list(context.tables.titles), locale)
    await context.show(Page([f"### {asks}"], rows=[games]))


@on_choice("learn", Acknowledge.SILENTLY)
async def game_chosen(context: Context, address: Address, values: list[str]) -> None:
    """A game of the menu."""
    await show_contents(context, "".join(values))
