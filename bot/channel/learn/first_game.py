"""A first game: opened from the lessons, against a tiro, with a coach."""

from __future__ import annotations

from bot.channel.game.lobby import begin, post_lobby, tell_where
from bot.channel.game.opening import check_free
from bot.channel.interactions.answers import Acknowledge, locale_of
from bot.channel.interactions.clicks import on_click
from bot.channel.interactions.house import Interaction
from bot.channel.interactions.limits import Work
from bot.channel.interactions.origin import channel_of, person_of
from bot.channel.messages.components import TableButton, button
from bot.channel.messages.ids import Address
from bot.games.title import Title
from bot.tables.refused import Refused
from bot.words.fluent import Words


def play_button(title: Title, said: Words) -> TableButton:
    """A first game, against a tiro and with a coach."""
    return button(said("button-learn-by-playing"), Address("first-game", 0, 0, (title.game.id,)))


@on_click("first-game", Acknowledge.SILENTLY, Work.POST)
async def first_game(interaction: Interaction, address: Address) -> None:
    """Open the table and begin at once: whoever learns has seen what they need."""
    tables = interaction.client.tables
    title, _ = tables.learning.taught("".join(address.rest[:1]))
    if interaction.guild_id is None:
        raise Refused("learn-on-a-server")
    await check_free(interaction)
    table = await tables.lobbies.first_game(
        channel_of(interaction),
        interaction.guild_id,
        person_of(interaction),
        title.game.id,
        locale_of(interaction),
    )
    await post_lobby(interaction, table)
    if await begin(interaction, await tables.shelf.by_id(table.id) or table):
        await tell_where(interaction, table, "first-game-begun")
