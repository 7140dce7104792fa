"""A small Discord over HTTP and WebSocket, for bots in processes of their own that may be killed at any time.

It keeps messages without what is in their files, refuses a nonce it has seen, and sends interactions, whose answers it
keeps. Every request goes through the gate (`bot.fake_discord`), which notes what Discord would refuse. Sessions of the
gateway can be cut and resumed. Only what this bot needs is there; everything else is a 404, and is noted as `unknown`.

The sandbox's Discord (`bot.sandbox`) stands on SimCord, a model of all of Discord; they share gate, gateway and HTTP.
This one is a second one because SimCord ignores nonces, by which a bot that was killed does not say a thing twice, and
keeps the content of every file, of which a load sends thousands.
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
from typing import Any, Final, NamedTuple, TypeAlias

from aiohttp import web

from bot.fake_discord import gate
from bot.fake_discord.gate import Circumstances, Gate, InteractionState
from bot.fake_discord.message_rules import UploadedFile
from bot.fake_discord.schema import ErrorResponse
from bot.fake_discord.server import API, GATEWAY, Gateway, Session, json_response, read_request

from .messages import (
    APPLICATION,
    BOT,
    EPHEMERAL,
    PERMISSIONS,
    File,
    HandedIn,
    KeptInteraction,
    Payload,
    Sent,
    channel_payload,
    files_after,
    guild_payload,
    member_payload,
    message_payload,
)

GUILD: Final = 9_001
"""The first server; the next has the next number in its upper bits, by which shards are dealt."""

CHANNEL: Final = 9_002
"""The first channel; the others have the next numbers."""

FIRST_ANSWER: Final = 60.0
"""Seconds for a first answer, of which Discord gives three: a busy machine is slow, and how long users wait is
measured."""

Given: TypeAlias = str | int | bool | HandedIn
"""What users give to an option of a command."""
Handler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]

OWN_APPLICATION: Final[Payload] = {
    "id": str(APPLICATION),
    "owner": BOT,
    "name": "Ludi Romani",
    "icon": None,
    "description": "",
    "bot_public": True,
    "bot_require_code_grant": False,
    "verify_key": "0",
    "flags": 0,
    "team": None,
}
_ATTACHMENTS: Final = "/attachments"
_OPTION_TYPES: Final[Mapping[type, int]] = {str: 3, int: 4, bool: 5, HandedIn: 11}
_DIRECT: Final = 1
_NOTHING: Final = object()
"""An answer without content."""


class Call(NamedTuple):
    """A request of the bot that the gate has let through: the named parts of its path, its JSON, its files' names."""

    request: web.Request
    parts: Mapping[str, str]
    payload: Any
    uploads: list[str]


def error_response(error: ErrorResponse) -> web.Response:
    return json_response(error.to_json(), error.status, {"Via": "1.1 test"})


async def _as_it_is(request: web.Request, handler: Handler) -> web.StreamResponse:
    return await handler(request)


