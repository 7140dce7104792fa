"""A turn is composed on one private page: each pick is laid out where its player alone sees it; *Confirm* plays all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.channel.interactions.answers import Acknowledge, announce, locale_of
from bot.channel.interactions.clicks import on_choice, on_click
from bot.channel.interactions.given import number_given
from bot.channel.interactions.guard import note_fault
from bot.channel.interactions.house import Interaction
from bot.channel.interactions.origin import table_clicked, table_running
from bot.channel.interactions.refusals import refusal_told
from bot.channel.messages.ids import Address
from bot.channel.messages.sentences import happened, marked
from bot.channel.private.board import show_board
from bot.channel.private.pages import Page, show_page
from bot.engine import Draft, Instruct, Lost, Refusal
from bot.tables.refused import Refused
from bot.tables.table import Table

from .asking import Asking, Turn, edition_of, turn_of
from .choosing import Choosing
from .coaching import coached_page
from .page import else_page, step_of, step_page, turn_page
from .playing import play, played_before, told_alone, told_privately
from .step import picked, settled_move, step
from .wording import about_of

_LINES: Final = 10


async def show_turn(interaction: Interaction, table: Table, notice: str | None = None) -> None:
    """What a player has laid out and what is asked then; for whoever isn't asked a board without buttons to move."""
    try:
        turn = await turn_of(interaction.client.tables, table, interaction.user.id, locale_of(interaction))
    except (Refused, Refusal):
        if not table.begun or not table.open:
            raise
        await show_board(interaction, table, notice=notice)
    else:
        await show_as_it_stands(interaction, turn, notice)


async def show_as_it_stands(interaction: Interaction, turn: Turn, notice: str | None = None) -> None:
    """A turn with all that is laid out; what can't be played any more is dropped, and said."""
    above = [notice] if notice else []
    if turn.kept.lost:
        above += [_lost_line(turn, lost) for lost in turn.kept.lost]
        turn = await _put(interaction, turn, turn.draft)
    asked = turn.asked
    if asked is not None and not turn.draft.steps:
        above += await _about(interaction, asked)
    page = await turn_page(interaction.client.studio, turn, above)
    await show_page(interaction, await coached_page(interaction, turn, page) if asked is None else page)


async def go_to(interaction: Interaction, turn: Turn, choosing: Choosing, notice: str | None = None) -> None:
    """Go on to where a pick leads: the next question, or, where the move is whole, to it laid out."""
    asked = turn.asked
    now = None if asked is None else step(asked, choosing)
    if asked is None or now is None:
        stale = choosing.kind is not None
        await show_as_it_stands(interaction, turn, notice or (turn.said("refused-stale") if stale else None))
    elif now.move is None or (turn.anew and choosing.asks is not None):
        above = [notice] if notice else []
        now = step_of(asked, choosing)
        await show_page(interaction, await step_page(interaction.client.studio, asked, now, above))
    else:
        draft = turn.draft.then(turn.table.title.game, now.move)
        await show_as_it_stands(interaction, await _put(interaction, turn, draft), notice)


async def _put(interaction: Interaction, turn: Turn, draft: Draft) -> Turn:
    """The turn with another draft, which is kept. Raises Refused where it has changed on another device."""
    kept = await interaction.client.tables.drafts.put(turn.table, turn.seat, turn.kept.edition, draft)
    return replace(turn, kept=kept, anew=False)


def _lost_line(turn: Turn, lost: Lost) -> str:
    """That a step can't be played any more, and why."""
    plain = marked(turn.table, turn.said.locale).emphasising("")
    name = turn.said(f"move-{lost.move.kind()}")
    return turn.said("draft-lost", move=name, reason=plain.text(lost.refusal.reason))


async def _about(interaction: Interaction, asked: Asking) -> list[str]:
    """What a kind of question is about, to whoever is asked it for the first time."""
    game, kind, about = asked.table.title.game.id, asked.decision.kind(), about_of(asked)
    if about is None:
        return []
    is_new = await interaction.client.tables.learning.is_new(interaction.user.id, game, kind)
    return [f"-# {about}"] if is_new else []


