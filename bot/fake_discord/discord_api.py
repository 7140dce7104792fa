"""Discord's API and gateway in front of SimCord's backend.

A bot connects to it as to Discord. What Discord would refuse is refused by the gate; what SimCord doesn't know is
refused, too.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from http import HTTPStatus
from io import BytesIO
from itertools import count
from typing import Any, Final, TypeAlias

import discord
from aiohttp import BodyPartReader, WSMsgType, web
from simcord import BackendError
from simcord.backend import serializers
from simcord.backend.models import Guild, Message

from .gate import INVALID_FORM_BODY, TOKEN_EXPIRED, dispatch
from .live_backend import LiveBackend
from .registration_rules import image_of

_log = logging.getLogger(__name__)

Payload: TypeAlias = Mapping[str, Any]

API: Final = "/api/v10"
GATEWAY: Final = "/gateway"

HEARTBEAT: Final = 41_250  # milliseconds between heartbeats of a client
_KEPT: Final = 2000  # events of a session that can be repeated
_ACKNOWLEDGED: Final = 11
_LATER: Final = 0.1


async def acknowledge_heartbeat(socket: web.WebSocketResponse) -> None:
    """Answer a heartbeat, a moment later.

    discord.py reads the clock after sending one. On the same machine the answer could arrive before that, and would
    seem to be late by a whole interval: "Can't keep up, shard ID 0 websocket is 41 s behind".
    """
    await asyncio.sleep(_LATER)
    await socket.send_json({"op": _ACKNOWLEDGED})


def json_response(payload: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> web.Response:
    """JSON with exactly the content type that discord.py accepts."""
    headers = {"Content-Type": "application/json", **(headers or {})}
    return web.Response(status=status, body=json.dumps(payload).encode(), headers=headers)


async def read_request(request: web.Request) -> tuple[Any, list[tuple[str, bytes]]]:
    """The JSON of a request (None if it has none), and its files: names and contents."""
    if not request.content_type.startswith("multipart/"):
        return (await request.json() if request.can_read_body else None), []
    body: Any = None
    files: list[tuple[str, bytes]] = []
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        if part.name == "payload_json":
            body = await part.json()
        else:
            files.append((part.filename or "", bytes(await part.read())))
    return body, files


class Session:
    """A shard's session at the gateway, with its last events, which can be repeated when it resumes."""

    def __init__(self, name: str, shard: list[int]) -> None:
        self.name = name
        self.shard = shard
        self._events: deque[Payload] = deque(maxlen=_KEPT)
        self._sequence = 0
        self._unsent: asyncio.Queue[Payload] = asyncio.Queue()
        self._transport: asyncio.BaseTransport | None = None

    def dispatch(self, event: str, data: Payload) -> None:
        """Send an event; one that doesn't arrive is sent again when the session is resumed."""
        self._sequence += 1
        payload = {"op": 0, "t": event, "s": self._sequence, "d": data}
        self._events.append(payload)
        self._unsent.put_nowait(payload)

    def ask_to_reconnect(self) -> None:
        self._unsent.put_nowait({"op": 7, "d": None})

    def cut(self) -> None:
        if isinstance(self._transport, asyncio.Transport):
            self._transport.abort()

    def resume(self, heard: int) -> None:
        """Send the events after the last one that was received."""
        self._unsent = asyncio.Queue()
        for payload in self._events:
            if payload["s"] > heard:
                self._unsent.put_nowait(payload)
        self.dispatch("RESUMED", {})

    async def send_through(
        self, socket: web.WebSocketResponse, transport: asyncio.BaseTransport | None
    ) -> None:
        """Send through a socket until it is gone: the bot may come back and resume."""
        unsent, self._transport = self._unsent, transport
        with suppress(ConnectionError):
            while True:
                await socket.send_json(await unsent.get())


