"""`/game …`: everything about a game except moves; buttons for its pace and pauses."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, Final

import discord
from discord import app_commands

from bot.ai.players import LEVELS
from bot.channel import board
from bot.channel.interactions.bot_types import Work
from bot.channel.interactions.context import (
    IN_DIRECT_MESSAGES,
    Acknowledge,
    Context,
    parse_number,
    person_of,
    seat_of_player,
)
from bot.channel.interactions.handlers import (
    Guarded,
    command,
    command_group,
    guarded,
    localized,
    on_choice,
    on_click,
    on_table_click,
)
from bot.channel.messages.components import (
    Address,
    ButtonMeaning,
    TableButton,
    TableMenu,
    address_at,
    pace_in_words,
    table_button,
)
from bot.channel.messages.messenger import UNANSWERED
from bot.channel.messages.post import Page
from bot.channel.messages.sentences import message_words
from bot.engine import Player
from bot.games.title import Title
from bot.i18n.fluent import LOCALES
from bot.play.clock.clocks import HOUR, OWN_HOURS, Pace, pace_at
from bot.play.errors import Refused, moment
from bot.play.repository import Condition, is_host, require
from bot.play.table import Table
from bot.play.turn.games import check_ends, is_last

from . import consent, lobby, new_tables, options


def game_group(titles: Mapping[str, Title]) -> app_commands.Group:
    commands = command_group("game", IN_DIRECT_MESSAGES)
    commands.add_command(command("game-new", _new, games=titles))
    for verb, run in _COMMANDS.items():
        commands.add_command(command(f"game-{verb}", run))
    return commands


@app_commands.choices(
    language=[app_commands.Choice(name=localized(f"language-{code}"), value=code) for code in LOCALES],
    place=[app_commands.Choice(name=localized(f"place-{place}"), value=place) for place in new_tables.PLACES],
)
@guarded(Acknowledge.PRIVATELY, Work.POST)
async def _new(context: Context, /, game: str, language: str | None = None, place: str = "here") -> None:
    locale = await context.public_locale(language)
    await new_tables.open_table(context, game, locale, in_thread=place == "thread")


@guarded(Acknowledge.PRIVATELY)
async def _join(context: Context) -> None:
    table = await context.tables.repository.current(context.channel_id)
    if table is not None and table.status == "playing":
        table = await context.outbox.presence.look(table, table.absent & {context.user.id})
        if table.seat_of(context.user.id) is not None:
            await consent.take_back_seat(context, table)
            return
    table = await context.tables.lobbies.join(context.caller)
    if await lobby.refresh_lobby(context, table):
        await lobby.say_where(context, table, "lobby-joined")


async def _leave(context: Context, table: Table) -> None:
    table = await context.tables.lobbies.leave(context.caller)
    await lobby.refresh_lobby(context, table)
    await context.say(context.words()("lobby-left"))


async def _start(context: Context, table: Table) -> None:
    if await lobby.begin_game(context, table):
        await lobby.say_where(context, table, "lobby-started")


@guarded(Acknowledge.PRIVATELY)
async def _board(context: Context, player: discord.User | None = None) -> None:
    reopened = await new_tables.reopen_in_channel(context)
    table = reopened or await context.table()
    if player is not None:
        await board.show_board(context, table, seat_of_player(table, player))
        return
    require(table, "readable")
    if not table.over:
        require(table, "open")
    context.bot.limits.take(Work.POST, context.caller)
    context.check_permissions()
    try:
        if reopened is not None and table.begun:
            if not await context.announce():
                return
        elif table.begun:
            await context.outbox.post_fresh_card(table)
        else:
            await lobby.post_lobby(context, table)
            if table.lobby_message is not None:
                await context.outbox.messenger.retire(table, table.lobby_message)
    except UNANSWERED as error:
        await context.say_unposted(error)
    else:
        await context.dismiss()


def at_table(
    act: Callable[[Context, Table], Awaitable[None]], *needed: Condition, work: Work = Work.ANSWER
) -> Guarded[[]]:
    """The callback of a command that acts on the channel's table, in the condition `needed`."""

    @guarded(Acknowledge.PRIVATELY, work)
    async def run(context: Context) -> None:
        await act(context, await context.table(*needed))

    return run


async def _resign(context: Context, table: Table) -> None:
    if table.seat_of(context.user.id) is None:
        raise Refused("not-seated")
    await consent.ask_whether_to_leave(context, table, "resign")


async def _end(context: Context, table: Table) -> None:
    user = context.user.id
    if table.status == "playing" and table.seat_of(user) is not None:
        await consent.ask_whether_to_leave(context, table, "end" if is_last(table, user) else "end-asking")
        return
    check_ends(table, context.caller)
    await consent.ask_whether_to_leave(context, table, "end")


@guarded(Acknowledge.PRIVATELY)
async def _replace(
    context: Context, player: str, by: discord.User | None = None, computer: str | None = None
) -> None:
    table = await context.table("open", "begun")
    if (by is None) == (computer is None):
        raise Refused("replace-by-whom")
    seat = consent.seat_named(table, player)
    table = await consent.check_membership(context, table, seat)
    if computer is not None:
        await consent.ask_whether_to_stand_in(context, table, seat, computer)
    elif by is not None:
        if by.bot:
            raise Refused("no-bots")
        await consent.ask_whether_to_replace(context, table, seat, person_of(by))


