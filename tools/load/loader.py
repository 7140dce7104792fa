"""People who hand in files to harm the bot: each is loaded, begun where it can be, and called off."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Final

from bot.channel.messages.components import address_in
from bot.db.database import Connection
from bot.games import TITLES
from bot.play.rows import SeatRow, TableRow

from .discord_server import DiscordServer
from .kept import HandedIn
from .user import Channel, UserMeasured

CHANNELS: Final = 8
"""In so many channels files are handed in."""

_ACCOUNTS: Final = 40
"""So many accounts do it in each: none of them reaches the bound of one person."""

_PAUSE: Final = 0.2
"""Seconds from one wish in a channel to the next."""


class Loader(Channel):
    """A channel in which file after file is handed in."""

    def __init__(self, server: DiscordServer, read: Connection, number: int, files: Iterator[Path]) -> None:
        super().__init__(server, read, number, next(iter(TITLES.values())), UserMeasured(), seed=0)
        self._files = files
        self._moderator, *accounts = range(number * 1000, number * 1000 + _ACCOUNTS + 1)
        self._accounts = cycle(accounts)

    async def step(self) -> None:
        """Hand in a file where the channel is free; else go on with what became of the last."""
        await asyncio.sleep(_PAUSE)
        table = await self._table()
        if table is None or not table.open:
            file = next(self._files)
            content = await asyncio.to_thread(file.read_bytes)
            await self._command(next(self._accounts), "game load", file=HandedIn("game.json", content))
        elif table.status == "lobby":
            await self._begin(table)
        else:
            await self._call_off()

    async def _begin(self, table: TableRow) -> None:
        """Sit down on a free seat, or begin; what can't be begun is called off."""
        seats = await self._read.rows(SeatRow, "SELECT * FROM seats WHERE table_id = ?", table.id)
        if any(seat.free for seat in seats):
            await self._command(next(self._accounts), "game join")
            return
        await self._command(table.host, "game start")
        after = await self._table()
        if after is not None and after.status == "lobby":
            await self._call_off()

    async def _call_off(self) -> None:
        asked = await self._command(self._moderator, "game end")
        page = None if asked is None else asked.page()
        for custom_id in () if page is None else page.custom_ids():
            if page is not None and address_in(custom_id).verb == "end-sure":
                await self._answered(await self._server.click(self._moderator, page, custom_id))


def files_in(folder: Path) -> Iterator[Path]:
    """The files of a folder, again and again."""
    return cycle(sorted(path for path in folder.iterdir() if path.is_file()))
