"""Leaving, calling off, taking back: what is asked once more, and what others must agree to."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, get_args

import discord

from bot.ai.players import LEVELS
from bot.channel.interactions import Acknowledge, Context, Work, on_click
from bot.channel.messages import Address, ButtonMeaning, Page, address_at, button, message_words, table_button
from bot.play.errors import Refused
from bot.play.table import Table
from bot.play.turn.agreements import Wish, WishOutcome
from bot.play.turn.games import is_last

from .lobby import options_in_words, refresh_lobby
from .opening import check_free, check_thread, make_thread, open_lobby


async def ask_confirmation(context: Context, table: Table, sentence: str, what: str, *rest: str) -> None:
    """Ask whether it is meant; a click on `button-<what>` runs the verb `<what>-sure`, with the rest."""
    said = context.words()
    sure = button(said(f"button-{what}"), address_at(f"{what}-sure", table, *rest), ButtonMeaning.GIVES_UP)
    await context.show(Page([sentence], rows=[[sure, table_button(said, "keep", table)]]))


@on_click("keep", Acknowledge.SILENTLY)
async def keep_clicked(context: Context, address: Address) -> None:
    await context.show_sentence(context.words()("kept"))


WISHES: Final[tuple[Wish, ...]] = get_args(Wish)


async def ask_members(
    context: Context, ask: Callable[[], Awaitable[WishOutcome]], table: Table | None = None
) -> WishOutcome:
    """Ask others for something; who has left the server need not agree. Raises Refused."""
    presence = context.outbox.presence
    table = table or await context.table()
    table = await presence.look(table, table.absent)
    try:
        return await ask()
    except Refused as refused:
        if not refused.text.key.endswith("-open"):
            raise
        after = await presence.look(table, [seat.user for seat in table.people if seat.user is not None])
        if after.absent == table.absent:
            raise
        return await ask()


async def ask_others(context: Context, wish: Wish) -> None:
    asked = await ask_members(
        context,
        lambda: context.tables.agreements.ask(
            context.channel_id, context.person, wish, interaction=context.id
        ),
    )
    await context.show_sentence(context.words()(f"{wish}-{'carried-out' if asked.done else 'proposed'}"))
    await context.announce()


@on_click("agree", Acknowledge.SILENTLY)
@on_click("decline", Acknowledge.SILENTLY)
async def wish_answered(context: Context, address: Address) -> None:
    """A button that names no wish is of an older version, in which moves were taken back alone."""
    agree = address.verb == "agree"
    table = await context.table_here(address)
    wish = next((known for known in WISHES if known in address.rest), WISHES[0])
    person = context.person
    answered = await context.tables.agreements.answer(
        table.channel, person, wish, agree, revision=address.revision, interaction=context.id
    )
    if answered.became == "asked":
        await context.say(context.words()(f"{wish}-noted"))
        return
    said = message_words(table)
    outcome = "agreed" if answered.done else "declined"
    await context.show_sentence(said(f"{wish}-{outcome}", player=said.player(table.seat_of(person.id) or 0)))
    await context.announce()


async def take_back(context: Context, table: Table | None = None) -> None:
    """Take back the user's last move, or ask the others; `table` is the channel's, where it has been read."""
    wish = await ask_members(
        context,
        lambda: context.tables.undos.ask(context.channel_id, context.person, interaction=context.id),
        table,
    )
    if not wish.done:
        await context.say(context.words()("undo-proposed"))
    if await context.announce():
        await context.dismiss()


@on_click("undo", Acknowledge.PRIVATELY, Work.POST)
async def undo_clicked(context: Context, address: Address) -> None:
    await take_back(context, await context.table_here(address))


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
    """Open the same game for the same people, the next seat first; from a thread's message, in a new thread.

    Who has beaten the computers may have better ones.
    """
    tables = context.tables
    table = await context.table_clicked(address)
    person, level = context.person, next((level for level in address.rest if level in LEVELS), None)
    if context.channel_id == table.row.home:
        await check_thread(context)
        opened = await tables.lobbies.again(table, person, level, thread_for=context.id)
        await make_thread(context, opened)
    else:
        await check_free(context)
        opened = await tables.lobbies.again(table, person, level)
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