@guarded(Acknowledge.PRIVATELY)
async def _pace(
    context: Context, hours: app_commands.Range[int, OWN_HOURS[0], OWN_HOURS[-1]] | None = None
) -> None:
    table = await context.table()
    if hours is None:
        await _show_pace(context, table)
    else:
        await _wish(context, table, Pace(hours * HOUR, table.row.overdue))


async def _show_pace(context: Context, table: Table) -> None:
    """Show the pace, who is asked until when and, for the host, the menus that change it. Raises Refused."""
    require(table, "open", "readable")
    said = message_words(table, context.locale, table.seat_of(context.user.id))
    paragraphs = [pace_in_words(pace_at(table.row), said)]
    if table.row.overdue != "wait" and not (await context.tables.servers.of(table.guild)).computers:
        paragraphs.append(said("refused-no-computers-here"))
    rows: list[list[TableButton] | TableMenu] = []
    if is_host(table, context.caller):
        menus = options.pace_menus(pace_at(table.row), said, partial(address_at, "pace", table))
        for option, menu in menus.items():
            paragraphs.append(options.option_explained(option, said))
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
            if table.seat_of(context.user.id) is not None or context.caller.may_manage:
                rows.append([table_button(said, "go-on", table)])
        elif await context.tables.nudging.possible(table, context.user.id):
            paragraphs.append(f"-# {said('pace-nudge')}")
            rows.append([table_button(said, "nudge", table, ButtonMeaning.CHOOSES)])
    await context.show(Page(paragraphs, rows=rows))


@on_choice("pace", Work.POST)
async def pace_chosen(context: Context, address: Address, value: str) -> None:
    table = await context.table_here(address)
    await _wish(context, table, options.chosen_pace(pace_at(table.row), address.part(0), value))


async def _wish(context: Context, table: Table, pace: Pace) -> None:
    pacing, by = context.tables.pacing, context.caller
    answered = await consent.ask_members(context, table, lambda: pacing.set(by, pace))
    if not answered.done:
        await context.show_sentence(context.words()("pace-proposed"))
    else:
        await _show_pace(context, answered.table)
        if not answered.table.begun:
            await lobby.refresh_lobby(context, answered.table)
    await context.announce()


@on_table_click("go-on", here=True, work=Work.POST)
async def go_on_clicked(context: Context, table: Table) -> None:
    await _turn_pause(context, table, goes_on=True)


async def _turn_pause(context: Context, table: Table, *, goes_on: bool = False) -> None:
    """Pause a game, or end its pause; players other than the host ask the others. Raises Refused."""
    by, pausing = context.caller, context.tables.pausing
    plays = table.status == "playing" and table.seat_of(by.id) is not None
    alone = is_host(table, by) or pausing.may_end(table, by)
    if plays and not alone and (table.paused or not goes_on):
        await consent.ask_others(context, table, "pause")
        return
    await pausing.turn(by, goes_on=goes_on)
    if await context.announce():
        await context.dismiss()


@on_click("decide", Acknowledge.PRIVATELY, Work.POST)
async def decide_clicked(context: Context, address: Address) -> None:
    table = await context.table_here(address)
    seats = [seat for seat in map(parse_number, address.rest) if seat is not None]
    await context.tables.deadlines.decide(context.caller, seats)
    await context.say(message_words(table, context.locale)("decided"))


@on_table_click("nudge", here=True, how=Acknowledge.SILENTLY, work=Work.POST)
async def _nudge(context: Context, table: Table) -> None:
    asked = [user for user in table.asked_users() if user != context.user.id]
    await context.outbox.presence.look(table, asked)
    nudged = await context.tables.nudging.nudge(context.caller)
    said = message_words(nudged.table, context.locale)
    lines = [said("nudged", players=[Player(seat) for seat in nudged.nudged])]
    lines += [
        said("nudged-not", player=said.player(seat), moment=moment(until))
        for seat, until in nudged.resting.items()
    ]
    await context.show_sentence(" ".join(lines))
    await context.announce()


app_commands.autocomplete(player=consent.seats_to_choose)(_replace)
app_commands.choices(
    computer=[app_commands.Choice(name=localized(f"level-{level}-named"), value=level) for level in LEVELS]
)(_replace)

_COMMANDS: Final[Mapping[str, Any]] = {
    "load": new_tables.game_load,
    "join": _join,
    "leave": at_table(_leave),
    "start": at_table(_start),
    "board": _board,
    "hand": at_table(board.show_hand),
    "status": at_table(board.show_status),
    "text": at_table(board.show_table_in_words),
    "log": at_table(board.show_log),
    "undo": at_table(consent.take_back, work=Work.POST),
    "resign": at_table(_resign, "begun", "open"),
    "replace": _replace,
    "pace": _pace,
    "pause": at_table(_turn_pause, "open", work=Work.POST),
    "nudge": at_table(_nudge, work=Work.POST),
    "end": at_table(_end, "open"),
}
