"""The workers: processes of low priority in which computers think."""

from __future__ import annotations

import asyncio
import itertools
import os
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from heapq import heappop, heappush
from typing import Final, TypeVar

from bot.app.processes import Pool, bound, bounded, come_last, processes

T = TypeVar("T")

MOST: Final = 4
"""So many workers are enough on any machine: each takes 60 MB at first, and 105 MB after games of every kind."""

TOO_LONG: Final = 30.0
"""Seconds of a core after which a thought is given up: none takes eight."""

PATIENCE: Final = 600.0
"""Seconds after which a process that does not come back is killed: on a busy machine the last in line wait long."""


def usual_count() -> int:
    """How many workers there are: one core is left to the bot itself, but there is one at least."""
    return max(1, min(MOST, (os.cpu_count() or 1) - 1))


class ThinkingWorker:
    """Thinks one thing at a time. One that dies is replaced, and one that takes too long is killed."""

    def __init__(self, make: Callable[[], Executor], patience: float) -> None:
        self._pool = Pool(make)
        self._patience = patience

    async def think(self, act: Callable[[], T]) -> T:
        """What an act comes to. Raises what it raises, TimeoutError, or BrokenProcessPool where it ends its process."""
        try:
            async with asyncio.timeout(self._patience):
                return await self._pool.do(partial(bounded, act))
        except TimeoutError:
            self._pool.kill()
            raise

    def close(self) -> None:
        """Think no more, at once."""
        self._pool.close(kill=True)


class ThinkingWorkers:
    """As many as may think at the same time; those who wait get one in turn.

    `make` gives what a worker thinks in. A process is started when it is first needed.
    """

    def __init__(
        self,
        make: Callable[[], Executor] | None = None,
        *,
        count: int | None = None,
        too_long: float = TOO_LONG,
        patience: float = PATIENCE,
    ) -> None:
        make = make or partial(_process, too_long)
        self._all = [ThinkingWorker(make, patience) for _ in range(count or usual_count())]
        self._free = list(self._all)
        self._line: list[tuple[int, int, asyncio.Future[ThinkingWorker]]] = []
        self._numbers = itertools.count()

    @classmethod
    def threads(cls) -> ThinkingWorkers:
        """ThinkingWorkers in this process, for tests and tools with little to think about."""
        return cls(lambda: ThreadPoolExecutor(1, thread_name_prefix="worker"))

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self._all)

    @property
    def waiting(self) -> int:
        """How many stand in line for one."""
        return sum(not turn.done() for *_, turn in self._line)

    @asynccontextmanager
    async def next_free(self, *, first: bool = False, last: bool = False) -> AsyncIterator[ThinkingWorker]:
        """A worker, as soon as one is free; those who came before are served before.

        Somebody whom people wait for at once comes `first`, before all others; what nobody waits for comes `last`.
        """
        worker = await self._handed(last - first)
        try:
            yield worker
        finally:
            self._give(worker)

    def close(self) -> None:
        """Think no more, at once."""
        for worker in self._all:
            worker.close()

    async def _handed(self, rank: int) -> ThinkingWorker:
        if self._free:
            return self._free.pop()  # the one that has thought last is warm
        turn: asyncio.Future[ThinkingWorker] = asyncio.get_running_loop().create_future()
        heappush(self._line, (rank, next(self._numbers), turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give(turn.result())
            raise

    def _give(self, worker: ThinkingWorker) -> None:
        """Hand it to the first in line; who comes back immediately does not get it before them."""
        while self._line:
            *_, turn = heappop(self._line)
            if not turn.done():
                turn.set_result(worker)
                return
        self._free.append(worker)


def _process(too_long: float) -> Executor:
    return processes(1, partial(_begin, too_long))


def _begin(too_long: float) -> None:
    """Come last, and hear when a thought takes too long."""
    come_last()
    bound("a thought", too_long)
