"""Pinging whoever is asked again, now."""

from __future__ import annotations

from bot.channel.interactions.answers import Acknowledge, announce, locale_of, show_sentence
from bot.channel.interactions.clicks import on_click
from bot.channel.interactions.house import Interaction
from bot.channel.interactions.limits import Work
from bot.channel.interactions.origin import channel_of, person_of, table_still_here
from bot.channel.messages.components import TableButton, button
from bot.channel.messages.ids import Address
from bot.channel.messages.sentences import marked
from bot.tables.table import Table
from bot.words.fluent import Words


def nudge_button(table: Table, said: Words) -> TableButton:
    """What pings whoever is asked at once."""
    return button(said("button-nudge"), Address("nudge", table.id, table.revision))


@on_click("nudge", Acknowledge.SILENTLY, Work.POST)
async def nudge(interaction: Interaction, address: Address) -> None:
    """Ping now whoever is asked."""
    await table_still_here(interaction, address)
    nudged = await interaction.client.tables.reminding.nudge(
        channel_of(interaction), person_of(interaction), interaction=interaction.id
    )
    said = marked(nudged.table, locale_of(interaction))
    lines = [said("nudged", players=_named(said, nudged.pinged))]
    if nudged.resting:
        lines.append(said("nudged-not", players=_named(said, nudged.resting), count=len(nudged.resting)))
    await show_sentence(interaction, " ".join(lines))
    await announce(interaction)


def _named(said: Words, seats: list[int] | tuple[int, ...]) -> str:
    return said.listed(map(said.player, seats))
