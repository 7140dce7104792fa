"""Nudging whoever is waited for."""

from __future__ import annotations

from bot.channel.interactions.answers import Acknowledge, announce, locale_of, say, show_sentence
from bot.channel.interactions.clicks import on_click
from bot.channel.interactions.house import Interaction
from bot.channel.interactions.limits import Work
from bot.channel.interactions.origin import channel_of, person_of, table_of, table_still_here
from bot.channel.messages.components import Meaning, TableButton, button
from bot.channel.messages.ids import Address
from bot.channel.messages.sentences import marked
from bot.engine import Player
from bot.tables.moments import moment
from bot.tables.table import Table
from bot.words.fluent import Words


def nudge_button(table: Table, said: Words) -> TableButton:
    """What pings whoever is asked at once."""
    return button(said("button-nudge"), Address("nudge", table.id, table.revision), Meaning.CHOOSES)


async def nudge(interaction: Interaction) -> None:
    """Ping now whoever is asked. Raises Refused."""
    await say(interaction, await _nudged(interaction))
    await announce(interaction)


@on_click("nudge", Acknowledge.SILENTLY, Work.POST)
async def nudge_clicked(interaction: Interaction, address: Address) -> None:
    """The same, by the button of a page."""
    await table_still_here(interaction, address)
    await show_sentence(interaction, await _nudged(interaction))
    await announce(interaction)


async def _nudged(interaction: Interaction) -> str:
    """Whom the nudge pings, and who is left alone until when."""
    nudging = interaction.client.tables.nudging
    table = await table_of(interaction)
    await interaction.client.post.presence.look(
        table, [user for user in table.asked_users() if user != interaction.user.id]
    )
    nudged = await nudging.nudge(channel_of(interaction), person_of(interaction), interaction=interaction.id)
    said = marked(nudged.table, locale_of(interaction))
    lines = [said("nudged", players=[Player(seat) for seat in nudged.nudged])]
    lines += [
        said("nudged-not", player=said.player(seat), moment=moment(until))
        for seat, until in nudged.resting.items()
    ]
    return " ".join(lines)
