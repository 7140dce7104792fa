"""The bots under load: processes with a shard each that are started, killed and started again."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import sys
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from subprocess import Popen, TimeoutExpired
from typing import Final, TypeAlias

import aiohttp
import psutil

from bot.settings import Server

from .discord_server import DiscordServer
from .forked_bot import ForkedBot

STARTING: Final = 60.0
"""Seconds within which a bot must connect."""

STOPPING: Final = 20.0
"""Seconds within which a bot must stop."""

_BUCKET: Final = re.compile(r'^ludi_durable_seconds_bucket\{le="([^"]+)"\} (\S+)$', re.MULTILINE)


def bot_environment() -> dict[str, str]:
    """The environment of a process that imports this same bot in any folder."""
    checkout = str(Path(__file__).parents[2])
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(filter(None, [checkout, os.environ.get("PYTHONPATH")])),
    }


class OwnProcess:
    """Runs each bot as a new process, as usual, with renderers in processes of their own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._process: Popen[bytes] | None = None

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    def start(self, environment: Mapping[str, str]) -> None:
        self._process = Popen(
            [sys.executable, "-m", "bot", "run"],
            cwd=self._folder,
            env={**bot_environment(), **environment},
            start_new_session=True,
        )

    def dead(self) -> bool:
        return self._process is None or self._process.poll() is not None

    def kill(self) -> None:
        """Kill the last bot if it is alive; its renderers notice and end."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()

    def close(self) -> None:
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(STOPPING)
            except TimeoutExpired:
                self.kill()


BotProcess: TypeAlias = OwnProcess | ForkedBot
"""Runs one bot after the other."""


class Bots:
    """Several processes of the bot with one store, a shard each.

    `durable` is a histogram of the seconds until moves were durable.
    """

    def __init__(
        self,
        server: DiscordServer,
        store: Path | Server,
        processes: list[BotProcess],
        *,
        measured: bool = False,
    ) -> None:
        self.durable: Counter[float] = Counter()
        self.most_memory = 0.0
        self._server = server
        self._store = store
        self._processes = processes
        self._read = [Counter[float]() for _ in processes]
        self._ports = [_free_port() if measured else None for _ in processes]

    def __len__(self) -> int:
        return len(self._processes)

    async def start(self, number: int) -> None:
        self._server.gateway.forget(number)
        self._read[number].clear()
        given = {
            "DISCORD_TOKEN": "a.token.for-tests",
            "DISCORD_API_BASE": self._server.base,
            "DATABASE": self._store.url if isinstance(self._store, Server) else str(self._store.resolve()),
            "LOG_LEVEL": "CRITICAL",
            "METRICS_PORT": str(self._ports[number] or ""),
        }
        if len(self) > 1:
            given |= {"SHARD_IDS": str(number), "SHARD_COUNT": str(len(self))}
        process = self._processes[number]
        process.start(given)
        until = asyncio.get_running_loop().time() + STARTING
        while number not in self._server.gateway.sessions:
            if process.dead() or asyncio.get_running_loop().time() > until:
                raise RuntimeError(
                    f"Bot {number} {'ended' if process.dead() else 'did not connect'} at its start. "
                    "Run `python -m bot` with the same DATABASE to see why."
                )
            await asyncio.sleep(0.02)

    async def kill(self, number: int) -> None:
        """Kill a bot whatever it is doing, but keep what it has measured."""
        await self._read_figures(number)
        self._processes[number].kill()

    async def read_figures(self) -> None:
        """Add what the bots have measured since their metrics were last read."""
        for number in range(len(self)):
            await self._read_figures(number)

    async def _read_figures(self, number: int) -> None:
        if (port := self._ports[number]) is None:
            return
        try:
            async with aiohttp.request("GET", f"http://127.0.0.1:{port}/metrics") as answer:
                text = await answer.text()
        except aiohttp.ClientError:
            return  # it has ended, or doesn't listen yet
        counted, below = Counter[float](), 0
        for limit, up_to_it in _BUCKET.findall(text):
            counted[float(limit)] = int(float(up_to_it)) - below
            below = int(float(up_to_it))
        self.durable += counted - self._read[number]
        self._read[number] = counted

    def watch_memory(self) -> None:
        """Measure the present memory of all bots with their renderers and workers.

        Shared memory is divided among them, if the system reports that.
        """
        memory = 0
        for process in self._processes:
            with suppress(psutil.Error):  # one of them has just ended
                bot = psutil.Process(process.pid)
                told = [each.memory_full_info() for each in (bot, *bot.children(recursive=True))]
                memory += sum(getattr(each, "pss", each.uss) for each in told)
        self.most_memory = max(self.most_memory, memory / 2**20)

    def close(self) -> None:
        for process in self._processes:
            process.close()


def bucket_quantile(buckets: Counter[float], part: float) -> float | None:
    """The quantile of a histogram in milliseconds, interpolated within a bucket; None if it is empty."""
    wanted, below, passed = part * buckets.total(), 0.0, 0
    for limit in sorted(buckets):
        if buckets[limit] and passed + buckets[limit] >= wanted:
            inside = (wanted - passed) / buckets[limit]
            top = below if limit == float("inf") else limit
            return round((below + (top - below) * inside) * 1000, 1)
        passed += buckets[limit]
        below = limit
    return None


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port
