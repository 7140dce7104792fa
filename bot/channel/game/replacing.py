"""Seating somebody else in place of a player: the wish, and the answers of those who are asked."""

from __future__ import annotations

from bot.channel.interactions.answers import Acknowledge, announce, reader, say, show_sentence
from bot.channel.interactions.clicks import on_click
from bot.channel.interactions.house import Interaction
from bot.channel.interactions.origin import channel_of, may_manage, person_of, table_still_here
from bot.channel.messages.ids import Address
from bot.channel.messages.sentences import escaped, marked
from bot.tables.refused import Refused
from bot.tables.table import Person


async def replace(interaction: Interaction, seat: int, newcomer: Person) -> None:
    """Ask the newcomer, and whoever else must consent."""
    replaced = await interaction.client.tables.replacements.ask(
        channel_of(interaction),
        person_of(interaction),
        seat,
        newcomer,
        interaction=interaction.id,
        may_manage=may_manage(interaction),
    )
    if await announce(interaction):
        await say(interaction, reader(interaction)(f"replace-{replaced.became}"))


@on_click("seat-agree", Acknowledge.SILENTLY)
async def agree(interaction: Interaction, address: Address) -> None:
    """Let the newcomer take the seat; as the newcomer: take it."""
    await _answer(interaction, address, agree=True)


@on_click("seat-decline", Acknowledge.SILENTLY)
async def decline(interaction: Interaction, address: Address) -> None:
    """Don't let the newcomer take the seat; as the newcomer: don't take it."""
    await _answer(interaction, address, agree=False)


async def _answer(interaction: Interaction, address: Address, *, agree: bool) -> None:
    table = await table_still_here(interaction, address)
    if len(address.rest) != 2 or not all(part.isdecimal() for part in address.rest):
        raise Refused("replace-void")
    seat, newcomer = map(int, address.rest)
    person = person_of(interaction)
    replaced = await interaction.client.tables.replacements.answer(
        table.channel, person, agree, seat=seat, newcomer=newcomer, interaction=interaction.id
    )
    if replaced.became == "asked":
        await say(interaction, reader(interaction)("replace-noted"))
        return
    sentence = marked(table)(f"replace-{replaced.became}", player=f"**{escaped(person.name)}**")
    await show_sentence(interaction, sentence)
    await announce(interaction)
