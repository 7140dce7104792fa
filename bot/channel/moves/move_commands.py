"""Moves that are typed: the commands of each game, one for each kind of move, and `/move` for all of them."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from discord import app_commands

from bot.channel.interactions.command_names import DEFAULT_LOCALE, describe_options, localized
from bot.channel.interactions.context import ON_SERVERS, Context
from bot.channel.interactions.handlers import Completed, guarded, guarded_choices, on_choice
from bot.channel.interactions.rate_limits import Work
from bot.channel.interactions.responses import Acknowledge
from bot.channel.messages import Address, ButtonMeaning, Page, address_at, button, cut, link_of, menu, rows_of
from bot.channel.messages.components import options_of
from bot.channel.messages.sentences import escaped
from bot.engine import Move, Refusal
from bot.games.title import Title
from bot.i18n.fluent import words
from bot.play.errors import Refused
from bot.play.table import Table

from .composing import play_typed, show_draft, show_selection
from .legal_moves import DASH, LegalMove
from .move_index import MOVE_INDEXES, MoveIndex
from .prompt import OpenTurn, Prompt, Selection, draft_edition, preview, turn_of
from .submit import refusal_in_brief, refusals_answered, valid_part, why_no_move
from .values import LONGEST_TYPED, plain_words, suggested_offers

TypedText: TypeAlias = app_commands.Range[str, None, LONGEST_TYPED]

_SHOWN: Final = 60

MOST_GAMES = 25  # so many games can be chosen among
MOST_LINES: Final = 25  # the lines that Discord shows below an option, and that a menu has at most
LONGEST_LINE: Final = 100  # letters of a line
CompletionLine: TypeAlias = tuple[str, str]  # what is read, and what is entered by choosing it


def moves_group(title: Title) -> app_commands.Group:
    """All commands of a game: `/game move`, for each of its moves."""
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

    # discord.py reads the options off the signature.
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
    kept = Selection()
    async with refusals_answered(context, asked, lambda: kept):
        form = asked.form(kind)
        kept = Selection.of(kind, asked.sought(form, typed))
        wanted = asked.wanted(form, typed)
        kept = Selection.of(kind, wanted)
        settled = asked.assumed(form, wanted)
        if len(settled) < len(form.move.fields()):
            await show_selection(context, turn, kept)
            return
        move = form.move(**settled)
        filled_in = settled.keys() - form.narrow(wanted).keys()
        sure = not filled_in and asked.names_exactly(form, typed, wanted)
        if not sure or preview(asked, move).caution is not None:
            await show_selection(context, turn, Selection.of(kind, settled))
            return
        await play_typed(context, asked, move, asked.table.revision)


def _completion(game: str, move: type[Move], field: str) -> Completed[str]:
    names = {words(DEFAULT_LOCALE, game)(f"option-name-{name}"): name for name in move.fields()}

    @guarded_choices
    async def complete(context: Context, current: str) -> list[app_commands.Choice[str]]:
        current = current[:LONGEST_TYPED]

        def lines(asked: Prompt) -> Iterable[CompletionLine]:
            form = asked.form(move.kind())
            others = {names[name]: text for name, text in context.interaction.namespace if name in names}
            others.pop(field, None)
            wanted = asked.sought(form, _bounded(others))
            offered = asked.offers(form, field, wanted)
            fitting = suggested_offers(current, offered) or asked.matching(form, field, current, wanted)
            if not fitting:
                # What is entered then is what was typed, which is refused in the same words.
                return [
                    (refusal_in_brief(asked, asked.unfit(form, field, current, offered, wanted)), current)
                ]
            return [(offer.line, offer.token) for offer in fitting[:MOST_LINES]]

        return await complete_lines(context, lines, game)

    return complete


def _bounded(typed: Mapping[str, str | None]) -> dict[str, str]:
    """What somebody has typed, no more of it than is looked at: Discord itself takes thousands of letters."""
    return {field: text[:LONGEST_TYPED] for field, text in typed.items() if text and text.strip()}


@guarded_choices
async def _complete(context: Context, current: str) -> list[app_commands.Choice[str]]:
    return await complete_lines(context, lambda asked: move_lines(asked, current))


@app_commands.autocomplete(what=_complete)
@guarded(Acknowledge.PRIVATELY)
async def move_typed(context: Context, /, what: TypedText | None = None, now: bool = False) -> None:
    await _move(context, (what or "").strip()[:LONGEST_TYPED], now=now)


describe_options(move_typed, "move", "what", "now")


def move_lines(asked: Prompt, typed: str) -> list[CompletionLine]:
    """What is offered for a text typed so far: lines, with what is entered for them."""
    typed = typed[:LONGEST_TYPED]
    index = _index_of(asked)
    answers = index.suggested(typed, asked.said.locale, MOST_LINES)
    if not answers:
        # What is entered then is what was typed, which is refused in the same words.
        return [(refusal_in_brief(asked, why_no_move(asked, index, typed)), typed)]
    return [(_line(asked, index, answer), index.token(answer)) for answer in answers]


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
    index = _index_of(asked)
    async with refusals_answered(context, asked, lambda: valid_part(index, typed)):
        if offered := index.offered(typed):
            await _settle(context, turn, asked, *offered, now=now)
            return
        meaning = index.meant(typed, asked.said.locale, MOST_LINES)
        if not meaning.answers:
            raise why_no_move(asked, index, typed)
        if len(meaning.answers) > 1:
            await _show_candidates(context, asked, index, typed, meaning.answers)
            return
        answer = meaning.answers[0]
        await _settle(context, turn, asked, answer, asked.table.revision, now=now and meaning.exact)


async def _settle(
    context: Context, turn: OpenTurn, asked: Prompt, answer: LegalMove, revision: int, *, now: bool
) -> None:
    if now and preview(asked, answer.move).caution is None:
        await play_typed(context, asked, answer.move, revision)
    else:
        await show_selection(context, turn, Selection.of(answer.kind, answer.named))


async def _show_candidates(
    context: Context, asked: Prompt, index: MoveIndex, typed: str, answers: Sequence[LegalMove]
) -> None:
    said = asked.said
    options = options_of({index.token(answer): index.name(answer, said.locale) for answer in answers})
    for option, answer in zip(options, answers, strict=True):
        option.description = cut(index.worth(answer, said.locale), LONGEST_LINE) or None
    question = said("typed-several", typed=cut(escaped(typed), _SHOWN))
    choose = button(said("button-choose"), asked.address("at"))
    which = menu(said("typed-several-menu"), asked.address("whole"), options)
    await context.show(Page([question], rows=[which, [choose]]))


@on_choice("whole", Acknowledge.SILENTLY)
async def candidate_chosen(context: Context, address: Address, values: list[str]) -> None:
    table = await context.table_clicked(address)
    turn = await turn_of(context.tables, table, context.user.id, context.locale)
    try:
        if (asked := turn.asked) is None or draft_edition(address)[0] != turn.kept.edition:
            raise Refused("draft-changed")
        offered = _index_of(asked).offered("".join(values))
    except Refused as refused:
        await show_draft(context, turn, turn.said.text(refused.text))
        return
    choosing = Selection() if offered is None else Selection.of(offered[0].kind, offered[0].named)
    await show_selection(context, turn, choosing)


def _index_of(asked: Prompt) -> MoveIndex:
    return MOVE_INDEXES.of(asked.table, asked.seat, asked.view, asked.forms.values())


def _line(asked: Prompt, index: MoveIndex, answer: LegalMove) -> str:
    name = index.name(answer, asked.said.locale)
    worth = index.worth(answer, asked.said.locale)
    return cut(f"{name}{DASH}{worth}" if worth else name, LONGEST_LINE)


async def table_to_move(context: Context) -> Table:
    """The table at which the user moves. Raises Refused where there is none, or more than one in direct messages."""
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
    """The tables of all servers at which the user is to move, that which has waited longest first."""
    tables = context.tables
    asked = [one.row.table_id for one in await tables.people.sittings(context.user.id) if one.is_asked]
    found = [await tables.repository.by_id(number) for number in asked[:MOST_GAMES]]
    return [table for table in found if table is not None]


def waiting_page(context: Context, waiting: Sequence[Table]) -> Page:
    """Several games that wait, with where they are and a button each that leads to the question."""
    locale = context.locale
    lines = [context.words()("refused-several-wait")]
    ways = []
    for number, table in enumerate(waiting, 1):
        guild = None if table.guild is None else context.bot.get_guild(table.guild)
        places = [table.called(locale), *([] if guild is None else [escaped(guild.name)]), link_of(table)]
        lines.append(f"{number}. {' · '.join(places)}")
        address = address_at("move", table)
        ways.append(button(f"{number} · {table.called(locale)}", address, ButtonMeaning.CHOOSES))
    return Page(lines, rows=list(rows_of(ways)))


async def complete_lines(
    context: Context, lines: Callable[[Prompt], Iterable[CompletionLine]], game: str | None = None
) -> list[app_commands.Choice[str]]:
    """The lines for the question that the player is asked, or the one that says why they are asked nothing."""
    table = None
    found: Iterable[CompletionLine]
    try:
        context.count(Work.SEARCH)
        table = await table_to_move(context)
        turn = await turn_of(context.tables, table, context.user.id, context.locale, game)
        found = [(turn.said("draft-complete"), "-")] if turn.asked is None else lines(turn.asked)
    except (Refused, Refusal) as refused:
        sentence = context.refuse(refused, table)
        found = [(sentence, "-")]
    return [app_commands.Choice(name=cut(name, LONGEST_LINE), value=value) for name, value in found]