@on_click("move", Acknowledge.PRIVATELY)
async def move_clicked(interaction: Interaction, address: Address) -> None:
    """The card's button: compose a turn, or go on composing it; an answer that stands on the card is picked at once."""
    table = await table_running(interaction, address)
    if not address.rest:
        await show_turn(interaction, table)
        return
    try:
        turn = await turn_of(interaction.client.tables, table, interaction.user.id, locale_of(interaction))
    except (Refused, Refusal):
        await show_turn(interaction, table)
        return
    asked = turn.asked
    choosing = None if asked is None or turn.draft.steps else Choosing.from_rest(address.rest, asked.forms)
    if choosing is None:
        await show_as_it_stands(interaction, turn)
    else:
        await go_to(interaction, turn, choosing)


@on_click("at", Acknowledge.SILENTLY)
async def step_clicked(interaction: Interaction, address: Address) -> None:
    """An answer, or the way back to a question before."""
    found = await _turn_still(interaction, address)
    if found is None:
        return
    turn, rest = found
    choosing = None if turn.asked is None else Choosing.from_rest(rest, turn.asked.forms)
    if choosing is None:
        await show_as_it_stands(interaction, turn, turn.said("refused-stale") if rest else None)
    elif choosing.kind is None:
        await show_as_it_stands(interaction, turn)
    else:
        await go_to(interaction, turn, choosing)


@on_choice("pick", Acknowledge.SILENTLY)
async def value_chosen(interaction: Interaction, address: Address, values: list[str]) -> None:
    """A value of the field that is asked."""
    found = await _turn_still(interaction, address)
    if found is None:
        return
    turn, rest = found
    chosen = None if turn.asked is None else picked(turn.asked, rest, values)
    if chosen is None:
        await show_as_it_stands(interaction, turn, turn.said("refused-stale"))
    else:
        await go_to(interaction, turn, chosen)


@on_click("step-back", Acknowledge.SILENTLY)
async def step_taken_back(interaction: Interaction, address: Address) -> None:
    """Without what was laid out last."""
    found = await _turn_still(interaction, address)
    if found is not None:
        turn = await _put(interaction, found[0], found[0].draft.before_last())
        await show_as_it_stands(interaction, turn)


@on_click("clear", Acknowledge.SILENTLY)
async def all_taken_back(interaction: Interaction, address: Address) -> None:
    """With nothing laid out."""
    found = await _turn_still(interaction, address)
    if found is not None:
        turn = await _put(interaction, found[0], Draft(found[0].draft.view))
        await show_as_it_stands(interaction, turn)


@on_click("instead", Acknowledge.SILENTLY)
async def better_wanted(interaction: Interaction, address: Address) -> None:
    """What a coach would rather do, laid out in place of a step and of all behind it."""
    found = await _turn_still(interaction, address)
    if found is None:
        return
    turn, (place, *rest) = found[0], found[1] or ("",)
    count = number_given(place)
    if count is None or count > len(turn.draft.steps):
        await show_as_it_stands(interaction, turn)
        return
    kept = replace(turn.kept, draft=Draft(turn.draft.view, turn.draft.steps[:count]))
    before = replace(turn, kept=kept)
    choosing = None if before.asked is None else Choosing.from_rest(tuple(rest), before.asked.forms)
    if choosing is None:
        await show_as_it_stands(interaction, turn, turn.said("refused-stale"))
    else:
        await go_to(interaction, before, choosing)


@on_click("else", Acknowledge.SILENTLY)
async def else_clicked(interaction: Interaction, address: Address) -> None:
    """What stands on no page of a turn."""
    found = await _turn_still(interaction, address)
    if found is None:
        return
    turn, rest = found
    choosing = None if turn.asked is None else Choosing.from_rest(rest, turn.asked.forms)
    await show_page(interaction, else_page(turn, choosing or Choosing()))


