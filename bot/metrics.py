"""The metrics, and the HTTP server from which operators read them.

Labels have few values, known beforehand (the enums below, the games, the levels, the shards): none ever names a person,
a channel or a server. `/metrics`, `/live` and `/ready` are served by the event loop itself: if that is stuck, nothing
is answered, which is the right answer.
"""

from __future__ import annotations

import asyncio
import enum
import errno
import logging
import platform
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from typing import Final

from aiohttp import web
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    disable_created_metrics,
)
from prometheus_client.aiohttp import make_aiohttp_handler

disable_created_metrics()  # the creation times of counters would be many useless lines


class InteractionKind(enum.StrEnum):
    """The kinds of interactions."""

    COMMAND = enum.auto()
    BUTTON = enum.auto()
    MENU = enum.auto()
    COMPLETION = enum.auto()


class InteractionOutcome(enum.StrEnum):
    """The outcome of an interaction."""

    ANSWERED = enum.auto()
    REFUSED = enum.auto()  # by the rules of the game, or of the bot
    LIMITED = enum.auto()  # asked for too often
    REPEATED = enum.auto()  # delivered a second time, carried out the first
    LATE = enum.auto()  # Discord accepts no answer anymore
    FAILED = enum.auto()  # by a fault of ours, which the log has with a reference


class Delivery(enum.StrEnum):
    """The outcome of an attempt to post an announcement."""

    TOLD = enum.auto()
    POSTPONED = enum.auto()
    GIVEN_UP = enum.auto()


class Way(enum.StrEnum):
    """How an announcement reaches a person."""

    CHANNEL = enum.auto()
    DIRECT = enum.auto()
    LATER = enum.auto()  # in quiet hours; if they are asked something, they are pinged afterward
    UNREACHED = enum.auto()  # they accept no direct messages from the bot


class LogLevel(enum.StrEnum):
    """The levels of log lines that are counted."""

    WARNING = enum.auto()
    ERROR = enum.auto()


class ThoughtOutcome(enum.StrEnum):
    """The outcome of a computer's thinking."""

    PLAYED = enum.auto()
    OUTDATED = enum.auto()  # the game had gone on meanwhile
    FAILED = enum.auto()  # a quicker player had to stand in


@dataclass(frozen=True)
class Shard:
    """A shard's connection; `acknowledged` and `latency` in seconds, None before the first acknowledgment."""

    id: int
    connected: bool
    acknowledged: float | None = None  # how long ago Discord answered it last
    latency: float | None = None


@dataclass(frozen=True)
class BackgroundJob:
    """The state of a background job; `succeeded` is how many seconds ago a round succeeded."""

    name: str
    failing: bool
    succeeded: float


@dataclass(frozen=True, kw_only=True)
class Stock:
    """The values of the gauges; empty before the bot has started."""

    queues: Mapping[str, int] = field(default_factory=dict)  # the length of each queue
    oldest: Mapping[bool, float] = field(default_factory=dict)
    """The age of the oldest unsent announcement, in seconds, by whether it was tried in vain."""
    games: Mapping[tuple[str, str], int] = field(default_factory=dict)
    """The number of tables, by game and state."""
    shards: tuple[Shard, ...] = ()
    written: float | None = None
    """Seconds since the last trial write was committed."""
    commands_known: bool | None = None  # whether Discord has the commands of this version
    jobs: tuple[BackgroundJob, ...] = ()


PREFIX: Final = "ludi"

_ANSWERS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.0, 3.0)
"""Buckets in seconds: a move should be durable within 0.15, and Discord waits 3 for an acknowledgment."""

_PICTURES: Final = (0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 5.0, 10.0, 30.0)
"""Buckets in seconds: a picture should be there within 1."""

_THOUGHTS: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 15.0, 30.0, 60.0, 120.0)
"""Buckets in seconds: thinking is given up after 30 seconds of a core."""

_LAG: Final = (0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)
"""Buckets in seconds: nothing may block the loop for more than 0.02."""

