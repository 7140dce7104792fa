"""The way to Discord: whether it stands, how it is taken again, how it is left."""

from __future__ import annotations

import math
from collections.abc import Iterable
from time import perf_counter
from typing import Final

import discord
import discord.shard
import yarl
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket

from bot.instruments.stock import Shard

SILENT: Final = 90.0
"""Seconds without an acknowledged heartbeat after which a shard is taken to be cut off: two are overdue then."""

_DOUBLINGS: Final = 5


class ShortPauses(ExponentialBackoff[bool]):
    """Pauses between tries to connect again: up to 32 seconds, not the library's 17 minutes."""

    def __init__(self, base: int = 1, *, integral: bool = False) -> None:
        super().__init__(base, integral=integral)
        self._max = _DOUBLINGS


vars(discord.shard)["ExponentialBackoff"] = ShortPauses


async def find_gateway(client: discord.Client) -> None:
    """Ask the API where the gateway is, so that another API base carries the whole bot."""
    _, url, _ = await client.http.get_bot_gateway()
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url)


def silent_shards(shards: Iterable[discord.ShardInfo]) -> list[int]:
    """The shards to whose gateway there is no connection, or which have not answered for too long."""
    return [shard.id for shard in map(shard_now, shards) if not shard.connected]


def shard_now(shard: discord.ShardInfo) -> Shard:
    """How a shard's way to Discord stands."""
    keeping_alive = getattr(shard._parent.ws, "_keep_alive", None)  # the library's, for each connection
    if keeping_alive is None:
        return Shard(shard.id, connected=not shard.is_closed())
    acknowledged = perf_counter() - keeping_alive._last_ack
    latency = getattr(keeping_alive, "latency", math.inf)
    return Shard(
        shard.id,
        connected=not shard.is_closed() and acknowledged <= SILENT,
        acknowledged=acknowledged,
        latency=latency if math.isfinite(latency) else None,
    )


async def leave_gateway(client: discord.AutoShardedClient) -> None:
    """Hear of nothing more; what is being answered still can be."""
    for shard in client.shards.values():
        await shard.disconnect()
