"""Opening a table: in the channel, or, where that has a game already, in a thread of it."""

from __future__ import annotations

from typing import Final

import discord

from bot.channel.interactions.answers import Acknowledge, reader, say, show_sentence, trouble_told
from bot.channel.interactions.clicks import on_click
from bot.channel.interactions.house import Interaction
from bot.channel.interactions.limits import Work
from bot.channel.interactions.origin import channel_of, check_permissions, person_of, table_clicked
from bot.channel.messages.card import link_of
from bot.channel.messages.components import button
from bot.channel.messages.ids import Address
from bot.channel.messages.trouble import trouble_of
from bot.channel.private.pages import Page, show_page
from bot.tables.refused import Refused
from bot.tables.table import Table
from bot.words.fluent import locale_for, words

from .lobby import post_lobby, tell_where

_THREAD_SLEEPS: Final = 10_080
"""Minutes without a message after which Discord folds a thread away: a week, the longest there is."""


async def open_table(interaction: Interaction, game: str, language: str | None) -> None:
    """Open a table in the channel; where it has one, say so, and offer a thread. Raises Refused."""
    check_permissions(interaction)
    if game not in interaction.client.tables.titles:
        raise Refused("no-such-game", game=game)
    language = language or locale_for(str(interaction.guild_locale or interaction.locale))
    if (standing := await _standing(interaction)) is not None:
        await _offer_thread(interaction, standing, game, language)
        return
    table = await _open(interaction, channel_of(interaction), game, language)
    await open_lobby(interaction, table)


async def check_free(interaction: Interaction) -> None:
    """Raise Refused unless a table can be opened in the channel: nobody plays there, and the bot may post."""
    check_permissions(interaction)
    if (standing := await _standing(interaction)) is not None:
        raise Refused("channel-taken-here", game=standing.called(), link=link_of(standing))


async def open_lobby(interaction: Interaction, table: Table) -> None:
    """Post the lobby of a table that has just been opened, and tell who opened it where it is."""
    try:
        await post_lobby(interaction, table)
    except discord.HTTPException as error:
        await say(interaction, trouble_told(interaction, trouble_of(error)))
    else:
        await tell_where(interaction, table, "lobby-open")


@on_click("thread", Acknowledge.SILENTLY, Work.POST)
async def open_in_thread(interaction: Interaction, address: Address) -> None:
    """Open a thread of the channel, and the table in it."""
    tables = interaction.client.tables
    game, language = (*address.rest, "", "")[:2]
    channel = interaction.channel
    if game not in tables.titles:
        raise Refused("no-such-game", game=game)
    if not isinstance(channel, discord.TextChannel):
        raise Refused("no-channel")
    # A thread comes into being whatever becomes of the table: a wish that is delivered twice opens one.
    await tables.lobbies.claim(await table_clicked(interaction, address), interaction.id)
    said = reader(interaction)
    try:
        thread = await channel.create_thread(
            name=words(locale_for(language), game)("game-title"),
            type=discord.ChannelType.public_thread,
            auto_archive_duration=_THREAD_SLEEPS,
        )
        table = await _open(interaction, thread.id, game, locale_for(language))
        await post_lobby(interaction, table)
    except discord.HTTPException as error:
        await show_sentence(interaction, trouble_told(interaction, trouble_of(error)))
    else:
        newest = await tables.shelf.by_id(table.id) or table
        await show_sentence(interaction, said("lobby-open", link=link_of(newest)))


async def _open(interaction: Interaction, channel: int, game: str, language: str) -> Table:
    return await interaction.client.tables.lobbies.open(
        channel, interaction.guild_id, person_of(interaction), game, {}, language
    )


async def _standing(interaction: Interaction) -> Table | None:
    """The open table of the channel."""
    standing = await interaction.client.tables.shelf.current(channel_of(interaction))
    return standing if standing is not None and standing.open else None


async def _offer_thread(interaction: Interaction, standing: Table, game: str, language: str) -> None:
    """Say that the channel has a game; with a button that opens a thread, where the bot may do that."""
    said = reader(interaction)
    sentence = said("refused-channel-taken-here", game=standing.called(said.locale), link=link_of(standing))
    allowed = interaction.app_permissions
    may = allowed.create_public_threads and allowed.send_messages_in_threads
    rows = []
    if may and isinstance(interaction.channel, discord.TextChannel):
        address = Address("thread", standing.id, standing.revision, (game, language))
        rows.append([button(said("button-thread"), address, discord.ButtonStyle.primary)])
    await show_page(interaction, Page([sentence], rows=rows))
