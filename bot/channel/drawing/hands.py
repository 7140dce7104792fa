"""The studio's hands: processes that draw, so that drawing never holds up clicks, heartbeats and the store."""

from __future__ import annotations

import asyncio
import gc
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import count
from typing import Final, TypeVar

from . import memory

T = TypeVar("T")

COUNT: Final = 2
"""As many pictures are drawn at the same time."""

_log = logging.getLogger(__name__)


class Hands:
    """Carries out acts elsewhere; acts and what they give must be picklable (a partial of a module's function).

    A hand that dies, killed or out of memory, is replaced, and what it was doing is done once more.
    """

    def __init__(self, make: Callable[[], Executor] | None = None) -> None:
        self._make = make or processes
        self._pool = self._make()
        self._doing = 0

    @property
    def free(self) -> int:
        """How many hands have nothing to do."""
        return max(0, COUNT - self._doing)

    @classmethod
    def threads(cls) -> Hands:
        """Hands in this process, for tests and tools with little to draw."""
        return cls(lambda: ThreadPoolExecutor(COUNT, thread_name_prefix="studio"))

    def warm_up(self) -> None:
        """Get ready, without waiting for it."""
        for _ in range(COUNT):
            self._pool.submit(_get_ready)

    async def do(self, act: Callable[[], T]) -> T:
        """Carry out an act. Raises what it raises."""
        loop = asyncio.get_running_loop()
        pool = self._pool
        self._doing += 1
        try:
            return await loop.run_in_executor(pool, _carry_out, act)
        except BrokenProcessPool:
            _log.warning("a drawing process has died; another takes its place")
            if self._pool is pool:
                pool.shutdown(wait=False, cancel_futures=True)
                self._pool = self._make()
            return await loop.run_in_executor(self._pool, _carry_out, act)
        finally:
            self._doing -= 1

    def close(self) -> None:
        """Do nothing more."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def processes() -> ProcessPoolExecutor:
    """Processes that begin empty: what this one has open is no concern of theirs."""
    return ProcessPoolExecutor(COUNT, mp_context=multiprocessing.get_context("spawn"), initializer=_begin)


def _begin() -> None:
    """What a new hand does first."""
    memory.share_one_arena()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the terminal tells it to all of its processes
    threading.Thread(target=_end_with_the_bot, daemon=True, name="end with the bot").start()
    threading.Thread(target=_practise, daemon=True, name="practice").start()


def _end_with_the_bot() -> None:
    """A bot that is killed can't send its hands home: they look themselves. One that hears Ctrl-C can."""
    bot = multiprocessing.parent_process()
    assert bot is not None
    bot.join()
    os._exit(0)


_REST: Final = 0.3
"""So many seconds after the last act a hand goes on practising: what people wait for comes first."""

_ACTS: Final = 50
"""After so many pictures what they have used for a while is given back."""

_asked = threading.Event()
_asked.set()
"""Whether anything has been asked of this process since it practised."""
_idle = threading.Event()
_idle.set()
"""Whether this process has nothing to draw."""


_carried_out = count(1)


def _carry_out(act: Callable[[], T]) -> T:
    _asked.set()
    _idle.clear()
    try:
        return act()
    finally:
        if next(_carried_out) % _ACTS == 0:
            memory.give_back()
        _idle.set()


def _get_ready() -> None:
    """Import what drawing needs."""
    from bot import games

    assert games.TITLES


def _practise() -> None:
    """Draw what may be asked for, while nothing is."""
    from bot.games import TITLES

    from .practice import drawings

    for title in TITLES.values():
        for draw in drawings(title):
            _wait_for_leisure()
            draw()
    gc.collect()
    gc.freeze()  # what is here now stays: it need not be looked through again and again
    memory.give_back()


def _wait_for_leisure() -> None:
    while _asked.is_set():
        _idle.wait()
        _asked.clear()
        _asked.wait(_REST)
