"""Confirmation and consent: leaving, ending, undo, replacing a player, rematches."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, get_args

import discord

from bot.ai.players import LEVELS, VETERANUS
from bot.channel.interactions.bot_types import Work
from bot.channel.interactions.context import Acknowledge, Context, parse_number, person_of
from bot.channel.interactions.handlers import guarded_choices, on_choice, on_click, on_table_click
from bot.channel.messages.components import (
    Address,
    ButtonMeaning,
    address_at,
    button,
    person_menu,
    table_button,
)
from bot.channel.messages.post import Page
from bot.channel.messages.sentences import escaped, message_words
from bot.engine import Player
from bot.play.errors import Refused
from bot.play.repository import check_frees, seat_of
from bot.play.table import Person, Table, with_signs
from bot.play.turn.agreements import Wish, WishOutcome, check_replacement
from bot.play.turn.games import is_last

from .lobby import refresh_lobby
from .new_tables import check_free, check_thread, open_lobby
from .options import options_in_words


async def ask_confirmation(context: Context, table: Table, sentence: str, what: str, *rest: str) -> None:
    """Ask for confirmation; a click on `button-<what>` runs the verb `<what>-sure`, with the rest."""
    said = context.words()
    sure = button(said(f"button-{what}"), address_at(f"{what}-sure", table, *rest), ButtonMeaning.GIVES_UP)
    await context.show(Page([sentence], rows=[[sure, table_button(said, "keep", table)]]))


@on_click("keep", Acknowledge.SILENTLY)
async def keep_clicked(context: Context, address: Address) -> None:
    await context.show_sentence(context.words()("kept"))


WISHES: Final[tuple[Wish, ...]] = get_args(Wish)


async def ask_members(
    context: Context, table: Table, ask: Callable[[], Awaitable[WishOutcome]]
) -> WishOutcome:
    """Ask the others for consent, except those who have left the server. Raises Refused."""
    presence = context.outbox.presence
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


async def ask_others(context: Context, table: Table, wish: Wish) -> None:
    asked = await ask_members(context, table, lambda: context.tables.agreements.ask(context.caller, wish))
    await context.show_sentence(context.words()(f"{wish}-{'carried-out' if asked.done else 'proposed'}"))
    await context.announce()


@on_click("agree", Acknowledge.SILENTLY)
@on_click("decline", Acknowledge.SILENTLY)
async def wish_answered(context: Context, address: Address) -> None:
    """Answer a wish. A button that names none is of an older version, which only had undo."""
    agree = address.verb == "agree"
    table = await context.table_here(address)
    wish = next((known for known in WISHES if known in address.rest), WISHES[0])
    answered = await context.tables.agreements.answer(
        context.caller, wish, agree, revision=address.revision, asked_at=parse_number(address.part(1))
    )
    if answered.became == "asked":
        await context.say(context.words()(f"{wish}-noted"))
        return
    said = message_words(table)
    outcome = "agreed" if answered.done else "declined"
    await context.show_sentence(said(f"{wish}-{outcome}", player=said.player(seat_of(table, context.caller))))
    await context.announce()


@on_table_click("undo", here=True, work=Work.POST)
async def take_back(context: Context, table: Table) -> None:
    """Take back the user's last move, or ask the others for their consent."""
    wish = await ask_members(context, table, lambda: context.tables.undos.ask(context.caller))
    if not wish.done:
        await context.say(context.words()("undo-proposed"))
    if await context.announce():
        await context.dismiss()


async def ask_whether_to_leave(context: Context, table: Table, what: str) -> None:
    """Ask for confirmation of leaving (`resign`), calling off (`end`) or asking the others for that (`end-asking`)."""
    locale, follows = context.locale, ""
    if what == "resign":
        ends = sum(not seat.gone for seat in table.seats) == 2  # a game of one seat is over
        follows = "-alone" if is_last(table, context.user.id) else "-ends" if ends else ""
    elif what == "end" and not table.begun:  # a lobby, or a game that can't be read: neither has a file
        follows = "-closes"
    sentence = table.words(locale)(f"{what}-sure{follows}", game=table.called(locale))
    await ask_confirmation(context, table, sentence, what)


