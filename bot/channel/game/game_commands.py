"""`/game …`: everything about a game that is no move, the same for every game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

import discord
from discord import app_commands

from bot.ai import LEVELS
from bot.channel.interactions.command_names import named
from bot.channel.interactions.context import IN_DIRECT_MESSAGES, Context, person, seat_of
from bot.channel.interactions.handlers import guarded
from bot.channel.interactions.rate_limits import Work
from bot.channel.interactions.responses import Acknowledge
from bot.channel.messages.delivery_errors import trouble_of
from bot.channel.private import board, rules, table_log, text_mode
from bot.games.title import Title
from bot.i18n.fluent import LOCALES
from bot.play.clock.clocks import OWN_HOURS
from bot.play.errors import Refused
from bot.play.repository import require
from bot.play.turn.games import check_ends, is_last

from . import opening
from .consent import undo as take_back
from .ending import ask_whether
from .lobby import begin, post_lobby, refresh_lobby, tell_where
from .opening import PLACES, come_home, open_table
from .pace import nudge, pause, set_hours, show_pace
from .seats import (
    ask_whether_to_replace,
    ask_whether_to_stand_in,
    come_back,
    looked_at,
    plays_for,
    seat_named,
    seats_to_choose,
)

Run = Callable[..., Awaitable[None]]


def group(titles: Mapping[str, Title]) -> app_commands.Group:
    """The commands, with the options of every game."""
    commands = app_commands.Group(
        name=named("command-game"),
        description=named("command-game-description"),
        allowed_contexts=IN_DIRECT_MESSAGES,
    )
    commands.add_command(_new_command(titles))
    commands.add_command(opening.command())
    for verb, run in _COMMANDS.items():
        commands.add_command(
            app_commands.Command(
                name=named(f"command-game-{verb}"),
                description=named(f"command-game-{verb}-description"),
                callback=run,
            )
        )
    return commands


# /game new


def _new_command(titles: Mapping[str, Title]) -> app_commands.Command[Any, ..., None]:
    """`/game new`: the game, the language and the place; the game's options have their menus in the lobby."""

    @app_commands.describe(
        game=named("command-game-new-game-description"),
        language=named("command-game-new-language-description"),
        place=named("command-game-new-place-description"),
    )
    @app_commands.rename(
        game=named("command-game-new-game"),
        language=named("command-game-new-language"),
        place=named("command-game-new-place"),
    )
    @app_commands.choices(
        game=[app_commands.Choice(name=named("game-title", game), value=game) for game in titles],
        language=[app_commands.Choice(name=named(f"language-{code}"), value=code) for code in LOCALES],
        place=[app_commands.Choice(name=named(f"place-{place}"), value=place) for place in PLACES],
    )
    @guarded(Acknowledge.PRIVATELY, Work.POST)
    async def new(context: Context, /, game: str, language: str | None = None, place: str = "here") -> None:
        await open_table(context, game, language, "thread" if place == "thread" else "here")

    return app_commands.Command(
        name=named("command-game-new"), description=named("command-game-new-description"), callback=new
    )


# The others


@guarded(Acknowledge.PRIVATELY)
async def _join(context: Context) -> None:
    table = await context.tables.repository.current(context.channel_id)
    if table is not None and table.status == "playing":
        table = await context.post.presence.look(table, table.absent & {context.user.id})
        if plays_for(table, context.user.id):
            await come_back(context)
            return
    table = await context.tables.lobbies.join(context.channel_id, context.person)
    await refresh_lobby(context, table)
    await tell_where(context, table, "lobby-joined")


@guarded(Acknowledge.PRIVATELY)
async def _leave(context: Context) -> None:
    table = await context.tables.lobbies.leave(context.channel_id, context.person)
    await refresh_lobby(context, table)
    await context.say(context.words()("lobby-left"))


@guarded(Acknowledge.PRIVATELY)
async def _start(context: Context) -> None:
    table = await context.table()
    if await begin(context, table):
        await tell_where(context, table, "lobby-started")


