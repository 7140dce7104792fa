"""Opening a table: in the channel, or in a thread of it that the table has for itself."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import discord

from bot.channel.interactions.answers import Acknowledge
from bot.channel.interactions.clicks import on_click
from bot.channel.interactions.context import Context
from bot.channel.interactions.limits import Work
from bot.channel.messages.card import link_of
from bot.channel.messages.components import Meaning, button
from bot.channel.messages.ids import Address
from bot.channel.messages.page import Page
from bot.channel.messages.permissions import NEEDED_FOR_THREADS, missing
from bot.channel.messages.trouble import trouble_of
from bot.engine import Text, text
from bot.tables.refused import Refused
from bot.tables.servers import channels_of
from bot.tables.table import Table
from bot.words.fluent import Locale, locale_for

from .lobby import post_lobby, tell_where

Place: TypeAlias = Literal["here", "thread"]
PLACES: Final[tuple[Place, ...]] = ("here", "thread")


async def open_table(context: Context, game: str, language: str | None, place: Place) -> None:
    """Open a table in the channel, or in a thread of it; where a thread is wished that can't be, say why.

    Where the channel has a table, say so, and offer a thread. Raises Refused.
    """
    context.tables.shelf.title(game)
    if context.guild_id is None:
        raise Refused("new-on-a-server", game=context.words(game)("game-title"))
    await _check_place(context)
    spoken = await context.public_locale(language)
    against = why_no_thread(context) if place == "thread" else None
    if place == "thread" and against is None:
        await _open_in_thread(context, game, spoken)
        return
    context.check_permissions()
    if (standing := await _standing(context)) is not None:
        await _offer_thread(context, standing, game, spoken)
        return
    table = await context.tables.lobbies.open(
        context.channel_id, context.guild_id, context.person, game, {}, spoken
    )
    await open_lobby(context, table, against)


def why_no_thread(context: Context) -> Text | None:
    """What stands in the way of a thread for a table here; None for nothing."""
    if not isinstance(context.interaction.channel, discord.TextChannel):
        return text("no-thread-here")
    if lacking := missing(context.interaction.app_permissions, NEEDED_FOR_THREADS):
        return text("no-thread-permissions", missing=list(lacking))
    return None


async def check_free(context: Context) -> None:
    """Raise Refused unless a table can be opened in the channel: nobody plays there, and bot and server allow it."""
    context.check_permissions()
    await _check_place(context)
    if (standing := await _standing(context)) is not None:
        raise Refused(_taken(standing), game=standing.called(context.locale), link=link_of(standing))


async def needs_thread(context: Context) -> bool:
    """Whether a table can be opened in a thread only, for the channel has one. Raises Refused where it can't at all."""
    if why_no_thread(context) is None and await _standing(context) is not None:
        await _check_place(context)
        return True
    await check_free(context)
    return False


async def open_lobby(context: Context, table: Table, against: Text | None = None) -> None:
    """Post the lobby of a table that has just been opened, and tell who opened it where it is.

    `against` is why it has no thread, where that was wished.
    """
    try:
        await post_lobby(context, table)
    except discord.HTTPException as error:
        await context.say_trouble(trouble_of(error))
    else:
        await tell_where(context, table, "lobby-open", against)


async def make_thread(context: Context, table: Table) -> None:
    """Have the thread made for a table that has just been opened, and tell who opened it where it is."""
    if (newest := await moved_in(context, table)) is not None:
        await tell_where(
            context, newest, "lobby-open", None if newest.row.home else text("no-thread-refused")
        )


async def moved_in(context: Context, table: Table) -> Table | None:
    """A table that has just been opened, with its thread made; in the channel where Discord makes none.

    None where that has to wait; the user has been told. Raises Refused where there is no room for it.
    """
    trouble = await context.post.deliver(context.channel_id)
    newest = await context.tables.shelf.by_id(table.id) or table
    if newest.lobby_message is not None:
        return newest
    if trouble is None:
        raise Refused("no-thread-no-room")
    await context.say_trouble(trouble)
    return None


async def _open_in_thread(context: Context, game: str, language: Locale) -> None:
    table = await context.tables.lobbies.open_in_thread(
        context.channel_id,
        context.guild_id,
        context.person,
        game,
        {},
        language,
        interaction=context.id,
    )
    await make_thread(context, table)


@on_click("thread", Acknowledge.SILENTLY, Work.POST)
async def open_in_thread(context: Context, address: Address) -> None:
    """Open a table in a thread of a channel that has one already."""
    game, language = (*address.rest, "", "")[:2]
    await context.table_clicked(address)
    context.tables.shelf.title(game)
    await check_thread(context)
    await _open_in_thread(context, game, locale_for(language))


async def check_thread(context: Context) -> None:
    """Raise Refused where a table can't have a thread."""
    await _check_place(context)
    if (against := why_no_thread(context)) is not None:
        raise Refused("no-thread", reason=against)


async def _check_place(context: Context) -> None:
    """Raise Refused where no table may be opened, with where some may."""
    server = await context.tables.servers.of(context.guild_id)
    open_to = channels_of(server)
    channel, guild = context.interaction.channel, context.guild
    here = {context.channel_id, channel.parent_id if isinstance(channel, discord.Thread) else None}
    if open_to and not here & set(open_to):
        known = [f"<#{one}>" for one in open_to if guild is not None and guild.get_channel(one) is not None]
        raise Refused("channel-closed", channels=", ".join(known)) if known else Refused("channels-gone")


async def _standing(context: Context) -> Table | None:
    """The open table of the channel."""
    standing = await context.tables.shelf.current(context.channel_id)
    return standing if standing is not None and standing.open else None


def _taken(standing: Table) -> str:
    """The refusal that says what a channel has: a game, or a table at which none has begun."""
    return "channel-gathers-here" if standing.status == "lobby" else "channel-taken-here"


async def _offer_thread(context: Context, standing: Table, game: str, language: str) -> None:
    """Say that the channel has a game; with a button that opens a thread, where the bot may do that."""
    said = context.words()
    sentence = said(f"refused-{_taken(standing)}", game=standing.called(said.locale), link=link_of(standing))
    rows = []
    if why_no_thread(context) is None:
        address = Address("thread", standing.id, standing.revision, (game, language))
        rows.append([button(said("button-thread"), address, Meaning.CHOOSES)])
    await context.show(Page([sentence], rows=rows))
