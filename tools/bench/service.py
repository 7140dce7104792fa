"""The service under load: from a move's arrival to durable and to the finished picture, many channels at once."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from bot.ai.players import RandomPlayer
from bot.channel.rendering.render_workers import RenderWorkers, drawing_executor
from bot.channel.rendering.renderer import Renderer
from bot.games import TITLES
from bot.games.title import Title
from bot.play.service import Tables
from bot.play.store import Store
from bot.play.table import Person, Table
from tools.selfplay import seed_bytes

from .figures import megabytes, spread
from .figures import share as part_of

CHANNELS = (1, 10, 50)
SECONDS = 8.0
THINKING = (1.0, 9.0)
"""Seconds from one move in a channel to the next: five on average, quicker than people play."""

LAG_EVERY = 0.005


def measure(titles: Sequence[Title], share: float) -> dict[str, Any]:
    """For so many channels, at the pace of people and all at the same moment; how late the loop runs."""
    return {
        str(channels): asyncio.run(_measure(titles, channels, SECONDS * share))
        for channels in CHANNELS
        if share == 1 or channels == CHANNELS[0]
    }


class ServiceLoad:
    """Games in many channels, and how long their moves take."""

    def __init__(self, titles: Sequence[Title], tables: Tables, renderer: Renderer) -> None:
        self.titles = titles
        self.tables = tables
        self.renderer = renderer
        self.durable: list[float] = []
        self.drawn: list[float] = []
        self.bursts: list[float] = []

    async def begin(self, channel: int) -> Table:
        """A game of the title whose turn it is, with as many players as it takes."""
        title = self.titles[channel % len(self.titles)]
        people = [Person(channel * 10 + seat, f"Player {seat}") for seat in range(title.game.seats[-1])]
        await self.tables.lobbies.open(channel, 1, people[0], title.game.id, {}, "en")
        for person in people[1:]:
            await self.tables.lobbies.join(channel, person)
        return await self.tables.lobbies.start(channel, people[0])

    async def move(self, table: Table, player: RandomPlayer) -> Table:
        """A random move of whoever is asked first, measured."""
        seat = table.asked_seats[0]
        person = Person(table.user_at(seat) or 0, table.names[seat])
        move = player.choose(table.view(seat))
        start = perf_counter()
        table = await self.tables.games.play(table.channel, person, move)
        self.durable.append((perf_counter() - start) * 1000)
        await self.renderer.table(table)
        self.drawn.append((perf_counter() - start) * 1000)
        return table if table.status == "playing" else await self.begin(table.channel)

    async def play(self, channel: int, until: float) -> None:
        """Moves at the pace of people, until then and no longer."""
        chance = random.Random(channel)  # noqa: S311 - the pace of a load, no secret
        player = RandomPlayer(seed_bytes(f"{channel}"))
        table = await self.begin(channel)
        while (pause := chance.uniform(*THINKING)) < until - perf_counter():
            await asyncio.sleep(pause)
            table = await self.move(table, player)
        await asyncio.sleep(max(0.0, until - perf_counter()))

    async def stretch(self, channels: range, seconds: float) -> None:
        """The same in some channels, for a while."""
        until = perf_counter() + seconds
        await asyncio.gather(*(self.play(channel, until) for channel in channels))

    async def burst(self, channels: int) -> None:
        """One move in every channel at the same moment."""
        begun = [await self.begin(channel) for channel in range(channels)]
        player = RandomPlayer(b"burst")
        start = perf_counter()
        await asyncio.gather(*(self.move(table, player) for table in begun))
        self.bursts.append((perf_counter() - start) * 1000)

    def figures(self) -> dict[str, Any]:
        """What was measured."""
        return {
            "moves": len(self.durable),
            "durable ms": spread(self.durable, 0.95, 0.99),
            "picture ms": spread(self.drawn, 0.95, 0.99),
            "until all are drawn ms": [round(burst) for burst in self.bursts],
        }


def times_as_long(beside: ServiceLoad, without: ServiceLoad) -> dict[str, float | None]:
    """How much longer people wait beside something than without it."""
    return {
        "durable p99": _ratio(beside.durable, without.durable, 0.99),
        "picture p95": _ratio(beside.drawn, without.drawn, 0.95),
    }


def _ratio(beside: Sequence[float], without: Sequence[float], part: float) -> float | None:
    return round(part_of(beside, part) / part_of(without, part), 2) if beside and without else None


def studio_for(titles: Sequence[Title]) -> Renderer:
    """A renderer that gets ready to draw these games."""
    practised = [title.game.id for title in titles]
    renderer = Renderer(RenderWorkers(partial(drawing_executor, games=practised)))
    renderer.warm_up()
    return renderer


async def _measure(titles: Sequence[Title], channels: int, seconds: float) -> dict[str, Any]:
    with TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "bench.sqlite3", now=time.time())
        renderer = studio_for(titles)
        tables = Tables(store, TITLES, time.time)
        at_once = ServiceLoad(titles, tables, renderer)
        await at_once.burst(channels)
        late: list[float] = []
        watch = asyncio.create_task(_watch(late))
        paced = ServiceLoad(titles, tables, renderer)
        until = perf_counter() + seconds
        await asyncio.gather(*(paced.play(1000 + channel, until) for channel in range(channels)))
        watch.cancel()
        renderer.close()
        await store.close()
    return {
        "paced": paced.figures(),
        "all at once": at_once.figures(),
        "loop lag ms": spread(late, 0.99, 0.999),
        "memory MB": megabytes(),
    }


async def _watch(late: list[float]) -> None:
    """Note how much later than asked the loop comes back."""
    while True:
        start = perf_counter()
        await asyncio.sleep(LAG_EVERY)
        late.append((perf_counter() - start - LAG_EVERY) * 1000)
