"""A session of the gateway: what a shard hears, also after it was cut off."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from typing import Final

from aiohttp import WSMsgType, web

from bot.fake_discord.simcord_gate import HEARTBEAT, acknowledge_heartbeat

from .messages import APPLICATION, Payload, bot_payload, guild_payload
from .requests import answer, transport_of


class Session:
    """What a shard hears through the gateway, kept for a while so that it can be heard again."""

    def __init__(self, name: str, shard: list[int]) -> None:
        self.name = name
        self.shard = shard
        self.socket: web.WebSocketResponse | None = None
        self.transport: asyncio.Transport | None = None
        self._events: deque[Payload] = deque(maxlen=2000)
        self._sequence = 0

    def through(self, socket: web.WebSocketResponse, transport: asyncio.Transport | None) -> None:
        """Be heard through a socket from now on."""
        self.socket = socket
        self.transport = transport

    async def dispatch(self, event: str, data: Payload) -> None:
        """Send an event; one that does not arrive is there when the session is resumed."""
        self._sequence += 1
        payload = {"op": 0, "t": event, "s": self._sequence, "d": data}
        self._events.append(payload)
        await self._send(payload)

    async def resume(self, heard: int) -> None:
        """Go on with what comes after the last event that was heard."""
        for payload in [payload for payload in self._events if payload["s"] > heard]:
            await self._send(payload)
        await self.dispatch("RESUMED", {})

    async def ask_to_reconnect(self) -> None:
        """Have the bot connect anew, as Discord does now and then."""
        await self._send({"op": 7, "d": None})

    def cut(self) -> None:
        """Cut the connection in the middle."""
        if self.transport is not None:
            self.transport.abort()

    async def _send(self, payload: Payload) -> None:
        if self.socket is not None and not self.socket.closed:
            with suppress(ConnectionError):  # the bot has gone: it may come back and resume
                await self.socket.send_json(payload)


CHANNEL: Final = 9_002
"""The first channel; the others have the next numbers."""


class Gateway:
    """Tells bots what happens on `guilds` (the servers), among which `channels` are dealt in turn.

    `sessions` are those that can hear, by shard; `identified` is set with each that begins; `url` is its address.
    """

    def __init__(self, channels: Sequence[int], guilds: Sequence[int]) -> None:
        self._channels = channels
        self._guilds = guilds
        self.sessions: dict[int, Session] = {}
        self.identified = asyncio.Event()
        self.url = ""
        self._numbers = count(1)
        self._sockets: list[web.WebSocketResponse] = []

    def guild_of(self, channel: int) -> int:
        """The server that a channel belongs to."""
        return self._guilds[(channel - CHANNEL) % len(self._guilds)]

    async def dispatch(self, guild: int, event: str, data: Payload) -> None:
        """Send an event of a server to the shard that has it; without one nobody hears."""
        if (session := self._session_of_guild(guild)) is not None:
            await session.dispatch(event, data)

    def session_of(self, channel: int) -> Session | None:
        """The session of the shard that serves a channel, None while there is none."""
        return self._session_of_guild(self.guild_of(channel))

    def _session_of_guild(self, guild: int) -> Session | None:
        for session in self.sessions.values():
            shard, shards = session.shard
            if (guild >> 22) % shards == shard:
                return session
        return None

    def forget(self, shard: int) -> None:
        """Take the session of a shard for lost: its bot has to begin anew, and is told nothing again."""
        self.sessions.pop(shard, None)

    async def address(self, request: web.Request) -> web.Response:
        """Where the gateway is."""
        limit = {"total": 1000, "remaining": 999, "reset_after": 1, "max_concurrency": 1}
        return answer({"url": self.url, "shards": 1, "session_start_limit": limit})

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Hear a bot that connects: it begins a session, or resumes one."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": HEARTBEAT}})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            said = json.loads(message.data)
            match said["op"]:
                case 1:
                    await acknowledge_heartbeat(socket)
                case 2:
                    self._sockets.append(socket)
                    session = Session(f"session{next(self._numbers)}", said["d"].get("shard") or [0, 1])
                    session.through(socket, transport_of(request))
                    await self._greet(session)
                case 6:
                    self._sockets.append(socket)
                    former = self._session(said["d"]["session_id"])
                    if former is None:
                        await socket.send_json({"op": 9, "d": False})
                    else:
                        former.through(socket, transport_of(request))
                        await former.resume(said["d"]["seq"])
        return socket

    async def _greet(self, session: Session) -> None:
        shard = session.shard
        mine = [guild for guild in self._guilds if (guild >> 22) % shard[1] == shard[0]]
        ready = {
            "v": 10,
            "user": bot_payload(),
            "guilds": [{"id": str(guild), "unavailable": True} for guild in mine],
            "session_id": session.name,
            "resume_gateway_url": self.url,
            "application": {"id": str(APPLICATION), "flags": 0},
            "shard": shard,
        }
        await session.dispatch("READY", ready)
        for number in mine:
            await session.dispatch(
                "GUILD_CREATE",
                guild_payload(number, [c for c in self._channels if self.guild_of(c) == number]),
            )
        self.sessions[shard[0]] = session
        self.identified.set()

    def _session(self, name: str) -> Session | None:
        return next((session for session in self.sessions.values() if session.name == name), None)

    async def close(self) -> None:
        """Cut all connections."""
        for socket in self._sockets:
            await socket.close()
