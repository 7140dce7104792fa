"""What fakes share that a bot connects to as to Discord: JSON over HTTP, and the gateway with its sessions."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from itertools import count
from typing import Any, Final, TypeAlias

from aiohttp import BodyPartReader, WSMsgType, web

Payload: TypeAlias = Mapping[str, Any]

API: Final = "/api/v10"
GATEWAY: Final = "/gateway"

HEARTBEAT: Final = 41_250  # milliseconds from one heartbeat of a client to its next
_KEPT: Final = 2000  # so many events of a session can be heard again
_ACKNOWLEDGED: Final = 11
_LATER: Final = 0.1


async def acknowledge_heartbeat(socket: web.WebSocketResponse) -> None:
    """Answer a heartbeat, a moment later.

    discord.py looks at the clock after it has sent one. On the same machine the answer could be there before, and would
    seem to be late by a whole interval: "Can't keep up, shard ID 0 websocket is 41 s behind".
    """
    await asyncio.sleep(_LATER)
    await socket.send_json({"op": _ACKNOWLEDGED})


def json_response(payload: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> web.Response:
    """JSON with exactly the content type that discord.py takes for JSON."""
    headers = {"Content-Type": "application/json", **(headers or {})}
    return web.Response(status=status, body=json.dumps(payload).encode(), headers=headers)


async def read_request(request: web.Request) -> tuple[Any, list[tuple[str, bytes]]]:
    """The JSON of a request, None where it has none, and the files that came with it: names and contents."""
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
    """What a shard hears through the gateway, kept for a while so that it can be heard again."""

    def __init__(self, name: str, shard: list[int]) -> None:
        self.name = name
        self.shard = shard
        self._events: deque[Payload] = deque(maxlen=_KEPT)
        self._sequence = 0
        self._unsent: asyncio.Queue[Payload] = asyncio.Queue()
        self._transport: asyncio.BaseTransport | None = None

    def dispatch(self, event: str, data: Payload) -> None:
        """Send an event; one that does not arrive is there when the session is resumed."""
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
        """Go on with what comes after the last event that was heard."""
        self._unsent = asyncio.Queue()
        for payload in self._events:
            if payload["s"] > heard:
                self._unsent.put_nowait(payload)
        self.dispatch("RESUMED", {})

    async def send_through(
        self, socket: web.WebSocketResponse, transport: asyncio.BaseTransport | None
    ) -> None:
        """Be heard through a socket, until it is gone: the bot may come back and resume."""
        unsent, self._transport = self._unsent, transport
        with suppress(ConnectionError):
            while True:
                await socket.send_json(await unsent.get())


class Gateway:
    """Tells bots what happens on servers (guilds), each of which belongs to a shard.

    `ready` gives what a bot hears first, the user and the application; `guilds` its servers as they are created.
    `sessions` are those that can hear, by shard; `identified` is set with each that begins.
    """

    def __init__(self, ready: Callable[[], Payload], guilds: Callable[[], Iterable[Payload]]) -> None:
        self.sessions: dict[int, Session] = {}
        self.identified = asyncio.Event()
        self._ready = ready
        self._guilds = guilds
        self._numbers = count(1)
        self._sockets: set[web.WebSocketResponse] = set()

    def dispatch(self, guild: int, event: str, data: Payload) -> None:
        """Send an event of a server to the shard that has it; without one nobody hears."""
        if (session := self.session_of(guild)) is not None:
            session.dispatch(event, data)

    def session_of(self, guild: int) -> Session | None:
        """The session of the shard that serves a server, None while there is none."""
        return next((session for session in self.sessions.values() if _serves(session, guild)), None)

    def forget(self, shard: int) -> None:
        """Take the session of a shard for lost: its bot has to begin anew, and is told nothing again."""
        self.sessions.pop(shard, None)

    def address(self, request: web.Request) -> Payload:
        limit = {"total": 1000, "remaining": 999, "reset_after": 1, "max_concurrency": 1}
        return {"url": _socket_address(request), "shards": 1, "session_start_limit": limit}

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Hear a bot that connects: it begins a session, or resumes one."""
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
        guilds = [guild for guild in self._guilds() if _serves(session, int(guild["id"]))]
        ready = {
            "v": 10,
            "guilds": [{"id": guild["id"], "unavailable": True} for guild in guilds],
            "session_id": session.name,
            "resume_gateway_url": address,
            "shard": shard,
            **self._ready(),
        }
        session.dispatch("READY", ready)
        for guild in guilds:
            session.dispatch("GUILD_CREATE", guild)
        self.sessions[shard[0]] = session
        self.identified.set()
        return session

    async def close(self) -> None:
        for socket in list(self._sockets):
            await socket.close()


def _serves(session: Session, guild: int) -> bool:
    number, count_of_shards = session.shard
    return (guild >> 22) % count_of_shards == number


def _socket_address(request: web.Request) -> str:
    return f"ws://{request.host}{GATEWAY}"
