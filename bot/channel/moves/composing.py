"""Composing a turn on one private page: each choice goes into a draft, until one button plays everything."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from time import perf_counter
from typing import Final, TypeAlias

from bot.ai.advice import AdvisedMove
from bot.channel.board import show_board
from bot.channel.interactions.bot_types import BaseBot, Work
from bot.channel.interactions.context import Acknowledge, Context, parse_number
from bot.channel.interactions.handlers import log_handler_fault, on_choice, on_click
from bot.channel.messages.components import Address, ButtonMeaning, button
from bot.channel.messages.post import Page
from bot.channel.messages.sentences import escaped, event_lines, message_words
from bot.engine import DECIDED, Change, Draft, Instruct, Move, Refusal, drafted
from bot.i18n.fluent import Locale, Words
from bot.lessons.lesson import good_for
from bot.play.errors import Refused, RepeatedRequest
from bot.play.repository import seat_of
from bot.play.table import Table
from bot.play.turn.games import KeptDraft

from .coach import coached_page
from .layout import address_of
from .page_text import about_text, selection_text
from .prompt import OpenTurn, Prompt, Selection, turn_of
from .question import confirmed_move, is_played_outright, last_question_to, question_at, selection_picked
from .turn_page import more_page, question_on_page, step_page, turn_page

_BARELY: Final = 0.5  # fewer points are hardly a difference
_DECIDES: Final = DECIDED / 4
"""A lead that is larger by this much only comes from winning (or not losing) the game in many imagined positions."""


@on_click("advice", Acknowledge.SILENTLY, Work.THINK)
async def advice_clicked(context: Context, address: Address) -> None:
    table = await context.table_clicked(address)
    await show_advice(context, table)


async def show_advice(context: Context, table: Table) -> None:
    """Think, store what is advised, and show it. Raises Refused or Refusal if there is no advice."""
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
    if clicked and not context.is_latest():
        return  # the player has gone on to another page meanwhile
    now = await tables.repository.by_id(table.id)
    if now is not None and now.revision != table.revision:
        await show_turn(context, now, asked.said("refused-stale"))
        return
    await tables.advice.take(table, asked.seat, [advised.move for advised in found])
    await context.show(advice_page(asked, found))


def advice_page(asked: Prompt, found: Sequence[AdvisedMove]) -> Page:
    """The advised moves, each with what it brings at once, how much better than the next it seems and why."""
    said = asked.said
    lines = [f"### {said('advice-title')}"]
    buttons = []
    for place, advised in enumerate(found, 1):
        now = last_question_to(asked, advised.move)
        heading = f"**{place} · {escaped(selection_text(now))}**"
        brings = asked.said.changes(
            Change(asked.seat, what, amount) for what, amount in now.preview.foreseen.changes.items()
        )
        why = good_for(said, advised.gains)
        reasons = [
            *([_ahead(said, advised.ahead, best=place == 1)] if advised.ahead is not None else []),
            *([why] if why else []),
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


_LINES: Final = 10


async def show_turn(context: Context, table: Table, notice: str | None = None) -> None:
    """Show the draft and the next question; to players who aren't asked, a board."""
    try:
        turn = await turn_of(context.tables, table, context.user.id, context.locale)
    except (Refused, Refusal):
        if not table.begun or not table.open:
            raise
        await show_board(context, table, notice=notice)
    else:
        await show_draft(context, turn, notice)


async def show_draft(context: Context, turn: OpenTurn, notice: str | None = None) -> None:
    await context.show(await _draft_page(context, turn, notice))


async def _draft_page(context: Context, turn: OpenTurn, notice: str | None) -> Page:
    """The page of a draft; moves that are no longer legal are dropped, with a notice."""
    above = [notice] if notice else []
    if turn.kept.lost:
        plain = message_words(turn.table, turn.said.locale, turn.seat).emphasizing("")
        for lost in turn.kept.lost:
            move, reason = turn.said(f"move-{lost.move.kind()}"), plain.text(lost.refusal.reason)
            above.append(turn.said("draft-lost", move=move, reason=reason))
        turn = await _put(context, turn, turn.draft)
    asked = turn.asked
    if asked is not None and not turn.draft.steps and (about := about_text(asked)) is not None:
        game, kind = turn.table.title.game.id, asked.decision.kind()
        if await context.tables.learning.is_new(context.user.id, game, kind):
            above.append(f"-# {about}")
    page = await turn_page(context.renderer, turn, above)
    return await coached_page(context, turn, page) if asked is None else page


