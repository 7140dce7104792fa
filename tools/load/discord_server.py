"""A Discord for bots in processes of their own that may be killed at any time, with many channels and their users.

It is the one of the sandbox (`bot.fake_discord`), which here forgets what is in pictures, and hears what was said when.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Any, Final, TypeAlias

import discord
from aiohttp import web
from simcord.backend.cdn import CdnStore
from simcord.backend.models import Message, User
from simcord.components import walk_components

from bot.fake_discord.acting import Acting
from bot.fake_discord.discord_api import API, DiscordApi, Session
from bot.fake_discord.gate import gate_of
from bot.fake_discord.live_backend import LiveBackend, LiveInteraction

Handler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]

TEXT: Final = 10
"""The type of a component that is text."""

_MARKED: Final = 0x4000_0000
"""From here on numbers of components are marks; below, Discord has given them."""

_GUILD: Final = 9_001
"""The first server; the next has the next number in its upper bits, by which shards are dealt."""
_ATTACHMENTS: Final = "/attachments"
_LARGEST: Final = 32 * 1024**2


class ForgetfulStore(CdnStore):
    """What is attached to messages, without what is in it: a load sends thousands of pictures."""

    def store_attachment(
        self, attachment_id: int, channel_id: int, filename: str, data: bytes, description: str | None
    ) -> dict[str, Any]:
        return CdnStore().store_attachment(attachment_id, channel_id, filename, data, description)


class LoadBackend(LiveBackend):
    """So many channels (`played`), dealt among so many servers, in which everybody may do everything.

    `locale` is the language in which everybody reads; `at` is when the newest version of a message came, by
    `perf_counter`.
    """

    patience = 60.0  # Discord gives three seconds: how long users wait is measured

    def __init__(self, channels: int, guilds: int) -> None:
        super().__init__()
        self.keep_time()
        self.cdn = ForgetfulStore()
        self.locale = "en-US"
        self.at: dict[int, float] = {}
        self.handed_in: dict[int, bytes] = {}
        self.address = ""
        servers = [self.create_guild("Rome", id=(number << 22) + _GUILD) for number in range(guilds)]
        for server in servers:
            server.roles[server.id].permissions = discord.Permissions.all().value
        self.played = [
            self.create_channel(servers[number % guilds].id, "forum").id for number in range(channels)
        ]

    def meet(self, person: int, channel: int) -> None:
        """Let somebody be on the server of a channel."""
        self.users.setdefault(person, User(id=person, name=f"player{person}"))
        guild = self.channels[channel].guild_id
        assert guild is not None
        if person not in self.guilds[guild].members:
            self.add_member(guild, person)

    def locale_of(self, person: int) -> str:
        return self.locale

    def hand_in(self, channel: int, name: str, content: bytes) -> dict[str, Any]:
        file = super().hand_in(channel, name, content)
        self.handed_in[int(file["id"])] = content
        return {**file, "url": f"{self.address}{_ATTACHMENTS}/{file['id']}"}


def parts_of(message: Message) -> list[dict[str, Any]]:
    """Every component of a message, those inside others too."""
    return list(walk_components(message.components))


def custom_ids_of(message: Message) -> list[str]:
    return [part["custom_id"] for part in parts_of(message) if "custom_id" in part]


def texts_of(message: Message) -> list[str]:
    return [text for text in (message.content, *(part.get("content") for part in parts_of(message))) if text]


def marks_of(message: Message) -> list[int]:
    """The marks of announcements in a message, by which the bot finds it again."""
    return [part["id"] for part in message.components if part["type"] == TEXT and part["id"] >= _MARKED]


async def _as_it_is(request: web.Request, handler: Handler) -> web.StreamResponse:
    return await handler(request)


class DiscordServer:
    """The server; `base` is what DISCORD_API_BASE should be.

    `around` is put around every request of the bot; `written` hears of every message that is written or edited.
    `wished` is set with every interaction.
    """

    def __init__(self, channels: int = 1, guilds: int = 1) -> None:
        self.backend = LoadBackend(channels, guilds)
        self.channels = self.backend.played
        self.gate = gate_of(self.backend)
        self.around: Callable[[web.Request, Handler], Awaitable[web.StreamResponse]] = _as_it_is
        self.written: Callable[[Message], None] = lambda message: None
        self.interactions: list[LiveInteraction] = []
        self.base = ""
        self.files_read = 0
        self.wished = asyncio.Event()
        self._api = DiscordApi(self.backend)
        self._acting = Acting(self.backend)
        self.gateway = self._api.gateway
        self.backend.changed = self._changed

    def session_of(self, channel: int) -> Session | None:
        """The session of the shard that serves a channel, None while there is none."""
        return self.gateway.session_of(self.backend.channels[channel].guild_id or 0)

    def posted(self, channel: int | None = None) -> list[Message]:
        """What everybody sees in a channel, of all of them in the first."""
        there = self.backend.messages[self.channels[0] if channel is None else channel]
        return [message for message in there.values() if not message.is_ephemeral]

    def page_of(self, asked: LiveInteraction) -> Message | None:
        """The private message that stands there now, to be clicked, where an answer is one."""
        page = self.backend.messages[asked.channel_id].get(asked.message_id or 0)
        return page if page is not None and page.is_ephemeral else None

    # The users' side

    def command(
        self, person: int, path: str, channel: int | None = None, file: bytes | None = None, **options: str
    ) -> LiveInteraction:
        """Use a command, in the first channel where none is named."""
        channel = self._met(person, channel)
        files = {} if file is None else {"file": file}
        named = {**options, **{name: f"{name}.json" for name in files}}
        return self._asked(self._acting.command(person, channel, path.split(), named, files))

    def complete(
        self, person: int, name: str, option: str, typed: str, channel: int | None = None
    ) -> LiveInteraction:
        """Type into an option of a command."""
        channel = self._met(person, channel)
        return self._asked(self._acting.complete(person, channel, [name], {option: typed}, option))

    def click(
        self, person: int, message: Message, custom_id: str, value: str | None = None
    ) -> LiveInteraction:
        """Press a button of a message, or choose a value in a menu."""
        channel = self._met(person, message.channel_id)
        values = None if value is None else [value]
        return self._asked(self._acting.press(person, channel, message.id, custom_id, values))

    def _met(self, person: int, channel: int | None) -> int:
        channel = self.channels[0] if channel is None else channel
        self.backend.meet(person, channel)
        return channel

    def _asked(self, asked: LiveInteraction) -> LiveInteraction:
        self.interactions.append(asked)
        self.wished.set()
        return asked

    # The bot's side

    @asynccontextmanager
    async def running(self) -> AsyncIterator[DiscordServer]:
        app = web.Application(middlewares=[self._disturbed], client_max_size=_LARGEST)
        app.add_routes([web.get(f"{_ATTACHMENTS}/{{number}}", self._attachment), *self._api.routes()])
        runner = web.AppRunner(app, access_log=None)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        self.backend.address = f"http://127.0.0.1:{runner.addresses[0][1]}"
        self.base = self.backend.address + API
        try:
            yield self
        finally:
            await self.gateway.close()
            await runner.cleanup()

    @web.middleware
    async def _disturbed(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if not request.path.startswith(API):
            return await handler(request)
        try:
            return await self.around(request, handler)
        except ConnectionError:  # the bot was killed in the middle of asking
            return web.Response()

    async def _attachment(self, request: web.Request) -> web.Response:
        """A file that somebody handed in; the bot reads it once."""
        content = self.backend.handed_in.pop(int(request.match_info["number"]))
        self.files_read += 1
        return web.Response(body=content)

    def _changed(self, channel: int, number: int) -> None:
        if (message := self.backend.messages[channel].get(number)) is not None:
            self.backend.at[number] = perf_counter()
            self.written(message)
