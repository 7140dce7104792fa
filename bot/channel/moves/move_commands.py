"""Moves that are typed: the commands of each game, `/move` for all of them, and why a text means no move."""

from __future__ import annotations

import inspect
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, TypeAlias

from discord import app_commands

from bot.channel.interactions import Acknowledge, Context, Work, guarded, guarded_choices, on_choice
from bot.channel.interactions.context import ON_SERVERS
from bot.channel.interactions.handlers import DEFAULT_LOCALE, Completed, localized
from bot.channel.messages.card import link_of
from bot.channel.messages.components import Address, ButtonMeaning, address_at, button, cut, menu, options_of
from bot.channel.messages.post import Page, rows_of
from bot.channel.messages.sentences import escaped
from bot.engine import Form, Move, Refusal, Text, Value
from bot.games.title import Title
from bot.i18n.fluent import LOCALES, words
from bot.play.errors import Refused, Repeated
from bot.play.table import Table

from . import reading
from .composing import play_typed, show_draft, show_selection
from .legal_moves import LegalMove
from .move_index import MOVE_INDEXES, MoveIndex, PartlyMatched
from .prompt import DASH, OpenTurn, Preview, Prompt, Selection, turn_of

TypedText: TypeAlias = app_commands.Range[str, None, reading.LONGEST_TYPED]

_SHOWN: Final = 60

MOST_GAMES = 25  # so many games can be chosen among
MOST_LINES: Final = 25  # the lines that Discord shows below an option, and that a menu has at most
LONGEST_LINE: Final = 100  # letters of a line
CompletionLine: TypeAlias = tuple[str, str]  # what is read, and what is entered by choosing it


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
        form = reading.form_of(asked, kind)
        kept = Selection.of(kind, reading.half_typed_values(asked, form, typed))
        wanted = reading.typed_values(asked, form, typed)
        kept = Selection.of(kind, wanted)
        settled = asked.assumed(form, wanted)
        if len(settled) < len(form.move.fields()):
            await show_selection(context, turn, kept)
            return
        move = form.move(**settled)
        filled_in = settled.keys() - form.narrow(wanted).keys()
        sure = not filled_in and reading.names_exactly(asked, form, typed, wanted)
        if not sure or Preview(asked, asked.foresee(move)).caution is not None:
            await show_selection(context, turn, Selection.of(kind, settled))
            return
        await play_typed(context, asked, move, asked.table.revision)


def _completion(game: str, move: type[Move], field: str) -> Completed[str]:
    names = {words(DEFAULT_LOCALE, game)(f"option-name-{name}"): name for name in move.fields()}

    @guarded_choices
    async def complete(context: Context, current: str) -> list[app_commands.Choice[str]]:
        current = current[: reading.LONGEST_TYPED]

        def lines(asked: Prompt) -> Iterable[CompletionLine]:
            form = reading.form_of(asked, move.kind())
            others = {names[name]: text for name, text in context.interaction.namespace if name in names}
            others.pop(field, None)
            wanted = reading.half_typed_values(asked, form, _bounded(others))
            offered = asked.offers(form, field, wanted)
            fitting = reading.suggested_offers(current, offered) or reading.offers_meant(
                asked, form, field, current, wanted
            )
            if not fitting:
                # What is entered then is what was typed, which is refused in the same words.
                return [
                    (
                        refusal_in_brief(asked, reading.unfit(asked, form, field, current, offered, wanted)),
                        current,
                    )
                ]
            return [(offer.line, offer.token) for offer in fitting[:MOST_LINES]]

        return await complete_lines(context, lines, game)

    return complete


def _bounded(typed: Mapping[str, str | None]) -> dict[str, str]:
    """What somebody has typed, no more of it than is looked at: Discord itself takes thousands of letters."""
    return {field: text[: reading.LONGEST_TYPED] for field, text in typed.items() if text and text.strip()}


@guarded_choices
async def _complete(context: Context, current: str) -> list[app_commands.Choice[str]]:
    return await complete_lines(context, lambda asked: move_lines(asked, current))


@app_commands.autocomplete(what=_complete)
@guarded(Acknowledge.PRIVATELY)
async def move_typed(context: Context, /, what: TypedText | None = None, now: bool = False) -> None:
    await _move(context, (what or "").strip()[: reading.LONGEST_TYPED], now=now)


def move_lines(asked: Prompt, typed: str) -> list[CompletionLine]:
    """What is offered for a text typed so far: lines, with what is entered for them."""
    typed = typed[: reading.LONGEST_TYPED]
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
    if asked is None or not reading.plain_words(typed):
        notice = turn.said("draft-complete") if asked is None and reading.plain_words(typed) else None
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
    if now and Preview(asked, asked.foresee(answer.move)).caution is None:
        await play_typed(context, asked, answer.move, revision)
    else:
        await show_selection(context, turn, Selection.of(answer.kind, answer.named))


