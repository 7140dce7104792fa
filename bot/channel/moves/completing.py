"""The lines below an option while somebody types: answers to what is asked of them, or why nothing is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from discord import app_commands

from bot.channel.interactions.context import Context
from bot.channel.interactions.limits import Work
from bot.channel.messages.components import cut
from bot.engine import Refusal
from bot.tables.refused import Refused

from .asking import Asking, turn_of
from .waiting import table_to_move

MOST_LINES: Final = 25
"""The lines that Discord shows below an option, and that a menu has at most."""
LONGEST_LINE: Final = 100
"""Letters of a line."""

Line: TypeAlias = tuple[str, str]
"""What is read, and what is entered by choosing it."""


async def completed(
    context: Context, lines: Callable[[Asking], Iterable[Line]], game: str | None = None
) -> list[app_commands.Choice[str]]:
    """The lines that are made of the question to whoever types, or the one that says why nothing is asked of them."""
    table = None
    found: Iterable[Line]
    try:
        context.count(Work.SEARCH)
        table = await table_to_move(context)
        turn = await turn_of(context.tables, table, context.user.id, context.locale, game)
        found = [(turn.said("draft-complete"), "-")] if turn.asked is None else lines(turn.asked)
    except (Refused, Refusal) as refused:
        sentence = context.refusal_told(refused, table)
        found = [(sentence, "-")]
    return [app_commands.Choice(name=cut(name, LONGEST_LINE), value=value) for name, value in found]
