"""A computer that plays on for somebody, and their coming back."""

from __future__ import annotations

from bot.channel.interactions.answers import Acknowledge, announce, locale_of, reader, say, show_sentence
from bot.channel.interactions.clicks import on_click
from bot.channel.interactions.house import Interaction
from bot.channel.interactions.limits import Work
from bot.channel.interactions.origin import channel_of, may_manage, person_of, table_still_here
from bot.channel.messages.ids import Address
from bot.channel.messages.sentences import marked
from bot.tables.refused import Refused
from bot.tables.table import Table

from .asking_once import ask_once


def plays_for(table: Table, user: int) -> bool:
    """Whether a computer plays for a user."""
    seat = table.seat_of(user)
    return seat is not None and table.computers[seat] is not None


async def ask_whether_to_stand_in(interaction: Interaction, table: Table, seat: int, level: str) -> None:
    """Say what it means that a computer plays on, before it does. Raises Refused."""
    await interaction.client.tables.substitutes.check(
        table, person_of(interaction), seat, level, may_manage=may_manage(interaction)
    )
    said = marked(table, locale_of(interaction))
    sentence = said("stand-in-sure", player=said.player(seat), level=said(f"level-{level}-told"))
    await ask_once(interaction, table, sentence, "stand-in", str(seat), level)


@on_click("stand-in-sure", Acknowledge.SILENTLY, Work.POST)
async def stand_in(interaction: Interaction, address: Address) -> None:
    """Let the computer play on."""
    await table_still_here(interaction, address)
    if len(address.rest) != 2 or not address.rest[0].isdecimal():
        raise Refused("replace-void")
    seat, level = address.rest
    await interaction.client.tables.substitutes.put_in(
        channel_of(interaction),
        person_of(interaction),
        int(seat),
        level,
        interaction=interaction.id,
        may_manage=may_manage(interaction),
    )
    await show_sentence(interaction, reader(interaction)("stand-in-done"))
    await announce(interaction)


async def come_back(interaction: Interaction) -> None:
    """Play on oneself."""
    await interaction.client.tables.substitutes.take_back(
        channel_of(interaction), person_of(interaction), interaction=interaction.id
    )
    await say(interaction, reader(interaction)("stand-in-over"))
    await announce(interaction)
