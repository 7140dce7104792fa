"""A small Discord over HTTP and WebSocket, for a bot in a process of its own that may be killed at any time.

It keeps messages, refuses a nonce it has seen, lets tests send interactions and waits for their answers. Only
what this bot needs is there; everything else is a 404 that a test would notice.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from aiohttp import WSMsgType, web

APPLICATION = 9_000
GUILD = 9_001
CHANNEL = 9_002
PERMISSIONS = str((1 << 53) - 1)

Payload = dict[str, Any]


@dataclass
class Sent:
    """A message as the bot left it, with every version of it."""

    id: int
    channel: int
    payload: Payload
    nonce: str | None
    files: list[str]
    edits: list[Payload] = field(default_factory=list)
    deleted: bool = False

    def texts(self) -> str:
        """All text of the newest version."""
        return "\n".join(_texts(self.payload))

    def custom_ids(self) -> list[str]:
        """Every custom id in the newest version."""
        return list(_custom_ids(self.payload))

    def pings(self) -> list[int]:
        """The users whom the message, when it was new, was allowed to ping."""
        first = self.edits[0] if self.edits else self.payload
        return [int(user) for user in first.get("allowed_mentions", {}).get("users", [])]


@dataclass
class Asked:
    """An interaction and what was answered."""

    id: int
    token: str
    callbacks: list[Payload] = field(default_factory=list)
    followups: list[Payload] = field(default_factory=list)
    original: Payload | None = None
    taken_back: bool = False

    def answered(self) -> bool:
        """Whether something was said, or the announced answer taken back."""
        return self.taken_back or bool(self.texts())

    def texts(self) -> str:
        """Everything that was said in answer."""
        parts: list[str] = []
        for callback in self.callbacks:
            parts += _texts(callback.get("data") or {})
        for payload in [self.original or {}, *self.followups]:
            parts += _texts(payload)
        return "\n".join(parts)


class DiscordServer:
    """The server; `base` is what DISCORD_API_BASE should be."""

    def __init__(self) -> None:
        self.messages: dict[int, Sent] = {}
        self.interactions: dict[str, Asked] = {}
        self.commands: list[Payload] = []
        self.syncs = 0
        self.nonces: dict[str, int] = {}
        self.unknown: list[str] = []
        self.refuse: Callable[[str, str], web.Response | None] = lambda method, path: None
        self.base = ""
        self.identified = asyncio.Event()
        self._ids = count((int(time.time() * 1000) - 1_420_070_400_000) << 22)
        self._sockets: list[web.WebSocketResponse] = []
        self._shards: dict[int, int] = {}

    def new_id(self) -> int:
        """An id that no other thing has."""
        return next(self._ids)

    # The tests' side

    async def command(self, user: int, path: str, /, **options: str | int) -> Asked:
        """Use a slash command ("praetor build") as a user."""
        name, *rest = path.split()
        leaves = [
            {"name": key, "type": 4 if isinstance(v, int) else 3, "value": v} for key, v in options.items()
        ]
        for part in reversed(rest):
            leaves = [{"name": part, "type": 1, "options": leaves}]
        command = next(command for command in self.commands if command["name"] == name)
        data = {"id": command["id"], "name": name, "type": 1, "options": leaves}
        return await self.interact(user, 2, data)

    async def click(self, user: int, message: Sent, custom_id: str) -> Asked:
        """Click a button of a message."""
        data = {"custom_id": custom_id, "component_type": 2}
        return await self.interact(user, 3, data, message=self.rendered(message))

    async def choose(self, user: int, message: Sent, custom_id: str, value: str) -> Asked:
        """An option of a menu."""
        data = {"custom_id": custom_id, "component_type": 3, "values": [value]}
        return await self.interact(user, 3, data, message=self.rendered(message))

    async def interact(self, user: int, kind: int, data: Payload, /, **more: Any) -> Asked:
        """Send an interaction to the bot; what it answers appears in the result as it comes."""
        asked = Asked(self.new_id(), f"token{self.new_id()}")
        self.interactions[asked.token] = asked
        await self.deliver(asked, user, kind, data, **more)
        return asked

    async def deliver(self, asked: Asked, user: int, kind: int, data: Payload, /, **more: Any) -> None:
        """Deliver an interaction, once more where it was delivered before."""
        await self.dispatch(
            "INTERACTION_CREATE",
            {
                "id": str(asked.id),
                "application_id": str(APPLICATION),
                "type": kind,
                "data": data,
                "guild_id": str(GUILD),
                "channel_id": str(CHANNEL),
                "channel": {"id": str(CHANNEL), "type": 0, "name": "forum", "permissions": PERMISSIONS},
                "member": member(user),
                "token": asked.token,
                "version": 1,
                "locale": "en-US",
                "guild_locale": "en-US",
                "app_permissions": PERMISSIONS,
                "entitlements": [],
                "attachment_size_limit": 10_485_760,
                "authorizing_integration_owners": {},
                "context": 0,
                **more,
            },
        )

    async def dispatch(self, event: str, data: Payload) -> None:
        """Send a gateway event to the bot that runs the first shard: everything here is that one's."""
        connected = [socket for socket in self._sockets if not socket.closed]
        for socket in sorted(connected, key=lambda socket: self._shards[id(socket)])[:1]:
            await socket.send_json({"op": 0, "t": event, "s": 1, "d": data})

    def posted(self) -> list[Sent]:
        """The messages in the channel, oldest first, without deleted ones."""
        return [message for message in self.messages.values() if not message.deleted]

    # The bot's side

    @asynccontextmanager
    async def running(self) -> AsyncIterator[DiscordServer]:
        """Serve on a free port of this machine."""
        app = web.Application(client_max_size=32 * 1024**2)
        app.router.add_get("/gateway", self._gateway)
        api = "/api/v10"
        app.router.add_get(f"{api}/gateway", self._gateway_address)
        app.router.add_get(f"{api}/gateway/bot", self._gateway_address)
        app.router.add_get(f"{api}/users/@me", self._me)
        app.router.add_get(f"{api}/applications/@me", self._application)
        app.router.add_get(f"{api}/oauth2/applications/@me", self._application)
        app.router.add_put(f"{api}/applications/{{app}}/commands", self._sync)
        app.router.add_get(f"{api}/applications/{{app}}/commands", self._synced)
        app.router.add_get(f"{api}/applications/{{app}}/emojis", self._emojis)
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
        app.middlewares.append(self._refusing)
        runner = web.AppRunner(app)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        port = runner.addresses[0][1]
        self.base = f"http://127.0.0.1:{port}{api}"
        self._gateway_url = f"ws://127.0.0.1:{port}/gateway"
        try:
            yield self
        finally:
            for socket in self._sockets:
                await socket.close()
            await runner.cleanup()

    @web.middleware
    async def _refusing(self, request: web.Request, handler: Any) -> web.StreamResponse:
        refused = self.refuse(request.method, request.path.removeprefix("/api/v10"))
        return refused if refused is not None else await handler(request)

    async def _nothing_here(self, request: web.Request) -> web.Response:
        self.unknown.append(f"{request.method} {request.path}")
        return error(404, 0, "404: Not Found")

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 41_250}})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            said = json.loads(message.data)
            if said["op"] == 1:
                await socket.send_json({"op": 11})
            elif said["op"] == 2:
                self._sockets.append(socket)
                self._shards[id(socket)] = (said["d"].get("shard") or [0])[0]
                await self._greet(socket, said["d"].get("shard"))
        return socket

    async def _greet(self, socket: web.WebSocketResponse, shard: list[int] | None) -> None:
        ready = {
            "v": 10,
            "user": bot_user(),
            "guilds": [{"id": str(GUILD), "unavailable": True}],
            "session_id": "session",
            "resume_gateway_url": self._gateway_url,
            "application": {"id": str(APPLICATION), "flags": 0},
            **({"shard": shard} if shard else {}),
        }
        await socket.send_json({"op": 0, "t": "READY", "s": 1, "d": ready})
        await socket.send_json({"op": 0, "t": "GUILD_CREATE", "s": 2, "d": guild()})
        self.identified.set()

    async def _gateway_address(self, request: web.Request) -> web.Response:
        limit = {"total": 1000, "remaining": 999, "reset_after": 1, "max_concurrency": 1}
        return answer({"url": self._gateway_url, "shards": 1, "session_start_limit": limit})

    async def _me(self, request: web.Request) -> web.Response:
        return answer(bot_user())

    async def _application(self, request: web.Request) -> web.Response:
        return answer(
            {
                "id": str(APPLICATION),
                "name": "Ludi Romani",
                "icon": None,
                "description": "",
                "bot_public": True,
                "bot_require_code_grant": False,
                "verify_key": "0",
                "flags": 0,
                "owner": bot_user(),
                "team": None,
            }
        )

    async def _sync(self, request: web.Request) -> web.Response:
        self.syncs += 1
        self.commands = [
            {"description": ""}
            | command
            | {"id": str(self.new_id()), "application_id": str(APPLICATION), "version": "1"}
            for command in await request.json()
        ]
        return answer(self.commands)

    async def _synced(self, request: web.Request) -> web.Response:
        return answer(self.commands)

    async def _emojis(self, request: web.Request) -> web.Response:
        return answer({"items": []})

    async def _channel(self, request: web.Request) -> web.Response:
        return answer({"id": str(CHANNEL), "type": 0, "guild_id": str(GUILD), "name": "forum", "position": 0})

    async def _history(self, request: web.Request) -> web.Response:
        newest = sorted(self.posted(), key=lambda message: -message.id)[: int(request.query.get("limit", 50))]
        return answer([self.rendered(message) for message in newest])

    async def _post(self, request: web.Request) -> web.Response:
        payload, files = await body(request)
        nonce = payload.get("nonce")
        if nonce is not None and payload.get("enforce_nonce") and str(nonce) in self.nonces:
            return answer(self.rendered(self.messages[self.nonces[str(nonce)]]))
        message = Sent(self.new_id(), int(request.match_info["channel"]), payload, nonce, files)
        self.messages[message.id] = message
        if nonce is not None:
            self.nonces[str(nonce)] = message.id
        return answer(self.rendered(message))

    async def _get(self, request: web.Request) -> web.Response:
        message = self.messages.get(int(request.match_info["message"]))
        if message is None or message.deleted:
            return error(404, 10008, "Unknown Message")
        return answer(self.rendered(message))

    async def _edit(self, request: web.Request) -> web.Response:
        message = self.messages.get(int(request.match_info["message"]))
        if message is None or message.deleted:
            return error(404, 10008, "Unknown Message")
        payload, files = await body(request)
        message.edits.append(message.payload)
        message.payload = message.payload | payload
        message.files = files or message.files
        return answer(self.rendered(message))

    async def _delete(self, request: web.Request) -> web.Response:
        self.messages[int(request.match_info["message"])].deleted = True
        return web.Response(status=204)

    async def _callback(self, request: web.Request) -> web.Response:
        asked = self.interactions[request.match_info["token"]]
        payload, files = await body(request)
        if asked.callbacks:
            return error(400, 40060, "Interaction has already been acknowledged.")
        asked.callbacks.append(payload)
        message: Payload = {}
        if payload["type"] == 4 and not (payload.get("data", {}).get("flags", 0) & 64):
            sent = Sent(self.new_id(), CHANNEL, payload["data"], None, files)
            self.messages[sent.id] = sent
            message = {"message": self.rendered(sent)}
        interaction = {"id": str(asked.id), "type": 2, **({"response_message_id": "1"} if message else {})}
        resource = {"resource": {"type": payload["type"], **message}} if message else {}
        return answer({"interaction": interaction, **resource})

    async def _followup(self, request: web.Request) -> web.Response:
        payload, _ = await body(request)
        self.interactions[request.match_info["token"]].followups.append(payload)
        return answer(self.rendered(Sent(self.new_id(), CHANNEL, payload, None, [])))

    async def _original(self, request: web.Request) -> web.Response:
        asked = self.interactions[request.match_info["token"]]
        return answer(self.rendered(Sent(self.new_id(), CHANNEL, asked.original or {}, None, [])))

    async def _edit_original(self, request: web.Request) -> web.Response:
        asked = self.interactions[request.match_info["token"]]
        payload, files = await body(request)
        first = asked.original is None
        asked.original = (asked.original or {}) | payload
        flags = asked.callbacks[0].get("data", {}).get("flags", 0) if asked.callbacks else 64
        sent = Sent(self.new_id(), CHANNEL, asked.original, None, files)
        if first and asked.callbacks and asked.callbacks[0]["type"] == 5 and not flags & 64:
            self.messages[sent.id] = sent
        return answer(self.rendered(sent))

    async def _drop_original(self, request: web.Request) -> web.Response:
        self.interactions[request.match_info["token"]].taken_back = True
        return web.Response(status=204)

    def rendered(self, message: Sent) -> Payload:
        """A message as Discord gives it out."""
        files = [
            {
                "id": str(number),
                "filename": name,
                "size": 1,
                "url": f"http://127.0.0.1/{name}",
                "proxy_url": "",
            }
            for number, name in enumerate(message.files)
        ]
        return {
            "id": str(message.id),
            "channel_id": str(message.channel),
            "guild_id": str(GUILD),
            "author": bot_user(),
            "content": message.payload.get("content") or "",
            "timestamp": "2026-01-01T00:00:00+00:00",
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": files,
            "embeds": message.payload.get("embeds") or [],
            "components": _numbered(message.payload.get("components") or []),
            "pinned": False,
            "type": 0,
            "flags": message.payload.get("flags", 0),
            "nonce": message.nonce,
        }


