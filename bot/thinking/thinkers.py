"""The thinkers: processes of low priority in which computers think."""

from __future__ import annotations

import asyncio
import os
from collections import deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Final, TypeVar

from bot.processes.pool import Pool, processes

T = TypeVar("T")

MOST: Final = 4
"""So many thinkers are enough on any machine: each takes about 60 MB."""

TOO_LONG: Final = 60.0
"""Seconds after which a thought is given up: on a free core none takes eight."""

_LAST_IN_LINE: Final = 19


def usual_count() -> int:
    """How many thinkers there are: one core is left to the bot itself, but there is one at least."""
    return max(1, min(MOST, (os.cpu_count() or 1) - 1))


class Thinker:
    """Thinks one thing at a time. One that dies is replaced, and one that takes too long is killed."""

    def __init__(self, make: Callable[[], Executor], patience: float) -> None:
        self._pool = Pool(make)
        self._patience = patience

    async def think(self, act: Callable[[], T]) -> T:
        """What an act comes to. Raises what it raises, TimeoutError, or BrokenProcessPool where it ends its process."""
        try:
            async with asyncio.timeout(self._patience):
                return await self._pool.do(act)
        except TimeoutError:
            self._pool.kill()
            raise

    def close(self) -> None:
        """Think no more, at once."""
        self._pool.close(kill=True)


class Thinkers:
    """As many as may think at the same time; whoever waits for one gets it in turn.

    `make` gives what a thinker thinks in. A process is started when it is first needed.
    """

    def __init__(
        self,
        make: Callable[[], Executor] | None = None,
        *,
        count: int | None = None,
        patience: float = TOO_LONG,
    ) -> None:
        make = make or _process
        self._all = [Thinker(make, patience) for _ in range(count or usual_count())]
        self._free = list(self._all)
        self._line: deque[asyncio.Future[Thinker]] = deque()

    @classmethod
    def threads(cls) -> Thinkers:
        """Thinkers in this process, for tests and tools with little to think about."""
        return cls(lambda: ThreadPoolExecutor(1, thread_name_prefix="thinker"))

    @asynccontextmanager
    async def next_free(self) -> AsyncIterator[Thinker]:
        """A thinker, as soon as one is free; those who came before are served before."""
        thinker = await self._handed()
        try:
            yield thinker
        finally:
            self._give(thinker)

    def close(self) -> None:
        """Think no more, at once."""
        for thinker in self._all:
            thinker.close()

    async def _handed(self) -> Thinker:
        if self._free:
            return self._free.pop()  # the one that has thought last is warm
        turn: asyncio.Future[Thinker] = asyncio.get_running_loop().create_future()
        self._line.append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give(turn.result())
            raise

    def _give(self, thinker: Thinker) -> None:
        """Hand it to the first in line; whoever comes back at once does not get it before them."""
        while self._line:
            turn = self._line.popleft()
            if not turn.done():
                turn.set_result(thinker)
                return
        self._free.append(thinker)


def _process() -> Executor:
    return processes(1, _step_back)


def _step_back() -> None:
    """Let everything else on the machine come first."""
    if hasattr(os, "nice"):
        os.nice(_LAST_IN_LINE)
