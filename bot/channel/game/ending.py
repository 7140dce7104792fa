"""Leaving a game, calling it off, and what can be done when it is over."""

from __future__ import annotations

import discord

from bot.channel.interactions.answers import Acknowledge, announce, locale_of, reader, show, show_sentence
from bot.channel.interactions.clicks import on_click
from bot.channel.interactions.house import Interaction
from bot.channel.interactions.limits import Work
from bot.channel.interactions.origin import channel_of, may_manage, person_of, table_clicked, table_still_here
from bot.channel.messages.ids import Address
from bot.tables.games import is_last
from bot.tables.table import Table

from .agreeing import ask_others
from .asking_once import ask_once
from .lobby import refresh_lobby
from .opening import check_free, check_thread, make_thread, open_lobby
from .options import options_in_words


async def ask_whether(interaction: Interaction, table: Table, what: str) -> None:
    """Ask whether leaving (`resign`), calling off (`end`) or asking the others for that (`end-asking`) is meant."""
    locale = locale_of(interaction)
    alone = "-alone" if what == "resign" and is_last(table, interaction.user.id) else ""
    sentence = table.words(locale)(f"{what}-sure{alone}", game=table.called(locale))
    await ask_once(interaction, table, sentence, what)


@on_click("resign-sure", Acknowledge.SILENTLY)
async def resign(interaction: Interaction, address: Address) -> None:
    """Leave the game for good."""
    table = await table_still_here(interaction, address)
    after = await interaction.client.tables.games.resign(
        table.channel, person_of(interaction), interaction=interaction.id
    )
    became = "resigned" if after.status != "stopped" else "resigned-alone"
    await show_sentence(interaction, reader(interaction)(became))
    await announce(interaction)


@on_click("end-sure", Acknowledge.SILENTLY)
async def end(interaction: Interaction, address: Address) -> None:
    """Call the game off."""
    table = await table_still_here(interaction, address)
    ended = await interaction.client.tables.games.end(
        table.channel, person_of(interaction), interaction=interaction.id, may_manage=may_manage(interaction)
    )
    await show_sentence(interaction, reader(interaction)("ended"))
    if table.status == "lobby":
        await refresh_lobby(interaction, ended)
    else:
        await announce(interaction)


@on_click("end-asking-sure", Acknowledge.SILENTLY, Work.POST)
async def ask_to_end(interaction: Interaction, address: Address) -> None:
    """Ask the others whether the game may be called off."""
    await table_still_here(interaction, address)
    await ask_others(interaction, "end")


@on_click("again", Acknowledge.PRIVATELY, Work.POST)
async def again(interaction: Interaction, address: Address) -> None:
    """Open the same game for the same people, the next seat first; whoever clicks is the host, the others are asked.

    Clicked where the way to a thread stands, it has another thread.
    """
    tables = interaction.client.tables
    table = await table_clicked(interaction, address)
    person = person_of(interaction)
    if channel_of(interaction) == table.row.home:
        await check_thread(interaction)
        opened = await tables.lobbies.again_in_thread(
            table, person, table.row.home, interaction=interaction.id
        )
        await make_thread(interaction, opened)
    else:
        await check_free(interaction)
        opened = await tables.lobbies.again(table, person)
        await open_lobby(interaction, opened)
    asked = await tables.shelf.by_id(opened.id) or opened
    await tables.lobbies.ask_kept(asked)
    await announce(interaction, asked.channel)


@on_click("record", Acknowledge.PRIVATELY)
async def record(interaction: Interaction, address: Address) -> None:
    """Hand out the record of a game that is over."""
    table = await table_clicked(interaction, address)
    content = await interaction.client.tables.records.handed_out(table)
    said = table.words(locale_of(interaction))
    name = f"{table.title.game.id}-{table.id}.json"
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(said("record-here", options=options_in_words(table, said))))
    view.add_item(discord.ui.File(f"attachment://{name}"))
    await show(interaction, view, documents={name: content})
