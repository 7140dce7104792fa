"""`/game pace`, `/game pause`, `/game nudge`, and the buttons when somebody's time is over."""

from __future__ import annotations

from functools import partial

from bot.channel.interactions import Acknowledge, Context, Work, on_choice, on_click, parse_number
from bot.channel.messages import Address, ButtonMeaning, Page, message_words, table_button
from bot.channel.messages.components import TableButton, TableMenu, pace_in_words
from bot.channel.private.pace_menus import choose_pace, pace_address, pace_menus
from bot.engine import Player
from bot.play.clock.clocks import HOUR, Pace, pace_at
from bot.play.errors import moment
from bot.play.repository import is_host, require
from bot.play.table import Table
from bot.play.turn.agreements import WishOutcome

from .consent import ask_members, ask_others
from .lobby import refresh_lobby
from .seats import take_back_seat


async def show_pace(context: Context, table: Table) -> None:
    """How long people have, who is asked until when, and for the host the menus that change it. Raises Refused."""
    require(table, "open", "readable")
    said = message_words(table, context.locale, table.seat_of(context.user.id))
    paragraphs = [pace_in_words(pace_at(table.row), said)]
    rows: list[list[TableButton] | TableMenu] = []
    if context.person.id == table.host or context.may_manage:
        for above, menu in pace_menus(pace_at(table.row), said, partial(pace_address, table, "pace")):
            paragraphs.append(above)
            rows.append(menu)
        paragraphs.append(said("pace-own-hours"))
    if table.begun:
        until = (await context.tables.store.clocks.timing(table)).until
        players = [
            said("pace-asked-until", player=said.player(seat), moment=moment(until[seat]))
            if seat in until
            else said.player(seat)
            for seat in table.asked_seats
        ]
        paragraphs.append(said("pace-asked", players=said.listed(players)))
        if table.paused:
            paragraphs.append(said("card-paused"))
            if table.seat_of(context.user.id) is not None or context.may_manage:
                rows.append([table_button(said, "go-on", table)])
        elif await context.tables.nudging.possible(table, context.user.id):
            paragraphs.append(f"-# {said('pace-nudge')}")
            rows.append([table_button(said, "nudge", table, ButtonMeaning.CHOOSES)])
    await context.show(Page(paragraphs, rows=rows))


async def set_hours(context: Context, table: Table, hours: int) -> None:

    async def ask() -> WishOutcome:
        return await context.tables.pacing.set(
            context.channel_id,
            context.person,
            Pace(hours * HOUR, table.row.overdue),
            interaction=context.id,
            may_manage=context.may_manage,
        )

    await _show_changed(context, await ask_members(context, ask, table))


@on_choice("pace", Acknowledge.SILENTLY, Work.POST)
async def pace_chosen(context: Context, address: Address, values: list[str]) -> None:
    table = await context.table_here(address)

    async def ask() -> WishOutcome:
        return await choose_pace(context, table, "".join(address.rest), values[0])

    await _show_changed(context, await ask_members(context, ask, table))


async def _show_changed(context: Context, answered: WishOutcome) -> None:
    if not answered.done:
        await context.show_sentence(context.words()("pace-proposed"))
    else:
        await show_pace(context, answered.table)
        if not answered.table.begun:
            await refresh_lobby(context, answered.table)
    await context.announce()


async def pause_game(context: Context) -> None:
    """Pause a game, or let it go on; who plays and isn't the host asks the others. Raises Refused."""
    table = await context.table()
    require(table, "open")
    await _turn_pause(context, table)


@on_click("go-on", Acknowledge.PRIVATELY, Work.POST)
async def go_on_clicked(context: Context, address: Address) -> None:
    table = await context.table_here(address)
    await _turn_pause(context, table, goes_on=True)


async def _turn_pause(context: Context, table: Table, *, goes_on: bool = False) -> None:
    who, manages, pausing = context.person, context.may_manage, context.tables.pausing
    plays = table.status == "playing" and table.seat_of(who.id) is not None
    alone = is_host(table, who, manages) or pausing.may_end(table, who)
    if plays and not alone and (table.paused or not goes_on):
        await ask_others(context, "pause")
        return
    await pausing.turn(table.channel, who, goes_on=goes_on, interaction=context.id, may_manage=manages)
    if await context.announce():
        await context.dismiss()


@on_click("decide", Acknowledge.PRIVATELY, Work.POST)
async def decide_clicked(context: Context, address: Address) -> None:
    table = await context.table_here(address)
    await context.tables.overdue.decide(
        table.channel,
        context.person,
        [seat for seat in map(parse_number, address.rest) if seat is not None],
        interaction=context.id,
        may_manage=context.may_manage,
    )
    await context.say(message_words(table, context.locale)("decided"))


@on_click("back", Acknowledge.PRIVATELY, Work.POST)
async def back_clicked(context: Context, address: Address) -> None:
    await context.table_here(address)
    await take_back_seat(context)


async def nudge_players(context: Context) -> None:
    await context.say(await _nudged(context))
    await context.announce()


@on_click("nudge", Acknowledge.SILENTLY, Work.POST)
async def nudge_clicked(context: Context, address: Address) -> None:
    await context.table_here(address)
    await context.show_sentence(await _nudged(context))
    await context.announce()


async def _nudged(context: Context) -> str:
    nudging = context.tables.nudging
    table = await context.table()
    await context.outbox.presence.look(
        table, [user for user in table.asked_users() if user != context.user.id]
    )
    nudged = await nudging.nudge(context.channel_id, context.person, interaction=context.id)
    said = message_words(nudged.table, context.locale)
    lines = [said("nudged", players=[Player(seat) for seat in nudged.nudged])]
    lines += [
        said("nudged-not", player=said.player(seat), moment=moment(until))
        for seat, until in nudged.resting.items()
    ]
    return " ".join(lines)
