"""The coach of a first game: a private sentence on what a turn overlooked, or was good for.

It says what a legatus finds from the same view, and why; if nothing is certain, it says nothing.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, replace
from typing import Final

from bot.ai.advice import ExplainedCost
from bot.ai.players import LEGATUS
from bot.channel.interactions.context import Acknowledge, Context
from bot.channel.interactions.handlers import on_click
from bot.channel.messages.components import Address, ButtonMeaning, button, table_button
from bot.channel.messages.messenger import about
from bot.channel.messages.post import Page
from bot.channel.messages.sentences import escaped
from bot.engine import Change, Move, yes
from bot.lessons.lesson import good_for
from bot.play.errors import Refused
from bot.play.rows import TableRow
from bot.play.table import Table
from bot.play.turn.computers import advice_offered, known, thought_of

from .page_text import selection_text
from .prompt import OpenTurn, Prompt, Selection
from .question import last_question_to

WORTH_SAYING: Final = 0.05
"""The coach says nothing about chances to win, lost or at stake, that are smaller than this."""

PRAISED: Final = 4  # one good move in this many is praised
PATIENCE: Final = 2.0  # seconds for which a page waits for the coach

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Remark:
    """The coach's sentence on an answer, with what it lost and was about, and the `better` move."""

    sentence: str
    lost: float
    stake: float
    better: Move | None = None


async def coached_page(context: Context, turn: OpenTurn, page: Page) -> Page:
    """The page of a complete draft with the coach's sentence above it, and *Show me* for the better move."""
    table = turn.table
    if not table.row.coached or not known(table) or not table.title.chances.scales:
        return page
    thoughts = [_thought(context, turn, place, move) for place, move in enumerate(turn.draft.moves)]
    found = {place: said for place, said in enumerate(await asyncio.gather(*thoughts)) if said is not None}
    if not found:
        return page
    place, said = max(found.items(), key=lambda one: (one[1].lost, one[1].stake))
    ways = [table_button(turn.said, "coach-off", table)]
    if said.better is not None:
        choosing = Selection.of(said.better.kind(), said.better.values())
        rest = (str(place), *choosing.rest(turn.asked_before(place).forms))
        show = turn.said("button-show-better")
        ways.insert(0, button(show, turn.address("instead", rest), ButtonMeaning.CHOOSES))
    return replace(page, paragraphs=[said.sentence, *page.paragraphs], rows=[*page.rows, ways])


async def _thought(context: Context, turn: OpenTurn, place: int, move: Move) -> Remark | None:
    asked = turn.asked_before(place)
    question = replace(thought_of(turn.table, turn.seat, LEGATUS.name), view=asked.view)
    try:
        async with asyncio.timeout(PATIENCE):
            reasoned = await context.bot.computer_turns.weigh(question, move)
    except TimeoutError as error:
        _log.info("the coach of table %s has nothing to say: %s", turn.table.id, error)
        return None
    except Exception:  # the player goes on without a remark
        _log.exception("the coach of table %s fails", turn.table.id, extra=about(turn.table))
        return None
    return None if reasoned is None else remark_on(asked, move, reasoned)


def remark_on(asked: Prompt, move: Move, reasoned: ExplainedCost) -> Remark | None:
    """The coach's remark on an answer; None if there is nothing to say."""
    cost = reasoned.cost
    why = "" if _comes_to_light(asked, cost.best) else good_for(asked.said, reasoned.gains)
    if cost.loss >= WORTH_SAYING:
        sentence = asked.said(
            "coach-better-for" if why else "coach-better",
            played=_told(asked, move),
            better=_told(asked, cost.best),
            why=why,
        )
        return Remark(sentence, cost.loss, cost.stake, cost.best)
    if cost.best == move and cost.stake >= WORTH_SAYING and asked.view.ply % PRAISED == 0:
        sentence = asked.said("coach-good-for" if why else "coach-good", played=_told(asked, move), why=why)
        return Remark(sentence, 0.0, cost.stake)
    return None


def _comes_to_light(asked: Prompt, move: Move) -> bool:
    """Whether a preview of a move ends at something hidden: a reason that nobody could have seen teaches nothing."""
    foreseen = asked.foresee(move)
    return foreseen.stop == "light" and all(amount <= 0 for amount in foreseen.changes.values())


def _told(asked: Prompt, move: Move) -> str:
    """A move with the foreseeable gains, without the costs, which are no reason for it."""
    name, changes = escaped(selection_text(last_question_to(asked, move))), asked.foresee(move).changes
    gains = [Change(asked.seat, what, amount) for what, amount in changes.items() if amount > 0]
    brings = asked.said.changes(gains)
    return asked.said("coach-move-brings" if brings else "coach-move", move=name, brings=brings)


@on_click("coach-off", Acknowledge.PRIVATELY)
async def coach_off_clicked(context: Context, address: Address) -> None:
    table = await _settled(context, address, wanted=False)
    said = table.words(context.locale)
    sentence = said("coach-is-off", advice=yes(advice_offered(table)))
    await context.show(Page([sentence], rows=[[table_button(said, "coach-on", table)]]))


@on_click("coach-on", Acknowledge.SILENTLY)
async def coach_on_clicked(context: Context, address: Address) -> None:
    table = await _settled(context, address, wanted=True)
    await context.show_sentence(table.words(context.locale)("coach-is-on"))


async def _settled(context: Context, address: Address, *, wanted: bool) -> Table:
    table = await context.table_clicked(address)
    if table.seat_of(context.user.id) is None:
        raise Refused("not-seated")
    await context.tables.store.database.update(TableRow, table.id, coached=wanted)
    return table
