"""Seats: named in a command, given to another player, left by one who is gone, played by a computer."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands

from bot.ai.players import VETERANUS
from bot.channel.interactions.bot_types import Work
from bot.channel.interactions.context import Acknowledge, Context, parse_number, person_of
from bot.channel.interactions.handlers import guarded_choices, on_choice, on_click
from bot.channel.messages import Address, Page, address_at, cut, escaped, message_words
from bot.channel.messages.components import person_menu
from bot.engine import Player
from bot.play.errors import Refused
from bot.play.repository import check_frees
from bot.play.table import Person, Table, with_signs
from bot.play.turn.agreements import check_replacement

from .consent import ask_confirmation

LONGEST_LINE: Final = 100  # letters of a line below an option


@guarded_choices
async def seats_to_choose(context: Context, current: str) -> list[app_commands.Choice[str]]:
    table = await context.table()
    return [
        app_commands.Choice(name=cut(name, LONGEST_LINE), value=str(seat))
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
    check_replacement(table, context.person, seat, newcomer, may_manage=context.may_manage)
    await context.tables.invitations.check(table, context.person, newcomer)
    said = message_words(table, context.locale)
    needed = await context.tables.replacements.needed(table, seat)
    sentence = said(
        f"replace-sure-{needed}", player=said.player(seat), newcomer=f"**{escaped(newcomer.name)}**"
    )
    await ask_confirmation(context, table, sentence, "replace", str(seat), str(newcomer.id))


@on_click("replace-sure", Acknowledge.SILENTLY, Work.POST)
async def replacement_confirmed(context: Context, address: Address) -> None:
    await context.table_here(address)
    seat, newcomer = _wished(address)
    replaced = await context.tables.replacements.ask(
        context.channel_id,
        context.person,
        seat,
        person_of(await _member(context, newcomer)),
        interaction=context.id,
        may_manage=context.may_manage,
    )
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
    who = context.person
    replaced = await context.tables.replacements.answer(
        table.channel, who, agree, seat=seat, newcomer=newcomer, interaction=context.id
    )
    if replaced.became == "asked":
        await context.say(context.words()("replace-noted"))
        return
    sentence = message_words(table)(f"replace-{replaced.became}", player=f"**{escaped(who.name)}**")
    await context.show_sentence(sentence)
    await context.announce()


def has_stand_in(table: Table, user: int) -> bool:
    seat = table.seat_of(user)
    return seat is not None and table.computers[seat] is not None


async def ask_whether_to_stand_in(context: Context, table: Table, seat: int, level: str) -> None:
    """Say what it means that a computer plays on, before it does. Raises Refused."""
    await context.tables.substitutes.check(table, context.person, seat, level, may_manage=context.may_manage)
    said = message_words(table, context.locale, table.seat_of(context.user.id))
    sentence = said("stand-in-sure", player=said.player(seat), level=said(f"level-{level}-told"))
    await ask_confirmation(context, table, sentence, "stand-in", str(seat), level)


@on_click("stand-in-sure", Acknowledge.SILENTLY, Work.POST)
async def stand_in_confirmed(context: Context, address: Address) -> None:
    await context.table_here(address)
    first, level = (*address.rest, "", "")[:2]
    seat = parse_number(first)
    if seat is None:
        raise Refused("replace-void")
    await context.tables.substitutes.put_in(
        context.channel_id, context.person, seat, level, interaction=context.id, may_manage=context.may_manage
    )
    await context.show_sentence(context.words()("stand-in-done"))
    await context.announce()


async def take_back_seat(context: Context) -> None:
    await context.tables.substitutes.take_back(context.channel_id, context.person, interaction=context.id)
    await context.say(context.words()("stand-in-over"))
    await context.announce()


async def check_membership(context: Context, table: Table, seat: int) -> Table:
    """The table, once Discord was asked whether the player of a seat is a member of the server still."""
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
    check_frees(table, context.person, seat, context.may_manage)
    said = message_words(table, context.locale)
    address = address_at("absent-other", table, seat)
    rows = [person_menu(said("menu-somebody-else"), address)]
    await context.show(Page([said("somebody-else", player=said.player(seat))], rows=rows))


@on_choice("absent-other", Acknowledge.SILENTLY)
async def absent_other_chosen(context: Context, address: Address, values: list[str]) -> None:
    table, seat = await _absent(context, address)
    if context.guild is None or not values or not values[0].isdecimal():
        raise Refused("replace-void")
    chosen = await _member(context, int(values[0]))
    if chosen.bot:
        raise Refused("no-bots")
    await ask_whether_to_replace(context, table, seat, person_of(chosen))


async def _absent(context: Context, address: Address) -> tuple[Table, int]:
    table = await context.table_here(address)
    seat = parse_number("".join(address.rest))
    if seat is None or seat >= len(table.seats):
        raise Refused("replace-void")
    table = await check_membership(context, table, seat)
    if table.user_at(seat) not in table.absent:
        raise Refused("absent-no-more")
    return table, seat