async def show_selection(context: Context, turn: OpenTurn, choosing: Selection | None) -> None:
    """Show the next question after a choice, or, if the move is complete, the draft with it.

    None: the choice is no longer possible, which is said.
    """
    asked = turn.asked
    now = None if asked is None or choosing is None else question_at(asked, choosing)
    if asked is None or choosing is None or now is None:
        stale = choosing is None or choosing.kind is not None
        await show_draft(context, turn, turn.said("refused-stale") if stale else None)
    elif now.move is None or (turn.anew and choosing.asks is not None):
        now = question_on_page(asked, choosing)
        await context.show(await step_page(context.renderer, asked, now, []))
    else:
        game = turn.table.title.game
        draft = turn.draft.then(game, now.move)
        further = draft.with_forced(game)
        await show_draft(context, await _put(context, turn, draft if further.ended else further))


async def _put(context: Context, turn: OpenTurn, draft: Draft) -> OpenTurn:
    """Store a turn's new draft. Raises Refused if it has changed on another device."""
    kept = await context.tables.drafts.put(turn.table, turn.seat, turn.kept.edition, draft)
    return replace(turn, kept=kept, anew=False)


@on_click("move", Acknowledge.PRIVATELY)
async def move_clicked(context: Context, address: Address) -> None:
    table = await context.table_clicked(address, "open")
    choosing = None
    if address.rest:
        with suppress(Refused, Refusal):
            turn = await turn_of(context.tables, table, context.user.id, context.locale)
            choosing = None if turn.draft.steps else turn.selection(address.rest)
    if choosing is None:
        await show_turn(context, table)
    else:
        await show_selection(context, turn, choosing)


Turn: TypeAlias = Callable[[Context, OpenTurn, tuple[str, ...]], Awaitable[None]]
"""A handler of clicks on a turn's page; gets the turn, and the rest of the address."""


def on_turn_click(verb: str) -> Callable[[Turn], Turn]:
    """Register the function that runs when a button of a turn's page is clicked, unless the turn has changed."""

    def mark(handler: Turn) -> Turn:
        @on_click(verb, Acknowledge.SILENTLY)
        async def clicked(context: Context, address: Address) -> None:
            if (turn := await _turn_still(context, address)) is not None:
                await handler(context, turn, address.rest)

        return handler

    return mark


@on_turn_click("at")
async def answer_clicked(context: Context, turn: OpenTurn, rest: tuple[str, ...]) -> None:
    if rest:
        await show_selection(context, turn, turn.selection(rest))
    else:
        await show_draft(context, turn)


@on_choice("pick")
async def answer_chosen(context: Context, address: Address, value: str) -> None:
    if (turn := await _turn_still(context, address)) is None:
        return
    chosen = None if turn.asked is None else selection_picked(turn.asked, address.rest, value)
    now = None if turn.asked is None or chosen is None else question_at(turn.asked, chosen)
    if now is not None and is_played_outright(now):
        await confirm_clicked(context, address_of("do", now.asked, now.whole))
    else:
        await show_selection(context, turn, chosen)


@on_turn_click("step-back")
async def step_back_clicked(context: Context, turn: OpenTurn, rest: tuple[str, ...]) -> None:
    await show_draft(context, await _put(context, turn, turn.draft.before_last()))


@on_turn_click("clear")
async def clear_clicked(context: Context, turn: OpenTurn, rest: tuple[str, ...]) -> None:
    await show_draft(context, await _put(context, turn, Draft(turn.draft.view)))


