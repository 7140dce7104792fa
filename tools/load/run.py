"""Load and faults: real games through a pretend Discord, with figures, and what was lost or doubled."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import time
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar

import msgspec

from bot.__main__ import database_option
from bot.db.database import Database, Reader
from bot.db.opening import check_driver
from bot.db.sqlite.database import SqliteDatabase
from bot.games import TITLES
from bot.settings import Server
from tools.bench.harness import print_json, spread
from tools.options import positive, positive_number

from .account import Account, Ledger
from .bots import Bots, OwnProcess, bucket_quantile
from .discord_server import DiscordServer
from .faults import Faults
from .fork_server import ForkServer
from .users import LOADING_CHANNELS, PATIENCE, FileChannel, PlayedChannel, UserTimes, files_in

Done = TypeVar("Done")

CHANNELS_EACH: Final = 20
"""So many channels share a server of Discord."""
OPENING: Final = 8
"""So many channels open their games at the same time before anything is measured."""
SETTLING: Final = 120.0
"""Seconds after the last move in which all must be told."""
KILLED_EVERY: Final = 20.0
"""With faults, seconds from one kill to the next, on average."""
GATEWAY_EVERY: Final = 5.0
"""With faults, seconds from one disturbance of the gateway to the next, on average."""
LIFE: Final = (0.0, 0.6)
"""How many seconds a bot lives that is to be killed, from the first wish after the kill before."""
HURRY: Final = 0.05
"""Seconds from one step in a channel to the next, where bots are killed."""
IMPATIENCE: Final = 1.0
"""Seconds for which users wait for a bot that is killed all the time."""

STORE_IN_USE = "The store {store} has games already: a load wants an empty one, and leaves its games there."


def load_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--channels", type=positive, default=5, metavar="N", help="how many (default: 5)")
    parser.add_argument(
        "--rate", type=positive_number, default=1.0, metavar="R", help="moves a second, over all (default: 1)"
    )
    parser.add_argument(
        "--minutes", type=positive_number, default=1.0, metavar="M", help="for how long (default: 1)"
    )
    parser.add_argument(
        "--store",
        type=database_option,
        metavar="URL",
        help="an empty database (default: a file that is thrown away)",
    )
    parser.add_argument("--processes", type=positive, default=1, metavar="P", help="of the bot (default: 1)")
    parser.add_argument(
        "--faults", action="store_true", help="with Discord's faults, and bots that are killed"
    )
    parser.add_argument("--kills", type=positive, metavar="K", help="kill so many bots, and measure no times")
    parser.add_argument(
        "--files", type=Path, metavar="DIR", help="let hostile people hand in the files of a folder meanwhile"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="of users and faults (default: 1)")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run_load(
    *,
    channels: int,
    rate: float,
    minutes: float,
    store: Path | Server | None,
    processes: int,
    faults: bool,
    kills: int | None,
    files: Path | None,
    seed: int,
    json: bool,
) -> int:
    """Play, print the figures and what was lost or doubled; 1 where something was, 2 where it can't begin.

    With `kills` it goes on until so many bots were killed, whatever `minutes` and `rate` say. The `files` of a folder
    are handed in meanwhile, in channels of their own.
    """
    with TemporaryDirectory(prefix="ludi-load-") as folder:
        load = LoadTest(
            store or Path(folder) / "load.sqlite3",
            channels=max(channels, processes) if kills else channels,
            processes=processes,
            faults=faults,
            forked=bool(kills),
            files=files,
            seed=seed,
        )
        try:
            playing = load.killed(kills) if kills else load.played(rate, minutes * 60)
            measured, account = asyncio.run(_stoppable(playing))
        except LoadRefused as refused:
            print(refused, file=sys.stderr)
            return 2
        except asyncio.CancelledError:
            print(
                "The load was told to stop: its bots are stopped, and nothing was counted.", file=sys.stderr
            )
            return 1
    figures = {**measured, "account": msgspec.to_builtins(account)}
    if json:
        print_json(figures)
    else:
        print(_in_words(figures))
    return 0 if account.clean else 1


class LoadRefused(Exception):
    """A load can't begin; the sentence says why."""


