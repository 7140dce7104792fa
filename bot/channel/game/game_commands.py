"""`/game …`: everything about a game that is no move, the same for every game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

import discord
from discord import app_commands

from bot.ai.players import LEVELS
from bot.channel.interactions import IN_DIRECT_MESSAGES, Acknowledge, Context, Work, guarded, seat_of_player
from bot.channel.interactions.context import person_of
from bot.channel.interactions.handlers import command, command_group, game_choices, localized
from bot.channel.messages.messenger import delivery_error_of
from bot.channel.private import board, help
from bot.games.title import Title
from bot.i18n.fluent import LOCALES
from bot.play.clock.clocks import OWN_HOURS
from bot.play.errors import Refused
from bot.play.repository import require
from bot.play.rows import TableSettings
from bot.play.table import Table
from bot.play.turn.games import check_ends, is_last

from . import consent, lobby, opening, pace


def game_group(titles: Mapping[str, Title]) -> app_commands.Group:
    commands = command_group("game", IN_DIRECT_MESSAGES)
    commands.add_command(_new_command(titles))
    commands.add_command(command("game-load", opening.game_load))
    for verb, run in _COMMANDS.items():
        commands.add_command(command(f"game-{verb}", run))
    return commands


def _new_command(titles: Mapping[str, Title]) -> app_commands.Command[Any, ..., None]:
    @app_commands.choices(
        game=game_choices(titles),
        language=[app_commands.Choice(name=localized(f"language-{code}"), value=code) for code in LOCALES],
        place=[
            app_commands.Choice(name=localized(f"place-{place}"), value=place) for place in opening.PLACES
        ],
    )
    @guarded(Acknowledge.PRIVATELY, Work.POST)
    async def new(context: Context, /, game: str, language: str | None = None, place: str = "here") -> None:
        settings = TableSettings(language=await context.public_locale(language))
        await opening.open_table(context, game, settings, "thread" if place == "thread" else "here")

    return command("game-new", new)


@guarded(Acknowledge.PRIVATELY)
async def _join(context: Context) -> None:
    table = await context.tables.repository.current(context.channel_id)
    if table is not None and table.status == "playing":
        table = await context.outbox.presence.look(table, table.absent & {context.user.id})
        if consent.has_stand_in(table, context.user.id):
            await consent.take_back_seat(context)
            return
    table = await context.tables.lobbies.join(context.channel_id, context.person)
    await lobby.refresh_lobby(context, table)
    await lobby.say_where(context, table, "lobby-joined")


@guarded(Acknowledge.PRIVATELY)
async def _leave(context: Context) -> None:
    table = await context.tables.lobbies.leave(context.channel_id, context.person)
    await lobby.refresh_lobby(context, table)
    await context.say(context.words()("lobby-left"))


@guarded(Acknowledge.PRIVATELY)
async def _start(context: Context) -> None:
    table = await context.table()
    if await lobby.begin_game(context, table):
        await lobby.say_where(context, table, "lobby-started")


@guarded(Acknowledge.PRIVATELY)
async def _board(context: Context, player: discord.User | None = None) -> None:
    table = await opening.reopen_in_channel(context) or await context.table()
    if player is not None:
        await board.show_board(context, table, seat_of_player(table, player))
        return
    require(table, "readable")
    if not table.over:
        require(table, "open")
    context.bot.limits.take(Work.POST, context.interaction)
    context.check_permissions()
    try:
        if table.begun:
            await context.outbox.post_fresh_card(table)
        else:
            await lobby.post_lobby(context, table)
    except discord.HTTPException as error:
        await context.say_delivery_error(delivery_error_of(error))
    else:
        await context.dismiss()


def at_table(show: Callable[[Context, Table], Awaitable[None]]) -> Any:

    @guarded(Acknowledge.PRIVATELY)
    async def shown(context: Context) -> None:
        await show(context, await context.table())

    return shown


@guarded(Acknowledge.PRIVATELY, Work.POST)
async def _undo(context: Context) -> None:
    await consent.take_back(context)


@guarded(Acknowledge.PRIVATELY)
async def _resign(context: Context) -> None:
    table = await context.table("begun", "open")
    if table.seat_of(context.user.id) is None:
        raise Refused("not-seated")
    await consent.ask_whether_to_leave(context, table, "resign")


@guarded(Acknowledge.PRIVATELY)
async def _end(context: Context) -> None:
    table = await context.table("open")
    who = context.person
    if table.status == "playing" and table.seat_of(who.id) is not None:
        await consent.ask_whether_to_leave(context, table, "end" if is_last(table, who.id) else "end-asking")
        return
    check_ends(table, who, context.may_manage)
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
        await pace.show_pace(context, table)
    else:
        await pace.set_hours(context, table, hours)


@guarded(Acknowledge.PRIVATELY)
async def _rules(context: Context) -> None:
    table = await context.table_nearby()
    if table is None:
        await help.show_games_with_rules(context)
    else:
        require(table, "readable")
        await help.show_rules_contents(context, table.title, table)


app_commands.autocomplete(player=consent.seats_to_choose)(_replace)
app_commands.choices(
    computer=[app_commands.Choice(name=localized(f"level-{level}-named"), value=level) for level in LEVELS]
)(_replace)

_COMMANDS: Final[Mapping[str, Any]] = {
    "join": _join,
    "leave": _leave,
    "start": _start,
    "board": _board,
    "hand": at_table(board.show_hand),
    "status": at_table(board.show_status),
    "text": at_table(board.show_table_in_words),
    "log": at_table(board.show_log),
    "undo": _undo,
    "resign": _resign,
    "replace": _replace,
    "pace": _pace,
    "pause": guarded(Acknowledge.PRIVATELY, Work.POST)(pace.pause_game),
    "nudge": guarded(Acknowledge.PRIVATELY, Work.POST)(pace.nudge_players),
    "end": _end,
    "rules": _rules,
}
