"""The hands: processes that draw and play whole games again, which never holds up clicks, heartbeats and the store."""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from itertools import count
from typing import Final, TypeVar

from bot import faults
from bot.processes import event_loop, memory
from bot.processes.bounded import bound, bounded
from bot.processes.pool import Pool, processes

T = TypeVar("T")

COUNT: Final = 2
"""As many pictures are drawn, or games played again, at the same time."""

TOO_LONG: Final = 30.0
"""Seconds of a core after which a picture is given up: it goes in circles, and holds up all that wait for a hand."""


class Hands:
    """Carries out acts elsewhere; acts and what they give must be picklable (a partial of a module's function)."""

    def __init__(self, make: Callable[[], Executor] | None = None) -> None:
        self._pool = Pool(make or drawing_processes)
        self._doing = 0

    @property
    def free(self) -> int:
        """How many hands have nothing to do."""
        return max(0, COUNT - self._doing)

    @property
    def waiting(self) -> int:
        """How many acts wait for a hand."""
        return max(0, self._doing - COUNT)

    @classmethod
    def threads(cls) -> Hands:
        """Hands in this process, for tests and tools with little to draw."""
        return cls(lambda: ThreadPoolExecutor(COUNT, thread_name_prefix="studio"))

    def warm_up(self) -> None:
        """Get ready, without waiting for it."""
        for _ in range(COUNT):
            self._pool.get_ready(_get_ready)

    async def do(self, act: Callable[[], T]) -> T:
        """Carry out an act. Raises what it raises, and TimeoutError for one that takes too long."""
        self._doing += 1
        try:
            done, found = await self._pool.do(partial(_carry_out, act))
            faults.log(found)
            return done
        finally:
            self._doing -= 1

    def close(self) -> None:
        """Do nothing more."""
        self._pool.close()


def drawing_processes(too_long: float = TOO_LONG, games: Collection[str] | None = None) -> Executor:
    """Processes that give up what takes so many seconds of a core.

    While they have nothing to draw they practise the games named, or all.
    """
    return processes(COUNT, partial(_begin, too_long, games))


def _begin(too_long: float, games: Collection[str] | None) -> None:
    bound("a picture", too_long)
    threading.Thread(target=_practise, args=(games,), daemon=True, name="practice").start()


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


def _carry_out(act: Callable[[], T]) -> tuple[T, list[faults.Fault]]:
    """What an act gives, and the faults that it has met: this process has no log."""
    _asked.set()
    _idle.clear()
    try:
        with faults.gathered() as found:
            return bounded(act), found
    finally:
        if next(_carried_out) % _ACTS == 0:
            memory.give_back()
        _idle.set()


def _get_ready() -> None:
    """Import what drawing needs."""
    from bot import games

    assert games.TITLES


def _practise(games: Collection[str] | None) -> None:
    """Draw what may be asked for, while nothing is."""
    from bot.games import TITLES

    from .practice import drawings

    for game in TITLES if games is None else games:
        for draw in drawings(TITLES[game]):
            _wait_for_leisure()
            draw()
    event_loop.keep_for_good()
    memory.give_back()


def _wait_for_leisure() -> None:
    while _asked.is_set():
        _idle.wait()
        _asked.clear()
        _asked.wait(_REST)