class DiscordServer:
    """The server; `base` is what DISCORD_API_BASE should be.

    It has so many channels, dealt among so many servers (guilds). `around` is put around every request of the bot.
    `written` hears of every message that is written or edited. `locale` is the language in which everybody reads.
    `wished` is set with every interaction.
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
        self.gateway = Gateway(
            lambda: {"user": BOT, "application": {"id": str(APPLICATION), "flags": 0}},
            lambda: [
                guild_payload(
                    guild, [channel for channel in self.channels if self.guild_of(channel) == guild]
                )
                for guild in self.guilds
            ],
        )
        self.around: Callable[[web.Request, Handler], Awaitable[web.StreamResponse]] = _as_it_is
        self.written: Callable[[Sent], None] = lambda message: None
        self.locale = "en-US"
        self.base = ""
        self.wished = asyncio.Event()
        self.files_read = 0
        self._address = ""
        self._in_channel: defaultdict[int, list[Sent]] = defaultdict(list)
        self._ids = count((int(time.time() * 1000) - 1_420_070_400_000) << 22)
        self._handed_in: dict[int, HandedIn] = {}

    def new_id(self) -> int:
        return next(self._ids)

    def guild_of(self, channel: int) -> int:
        """The server that a channel belongs to."""
        return self.guilds[(channel - CHANNEL) % len(self.guilds)]

    def session_of(self, channel: int) -> Session | None:
        """The session of the shard that serves a channel, None while there is none."""
        return self.gateway.session_of(self.guild_of(channel))

    def posted(self, channel: int = CHANNEL) -> list[Sent]:
        return [message for message in self._in_channel[channel] if not message.deleted]

    # The users' side

    async def command(
        self, user: int, path: str, /, channel: int = CHANNEL, **options: Given
    ) -> KeptInteraction:
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
        """Type into an option of a slash command; `KeptInteraction.choices` are what is offered."""
        leaf: Payload = {"name": option, "type": 3, "value": typed, "focused": True}
        return await self.interact(user, 4, self._command(name, [leaf]), channel=channel)

    def _command(self, name: str, options: list[Payload]) -> Payload:
        command = next(command for command in self.commands if command["name"] == name)
        return {"id": command["id"], "name": name, "type": 1, "options": options}

    async def click(self, user: int, message: Sent, custom_id: str) -> KeptInteraction:
        """Click a button of a message."""
        return await self.interact(user, 3, {"custom_id": custom_id, "component_type": 2}, on=message)

    async def choose(self, user: int, message: Sent, custom_id: str, value: str) -> KeptInteraction:
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
        guild = self.guild_of(asked.channel)
        self.gateway.dispatch(
            guild,
            "INTERACTION_CREATE",
            {
                "id": str(asked.id),
                "application_id": str(APPLICATION),
                "type": kind,
                "data": data,
                "guild_id": str(guild),
                "channel_id": str(asked.channel),
                "channel": channel_payload(asked.channel) | {"permissions": PERMISSIONS},
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
                **({} if on is None else {"message": self._payload(on)}),
            },
        )

    # The bot's side

    @asynccontextmanager
    async def running(self) -> AsyncIterator[DiscordServer]:
        message = "/channels/{channel}/messages/{message}"
        answer = "/webhooks/{app}/{token}/messages/{message}"
        routes: list[tuple[str, str, Callable[[Call], Any]]] = [
            ("GET", "/gateway", lambda call: self.gateway.address(call.request)),
            ("GET", "/gateway/bot", lambda call: self.gateway.address(call.request)),
            ("GET", "/users/@me", lambda call: BOT),
            ("POST", "/users/@me/channels", self._direct),
            ("GET", "/applications/@me", lambda call: OWN_APPLICATION),
            ("GET", "/oauth2/applications/@me", lambda call: OWN_APPLICATION),
            ("PUT", "/applications/{app}/commands", self._sync),
            ("GET", "/applications/{app}/commands", lambda call: self.commands),
            ("GET", "/applications/{app}/emojis", lambda call: {"items": [*map(self._emoji, self.emojis)]}),
            ("POST", "/applications/{app}/emojis", self._new_emoji),
            ("DELETE", "/applications/{app}/emojis/{emoji}", self._delete_emoji),
            ("GET", "/guilds/{guild}/members/{user}", lambda call: member_payload(int(call.parts["user"]))),
            ("GET", "/channels/{channel}", self._channel),
            ("GET", "/channels/{channel}/messages", self._history),
            ("POST", "/channels/{channel}/messages", self._post),
            ("GET", message, lambda call: self._payload(self._message(call))),
            ("PATCH", message, lambda call: self._edited(self._message(call), call)),
            ("DELETE", message, self._delete),
            ("POST", "/interactions/{id}/{token}/callback", self._callback),
            ("POST", "/webhooks/{app}/{token}", self._followup),
            ("GET", answer, lambda call: self._answer(self._asked(call))),
            ("PATCH", answer, self._edit_original),
            ("DELETE", answer, self._drop_original),
            ("*", "/{rest:.*}", self._nothing_here),
        ]
        app = web.Application(client_max_size=32 * 1024**2)
        app.router.add_get(GATEWAY, self.gateway.connect)
        app.router.add_get(f"{_ATTACHMENTS}/{{number}}", self._attachment)
        for method, path, handler in routes:
            app.router.add_route(method, f"{API}{path}", functools.partial(self._serve, handler))
        runner = web.AppRunner(app, access_log=None)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        self._address = f"http://127.0.0.1:{runner.addresses[0][1]}"
        self.base = f"{self._address}{API}"
        try:
            yield self
        finally:
            await self.gateway.close()
            await runner.cleanup()

    async def _serve(self, handler: Callable[[Call], Any], request: web.Request) -> web.StreamResponse:
        try:
            return await self.around(request, functools.partial(self._checked, handler))
        except ConnectionError:  # the bot was killed in the middle of asking
            return web.Response()

    async def _checked(self, handler: Callable[[Call], Any], request: web.Request) -> web.StreamResponse:
        payload, files = await read_request(request)
        uploads = [name for name, _ in files]
        path = request.path.removeprefix(API)
        asked = gate.Request(
            request.method, path, payload, [*map(UploadedFile, uploads)], dict(request.query)
        )
        try:
            self.gate.check(asked, self._known(request))
            said = handler(Call(request, request.match_info, payload or {}, uploads))
        except ErrorResponse as refused:
            return error_response(refused)
        return web.Response(status=204) if said is _NOTHING else json_response(said)

    def _known(self, request: web.Request) -> Circumstances:
        """What is known of the interaction and the message that a request is about."""
        asked = self.interactions.get(request.match_info.get("token", ""))
        if asked is None:
            number = request.match_info.get("message", "")
            message = self.messages.get(int(number)) if number.isdecimal() else None
            edited = None if message is None else message.stored()
            return Circumstances(edited, None, self.emojis, self.emojis.values())
        age = perf_counter() - asked.sent_at
        state = InteractionState(asked.kind, bool(asked.callbacks), age, asked.on is not None, FIRST_ANSWER)
        return Circumstances(asked.edited_by(request.path), state, self.emojis)

    def _nothing_here(self, call: Call) -> Any:
        self.unknown.append(f"{call.request.method} {call.request.path}")
        raise ErrorResponse(404, 0, "404: Not Found")

    async def _attachment(self, request: web.Request) -> web.Response:
        """A file that somebody handed in; the bot reads it once."""
        file = self._handed_in.pop(int(request.match_info["number"]), None)
        if file is None:
            return error_response(ErrorResponse(404, 0, "404: Not Found"))
        self.files_read += 1
        return web.Response(body=file.content)

    def _direct(self, call: Call) -> Payload:
        """The channel of direct messages with somebody, which bears their number here."""
        number = int(call.payload["recipient_id"])
        return {"id": str(number), "type": _DIRECT, "recipients": [member_payload(number)["user"]]}

    def _sync(self, call: Call) -> list[Payload]:
        self.syncs += 1
        known = {"application_id": str(APPLICATION), "version": "1"}
        self.commands = [
            {"description": ""} | command | known | {"id": str(self.new_id())} for command in call.payload
        ]
        return self.commands

    def _emoji(self, number: int) -> Payload:
        told = {"roles": [], "require_colons": True, "managed": False, "animated": False, "available": True}
        return {"id": str(number), "name": self.emojis[number], **told}

    def _new_emoji(self, call: Call) -> Payload:
        self.emojis[number := self.new_id()] = call.payload["name"]
        return self._emoji(number)

    def _delete_emoji(self, call: Call) -> object:
        if self.emojis.pop(int(call.parts["emoji"]), None) is None:
            raise ErrorResponse(404, 10014, "Unknown Emoji")
        return _NOTHING

    def _channel(self, call: Call) -> Payload:
        channel = int(call.parts["channel"])
        return channel_payload(channel) | {"guild_id": str(self.guild_of(channel))}

    def _history(self, call: Call) -> list[Payload]:
        posted = self.posted(int(call.parts["channel"]))
        return [
            self._payload(message) for message in posted[::-1][: int(call.request.query.get("limit", 50))]
        ]

    def _post(self, call: Call) -> Payload:
        nonce = call.payload.get("nonce")
        if nonce is not None and call.payload.get("enforce_nonce") and str(nonce) in self.nonces:
            return self._payload(self.messages[self.nonces[str(nonce)]])
        message = self._keep(int(call.parts["channel"]), call.payload, call, nonce)
        if nonce is not None:
            self.nonces[str(nonce)] = message.id
        return self._payload(message)

    def _message(self, call: Call) -> Sent:
        message = self.messages.get(int(call.parts["message"]))
        if message is None or message.deleted:
            raise ErrorResponse(404, 10008, "Unknown Message")
        return message

    def _edited(self, message: Sent, call: Call) -> Payload:
        message.edits.append(message.payload)
        message.at = perf_counter()
        message.payload = message.payload | call.payload
        message.files = self._attached(call, call.payload, message.files)
        self.written(message)
        return self._payload(message)

    def _delete(self, call: Call) -> object:
        self.messages[int(call.parts["message"])].deleted = True
        return _NOTHING

    def _callback(self, call: Call) -> Payload:
        asked, payload = self._asked(call), call.payload
        asked.callbacks.append(payload)
        asked.acknowledged_at = perf_counter()
        interaction = {"id": str(asked.id), "type": 2}
        if payload["type"] != 4 or payload.get("data", {}).get("flags", 0) & EPHEMERAL:
            return {"interaction": interaction}
        sent = self._keep(asked.channel, payload["data"], call)
        resource = {"type": payload["type"], "message": self._payload(sent)}
        return {"interaction": interaction | {"response_message_id": "1"}, "resource": resource}

    def _followup(self, call: Call) -> Payload:
        asked = self._asked(call)
        files = self._attached(call, call.payload, [])
        asked.followups.append(Sent(self.new_id(), asked.channel, call.payload, None, files))
        return self._payload(asked.followups[-1])

    def _edit_original(self, call: Call) -> Payload:
        asked = self._asked(call)
        first = asked.original is None
        asked.original = (asked.original or {}) | call.payload
        if (message := asked.edited_in_public()) is not None:
            return self._edited(message, call)
        asked.files = self._attached(call, call.payload, asked.files)
        flags = asked.first_flags
        if first and flags is not None and asked.callbacks[0]["type"] == 5 and not flags & EPHEMERAL:
            return self._payload(self._keep(asked.channel, asked.original, call, files=asked.files))
        return self._answer(asked)

    def _drop_original(self, call: Call) -> object:
        self._asked(call).taken_back = True
        return _NOTHING

    def _asked(self, call: Call) -> KeptInteraction:
        return self.interactions[call.parts["token"]]

    def _answer(self, asked: KeptInteraction) -> Payload:
        """The first answer, which only the person answered sees."""
        return self._payload(Sent(self.new_id(), asked.channel, asked.original or {}, None, asked.files))

    def _attached(self, call: Call, payload: Payload, there: list[File]) -> list[File]:
        return files_after(payload, call.uploads, there, self.new_id)

    def _keep(
        self,
        channel: int,
        payload: Payload,
        call: Call,
        nonce: str | None = None,
        files: list[File] | None = None,
    ) -> Sent:
        """A new message of a channel."""
        files = self._attached(call, payload, []) if files is None else files
        message = Sent(self.new_id(), channel, payload, nonce, files)
        self.messages[message.id] = message
        self._in_channel[channel].append(message)
        self.written(message)
        return message

    def _payload(self, message: Sent) -> Payload:
        return message_payload(message, self.guild_of(message.channel))