async def _show_candidates(
    context: Context, asked: Prompt, index: MoveIndex, typed: str, answers: Sequence[LegalMove]
) -> None:
    said = asked.said
    names = index.names(said.locale)
    lines = {index.token(answer): names.line(answer) for answer in answers}
    options = options_of(lines, None, {index.token(answer): names.worth(answer) for answer in answers})
    question = said("typed-several", typed=cut(escaped(typed), _SHOWN))
    choose = button(said("button-choose"), asked.turn.address("at"))
    which = menu(said("typed-several-menu"), asked.turn.address("whole"), options)
    await context.show(Page([question], rows=[which, [choose]]))


@on_choice("whole", Acknowledge.SILENTLY)
async def candidate_chosen(context: Context, address: Address, values: list[str]) -> None:
    table = await context.table_clicked(address)
    turn = await turn_of(context.tables, table, context.user.id, context.locale)
    try:
        if (asked := turn.asked) is None or address.edition != turn.kept.edition:
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
    names = index.names(asked.said.locale)
    return cut(DASH.join(filter(None, [names.line(answer), names.worth(answer)])), LONGEST_LINE)


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
    context: Context, lines: Callable[[Prompt], Iterable[CompletionLine]], game: str | None = None
) -> list[app_commands.Choice[str]]:
    """The lines for the question that the player is asked, or the one that says why they are asked nothing."""
    table = None
    found: Iterable[CompletionLine]
    try:
        context.bot.limits.take(Work.SEARCH, context.caller)
        table = await table_to_move(context)
        turn = await turn_of(context.tables, table, context.user.id, context.locale, game)
        found = [(turn.said("draft-complete"), "-")] if turn.asked is None else lines(turn.asked)
    except (Refused, Refusal) as refused:
        sentence = context.refuse(refused, table)
        found = [(sentence, "-")]
    return [app_commands.Choice(name=cut(name, LONGEST_LINE), value=value) for name, value in found]


_NOTHING: Final[tuple[Value, ...]] = ("?", -1)  # what no field of any game ever holds
_PIECES: Final = 8  # so many pieces of a text are tried as values that no form offers
_LIKE_A_KIND: Final = 3
"""So many letters of a kind of move are meant as its beginning; fewer stand in many names."""

_NEAREST: Final = 3

_SHOWN_OF_WORDS: Final = 40


@asynccontextmanager
async def refusals_answered(
    context: Context, asked: Prompt, kept: Callable[[], Selection]
) -> AsyncIterator[None]:
    """Inside, a typed move is played; why it can't be is said, and *Choose* goes on from what is `kept` of it.

    Nothing is said where Discord delivers a second time what has been played already.
    """
    try:
        async with context.tables.changing.once(asked.table, context.caller.interaction):
            yield
    except Repeated:
        await context.dismiss()
    except (Refused, Refusal) as refused:
        sentence = context.refuse(refused, asked.table)
        address = asked.turn.address("at", kept().rest(asked.forms))
        await context.show(Page([sentence], rows=[[button(asked.said("button-choose"), address)]]))


def refusal_in_brief(asked: Prompt, refused: Refused | Refusal) -> str:
    if isinstance(refused, Refusal):
        return asked.said.text(refused.reason)
    brief = f"{refused.text.key}-briefly"
    if asked.said.has(brief):
        return asked.said(brief, **refused.text.arguments)
    return asked.said.text(refused.text)


def why_no_move(asked: Prompt, index: MoveIndex, typed: str) -> Refused | Refusal:
    """Why a text that fits no whole move can't be played, in the order of how sure it is."""
    agreed = index.agreed(typed)
    best = [one for one in agreed if len(one.astray) == len(agreed[0].astray)]
    return (
        _lacking(asked, agreed, typed)
        or _not_now(asked, agreed)
        or _forbidden(asked, best, typed)
        or _not_together(asked, index, best)
        or _unknown(asked, index, best, typed)
    )


def valid_part(index: MoveIndex, typed: str) -> Selection:
    """What of a text was valid, as if it had been clicked: of the one kind of move that has most of its words."""
    best, *others = index.agreed(typed)
    if others and len(others[0].astray) == len(best.astray):
        return Selection()
    return Selection.of(best.kind, best.values)


