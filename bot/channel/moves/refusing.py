"""A typed move that is refused: why, and a button that goes on from what was right about it."""

from __future__ import annotations

from bot.channel.interactions.context import Context
from bot.channel.messages.components import button
from bot.channel.messages.page import Page
from bot.engine import Refusal
from bot.tables.refused import Refused

from .asking import Asking
from .choosing import Choosing
from .playing import played_before


async def refuse(context: Context, asked: Asking, refused: Refused | Refusal, kept: Choosing) -> None:
    """Say why a move can't be played; *Choose* opens the page of the turn with what was valid.

    Nothing is said where Discord delivers a second time what has been played already.
    """
    if await played_before(context):
        await context.say_nothing()
        return
    sentence = context.refusal_told(refused, asked.table)
    address = asked.address("at", kept.rest(asked.forms))
    await context.show(Page([sentence], rows=[[button(asked.said("button-choose"), address)]]))


def briefly(asked: Asking, refused: Refused | Refusal) -> str:
    """The same in one line of a list, without the way out."""
    if isinstance(refused, Refusal):
        return asked.said.text(refused.reason)
    brief = f"{refused.text.key}-briefly"
    if asked.said.has(brief):
        return asked.said(brief, **refused.text.arguments)
    return asked.said.text(refused.text)
