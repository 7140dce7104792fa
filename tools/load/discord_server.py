"""A small Discord over HTTP and WebSocket, for bots in processes of their own that may be killed at any time.

It keeps messages without what is in their files, refuses a nonce it has seen, and sends interactions, whose answers it
keeps. Every request goes through the gate (`bot.fake_discord`), which notes what Discord would refuse. Sessions of the
gateway can be cut and resumed. Only what this bot needs is there; everything else is a 404, and is noted as `unknown`.
"""

from __future__ import annotations

import asyncio
import functools
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from itertools import count
from time import perf_counter
from typing import Any, Final, TypeAlias

from aiohttp import web

from bot.fake_discord import gate, interaction_rules
from bot.fake_discord.gate import Circumstances, Gate
from bot.fake_discord.message_rules import Upload
from bot.fake_discord.schema import ErrorResponse

from .gateway import CHANNEL, Gateway
from .messages import (
    APPLICATION,
    EPHEMERAL,
    PERMISSIONS,
    File,
    HandedIn,
    KeptInteraction,
    Payload,
    Sent,
    application_payload,
    bot_payload,
    channel_payload,
    emoji_payload,
    member_payload,
    message_payload,
)
from .requests import answer, as_it_is, attached, before, error, read_request, stored

GUILD = 9_001
"""The first server; the next has the next number in its upper bits, by which shards are dealt."""

PATIENCE = 60.0
"""Seconds for a first answer, of which Discord gives three: a busy machine is slow, and how long users wait is
measured."""

_API = "/api/v10"
_ATTACHMENTS = "/attachments"
_PAYLOAD: web.RequestKey[Any] = web.RequestKey("payload", object)
_UPLOADS: web.RequestKey[list[Upload]] = web.RequestKey("uploads", list)
Given: TypeAlias = str | int | bool | HandedIn
"""What users give to an option of a command."""
_OPTION_TYPES: Final[Mapping[type, int]] = {str: 3, int: 4, bool: 5, HandedIn: 11}
Handler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]