_GAUGES: Final[dict[str, tuple[str, ...]]] = {
    "waiting": ("The length of each queue.", "queue"),
    "oldest_announcement_seconds": (
        "The age of the oldest announcement not yet posted, by whether posting it was tried.",
        "tried",
    ),
    "games": ("Tables in the store, by game and state.", "game", "state"),
    "shard_connected": ("1 if a shard is connected, else 0.", "shard"),
    "shard_acknowledged_seconds": ("The time since Discord last acknowledged a shard's heartbeat.", "shard"),
    "shard_latency_seconds": ("The latency of that acknowledgment.", "shard"),
    "written_seconds": ("The time since the last trial write was committed.",),
    "commands_known": ("1 if Discord has the commands of this version, else 0.",),
    "job_failing": (
        "1 if a background job fails or hangs, else 0.",
        "background_job",
    ),
    "job_succeeded_seconds": ("The time since a background job's last success.", "background_job"),
    "ready": ("1 if the bot is ready, else 0; /ready says what is missing.",),
}
"""The gauges: the description of each, and its labels."""


class Metrics:
    """The metrics of one process, in a registry of their own.

    Times are in seconds. `known_games` are the games that appear by name; others are "unknown".
    """

    def __init__(self, known_games: Iterable[str] = ()) -> None:
        self.registry = CollectorRegistry()
        self._known_games = frozenset(known_games)

        def counter(name: str, what: str, *labels: str) -> Counter:
            return Counter(name, what, labels, namespace=PREFIX, registry=self.registry)

        def histogram(name: str, what: str, buckets: Sequence[float], *labels: str) -> Histogram:
            return Histogram(name, what, labels, namespace=PREFIX, registry=self.registry, buckets=buckets)

        self.interactions = counter(
            "interactions", "Commands, clicks and completions, by outcome.", "kind", "outcome"
        )
        self.acknowledgment = histogram(
            "acknowledgment_seconds",
            "From arrival to the first answer to Discord.",
            _ANSWERS,
            "kind",
        )
        self.durable = histogram(
            "durable_seconds", "From the arrival of a move until it was committed.", _ANSWERS
        ).observe
        self.shown = histogram(
            "picture_seconds",
            "From the arrival of an interaction until its card is in the channel.",
            _PICTURES,
        ).observe
        self.answer_lost = counter("answers_lost", "Private responses that Discord did not accept.").inc
        self.announcements = counter(
            "announcements", "Attempts to post an announcement, by outcome.", "outcome"
        )
        self.pings = counter("pings", "People pinged, by way.", "way")
        self.drawing = histogram(
            "drawing_seconds",
            "The time for a picture, waiting included.",
            _PICTURES,
            "game",
            "picture",
        )
        self.drawings_failed = counter("drawings_failed", "Pictures that could not be drawn.")
        self.cache_requests = counter("cache_requests", "Cache lookups, by result.", "cache", "result")
        self._thoughts = counter("thoughts", "Turns of computers, by outcome.", "level", "outcome")
        self._thought = histogram(
            "thought_seconds",
            "From the start of thinking until the move is played.",
            _THOUGHTS,
            "level",
        )
        self.advised = histogram(
            "advice_seconds", "From the request for advice to the answer.", _THOUGHTS
        ).observe
        self.lagged = histogram("loop_lag_seconds", "The lag of the event loop.", _LAG).observe

        self._gauges = {
            name: Gauge(name, what, labels, namespace=PREFIX, registry=self.registry)
            for name, (what, *labels) in _GAUGES.items()
        }
        self.log_lines = counter("log_lines", "Warnings and errors, even if not written to the log.", "level")
        Info("build", "The running version.", namespace=PREFIX, registry=self.registry).info(
            {"version": _version(), "python": platform.python_version()}
        )
        ProcessCollector(registry=self.registry)
        # All begin at zero: Prometheus would not notice the growth of a counter that begins at one.
        for kind in InteractionKind:
            for outcome in InteractionOutcome:
                self.interactions.labels(kind, outcome)
        for delivery in Delivery:
            self.announcements.labels(delivery)
        for way in Way:
            self.pings.labels(way)
        for level in LogLevel:
            self.log_lines.labels(level)

    def thought(self, level: str, outcome: ThoughtOutcome, seconds: float) -> None:
        for each in ThoughtOutcome:
            self._thoughts.labels(level, each).inc(each is outcome)
        self._thought.labels(level).observe(seconds)

    def taken_stock(self, stock: Stock, *, ready: bool) -> None:
        """Set the gauges, and drop former values."""
        gauges = self._gauges
        for name, (_, *labels) in _GAUGES.items():
            if labels:
                gauges[name].clear()
        for queue, waiting in stock.queues.items():
            gauges["waiting"].labels(queue).set(waiting)
        for tried, age in stock.oldest.items():
            gauges["oldest_announcement_seconds"].labels("yes" if tried else "no").set(age)
        for (game, state), tables in stock.games.items():
            known_game = game if game in self._known_games else "unknown"
            gauges["games"].labels(known_game, state).inc(tables)
        for shard in stock.shards:
            gauges["shard_connected"].labels(shard.id).set(shard.connected)
            if shard.acknowledged is not None:
                gauges["shard_acknowledged_seconds"].labels(shard.id).set(shard.acknowledged)
            if shard.latency is not None:
                gauges["shard_latency_seconds"].labels(shard.id).set(shard.latency)
        gauges["written_seconds"].set(float("nan") if stock.written is None else stock.written)
        known = stock.commands_known
        gauges["commands_known"].set(float("nan") if known is None else known)
        for job in stock.jobs:
            gauges["job_failing"].labels(job.name).set(job.failing)
            gauges["job_succeeded_seconds"].labels(job.name).set(job.succeeded)
        gauges["ready"].set(ready)


