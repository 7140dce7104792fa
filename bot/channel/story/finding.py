"""A game of this server that is meant: by its number, by a link, or by the channel."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from discord import app_commands

from bot.channel.interactions.answers import locale_of
from bot.channel.interactions.guard import guarded_choices
from bot.channel.interactions.house import Interaction
from bot.channel.interactions.limits import Work
from bot.channel.interactions.origin import check_seen, may_see, table_of
from bot.channel.messages.components import cut
from bot.channel.messages.ids import Address
from bot.tables.replays import Found
from bot.tables.table import Table
from bot.words.fluent import words

_LISTED: Final = 25
"""So many games are offered below an option."""

_LINE: Final = 100
"""Letters of a line there."""

Named = app_commands.Range[str, None, 200]
"""What names a game."""


async def game_meant(interaction: Interaction, named: str | None) -> Table:
    """The game that was named, or that of the channel. Raises Refused."""
    if named is None:
        return await table_of(interaction)
    table = await interaction.client.tables.replays.found(interaction.guild_id, named)
    check_seen(interaction, table)
    return table


async def game_clicked(interaction: Interaction, address: Address) -> Table:
    """The game that a button is about, wherever on its server it is clicked. Raises Refused."""
    return await game_meant(interaction, str(address.table))


@guarded_choices
async def games(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The games of the server that ended last, in channels that the reader can see."""
    interaction.client.limits.take(Work.SEARCH, interaction)
    if interaction.guild_id is None:
        return []
    found = await interaction.client.tables.replays.newest(interaction.guild_id, current[:_LINE])
    seen = [game for game in found if may_see(interaction, game.channel, game.home)]
    return [
        app_commands.Choice(name=_offered(interaction, game), value=str(game.id)) for game in seen[:_LISTED]
    ]


def _offered(interaction: Interaction, game: Found) -> str:
    """A game in a line: its number, what it is, who sat there, when it ended."""
    known = interaction.client.tables.titles
    said = words(locale_of(interaction), game.game if game.game in known else None)
    ended = datetime.fromtimestamp(game.ended_at, UTC).date().isoformat()
    return cut(
        said(
            "replay-offered",
            number=str(game.id),
            game=said("game-title") if game.game in known else game.game,
            players=", ".join(game.names),
            date=ended,
        ),
        _LINE,
    )
