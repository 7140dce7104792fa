"""A typed move that is refused: why, and a button that goes on from what was right about it."""

from __future__ import annotations

from bot.channel.interactions.answers import say_nothing
from bot.channel.interactions.house import Interaction
from bot.channel.interactions.refusals import refusal_told
from bot.channel.messages.components import button
from bot.channel.private.pages import Page, show_page
from bot.engine import Refusal
from bot.tables.refused import Refused

from .asking import Asking
from .choosing import Choosing
from .playing import played_before


async def refuse(interaction: Interaction, asked: Asking, refused: Refused | Refusal, kept: Choosing) -> None:
    """Say why a move can't be played; *Choose* opens the page of the turn with what was valid.

    Nothing is said where Discord delivers a second time what has been played already.
    """
    if await played_before(interaction):
        await say_nothing(interaction)
        return
    sentence = refusal_told(interaction, refused, asked.table, asked.said.locale)
    address = asked.address("at", kept.rest(asked.forms))
    await show_page(interaction, Page([sentence], rows=[[button(asked.said("button-choose"), address)]]))


def briefly(asked: Asking, refused: Refused | Refusal) -> str:
    """The same in one line of a list, without the way out."""
    if isinstance(refused, Refusal):
        return asked.said.text(refused.reason)
    brief = f"{refused.text.key}-briefly"
    if asked.said.has(brief):
        return asked.said(brief, **refused.text.arguments)
    return asked.said.text(refused.text)
