"""Opening a table: in the channel, or in a thread of it that the table has for itself."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import discord

from bot.channel.interactions.answers import Acknowledge, locale_of, public_locale, reader, say, trouble_told
from bot.channel.interactions.clicks import on_click
from bot.channel.interactions.house import Interaction
from bot.channel.interactions.limits import Work
from bot.channel.interactions.origin import channel_of, check_permissions, person_of, table_clicked
from bot.channel.messages.card import link_of
from bot.channel.messages.components import Meaning, button
from bot.channel.messages.ids import Address
from bot.channel.messages.permissions import NEEDED_FOR_THREADS, missing
from bot.channel.messages.trouble import trouble_of
from bot.channel.private.pages import Page, show_page
from bot.engine import Text, text
from bot.tables.refused import Refused
from bot.tables.servers import channels_of
from bot.tables.table import Table
from bot.words.fluent import Locale, locale_for, words

from .lobby import post_lobby, tell_where

Place: TypeAlias = Literal["here", "thread"]
PLACES: Final[tuple[Place, ...]] = ("here", "thread")


async def open_table(interaction: Interaction, game: str, language: str | None, place: Place) -> None:
    """Open a table in the channel, or in a thread of it; where a thread is wished that can't be, say why.

    Where the channel has a table, say so, and offer a thread. Raises Refused.
    """
    if game not in interaction.client.tables.titles:
        raise Refused("no-such-game", game=game)
    if interaction.guild_id is None:
        raise Refused("new-on-a-server", game=words(locale_of(interaction), game)("game-title"))
    await _check_place(interaction)
    spoken = await public_locale(interaction, language)
    against = why_no_thread(interaction) if place == "thread" else None
    if place == "thread" and against is None:
        await _open_in_thread(interaction, game, spoken)
        return
    check_permissions(interaction)
    if (standing := await _standing(interaction)) is not None:
        await _offer_thread(interaction, standing, game, spoken)
        return
    table = await interaction.client.tables.lobbies.open(
        channel_of(interaction), interaction.guild_id, person_of(interaction), game, {}, spoken
    )
    await open_lobby(interaction, table, against)


def why_no_thread(interaction: Interaction) -> Text | None:
    """What stands in the way of a thread for a table here; None for nothing."""
    if not isinstance(interaction.channel, discord.TextChannel):
        return text("no-thread-here")
    if lacking := missing(interaction.app_permissions, NEEDED_FOR_THREADS):
        return text("no-thread-permissions", missing=list(lacking))
    return None


async def check_free(interaction: Interaction) -> None:
    """Raise Refused unless a table can be opened in the channel: nobody plays there, and bot and server allow it."""
    check_permissions(interaction)
    await _check_place(interaction)
    if (standing := await _standing(interaction)) is not None:
        raise Refused(_taken(standing), game=standing.called(locale_of(interaction)), link=link_of(standing))


async def needs_thread(interaction: Interaction) -> bool:
    """Whether a table can be opened in a thread only, for the channel has one. Raises Refused where it can't at all."""
    if why_no_thread(interaction) is None and await _standing(interaction) is not None:
        await _check_place(interaction)
        return True
    await check_free(interaction)
    return False


async def open_lobby(interaction: Interaction, table: Table, against: Text | None = None) -> None:
    """Post the lobby of a table that has just been opened, and tell who opened it where it is.

    `against` is why it has no thread, where that was wished.
    """
    try:
        await post_lobby(interaction, table)
    except discord.HTTPException as error:
        await say(interaction, trouble_told(interaction, trouble_of(error)))
    else:
        await tell_where(interaction, table, "lobby-open", against)


async def make_thread(interaction: Interaction, table: Table) -> None:
    """Have the thread made for a table that has just been opened, and tell who opened it where it is."""
    if (newest := await moved_in(interaction, table)) is not None:
        await tell_where(
            interaction, newest, "lobby-open", None if newest.row.home else text("no-thread-refused")
        )


async def moved_in(interaction: Interaction, table: Table) -> Table | None:
    """A table that has just been opened, with its thread made; in the channel where Discord makes none.

    None where that has to wait; the user has been told. Raises Refused where there is no room for it.
    """
    trouble = await interaction.client.post.deliver(channel_of(interaction))
    newest = await interaction.client.tables.shelf.by_id(table.id) or table
    if newest.lobby_message is not None:
        return newest
    if trouble is None:
        raise Refused("no-thread-no-room")
    await say(interaction, trouble_told(interaction, trouble))
    return None


async def _open_in_thread(interaction: Interaction, game: str, language: Locale) -> None:
    table = await interaction.client.tables.lobbies.open_in_thread(
        channel_of(interaction),
        interaction.guild_id,
        person_of(interaction),
        game,
        {},
        language,
        interaction=interaction.id,
    )
    await make_thread(interaction, table)


@on_click("thread", Acknowledge.SILENTLY, Work.POST)
async def open_in_thread(interaction: Interaction, address: Address) -> None:
    """Open a table in a thread of a channel that has one already."""
    game, language = (*address.rest, "", "")[:2]
    await table_clicked(interaction, address)
    if game not in interaction.client.tables.titles:
        raise Refused("no-such-game", game=game)
    await check_thread(interaction)
    await _open_in_thread(interaction, game, locale_for(language))


async def check_thread(interaction: Interaction) -> None:
    """Raise Refused where a table can't have a thread."""
    await _check_place(interaction)
    if (against := why_no_thread(interaction)) is not None:
        raise Refused("no-thread", reason=against)


async def _check_place(interaction: Interaction) -> None:
    """Raise Refused where no table may be opened, with where some may."""
    server = await interaction.client.tables.servers.of(interaction.guild_id)
    open_to = channels_of(server)
    channel, guild = interaction.channel, interaction.guild
    here = {channel_of(interaction), channel.parent_id if isinstance(channel, discord.Thread) else None}
    if open_to and not here & set(open_to):
        known = [f"<#{one}>" for one in open_to if guild is not None and guild.get_channel(one) is not None]
        raise Refused("channel-closed", channels=", ".join(known)) if known else Refused("channels-gone")


async def _standing(interaction: Interaction) -> Table | None:
    """The open table of the channel."""
    standing = await interaction.client.tables.shelf.current(channel_of(interaction))
    return standing if standing is not None and standing.open else None


def _taken(standing: Table) -> str:
    """The refusal that says what a channel has: a game, or a table at which none has begun."""
    return "channel-gathers-here" if standing.status == "lobby" else "channel-taken-here"


async def _offer_thread(interaction: Interaction, standing: Table, game: str, language: str) -> None:
    """Say that the channel has a game; with a button that opens a thread, where the bot may do that."""
    said = reader(interaction)
    sentence = said(f"refused-{_taken(standing)}", game=standing.called(said.locale), link=link_of(standing))
    rows = []
    if why_no_thread(interaction) is None:
        address = Address("thread", standing.id, standing.revision, (game, language))
        rows.append([button(said("button-thread"), address, Meaning.CHOOSES)])
    await show_page(interaction, Page([sentence], rows=rows))