@on_turn_click("instead")
async def better_move_clicked(context: Context, turn: OpenTurn, rest: tuple[str, ...]) -> None:
    count = parse_number("".join(rest[:1]))
    if count is None or count > len(turn.draft.steps):
        await show_draft(context, turn)
        return
    kept = replace(turn.kept, draft=Draft(turn.draft.view, turn.draft.steps[:count]))
    before = replace(turn, kept=kept)
    choosing = before.selection(rest[1:])
    await show_selection(context, turn if choosing is None else before, choosing)


@on_turn_click("else")
async def else_clicked(context: Context, turn: OpenTurn, rest: tuple[str, ...]) -> None:
    await context.show(more_page(turn, turn.selection(rest) or Selection()))


@on_click("do", Acknowledge.SILENTLY)
async def confirm_clicked(context: Context, address: Address) -> None:
    """Play the draft and what the button adds; show the result, or why it can't be played."""
    table = await context.table_clicked(address)
    try:
        async with context.tables.locks.once(table, context.caller.interaction):
            moves = await _settled_on(context, table, address)
            after = await play_moves(context, table, moves, address.revision)
    except RepeatedRequest:
        await _show_done(context, await context.table_clicked(address), [])
        return
    except (Refused, Refusal) as refused:
        table = await context.table_clicked(address)
        await show_turn(context, table, context.refuse(refused, table))
        return
    try:
        lines = told_alone(table, seat_of(after, context.caller), moves, after, context.locale)
        await _show_done(context, after, lines)
        if after.asked_computers and not after.asked_people:
            context.bot.afterwards(_go_on(context, after, lines))
        elif context.user.id not in after.asked_users():
            context.bot.last_clicks.keep(after.id, context.interaction)
    finally:
        await context.announce(after.channel)


async def play_moves(context: Context, table: Table, moves: Sequence[Move], revision: int | None) -> Table:
    """Play moves chosen on a revision, all or none; return the table. Raises Refused, Refusal, RepeatedRequest."""
    after = await context.tables.games.play(context.caller, *moves, revision=revision, handed=table)
    context.bot.metrics.durable(perf_counter() - context.arrived)
    return after


async def play_typed(context: Context, asked: Prompt, move: Move, revision: int) -> None:
    """Play the draft and a typed move; tell the player, then everybody. Raises Refused, Refusal, RepeatedRequest."""
    table, moves = asked.turn.table, [*asked.turn.draft.moves, move]
    after = await play_moves(context, table, moves, revision)
    if lines := told_alone(table, asked.seat, moves, after, context.locale):
        await context.say("\n".join(lines))
    if await context.announce(after.channel):
        await context.dismiss()


def told_alone(before: Table, seat: int, moves: Sequence[Move], after: Table, locale: Locale) -> list[str]:
    """The private results of a player's moves: an answer that is still secret, or events that only they see."""
    view = after.view(seat)
    if seat not in view.answered:
        others = after.view(None).events
        own = [event for event in view.events if event not in others]
        return event_lines(message_words(after, locale, seat), own) if own else []
    *earlier, move = moves
    draft, _ = drafted(before.title.game, before.view(seat), earlier)
    asked = OpenTurn(before, seat, before.words(locale), KeptDraft(draft)).asked
    assert asked is not None, "its last question was answered"
    form, values = asked.forms[move.kind()], move.values()
    labels = [asked.offer(form, field, value, values).label for field, value in values.items()]
    choice = escaped(", ".join(labels)) or asked.said(f"move-{move.kind()}")
    return [asked.said("chosen-together", choice=choice)]