def answer(payload: Any) -> web.Response:
    """JSON with exactly the content type that discord.py takes for JSON."""
    return web.Response(body=json.dumps(payload).encode(), headers={"Content-Type": "application/json"})


def error(status: int, code: int, message: str) -> web.Response:
    """An error as Discord says it."""
    return web.Response(
        status=status,
        body=json.dumps({"code": code, "message": message}).encode(),
        headers={"Content-Type": "application/json", "Via": "1.1 test"},
    )


async def body(request: web.Request) -> tuple[Payload, list[str]]:
    """The JSON of a request and the names of the files that came with it."""
    if not request.content_type.startswith("multipart/"):
        return (await request.json() if request.can_read_body else {}), []
    payload: Payload = {}
    files: list[str] = []
    async for part in await request.multipart():
        if part.name == "payload_json":
            payload = json.loads(await part.text())
        else:
            files.append(part.filename or "")
            await part.read()
    return payload, files


def bot_user() -> Payload:
    """The bot's own account."""
    return {"id": str(APPLICATION), "username": "ludi", "discriminator": "0", "avatar": None, "bot": True}


def member(user: int) -> Payload:
    """A member of the server, called after their number."""
    return {
        "user": {"id": str(user), "username": f"player{user}", "discriminator": "0", "avatar": None},
        "nick": None,
        "roles": [],
        "joined_at": "2020-01-01T00:00:00+00:00",
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": PERMISSIONS,
    }