class Gateway:
    """Sends bots the events of servers (guilds), each of which belongs to a shard.

    `sessions` are the open ones, by shard; `identified` is set when one begins.
    """

    def __init__(self, world: LiveBackend) -> None:
        self.sessions: dict[int, Session] = {}
        self.identified = asyncio.Event()
        self._world = world
        self._numbers = count(1)
        self._sockets: set[web.WebSocketResponse] = set()

    def tell(self, event: str, payload: Payload) -> None:
        """Send an event to the shard of its server, if there is a session."""
        # The bot only subscribes to guilds and interactions, and the servers don't change.
        if event == "INTERACTION_CREATE":
            session = self.session_of(int(payload.get("guild_id", 0)))
            if session is not None:
                session.dispatch(event, payload)

    def session_of(self, guild: int) -> Session | None:
        return next((session for session in self.sessions.values() if _serves(session, guild)), None)

    def forget(self, shard: int) -> None:
        """Drop the session of a shard: its bot must identify anew, and no event is repeated."""
        self.sessions.pop(shard, None)

    async def address(self, request: web.Request) -> web.Response:
        limit = {"total": 1000, "remaining": 999, "reset_after": 1, "max_concurrency": 1}
        return json_response({"url": _socket_address(request), "shards": 1, "session_start_limit": limit})

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": HEARTBEAT}})
        self._sockets.add(socket)
        sending: asyncio.Task[None] | None = None
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    break
                said = json.loads(message.data)
                session: Session | None = None
                match said["op"]:
                    case 1:
                        await acknowledge_heartbeat(socket)
                    case 2:
                        session = self._begin(said["d"].get("shard") or [0, 1], _socket_address(request))
                    case 6:
                        names = {former.name: former for former in self.sessions.values()}
                        session = names.get(said["d"]["session_id"])
                        if session is None:
                            await socket.send_json({"op": 9, "d": False})
                        else:
                            session.resume(said["d"]["seq"])
                if session is not None:
                    sending = asyncio.create_task(session.send_through(socket, request.transport))
        finally:
            self._sockets.discard(socket)
            if sending is not None:
                sending.cancel()
        return socket

    def _begin(self, shard: list[int], address: str) -> Session:
        session = Session(f"session{next(self._numbers)}", shard)
        guilds = [guild for guild in self._world.guilds.values() if _serves(session, guild.id)]
        ready = {
            "v": 10,
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.name,
            "resume_gateway_url": address,
            "shard": shard,
            "user": serializers.user_payload(self._world.bot_user),
            "application": {"id": str(self._world.application_id), "flags": 0},
        }
        session.dispatch("READY", ready)
        for guild in guilds:
            session.dispatch("GUILD_CREATE", self._created(guild))
        self.sessions[shard[0]] = session
        self.identified.set()
        return session

    def _created(self, guild: Guild) -> Payload:
        """A server as a bot without the members intent receives it: with itself as the only member."""
        payload = serializers.guild_create_payload(self._world, guild)
        own = guild.members[self._world.bot_user.id]
        return {**payload, "members": [serializers.member_payload(self._world, guild, own)]}

    async def close(self) -> None:
        for socket in list(self._sockets):
            await socket.close()


def _serves(session: Session, guild: int) -> bool:
    number, count_of_shards = session.shard
    return (guild >> 22) % count_of_shards == number


def _socket_address(request: web.Request) -> str:
    return f"ws://{request.host}{GATEWAY}"


class DiscordApi:
    """The routes, to be added to an application. `refused` is called with a sentence about each refused request."""

    def __init__(self, world: LiveBackend) -> None:
        self._world = world
        self.gateway = Gateway(world)
        self.refused: Callable[[str], None] = lambda sentence: None
        self.nonces: dict[str, Message] = {}  # of messages: Discord posts none of them twice
        world.subscribers.append(self.gateway.tell)

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get(GATEWAY, self.gateway.connect),
            web.get(f"{API}/gateway", self.gateway.address),
            web.get(f"{API}/gateway/bot", self.gateway.address),
            web.route("*", API + "/{path:.*}", self._rest),
        ]

    async def _rest(self, request: web.Request) -> web.Response:
        path = "/" + request.match_info["path"]
        body, uploads = await read_request(request)
        self._world.keep_time()
        nonce = str(body.get("nonce")) if isinstance(body, dict) and body.get("enforce_nonce") else None
        if (message := self.nonces.get(nonce or "")) is not None:
            return json_response(serializers.message_payload(self._world, message))
        try:
            files, query = _files(body, uploads), dict(request.query)
            said = dispatch(self._world, request.method, path, json=body, params=query, files=files)
        except BackendError as error:
            sentence = f"{request.method} {path}: {error}"
            if error.code == INVALID_FORM_BODY or error.status >= 500:
                _log.error("Discord refuses %s", sentence)
            # Rightly refused: requests for something that is gone, or that come too late.
            if error.status != HTTPStatus.NOT_FOUND and error.code != TOKEN_EXPIRED:
                self.refused(sentence)
            return json_response(error.to_json(), error.status if error.status < 500 else 400)
        if nonce is not None:
            self.nonces[nonce] = self._world.messages[int(said["channel_id"])][int(said["id"])]
        match path.split("/"):
            case [_, "interactions" | "webhooks" as kind, _, token, *_] if request.method != "GET":
                if (asked := self._world.asked(token)) is not None:
                    asked.note(request.method, body["type"] if kind == "interactions" else None)
            case [_, "applications", _, "emojis"] if request.method == "POST":
                image = image_of(body["image"])
                assert image is not None, "the gate has looked at it"
                self._world.keep_emoji(int(said["id"]), image)
        return web.Response(status=204) if said is None else json_response(said)


def _files(body: Any, uploads: list[tuple[str, bytes]]) -> list[discord.File]:
    listed = body.get("attachments") or () if uploads else ()
    described = {str(item["id"]): item.get("description") for item in listed}
    return [
        discord.File(BytesIO(data), name, description=described.get(str(number)))
        for number, (name, data) in enumerate(uploads)
    ]
