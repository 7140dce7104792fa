"""What the bot does over and over beside the handlers: run again after a failure, and seen when it fails or hangs."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable, Iterable
from time import monotonic
from typing import Any, Final

import discord
from discord.ext import tasks

from bot.metrics.labels import BackgroundJob

AGAIN: Final = 60.0  # seconds until a round that failed is run again, at most
PATIENCE: Final = 120.0
"""Seconds after which a round that was due and has not come to its end counts as hanging."""

_log = logging.getLogger(__name__)


class Job:
    """A background job, a round every so many seconds; no failure ends it. `name` is a metric's label."""

    def __init__(self, name: str, seconds: float, run: Callable[[], Awaitable[object]]) -> None:
        self.name = name
        self._seconds = seconds
        self._run = run
        self._failure: str | None = None
        self._succeeded_at = monotonic()  # counts from the start, so that what never succeeds is seen
        every = min(seconds, AGAIN)
        self._looks_per_round = math.ceil(seconds / every)
        self._looks_to_go = 0
        self._loop: tasks.Loop[Any] = tasks.Loop(
            self.look,
            seconds=every,
            hours=0,
            minutes=0,
            time=discord.utils.MISSING,
            count=None,
            reconnect=True,
            name=None,
        )

    def start(self) -> None:
        self._loop.start()

    def cancel(self) -> None:
        self._loop.cancel()

    @property
    def failure(self) -> str | None:
        """What went wrong in the last round, or that it hangs; None where all is well."""
        if self._failure is not None:
            return self._failure
        waited = monotonic() - self._succeeded_at
        if waited > self._seconds + PATIENCE:
            return f"it has not come to its end for {waited:.0f} seconds"
        return None

    @property
    def state(self) -> BackgroundJob:
        return BackgroundJob(
            self.name, failing=self.failure is not None, succeeded=monotonic() - self._succeeded_at
        )

    async def look(self) -> None:
        """Run a round if one is due, or if the last one failed."""
        self._looks_to_go -= 1
        if self._failure is None and self._looks_to_go > 0:
            return
        self._looks_to_go = self._looks_per_round
        try:
            await self._run()
        except asyncio.CancelledError as error:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            self._failed(error)  # something that the round waited for was cancelled, not the job
        except Exception as error:
            self._failed(error)
        else:
            self._failure = None
            self._succeeded_at = monotonic()

    def _failed(self, error: BaseException) -> None:
        self._failure = str(error).rstrip(".") or type(error).__name__
        _log.error(
            "the background job %s failed; it runs again in %.0f s",
            self.name,
            min(self._seconds, AGAIN),
            exc_info=error,
        )


def failing(jobs: Iterable[Job]) -> dict[str, list[str]]:
    """What goes wrong in jobs, each failure with the names of those that meet it."""
    found: dict[str, list[str]] = {}
    for job in jobs:
        if (failure := job.failure) is not None:
            found.setdefault(failure, []).append(job.name)
    return found