class LoadTest:
    """Channels in which games are played by bots in processes of their own."""

    def __init__(
        self,
        store: Path | Server,
        *,
        channels: int,
        processes: int,
        faults: bool,
        forked: bool,
        files: Path | None,
        seed: int,
    ) -> None:
        self._store = store
        self._files = files
        self._loading = LOADING_CHANNELS if files is not None else 0
        self._server = DiscordServer(channels + self._loading, max(processes, -(-channels // CHANNELS_EACH)))
        self._ledger = Ledger(self._server)
        self._measured = UserTimes()
        self._chance = Random(f"load {seed}")
        self._faults = Faults(self._server, seed) if faults else None
        self._processes = processes
        self._forked = forked
        self._seed = seed
        self._kills = 0

    async def played(self, rate: float, seconds: float) -> tuple[dict[str, Any], Account]:
        """Games at so many moves a second over all channels, for so long."""
        async with self._running() as (bots, read, channels):
            began = time.perf_counter()
            await _begin(channels)
            opened = time.perf_counter() - began
            await bots.read_figures()
            bots.durable.clear()
            self._measured.forget()
            pause = len(channels) / rate
            beside = [self._watch(bots), *map(_without_end, self._loaders(read))]
            if self._faults is not None:
                beside += [self._faults.disturb_the_gateway(GATEWAY_EVERY), self._kill_now_and_then(bots)]
            await _until_one_ends(
                *(self._paced(channel, pause) for channel in channels), *beside, seconds=seconds
            )
            moves = self._measured.moves
            await self._settle(bots, read)
            await bots.read_figures()
            return {
                "channels": len(channels),
                "processes": len(bots),
                "seconds": seconds,
                "opening s": round(opened, 1),
                "moves": moves,
                "moves/s": round(moves / seconds, 2),
                "games begun": self._measured.games_begun,
                "acknowledged ms": spread(self._measured.acknowledged, 0.95, 0.99, 1.0),
                "files handed in": self._server.files_read,
                "durable ms": {
                    name: bucket_quantile(bots.durable, part)
                    for name, part in (("median", 0.5), ("p95", 0.95), ("p99", 0.99))
                },
                "picture ms": spread(self._measured.pictures, 0.95, 0.99),
                "memory MB": round(bots.most_memory, 1),
                **self._faults_counted(),
            }, await self._ledger.account(read)

    async def killed(self, kills: int) -> tuple[dict[str, Any], Account]:
        """Games as fast as they go, while one bot after the other is killed at a random moment, so many times."""
        start = time.perf_counter()
        async with self._running() as (bots, read, channels):
            await _begin(channels)
            beside = [self._kill_so_often(bots, kills)]
            if self._faults is not None:
                beside.append(self._faults.disturb_the_gateway(GATEWAY_EVERY))
            await _until_one_ends(*(self._paced(channel, HURRY) for channel in channels), *beside)
            await self._settle(bots, read)
            account = await self._ledger.account(read)
            return {
                "channels": len(channels),
                "processes": len(bots),
                "seconds": round(time.perf_counter() - start, 1),
                "moves": account.moves,
                **self._faults_counted(),
            }, account

    @asynccontextmanager
    async def _running(self) -> AsyncIterator[tuple[Bots, Reader, list[PlayedChannel]]]:
        with TemporaryDirectory(prefix="ludi-bots-") as folder:
            async with self._server.running():
                bots = Bots(
                    self._server,
                    self._store,
                    [
                        ForkServer(folder=Path(folder)) if self._forked else OwnProcess(Path(folder))
                        for _ in range(self._processes)
                    ],
                    measured=not self._forked,
                )
                try:
                    for number in range(len(bots)):
                        await bots.start(number)
                    async with _reading(self._store) as read:
                        if await read.value("SELECT 1 FROM tables LIMIT 1") is not None:
                            raise LoadRefused(STORE_IN_USE.format(store=self._store))
                        yield bots, read, self._channels(read)
                finally:
                    bots.close()

    def _channels(self, read: Reader) -> list[PlayedChannel]:
        titles = list(TITLES.values())
        return [
            PlayedChannel(
                self._server,
                read,
                number,
                titles[place % len(titles)],
                self._measured,
                self._seed,
                IMPATIENCE if self._forked else PATIENCE,
            )
            for place, number in enumerate(self._server.channels[self._loading :])
        ]

    def _loaders(self, read: Reader) -> list[FileChannel]:
        if self._files is None:
            return []
        files = files_in(self._files)
        return [
            FileChannel(self._server, read, number, files)
            for number in self._server.channels[: self._loading]
        ]

    async def _paced(self, channel: PlayedChannel, pause: float) -> None:
        """Steps in one channel, until cancelled: so many seconds from one to the next, on average."""
        chance = Random(channel.number)
        due = time.perf_counter()
        while True:
            due = max(due + chance.expovariate(1 / pause), time.perf_counter() - pause)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await channel.step()

    async def _watch(self, bots: Bots) -> None:
        while True:
            await asyncio.sleep(1)
            await asyncio.to_thread(bots.watch_memory)

    async def _kill_now_and_then(self, bots: Bots) -> None:
        while True:
            await asyncio.sleep(self._chance.expovariate(1 / KILLED_EVERY))
            await self._kill_one(bots)

    async def _kill_so_often(self, bots: Bots, kills: int) -> None:
        while self._kills < kills:
            self._server.wished.clear()
            await self._server.wished.wait()
            await asyncio.sleep(self._chance.uniform(*LIFE))
            await self._kill_one(bots)

    async def _kill_one(self, bots: Bots) -> None:
        number = self._chance.randrange(len(bots))
        await bots.kill(number)
        self._kills += 1
        await asyncio.shield(bots.start(number))

    async def _settle(self, bots: Bots, read: Reader) -> None:
        """Let everything be told that is to be told; without further faults, with every bot alive."""
        if self._faults is not None:
            self._faults.end()
        until = time.perf_counter() + SETTLING
        for number in range(len(bots)):
            if number not in self._server.gateway.sessions:
                await bots.kill(number)
                await bots.start(number)
        while await read.value("SELECT 1 FROM outbox WHERE sent_at IS NULL AND given_up_at IS NULL LIMIT 1"):
            if time.perf_counter() > until:
                return  # the account says what is not told
            await asyncio.sleep(0.1)

    def _faults_counted(self) -> dict[str, Any]:
        counted = dict(sorted(self._faults.counted.items())) if self._faults is not None else {}
        return {"unanswered": self._measured.unanswered, "kills": self._kills, "faults": counted}


async def _stoppable(load: Coroutine[Any, Any, Done]) -> Done:
    """A load whose bots don't outlive it when it is told to stop."""
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    return await load


async def _begin(channels: Sequence[PlayedChannel]) -> None:
    opening = asyncio.Semaphore(OPENING)

    async def begin(channel: PlayedChannel) -> None:
        async with opening:
            await channel.begin()

    await asyncio.gather(*map(begin, channels))


async def _without_end(loader: FileChannel) -> None:
    while True:
        await loader.step()


async def _until_one_ends(*acts: Coroutine[Any, Any, None], seconds: float | None = None) -> None:
    """Do all of this until one has ended, or for so long. Raises what one has raised."""
    tasks = [asyncio.create_task(act) for act in acts]
    await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    for task in tasks:
        with suppress(asyncio.CancelledError):
            await task


@asynccontextmanager
async def _reading(store: Path | Server) -> AsyncIterator[Reader]:
    """A store that bots have prepared, to be read beside them."""
    database: Database
    if isinstance(store, Path):
        database = await SqliteDatabase.open(store)
    else:
        check_driver()
        from bot.db.postgres.database import PostgresDatabase

        database = await PostgresDatabase.open(store)
    try:
        yield database.read
    finally:
        await database.close()


def _in_words(figures: dict[str, Any]) -> str:
    """The figures line by line, then the account."""
    account = figures.pop("account")
    lines = []
    for name, value in [*figures.items(), ("told", account["announcements"])]:
        if isinstance(value, dict):
            value = ", ".join(f"{part} {number}" for part, number in value.items())
        lines.append(f"{name:18}{value}")
    for name in ("lost", "doubled", "out_of_order", "refused"):
        lines.append(f"{name.replace('_', ' '):18}{len(account[name])}")
        lines += [f"  {sentence}" for sentence in account[name]]
    return "\n".join(lines)
