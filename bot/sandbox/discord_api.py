"""Discord's API and gateway as a bot meets them, in front of the pretend Discord.

The bot connects to `base` as it connects to Discord. What Discord would refuse is refused at the gate
(`bot.fake_discord`); what SimCord does not know is refused too. Both are told in the log and on the page.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Mapping
from http import HTTPStatus
from io import BytesIO
from typing import Any, Final

import discord
from aiohttp import BodyPartReader, WSMsgType, web
from simcord import BackendError
from simcord.backend import serializers

from bot.fake_discord.component_rules import image_of
from bot.fake_discord.schema import ErrorResponse
from bot.fake_discord.simcord_gate import HEARTBEAT, acknowledge_heartbeat, dispatch

from .world import World

API: Final = "/api/v10"
_GATEWAY: Final = "/gateway"

_log = logging.getLogger(__name__)


class DiscordApi:
    """The routes, to be added to an application.

    `connected` is set once a bot is there; `callbacks` are the interactions whose answers are awaited; `refused` hears
    in a sentence of each request that was refused.
    """

    def __init__(self, world: World) -> None:
        self._world = world
        self._events: set[asyncio.Queue[Mapping[str, Any]]] = set()
        self.connected = asyncio.Event()
        self.callbacks: dict[int, asyncio.Event] = {}
        self.refused: Callable[[str], None] = lambda sentence: None
        world.subscribers.append(self._tell)

    def routes(self) -> list[web.RouteDef]:
        """What the bot may ask."""
        return [
            web.get(_GATEWAY, self._gateway),
            web.get(f"{API}/gateway", self._gateway_address),
            web.get(f"{API}/gateway/bot", self._gateway_address),
            web.route("*", API + "/{path:.*}", self._rest),
        ]

    async def _gateway_address(self, request: web.Request) -> web.Response:
        limit = {"total": 1000, "remaining": 999, "reset_after": 1, "max_concurrency": 1}
        return _answer({"url": _socket_address(request), "shards": 1, "session_start_limit": limit})

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": HEARTBEAT}})
        events: asyncio.Queue[Mapping[str, Any]] = asyncio.Queue()
        sending: asyncio.Task[None] | None = None
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    break
                match json.loads(message.data)["op"]:
                    case 1:
                        await acknowledge_heartbeat(socket)
                    case 2:
                        self._greet(events, _socket_address(request))
                        self._events.add(events)
                        sending = asyncio.create_task(_send(socket, events))
                        self.connected.set()
                    case 6:  # nothing is known of former sessions
                        await socket.send_json({"op": 9, "d": False})
        finally:
            self._events.discard(events)
            if sending is not None:
                sending.cancel()
        return socket

    def _greet(self, events: asyncio.Queue[Mapping[str, Any]], address: str) -> None:
        world = self._world
        server = world.server
        ready = {
            "v": 10,
            "user": serializers.user_payload(world.bot_user),
            "guilds": [{"id": str(server.id), "unavailable": True}],
            "session_id": "sandbox",
            "resume_gateway_url": address,
            "shard": [0, 1],
            "application": {"id": str(world.application_id), "flags": 0},
        }
        events.put_nowait({"op": 0, "t": "READY", "s": 1, "d": ready})
        known = serializers.guild_create_payload(world, server)
        events.put_nowait({"op": 0, "t": "GUILD_CREATE", "s": 2, "d": known})

    def _tell(self, event: str, payload: Mapping[str, Any]) -> None:
        # The bot has asked for guilds and interactions alone, and the server stays as it is.
        if event == "INTERACTION_CREATE":
            for events in self._events:
                events.put_nowait({"op": 0, "t": event, "s": 3, "d": payload})

    async def _rest(self, request: web.Request) -> web.Response:
        path = "/" + request.match_info["path"]
        body, files = await _body(request)
        self._world.keep_time()
        try:
            said = dispatch(
                self._world,
                request.method,
                path,
                json=body,
                params=dict(request.query),
                files=files,
            )
        except BackendError as error:
            problems = error.__cause__.problems if isinstance(error.__cause__, ErrorResponse) else ()
            sentence = "; ".join([f"{request.method} {path}: {error}", *map(str, problems)])
            if problems or error.status >= 500:
                _log.error("Discord refuses %s", sentence)
            if error.status != HTTPStatus.NOT_FOUND:  # what is gone is looked for in vain, and rightly so
                self.refused(sentence)
            return _answer(error.to_json(), status=error.status if error.status < 500 else 400)
        match path.split("/"):
            case [_, "interactions", interaction, _, "callback"]:
                self.callbacks.get(int(interaction), asyncio.Event()).set()
            case [_, "applications", _, "emojis"] if request.method == "POST":
                image = image_of(body["image"])
                assert image is not None, "the gate has looked at it"
                self._world.keep_emoji(int(said["id"]), image)
        return web.Response(status=204) if said is None else _answer(said)


async def _send(socket: web.WebSocketResponse, events: asyncio.Queue[Mapping[str, Any]]) -> None:
    while True:
        await socket.send_json(await events.get())


async def _body(request: web.Request) -> tuple[Any, list[discord.File]]:
    """The JSON of a request, and the files that came with it."""
    if not request.content_type.startswith("multipart/"):
        return (await request.json() if request.can_read_body else None), []
    body: Any = None
    uploads: list[tuple[str, bytes]] = []
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        if part.name == "payload_json":
            body = await part.json()
        else:
            uploads.append((part.filename or "", bytes(await part.read())))
    described = {item["id"]: item.get("description") for item in (body or {}).get("attachments") or []}
    files = [
        discord.File(BytesIO(data), name, description=described.get(number) or described.get(str(number)))
        for number, (name, data) in enumerate(uploads)
    ]
    return body, files


def _socket_address(request: web.Request) -> str:
    return f"ws://{request.host}{_GATEWAY}"


def _answer(payload: Any, status: int = 200) -> web.Response:
    """JSON with exactly the content type that discord.py takes for JSON."""
    body = json.dumps(payload).encode()
    return web.Response(status=status, body=body, headers={"Content-Type": "application/json"})