class DiscordServer:
    """The server; `base` is what DISCORD_API_BASE should be.

    It has so many channels, dealt among so many servers (guilds). `around` is put around every request of the bot.
    `written` hears of every message that is written or edited. `locale` is the language in which everybody reads.
    """

    def __init__(self, channels: int = 1, guilds: int = 1) -> None:
        self.channels = [CHANNEL + number for number in range(channels)]
        self.guilds = [(number << 22) + GUILD for number in range(guilds)]
        self.messages: dict[int, Sent] = {}
        self.interactions: dict[str, KeptInteraction] = {}
        self.commands: list[Payload] = []
        self.syncs = 0
        self.emojis: dict[int, str] = {}
        self.nonces: dict[str, int] = {}
        self.unknown: list[str] = []
        self.gate = Gate()
        self.around: Callable[[web.Request, Handler], Awaitable[web.StreamResponse]] = as_it_is
        self.written: Callable[[Sent], None] = lambda message: None
        self.locale = "en-US"
        self.base = ""
        self._address = ""
        self.wished = asyncio.Event()
        """Set with every interaction."""
        self.gateway = Gateway(self.channels, self.guilds)
        self._in_channel: defaultdict[int, list[Sent]] = defaultdict(list)
        self._ids = count((int(time.time() * 1000) - 1_420_070_400_000) << 22)
        self._handed_in: dict[int, HandedIn] = {}
        self.files_read = 0

    def new_id(self) -> int:
        """An id that no other thing has."""
        return next(self._ids)

    # The users' side

    async def command(
        self, user: int, path: str, /, channel: int = CHANNEL, **options: Given
    ) -> KeptInteraction:
        """Use a slash command ("game join") as a user."""
        name, *rest = path.split()
        leaves, resolved = [], {}
        for key, value in options.items():
            kind = _OPTION_TYPES[type(value)]
            if isinstance(value, HandedIn):
                self._handed_in[number := self.new_id()] = value
                file = value.payload(number, f"{self._address}{_ATTACHMENTS}/{number}")
                resolved[file["id"]], value = file, file["id"]
            leaves.append({"name": key, "type": kind, "value": value})
        for part in reversed(rest):
            leaves = [{"name": part, "type": 1, "options": leaves}]
        data = self._command(name, leaves) | {"resolved": {"attachments": resolved}}
        return await self.interact(user, 2, data, channel=channel)

    async def complete(
        self, user: int, name: str, option: str, typed: str, /, channel: int = CHANNEL
    ) -> KeptInteraction:
        """Type into an option of a slash command; `Asked.choices` are what is offered."""
        leaf: Payload = {"name": option, "type": 3, "value": typed, "focused": True}
        return await self.interact(user, 4, self._command(name, [leaf]), channel=channel)

    def _command(self, name: str, options: list[Payload]) -> Payload:
        command = next(command for command in self.commands if command["name"] == name)
        return {"id": command["id"], "name": name, "type": 1, "options": options}

    async def click(self, user: int, message: Sent, custom_id: str) -> KeptInteraction:
        """Click a button of a message."""
        data = {"custom_id": custom_id, "component_type": 2}
        return await self.interact(user, 3, data, on=message)

    async def choose(self, user: int, message: Sent, custom_id: str, value: str) -> KeptInteraction:
        """An option of a menu."""
        data = {"custom_id": custom_id, "component_type": 3, "values": [value]}
        return await self.interact(user, 3, data, on=message)

    async def interact(
        self, user: int, kind: int, data: Payload, /, *, channel: int = CHANNEL, on: Sent | None = None
    ) -> KeptInteraction:
        """Send an interaction to the bot, a click `on` a message; what it answers appears in the result as it comes."""
        if on is not None:
            channel = on.channel
        asked = KeptInteraction(self.new_id(), f"token{self.new_id()}", channel, kind, on)
        if on is not None and on.payload.get("flags", 0) & EPHEMERAL:
            asked.original = asked.before = on.payload
            asked.files = on.files
        self.interactions[asked.token] = asked
        self.wished.set()
        await self.deliver(asked, user, kind, data, on)
        return asked

    async def deliver(
        self, asked: KeptInteraction, user: int, kind: int, data: Payload, on: Sent | None = None, /
    ) -> None:
        """Deliver an interaction, once more where it was delivered before."""
        guild = self.gateway.guild_of(asked.channel)
        more = {} if on is None else {"message": self._rendered(on)}
        await self.gateway.dispatch(
            guild,
            "INTERACTION_CREATE",
            {
                "id": str(asked.id),
                "application_id": str(APPLICATION),
                "type": kind,
                "data": data,
                "guild_id": str(guild),
                "channel_id": str(asked.channel),
                "channel": {
                    "id": str(asked.channel),
                    "type": 0,
                    "name": "forum",
                    "permissions": PERMISSIONS,
                },
                "member": member_payload(user),
                "token": asked.token,
                "version": 1,
                "locale": self.locale,
                "guild_locale": "en-US",
                "app_permissions": PERMISSIONS,
                "entitlements": [],
                "attachment_size_limit": 10_485_760,
                "authorizing_integration_owners": {},
                "context": 0,
                **more,
            },
        )

    def posted(self, channel: int = CHANNEL) -> list[Sent]:
        """The messages in a channel, oldest first, without deleted ones."""
        return [message for message in self._in_channel[channel] if not message.deleted]

    # The bot's side

    @asynccontextmanager
    async def running(self) -> AsyncIterator[DiscordServer]:
        """Serve on a free port of this machine."""
        app = web.Application(client_max_size=32 * 1024**2)
        app.router.add_get("/gateway", self.gateway.connect)
        app.router.add_get(f"{_ATTACHMENTS}/{{number}}", self._attachment)
        api = _API
        app.router.add_get(f"{api}/gateway", self.gateway.address)
        app.router.add_get(f"{api}/gateway/bot", self.gateway.address)
        app.router.add_get(f"{api}/users/@me", self._me)
        app.router.add_post(f"{api}/users/@me/channels", self._direct)
        app.router.add_get(f"{api}/applications/@me", self._application)
        app.router.add_get(f"{api}/oauth2/applications/@me", self._application)
        app.router.add_put(f"{api}/applications/{{app}}/commands", self._sync)
        app.router.add_get(f"{api}/applications/{{app}}/commands", self._synced)
        app.router.add_get(f"{api}/applications/{{app}}/emojis", self._emojis)
        app.router.add_post(f"{api}/applications/{{app}}/emojis", self._new_emoji)
        app.router.add_delete(f"{api}/applications/{{app}}/emojis/{{emoji}}", self._delete_emoji)
        app.router.add_get(f"{api}/guilds/{{guild}}/members/{{user}}", self._member)
        app.router.add_get(f"{api}/channels/{{channel}}", self._channel)
        app.router.add_get(f"{api}/channels/{{channel}}/messages", self._history)
        app.router.add_post(f"{api}/channels/{{channel}}/messages", self._post)
        app.router.add_get(f"{api}/channels/{{channel}}/messages/{{message}}", self._get)
        app.router.add_patch(f"{api}/channels/{{channel}}/messages/{{message}}", self._edit)
        app.router.add_delete(f"{api}/channels/{{channel}}/messages/{{message}}", self._delete)
        app.router.add_post(f"{api}/interactions/{{id}}/{{token}}/callback", self._callback)
        app.router.add_post(f"{api}/webhooks/{{app}}/{{token}}", self._followup)
        app.router.add_get(f"{api}/webhooks/{{app}}/{{token}}/messages/{{message}}", self._original)
        app.router.add_patch(f"{api}/webhooks/{{app}}/{{token}}/messages/{{message}}", self._edit_original)
        app.router.add_delete(f"{api}/webhooks/{{app}}/{{token}}/messages/{{message}}", self._drop_original)
        app.router.add_route("*", "/{rest:.*}", self._nothing_here)
        app.middlewares.append(self._through)
        runner = web.AppRunner(app, access_log=None)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        port = runner.addresses[0][1]
        self._address = f"http://127.0.0.1:{port}"
        self.base = f"{self._address}{api}"
        self.gateway.url = f"ws://127.0.0.1:{port}/gateway"
        try:
            yield self
        finally:
            await self.gateway.close()
            await runner.cleanup()

    @web.middleware
    async def _through(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if not request.path.startswith(_API):
            return await handler(request)  # the gateway, and what users hand in
        try:
            return await self.around(request, functools.partial(self._checked, handler))
        except ConnectionError:  # the bot was killed in the middle of asking
            return web.Response()

    async def _checked(self, handler: Handler, request: web.Request) -> web.StreamResponse:
        """Let a request through the gate to its handler, or refuse it as Discord does."""
        payload, uploads = await read_request(request)
        request[_PAYLOAD], request[_UPLOADS] = payload or {}, uploads
        path = request.path.removeprefix(_API)
        asked = gate.Request(request.method, path, payload, uploads, dict(request.query))
        try:
            self.gate.check(asked, self._known(request))
        except ErrorResponse as refused:
            return error(refused.status, refused.code, refused.message, refused.errors)
        return await handler(request)

    def _known(self, request: web.Request) -> Circumstances:
        """What is known of the interaction and the message that a request is about."""
        asked = self.interactions.get(request.match_info.get("token", ""))
        number = request.match_info.get("message", "")
        if asked is None:
            message = self.messages.get(int(number)) if number.isdecimal() else None
            edited = None if message is None else stored(message.payload, message.files)
            return Circumstances(edited, None, self.emojis, self.emojis.values())
        return Circumstances(
            before(asked, request.path),
            interaction_rules.InteractionState(
                asked.kind,
                bool(asked.callbacks),
                perf_counter() - asked.sent_at,
                asked.on is not None,
                PATIENCE,
            ),
            self.emojis,
        )

    async def _nothing_here(self, request: web.Request) -> web.Response:
        self.unknown.append(f"{request.method} {request.path}")
        return error(404, 0, "404: Not Found")

    async def _attachment(self, request: web.Request) -> web.Response:
        """A file that somebody handed in; the bot reads it once."""
        file = self._handed_in.pop(int(request.match_info["number"]), None)
        if file is None:
            return error(404, 0, "404: Not Found")
        self.files_read += 1
        return web.Response(body=file.content)

    async def _me(self, request: web.Request) -> web.Response:
        return answer(bot_payload())

    async def _direct(self, request: web.Request) -> web.Response:
        """The channel of direct messages with somebody, which bears their number here."""
        number = request[_PAYLOAD]["recipient_id"]
        return answer({"id": str(number), "type": 1, "recipients": [member_payload(int(number))["user"]]})

    async def _application(self, request: web.Request) -> web.Response:
        return answer(application_payload())

    async def _sync(self, request: web.Request) -> web.Response:
        self.syncs += 1
        self.commands = [
            {"description": ""}
            | command
            | {"id": str(self.new_id()), "application_id": str(APPLICATION), "version": "1"}
            for command in request[_PAYLOAD]
        ]
        return answer(self.commands)

    async def _synced(self, request: web.Request) -> web.Response:
        return answer(self.commands)

    async def _emojis(self, request: web.Request) -> web.Response:
        return answer({"items": [emoji_payload(number, name) for number, name in self.emojis.items()]})

    async def _new_emoji(self, request: web.Request) -> web.Response:
        number, name = self.new_id(), request[_PAYLOAD]["name"]
        self.emojis[number] = name
        return answer(emoji_payload(number, name))

    async def _delete_emoji(self, request: web.Request) -> web.Response:
        if self.emojis.pop(int(request.match_info["emoji"]), None) is None:
            return error(404, 10014, "Unknown Emoji")
        return web.Response(status=204)

    async def _channel(self, request: web.Request) -> web.Response:
        channel = int(request.match_info["channel"])
        return answer(channel_payload(channel) | {"guild_id": str(self.gateway.guild_of(channel))})

    async def _member(self, request: web.Request) -> web.Response:
        return answer(member_payload(int(request.match_info["user"])))

    async def _history(self, request: web.Request) -> web.Response:
        posted = self.posted(int(request.match_info["channel"]))
        newest = posted[::-1][: int(request.query.get("limit", 50))]
        return answer([self._rendered(message) for message in newest])

    async def _post(self, request: web.Request) -> web.Response:
        payload = request[_PAYLOAD]
        nonce = payload.get("nonce")
        if nonce is not None and payload.get("enforce_nonce") and str(nonce) in self.nonces:
            return answer(self._rendered(self.messages[self.nonces[str(nonce)]]))
        files = self._attached(request, payload, [])
        message = Sent(self.new_id(), int(request.match_info["channel"]), payload, nonce, files)
        self._keep(message)
        if nonce is not None:
            self.nonces[str(nonce)] = message.id
        return answer(self._rendered(message))

    async def _get(self, request: web.Request) -> web.Response:
        message = self.messages.get(int(request.match_info["message"]))
        if message is None or message.deleted:
            return error(404, 10008, "Unknown Message")
        return answer(self._rendered(message))

    async def _edit(self, request: web.Request) -> web.Response:
        message = self.messages.get(int(request.match_info["message"]))
        if message is None or message.deleted:
            return error(404, 10008, "Unknown Message")
        return self._edited(message, request)

    def _edited(self, message: Sent, request: web.Request) -> web.Response:
        payload = request[_PAYLOAD]
        message.edits.append(message.payload)
        message.at = perf_counter()
        message.payload = message.payload | payload
        message.files = self._attached(request, payload, message.files)
        self.written(message)
        return answer(self._rendered(message))

    async def _delete(self, request: web.Request) -> web.Response:
        self.messages[int(request.match_info["message"])].deleted = True
        return web.Response(status=204)

    async def _callback(self, request: web.Request) -> web.Response:
        asked = self.interactions[request.match_info["token"]]
        payload = request[_PAYLOAD]
        asked.callbacks.append(payload)
        asked.acknowledged_at = perf_counter()
        message: Payload = {}
        if payload["type"] == 4 and not (payload.get("data", {}).get("flags", 0) & 64):
            files = self._attached(request, payload["data"], [])
            sent = Sent(self.new_id(), asked.channel, payload["data"], None, files)
            self._keep(sent)
            message = {"message": self._rendered(sent)}
        interaction = {"id": str(asked.id), "type": 2, **({"response_message_id": "1"} if message else {})}
        resource = {"resource": {"type": payload["type"], **message}} if message else {}
        return answer({"interaction": interaction, **resource})

    async def _followup(self, request: web.Request) -> web.Response:
        payload = request[_PAYLOAD]
        asked = self.interactions[request.match_info["token"]]
        asked.followups.append(payload)
        files = self._attached(request, payload, [])
        return answer(self._rendered(Sent(self.new_id(), asked.channel, payload, None, files)))

    async def _original(self, request: web.Request) -> web.Response:
        asked = self.interactions[request.match_info["token"]]
        return answer(
            self._rendered(Sent(self.new_id(), asked.channel, asked.original or {}, None, asked.files))
        )

    async def _edit_original(self, request: web.Request) -> web.Response:
        asked = self.interactions[request.match_info["token"]]
        payload = request[_PAYLOAD]
        first = asked.original is None
        asked.original = (asked.original or {}) | payload
        if (message := asked.edited_in_public()) is not None:
            return self._edited(message, request)
        asked.files = self._attached(request, payload, asked.files)
        flags = asked.callbacks[0].get("data", {}).get("flags", 0) if asked.callbacks else 64
        sent = Sent(self.new_id(), asked.channel, asked.original, None, asked.files)
        if first and asked.callbacks and asked.callbacks[0]["type"] == 5 and not flags & EPHEMERAL:
            self._keep(sent)
        return answer(self._rendered(sent))

    async def _drop_original(self, request: web.Request) -> web.Response:
        self.interactions[request.match_info["token"]].taken_back = True
        return web.Response(status=204)

    def _attached(self, request: web.Request, payload: Payload, there: list[File]) -> list[File]:
        return attached(payload, request[_UPLOADS], there, self.new_id)

    def _keep(self, message: Sent) -> None:
        self.messages[message.id] = message
        self._in_channel[message.channel].append(message)
        self.written(message)

    def _rendered(self, message: Sent) -> Payload:
        return message_payload(message, self.gateway.guild_of(message.channel))
