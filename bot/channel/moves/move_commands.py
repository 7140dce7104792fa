"""Typed moves: the commands of each game, and `/move` for all games."""

from __future__ import annotations

import inspect
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, Final, TypeAlias

from discord import app_commands
from discord.utils import remove_markdown

from bot.channel.interactions.bot_types import Work
from bot.channel.interactions.context import ON_SERVERS, Acknowledge, Context
from bot.channel.interactions.handlers import (
    DEFAULT_LOCALE,
    Completed,
    guarded,
    guarded_choices,
    localized,
    on_choice,
)
from bot.channel.messages.card import link_of
from bot.channel.messages.components import (
    MOST_LISTED,
    Address,
    ButtonMeaning,
    address_at,
    button,
    cut,
    menu,
    options_of,
)
from bot.channel.messages.post import Page, rows_of
from bot.channel.messages.sentences import escaped
from bot.engine import Form, Move, Refusal, Value
from bot.games.title import Title
from bot.i18n.fluent import LOCALES, words
from bot.play.errors import Refused, RepeatedRequest
from bot.play.table import Table

from .composing import play_typed, show_draft, show_selection
from .move_index import MoveIndex, index_of
from .prompt import DASH, Offer, Preview, Prompt, Selection, turn_of
from .reading import LONGEST_TYPED, is_named, offers_meant, plain_words, suggested_offers
from .why_not import not_now, refusal_in_brief, valid_part, why_no_move, why_no_value

TypedText: TypeAlias = app_commands.Range[str, None, LONGEST_TYPED]

_SHOWN: Final = 60

CompletionLine: TypeAlias = tuple[str, str]  # the text shown, and the value entered


def moves_group(title: Title) -> app_commands.Group:
    commands = app_commands.Group(
        name=title.game.id, description=localized("command-group-description"), allowed_contexts=ON_SERVERS
    )
    for move in title.game.moves:
        if move.command:
            commands.add_command(_of_kind(title, move))
    return commands


def _of_kind(title: Title, move: type[Move]) -> app_commands.Command[Any, ..., None]:
    game, kind = title.game.id, move.kind()

    @guarded(Acknowledge.PRIVATELY)
    async def run(context: Context, /, **typed: str | None) -> None:
        await _play_typed(context, game, kind, _bounded(typed))

    # discord.py reads the options from the signature.
    first = inspect.Parameter("context", inspect.Parameter.POSITIONAL_OR_KEYWORD)
    options = [
        inspect.Parameter(
            field, inspect.Parameter.POSITIONAL_OR_KEYWORD, default=None, annotation=TypedText | None
        )
        for field in move.fields()
    ]
    vars(run)["__signature__"] = inspect.Signature([first, *options])
    for decorate in (
        app_commands.describe(
            **{field: localized(f"field-{kind}-{field}-description", game) for field in move.fields()}
        ),
        app_commands.rename(**{field: localized(f"option-name-{field}", game) for field in move.fields()}),
        app_commands.autocomplete(**{field: _completion(game, move, field) for field in move.fields()}),
    ):
        decorate(run)
    return app_commands.Command(
        name=localized(f"command-{kind}", game),
        description=localized(f"move-{kind}-description", game),
        callback=run,
    )


async def _play_typed(context: Context, game: str, kind: str, typed: dict[str, str]) -> None:
    table = await context.table()
    turn = await turn_of(context.tables, table, context.user.id, context.locale, game)
    if (asked := turn.asked) is None:
        await show_draft(context, turn, turn.said("draft-complete"))
        return
    form = asked.forms.get(kind)
    wanted, refused = typed_values(asked, form, typed) if form is not None else ({}, not_now(asked, kind))
    chosen = Selection.of(kind, wanted) if form is not None else Selection()
    async with refusals_answered(context, asked, chosen):
        if form is None or refused is not None:
            assert refused is not None, "a kind of move without a form is refused"
            raise refused
        settled = asked.assumed(form, wanted)
        if len(settled) < len(form.move.fields()):
            await show_selection(context, turn, chosen)
            return
        move = form.move(**settled)
        filled_in = settled.keys() - form.narrow(wanted).keys()
        sure = not filled_in and _names_exactly(asked, form, typed, wanted)
        if not sure or Preview(asked, asked.foresee(move)).caution is not None:
            await show_selection(context, turn, Selection.of(kind, settled))
            return
        await play_typed(context, asked, move, asked.table.revision)


