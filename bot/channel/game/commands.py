"""`/game …`: everything about a game that is no move, the same for every game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

import discord
from discord import app_commands

from bot.channel.interactions.answers import Acknowledge, locale_of, say, say_nothing, trouble_told
from bot.channel.interactions.guard import guarded
from bot.channel.interactions.house import Interaction
from bot.channel.interactions.limits import Work
from bot.channel.interactions.localisation import named
from bot.channel.interactions.origin import (
    IN_DIRECT_MESSAGES,
    channel_of,
    check_begun,
    check_open,
    check_permissions,
    check_readable,
    may_manage,
    person,
    person_of,
    seat_of,
    table_nearby,
    table_of,
)
from bot.channel.messages.trouble import trouble_of
from bot.channel.private import board, in_words, log, rules
from bot.games.title import Title
from bot.players import LEVELS
from bot.tables.changing import check_host
from bot.tables.pace import OWN_HOURS
from bot.tables.refused import Refused
from bot.words.fluent import LOCALES, words

from . import loading
from .absent import looked_at
from .agreeing import asks_others
from .ending import ask_whether
from .homecoming import come_home
from .lobby import begin, post_lobby, refresh_lobby, tell_where
from .nudging import nudge
from .opening import PLACES, open_table
from .pacing import pause, set_hours, show_pace
from .replacing import ask_whether_to_replace
from .seats import seat_named, seats_to_choose
from .substituting import ask_whether_to_stand_in, come_back, plays_for
from .undoing import undo as take_back

Run = Callable[..., Awaitable[None]]


def group(titles: Mapping[str, Title]) -> app_commands.Group:
    """The commands, with the options of every game."""
    commands = app_commands.Group(
        name=named("command-game"),
        description=named("command-game-description"),
        allowed_contexts=IN_DIRECT_MESSAGES,
    )
    commands.add_command(_new_command(titles))
    commands.add_command(loading.command())
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
    async def new(
        interaction: Interaction, /, game: str, language: str | None = None, place: str = "here"
    ) -> None:
        await open_table(interaction, game, language, "thread" if place == "thread" else "here")

    return app_commands.Command(
        name=named("command-game-new"), description=named("command-game-new-description"), callback=new
    )


# The others


@guarded(Acknowledge.PRIVATELY)
async def _join(interaction: Interaction) -> None:
    table = await interaction.client.tables.shelf.current(channel_of(interaction))
    if table is not None and table.status == "playing":
        table = await interaction.client.post.presence.look(table, table.absent & {interaction.user.id})
        if plays_for(table, interaction.user.id):
            await come_back(interaction)
            return
    table = await interaction.client.tables.lobbies.join(channel_of(interaction), person_of(interaction))
    await refresh_lobby(interaction, table)
    await tell_where(interaction, table, "lobby-joined")


@guarded(Acknowledge.PRIVATELY)
async def _leave(interaction: Interaction) -> None:
    table = await interaction.client.tables.lobbies.leave(channel_of(interaction), person_of(interaction))
    await refresh_lobby(interaction, table)
    await say(interaction, words(locale_of(interaction))("lobby-left"))


@guarded(Acknowledge.PRIVATELY)
async def _start(interaction: Interaction) -> None:
    table = await table_of(interaction)
    if await begin(interaction, table):
        await tell_where(interaction, table, "lobby-started")


@guarded(Acknowledge.PRIVATELY)
async def _board(interaction: Interaction, player: discord.User | None = None) -> None:
    table = await come_home(interaction) or await table_of(interaction)
    if player is not None:
        await board.show_board(interaction, table, seat_of(table, player))
        return
    check_readable(table)
    if not table.over:
        check_open(table)
    interaction.client.limits.take(Work.POST, interaction)
    check_permissions(interaction)
    try:
        if table.begun:
            await interaction.client.post.bring_table(table)
        else:
            await post_lobby(interaction, table)
    except discord.HTTPException as error:
        await say(interaction, trouble_told(interaction, trouble_of(error)))
    else:
        await say_nothing(interaction)


@guarded(Acknowledge.PRIVATELY)
async def _hand(interaction: Interaction) -> None:
    await board.show_hand(interaction, await table_of(interaction))


@guarded(Acknowledge.PRIVATELY)
async def _status(interaction: Interaction) -> None:
    await log.show_status(interaction, await table_of(interaction))


@guarded(Acknowledge.PRIVATELY)
async def _text(interaction: Interaction) -> None:
    await in_words.show_in_words(interaction, await table_of(interaction))


@guarded(Acknowledge.PRIVATELY)
async def _log(interaction: Interaction) -> None:
    await log.show_log(interaction, await table_of(interaction))


@guarded(Acknowledge.PRIVATELY, Work.POST)
async def _undo(interaction: Interaction) -> None:
    await take_back(interaction)


@guarded(Acknowledge.PRIVATELY)
async def _resign(interaction: Interaction) -> None:
    table = await table_of(interaction)
    check_begun(table)
    check_open(table)
    if table.seat_of(interaction.user.id) is None:
        raise Refused("not-seated")
    await ask_whether(interaction, table, "resign")


@guarded(Acknowledge.PRIVATELY)
async def _end(interaction: Interaction) -> None:
    table = await table_of(interaction)
    check_open(table)
    who = person_of(interaction)
    if asks_others(table, who, may_manage(interaction)):
        await ask_whether(interaction, table, "end-asking")
        return
    check_host(table, who, may_manage(interaction))
    await ask_whether(interaction, table, "end")


@guarded(Acknowledge.PRIVATELY)
async def _replace(
    interaction: Interaction,
    player: str,
    by: discord.User | None = None,
    computer: str | None = None,
) -> None:
    table = await table_of(interaction)
    check_open(table)
    check_begun(table)
    if (by is None) == (computer is None):
        raise Refused("replace-by-whom")
    seat = seat_named(table, player)
    table = await looked_at(interaction, table, seat)
    if computer is not None:
        await ask_whether_to_stand_in(interaction, table, seat, computer)
    elif by is not None:
        if by.bot:
            raise Refused("no-bots")
        await ask_whether_to_replace(interaction, table, seat, person(by))


@guarded(Acknowledge.PRIVATELY)
async def _pace(
    interaction: Interaction, hours: app_commands.Range[int, OWN_HOURS[0], OWN_HOURS[-1]] | None = None
) -> None:
    table = await table_of(interaction)
    if hours is None:
        await show_pace(interaction, table)
    else:
        await set_hours(interaction, table, hours)


@guarded(Acknowledge.PRIVATELY, Work.POST)
async def _pause(interaction: Interaction) -> None:
    await pause(interaction)


@guarded(Acknowledge.PRIVATELY, Work.POST)
async def _nudge(interaction: Interaction) -> None:
    await nudge(interaction)


@guarded(Acknowledge.PRIVATELY)
async def _rules(interaction: Interaction) -> None:
    table = await table_nearby(interaction)
    if table is None:
        await rules.show_games(interaction)
    else:
        check_readable(table)
        await rules.show_contents(interaction, table.title, table)


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