@on_table_click("resign-sure", here=True, how=Acknowledge.SILENTLY)
async def resign_confirmed(context: Context, table: Table) -> None:
    after = await context.tables.games.resign(context.caller)
    became = "resigned" if after.status != "stopped" else "resigned-alone"
    await context.show_sentence(context.words()(became))
    await context.announce()


@on_table_click("end-sure", here=True, how=Acknowledge.SILENTLY)
async def end_confirmed(context: Context, table: Table) -> None:
    ended = await context.tables.games.end(context.caller)
    await context.show_sentence(context.words()("ended" if table.begun else "lobby-stopped"))
    if table.status == "lobby":
        await refresh_lobby(context, ended)
    else:
        await context.announce()


@on_table_click("end-asking-sure", here=True, how=Acknowledge.SILENTLY, work=Work.POST)
async def ask_to_end_confirmed(context: Context, table: Table) -> None:
    await ask_others(context, table, "end")


@on_click("again", Acknowledge.PRIVATELY, Work.POST)
async def again_clicked(context: Context, address: Address) -> None:
    """Open a rematch: in a new thread if clicked in the old thread's channel, and with better computers if chosen."""
    tables = context.tables
    table = await context.table_clicked(address)
    in_thread = context.channel_id == table.row.home
    await (check_thread(context) if in_thread else check_free(context))
    level = next((level for level in address.rest if level in LEVELS), None)
    opened = await tables.lobbies.again(table, context.caller, level)
    await open_lobby(context, opened)
    asked = await tables.repository.by_id(opened.id) or opened
    await tables.lobbies.ask_kept(asked)
    await context.announce(asked.channel)


@on_table_click("record")
async def hand_out_record(context: Context, table: Table) -> None:
    content = await context.tables.records.handed_out(table)
    said = table.words(context.locale)
    name = f"{table.title.game.id}-{table.id}.json"
    sentence = said("record-here", options=options_in_words(table, said))
    await context.show_sentence(sentence, documents={name: content})


@guarded_choices
async def seats_to_choose(context: Context, current: str) -> Sequence[tuple[str, str]]:
    table = await context.table()
    return [
        (name, str(seat))
        for seat, name in enumerate(with_signs(table.names, table.computers))
        if current.casefold() in name.casefold()
    ]


def seat_named(table: Table, typed: str) -> int:
    """The seat that was chosen, or whose player's name was typed. Raises Refused."""
    if typed.isdecimal() and int(typed) < len(table.seats):
        return int(typed)
    wanted = typed.strip().removeprefix("@").casefold()
    found = [seat for seat, name in enumerate(table.names) if name.casefold() == wanted]
    if len(found) != 1:
        raise Refused("no-such-player", players=[Player(seat.seat) for seat in table.seats])
    return found[0]


async def ask_whether_to_replace(context: Context, table: Table, seat: int, newcomer: Person) -> None:
    check_replacement(table, context.caller, seat, newcomer)
    await context.tables.invitations.check(table, context.caller, newcomer)
    said = message_words(table, context.locale)
    needed = await context.tables.replacements.needed(table, seat, context.user.id)
    sentence = said(
        f"replace-sure-{needed}", player=said.player(seat), newcomer=f"**{escaped(newcomer.name)}**"
    )
    await ask_confirmation(context, table, sentence, "replace", str(seat), str(newcomer.id))


@on_click("replace-sure", Acknowledge.SILENTLY, Work.POST)
async def replacement_confirmed(context: Context, address: Address) -> None:
    await context.table_here(address)
    seat, newcomer = _wished(address)
    person = person_of(await _member(context, newcomer))
    replaced = await context.tables.replacements.ask(context.caller, seat, person)
    await context.show_sentence(context.words()(f"replace-{replaced.became}"))
    await context.announce()


