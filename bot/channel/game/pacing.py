"""`/game pace` and `/game pause`, and what is clicked when somebody's time is over."""

from __future__ import annotations

from functools import partial

from bot.channel.interactions.answers import (
    Acknowledge,
    announce,
    locale_of,
    reader,
    say,
    say_nothing,
    show_sentence,
)
from bot.channel.interactions.clicks import on_choice, on_click
from bot.channel.interactions.given import number_given
from bot.channel.interactions.house import Interaction
from bot.channel.interactions.limits import Work
from bot.channel.interactions.origin import (
    channel_of,
    check_open,
    check_readable,
    may_manage,
    person_of,
    table_of,
    table_still_here,
)
from bot.channel.messages.card import go_on_button
from bot.channel.messages.components import TableButton, TableMenu
from bot.channel.messages.ids import Address
from bot.channel.messages.sentences import marked
from bot.channel.messages.times import pace_in_words
from bot.channel.private.pace_menus import choose_pace, pace_address, pace_menus
from bot.channel.private.pages import Page, show_page
from bot.tables.moments import moment
from bot.tables.pace import HOUR, Pace, pace_at
from bot.tables.questions import Answered
from bot.tables.table import Table
from bot.words.fluent import Words

from .agreeing import ask_others, asked_of_those_here, asks_others
from .lobby import refresh_lobby
from .nudging import nudge_button
from .substituting import come_back


async def show_pace(interaction: Interaction, table: Table) -> None:
    """How long people have, who is asked until when, and for the host the menus that change it. Raises Refused."""
    check_open(table)
    check_readable(table)
    said = marked(table, locale_of(interaction))
    paragraphs = [pace_in_words(pace_at(table.row), said)]
    rows: list[list[TableButton] | TableMenu] = []
    if person_of(interaction).id == table.host or may_manage(interaction):
        for above, menu in pace_menus(pace_at(table.row), said, partial(pace_address, table, "pace")):
            paragraphs.append(above)
            rows.append(menu)
        paragraphs.append(said("pace-own-hours"))
    if table.begun:
        paragraphs.append(said("pace-asked", players=said.listed(await _asked(interaction, table, said))))
        if table.paused:
            paragraphs.append(said("card-paused"))
            if table.seat_of(interaction.user.id) is not None or may_manage(interaction):
                rows.append([go_on_button(table, said)])
        elif await interaction.client.tables.nudging.possible(table, interaction.user.id):
            paragraphs.append(f"-# {said('pace-nudge')}")
            rows.append([nudge_button(table, said)])
    await show_page(interaction, Page(paragraphs, rows=rows))


async def _asked(interaction: Interaction, table: Table, said: Words) -> list[str]:
    """Who is asked, with the moment until when they have time where there is one."""
    timing = await interaction.client.tables.pacing.timing(table)
    return [
        said("pace-asked-until", player=said.player(seat), moment=moment(timing.until[seat]))
        if seat in timing.until
        else said.player(seat)
        for seat in table.asked_seats
    ]


async def set_hours(interaction: Interaction, table: Table, hours: int) -> None:
    """Give people so many hours for a decision; the host's right. Raises Refused."""

    async def ask() -> Answered:
        return await interaction.client.tables.pacing.set(
            channel_of(interaction),
            person_of(interaction),
            Pace(hours * HOUR, table.row.overdue),
            interaction=interaction.id,
            may_manage=may_manage(interaction),
        )

    await _show_changed(interaction, await asked_of_those_here(interaction, ask, table))


@on_choice("pace", Acknowledge.SILENTLY, Work.POST)
async def pace_chosen(interaction: Interaction, address: Address, values: list[str]) -> None:
    """Another pace, or another end of the time."""
    table = await table_still_here(interaction, address)

    async def ask() -> Answered:
        return await choose_pace(interaction, table, "".join(address.rest), values[0])

    await _show_changed(interaction, await asked_of_those_here(interaction, ask, table))


async def _show_changed(interaction: Interaction, answered: Answered) -> None:
    if not answered.done:
        await show_sentence(interaction, reader(interaction)("pace-proposed"))
    else:
        await show_pace(interaction, answered.table)
        if not answered.table.begun:
            await refresh_lobby(interaction, answered.table)
    await announce(interaction)


async def pause(interaction: Interaction) -> None:
    """Pause a game, or let it go on; who plays and isn't the host asks the others. Raises Refused."""
    table, who = await table_of(interaction), person_of(interaction)
    check_open(table)
    pausing = interaction.client.tables.pausing
    if asks_others(table, who, may_manage(interaction)) and not pausing.may_end(table, who):
        await ask_others(interaction, "pause")
        return
    await interaction.client.tables.pausing.turn(
        channel_of(interaction),
        person_of(interaction),
        interaction=interaction.id,
        may_manage=may_manage(interaction),
    )
    if await announce(interaction):
        await say_nothing(interaction)


@on_click("go-on", Acknowledge.PRIVATELY, Work.POST)
async def go_on(interaction: Interaction, address: Address) -> None:
    """Let a paused game go on; who plays and isn't the host asks the others. Raises Refused."""
    table = await table_still_here(interaction, address)
    pausing, who = interaction.client.tables.pausing, person_of(interaction)
    asks = asks_others(table, who, may_manage(interaction)) and not pausing.may_end(table, who)
    if table.paused and asks:
        await ask_others(interaction, "pause")
        return
    await pausing.go_on(
        table.channel,
        who,
        interaction=interaction.id,
        may_manage=may_manage(interaction),
    )
    if await announce(interaction):
        await say_nothing(interaction)


@on_click("decide", Acknowledge.PRIVATELY, Work.POST)
async def decide(interaction: Interaction, address: Address) -> None:
    """Let a computer decide this once for those whose time is over."""
    table = await table_still_here(interaction, address)
    await interaction.client.tables.overdue.decide(
        table.channel,
        person_of(interaction),
        [seat for seat in map(number_given, address.rest) if seat is not None],
        interaction=interaction.id,
        may_manage=may_manage(interaction),
    )
    await say(interaction, marked(table, locale_of(interaction))("decided"))


@on_click("back", Acknowledge.PRIVATELY, Work.POST)
async def back(interaction: Interaction, address: Address) -> None:
    """Take back one's own seat, which a computer has taken."""
    await table_still_here(interaction, address)
    await come_back(interaction)
