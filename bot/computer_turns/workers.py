"""Worker processes of low priority in which computers think."""

from __future__ import annotations

import asyncio
import itertools
import os
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor
from contextlib import asynccontextmanager
from functools import partial
from heapq import heappop, heappush
from typing import Final, TypeVar

from bot.app.processes import Pool, bound, bounded, come_last, processes

T = TypeVar("T")

MOST: Final = 4
"""The most workers on any machine: each takes 60 MB at first, and 105 MB after games of every kind."""

TOO_LONG: Final = 30.0
"""Seconds of CPU time after which a task is given up; the longest take twelve."""

PATIENCE: Final = 600.0
"""Seconds after which a process that doesn't answer is killed: on a busy machine it may get little CPU time."""


def usual_count() -> int:
    """One worker for each core but one, which is left to the bot; at least one."""
    return max(1, min(MOST, (os.cpu_count() or 1) - 1))


class ThinkingWorker:
    """Runs one task at a time. It is replaced if it dies, and killed if it takes too long."""

    def __init__(self, make: Callable[[], Executor], patience: float) -> None:
        self._pool = Pool(make)
        self._patience = patience

    async def think(self, act: Callable[[], T]) -> T:
        """Run a function. Raises what it raises, TimeoutError, or BrokenProcessPool if the process dies."""
        try:
            async with asyncio.timeout(self._patience):
                return await self._pool.do(partial(bounded, act))
        except TimeoutError:
            self._pool.kill()
            raise

    def close(self) -> None:
        """Stop at once."""
        self._pool.close(kill=True)


class ThinkingWorkers:
    """A pool of workers with a queue.

    `make` returns the executor of a worker; its process starts when it is first needed.
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

    @property
    def count(self) -> int:
        """The number of workers."""
        return len(self._all)

    @property
    def waiting(self) -> int:
        """The length of the queue."""
        return sum(not turn.done() for *_, turn in self._line)

    @asynccontextmanager
    async def next_free(self, *, first: bool = False, last: bool = False) -> AsyncIterator[ThinkingWorker]:
        """A worker, as soon as one is free, in order of arrival.

        `first`, before all others, for people who are waiting at a page; `last` for what nobody waits for.
        """
        worker = await self._handed(last - first)
        try:
            yield worker
        finally:
            self._give(worker)

    def close(self) -> None:
        """Stop at once."""
        for worker in self._all:
            worker.close()

    async def _handed(self, rank: int) -> ThinkingWorker:
        if self._free:
            return self._free.pop()  # the one used last has warm caches
        turn: asyncio.Future[ThinkingWorker] = asyncio.get_running_loop().create_future()
        heappush(self._line, (rank, next(self._numbers), turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give(turn.result())
            raise

    def _give(self, worker: ThinkingWorker) -> None:
        """Give a worker to the first in the queue, even if the one that returns it wants it again."""
        while self._line:
            *_, turn = heappop(self._line)
            if not turn.done():
                turn.set_result(worker)
                return
        self._free.append(worker)


def _process(too_long: float) -> Executor:
    return processes(1, partial(_begin, too_long))


def _begin(too_long: float) -> None:
    """Set the priority and the time limit of a worker process."""
    come_last()
    bound("a thought", too_long)
