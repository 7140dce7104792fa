"""A turn that a user has settled on: played, told to them, and then to the channel."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from bot.channel.interactions.context import Context
from bot.channel.messages.sentences import escaped, happened, marked
from bot.engine import Move
from bot.tables.table import Table

from .asking import Asking, Turn


async def play(context: Context, table: Table, moves: Sequence[Move], revision: int | None) -> Table:
    """Play moves chosen on a revision, all or none; the table after them. Raises Refused, Refusal, Repeated."""
    after = await context.tables.games.play(
        table.channel, context.person, *moves, interaction=context.id, revision=revision, handed=table
    )
    context.house.instruments.durable(perf_counter() - context.arrived)
    return after


async def play_typed(context: Context, asked: Asking, move: Move, revision: int) -> None:
    """Play a move that was typed, behind what is laid out; tell the player what only they hear, then the channel.

    Raises Refused, Refusal, Repeated.
    """
    turn = asked.turn
    assert turn is not None, "who types is asked at a table"
    moves = [*turn.draft.moves, move]
    table = await play(context, turn.table, moves, revision)
    if sentence := told_alone(turn, move, table) or "\n".join(told_privately(turn, table)):
        await context.say(sentence)
    if await context.announce(table.channel):
        await context.say_nothing()


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