@cache
def _version() -> str:
    try:
        return version("ludi-romani")
    except PackageNotFoundError:  # run from a checkout without installing it
        return "unknown"


class _Counter(logging.Handler):
    """Counts warnings and errors of all loggers."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.WARNING)
        self._metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        level = LogLevel.ERROR if record.levelno >= logging.ERROR else LogLevel.WARNING
        self._metrics.log_lines.labels(level).inc()


@contextmanager
def counted_lines(metrics: Metrics) -> Iterator[None]:
    handler = _Counter(metrics)
    logging.getLogger().addHandler(handler)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(handler)


LAG_EVERY: Final = 0.5  # seconds between two measurements of the event loop's lag


class CannotListen(Exception):
    """The port can't be used; the message is a sentence that says what would be right."""


@asynccontextmanager
async def served(
    host: str,
    port: int,
    metrics: Metrics,
    *,
    stock: Callable[[], Awaitable[Stock]],
    missing: Callable[[], Sequence[str]],
) -> AsyncIterator[str]:
    """Serve on a port (0: any free one) while the block runs; yields the address (`http://…`).

    `stock` returns the values of the gauges, `missing` what keeps the bot from being ready, in sentences. Raises
    CannotListen.
    """
    written_out = make_aiohttp_handler(metrics.registry)

    async def measured(request: web.Request) -> web.StreamResponse:
        metrics.taken_stock(await stock(), ready=not missing())
        return await written_out(request)

    async def live(request: web.Request) -> web.Response:
        return web.Response(text="The event loop runs.\n")

    async def ready(request: web.Request) -> web.Response:
        if lacks := missing():
            return web.Response(status=503, text="".join(f"{sentence}\n" for sentence in lacks))
        return web.Response(
            text="Every shard is connected, Discord has the commands, the database can be written, all jobs succeed.\n"
        )

    app = web.Application()
    app.add_routes([web.get("/metrics", measured), web.get("/live", live), web.get("/ready", ready)])
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
    await runner.setup()
    watch = asyncio.create_task(_watch_lag(metrics), name="watch over the event loop")
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            raise CannotListen(_sentence(host, port, error)) from error
        host, port, *_ = runner.addresses[0]
        yield f"http://{f'[{host}]' if ':' in host else host}:{port}"
    finally:
        watch.cancel()
        await runner.cleanup()


async def _watch_lag(metrics: Metrics) -> None:
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG_EVERY
        await asyncio.sleep(LAG_EVERY)
        metrics.lagged(max(0.0, loop.time() - due))


def _sentence(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return (
            f"METRICS_PORT is {port}, which another program uses on {host}. "
            "Name another port, or stop that program."
        )
    if error.errno in (errno.EACCES, errno.EPERM):
        return f"METRICS_PORT is {port}, which this user can't use. Name one from 1024 up, for example 9464."
    return (
        f"METRICS_HOST is {host}, where this machine can't listen ({error.strerror or error}). "
        "Name one of its own addresses: 127.0.0.1 for itself alone, 0.0.0.0 for all."
    )