def typed_values(
    asked: Prompt, form: Form, typed: Mapping[str, str]
) -> tuple[dict[str, Value], Refused | Refusal | None]:
    """The values that typed texts mean, in any order, and the refusal of the first that means none or several."""
    wanted: dict[str, Value] = {}
    refused = None
    for field in form.move.fields():
        if field in typed:
            found = _offers_meant(asked, form, field, typed[field], wanted)
            if len(found) == 1:
                wanted[field] = found[0].value
            else:
                refused = refused or why_no_value(asked, form, field, typed[field], wanted, found)
    return wanted, refused


def _offers_meant(
    asked: Prompt, form: Form, field: str, typed: str, wanted: Mapping[str, Value]
) -> list[Offer]:
    in_languages = (
        replace(asked, said=asked.table.words(locale)).offers(form, field, wanted) for locale in LOCALES
    )
    return offers_meant(typed, asked.offers(form, field, wanted), in_languages)


def _names_exactly(asked: Prompt, form: Form, typed: Mapping[str, str], wanted: Mapping[str, Value]) -> bool:
    return all(
        is_named(typed[field], offer)
        for field in typed
        for offer in asked.offers(form, field, wanted)
        if offer.value == wanted[field]
    )


def _completion(game: str, move: type[Move], field: str) -> Completed:
    names = {words(DEFAULT_LOCALE, game)(f"option-name-{name}"): name for name in move.fields()}

    @guarded_choices
    async def complete(context: Context, current: str) -> Sequence[CompletionLine]:
        current = current[:LONGEST_TYPED]

        def lines(asked: Prompt) -> Sequence[CompletionLine]:
            form = asked.forms.get(move.kind())
            if form is None:
                raise not_now(asked, move.kind())
            others = {names[name]: text for name, text in context.interaction.namespace if name in names}
            others.pop(field, None)
            wanted, _ = typed_values(asked, form, _bounded(others))
            fitting = suggested_offers(current, asked.offers(form, field, wanted))
            fitting = fitting or _offers_meant(asked, form, field, current, wanted)
            if not fitting:
                # Choosing the refusal enters what was typed, which is refused in the same words.
                why = why_no_value(asked, form, field, current, wanted)
                return [(refusal_in_brief(asked, why), current)]
            return [(offer.line, offer.token) for offer in fitting[:MOST_LISTED]]

        return await complete_lines(context, lines, game)

    return complete


def _bounded(typed: Mapping[str, str | None]) -> dict[str, str]:
    """The typed texts, shortened: Discord accepts thousands of characters."""
    return {field: text[:LONGEST_TYPED] for field, text in typed.items() if text and text.strip()}


@guarded_choices
async def _complete(context: Context, current: str) -> Sequence[CompletionLine]:
    return await complete_lines(context, lambda asked: move_lines(asked, current))


@app_commands.autocomplete(what=_complete)
@guarded(Acknowledge.PRIVATELY)
async def move_typed(context: Context, /, what: TypedText | None = None, now: bool = False) -> None:
    await _move(context, (what or "").strip()[:LONGEST_TYPED], now=now)


def move_lines(asked: Prompt, typed: str) -> list[CompletionLine]:
    typed = typed[:LONGEST_TYPED]
    index, locale = index_of(asked), asked.said.locale
    moves = index.suggested(typed, locale, MOST_LISTED)
    if not moves:
        # Choosing the refusal enters what was typed, which is refused in the same words.
        return [(refusal_in_brief(asked, why_no_move(asked, index, typed)), typed)]
    lines = [filter(None, [index.line(move, locale), index.worth(move, locale)]) for move in moves]
    return [(DASH.join(line), index.token(move)) for move, line in zip(moves, lines, strict=True)]


async def _move(context: Context, typed: str, *, now: bool) -> None:
    if context.guild_id is None and len(waiting := await tables_waiting(context)) > 1:
        await context.show(waiting_page(context, waiting))
        return
    table = await table_to_move(context)
    turn = await turn_of(context.tables, table, context.user.id, context.locale)
    asked = turn.asked
    if asked is None or not plain_words(typed):
        notice = turn.said("draft-complete") if asked is None and plain_words(typed) else None
        await show_draft(context, turn, notice)
        return
    index = index_of(asked)
    async with refusals_answered(context, asked, valid_part(index, typed)):
        move, revision = index.offered(typed) or (None, asked.table.revision)
        if move is None:
            moves, exact = index.meant(typed, asked.said.locale, MOST_LISTED)
            if not moves:
                raise why_no_move(asked, index, typed)
            if len(moves) > 1:
                await _show_candidates(context, asked, index, typed, moves)
                return
            (move,), now = moves, now and exact
        if now and Preview(asked, asked.foresee(move)).caution is None:
            await play_typed(context, asked, move, revision)
        else:
            await show_selection(context, turn, Selection.of(move.kind(), index.named(move)))