def _lacking(asked: Prompt, agreed: list[PartlyMatched], typed: str) -> Refused | None:
    """What one might look for in vain: of what has the words that went astray, that which has most of the others."""
    words = reading.plain_words(typed).split()
    most, found = 0, None
    for form, field, known, astray in _fields(asked, agreed):
        for absent in asked.table.title.words.missing(asked.view, form.move, field, known):
            label = asked.said.text(absent.label)
            has = {word for word in words if _begins_one(reading.spellings(label), word)}
            if has.issuperset(astray) and len(has) > most:
                most, found = len(has), reading.lacking(asked, form, field, label, absent.lacks, known)
    return found


def _not_now(asked: Prompt, agreed: list[PartlyMatched]) -> Refused | None:
    in_all = set[str].intersection(*(set(one.astray) for one in agreed))
    astray = {word for word in in_all if len(word) >= _LIKE_A_KIND}
    for move in asked.table.title.game.moves:
        if move.command and move.kind() not in asked.forms:
            said = map(asked.table.words, LOCALES)
            names = [reading.spellings(words_of(f"move-{move.kind()}")) for words_of in said]
            if any(_begins_one(name, word) for word in astray for name in names):
                return reading.not_now(asked, move.kind())
    return None


def _forbidden(asked: Prompt, agreed: list[PartlyMatched], typed: str) -> Refusal | None:
    for form, field, known, astray in _fields(asked, agreed):
        for piece in _pieces(typed, astray)[:_PIECES]:
            reason = forbidding_rule(asked, form, field, piece, known)
            if reason is not None:
                return Refusal(reason, form.move, field, form.options(field, known))
    return None


def _pieces(typed: str, astray: list[str]) -> list[str]:
    """What of a text may be one value: words side by side of which one went astray at least, the longer first."""
    words = typed.split()
    lost = [bool(set(reading.plain_words(word).split()).intersection(astray)) for word in words]
    pairs = [words[at : at + 2] for at in range(len(words) - 1) if any(lost[at : at + 2])]
    single = [word for word, strays in zip(words, lost, strict=True) if strays]
    return [*(joined.join(pair) for pair in pairs for joined in "- "), *single]


def forbidding_rule(
    asked: Prompt, form: Form, field: str, typed: str, known: Mapping[str, Value]
) -> Text | None:
    """The rule that forbids a value which no form offers; None where the rules know of no such thing at all."""
    of_nothing = {reason.key for reason in reading.forbidding_rules(asked, form, field, _NOTHING, known)}
    reasons = reading.forbidding_rules(asked, form, field, reading.possible_values(asked, typed), known)
    return next((reason for reason in reasons if reason.key not in of_nothing), None)


def _not_together(asked: Prompt, index: MoveIndex, agreed: list[PartlyMatched]) -> Refused | None:
    for form, field, known, astray in _fields(asked, agreed):
        for value, name in index.names(asked.said.locale).of(form.move.kind(), field).items():
            words = reading.spellings(name.called)
            if all(_begins_one(words, word) for word in astray):
                offered = asked.offers(form, field, known)
                if value not in [offer.value for offer in offered]:
                    values = reading.values_in_words(asked.said, offered)
                    return Refused(
                        "not-together", field=asked.said(f"field-{field}"), value=name.called, values=values
                    )
    return None


def _unknown(asked: Prompt, index: MoveIndex, agreed: list[PartlyMatched], typed: str) -> Refused:
    """That nothing is called by some words, or no move has all of them; with what might be meant instead."""
    strange = " ".join(
        piece for piece in typed.split() if not all(map(index.knows, reading.plain_words(piece).split()))
    )
    instead = index.nearest(strange, asked.said.locale, _NEAREST) if strange else []
    values = asked.said.listed(instead) or _with_the_rest(asked, agreed, typed)
    values = values or asked.said.listed(asked.said(f"move-{kind}") for kind in asked.forms)
    shown = cut(escaped(strange or typed.strip()), _SHOWN_OF_WORDS)
    return Refused("unknown-words" if strange else "words-apart", typed=shown, values=values)


def _with_the_rest(asked: Prompt, best: list[PartlyMatched], typed: str) -> str:
    (one, *others) = best
    if others or len(one.astray) == len(reading.plain_words(typed).split()):
        return ""
    form = asked.forms[one.kind]
    still = [field for field in form.move.fields() if field not in one.values]
    return reading.values_in_words(asked.said, asked.offers(form, still[0], one.values)) if still else ""


def _fields(
    asked: Prompt, agreed: list[PartlyMatched]
) -> Iterator[tuple[Form, str, dict[str, Value], list[str]]]:
    for one in agreed:
        form = asked.forms[one.kind]
        for field in form.move.fields() if one.astray else ():
            yield form, field, {name: held for name, held in one.values.items() if name != field}, one.astray


def _begins_one(words: Iterable[str], part: str) -> bool:
    return any(reading.begins_with(word, part) for word in words)
