"""Advice: up to three moves that the strongest computer considers, from the view of the player who asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.ai.advice import Advised
from bot.channel.interactions import Acknowledge, Context, Work, guarded, on_click
from bot.channel.messages import Address, ButtonMeaning, Page, button, escaped
from bot.engine import DECIDED, Change
from bot.i18n.fluent import Words
from bot.lessons.lesson import subject
from bot.play.table import Table

from .composing import show_draft, show_turn
from .layout import address_of
from .page_text import selection_text
from .prompt import Prompt, Selection, turn_of
from .question import last_question_to

_BARELY: Final = 0.5  # less than so many points, or whatever the game counts, are hardly a difference
_DECIDES: Final = DECIDED / 4
"""So much better is only what wins, or saves, the game in a good part of what may be."""


@guarded(Acknowledge.PRIVATELY, Work.THINK)
async def game_advice(context: Context) -> None:
    await show_advice(context, await context.table())


@on_click("advice", Acknowledge.SILENTLY, Work.THINK)
async def advice_clicked(context: Context, address: Address) -> None:
    table = await context.table_clicked(address)
    await show_advice(context, table)


async def show_advice(context: Context, table: Table) -> None:
    """Think, note what was advised, and show it. Raises Refused or Refusal where there is no advice."""
    tables = context.tables
    turn = await turn_of(tables, table, context.user.id, context.locale)
    if (asked := turn.asked) is None:
        await show_draft(context, turn)
        return
    question = tables.advice.question(asked.table, asked.seat)
    clicked = context.message is not None  # Discord shows "thinking …" for a command
    if clicked:
        back = button(asked.said("button-back"), address_of("at", asked, Selection()))
        await context.show(Page([asked.said("advice-thinking")], rows=[[back]]))
    found = await context.bot.computer_turns.advise(question)
    if clicked and not await context.still_shows(asked.said("advice-thinking")):
        return
    now = await tables.repository.by_id(table.id)
    if now is not None and now.revision != table.revision:
        await show_turn(context, now, asked.said("refused-stale"))
        return
    await tables.advice.take(table, asked.seat, [advised.move for advised in found])
    await context.show(advice_page(asked, found))


def advice_page(asked: Prompt, found: Sequence[Advised]) -> Page:
    """Each move with what it brings at once, how much better it seems than the next and why; a button leads to it."""
    said = asked.said
    lines = [f"### {said('advice-title')}"]
    buttons = []
    for place, advised in enumerate(found, 1):
        now = last_question_to(asked, advised.move)
        heading = f"**{place} · {escaped(selection_text(now))}**"
        brings = asked.said.changes(
            Change(asked.seat, what, amount) for what, amount in now.preview.foreseen.changes.items()
        )
        about = subject(asked.table.title.game.id, advised.gains)
        reasons = [
            *([_ahead(said, advised.ahead, best=place == 1)] if advised.ahead is not None else []),
            *([asked.said(f"subject-{about}")] if about is not None else []),
        ]
        lines.append(" – ".join(filter(None, [heading, brings, ", ".join(reasons)])))
        way = address_of("at", asked, now.choosing)
        buttons.append(button(said("button-advised", place=place), way, ButtonMeaning.CHOOSES))
    back = button(said("button-back"), address_of("at", asked, Selection()))
    return Page(lines, rows=[[*buttons, back]], footnotes=[said("advice-footnote")])


def _ahead(said: Words, ahead: float, *, best: bool) -> str:
    if ahead < _BARELY:
        return said("advice-best-barely" if best else "advice-better-barely")
    if ahead >= _DECIDES:
        return said("advice-decides")
    amount = said("points-ahead", amount=max(1, round(ahead)))
    return said("advice-best-by" if best else "advice-better-by", amount=amount)
