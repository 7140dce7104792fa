"""The heartbeat of a gateway, as a fake of Discord keeps it."""

from __future__ import annotations

import asyncio
from typing import Final

from aiohttp import web

HEARTBEAT: Final = 41_250
"""Milliseconds from one heartbeat of a client to its next."""

_ACKNOWLEDGED: Final = 11
_LATER: Final = 0.1


async def acknowledge_heartbeat(socket: web.WebSocketResponse) -> None:
    """Answer a heartbeat, a moment later.

    discord.py looks at the clock after it has sent one. On the same machine the answer could be there before, and would
    seem to be late by a whole interval: "Can't keep up, shard ID 0 websocket is 41 s behind".
    """
    await asyncio.sleep(_LATER)
    await socket.send_json({"op": _ACKNOWLEDGED})
