"""Pinging whoever is asked again: by itself after some hours, or now."""

from __future__ import annotations

from bot.channel.interactions.answers import locale_of
from bot.channel.interactions.house import Interaction
from bot.channel.interactions.origin import (
    channel_of,
    check_begun,
    check_open,
    may_manage,
    person_of,
)
from bot.channel.messages.components import button
from bot.channel.messages.ids import Address
from bot.channel.messages.sentences import marked
from bot.channel.private.pages import Page, show_page
from bot.tables.table import Table
from bot.words.fluent import Words


async def show_reminders(interaction: Interaction, table: Table) -> None:
    """Who is asked, after how long they are reminded, and a button that pings them now. Raises Refused."""
    check_open(table)
    check_begun(table)
    said = marked(table, locale_of(interaction))
    hours = await interaction.client.tables.reminding.interval(table)
    set_to = said("reminder-set", hours=hours) if hours else said("reminder-none")
    asked = said("reminder-asked", players=_named(said, table.asked_seats))
    nudge = button(said("button-nudge"), Address("nudge", table.id, table.revision))
    await show_page(interaction, Page([asked, set_to], rows=[[nudge]]))


async def set_reminders(interaction: Interaction, hours: int) -> None:
    """Remind every so many hours, 0 for never; the host's right. Raises Refused."""
    table = await interaction.client.tables.reminding.set(
        channel_of(interaction), person_of(interaction), hours or None, may_manage=may_manage(interaction)
    )
    await show_reminders(interaction, table)


def _named(said: Words, seats: list[int] | tuple[int, ...]) -> str:
    return said.listed(map(said.player, seats))
