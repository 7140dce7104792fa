"""A fake Discord with many channels and users, for bots in other processes that may be killed at any time.

It extends the sandbox's (`bot.fake_discord`): it forgets the content of pictures and notes when messages come.
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
"""The type of a text component."""

_MARKED: Final = 0x4000_0000
"""Component ids from here on are marks; lower ones are assigned by Discord."""

_GUILD: Final = 9_001
"""The id of the first server; the next one differs in the upper bits, which decide the shard."""
_ATTACHMENTS: Final = "/attachments"
_LARGEST: Final = 32 * 1024**2


class ForgetfulStore(CdnStore):
    """Attachments without their content: a load test sends thousands of pictures."""

    def store_attachment(
        self, attachment_id: int, channel_id: int, filename: str, data: bytes, description: str | None
    ) -> dict[str, Any]:
        return CdnStore().store_attachment(attachment_id, channel_id, filename, data, description)


class LoadBackend(LiveBackend):
    """The channels (`played`), distributed among servers, in which everybody may do everything.

    `locale` is everybody's language; `at` are the times (`perf_counter`) of the newest versions of messages.
    """

    patience = 60.0  # Discord's is three seconds, but how long users wait is measured

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
        """Make somebody a member of the server of a channel."""
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
    """Every component of a message, including nested ones."""
    return list(walk_components(message.components))


def custom_ids_of(message: Message) -> list[str]:
    return [part["custom_id"] for part in parts_of(message) if "custom_id" in part]


def texts_of(message: Message) -> list[str]:
    return [text for text in (message.content, *(part.get("content") for part in parts_of(message))) if text]


def marks_of(message: Message) -> list[int]:
    """The marks of announcements in a message, by which the bot recognizes it."""
    return [part["id"] for part in message.components if part["type"] == TEXT and part["id"] >= _MARKED]


async def _as_it_is(request: web.Request, handler: Handler) -> web.StreamResponse:
    return await handler(request)


class DiscordServer:
    """The server; `base` is the value for DISCORD_API_BASE.

    `around` wraps every request of the bot; `written` is called with every new or edited message; `wished` is set with
    every interaction.
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
        """The session of the shard that serves a channel; None if there is none."""
        return self.gateway.session_of(self.backend.channels[channel].guild_id or 0)

    def posted(self, channel: int | None = None) -> list[Message]:
        """The public messages in a channel, by default the first."""
        there = self.backend.messages[self.channels[0] if channel is None else channel]
        return [message for message in there.values() if not message.is_ephemeral]

    def page_of(self, asked: LiveInteraction) -> Message | None:
        """The present version of the private message that answers an interaction; None if there is none."""
        page = self.backend.messages[asked.channel_id].get(asked.message_id or 0)
        return page if page is not None and page.is_ephemeral else None

    # The users' side

    def command(
        self, person: int, path: str, channel: int | None = None, file: bytes | None = None, **options: str
    ) -> LiveInteraction:
        """Use a command, by default in the first channel."""
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
        """Click a button of a message, or choose a value in a menu."""
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
        except ConnectionError:  # the bot was killed during its request
            return web.Response()

    async def _attachment(self, request: web.Request) -> web.Response:
        """Serve a file that somebody handed in; the bot reads it once."""
        content = self.backend.handed_in.pop(int(request.match_info["number"]))
        self.files_read += 1
        return web.Response(body=content)

    def _changed(self, channel: int, number: int) -> None:
        if (message := self.backend.messages[channel].get(number)) is not None:
            self.backend.at[number] = perf_counter()
            self.written(message)
