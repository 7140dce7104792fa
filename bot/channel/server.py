"""`/server settings`: what holds for the tables opened on a server, settled by its managers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import discord
from discord import app_commands

from bot.channel.interactions import Acknowledge, Context, guarded, on_choice, parse_number
from bot.channel.interactions.context import ON_SERVERS, check_one_chosen
from bot.channel.interactions.handlers import command, command_group
from bot.channel.messages import Address, Page, menu
from bot.channel.messages.components import MOST_CHOSEN, TableMenu, channel_menu, options_of, role_menu
from bot.channel.private.pace_menus import SECONDS, THEN, chosen_pace, pace_menus
from bot.i18n.fluent import LOCALES, Words
from bot.play.clock.clocks import pace_of, text_of
from bot.play.errors import Refused
from bot.play.people.people import channels_kept, channels_of
from bot.play.rows import ServerRow

_AS_DISCORD: Final = "discord"
_YES_OR_NO: Final = ("yes", "no")


def check_manages(context: Context) -> int:
    """The server; raises Refused for those who may not manage it: Discord's own settings may show them the command."""
    if context.guild_id is None:
        raise Refused("no-channel")
    if not context.interaction.permissions.manage_guild:
        raise Refused("server-managers")
    return context.guild_id


async def show_server_settings(context: Context, guild: int) -> None:
    server = await context.tables.servers.of(guild)
    said = context.words()
    lines = [f"### {said('server-title')}", said("server-about")]
    if server.role is not None and (silent := context.why_silent(server.role)) is not None:
        lines.append(said.text(silent))
    guild_now = context.guild
    chosen = [one for one in channels_of(server) if guild_now is not None and guild_now.get_channel(one)]
    if channels_of(server) and not chosen:
        lines.append(said("server-channels-gone"))
    await context.show(Page(lines, rows=list(_menus(server, said, chosen))))


def _menus(server: ServerRow, said: Words, channels: Sequence[int]) -> Iterator[TableMenu]:
    """A menu for each setting, with what holds now chosen; `channels` are those chosen that are still there."""
    yield _menu(said, "language", server.language or _AS_DISCORD, (_AS_DISCORD, *LOCALES))
    yield from (choice for _, choice in pace_menus(pace_of(server.pace), said, _address))
    yield channel_menu(said("menu-server-channels"), _address("channels"), channels)
    yield role_menu(said("menu-server-role"), _address("role"), server.role)
    for what, holds in (("computers", server.computers), ("rated", server.rated)):
        yield _menu(said, what, _YES_OR_NO[not holds], _YES_OR_NO)


def _menu(said: Words, what: str, now: str, values: Sequence[str]) -> TableMenu:
    labels = {value: said(f"server-{what}-{value}") for value in values}
    return menu(said(f"menu-server-{what}"), _address(what), options_of(labels, now))


def _address(what: str) -> Address:
    return Address("server-settings", rest=(what,))


def _changes(
    what: str, values: Sequence[str], server: ServerRow, guild: discord.Guild | None
) -> dict[str, Any]:
    """What a choice in a menu changes. Raises Refused for what no menu has (any more)."""
    if what in ("channels", "role"):
        if guild is None:
            raise Refused("no-channel")
        return (_channels if what == "channels" else _role)(values, guild)
    known = {"language": (_AS_DISCORD, *LOCALES), "computers": _YES_OR_NO, "rated": _YES_OR_NO}
    if what not in (*known, SECONDS, THEN):
        raise Refused("no-such-setting")
    check_one_chosen(values)
    (value,) = values
    if what in (SECONDS, THEN):
        return {"pace": text_of(chosen_pace(pace_of(server.pace), what, value))}
    if value not in known[what]:
        raise Refused("no-such-setting")
    if what == "language":
        return {"language": None if value == _AS_DISCORD else value}
    return {what: value == "yes"}


def _channels(values: Sequence[str], guild: discord.Guild) -> dict[str, Any]:
    numbers = [parse_number(value) for value in dict.fromkeys(values)]
    channels = [guild.get_channel(number or 0) for number in numbers]
    if len(channels) > MOST_CHOSEN or not all(isinstance(found, discord.TextChannel) for found in channels):
        raise Refused("no-such-choice")
    return {"channels": channels_kept(tuple(found.id for found in channels if found is not None))}


def _role(values: Sequence[str], guild: discord.Guild) -> dict[str, Any]:
    if not values:
        return {"role": None}
    check_one_chosen(values)
    role = guild.get_role(parse_number(values[0]) or 0)
    if role is None:
        raise Refused("no-such-choice")
    if role.is_default():
        raise Refused("role-everyone")
    return {"role": role.id}


@on_choice("server-settings", Acknowledge.SILENTLY, several=True)
async def server_setting_chosen(context: Context, address: Address, values: list[str]) -> None:
    guild = check_manages(context)
    servers, what = context.tables.servers, "".join(address.rest[:1])
    await servers.settle(guild, **_changes(what, values, await servers.of(guild), context.guild))
    await show_server_settings(context, guild)


def server_group() -> app_commands.Group:
    """The command; Discord shows it to those who may manage the server, unless they decide otherwise there."""
    managers = discord.Permissions(manage_guild=True)
    commands = command_group("server", ON_SERVERS, default_permissions=managers)
    commands.add_command(command("server-settings", _settings))
    return commands


@guarded(Acknowledge.PRIVATELY)
async def _settings(context: Context) -> None:
    await show_server_settings(context, check_manages(context))
