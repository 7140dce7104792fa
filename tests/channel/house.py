"""The bot at a table of the garden game, or of another, in a pretend Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import discord
from simcord import Env
from simcord.components import walk_components

from bot.channel.client import Bot
from bot.channel.hands import Hands
from bot.games.title import Title
from bot.settings import Settings
from bot.tables import Person, Table

from .garden import TITLE

NAMES = ("Anna", "Ben", "Carla", "Dora", "Emil", "Flavia")


@dataclass
class Seating:
    """A game that has begun, its players, and somebody who watches."""

    env: Env
    bot: Bot
    title: Title
    channel: Any = None
    players: list[Any] = field(default_factory=list)
    watcher: Any = None

    async def table(self) -> Table:
        """The table as it stands."""
        table = await self.bot.tables.current(self.channel.id)
        assert table is not None
        return table

    async def asked(self) -> list[Any]:
        """The players who are asked, wherever they sit."""
        users = (await self.table()).asked_users()
        return [player for player in self.players if player.id in users]

    async def lines(
        self, player: Any, kind: str, option: str, typed: str = "", /, **filled: str
    ) -> list[Any]:
        """What the option of a command of the game offers."""
        name = f"{self.title.game.id} {kind}"
        return await player.autocomplete(self.channel, name, option, typed, **filled)

    async def type(self, player: Any, kind: str, /, **options: str) -> Any:
        """A command of the game."""
        return await player.slash(self.channel, f"{self.title.game.id} {kind}", **options)

    async def press(self, player: Any, label: str) -> Any:
        """A button of the newest card; the private message that it opens."""
        return (await player.click(self.card, label=label)).response

    @property
    def card(self) -> discord.Message:
        """The newest message of the channel."""
        return self.channel.last_message

    def read_in(self, locale: str) -> None:
        """Let everybody's Discord be in a language."""
        emit = self.env.backend.emit
        self.env.backend.emit = lambda name, payload: emit(
            name, {**payload, "locale": locale} if name == "INTERACTION_CREATE" else payload
        )

    @contextmanager
    def delivered_twice(self) -> Iterator[None]:
        """Let every interaction come in twice."""
        emit = self.env.backend.emit

        def twice(name: str, payload: Any) -> None:
            emit(name, payload)
            if name == "INTERACTION_CREATE":
                emit(name, payload)

        self.env.backend.emit = twice
        try:
            yield
        finally:
            self.env.backend.emit = emit

    async def restart(self) -> None:
        """Stop the bot, start another on the same database."""
        await self.bot.close_house()
        self.bot = _bot(self.bot.settings, self.title)
        await self.env.restart_bot(self.bot)


def _bot(settings: Settings, title: Title) -> Bot:
    return Bot(
        settings,
        {title.game.id: title},
        clock=lambda: 0.0,
        new_seed=lambda: bytes(16),
        hands=Hands.threads,
        always_sync=True,
    )


@asynccontextmanager
async def seated(path: Path, seats: int = 2, title: Title = TITLE) -> AsyncIterator[Seating]:
    """A game with so many players, begun."""
    bot = _bot(Settings(database=path / "games.sqlite3", shard_count=1), title)
    env = Env(bot)
    seating = Seating(env, bot, title)
    try:
        await env.start()
        guild = env.create_guild()
        channel = guild.create_text_channel("forum")
        players = [guild.add_member(env.create_user(name)) for name in NAMES[:seats]]
        watcher = guild.add_member(env.create_user("Walter"))
        people = [Person(player.id, player.name) for player in players]
        await bot.tables.open(channel.id, guild.id, people[0], title.game.id, {}, "en")
        for person in people[1:]:
            await bot.tables.join(channel.id, person)
        await bot.tables.start(channel.id, people[0])
        await bot.post.deliver(channel.id)
        seating.channel, seating.players, seating.watcher = channel, players, watcher
        yield seating
    finally:
        await seating.bot.close_house()
        await env.shutdown()
    env.raise_errors()


def parts(message: Any) -> list[dict[str, Any]]:
    """The components of a message, those inside others too."""
    components = [part if isinstance(part, dict) else part.to_dict() for part in message.components]
    return list(walk_components(components))


def texts(message: Any) -> str:
    """All that a message says."""
    return "\n".join([message.content, *(part["content"] for part in parts(message) if part["type"] == 10)])


def buttons(message: Any) -> dict[str, str]:
    """The buttons of a message: custom ids by label."""
    return {part["label"]: part["custom_id"] for part in parts(message) if part["type"] == 2}


def menus(message: Any) -> list[dict[str, Any]]:
    """The menus of a message."""
    return [part for part in parts(message) if part["type"] == 3]


def forge(at: Seating, message: Any, kind: int, custom_id: str, value: str | None = None) -> None:
    """Give the first button (2) or menu (3) of a message another id, and a menu's first option another value."""
    stored = at.env.backend.get_message(at.channel.id, message.id)
    part = next(part for part in walk_components(stored.components) if part["type"] == kind)
    part["custom_id"] = custom_id
    if value is not None:
        part["options"][0]["value"] = value