async def _settled_on(context: Context, table: Table, address: Address) -> list[Move]:
    """The moves that the last click of a turn plays: the draft and what the button adds. Raises Refused.

    If the game is still at the same revision, the draft needn't be checked again: its page has shown the result.
    """
    asked_seats = {user: seat for seat, user in table.asked_people.items()}
    stands = table.status == "playing" and table.revision == address.revision
    if stands and context.user.id in asked_seats and not address.rest and not address.anew:
        moves = await context.tables.drafts.moves_of(table, asked_seats[context.user.id], address.edition)
    else:
        turn = await turn_of(context.tables, table, context.user.id, context.locale)
        if address.edition != turn.kept.edition:
            raise Refused("draft-changed")
        if turn.kept.lost:
            raise Refused("stale")
        turn = replace(turn, anew=address.anew)
        asked, moves = turn.asked, list(turn.draft.moves)
        if address.rest:
            move = None if asked is None else confirmed_move(asked, address.rest)
            if move is None:
                raise Refused("stale")
            game = table.title.game
            moves = [*turn.draft.then(game, move).with_forced(game).moves]
    if not moves:
        raise Refused("stale")
    return moves


@on_choice("instruct", Work.POST)
async def standing_answer_chosen(context: Context, address: Address, value: str) -> None:
    table = await context.table_clicked(address)
    move = Instruct(address.part(0), value)
    try:
        after = await play_moves(context, table, [move], None)
    except RepeatedRequest as repeated:
        after = repeated.table
    except (Refused, Refusal) as refused:
        await show_turn(context, table, context.refuse(refused, table))
        return
    try:
        seat = after.seat_of(context.user.id)
        lines = event_lines(message_words(after, context.locale, seat), after.view(seat).events)
        await show_turn(context, after, "\n".join(lines[-_LINES:]))
    finally:
        await context.announce(after.channel)


async def _turn_still(context: Context, address: Address) -> OpenTurn | None:
    """The turn that a click is about; if it has changed, show the present page and return None."""
    table = await context.table_clicked(address)
    try:
        turn = await turn_of(context.tables, table, context.user.id, context.locale)
    except (Refused, Refusal) as refused:
        if not table.begun or not table.open:
            raise
        await show_board(context, table, notice=context.refuse(refused, table))
        return None
    # A choice stays valid whatever others did in the meantime, as long as the forms still offer it.
    if not await context.tables.games.others_alone_moved(table, turn.seat, address.revision):
        await show_draft(context, turn, turn.said("refused-stale"))
        return None
    if address.edition != turn.kept.edition:
        await show_draft(context, turn, turn.said("refused-draft-changed"))
        return None
    if turn.kept.lost:
        await show_draft(context, turn)
        return None
    return replace(turn, anew=address.anew and bool(turn.draft.steps))


async def _show_done(context: Context, table: Table, lines: Sequence[str]) -> None:
    """Show what a turn brought that its player couldn't foresee, and the next question, if there is one."""
    if table.status == "playing" and context.user.id in table.asked_users():
        turn = await turn_of(context.tables, table, context.user.id, context.locale)
        await show_draft(context, turn, "\n".join(lines) or None)
    else:
        await context.show(Page(lines or [context.words()("draft-played")]))


async def _go_on(context: Context, played: Table, lines: Sequence[str]) -> None:
    """Show the next question in place of a turn's result if only computers move in between, and soon; else it comes
    when it is asked."""
    await context.bot.computer_turns.answered(played.id)
    if (page := await _next_page(context, played, lines)) is not None:
        await context.show(page)
    else:
        context.bot.last_clicks.keep(played.id, context.interaction)


def ask_again(bot: BaseBot, table: Table) -> None:
    """Show the people whom a new card asks the page of their turn, if they have recently clicked in this game."""
    for user in table.asked_users():
        if (click := bot.last_clicks.take(table.id, user)) is not None:
            bot.afterwards(_follow_up(Context(click), table))


async def _follow_up(context: Context, table: Table) -> None:
    await context.load_person()
    if (page := await _next_page(context, table, [])) is not None:
        await context.follow_up(page)


async def _next_page(context: Context, before: Table, lines: Sequence[str]) -> Page | None:
    """The page of a user's next turn; None if they aren't asked, or if it fails."""
    try:
        if (table := await context.tables.repository.by_id(before.id)) is None:
            return None
        turn = await turn_of(context.tables, table, context.user.id, context.locale)
        return await _draft_page(context, turn, "\n".join(lines) or None)
    except (Refused, Refusal):
        return None
    except Exception as error:
        log_handler_fault(context, error, before)
        return None
