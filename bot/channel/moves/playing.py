"""A turn that a user has settled on: played, told to them, and then to the channel."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from bot.channel.interactions.answers import announce, say, say_nothing
from bot.channel.interactions.house import ARRIVED, Interaction
from bot.channel.interactions.origin import person_of
from bot.channel.messages.sentences import escaped, happened, marked
from bot.engine import Move
from bot.tables.refused import Repeated
from bot.tables.table import Table

from .asking import Asking, Turn


async def play(interaction: Interaction, table: Table, moves: Sequence[Move], revision: int | None) -> Table:
    """Play moves chosen on a revision, all or none; the table after them. Raises Refused, Refusal."""
    try:
        after = await interaction.client.tables.games.play(
            table.channel,
            person_of(interaction),
            *moves,
            interaction=interaction.id,
            revision=revision,
            handed=table,
        )
    except Repeated as repeated:
        return repeated.table
    interaction.client.instruments.durable(perf_counter() - interaction.extras[ARRIVED])
    return after


async def play_typed(interaction: Interaction, asked: Asking, move: Move, revision: int) -> None:
    """Play a move that was typed, behind what is laid out; tell the player what only they hear, then the channel.

    Raises Refused, Refusal.
    """
    turn = asked.turn
    assert turn is not None, "who types is asked at a table"
    moves = [*turn.draft.moves, move]
    table = await play(interaction, turn.table, moves, revision)
    if sentence := told_alone(turn, move, table) or "\n".join(told_privately(turn, table)):
        await say(interaction, sentence)
    if await announce(interaction, table.channel):
        await say_nothing(interaction)


async def played_before(interaction: Interaction) -> bool:
    """Whether Discord delivers a second time what has been played already."""
    return await interaction.client.tables.games.carried_out(interaction.id)


def told_privately(turn: Turn, after: Table) -> list[str]:
    """What of a move the player alone hears of."""
    own, others = after.view(turn.seat).events, after.view(None).events
    return happened(
        marked(after, turn.said.locale, turn.seat), [event for event in own if event not in others]
    )


def told_alone(turn: Turn, move: Move, after: Table) -> str | None:
    """What is said to the player alone: their answer, where the others don't see it yet."""
    if turn.seat not in after.view(turn.seat).answered:
        return None
    last = len(turn.draft.steps) - 1
    asked = turn.asked if turn.asked is not None else turn.asked_before(last)
    form = asked.forms[move.kind()]
    values = move.values()
    labels = [
        offer.label
        for field in move.fields()
        for offer in asked.offers(form, field, values)
        if offer.value == values[field]
    ]
    return turn.said("chosen-together", choice=escaped(", ".join(labels)) or asked.kind_name(move.kind()))
