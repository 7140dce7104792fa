"""The private chooser: a move, click by click.

First the kinds of move with what is asked of each, then field by field, at last what it will do. Nothing is
remembered between two clicks but what the buttons carry; each click looks at the table anew.
"""

from __future__ import annotations

from typing import Final

from bot.channel.interactions.answers import Acknowledge, announce, locale_of, whisper
from bot.channel.interactions.clicks import on_choice, on_click
from bot.channel.interactions.house import Interaction
from bot.channel.interactions.origin import table_clicked, table_running
from bot.channel.interactions.refusals import refusal_told
from bot.channel.messages.ids import Address
from bot.channel.messages.sentences import happened, marked
from bot.channel.private.board import show_board
from bot.channel.private.pages import Page, show_page
from bot.engine import Instruct, Refusal
from bot.tables.refused import Refused
from bot.tables.table import Table

from .asking import Asking, asking
from .choosing import Choosing
from .coaching import coach
from .playing import play, played_before, told_alone
from .questions import step_of, step_page
from .step import picked, settled_move
from .wording import about_of

_LINES: Final = 10


async def show_chooser(interaction: Interaction, table: Table, notice: str | None = None) -> None:
    """The chooser from its beginning; for whoever isn't asked a board without it."""
    try:
        asked = asking(table, interaction.user.id, locale_of(interaction))
    except (Refused, Refusal):
        if not table.begun or not table.open:
            raise
        await show_board(interaction, table, notice=notice)
    else:
        await show_step(interaction, asked, Choosing(), notice)


async def show_step(
    interaction: Interaction, asked: Asking, choosing: Choosing, notice: str | None = None
) -> None:
    """The next question on the way to a move; what it will do where none is left."""
    now = step_of(asked, choosing)
    above = [notice] if notice else []
    if now is None or now.begins:
        above += await _about(interaction, asked)
    await show_page(interaction, await step_page(interaction.client.studio, asked, now, above))


async def _about(interaction: Interaction, asked: Asking) -> list[str]:
    """What a kind of question is about, to whoever is asked it for the first time."""
    game, kind, about = asked.table.title.game.id, asked.decision.kind(), about_of(asked)
    if about is None:
        return []
    is_new = await interaction.client.tables.learning.is_new(interaction.user.id, game, kind)
    return [f"-# {about}"] if is_new else []


@on_click("move", Acknowledge.PRIVATELY)
async def move_clicked(interaction: Interaction, address: Address) -> None:
    """The card's button: choose a move."""
    await show_chooser(interaction, await table_running(interaction, address))


@on_click("at", Acknowledge.SILENTLY)
async def step_clicked(interaction: Interaction, address: Address) -> None:
    """A step forward or back."""
    asked = await _asking_still(interaction, address)
    if asked is None:
        return
    choosing = Choosing.from_rest(address.rest, asked.forms)
    if choosing is None:
        await show_step(interaction, asked, Choosing(), asked.said("refused-stale"))
    else:
        await show_step(interaction, asked, choosing)


@on_choice("pick", Acknowledge.SILENTLY)
async def value_chosen(interaction: Interaction, address: Address, values: list[str]) -> None:
    """A value of the field that is asked."""
    asked = await _asking_still(interaction, address)
    if asked is None:
        return
    chosen = picked(asked, address.rest, values)
    if chosen is None:
        await show_step(interaction, asked, Choosing(), asked.said("refused-stale"))
    else:
        await show_step(interaction, asked, chosen)


@on_click("do", Acknowledge.SILENTLY)
async def settled_on(interaction: Interaction, address: Address) -> None:
    """The last click: play it."""
    locale = locale_of(interaction)
    table = await table_clicked(interaction, address)
    try:
        asked = asking(table, interaction.user.id, locale)
        move = settled_move(asked, address.rest)
        if move is None:
            raise Refused("stale")
        after = await play(interaction, asked.table, move, address.revision)
    except (Refused, Refusal) as refused:
        table = await table_clicked(interaction, address)
        if await played_before(interaction):
            await _show_done(interaction, table, None)
            return
        sentence = refusal_told(interaction, refused, table, locale)
        await show_chooser(interaction, table, sentence)
        return
    try:
        await _show_done(interaction, after, told_alone(asked, move, after))
    finally:
        await announce(interaction, after.channel)
    if (said := await coach(interaction, asked, move, after)) is not None:
        await whisper(interaction, said.layout())


@on_choice("instruct", Acknowledge.SILENTLY)
async def instructed(interaction: Interaction, address: Address, values: list[str]) -> None:
    """How a kind of question is answered from now on; one that is open is answered at once."""
    table = await table_clicked(interaction, address)
    locale = locale_of(interaction)
    move = Instruct("".join(address.rest), "".join(values))
    try:
        after = await play(interaction, table, move, None)
    except (Refused, Refusal) as refused:
        await show_chooser(interaction, table, refusal_told(interaction, refused, table, locale))
        return
    try:
        said = marked(after, locale)
        lines = happened(said, after.view(after.seat_of(interaction.user.id)).events)
        await show_chooser(interaction, after, "\n".join(lines[-_LINES:]))
    finally:
        await announce(interaction, after.channel)


async def _asking_still(interaction: Interaction, address: Address) -> Asking | None:
    """The question that a click answers; where it is another by now, that is shown instead, and said."""
    table = await table_clicked(interaction, address)
    locale = locale_of(interaction)
    try:
        asked = asking(table, interaction.user.id, locale)
    except (Refused, Refusal) as refused:
        if not table.begun or not table.open:
            raise
        sentence = refusal_told(interaction, refused, table, locale)
        await show_board(interaction, table, notice=sentence)
        return None
    if address.revision != table.revision:
        since = await interaction.client.tables.log.after(table, asked.seat, address.revision)
        # What others did in the meantime leaves a choice as it is, as long as the forms still have it.
        if any(entry.seat == asked.seat or entry.kind != "move" for entry in since):
            await show_step(interaction, asked, Choosing(), asked.said("refused-stale"))
            return None
    return asked


async def _show_done(interaction: Interaction, table: Table, alone: str | None) -> None:
    """What the move did, to the player; with the next question, if they are asked one."""
    said = marked(table, locale_of(interaction))
    seat = table.seat_of(interaction.user.id)
    lines = [alone] if alone else happened(said, table.view(seat).events)[-_LINES:]
    try:
        asked = asking(table, interaction.user.id, locale_of(interaction))
    except (Refused, Refusal):
        await show_page(interaction, Page(lines))
    else:
        await show_step(interaction, asked, Choosing(), "\n".join(lines))
