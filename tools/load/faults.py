"""Faults of Discord by a seed: those that every bot meets sooner or later, far more often than in reality."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random
from typing import Final

from aiohttp import web

from bot.fake_discord.discord_api import json_response

from .discord_server import DiscordServer, Handler

REQUESTS: Final = {
    "429": 0.010,
    "500 before": 0.005,
    "502 after": 0.005,
    "dropped before": 0.005,
    "dropped after": 0.005,
    "slow": 0.020,
}
"""The shares of faulty requests: refused, carried out with the answer lost, or late."""

GATEWAY: Final = {"reconnect": 0.5, "cut": 0.4, "forgotten": 0.1}
"""The shares of faults of the gateway: the bot is asked to reconnect, is cut off, or loses its session."""

SLOWNESS: Final = (0.2, 1.5)
"""Bounds of the delay of a slow answer, in seconds."""

_RETRY: Final = (0.05, 0.3)


class Faults:
    """Adds faults to a server; `counted` are their numbers by kind."""

    def __init__(self, server: DiscordServer, seed: int) -> None:
        self.counted: Counter[str] = Counter()
        self._server = server
        self._chance = Random(f"faults {seed}")
        self._ended = False
        server.around = self._around

    def end(self) -> None:
        self._ended = True

    async def disturb_the_gateway(self, mean: float) -> None:
        """Disturb a random shard every `mean` seconds on average, until canceled."""
        while True:
            await asyncio.sleep(self._chance.expovariate(1 / mean))
            if not (sessions := list(self._server.gateway.sessions.values())):
                continue
            session = self._chance.choice(sessions)
            (fault,) = self._chance.choices(list(GATEWAY), list(GATEWAY.values()))
            self.counted[f"gateway {fault}"] += 1
            if fault == "reconnect":
                session.ask_to_reconnect()
                continue
            if fault == "forgotten":
                self._server.gateway.forget(session.shard[0])
            session.cut()

    async def _around(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if self._ended:
            return await handler(request)
        drawn = self._chance.random()
        for fault, share in REQUESTS.items():
            if drawn < share:
                self.counted[fault] += 1
                return await self._with(fault, request, handler)
            drawn -= share
        return await handler(request)

    async def _with(self, fault: str, request: web.Request, handler: Handler) -> web.StreamResponse:
        match fault:
            case "429":
                return _too_often(round(self._chance.uniform(*_RETRY), 3))
            case "500 before":
                return _broken(500, "500: Internal Server Error")
            case "slow":
                await asyncio.sleep(self._chance.uniform(*SLOWNESS))
                return await handler(request)
            case "502 after":
                await handler(request)
                return _broken(502, "502: Bad Gateway")
            case "dropped after":
                await handler(request)
        if request.transport is not None:
            request.transport.close()
        return web.Response()


def _broken(status: int, message: str) -> web.Response:
    return json_response({"code": 0, "message": message}, status, {"Via": "1.1 loopback"})


def _too_often(seconds: float) -> web.Response:
    body = {"message": "You are being rate limited.", "retry_after": seconds, "global": False}
    return json_response(body, 429, {"Via": "1.1 loopback", "Retry-After": str(seconds)})
