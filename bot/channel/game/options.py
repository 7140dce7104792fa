"""Menus for the options and the pace of a table, and `/server settings`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

import discord
from discord import app_commands

from bot.channel.interactions.context import ON_SERVERS, Acknowledge, Context, chosen_one, parse_number
from bot.channel.interactions.handlers import command, command_group, guarded, on_choices
from bot.channel.messages.card import link_of
from bot.channel.messages.components import (
    MOST_LISTED,
    Address,
    TableMenu,
    address_at,
    channel_menu,
    menu,
    options_of,
    pace_in_words,
    role_menu,
    seconds_in_words,
)
from bot.channel.messages.post import Page
from bot.engine import AnyView
from bot.i18n.fluent import LOCALES, Words
from bot.play.clock.clocks import OVERDUE, PACES, Pace, pace_at, pace_of, pace_on, text_of
from bot.play.errors import Refused
from bot.play.people.people import channels_kept, channels_of
from bot.play.rows import SWITCHES, ServerRow
from bot.play.table import Table
from bot.play.turn.computers import known

SECONDS: Final = "pace"
THEN: Final = "overdue"  # the second option of a pace: what happens when the time is over
_ON_OR_OFF: Final = ("on", "off")


def pace_menus(pace: Pace, said: Words, address: Callable[[str], Address]) -> dict[str, TableMenu]:
    """The two menus for a pace, by option; `address` returns the address of each."""
    lengths = {_value(seconds): seconds_in_words(seconds, said) for seconds in _offered(pace)}
    names: dict[str, str] = {then: said(f"option-overdue-{then}") for then in OVERDUE}
    about: dict[str, str] = {then: said(f"option-overdue-{then}-description") for then in OVERDUE}
    options = {
        SECONDS: options_of(lengths, _value(pace.seconds)),
        THEN: options_of(names, pace.overdue, about),
    }
    return {name: menu(said(f"option-{name}"), address(name), values) for name, values in options.items()}


def chosen_pace(pace: Pace, option: str, value: str) -> Pace:
    """A pace after a choice in one of the menus. Raises Refused for values not offered there."""
    offered = {SECONDS: tuple(map(_value, _offered(pace))), THEN: OVERDUE}
    if value not in offered.get(option, ()):
        raise Refused("no-such-choice")
    return pace_of(f"{value} {pace.overdue}" if option == SECONDS else f"{_value(pace.seconds)} {value}")


def _offered(pace: Pace) -> tuple[float | None, ...]:
    return PACES if pace.seconds in PACES else (*PACES, pace.seconds)


def _value(seconds: float | None) -> str:
    return f"{seconds or 0:.0f}"


def option_explained(option: str, said: Words) -> str:
    return f"**{said(f'option-{option}')}** – {said(f'option-{option}-description')}"


def options_page(table: Table, said: Words, opened: str | None = None) -> Page:
    """The menus of languages and of all options with their present values; one option may be `opened`.

    After the start, the options without menus.
    """
    lines = [f"### {said('options-title', game=said('game-title'))}"]
    if table.status != "lobby":
        return Page([*lines, said("options-settled", link=link_of(table)), options_in_words(table, said)])
    languages: dict[str, str] = {locale: said(f"language-{locale}") for locale in LOCALES}
    menus = _menus(table, said)
    now = {option: f"{said(f'option-{option}')}: {_chosen_label(values)}" for option, values in menus.items()}
    listed = options_of(now, opened, {option: said(f"option-{option}-description") for option in menus})
    rows = [
        _menu(table, said, "language", languages, table.language),
        menu(said("menu-options"), address_at("option-open", table), listed),
    ]
    if opened in menus:
        lines.append(option_explained(opened, said))
        rows.append(menus[opened])
    return Page(lines, rows=rows)


def options_in_words(table: Table, said: Words, opening: AnyView | None = None) -> str:
    """Options that differ from the default, and the pace: "Expert scoring: on · Advice: none · 1 day a decision".

    One option may override another: the view of the game, or that of its `opening`, has those that hold.
    """
    parts = []
    view = table.view(None) if table.begun else opening
    options = table.options if view is None else view.options
    for option in table.title.game.options:
        value = options.get(option.id, option.values[0])
        if value != option.values[0]:
            parts.append(f"{said(f'option-{option.id}')}: {said(f'option-{option.id}-{value}')}")
    parts = parts or [said("options-usual")]
    for switch, now in _switches(table).items():
        if now != _ON_OR_OFF[not SWITCHES[switch]]:
            parts.append(f"{said(f'option-{switch}')}: {said(f'option-{switch}-{now}')}")
    return " · ".join([*parts, pace_in_words(pace_at(table.row), said)])


def _switches(table: Table) -> dict[str, str]:
    """The settings of a table that are on or off; advice only if computers can evaluate the game."""
    shown = [switch for switch in SWITCHES if switch != "advice" or known(table)]
    return {switch: _ON_OR_OFF[not getattr(table.row, switch)] for switch in shown}


def _menus(table: Table, said: Words) -> dict[str, TableMenu]:
    choices: list[tuple[str, Sequence[str], str]] = [
        (option.id, option.values, table.options.get(option.id, option.values[0]))
        for option in (() if table.row.loaded else table.title.game.options)
    ]
    choices += [(switch, _ON_OR_OFF, now) for switch, now in _switches(table).items()]
    menus = {
        option: _menu(table, said, option, {value: said(f"option-{option}-{value}") for value in values}, now)
        for option, values, now in choices
    }
    return menus | pace_menus(pace_at(table.row), said, partial(address_at, "option", table))


def _menu(table: Table, said: Words, option: str, labels: Mapping[str, str], now: str) -> TableMenu:
    return menu(said(f"option-{option}"), address_at("option", table, option), options_of(labels, now))


def _chosen_label(values: TableMenu) -> str:
    assert isinstance(values.item, discord.ui.Select)
    return next(option.label for option in values.item.options if option.default)


_YES_OR_NO: Final = {"yes": True, "no": False}
_OF_SERVERS: Final[Mapping[str, Mapping[str, Any]]] = {
    "language": {"discord": None, **{locale: locale for locale in LOCALES}},
    "computers": _YES_OR_NO,
    "rated": _YES_OR_NO,
}
"""The settings of a server whose values have messages, `server-<setting>-<value>`, and the stored form of each."""


def server_group() -> app_commands.Group:
    """The command, which Discord by default shows to those who may manage the server."""
    managers = discord.Permissions(manage_guild=True)
    commands = command_group("server", ON_SERVERS, default_permissions=managers)
    commands.add_command(command("server-settings", _server_settings))
    return commands


@guarded(Acknowledge.PRIVATELY)
async def _server_settings(context: Context) -> None:
    await _show_server_settings(context, _managed(context))


@on_choices("server-settings")
async def server_setting_chosen(context: Context, address: Address, values: list[str]) -> None:
    guild = _managed(context)
    servers, what = context.tables.servers, address.part(0)
    await servers.settle(guild.id, **_changes(what, values, await servers.of(guild.id), guild))
    await _show_server_settings(context, guild)


def _managed(context: Context) -> discord.Guild:
    """The server. Raises Refused for people who may not manage it, to whom Discord may still show the command."""
    if context.guild is None:
        raise Refused("no-channel")
    if not context.interaction.permissions.manage_guild:
        raise Refused("server-managers")
    return context.guild


async def _show_server_settings(context: Context, guild: discord.Guild) -> None:
    server = await context.tables.servers.of(guild.id)
    said = context.words()
    lines = [f"### {said('server-title')}", said("server-about")]
    if server.role is not None and (silent := context.why_silent(server.role)) is not None:
        lines.append(said.text(silent))
    chosen = [one for one in channels_of(server) if guild.get_channel(one)]
    if channels_of(server) and not chosen:
        lines.append(said("server-channels-gone"))
    await context.show(Page(lines, rows=list(_server_menus(server, said, chosen))))


def _server_menus(server: ServerRow, said: Words, channels: Sequence[int]) -> Iterator[TableMenu]:
    """A menu for each setting with its present value; `channels` are the chosen ones that still exist."""
    language, *others = (_server_menu(what, server, said) for what in _OF_SERVERS)
    yield language
    yield from pace_menus(pace_on(server), said, _server_address).values()
    yield channel_menu(said("menu-server-channels"), _server_address("channels"), channels)
    yield role_menu(said("menu-server-role"), _server_address("role"), server.role)
    yield from others


def _server_menu(what: str, server: ServerRow, said: Words) -> TableMenu:
    values = _OF_SERVERS[what]
    labels = {value: said(f"server-{what}-{value}") for value in values}
    now = next((value for value, kept in values.items() if kept == getattr(server, what)), None)
    return menu(said(f"menu-server-{what}"), _server_address(what), options_of(labels, now))


def _server_address(what: str) -> Address:
    return Address("server-settings", rest=(what,))


def _changes(what: str, values: Sequence[str], server: ServerRow, guild: discord.Guild) -> dict[str, Any]:
    """The changes that a choice in a menu makes. Raises Refused for values that no menu offers (any more)."""
    if what == "channels":
        return {"channels": channels_kept(_channels(values, guild))}
    if what == "role" and not values:
        return {"role": None}
    if what not in (*_OF_SERVERS, SECONDS, THEN, "role"):
        raise Refused("no-such-setting")
    value = chosen_one(values)
    if what == "role":
        return {"role": _role(value, guild)}
    if what in (SECONDS, THEN):
        if what == THEN and value != "wait" and not server.computers:
            raise Refused("no-computers-here")
        return {"pace": text_of(chosen_pace(pace_of(server.pace), what, value))}
    if value not in _OF_SERVERS[what]:
        raise Refused("no-such-setting")
    return {what: _OF_SERVERS[what][value]}


def _channels(values: Sequence[str], guild: discord.Guild) -> tuple[int, ...]:
    found = [guild.get_channel(parse_number(value) or 0) for value in dict.fromkeys(values)]
    channels = tuple(channel.id for channel in found if isinstance(channel, discord.TextChannel))
    if not len(channels) == len(found) <= MOST_LISTED:
        raise Refused("no-such-choice")
    return channels


def _role(value: str, guild: discord.Guild) -> int:
    role = guild.get_role(parse_number(value) or 0)
    if role is None:
        raise Refused("no-such-choice")
    if role.is_default():
        raise Refused("role-everyone")
    return role.id
