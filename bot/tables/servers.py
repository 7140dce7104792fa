"""What servers have settled for the tables that are opened there; those that stand already go on as they were."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from msgspec import json
from msgspec.structs import replace

from bot.store.rows import ServerRow
from bot.store.store import Store

from .refused import Refused


@dataclass
class Servers:
    """The settings of all servers."""

    _store: Store

    async def of(self, guild: int | None) -> ServerRow:
        """What a server has settled; a place that belongs to none has settled nothing."""
        return ServerRow(guild=0) if guild is None else await self._store.servers.of(guild)

    async def settle(self, guild: int, **changes: Any) -> ServerRow:
        """Settle what is given, by the names of the row; the whole of it as it is then."""
        row = replace(await self.of(guild), **changes)
        await self._store.servers.settle(row)
        return row

    async def check_computers(self, guild: int | None) -> None:
        """Raise Refused where computers don't play."""
        if not (await self.of(guild)).computers:
            raise Refused("no-computers-here")


def channels_of(server: ServerRow) -> tuple[int, ...]:
    """The channels in which tables may be opened; none stands for all."""
    return () if server.channels is None else json.decode(server.channels, type=tuple[int, ...])


def channels_kept(channels: tuple[int, ...]) -> str | None:
    """The same as it is kept."""
    return json.encode(channels).decode() if channels else None
