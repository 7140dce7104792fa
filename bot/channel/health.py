"""Whether the bot is ready: connected to Discord, its commands known, every background job succeeding."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import timedelta
from pathlib import Path
from time import monotonic, perf_counter
from typing import Any, Final

import discord
import discord.shard
import yarl
from discord.backoff import ExponentialBackoff
from discord.ext import tasks
from discord.gateway import DiscordWebSocket

from bot.app import heartbeat
from bot.metrics import BackgroundJob, Shard
from bot.play.store import Store

from .uploads import CommandUpload

AGAIN: Final = 60.0  # the most seconds until a failed round is run again
PATIENCE: Final = 120.0
"""Seconds after which a round that was due and hasn't finished counts as hanging."""

_log = logging.getLogger(__name__)


class Job:
    """A background job with a round every so many seconds; no failure ends it. `name` is a label of metrics."""

    def __init__(self, name: str, seconds: float, run: Callable[[], Awaitable[object]]) -> None:
        self.name = name
        self._seconds = self._pause = seconds
        self._run = run
        self._failure: str | None = None
        self._succeeded_at = monotonic()  # as if at the start, so that a job that never succeeds is noticed
        self.loop: tasks.Loop[Any] = tasks.loop(seconds=seconds)(self._round)

    @property
    def failure(self) -> str | None:
        """What went wrong in the last round, or that it hangs; None if all is well."""
        if self._failure is not None:
            return self._failure
        waited = monotonic() - self._succeeded_at
        if waited > self._seconds + PATIENCE:
            return f"no round has finished for {waited:.0f} seconds"
        return None

    @property
    def state(self) -> BackgroundJob:
        succeeded = monotonic() - self._succeeded_at
        return BackgroundJob(self.name, failing=self.failure is not None, succeeded=succeeded)

    async def _round(self) -> None:
        try:
            await self._run()
        except asyncio.CancelledError as error:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            self._failed(error)  # something that the round awaited was canceled, not the job
        except Exception as error:
            self._failed(error)
        else:
            self._succeeded_at = monotonic()
            self._failure, self._pause = None, self._seconds
        # Counted from now (private in discord.py): the machine's clock may have been set, or it may have slept.
        pause = timedelta(seconds=self._pause)
        self.loop._next_iteration = discord.utils.utcnow() + pause  # type: ignore[assignment]

    def _failed(self, error: BaseException) -> None:
        self._failure = str(error).rstrip(".") or type(error).__name__
        self._pause = again = min(self._seconds, AGAIN)
        _log.error("the background job %s failed; it runs again in %.0f s", self.name, again, exc_info=error)


def failing(jobs: Iterable[Job]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for job in jobs:
        if (failure := job.failure) is not None:
            found.setdefault(failure, []).append(job.name)
    return found


SILENT: Final = 90.0
"""Seconds without an acknowledged heartbeat after which a shard counts as disconnected: two are overdue then."""

_DOUBLINGS: Final = 5


class ShortPauses(ExponentialBackoff[bool]):
    """Pauses between attempts to reconnect: up to 32 seconds, not the library's 17 minutes."""

    def __init__(self, base: int = 1, *, integral: bool = False) -> None:
        super().__init__(base, integral=integral)
        self._max = _DOUBLINGS


vars(discord.shard)["ExponentialBackoff"] = ShortPauses


async def find_gateway(client: discord.Client) -> None:
    """Ask the API for the gateway's address, so that another API base applies to the whole bot."""
    _, url, _ = await client.http.get_bot_gateway()
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url)


def unresponsive_shards(shards: Iterable[discord.ShardInfo]) -> list[int]:
    return [shard.id for shard in map(shard_now, shards) if not shard.connected]


def shard_now(shard: discord.ShardInfo) -> Shard:
    keeping_alive = getattr(shard._parent.ws, "_keep_alive", None)  # private in discord.py
    if keeping_alive is None:
        return Shard(shard.id, connected=not shard.is_closed())
    acknowledged = perf_counter() - keeping_alive._last_ack
    latency = getattr(keeping_alive, "latency", math.inf)
    return Shard(
        shard.id,
        connected=not shard.is_closed() and acknowledged <= SILENT,
        acknowledged=acknowledged,
        latency=latency if math.isfinite(latency) else None,
    )


UNCONNECTED: Final = "The bot is not connected to Discord."


class Health:
    """What keeps the bot from being ready, and its heartbeat; `jobs` and `upload` are set when the bot opens."""

    def __init__(self, client: discord.AutoShardedClient, file: Path) -> None:
        self._client = client
        self._file = file
        self._written_at: float | None = None
        self.jobs: Sequence[Job] = ()
        self.upload: CommandUpload | None = None

    @property
    def written(self) -> float | None:
        """How many seconds ago the last trial write was committed; None if none was yet."""
        return None if self._written_at is None else monotonic() - self._written_at

    def has_written(self) -> None:
        self._written_at = monotonic()

    async def beat(self, store: Store) -> None:
        """Make a trial write, and renew the health file. Raises StoreError, OSError."""
        now = time.time()
        try:
            await store.set_setting(f"beat of {self._file.name}", f"{now:.0f}")
            self.has_written()
        finally:
            missing = self.missing()
            if missing and self._client.is_ready():
                _log.warning("the bot is not ready: %s", " ".join(missing))
            heartbeat.beat(self._file, now=now, missing=missing)

    def missing(self) -> list[str]:
        """What keeps the bot from being ready, in sentences; none if it is."""
        if not self._client.is_ready():
            return [UNCONNECTED]
        sentences = []
        if silent := unresponsive_shards(self._client.shards.values()):
            numbers = ", ".join(map(str, silent))
            sentences.append(f"Discord does not answer on shard{'s' if len(silent) > 1 else ''} {numbers}.")
        written = self.written
        if written is None:
            sentences.append("Nothing has been written to the database yet.")
        elif written > heartbeat.OVERDUE:
            sentences.append(f"Nothing was written to the database for {written:.0f} seconds.")
        if self.upload is not None and self.upload.problem is not None:
            sentences.append(self.upload.problem)
        for failure, names in failing(self.jobs).items():
            said = "jobs {} fail" if len(names) > 1 else "job {} fails"
            sentences.append(f"The background {said.format(', '.join(names))}: {failure}.")
        return sentences
