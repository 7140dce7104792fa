"""The private chooser: a move, click by click.

First the kind of move, then field by field, at last what it will do. Nothing is remembered between two
clicks but what the buttons carry; each click looks at the table anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import discord

from bot.channel.interactions.answers import Acknowledge, announce, locale_of
from bot.channel.interactions.clicks import on_choice, on_click
from bot.channel.interactions.house import Interaction
from bot.channel.interactions.origin import table_clicked, table_running
from bot.channel.interactions.refusals import refusal_sentence
from bot.channel.messages.components import TableButton, TableMenu, button, cut, menu
from bot.channel.messages.ids import Address
from bot.channel.messages.sentences import happened, marked
from bot.channel.private.board import show_board
from bot.channel.private.instructions import instruction_menus
from bot.channel.private.pages import Page, rows_of, show_page
from bot.engine import Form, Instruct, Move, Refusal, Value
from bot.tables.refused import Refused
from bot.tables.table import Table

from .asking import Asking, asking
from .choosing import Choosing
from .playing import play, played_before, told_alone
from .preview import preview
from .reading import Offer

MENU: Final = 25
"""The options that a menu of Discord's has at most."""
_BUTTONS: Final = 5
_SHORT: Final = 38
"""Letters on a button that a phone shows whole."""
_MISSING: Final = 6
_LINES: Final = 10


@dataclass(frozen=True)
class Step:
    """How far a player has come, looked up in the forms: what is settled by it, and which steps are left."""

    asked: Asking
    choosing: Choosing
    form: Form
    settled: dict[str, Value]

    @cached_property
    def left(self) -> list[str]:
        """The steps still to be taken, the next one first."""
        return self.form.left(self.settled)

    @property
    def move(self) -> Move | None:
        """The move, once nothing is left."""
        if self.left:
            return None
        return self.form.move(**{field: self.settled[field] for field in self.form.move.fields()})


def step(asked: Asking, choosing: Choosing) -> Step | None:
    """The step that a player is at; None where they have not chosen a kind, or what they chose is gone."""
    form = asked.forms.get(choosing.kind or "")
    wanted = choosing.wanted(form) if form is not None else None
    if form is None or wanted is None:
        return None
    return Step(asked, choosing, form, form.narrow(wanted))


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
    above = [notice] if notice else []
    if choosing.kind is None and len(asked.forms) == 1:
        choosing = Choosing(next(iter(asked.forms)))
    now = step(asked, choosing)
    if now is None:
        page = await _kinds(interaction, asked, above)
    elif now.move is None:
        page = await _question(interaction, now, above)
    else:
        page = await _confirm(interaction, now, now.move, above)
    await show_page(interaction, page)


async def _kinds(interaction: Interaction, asked: Asking, above: Sequence[str]) -> Page:
    """Which kind of move, beside one's own board."""
    table, view = asked.table, asked.view
    said = marked(table, asked.said.locale)
    buttons = [
        button(asked.kind_name(kind), _address("at", asked, Choosing(kind)), discord.ButtonStyle.primary)
        for kind in asked.forms
    ]
    status = [said.text(line) for line in table.title.telling.status(view, asked.seat)]
    picture = await interaction.client.studio.mat(table, asked.seat, asked.seat, asked.said.locale)
    return Page([*above, _prompt(asked)], [picture], "\n".join(status), list(rows_of(buttons)))


async def _question(interaction: Interaction, now: Step, above: Sequence[str]) -> Page:
    """One step: buttons where values are few and short, else a menu; places are shown in a picture."""
    asked, choosing, open_step = now.asked, now.choosing, now.left[0]
    offered = asked.offers(now.form, open_step, now.settled)
    pages = -(-len(offered) // MENU)
    page = min(choosing.page, pages - 1)
    shown = offered[page * MENU : (page + 1) * MENU]
    question = asked.said(f"field-{now.form.move.kind()}-{open_step}-description")
    rows: list[Sequence[TableButton] | TableMenu] = []
    if len(offered) <= _BUTTONS and all(len(offer.line) <= _SHORT for offer in offered):
        rows.append(
            [_button_of(asked, choosing.choose(open_step, offer.token), offer.line) for offer in offered]
        )
    else:
        rows.append(menu(question, _address("pick", asked, choosing.on_page(page)), _options(shown)))
    if ways := _ways(asked, choosing, page, pages):
        rows.append(ways)
    rows.extend(instruction_menus(asked.table, asked.seat, asked.said, asked.decision.kind()))
    places = {offer.place: offer.badge for offer in shown if offer.place is not None}
    pictures = []
    if len(places) > 1:
        pictures.append(
            await interaction.client.studio.choice(asked.table, asked.seat, places, asked.said.locale)
        )
    return Page(
        [*above, _prompt(asked), f"**{_trail(now)}** – {question}"],
        pictures,
        "\n".join(offer.line for offer in shown),
        rows,
        _missing(now, open_step),
    )


async def _confirm(interaction: Interaction, now: Step, move: Move, above: Sequence[str]) -> Page:
    """What the move will do, in words and, where it can be seen, in a picture; and the last click."""
    asked = now.asked
    shown = preview(asked, move)
    pictures: Sequence[bytes] = ()
    if shown.foreseen is not None:
        pictures = await interaction.client.studio.result(asked.table, shown.foreseen, asked.said.locale)
    lines = shown.lines
    if shown.caution is not None:
        lines = [*lines, f"**{shown.caution}**"]
    style = discord.ButtonStyle.success if shown.caution is None else discord.ButtonStyle.danger
    play = button(asked.said("button-do"), _address("do", asked, now.choosing), style)
    return Page(
        [*above, f"**{_trail(now)}**", *lines],
        pictures,
        "\n".join(lines),
        [[play, *_ways(asked, now.choosing, 0, 1)]],
    )


def _button_of(asked: Asking, choosing: Choosing, label: str) -> TableButton:
    return button(label, _address("at", asked, choosing), discord.ButtonStyle.primary)


def _ways(asked: Asking, choosing: Choosing, page: int, pages: int) -> list[TableButton]:
    """The buttons that lead through a menu of several pages, and back."""
    said = asked.said
    ways = []
    if page > 0:
        ways.append(button(said("button-previous"), _address("at", asked, choosing.on_page(page - 1))))
    if page + 1 < pages:
        ways.append(button(said("button-more"), _address("at", asked, choosing.on_page(page + 1))))
    back = choosing.back()
    if back is not None and (back.kind is not None or len(asked.forms) > 1):
        ways.append(button(said("button-back"), _address("at", asked, back)))
    return ways


def _options(offered: Sequence[Offer]) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=cut(offer.label, 100), value=offer.token, description=cut(offer.hint, 100) or None
        )
        for offer in offered
    ]


