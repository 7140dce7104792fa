"""The coach of a first game: of a move one sentence, to its player alone: what it overlooked, or was good for.

It says what a commander finds from the same view; where nothing is sure, it says nothing.
"""

from __future__ import annotations

import logging
from typing import Final

from bot.channel.interactions.answers import Acknowledge, show_sentence
from bot.channel.interactions.clicks import on_click
from bot.channel.interactions.house import Interaction
from bot.channel.interactions.origin import table_clicked
from bot.channel.messages.components import button
from bot.channel.messages.ids import Address
from bot.channel.messages.sentences import escaped
from bot.channel.private.pages import Page
from bot.engine import Change, Move
from bot.players import LEGATUS
from bot.players.weighing import Weighed
from bot.tables.advice import known
from bot.tables.computers import thought_of
from bot.tables.refused import Refused

from .asking import Asking
from .preview import preview
from .step import step_to
from .wording import trail_of

WORTH_SAYING: Final = 0.02
"""A chance to win that is less than this, given away or at stake, is nothing to speak of."""

_log = logging.getLogger(__name__)


async def coach(interaction: Interaction, asked: Asking, move: Move) -> Page | None:
    """Think about a move that somebody has just made: what they alone are told; nothing where no coach is wanted."""
    table = asked.table
    if not table.row.coached or not known(table) or not table.title.chances.scales:
        return None
    question = thought_of(table, asked.seat, LEGATUS.name)
    try:
        weighed = await interaction.client.thinking.weigh(question, move)
    except TimeoutError as error:
        _log.info("the coach of table %s has nothing to say: %s", table.id, error)
        return None
    sentence = None if weighed is None else coached(asked, move, weighed)
    if sentence is None:
        return None
    off = button(asked.said("button-coach-off"), Address("coach-off", table.id, table.revision))
    return Page([sentence], rows=[[off]])


def coached(asked: Asking, move: Move, weighed: Weighed) -> str | None:
    """What is said of a move; None where there is nothing to say."""
    if weighed.loss >= WORTH_SAYING:
        return asked.said(
            "coach-better",
            played=_told(asked, move),
            better=_told(asked, weighed.best),
            percent=max(1, round(100 * weighed.loss)),
        )
    if weighed.best == move and weighed.stake >= WORTH_SAYING:
        return asked.said("coach-good", played=_told(asked, move))
    return None


def _told(asked: Asking, move: Move) -> str:
    """A move as it is clicked together, with what it brings at once."""
    name, brings = escaped(trail_of(step_to(asked, move))), _brings(asked, move)
    return asked.said("coach-move-brings" if brings else "coach-move", move=name, brings=brings)


def _brings(asked: Asking, move: Move) -> str:
    """What a move brings its player at once, as far as it can be foreseen; what it costs is no reason for it."""
    changes = preview(asked, move).foreseen.changes
    return asked.said.changes(
        Change(asked.seat, what, amount) for what, amount in changes.items() if amount > 0
    )


@on_click("coach-off", Acknowledge.SILENTLY)
async def off_clicked(interaction: Interaction, address: Address) -> None:
    """Nothing more is said at this table."""
    table = await table_clicked(interaction, address)
    if table.seat_of(interaction.user.id) is None:
        raise Refused("not-seated")
    await interaction.client.tables.learning.coach_no_more(table)
    await show_sentence(interaction, table.words()("coach-is-off"))