def guild() -> Payload:
    """The one server, with its one channel."""
    return {
        "id": str(GUILD),
        "name": "Rome",
        "owner_id": "1",
        "roles": [
            {
                "id": str(GUILD),
                "name": "@everyone",
                "permissions": PERMISSIONS,
                "position": 0,
                "color": 0,
                "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
                "hoist": False,
                "managed": False,
                "mentionable": False,
                "flags": 0,
            }
        ],
        "emojis": [],
        "features": [],
        "channels": [
            {"id": str(CHANNEL), "type": 0, "name": "forum", "position": 0, "permission_overwrites": []}
        ],
        "threads": [],
        "members": [member(APPLICATION)],
        "member_count": 2,
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "preferred_locale": "en-US",
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_progress_bar_enabled": False,
        "system_channel_flags": 0,
        "afk_timeout": 300,
        "large": False,
        "unavailable": False,
    }


def _walk(value: Any) -> list[Payload]:
    if isinstance(value, dict):
        return [value, *(found for child in value.values() for found in _walk(child))]
    if isinstance(value, list):
        return [found for child in value for found in _walk(child)]
    return []


def _texts(payload: Payload) -> list[str]:
    return [str(part["content"]) for part in _walk(payload) if part.get("content")]


def _custom_ids(payload: Payload) -> list[str]:
    return [str(part["custom_id"]) for part in _walk(payload) if "custom_id" in part]


def _numbered(components: list[Payload]) -> list[Payload]:
    """Components with the ids that Discord gives them, media with addresses."""
    numbers = count(1)

    def numbered(value: Any) -> Any:
        if isinstance(value, list):
            return [numbered(child) for child in value]
        if not isinstance(value, dict):
            return value
        result = {key: numbered(child) for key, child in value.items()}
        if "type" in result:
            result.setdefault("id", next(numbers))
        if str(result.get("url", "")).startswith("attachment://"):
            name = result["url"].removeprefix("attachment://")
            result |= {"url": f"http://127.0.0.1/{name}", "proxy_url": "", "height": 1, "width": 1}
        return result

    return [numbered(component) for component in components]
