"""Processes: those beside the bot's own, and how a long-running one keeps its pauses short and its memory small."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, Protocol, TypeVar

T = TypeVar("T")

_log = logging.getLogger(__name__)


class Pool:
    """Carries out acts elsewhere; acts and what they give must be picklable (a partial of a module's function).

    A process that dies, killed or out of memory, is replaced, and what it was doing is done once more. `make` gives
    what carries out; nothing is started before it is needed.
    """

    def __init__(self, make: Callable[[], Executor]) -> None:
        self._make = make
        self._executor = make()

    def get_ready(self, act: Callable[[], object]) -> None:
        self._executor.submit(act)

    async def do(self, act: Callable[[], T]) -> T:
        """Carry out an act. Raises what it raises, and BrokenProcessPool for one that ends its process twice."""
        loop = asyncio.get_running_loop()
        executor = self._executor
        try:
            return await loop.run_in_executor(executor, act)
        except BrokenProcessPool:
            _log.error("a process beside the bot has died; another takes its place")
            if self._executor is executor:
                executor.shutdown(wait=False, cancel_futures=True)
                self._executor = self._make()
            return await loop.run_in_executor(self._executor, act)

    def kill(self) -> None:
        """End what is being done, whatever it is; what is asked next is done by other processes."""
        executor, self._executor = self._executor, self._make()
        _kill(executor)

    def close(self, *, kill: bool = False) -> None:
        """Do nothing more; what is being done comes to its end, unless it is to be killed."""
        if kill:
            _kill(self._executor)
        self._executor.shutdown(wait=False, cancel_futures=True)


def processes(count: int, then: Callable[[], object]) -> ProcessPoolExecutor:
    """So many processes that begin empty: what this one has open is no concern of theirs. Each does `then` first."""
    return ProcessPoolExecutor(
        count, mp_context=multiprocessing.get_context("spawn"), initializer=_begin, initargs=(then,)
    )


def _kill(executor: Executor) -> None:
    # From Python 3.14 on an executor can do that itself.
    running = list((getattr(executor, "_processes", None) or {}).values())
    executor.shutdown(wait=False, cancel_futures=True)
    for process in running:
        process.kill()


def _begin(then: Callable[[], object]) -> None:
    share_one_arena()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the terminal tells it to all of its processes
    threading.Thread(target=_end_with_the_bot, daemon=True, name="end with the bot").start()
    then()


def _end_with_the_bot() -> None:
    """A bot that is killed can't send its processes home: they look themselves. One that hears Ctrl-C can."""
    bot = multiprocessing.parent_process()
    assert bot is not None
    bot.join()
    os._exit(0)


_LOWEST: Final = 19  # of all priorities


def come_last() -> None:
    """Let everything else on the machine come before this process."""
    if sys.platform != "win32":
        os.nice(_LOWEST)


_what = "an act"
_seconds: float | None = None  # how much of a core an act in this process may take


def bound(what: str, seconds: float) -> None:
    """Give each act in this process, called `what`, so many seconds of a core."""
    global _what, _seconds
    if sys.platform != "win32":
        signal.signal(signal.SIGPROF, _give_up)
        _what, _seconds = what, seconds


def bounded(act: Callable[[], T]) -> T:
    """What an act comes to. Raises what it raises, and TimeoutError in a process that is bound."""
    if sys.platform == "win32" or _seconds is None:
        return act()
    signal.setitimer(signal.ITIMER_PROF, _seconds)
    try:
        return act()
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _give_up(number: int, frame: object) -> None:
    raise TimeoutError(f"{_what} of more than {_seconds} seconds")


class Elsewhere(Protocol):
    """Carries out an act beside the event loop. Act and result must be picklable; raises what the act raises."""

    async def __call__(self, act: Callable[[], T], /) -> T:
        """What an act comes to."""


async def in_a_thread(act: Callable[[], T], /) -> T:
    """What an act comes to in a thread of this process, for tests and tools."""
    return await asyncio.to_thread(act)


SWITCH_SECONDS: Final = 0.0005
"""So long a thread goes on when another wants to run. While one plays a game again, the loop waits that long each time
it comes back from the network, several times before a click is acknowledged. Python's own figure is ten times that."""


def take_turns() -> None:
    """Let the event loop come first soon, whatever other threads of this process do."""
    sys.setswitchinterval(SWITCH_SECONDS)


def keep_for_good() -> None:
    """Never again look through what is here now, most of it code and texts: that stops all threads for 0.1 s."""
    gc.collect()
    gc.freeze()


_ARENA_MAX: Final = -8  # the number of an option of `mallopt`


def share_one_arena() -> None:
    """Let all threads take memory from one place: what one has freed, the other uses."""
    if (mallopt := _of_the_library("mallopt")) is not None:
        mallopt(_ARENA_MAX, 1)


def give_back() -> None:
    """Let the system have what is free."""
    if (trim := _of_the_library("malloc_trim")) is not None:
        trim(0)


def _of_the_library(name: str) -> ctypes._NamedFuncPointer | None:
    if sys.platform != "linux":
        return None
    return getattr(ctypes.CDLL(None), name, None)
