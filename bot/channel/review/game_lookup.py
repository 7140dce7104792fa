"""A game of this server that is meant: by its number, by a link, or by the channel."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from discord import app_commands

from bot.channel.interactions.context import Context
from bot.channel.interactions.handlers import guarded_choices
from bot.channel.interactions.rate_limits import Work
from bot.channel.messages.components import Address, cut
from bot.play.history.records import FoundGame
from bot.play.table import Table

TypedGame = app_commands.Range[str, None, 200]
"""What names a game."""


async def game_meant(context: Context, named: str | None) -> Table:
    """The game that was named, or that of the channel. Raises Refused."""
    if named is None:
        return await context.table()
    table = await context.tables.replays.found(context.guild_id, named)
    context.check_seen(table)
    return table


async def game_clicked(context: Context, address: Address) -> Table:
    """The game that a button is about, wherever on its server it is clicked. Raises Refused."""
    return await game_meant(context, str(address.table))


@guarded_choices
async def complete_game(context: Context, current: str) -> list[app_commands.Choice[str]]:
    """The games of the server that ended last, in channels that the reader can see."""
    context.count(Work.SEARCH)
    if context.guild_id is None:
        return []
    found = await context.tables.replays.newest(context.guild_id, current[:100])
    seen = [game for game in found if context.may_see(game.channel, game.home)]
    return [app_commands.Choice(name=_offered(context, game), value=str(game.id)) for game in seen[:25]]


def _offered(context: Context, game: FoundGame) -> str:
    known = context.tables.titles
    said = context.words(game.game if game.game in known else None)
    ended = datetime.fromtimestamp(game.ended_at, UTC).date().isoformat()
    return cut(
        said(
            "replay-offered",
            number=str(game.id),
            game=said("game-title") if game.game in known else game.game,
            players=", ".join(game.names),
            date=ended,
        ),
        100,
    )
