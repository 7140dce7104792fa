"""Thinking beside the service: what people feel of two hundred tables at which computers think."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from bot.ai import VETERANUS
from bot.ai.players import RandomPlayer
from bot.computer_turns.processes import ThinkingWorkers
from bot.computer_turns.turns import Thinking
from bot.games import TITLES
from bot.games.title import Title
from bot.play.service import Tables
from bot.play.store import Store
from bot.play.table import Person, Table

from .service import ServiceLoad, studio_for, times_as_long

TABLES: Final = 200
"""Tables of one person, who answers at once, and one computer."""
CLICKING: Final = 50
"""Channels in which people move at their pace."""
SECONDS: Final = 25.0
"""How long they do in each stretch: of fewer moves a hundredth would be two or three, and tell nothing."""
STRETCHES: Final = 3
"""As many without thinking and with it, in turn: what else the machine does, falls on both."""


def measure(titles: Sequence[Title], share: float) -> dict[str, Any]:
    """How long moves take until they are durable and drawn, without and with computers that think."""
    tables, clicking = (max(2, round(many * share)) for many in (TABLES, CLICKING))
    stretches = max(1, round(STRETCHES * share))
    return asyncio.run(_measure(titles, tables, clicking, stretches, SECONDS * share))


class Crowd:
    """Tables at which a computer is always asked: whoever else sits there answers at once, anything."""

    def __init__(self, titles: Sequence[Title], tables: Tables) -> None:
        self._titles = titles
        self._tables = tables
        self._player = RandomPlayer(b"crowd")
        self._answering: set[asyncio.Task[None]] = set()
        self.workers = ThinkingWorkers()
        self.thinking = Thinking(tables, self.workers, told=self.heard, slow=self.waited)
        self.thoughts = 0

    async def begin(self, channel: int) -> None:
        """A game of the title whose turn it is."""
        title = self._titles[channel % len(self._titles)]
        host = Person(channel, f"Player {channel}")
        await self._tables.lobbies.open(channel, 1, host, title.game.id, {}, "en")
        for _ in range(title.game.seats[0] - 1):
            await self._tables.lobbies.add_computer(channel, host, VETERANUS.name)
        await self._answer(await self._tables.lobbies.start(channel, host))

    def heard(self, table: Table) -> None:
        """A computer has moved."""
        self.thoughts += 1
        task = asyncio.create_task(self._answer(table))
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    async def waited(self, table: int) -> bool:
        """Nobody looks at these tables."""
        return True

    async def close(self) -> None:
        """Go home."""
        await self.thinking.close()
        for task in self._answering:
            task.cancel()

    async def _answer(self, table: Table) -> None:
        while table.status == "playing" and table.asked_users():
            seat = table.seat_of(table.host)
            move = self._player.choose(table.view(seat))
            table = await self._tables.games.play(table.channel, Person(table.host, ""), move)
        if table.over:
            await self.begin(table.channel)


async def _measure(
    titles: Sequence[Title], many: int, clicking: int, stretches: int, seconds: float
) -> dict[str, Any]:
    with TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "bench.sqlite3", now=time.time())
        renderer = studio_for(titles)
        tables = Tables(store, TITLES, time.time)
        crowd = Crowd(titles, tables)
        loads = {name: ServiceLoad(titles, tables, renderer) for name in ("warm", "without", "with")}
        async with _held(crowd.workers):
            for channel in range(many):
                await crowd.begin(channel)
            await loads["warm"].stretch(range(10_000, 10_000 + clicking), seconds)
        before = crowd.thoughts
        for stretch in range(2, 2 + stretches):
            async with _held(crowd.workers):
                first = 10_000 * stretch
                await loads["without"].stretch(range(first, first + clicking), seconds)
            first += 1000
            await loads["with"].stretch(range(first, first + clicking), seconds)
        thoughts = crowd.thoughts - before
        await crowd.close()
        renderer.close()
        await store.close()
    without, beside = loads["without"], loads["with"]
    return {
        "tables thinking": many,
        "thoughts/s": round(thoughts / (stretches * seconds), 1),
        "without": without.figures(),
        "with": beside.figures(),
        "times as long": times_as_long(beside, without),
    }


@asynccontextmanager
async def _held(workers: ThinkingWorkers) -> AsyncIterator[None]:
    """Nobody thinks inside."""
    async with AsyncExitStack() as taken:
        for _ in range(workers.count):
            await taken.enter_async_context(workers.next_free(first=True))
        yield