def _wished(address: Address) -> tuple[int, int]:
    match [parse_number(part) for part in address.rest]:
        case [int(seat), int(newcomer)]:
            return seat, newcomer
    raise Refused("replace-void")


async def _member(context: Context, user: int) -> discord.Member:
    if context.guild is None:
        raise Refused("no-channel")
    try:
        return await context.guild.fetch_member(user)
    except discord.NotFound as problem:
        raise Refused("newcomer-gone") from problem


@on_click("seat-agree", Acknowledge.SILENTLY)
@on_click("seat-decline", Acknowledge.SILENTLY)
async def replacement_answered(context: Context, address: Address) -> None:
    agree = address.verb == "seat-agree"
    table = await context.table_here(address)
    seat, newcomer = _wished(address)
    by = context.caller
    replaced = await context.tables.replacements.answer(by, agree, seat=seat, newcomer=newcomer)
    if replaced.became == "asked":
        await context.say(context.words()("replace-noted"))
        return
    sentence = message_words(table)(f"replace-{replaced.became}", player=f"**{escaped(by.name)}**")
    await context.show_sentence(sentence)
    await context.announce()


async def ask_whether_to_stand_in(context: Context, table: Table, seat: int, level: str) -> None:
    """Explain what it means that a computer plays for a seat, and ask for confirmation. Raises Refused."""
    await context.tables.substitutes.check(table, context.caller, seat, level)
    said = message_words(table, context.locale, table.seat_of(context.user.id))
    sentence = said("stand-in-sure", player=said.player(seat), level=said(f"level-{level}-told"))
    await ask_confirmation(context, table, sentence, "stand-in", str(seat), level)


@on_click("stand-in-sure", Acknowledge.SILENTLY, Work.POST)
async def stand_in_confirmed(context: Context, address: Address) -> None:
    await context.table_here(address)
    first, level = address.part(0), address.part(1)
    seat = parse_number(first)
    if seat is None:
        raise Refused("replace-void")
    await context.tables.substitutes.put_in(context.caller, seat, level)
    await context.show_sentence(context.words()("stand-in-done"))
    await context.announce()


@on_table_click("back", here=True, work=Work.POST)
async def take_back_seat(context: Context, table: Table) -> None:
    await context.tables.substitutes.take_back(context.caller)
    await context.say(context.words()("stand-in-over"))
    await context.announce()


async def check_membership(context: Context, table: Table, seat: int) -> Table:
    """Ask Discord whether a seat's player is still a member of the server; return the table after that."""
    user = table.user_at(seat) if 0 <= seat < len(table.seats) else None
    if user is None or user == context.user.id:
        return table
    return await context.outbox.presence.look(table, [user])


@on_click("absent-computer", Acknowledge.PRIVATELY)
async def absent_computer_clicked(context: Context, address: Address) -> None:
    table, seat = await _absent(context, address)
    await ask_whether_to_stand_in(context, table, seat, VETERANUS.name)


@on_click("absent-other", Acknowledge.PRIVATELY)
async def absent_other_clicked(context: Context, address: Address) -> None:
    table, seat = await _absent(context, address)
    check_frees(table, context.caller, seat)
    said = message_words(table, context.locale)
    address = address_at("absent-other", table, seat)
    rows = [person_menu(said("menu-somebody-else"), address)]
    await context.show(Page([said("somebody-else", player=said.player(seat))], rows=rows))


@on_choice("absent-other")
async def absent_other_chosen(context: Context, address: Address, value: str) -> None:
    table, seat = await _absent(context, address)
    chosen = await _member(context, parse_number(value) or 0)
    if chosen.bot:
        raise Refused("no-bots")
    await ask_whether_to_replace(context, table, seat, person_of(chosen))


async def _absent(context: Context, address: Address) -> tuple[Table, int]:
    table = await context.table_here(address)
    seat = parse_number(address.part(0))
    if seat is None or seat >= len(table.seats):
        raise Refused("replace-void")
    table = await check_membership(context, table, seat)
    if table.user_at(seat) not in table.absent:
        raise Refused("absent-no-more")
    return table, seat