@guarded(Acknowledge.PRIVATELY)
async def _board(context: Context, player: discord.User | None = None) -> None:
    table = await come_home(context) or await context.table()
    if player is not None:
        await board.show_board(context, table, seat_of(table, player))
        return
    require(table, "readable")
    if not table.over:
        require(table, "open")
    context.count(Work.POST)
    context.check_permissions()
    try:
        if table.begun:
            await context.post.bring_table(table)
        else:
            await post_lobby(context, table)
    except discord.HTTPException as error:
        await context.say_trouble(trouble_of(error))
    else:
        await context.say_nothing()


@guarded(Acknowledge.PRIVATELY)
async def _hand(context: Context) -> None:
    await board.show_hand(context, await context.table())


@guarded(Acknowledge.PRIVATELY)
async def _status(context: Context) -> None:
    await table_log.show_status(context, await context.table())


@guarded(Acknowledge.PRIVATELY)
async def _text(context: Context) -> None:
    await text_mode.show_in_words(context, await context.table())


@guarded(Acknowledge.PRIVATELY)
async def _log(context: Context) -> None:
    await table_log.show_log(context, await context.table())


@guarded(Acknowledge.PRIVATELY, Work.POST)
async def _undo(context: Context) -> None:
    await take_back(context)


@guarded(Acknowledge.PRIVATELY)
async def _resign(context: Context) -> None:
    table = await context.table("begun", "open")
    if table.seat_of(context.user.id) is None:
        raise Refused("not-seated")
    await ask_whether(context, table, "resign")


@guarded(Acknowledge.PRIVATELY)
async def _end(context: Context) -> None:
    table = await context.table("open")
    who = context.person
    if table.status == "playing" and table.seat_of(who.id) is not None:
        await ask_whether(context, table, "end" if is_last(table, who.id) else "end-asking")
        return
    check_ends(table, who, context.may_manage)
    await ask_whether(context, table, "end")


@guarded(Acknowledge.PRIVATELY)
async def _replace(
    context: Context,
    player: str,
    by: discord.User | None = None,
    computer: str | None = None,
) -> None:
    table = await context.table("open", "begun")
    if (by is None) == (computer is None):
        raise Refused("replace-by-whom")
    seat = seat_named(table, player)
    table = await looked_at(context, table, seat)
    if computer is not None:
        await ask_whether_to_stand_in(context, table, seat, computer)
    elif by is not None:
        if by.bot:
            raise Refused("no-bots")
        await ask_whether_to_replace(context, table, seat, person(by))


@guarded(Acknowledge.PRIVATELY)
async def _pace(
    context: Context, hours: app_commands.Range[int, OWN_HOURS[0], OWN_HOURS[-1]] | None = None
) -> None:
    table = await context.table()
    if hours is None:
        await show_pace(context, table)
    else:
        await set_hours(context, table, hours)


@guarded(Acknowledge.PRIVATELY, Work.POST)
async def _pause(context: Context) -> None:
    await pause(context)


@guarded(Acknowledge.PRIVATELY, Work.POST)
async def _nudge(context: Context) -> None:
    await nudge(context)


@guarded(Acknowledge.PRIVATELY)
async def _rules(context: Context) -> None:
    table = await context.table_nearby()
    if table is None:
        await rules.show_games(context)
    else:
        require(table, "readable")
        await rules.show_contents(context, table.title, table)


for _run, _options in (
    (_board, ("player",)),
    (_replace, ("player", "by", "computer")),
    (_pace, ("hours",)),
):
    _verb = _run.__name__.removeprefix("_")
    app_commands.describe(
        **{option: named(f"command-game-{_verb}-{option}-description") for option in _options}
    )(_run)
    app_commands.rename(**{option: named(f"command-game-{_verb}-{option}") for option in _options})(_run)

app_commands.autocomplete(player=seats_to_choose)(_replace)
app_commands.choices(
    computer=[app_commands.Choice(name=named(f"level-{level}-named"), value=level) for level in LEVELS]
)(_replace)

_COMMANDS: Final[Mapping[str, Any]] = {
    "join": _join,
    "leave": _leave,
    "start": _start,
    "board": _board,
    "hand": _hand,
    "status": _status,
    "text": _text,
    "log": _log,
    "undo": _undo,
    "resign": _resign,
    "replace": _replace,
    "pace": _pace,
    "pause": _pause,
    "nudge": _nudge,
    "end": _end,
    "rules": _rules,
}
