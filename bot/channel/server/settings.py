"""The page on which a server settles what holds for the tables opened there; what is chosen holds at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

import discord

from bot.channel.interactions.answers import Acknowledge, reader
from bot.channel.interactions.clicks import on_choice
from bot.channel.interactions.house import Interaction
from bot.channel.interactions.origin import why_silent
from bot.channel.messages.components import TableMenu, channel_menu, menu, role_menu
from bot.channel.messages.ids import Address
from bot.channel.private.pace_menus import chosen_pace, pace_menus
from bot.channel.private.pages import Page, show_page
from bot.store.rows import ServerRow
from bot.tables.pace import pace_of, text_of
from bot.tables.refused import Refused
from bot.tables.servers import channels_kept, channels_of
from bot.words.fluent import LOCALES, Words

_AS_DISCORD: Final = "discord"
_YES_OR_NO: Final = ("yes", "no")


def check_manages(interaction: Interaction) -> int:
    """The server; raises Refused for those who may not manage it: Discord's own settings may show them the command."""
    if interaction.guild_id is None:
        raise Refused("no-channel")
    if not interaction.permissions.manage_guild:
        raise Refused("server-managers")
    return interaction.guild_id


async def show_settings(interaction: Interaction, guild: int) -> None:
    """The page as it is now."""
    server = await interaction.client.tables.servers.of(guild)
    said = reader(interaction)
    lines = [f"### {said('server-title')}", said("server-about")]
    if server.role is not None and (silent := why_silent(interaction, server.role)) is not None:
        lines.append(said.text(silent))
    await show_page(interaction, Page(lines, rows=list(_menus(server, said))))


def _menus(server: ServerRow, said: Words) -> Iterator[TableMenu]:
    """A menu for each setting, with what holds now chosen."""
    yield _menu(said, "language", server.language or _AS_DISCORD, (_AS_DISCORD, *LOCALES))
    yield from (choice for _, choice in pace_menus(pace_of(server.pace), said, _address))
    yield channel_menu(said("menu-server-channels"), _address("channels"), channels_of(server))
    yield role_menu(said("menu-server-role"), _address("role"), server.role)
    for what, holds in (("computers", server.computers), ("rated", server.rated)):
        yield _menu(said, what, _YES_OR_NO[not holds], _YES_OR_NO)


def _menu(said: Words, what: str, now: str, values: Sequence[str]) -> TableMenu:
    options = [
        discord.SelectOption(label=said(f"server-{what}-{value}"), value=value, default=value == now)
        for value in values
    ]
    return menu(said(f"menu-server-{what}"), _address(what), options)


def _address(what: str) -> Address:
    return Address("server-settings", rest=(what,))


# What is chosen in a menu


def _language(values: Sequence[str], server: ServerRow) -> dict[str, Any]:
    return {"language": None if values[0] == _AS_DISCORD else _one_of(values[0], LOCALES)}


def _pace(what: str, values: Sequence[str], server: ServerRow) -> dict[str, Any]:
    return {"pace": text_of(chosen_pace(pace_of(server.pace), what, values[0]))}


def _channels(values: Sequence[str], server: ServerRow) -> dict[str, Any]:
    return {"channels": channels_kept(tuple(map(int, values)))}


def _role(values: Sequence[str], server: ServerRow) -> dict[str, Any]:
    if str(server.guild) in values:
        raise Refused("role-everyone")
    return {"role": int(values[0]) if values else None}


def _whether(what: str, values: Sequence[str], server: ServerRow) -> dict[str, Any]:
    return {what: _one_of(values[0], _YES_OR_NO) == "yes"}


_CHOSEN: Final[Mapping[str, Callable[[Sequence[str], ServerRow], dict[str, Any]]]] = {
    "language": _language,
    "pace": partial(_pace, "pace"),
    "overdue": partial(_pace, "overdue"),
    "channels": _channels,
    "role": _role,
    "computers": partial(_whether, "computers"),
    "rated": partial(_whether, "rated"),
}
"""What a menu changes, by what it is about."""


def _one_of(value: str, known: Sequence[str]) -> str:
    """A value of a menu. Raises Refused for one that no menu has any more."""
    if value not in known:
        raise Refused("no-such-setting")
    return value


@on_choice("server-settings", Acknowledge.SILENTLY)
async def chosen(interaction: Interaction, address: Address, values: list[str]) -> None:
    """What was chosen holds from now on."""
    guild = check_manages(interaction)
    change = _CHOSEN.get("".join(address.rest[:1]))
    if change is None:
        raise Refused("no-such-setting")
    servers = interaction.client.tables.servers
    await servers.settle(guild, **change(values, await servers.of(guild)))
    await show_settings(interaction, guild)
