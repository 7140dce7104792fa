"""Seating somebody else in place of a player: the wish, and the answers of those who are asked."""

from __future__ import annotations

import discord

from bot.channel.interactions.answers import Acknowledge
from bot.channel.interactions.clicks import on_click
from bot.channel.interactions.context import Context, person
from bot.channel.interactions.given import number_given
from bot.channel.interactions.limits import Work
from bot.channel.messages.ids import Address
from bot.channel.messages.sentences import escaped, marked
from bot.tables.refused import Refused
from bot.tables.replacements import check_replacement
from bot.tables.table import Person, Table

from .asking_once import ask_once


async def ask_whether_to_replace(context: Context, table: Table, seat: int, newcomer: Person) -> None:
    """Say who would be asked what, before anybody is. Raises Refused."""
    check_replacement(table, context.person, seat, newcomer, may_manage=context.may_manage)
    await context.tables.invitations.check(table, context.person, newcomer)
    said = marked(table, context.locale)
    needed = await context.tables.replacements.needed(table, seat)
    sentence = said(
        f"replace-sure-{needed}", player=said.player(seat), newcomer=f"**{escaped(newcomer.name)}**"
    )
    await ask_once(context, table, sentence, "replace", str(seat), str(newcomer.id))


@on_click("replace-sure", Acknowledge.SILENTLY, Work.POST)
async def replace(context: Context, address: Address) -> None:
    """Ask the newcomer, and whoever else must consent."""
    await context.table_here(address)
    seat, newcomer = _wished(address)
    replaced = await context.tables.replacements.ask(
        context.channel_id,
        context.person,
        seat,
        await _newcomer(context, newcomer),
        interaction=context.id,
        may_manage=context.may_manage,
    )
    await context.show_sentence(context.words()(f"replace-{replaced.became}"))
    await context.announce()


@on_click("seat-agree", Acknowledge.SILENTLY)
async def agree(context: Context, address: Address) -> None:
    """Let the newcomer take the seat; as the newcomer: take it."""
    await _answer(context, address, agree=True)


@on_click("seat-decline", Acknowledge.SILENTLY)
async def decline(context: Context, address: Address) -> None:
    """Don't let the newcomer take the seat; as the newcomer: don't take it."""
    await _answer(context, address, agree=False)


def _wished(address: Address) -> tuple[int, int]:
    """The seat and the newcomer that a button is about. Raises Refused."""
    match [number_given(part) for part in address.rest]:
        case [int(seat), int(newcomer)]:
            return seat, newcomer
    raise Refused("replace-void")


async def _newcomer(context: Context, user: int) -> Person:
    """A member of the server by the name that they go by there. Raises Refused for who is none (any more)."""
    try:
        if context.guild is None:
            raise Refused("no-channel")
        return person(await context.guild.fetch_member(user))
    except discord.NotFound as problem:
        raise Refused("newcomer-gone") from problem


async def _answer(context: Context, address: Address, *, agree: bool) -> None:
    table = await context.table_here(address)
    seat, newcomer = _wished(address)
    who = context.person
    replaced = await context.tables.replacements.answer(
        table.channel, who, agree, seat=seat, newcomer=newcomer, interaction=context.id
    )
    if replaced.became == "asked":
        await context.say(context.words()("replace-noted"))
        return
    sentence = marked(table)(f"replace-{replaced.became}", player=f"**{escaped(who.name)}**")
    await context.show_sentence(sentence)
    await context.announce()
