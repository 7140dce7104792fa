"""Making films: one after the other, each in a process of its own with the lowest priority."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import Executor
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from bot.app import fallbacks
from bot.app.processes import Pool, come_last, processes
from bot.db.database import BoundedCache
from bot.review.film import Script, shoot

PATIENCE: Final = 1200.0  # seconds after which a film is given up: on an idle core the longest takes twenty
_REPORTED: Final = 5.0  # seconds between two reports of a film's progress
_REMEMBERED: Final = 256  # how many films' messages are remembered


class Films:
    """Makes films, each in an executor of its own (`make`)."""

    def __init__(self, make: Callable[[], Executor] | None = None) -> None:
        self._make = make or partial(processes, 1, come_last)
        self._line = asyncio.Lock()
        self._under_way: dict[asyncio.Task[None], int] = {}
        self.shown: BoundedCache[tuple[int, int], int | None] = BoundedCache(_REMEMBERED)
        """By game and channel, the message with a film or its progress; None while that is being posted."""

    async def shoot(self, script: Script, *, most: int, told: Callable[[float], Awaitable[None]]) -> bytes:
        """Make the film of a game; `told` gets its progress. Raises what drawing and `told` raise, and TimeoutError."""
        async with self._line:
            pool = Pool(self._make)
            with TemporaryDirectory() as folder:
                file = Path(folder) / "film.mp4"
                shooting = asyncio.ensure_future(pool.do(partial(_shoot, script, file, most)))
                try:
                    async with asyncio.timeout(PATIENCE):
                        while not (await asyncio.wait({shooting}, timeout=_REPORTED))[0]:
                            await told(_share(file))
                    fallbacks.log(shooting.result())
                finally:
                    shooting.cancel()
                    pool.close(kill=True)
                return await asyncio.to_thread(file.read_bytes)

    def begin(self, making: Coroutine[Any, Any, None], by: int) -> None:
        task = asyncio.create_task(making, name="film")
        self._under_way[task] = by
        task.add_done_callback(self._under_way.pop)

    def made_for(self, user: int) -> int:
        return sum(by == user for by in self._under_way.values())


def _shoot(script: Script, file: Path, most: int) -> list[fallbacks.Fault]:
    """Make a film; return the faults, as this process has no log."""
    with fallbacks.gathered() as found:
        shoot(script, file, most=most, told=partial(_tell, file))
    return found


def _tell(file: Path, share: float) -> None:
    told = file.with_suffix(".told")
    told.write_text(str(share), encoding="ascii")
    told.replace(file.with_suffix(".share"))


def _share(file: Path) -> float:
    try:
        return float(file.with_suffix(".share").read_text(encoding="ascii"))
    except FileNotFoundError:  # the process has only just started
        return 0.0
