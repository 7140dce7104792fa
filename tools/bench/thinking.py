"""How long moves in many channels take until they are durable and drawn, with and without computers thinking."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from time import perf_counter
from typing import Any, Final

from bot.ai.players import VETERANUS, RandomPlayer
from bot.channel.rendering.render_workers import RenderWorkers, drawing_executor
from bot.channel.rendering.renderer import Renderer
from bot.computer_turns.turns import Thinking
from bot.computer_turns.workers import ThinkingWorkers
from bot.games.title import Title
from bot.play.rows import TableSettings
from bot.play.service import Tables
from bot.play.table import Caller, Table
from tools.selfplay import seed_bytes

from .harness import begin_game, move_at_random, open_tables, quantile, spread

PAUSE: Final = (1.0, 9.0)
"""Bounds of the seconds between moves in a channel: five on average, faster than people play."""
CLICKING: Final = 50
"""Channels in which people move at this pace while computers think."""
STRETCHES: Final = 3
"""Stretches with and without thinking, in turn, so that other load on the machine affects both."""
THINKING_TABLES: Final = 200
"""Tables of one person, who answers immediately, and one computer."""
SECONDS: Final = 25.0
"""Seconds of a stretch: with fewer moves, the 99th percentile would rest on two or three."""


class PlayedChannels:
    """Games in many channels: milliseconds until moves are durable and drawn."""

    def __init__(self, titles: Sequence[Title], tables: Tables, renderer: Renderer) -> None:
        self._titles = titles
        self._tables = tables
        self._renderer = renderer
        self.durable: list[float] = []
        self.drawn: list[float] = []

    async def play(self, channel: int, until: float) -> None:
        """Play moves at the pace of people until this moment."""
        chance, player = random.Random(channel), RandomPlayer(seed_bytes(f"{channel}"))
        title = self._titles[channel % len(self._titles)]
        table = await begin_game(self._tables, title, channel)
        while (pause := chance.uniform(*PAUSE)) < until - perf_counter():
            await asyncio.sleep(pause)
            start = perf_counter()
            table, durable = await move_at_random(self._tables, table, player)
            self.durable.append(durable)
            await self._renderer.table(table)
            self.drawn.append((perf_counter() - start) * 1000)
            if table.status != "playing":
                table = await begin_game(self._tables, title, channel)
        await asyncio.sleep(max(0.0, until - perf_counter()))

    async def stretch(self, first: int, channels: int, seconds: float) -> None:
        """Play in this many channels for this many seconds."""
        until = perf_counter() + seconds
        await asyncio.gather(*(self.play(first + channel, until) for channel in range(channels)))

    def figures(self) -> dict[str, Any]:
        return {
            "moves": len(self.durable),
            "durable ms": spread(self.durable, 0.95, 0.99),
            "picture ms": spread(self.drawn, 0.95, 0.99),
        }


class ThinkingTables:
    """Tables at which a computer is always thinking: the only person answers immediately, at random."""

    def __init__(self, titles: Sequence[Title], tables: Tables) -> None:
        self._titles = titles
        self._tables = tables
        self._player = RandomPlayer(b"crowd")
        self._answering: set[asyncio.Task[None]] = set()
        self._thinkers = ThinkingWorkers()
        self._thinking = Thinking(tables, self._thinkers, self._moved)
        self.thoughts = 0

    async def begin(self, channel: int) -> None:
        title = self._titles[channel % len(self._titles)]
        host = Caller(channel, f"Player {channel}", channel, 1)
        await self._tables.lobbies.open(host, title.game.id, TableSettings(language="en"))
        for _ in range(title.game.seats[0] - 1):
            await self._tables.lobbies.add_computer(host, VETERANUS.name)
        await self._answer(await self._tables.lobbies.start(host))

    def _moved(self, table: Table) -> None:
        self.thoughts += 1
        task = asyncio.create_task(self._answer(table))
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    async def _answer(self, table: Table) -> None:
        while table.status == "playing" and table.asked_users():
            move = self._player.choose(table.view(table.seat_of(table.host)))
            table = await self._tables.games.play(Caller(table.host, "", table.channel), move)
        if table.over:
            await self.begin(table.channel)

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        async with AsyncExitStack() as taken:
            for _ in range(self._thinkers.count):
                await taken.enter_async_context(self._thinkers.next_free(first=True))
            yield

    async def close(self) -> None:
        await self._thinking.close()
        self._thinkers.close()
        for task in self._answering:
            task.cancel()


def measure_thinking(titles: Sequence[Title], share: float) -> dict[str, Any]:
    """Times of moves without and with computers thinking, and their ratios."""
    return asyncio.run(_measure_thinking(titles, share))


async def _measure_thinking(titles: Sequence[Title], share: float) -> dict[str, Any]:
    many, clicking = (max(2, round(count * share)) for count in (THINKING_TABLES, CLICKING))
    seconds, stretches = SECONDS * share, max(1, round(STRETCHES * share))
    practiced = [title.game.id for title in titles]
    workers = RenderWorkers(partial(drawing_executor, games=practiced))
    workers.warm_up()
    renderer = Renderer(workers)
    async with open_tables() as tables:
        crowd = ThinkingTables(titles, tables)
        first, quiet, disturbed = (PlayedChannels(titles, tables, renderer) for _ in range(3))
        async with crowd.held():
            for channel in range(many):
                await crowd.begin(channel)
            await first.stretch(10_000, clicking, seconds)
        crowd.thoughts = 0
        for stretch in range(2, 2 + stretches):
            async with crowd.held():
                await quiet.stretch(10_000 * stretch, clicking, seconds)
            await disturbed.stretch(10_000 * stretch + 1000, clicking, seconds)
        thoughts = crowd.thoughts
        await crowd.close()
        workers.close()
    return {
        "tables thinking": many,
        "thoughts/s": round(thoughts / (stretches * seconds), 1),
        "without": quiet.figures(),
        "with": disturbed.figures(),
        "times as long": {
            "durable p99": _ratio(disturbed.durable, quiet.durable, 0.99),
            "picture p95": _ratio(disturbed.drawn, quiet.drawn, 0.95),
        },
    }


def _ratio(beside: Sequence[float], without: Sequence[float], part: float) -> float | None:
    return round(quantile(beside, part) / quantile(without, part), 2) if beside and without else None