async def _show_candidates(
    context: Context, asked: Prompt, index: MoveIndex, typed: str, moves: Sequence[Move]
) -> None:
    said = asked.said
    lines = {index.token(move): index.line(move, said.locale) for move in moves}
    worth = {index.token(move): index.worth(move, said.locale) for move in moves}
    options = options_of(lines, None, worth)
    question = said("typed-several", typed=cut(escaped(typed), _SHOWN))
    choose = button(said("button-choose"), asked.turn.address("at"))
    which = menu(said("typed-several-menu"), asked.turn.address("whole"), options)
    await context.show(Page([question], rows=[which, [choose]]))


@on_choice("whole")
async def candidate_chosen(context: Context, address: Address, value: str) -> None:
    table = await context.table_clicked(address)
    turn = await turn_of(context.tables, table, context.user.id, context.locale)
    try:
        if (asked := turn.asked) is None or address.edition != turn.kept.edition:
            raise Refused("draft-changed")
        index = index_of(asked)
        offered = index.offered(value)
    except Refused as refused:
        await show_draft(context, turn, turn.said.text(refused.text))
        return
    choosing = Selection()
    if offered is not None:
        move, _ = offered
        choosing = Selection.of(move.kind(), index.named(move))
    await show_selection(context, turn, choosing)


async def table_to_move(context: Context) -> Table:
    """The table at which the user moves. Raises Refused if there is none or, in direct messages, more than one."""
    if context.guild_id is not None:
        return await context.table()
    waiting = await tables_waiting(context)
    if not waiting:
        raise Refused("nothing-waits")
    if len(waiting) > 1:
        raise Refused("several-wait")
    (table,) = waiting
    context.found = table
    return table


async def tables_waiting(context: Context) -> list[Table]:
    """The tables of all servers that wait for the user, the longest wait first."""
    tables = context.tables
    asked = [one.row.table_id for one in await tables.people.sittings(context.user.id) if one.is_asked]
    found = [await tables.repository.by_id(number) for number in asked[:MOST_LISTED]]
    return [table for table in found if table is not None]


def waiting_page(context: Context, waiting: Sequence[Table]) -> Page:
    locale = context.locale
    lines = [context.words()("refused-several-wait")]
    ways = []
    for number, table in enumerate(waiting, 1):
        guild = None if table.guild is None else context.bot.get_guild(table.guild)
        places = [table.called(locale), *([] if guild is None else [escaped(guild.name)]), link_of(table)]
        lines.append(f"{number}. {' · '.join(places)}")
        address = address_at("move", table)
        ways.append(button(f"{number} · {table.called(locale)}", address, ButtonMeaning.CHOOSES))
    return Page(lines, rows=rows_of(ways))


async def complete_lines(
    context: Context, lines: Callable[[Prompt], Sequence[CompletionLine]], game: str | None = None
) -> Sequence[CompletionLine]:
    """The completions for the player's question, or a line that says why they aren't asked anything."""
    table = None
    try:
        context.bot.limits.take(Work.SEARCH, context.caller)
        table = await table_to_move(context)
        turn = await turn_of(context.tables, table, context.user.id, context.locale, game)
        return [(turn.said("draft-complete"), "-")] if turn.asked is None else lines(turn.asked)
    except (Refused, Refusal) as refused:
        return [(remove_markdown(context.refuse(refused, table)), "-")]


@asynccontextmanager
async def refusals_answered(context: Context, asked: Prompt, kept: Selection) -> AsyncIterator[None]:
    """Play a typed move inside the block: a refusal is answered, with *Choose* to go on from what was valid (`kept`).

    The second delivery of a move that was already played is ignored.
    """
    try:
        async with context.tables.locks.once(asked.table, context.caller.interaction):
            yield
    except RepeatedRequest:
        await context.dismiss()
    except (Refused, Refusal) as refused:
        sentence = context.refuse(refused, asked.table)
        address = asked.turn.address("at", kept.rest(asked.forms))
        await context.show(Page([sentence], rows=[[button(asked.said("button-choose"), address)]]))
