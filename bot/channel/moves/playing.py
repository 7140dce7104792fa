"""A move that a user has settled on: played, told to them, and then to the channel."""

from __future__ import annotations

from time import perf_counter

from bot.channel.interactions.answers import announce, say, say_nothing, whisper
from bot.channel.interactions.house import ARRIVED, Interaction
from bot.channel.interactions.origin import person_of
from bot.channel.messages.sentences import escaped, happened, marked
from bot.channel.private.pages import show_page
from bot.engine import Move
from bot.tables.refused import Repeated
from bot.tables.table import Table

from .asking import Asking
from .coaching import coach


async def play(interaction: Interaction, table: Table, move: Move, revision: int | None) -> Table:
    """Play a move chosen on a revision; the table after it. Raises Refused, Refusal."""
    try:
        after = await interaction.client.tables.games.play(
            table.channel,
            person_of(interaction),
            move,
            interaction=interaction.id,
            revision=revision,
            handed=table,
        )
    except Repeated as repeated:
        return repeated.table
    interaction.client.instruments.durable(perf_counter() - interaction.extras[ARRIVED])
    return after


async def play_typed(interaction: Interaction, asked: Asking, move: Move, revision: int) -> None:
    """Play a move that was typed; tell the player what only they hear, then the channel. Raises Refused, Refusal."""
    table = await play(interaction, asked.table, move, revision)
    if sentence := told_alone(asked, move, table) or told_privately(asked, table):
        await say(interaction, sentence)
    if not await announce(interaction, table.channel):
        return
    if (said := await coach(interaction, asked, move, table)) is None:
        await say_nothing(interaction)
    elif sentence:
        await whisper(interaction, said.layout())
    else:
        await show_page(interaction, said)


async def played_before(interaction: Interaction) -> bool:
    """Whether Discord delivers a second time what has been played already."""
    return await interaction.client.tables.games.carried_out(interaction.id)


def told_privately(asked: Asking, after: Table) -> str | None:
    """What of a move the player alone hears of, if there is any."""
    own, others = after.view(asked.seat).events, after.view(None).events
    lines = happened(marked(after, asked.said.locale), [event for event in own if event not in others])
    return "\n".join(lines) or None


def told_alone(asked: Asking, move: Move, after: Table) -> str | None:
    """What is said to the player alone: their answer, where the others don't see it yet."""
    if asked.seat not in after.view(asked.seat).answered:
        return None
    said = asked.said
    form = asked.forms[move.kind()]
    values = move.values()
    labels = [
        offer.label
        for field in move.fields()
        for offer in asked.offers(form, field, values)
        if offer.value == values[field]
    ]
    return said("chosen-together", choice=escaped(", ".join(labels)) or asked.kind_name(move.kind()))
