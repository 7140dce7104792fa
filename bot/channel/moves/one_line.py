"""`/move what:`: a whole move in one line, by the same command in every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands

from bot.channel.interactions.answers import Acknowledge
from bot.channel.interactions.clicks import on_choice
from bot.channel.interactions.context import IN_DIRECT_MESSAGES, Context
from bot.channel.interactions.guard import guarded, guarded_choices
from bot.channel.interactions.localisation import named
from bot.channel.messages.components import button, cut, menu
from bot.channel.messages.ids import Address
from bot.channel.messages.page import Page
from bot.channel.messages.sentences import escaped
from bot.tables.refused import Refused

from .asking import Asking, Turn, edition_of, turn_of
from .choosing import Choosing
from .completing import LONGEST_LINE, MOST_LINES, Line, completed
from .composing import go_to, show_as_it_stands
from .explaining import explained, kept
from .naming import DASH
from .playing import play_typed
from .preview import preview
from .refusing import briefly, refusals_told
from .repertoire import REPERTOIRES, Repertoire
from .spelling import LONGEST_TYPED, plain
from .waiting import table_to_move, tables_waiting, waiting_page
from .whole_moves import Answer

_SHOWN: Final = 60

What: TypeAlias = app_commands.Range[str, None, LONGEST_TYPED]


def command() -> app_commands.Command[Any, ..., None]:
    """The command: what is typed is looked for among the whole moves of whoever types it."""

    @app_commands.describe(
        what=named("command-move-what-description"), now=named("command-move-now-description")
    )
    @app_commands.rename(what=named("command-move-what"), now=named("command-move-now"))
    @app_commands.autocomplete(what=_complete)
    @guarded(Acknowledge.PRIVATELY)
    async def move(context: Context, /, what: What | None = None, now: bool = False) -> None:
        await _move(context, (what or "").strip()[:LONGEST_TYPED], now=now)

    return app_commands.Command(
        name=named("command-move"),
        description=named("command-move-description"),
        callback=move,
        allowed_contexts=IN_DIRECT_MESSAGES,
    )


@guarded_choices
async def _complete(context: Context, current: str) -> list[app_commands.Choice[str]]:
    """The lines below the option: whole moves; where nothing fits what was meant, and why it can't be."""
    return await completed(context, lambda asked: lines(asked, current))


def lines(asked: Asking, typed: str) -> list[Line]:
    """What is offered for a text typed so far: lines, with what is entered for them."""
    typed = typed[:LONGEST_TYPED]
    repertoire = _repertoire(asked)
    answers = repertoire.suggested(typed, asked.said.locale, MOST_LINES)
    if not answers:
        # What is entered then is what was typed, which is refused in the same words.
        return [(briefly(asked, explained(asked, repertoire, typed)), typed)]
    return [(_line(asked, repertoire, answer), repertoire.token(answer)) for answer in answers]


async def _move(context: Context, typed: str, *, now: bool) -> None:
    if context.guild_id is None and len(waiting := await tables_waiting(context)) > 1:
        await context.show(waiting_page(context, waiting))
        return
    table = await table_to_move(context)
    turn = await turn_of(context.tables, table, context.user.id, context.locale)
    asked = turn.asked
    if asked is None or not plain(typed):
        notice = turn.said("draft-complete") if asked is None and plain(typed) else None
        await show_as_it_stands(context, turn, notice)
        return
    repertoire = _repertoire(asked)
    async with refusals_told(context, asked, lambda: kept(repertoire, typed)):
        if offered := repertoire.offered(typed):
            await _settle(context, turn, asked, *offered, now=now)
            return
        meaning = repertoire.meant(typed, asked.said.locale, MOST_LINES)
        if not meaning.answers:
            raise explained(asked, repertoire, typed)
        if len(meaning.answers) > 1:
            await _show_candidates(context, asked, repertoire, typed, meaning.answers)
            return
        answer = meaning.answers[0]
        await _settle(context, turn, asked, answer, asked.table.revision, now=now and meaning.exact)


async def _settle(
    context: Context, turn: Turn, asked: Asking, answer: Answer, revision: int, *, now: bool
) -> None:
    """Play the move, and what is laid out before it, or lay it out: always where there is a warning to read."""
    if now and preview(asked, answer.move).caution is None:
        await play_typed(context, asked, answer.move, revision)
    else:
        await go_to(context, turn, Choosing.of(answer.kind, answer.named))


async def _show_candidates(
    context: Context, asked: Asking, repertoire: Repertoire, typed: str, answers: Sequence[Answer]
) -> None:
    """The moves that a text may mean, to choose one of them."""
    options = [
        discord.SelectOption(
            label=cut(repertoire.name(answer, asked.said.locale), LONGEST_LINE),
            value=repertoire.token(answer),
            description=cut(repertoire.worth(answer, asked.said.locale), LONGEST_LINE) or None,
        )
        for answer in answers
    ]
    said = asked.said
    address = asked.address("whole")
    question = said("typed-several", typed=cut(escaped(typed), _SHOWN))
    choose = button(said("button-choose"), asked.address("at"))
    which = menu(said("typed-several-menu"), address, options)
    await context.show(Page([question], rows=[which, [choose]]))


@on_choice("whole", Acknowledge.SILENTLY)
async def candidate_chosen(context: Context, address: Address, values: list[str]) -> None:
    """One of the moves that a text may mean: what it will do."""
    table = await context.table_clicked(address)
    turn = await turn_of(context.tables, table, context.user.id, context.locale)
    try:
        if (asked := turn.asked) is None or edition_of(address)[0] != turn.kept.edition:
            raise Refused("draft-changed")
        offered = _repertoire(asked).offered("".join(values))
    except Refused as refused:
        await show_as_it_stands(context, turn, turn.said.text(refused.text))
        return
    choosing = Choosing() if offered is None else Choosing.of(offered[0].kind, offered[0].named)
    await go_to(context, turn, choosing)


def _repertoire(asked: Asking) -> Repertoire:
    return REPERTOIRES.of(asked.table, asked.seat, asked.view, asked.forms.values())


def _line(asked: Asking, repertoire: Repertoire, answer: Answer) -> str:
    """A move in words, with what it costs and brings."""
    name = repertoire.name(answer, asked.said.locale)
    worth = repertoire.worth(answer, asked.said.locale)
    return cut(f"{name}{DASH}{worth}" if worth else name, LONGEST_LINE)
