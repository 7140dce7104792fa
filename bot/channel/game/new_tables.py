"""Opening tables: in the channel or a thread, from a record, and again when their channel is gone."""

from __future__ import annotations

from typing import Final

import aiohttp
import discord
from msgspec.structs import replace

from bot.channel.interactions.bot_types import Work
from bot.channel.interactions.context import Acknowledge, Context, parse_number
from bot.channel.interactions.handlers import guarded, on_choice, on_click
from bot.channel.messages.card import link_of
from bot.channel.messages.components import Address, ButtonMeaning, address_at, button
from bot.channel.messages.messenger import NEEDED_FOR_THREADS, UNANSWERED, missing_permissions
from bot.channel.messages.post import Page
from bot.channel.messages.sentences import escaped
from bot.engine import Argument, Player, Text, text
from bot.i18n.fluent import Words
from bot.play.errors import Refused, not_running
from bot.play.people.people import channels_of
from bot.play.rows import TableSettings
from bot.play.table import Table
from bot.review.verification import MOST_BYTES, Wrong

from .lobby import post_lobby, refresh_lobby, say_where

PLACES: Final = ("here", "thread")


async def open_table(context: Context, game: str, language: str, *, in_thread: bool) -> None:
    """Open a table here or in a thread; if the channel already has one, offer a thread. Raises Refused."""
    context.tables.repository.title(game)
    if context.guild_id is None:
        raise Refused("new-on-a-server", game=context.words(game)("game-title"))
    await _check_place(context)
    against = why_no_thread(context) if in_thread else None
    in_thread = in_thread and against is None
    if not in_thread:
        context.check_permissions()
        if (standing := await _standing(context)) is not None:
            await _offer_thread(context, standing, game, language)
            return
    settings = TableSettings(language=language)
    table = await context.tables.lobbies.open(context.caller, game, settings, in_thread=in_thread)
    await open_lobby(context, table, against)


async def _offer_thread(context: Context, standing: Table, game: str, language: str) -> None:
    said, link, rows = context.words(), link_of(standing), []
    if why_no_thread(context) is None:
        address = address_at("thread", standing, game, language)
        rows.append([button(said("button-thread"), address, ButtonMeaning.CHOOSES)])
    sentence = said(f"refused-{_taken(standing)}", game=standing.called(said.locale), link=link)
    await context.show(Page([sentence], rows=rows))


def why_no_thread(context: Context) -> Text | None:
    if not isinstance(context.interaction.channel, discord.TextChannel):
        return text("no-thread-here")
    if lacking := missing_permissions(context.interaction.app_permissions, NEEDED_FOR_THREADS):
        return text("no-thread-permissions", missing=list(lacking))
    return None


async def check_free(context: Context) -> None:
    """Raise Refused unless a table can be opened in the channel: nobody plays there, and bot and server allow it."""
    context.check_permissions()
    await _check_place(context)
    if (standing := await _standing(context)) is not None:
        raise Refused(_taken(standing), game=standing.called(context.locale), link=link_of(standing))


async def needs_thread(context: Context) -> bool:
    """Whether the channel has a table, so that a new one needs a thread. Raises Refused if none can be opened."""
    if why_no_thread(context) is None and await _standing(context) is not None:
        await _check_place(context)
        return True
    await check_free(context)
    return False


async def open_lobby(context: Context, table: Table, against: Text | None = None) -> None:
    """Post the lobby of a new table and say where it is; `against` says why it has no thread, if one was wished."""
    if (posted := await gather(context, table)) is not None:
        if table.row.home is not None and posted.row.home is None:
            against = text("no-thread-refused")
        await say_where(context, posted, "lobby-open", against)


async def gather(context: Context, table: Table) -> Table | None:
    """Post the lobby of a new table in its thread, or in the channel if Discord makes none; return the table.

    None if that has to wait; the user has been told. Raises Refused if there is no room for it.
    """
    trouble = None
    if table.channel != context.channel_id:
        trouble = await context.outbox.deliver(context.channel_id)
    else:
        try:
            await post_lobby(context, table)
        except UNANSWERED as error:
            await context.say_unposted(error)
            return None
    newest = await context.tables.repository.by_id(table.id) or table
    if newest.lobby_message is not None:
        return newest
    if trouble is None:
        raise Refused("no-thread-no-room")
    await context.say_delivery_error(trouble)
    return None


