"""A session of the gateway: what a shard hears, also after it was cut off."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress

from aiohttp import web

from .payloads import Payload


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
