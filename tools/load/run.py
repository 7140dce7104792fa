"""Load and faults: real games through a fake Discord, with figures, and an account of what was lost or doubled."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Annotated, Any, Final

import msgspec
from cyclopts import Parameter, Token
from cyclopts.types import PositiveFloat, PositiveInt

from bot.db.database import Database, Reader
from bot.db.opening import check_driver
from bot.db.sqlite import SqliteDatabase
from bot.games import TITLES
from bot.settings import Server, database
from tools.bench.harness import print_json, spread
from tools.options import CannotRun

from .account import Account, Ledger
from .bots import Bots, OwnProcess, bucket_quantile
from .discord_server import DiscordServer
from .faults import Faults
from .forked_bot import ForkedBot
from .users import LOADING_CHANNELS, PATIENCE, FileChannel, PlayedChannel, UserTimes, files_in

CHANNELS_EACH: Final = 20
"""Channels of a server."""
OPENING: Final = 8
"""Channels that open their games at the same time before the measurement."""
SETTLING: Final = 120.0
"""Seconds after the last move within which everything must be announced."""
KILLED_EVERY: Final = 20.0
"""Mean seconds between kills, with faults."""
GATEWAY_EVERY: Final = 5.0
"""Mean seconds between disturbances of the gateway, with faults."""
LIFE: Final = (0.0, 0.6)
"""Bounds of the seconds from the first interaction after a kill to the next kill."""
HURRY: Final = 0.05
"""Seconds between steps in a channel if bots are killed."""
FILES_EVERY: Final = 0.2
"""Mean seconds between interactions in a channel in which files are handed in."""
IMPATIENCE: Final = 1.0
"""Seconds for which users wait for bots that are constantly killed."""


def database_in(kind: object, tokens: Sequence[Token]) -> Path | Server:
    return database(tokens[0].value)


@dataclass(frozen=True, kw_only=True)
class LoadSettings:
    """The settings of a load test; with `kills` it lasts until that many bots have been killed, whatever the rest."""

    channels: Annotated[PositiveInt, Parameter(help="how many")] = 5
    rate: Annotated[PositiveFloat, Parameter(help="moves a second, in all channels together")] = 1.0
    minutes: Annotated[PositiveFloat, Parameter(help="for how long")] = 1.0
    store: Annotated[
        Path | Server | None,
        Parameter(converter=database_in, help="an empty database; by default a temporary file"),
    ] = None
    processes: Annotated[PositiveInt, Parameter(help="of the bot")] = 1
    faults: Annotated[bool, Parameter(help="add Discord's faults, and kill bots now and then")] = False
    kills: Annotated[PositiveInt | None, Parameter(help="kill this many bots, and measure no times")] = None
    files: Annotated[Path | None, Parameter(help="let hostile users upload the files of a folder")] = None
    seed: Annotated[int, Parameter(help="of users and faults")] = 1


def run_load(settings: Annotated[LoadSettings, Parameter(name="*")] = LoadSettings()) -> int:
    """Play, and print the figures and the account as JSON; return 1 if the account has faults."""
    with TemporaryDirectory(prefix="ludi-load-") as folder:
        load = LoadTest(settings, Path(folder))
        try:
            figures, account = asyncio.run(load.measure())
        except asyncio.CancelledError as error:
            raise CannotRun(
                "The load test was interrupted: its bots are stopped, and nothing was counted."
            ) from error
    print_json(figures | {"account": msgspec.to_builtins(account)})
    return 0 if account.clean else 1


class LoadTest:
    """A load test: games in channels, with bots in processes of their own."""

    def __init__(self, settings: LoadSettings, folder: Path) -> None:
        self._settings = settings
        self._folder = folder
        self._store = settings.store or folder / "load.sqlite3"
        self._loading = LOADING_CHANNELS if settings.files is not None else 0
        channels, processes = settings.channels, settings.processes
        if settings.kills:
            channels = max(channels, processes)
        self._server = DiscordServer(channels + self._loading, max(processes, -(-channels // CHANNELS_EACH)))
        self._ledger = Ledger(self._server)
        self._measured = UserTimes()
        self._chance = Random(f"load {settings.seed}")
        self._faults = Faults(self._server, settings.seed) if settings.faults else None
        self._kills = 0

    async def measure(self) -> tuple[dict[str, Any], Account]:
        """Play at the wanted rate, or as fast as possible beside kills; return the figures and the account."""
        task = asyncio.current_task()
        assert task is not None
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)  # no bot outlives the test
        kills = self._settings.kills
        async with self._running() as (bots, read, channels):
            began = time.perf_counter()
            await _begin(channels)
            opened = time.perf_counter()
            await bots.read_figures()
            bots.durable.clear()
            self._measured.forget()
            pause = HURRY if kills else len(channels) / self._settings.rate
            acts = [self._paced(channel, pause) for channel in channels]
            acts += [self._paced(loader, FILES_EVERY) for loader in self._loaders(read)]
            acts.append(self._watch(bots))
            if kills:
                acts.append(self._kill_so_often(bots, kills))
            elif self._faults is not None:
                acts.append(self._kill_now_and_then(bots))
            if self._faults is not None:
                acts.append(self._faults.disturb_the_gateway(GATEWAY_EVERY))
            await _until_one_ends(*acts, seconds=None if kills else self._settings.minutes * 60)
            seconds = time.perf_counter() - opened
            moves = self._measured.moves
            await self._settle(bots, read)
            await bots.read_figures()
            account = await self._ledger.account(read)
            times = {
                "acknowledged ms": spread(self._measured.acknowledged, 0.95, 0.99, 1.0),
                "durable ms": {
                    name: bucket_quantile(bots.durable, part)
                    for name, part in (("median", 0.5), ("p95", 0.95), ("p99", 0.99))
                },
                "picture ms": spread(self._measured.pictures, 0.95, 0.99),
                "memory MB": round(bots.most_memory, 1),
            }
            return {
                "channels": len(channels),
                "processes": len(bots),
                "opening s": round(opened - began, 1),
                "seconds": round(seconds, 1),
                "moves": moves,
                "moves/s": round(moves / seconds, 2),
                "games begun": self._measured.games_begun,
                "files handed in": self._server.files_read,
                **({} if kills else times),
                "unanswered": self._measured.unanswered,
                "kills": self._kills,
                "faults": dict(sorted(self._faults.counted.items())) if self._faults is not None else {},
            }, account

    @asynccontextmanager
    async def _running(self) -> AsyncIterator[tuple[Bots, Reader, list[PlayedChannel]]]:
        forked = bool(self._settings.kills)
        processes = [
            ForkedBot(self._folder) if forked else OwnProcess(self._folder)
            for _ in range(self._settings.processes)
        ]
        async with self._server.running():
            bots = Bots(self._server, self._store, processes, measured=not forked)
            try:
                for number in range(len(bots)):
                    await bots.start(number)
                async with _reading(self._store) as read:
                    if await read.value("SELECT 1 FROM tables LIMIT 1") is not None:
                        raise CannotRun(
                            f"The database {self._store} has games already. Name an empty one: the load test leaves "
                            "its games there."
                        )
                    yield bots, read, self._channels(read)
            finally:
                bots.close()

    def _channels(self, read: Reader) -> list[PlayedChannel]:
        patience = IMPATIENCE if self._settings.kills else PATIENCE
        return [
            PlayedChannel(self._server, read, number, title, self._measured, self._settings.seed, patience)
            for number, title in zip(range(self._loading, len(self._server.channels)), cycle(TITLES.values()))
        ]

    def _loaders(self, read: Reader) -> list[FileChannel]:
        files = files_in(self._settings.files) if self._settings.files is not None else iter(())
        return [FileChannel(self._server, read, number, files) for number in range(self._loading)]

    async def _paced(self, channel: PlayedChannel, pause: float) -> None:
        """Make steps in a channel, with pauses of `pause` seconds on average, until canceled."""
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
        """Wait until everything is announced, without further faults, with every bot alive."""
        if self._faults is not None:
            self._faults.end()
        until = time.perf_counter() + SETTLING
        for number in range(len(bots)):
            if number not in self._server.gateway.sessions:
                await bots.kill(number)
                await bots.start(number)
        while await read.value("SELECT 1 FROM outbox WHERE sent_at IS NULL AND given_up_at IS NULL LIMIT 1"):
            if time.perf_counter() > until:
                return  # the account reports what isn't announced
            await asyncio.sleep(0.1)


async def _begin(channels: Sequence[PlayedChannel]) -> None:
    opening = asyncio.Semaphore(OPENING)

    async def begin(channel: PlayedChannel) -> None:
        async with opening:
            await channel.begin()

    await asyncio.gather(*map(begin, channels))


async def _until_one_ends(*acts: Coroutine[Any, Any, None], seconds: float | None = None) -> None:
    """Run all of these until one ends, or for this long. Raises what one has raised."""
    tasks = [asyncio.create_task(act) for act in acts]
    await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    for task in tasks:
        with suppress(asyncio.CancelledError):
            await task


@asynccontextmanager
async def _reading(store: Path | Server) -> AsyncIterator[Reader]:
    """A store prepared by bots, to be read while they run."""
    database: Database
    if isinstance(store, Path):
        database = await SqliteDatabase.open(store)
    else:
        check_driver()
        from bot.db.postgres import PostgresDatabase

        database = await PostgresDatabase.open(store)
    try:
        yield database.read
    finally:
        await database.close()