@on_click("do", Acknowledge.SILENTLY)
async def settled_on(interaction: Interaction, address: Address) -> None:
    """The last click: play all that is laid out, and what its own button adds."""
    locale = locale_of(interaction)
    table = await table_clicked(interaction, address)
    try:
        turn = await turn_of(interaction.client.tables, table, interaction.user.id, locale)
        edition, anew, rest = edition_of(address)
        if edition != turn.kept.edition:
            raise Refused("draft-changed")
        if turn.kept.lost:
            raise Refused("stale")
        turn = replace(turn, anew=anew)
        asked, moves = turn.asked, list(turn.draft.moves)
        if rest:
            move = None if asked is None else settled_move(asked, rest)
            if move is None:
                raise Refused("stale")
            moves.append(move)
        if not moves:
            raise Refused("stale")
        after = await play(interaction, table, moves, address.revision)
    except (Refused, Refusal) as refused:
        table = await table_clicked(interaction, address)
        if await played_before(interaction):
            await _show_done(interaction, table, [])
            return
        await show_turn(interaction, table, refusal_told(interaction, refused, table, locale))
        return
    try:
        alone = told_alone(turn, moves[-1], after)
        lines = [alone] if alone else told_privately(turn, after)
        await _show_done(interaction, after, lines)
        if after.asked_computers and not after.asked_people:
            interaction.client.afterwards(_go_on(interaction, after, lines))
    finally:
        await announce(interaction, after.channel)


@on_choice("instruct", Acknowledge.SILENTLY)
async def instructed(interaction: Interaction, address: Address, values: list[str]) -> None:
    """How a kind of question is answered from now on; one that is open is answered at once."""
    table = await table_clicked(interaction, address)
    locale = locale_of(interaction)
    move = Instruct("".join(address.rest), "".join(values))
    try:
        after = await play(interaction, table, [move], None)
    except (Refused, Refusal) as refused:
        await show_turn(interaction, table, refusal_told(interaction, refused, table, locale))
        return
    try:
        said = marked(after, locale)
        lines = happened(said, after.view(after.seat_of(interaction.user.id)).events)
        await show_turn(interaction, after, "\n".join(lines[-_LINES:]))
    finally:
        await announce(interaction, after.channel)


async def _turn_still(interaction: Interaction, address: Address) -> tuple[Turn, tuple[str, ...]] | None:
    """The turn that a click is about, and what else it carries; where it stands otherwise by now, that is shown."""
    table = await table_clicked(interaction, address)
    locale = locale_of(interaction)
    try:
        turn = await turn_of(interaction.client.tables, table, interaction.user.id, locale)
    except (Refused, Refusal) as refused:
        if not table.begun or not table.open:
            raise
        sentence = refusal_told(interaction, refused, table, locale)
        await show_board(interaction, table, notice=sentence)
        return None
    if address.revision != table.revision:
        since = await interaction.client.tables.log.after(table, turn.seat, address.revision)
        # What others did in the meantime leaves a choice as it is, as long as the forms still have it.
        if any(entry.seat == turn.seat or entry.kind != "move" for entry in since):
            await show_as_it_stands(interaction, turn, turn.said("refused-stale"))
            return None
    edition, anew, rest = edition_of(address)
    if edition != turn.kept.edition:
        await show_as_it_stands(interaction, turn, turn.said("refused-draft-changed"))
        return None
    if turn.kept.lost:
        await show_as_it_stands(interaction, turn)
        return None
    return replace(turn, anew=anew and bool(turn.draft.steps)), rest


async def _show_done(interaction: Interaction, table: Table, lines: Sequence[str]) -> None:
    """What has come of a turn that its player could not foresee, with the next question, if they are asked one."""
    try:
        turn = await turn_of(interaction.client.tables, table, interaction.user.id, locale_of(interaction))
    except (Refused, Refusal):
        said = marked(table, locale_of(interaction))
        await show_page(interaction, Page(lines or [said("draft-played")]))
    else:
        await show_as_it_stands(interaction, turn, "\n".join(lines) or None)


async def _go_on(interaction: Interaction, played: Table, lines: Sequence[str]) -> None:
    """The next question in place of what has come of a turn, where computers alone have moved since, and soon."""
    try:
        await interaction.client.thinking.answered(played.id)
        table = await interaction.client.tables.shelf.by_id(played.id)
        turn = await turn_of(interaction.client.tables, table, interaction.user.id, locale_of(interaction))
        await show_as_it_stands(interaction, turn, "\n".join(lines) or None)
    except (Refused, Refusal):
        return  # nothing is asked of them: the page stays as it is
    except Exception as error:
        note_fault(interaction, error, played)
