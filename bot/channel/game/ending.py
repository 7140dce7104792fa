"""Leaving a game, calling it off, and what can be done when it is over."""

from __future__ import annotations

import discord

from bot.channel.interactions import Acknowledge, Context, Work, on_click
from bot.channel.messages.components import Address
from bot.play.table import Table
from bot.play.turn.games import is_last

from .consent import ask_confirmation, ask_others
from .lobby import refresh_lobby
from .lobby_options import options_in_words
from .opening import check_free, check_thread, make_thread, open_lobby


async def ask_whether_to_leave(context: Context, table: Table, what: str) -> None:
    """Ask whether leaving (`resign`), calling off (`end`) or asking the others for that (`end-asking`) is meant."""
    locale = context.locale
    alone = "-alone" if what == "resign" and is_last(table, context.user.id) else ""
    sentence = table.words(locale)(f"{what}-sure{alone}", game=table.called(locale))
    await ask_confirmation(context, table, sentence, what)


@on_click("resign-sure", Acknowledge.SILENTLY)
async def resign_confirmed(context: Context, address: Address) -> None:
    table = await context.table_here(address)
    after = await context.tables.games.resign(table.channel, context.person, interaction=context.id)
    became = "resigned" if after.status != "stopped" else "resigned-alone"
    await context.show_sentence(context.words()(became))
    await context.announce()


@on_click("end-sure", Acknowledge.SILENTLY)
async def end_confirmed(context: Context, address: Address) -> None:
    table = await context.table_here(address)
    ended = await context.tables.games.end(
        table.channel, context.person, interaction=context.id, may_manage=context.may_manage
    )
    await context.show_sentence(context.words()("ended"))
    if table.status == "lobby":
        await refresh_lobby(context, ended)
    else:
        await context.announce()


@on_click("end-asking-sure", Acknowledge.SILENTLY, Work.POST)
async def ask_to_end_confirmed(context: Context, address: Address) -> None:
    await context.table_here(address)
    await ask_others(context, "end")


@on_click("again", Acknowledge.PRIVATELY, Work.POST)
async def again_clicked(context: Context, address: Address) -> None:
    """Open the same game for the same people, the next seat first; from a thread's message, in a new thread."""
    tables = context.tables
    table = await context.table_clicked(address)
    person = context.person
    if context.channel_id == table.row.home:
        await check_thread(context)
        opened = await tables.lobbies.again_in_thread(table, person, table.row.home, interaction=context.id)
        await make_thread(context, opened)
    else:
        await check_free(context)
        opened = await tables.lobbies.again(table, person)
        await open_lobby(context, opened)
    asked = await tables.repository.by_id(opened.id) or opened
    await tables.lobbies.ask_kept(asked)
    await context.announce(asked.channel)


@on_click("record", Acknowledge.PRIVATELY)
async def record_clicked(context: Context, address: Address) -> None:
    table = await context.table_clicked(address)
    content = await context.tables.records.handed_out(table)
    said = table.words(context.locale)
    name = f"{table.title.game.id}-{table.id}.json"
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(said("record-here", options=options_in_words(table, said))))
    view.add_item(discord.ui.File(f"attachment://{name}"))
    await context.show_layout(view, documents={name: content})
