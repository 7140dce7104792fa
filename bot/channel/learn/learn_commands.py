"""`/learn`: the lessons of a game, for whoever has never played it; they work beside every table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import app_commands

from bot.channel.interactions.command_names import command, describe_options, game_choices
from bot.channel.interactions.context import IN_DIRECT_MESSAGES, Context
from bot.channel.interactions.handlers import guarded, on_choice
from bot.channel.interactions.responses import Acknowledge
from bot.channel.messages.components import Address
from bot.channel.messages.post import Page
from bot.games.title import Title
from bot.i18n.fluent import words

from .lesson_pages import games_menu
from .lessons import show_lessons


def learn_command(titles: Mapping[str, Title]) -> app_commands.Command[Any, ..., None]:
    @app_commands.choices(game=game_choices(titles))
    @guarded(Acknowledge.PRIVATELY)
    async def learn(context: Context, /, game: str | None = None) -> None:
        if game is None:
            await show_games_to_learn(context)
        else:
            await show_lessons(context, game)

    describe_options(learn, "learn", "game")
    return command("learn", learn, IN_DIRECT_MESSAGES)


async def show_games_to_learn(context: Context) -> None:
    locale = context.locale
    said = words(locale)
    asks = said("learn-games")
    games = games_menu(asks, list(context.tables.titles), locale)
    await context.show(Page([f"### {asks}"], rows=[games]))


@on_choice("learn", Acknowledge.SILENTLY)
async def game_to_learn_chosen(context: Context, address: Address, values: list[str]) -> None:
    await show_lessons(context, "".join(values))
