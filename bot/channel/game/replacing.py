"""Seating somebody else in place of a player: the wish, and the answers of those who are asked."""

from __future__ import annotations

import discord

from bot.channel.interactions.answers import (
    Acknowledge,
    announce,
    locale_of,
    reader,
    say,
    show_sentence,
)
from bot.channel.interactions.clicks import on_click
from bot.channel.interactions.given import number_given
from bot.channel.interactions.house import Interaction
from bot.channel.interactions.limits import Work
from bot.channel.interactions.origin import channel_of, may_manage, person, person_of, table_still_here
from bot.channel.messages.ids import Address
from bot.channel.messages.sentences import escaped, marked
from bot.tables.refused import Refused
from bot.tables.replacements import check_replacement
from bot.tables.table import Person, Table

from .asking_once import ask_once


async def ask_whether_to_replace(interaction: Interaction, table: Table, seat: int, newcomer: Person) -> None:
    """Say who would be asked what, before anybody is. Raises Refused."""
    check_replacement(table, person_of(interaction), seat, newcomer, may_manage=may_manage(interaction))
    await interaction.client.tables.invitations.check(table, person_of(interaction), newcomer)
    said = marked(table, locale_of(interaction))
    needed = await interaction.client.tables.replacements.needed(table, seat)
    sentence = said(
        f"replace-sure-{needed}", player=said.player(seat), newcomer=f"**{escaped(newcomer.name)}**"
    )
    await ask_once(interaction, table, sentence, "replace", str(seat), str(newcomer.id))


@on_click("replace-sure", Acknowledge.SILENTLY, Work.POST)
async def replace(interaction: Interaction, address: Address) -> None:
    """Ask the newcomer, and whoever else must consent."""
    await table_still_here(interaction, address)
    seat, newcomer = _wished(address)
    replaced = await interaction.client.tables.replacements.ask(
        channel_of(interaction),
        person_of(interaction),
        seat,
        await _newcomer(interaction, newcomer),
        interaction=interaction.id,
        may_manage=may_manage(interaction),
    )
    await show_sentence(interaction, reader(interaction)(f"replace-{replaced.became}"))
    await announce(interaction)


@on_click("seat-agree", Acknowledge.SILENTLY)
async def agree(interaction: Interaction, address: Address) -> None:
    """Let the newcomer take the seat; as the newcomer: take it."""
    await _answer(interaction, address, agree=True)


@on_click("seat-decline", Acknowledge.SILENTLY)
async def decline(interaction: Interaction, address: Address) -> None:
    """Don't let the newcomer take the seat; as the newcomer: don't take it."""
    await _answer(interaction, address, agree=False)


def _wished(address: Address) -> tuple[int, int]:
    """The seat and the newcomer that a button is about. Raises Refused."""
    match [number_given(part) for part in address.rest]:
        case [int(seat), int(newcomer)]:
            return seat, newcomer
    raise Refused("replace-void")


async def _newcomer(interaction: Interaction, user: int) -> Person:
    """A member of the server by the name that they go by there. Raises Refused for who is none (any more)."""
    try:
        if interaction.guild is None:
            raise Refused("no-channel")
        return person(await interaction.guild.fetch_member(user))
    except discord.NotFound as problem:
        raise Refused("newcomer-gone") from problem


async def _answer(interaction: Interaction, address: Address, *, agree: bool) -> None:
    table = await table_still_here(interaction, address)
    seat, newcomer = _wished(address)
    who = person_of(interaction)
    replaced = await interaction.client.tables.replacements.answer(
        table.channel, who, agree, seat=seat, newcomer=newcomer, interaction=interaction.id
    )
    if replaced.became == "asked":
        await say(interaction, reader(interaction)("replace-noted"))
        return
    sentence = marked(table)(f"replace-{replaced.became}", player=f"**{escaped(who.name)}**")
    await show_sentence(interaction, sentence)
    await announce(interaction)