def _prompt(asked: Asking) -> str:
    return marked(asked.table, asked.said.locale).text(asked.table.title.telling.prompt(asked.view))


def _trail(now: Step) -> str:
    """The kind of move and what is chosen of it: "Build · Sawmill · Worker 2".

    A field that had one value is named where a later one was chosen; the last ones go without saying, and
    so does the group of a value that is named itself.
    """
    asked, move, settled = now.asked, now.form.move, now.settled
    choice = asked.table.title.telling.choice
    steps = move.steps()
    narrowed = {name: group.field for name, group in move.groups.items()}
    last = max((steps.index(narrowed.get(name, name)) for name, _ in now.choosing.chosen), default=-1)
    labels = [
        asked.said.text(choice(asked.view, move, name, settled[name], settled).label)
        for name in steps[: last + 1]
        if name in settled and narrowed.get(name) not in settled
    ]
    return " · ".join([asked.kind_name(move.kind()), *labels])


def _missing(now: Step, field: str) -> list[str]:
    """What a player may look for in vain, and why."""
    asked = now.asked
    if field in now.form.move.groups:
        return []
    said = marked(asked.table, asked.said.locale)
    missing = asked.table.title.telling.missing(asked.view, now.form.move, field, now.settled)[:_MISSING]
    if not missing:
        return []
    values = [said("chooser-lacks", value=absent.label, lacks=absent.lacks) for absent in missing]
    return [said("chooser-missing", values="; ".join(values))]


def _address(verb: str, asked: Asking, choosing: Choosing) -> Address:
    return Address(verb, asked.table.id, asked.table.revision, choosing.rest(asked.forms))


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
    choosing = Choosing.from_rest(address.rest, asked.forms)
    now = step(asked, choosing) if choosing is not None else None
    if now is not None and now.left and values:
        chosen = now.choosing.choose(now.left[0], values[0])
        if step(asked, chosen) is not None:
            await show_step(interaction, asked, chosen)
            return
    await show_step(interaction, asked, Choosing(), asked.said("refused-stale"))


@on_click("do", Acknowledge.SILENTLY)
async def settled_on(interaction: Interaction, address: Address) -> None:
    """The last click: play it."""
    locale = locale_of(interaction)
    table = await table_clicked(interaction, address)
    try:
        asked = asking(table, interaction.user.id, locale)
        choosing = Choosing.from_rest(address.rest, asked.forms)
        now = step(asked, choosing) if choosing is not None else None
        move = now.move if now is not None else None
        if move is None:
            raise Refused("stale")
        after = await play(interaction, asked.table, move, address.revision)
    except (Refused, Refusal) as refused:
        table = await table_clicked(interaction, address)
        if await played_before(interaction):
            await _show_done(interaction, table, None)
            return
        sentence = refusal_sentence(refused, table, interaction.user.id, locale)
        await show_chooser(interaction, table, sentence)
        return
    try:
        await _show_done(interaction, after, told_alone(asked, move, after))
    finally:
        await announce(interaction)


@on_choice("instruct", Acknowledge.SILENTLY)
async def instructed(interaction: Interaction, address: Address, values: list[str]) -> None:
    """How a kind of question is answered from now on; one that is open is answered at once."""
    table = await table_clicked(interaction, address)
    locale = locale_of(interaction)
    move = Instruct("".join(address.rest), "".join(values))
    try:
        after = await play(interaction, table, move, None)
    except (Refused, Refusal) as refused:
        await show_chooser(interaction, table, refusal_sentence(refused, table, interaction.user.id, locale))
        return
    try:
        said = marked(after, locale)
        lines = happened(said, after.view(after.seat_of(interaction.user.id)).events)
        await show_chooser(interaction, after, "\n".join(lines[-_LINES:]))
    finally:
        await announce(interaction)


async def _asking_still(interaction: Interaction, address: Address) -> Asking | None:
    """The question that a click answers; where it is another by now, that is shown instead, and said."""
    table = await table_clicked(interaction, address)
    locale = locale_of(interaction)
    try:
        asked = asking(table, interaction.user.id, locale)
    except (Refused, Refusal) as refused:
        if not table.begun or not table.open:
            raise
        sentence = refusal_sentence(refused, table, interaction.user.id, locale)
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