@on_click("thread", Acknowledge.SILENTLY, Work.POST)
async def thread_clicked(context: Context, address: Address) -> None:
    game, language = address.part(0), address.part(1)
    await context.table_clicked(address)
    await check_thread(context)
    await open_table(context, game, await context.public_locale(language or None), in_thread=True)


async def check_thread(context: Context) -> None:
    await _check_place(context)
    if (against := why_no_thread(context)) is not None:
        raise Refused("no-thread", reason=against)


async def _check_place(context: Context) -> None:
    server = await context.tables.servers.of(context.guild_id)
    open_to = channels_of(server)
    channel, guild = context.interaction.channel, context.guild
    here = {context.channel_id, channel.parent_id if isinstance(channel, discord.Thread) else None}
    if open_to and not here & set(open_to):
        known = [f"<#{one}>" for one in open_to if guild is not None and guild.get_channel(one) is not None]
        raise Refused("channel-closed", channels=", ".join(known)) if known else Refused("channels-gone")


async def _standing(context: Context) -> Table | None:
    standing = await context.tables.repository.current(context.channel_id)
    return standing if standing is not None and standing.open else None


def _taken(standing: Table) -> str:
    return "channel-gathers-here" if standing.status == "lobby" else "channel-taken-here"


async def reopen_in_channel(context: Context) -> Table | None:
    """Move a table whose thread is closed to the channel, if that has none; return it."""
    tables = context.tables
    if await _standing(context) is None:
        for table in await tables.places.at_home(context.channel_id):
            if await context.outbox.threads.is_closed(table.channel):
                reopened = await tables.places.go_home(table)
                context.outbox.deliver_soon(reopened)
                await context.outbox.threads.delete_link(table)
                return reopened
    return None


@on_click("go-on-here", Acknowledge.SILENTLY, Work.POST)
async def continue_here_clicked(context: Context, address: Address) -> None:
    tables, presence = context.tables, context.outbox.presence
    table = await tables.repository.by_id(address.table)
    if table is None or table.guild is None or table.guild != context.guild_id:
        raise Refused("no-game")
    if table.seat_of(context.user.id) is None:
        raise Refused("not-seated")
    if not table.open:
        raise not_running(table)
    try:
        if await presence.why_lost(table) is None:
            raise Refused("still-there", link=link_of(await presence.return_to(table)))
        await check_free(context)
        left, table = table, await tables.places.go_on(table, context.caller)
        await context.outbox.threads.delete_link(left)
        if table.status == "lobby":
            await post_lobby(context, table)
        elif not await context.announce():
            return
    except UNANSWERED as error:
        await context.say_unposted(error)
        return
    await say_where(context, table, "gone-on")


@guarded(Acknowledge.PRIVATELY, Work.POST)
async def game_load(context: Context, /, file: discord.Attachment) -> None:
    await check_free(context)
    tables = context.tables
    await tables.most_open.check_hosts(context.user.id, loads=True)
    try:
        if file.size > MOST_BYTES:
            raise Wrong("too-large", most=MOST_BYTES // 1000)
        loaded = await tables.loading.read(await file.read())
    except Wrong as wrong:
        said = context.words(wrong.game)
        told = {name: _harmless(value, said) for name, value in wrong.arguments.items()}
        raise Refused(wrong.key, **told) from wrong
    except (discord.HTTPException, aiohttp.ClientError) as error:
        raise Refused("load-unread") from error
    table = await tables.loading.open(context.caller, loaded, await context.public_locale())
    await open_lobby(context, table)


def _harmless(value: Argument, said: Words) -> Argument:
    """What is said about a file, with what somebody wrote there escaped."""
    match value:
        case Text():
            arguments = {name: _harmless(of_it, said) for name, of_it in value.arguments.items()}
            return said.text(replace(value, arguments=arguments))
        case Player():
            return said.player(value.seat)
        case str():
            return escaped(value)
    return value


@on_choice("sit")
async def seat_chosen(context: Context, address: Address, value: str) -> None:
    await context.table_here(address)
    seat = parse_number(value)
    if seat is None:
        raise Refused("no-such-choice")
    table = await context.tables.lobbies.join(context.caller, seat)
    await refresh_lobby(context, table)
