"""The bot as far as choosing needs it, at a table of the garden game, in a pretend Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord
import simcord
from discord import app_commands, ui
from simcord.components import walk_components

import bot.channel.chooser
import bot.channel.private
import bot.channel.rules_pages  # noqa: F401 - its buttons answer
from bot.channel.ids import Address
from bot.channel.items import TableButton, TableMenu, button
from bot.channel.localisation import Translator
from bot.channel.move_commands import group
from bot.channel.studio import Studio
from bot.games.title import Title
from bot.store.store import Store
from bot.tables import Person, Table, Tables

from .garden import TITLE


class PlainPost:
    """Posts a message with the card's buttons after every move."""

    def __init__(self, client: House) -> None:
        self.client = client

    async def deliver(self, channel: int) -> None:
        table = await self.client.tables.current(channel)
        assert table is not None
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(f"revision {table.revision}"))
        view.add_item(
            ui.ActionRow(
                *(
                    button(verb, Address(verb, table.id, table.revision))
                    for verb in ("move", "board", "status", "rules")
                )
            )
        )
        destination = self.client.get_channel(channel)
        assert isinstance(destination, discord.TextChannel)
        await destination.send(view=view)


class House(discord.Client):
    """A client with what the handlers want of it."""

    def __init__(self, tables: Tables, titles: Sequence[Title]) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tables = tables
        self.titles = titles
        self.post = PlainPost(self)
        self.studio = Studio()
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        for title in self.titles:
            self.tree.add_command(group(title))
        self.add_dynamic_items(TableButton, TableMenu)
        await self.tree.set_translator(Translator())
        await self.tree.sync()


@dataclass
class Seating:
    """A game that has begun, its players, and somebody who watches."""

    env: simcord.Env
    house: House
    tables: Tables
    channel: Any
    players: list[Any]
    watcher: Any

    async def table(self) -> Table:
        table = await self.tables.current(self.channel.id)
        assert table is not None
        return table

    async def lines(self, player: Any, kind: str, option: str, typed: str = "", **filled: str) -> list[Any]:
        """What the option of a command of the game offers."""
        game = next(iter(self.tables.titles))
        return await player.autocomplete(self.channel, f"{game} {kind}", option, typed, **filled)

    async def asked(self) -> list[Any]:
        table = await self.table()
        return [self.players[seat] for seat in table.asked_seats]

    async def card(self) -> discord.Message:
        return self.channel.last_message

    async def restart(self) -> None:
        self.tables = Tables(self.tables.store, self.tables.titles, self.tables.clock)
        self.house = House(self.tables, self.house.titles)
        await self.env.restart_bot(self.house)


@asynccontextmanager
async def seated(
    path: Path, seats: int = 2, title: Title = TITLE, *, locale: str = "en-US"
) -> AsyncIterator[Seating]:
    """A game with so many players, begun."""
    store = await Store.open(path / "games.sqlite3", now=0.0)
    try:
        tables = Tables(store, {title.game.id: title}, lambda: 0.0, lambda: b"a seed of sixteen"[:16])
        house = House(tables, [title])
        async with simcord.run(house) as env:
            guild = env.create_guild()
            channel = guild.create_text_channel("forum")
            names = ["Anna", "Ben", "Carla", "Dora", "Emil"][:seats]
            players = [guild.add_member(env.create_user(name)) for name in names]
            watcher = guild.add_member(env.create_user("Walter"))
            people = [Person(player.id, player.name) for player in players]
            await tables.open(channel.id, guild.id, people[0], title.game.id, {}, "en")
            for person in people[1:]:
                await tables.join(channel.id, person)
            await tables.start(channel.id, people[0])
            await house.post.deliver(channel.id)
            yield Seating(env, house, tables, channel, players, watcher)
    finally:
        await store.close()


def texts(message: Any) -> str:
    """All that a message says."""
    parts = [part.get("content", "") for part in walk_components(message.components)]
    return "\n".join([message.content, *parts])


def buttons(message: Any) -> dict[str, str]:
    """The buttons of a message: custom ids by label."""
    return {
        part["label"]: part["custom_id"] for part in walk_components(message.components) if part["type"] == 2
    }


def menus(message: Any) -> list[dict[str, Any]]:
    """The menus of a message."""
    return [part for part in walk_components(message.components) if part["type"] == 3]
