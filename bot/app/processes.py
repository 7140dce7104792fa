"""Worker processes; short pauses and little memory in long-running processes."""

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
from contextlib import suppress
from typing import Final, Protocol, TypeVar

T = TypeVar("T")

_log = logging.getLogger(__name__)


class Pool:
    """Runs functions in an executor; functions and results must be picklable (a partial of a module's function).

    A process that dies, killed or out of memory, is replaced, and what it was doing is done once more. `make` returns
    the executor, whose processes start when they are needed.
    """

    def __init__(self, make: Callable[[], Executor]) -> None:
        self._make = make
        self._executor = make()

    def get_ready(self, act: Callable[[], object]) -> None:
        self._executor.submit(act)

    async def do(self, act: Callable[[], T]) -> T:
        """Run a function. Raises what it raises, and BrokenProcessPool if its process dies twice."""
        loop = asyncio.get_running_loop()
        executor = self._executor
        try:
            return await loop.run_in_executor(executor, act)
        except BrokenProcessPool:
            _log.error("a worker process has died and is replaced")
            if self._executor is executor:
                executor.shutdown(wait=False, cancel_futures=True)
                self._executor = self._make()
            return await loop.run_in_executor(self._executor, act)

    def kill(self) -> None:
        """Kill the processes, whatever they do; what comes next runs in new ones."""
        executor, self._executor = self._executor, self._make()
        _kill(executor)

    def close(self, *, kill: bool = False) -> None:
        """Start nothing more; what is running is finished, or killed."""
        if kill:
            _kill(self._executor)
        self._executor.shutdown(wait=False, cancel_futures=True)


def processes(count: int, then: Callable[[], object]) -> ProcessPoolExecutor:
    """A pool of spawned processes, which inherit nothing that this one has open. Each calls `then` first."""
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
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal sends Ctrl-C to all of its processes
    threading.Thread(target=_end_with_the_bot, daemon=True, name="end with the bot").start()
    then()


def _end_with_the_bot() -> None:
    """End this process when the bot's is gone: a bot that is killed can't end its workers."""
    bot = multiprocessing.parent_process()
    assert bot is not None
    bot.join()
    os._exit(0)


_LOWEST: Final = 19  # of all priorities


def come_last() -> None:
    """Give this process the lowest priority, and on Linux only processor time that no other process wants."""
    if sys.platform != "win32":
        os.nice(_LOWEST)
    if sys.platform == "linux":
        with suppress(OSError):  # some containers don't allow it
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


_what = "an act"
_seconds: float | None = None  # of processor time that a function in this process may take


def bound(what: str, seconds: float) -> None:
    """Limit the processor time of each function that `bounded` runs in this process; `what` names it in the error."""
    global _what, _seconds
    if sys.platform != "win32":
        signal.signal(signal.SIGPROF, _give_up)
        _what, _seconds = what, seconds


def bounded(act: Callable[[], T]) -> T:
    """Run a function within this process's limit. Raises what it raises, and TimeoutError."""
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
    """Runs a function off the event loop. It and its result must be picklable; raises what it raises."""

    async def __call__(self, act: Callable[[], T], /) -> T: ...


async def in_a_thread(act: Callable[[], T], /) -> T:
    """Run a function in a thread of this process, for tests and tools."""
    return await asyncio.to_thread(act)


SWITCH_SECONDS: Final = 0.0005
"""How long a thread runs on when another wants to run: a tenth of Python's default. While a thread replays a game, the
event loop waits this long whenever it returns from the network, several times before it acknowledges a click."""


def take_turns() -> None:
    """Keep the event loop responsive while other threads of this process compute."""
    sys.setswitchinterval(SWITCH_SECONDS)


def keep_for_good() -> None:
    """Exclude what exists now, mostly code and texts, from garbage collection, which would pause for 0.1 s."""
    gc.collect()
    gc.freeze()


_ARENA_MAX: Final = -8  # M_ARENA_MAX of `mallopt`


def share_one_arena() -> None:
    """Let all threads allocate from one arena, so that memory freed by one is used by others."""
    if (mallopt := _of_the_library("mallopt")) is not None:
        mallopt(_ARENA_MAX, 1)


def give_back() -> None:
    """Return free memory to the system."""
    if (trim := _of_the_library("malloc_trim")) is not None:
        trim(0)


def _of_the_library(name: str) -> ctypes._NamedFuncPointer | None:
    if sys.platform != "linux":
        return None
    return getattr(ctypes.CDLL(None), name, None)
