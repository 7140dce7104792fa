"""A typed move that is refused: why, and a button that goes on from what was right about it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from bot.channel.interactions.context import Context
from bot.channel.messages.components import button
from bot.channel.messages.page import Page
from bot.engine import Refusal
from bot.tables.refused import Refused, Repeated

from .asking import Asking
from .choosing import Choosing


@asynccontextmanager
async def refusals_told(context: Context, asked: Asking, kept: Callable[[], Choosing]) -> AsyncIterator[None]:
    """Inside, a typed move is played; why it can't be is said, and *Choose* goes on from what is `kept` of it.

    Nothing is said where Discord delivers a second time what has been played already.
    """
    try:
        async with context.once(asked.table):
            yield
    except Repeated:
        await context.say_nothing()
    except (Refused, Refusal) as refused:
        sentence = context.refusal_told(refused, asked.table)
        address = asked.address("at", kept().rest(asked.forms))
        await context.show(Page([sentence], rows=[[button(asked.said("button-choose"), address)]]))


def briefly(asked: Asking, refused: Refused | Refusal) -> str:
    """A refusal in one line of a list, without the way out."""
    if isinstance(refused, Refusal):
        return asked.said.text(refused.reason)
    brief = f"{refused.text.key}-briefly"
    if asked.said.has(brief):
        return asked.said(brief, **refused.text.arguments)
    return asked.said.text(refused.text)
