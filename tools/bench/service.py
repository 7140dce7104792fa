"""The service under load: moves in many channels, beside computers that think and films that are drawn."""

from __future__ import annotations

import asyncio
import random
import resource
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, nullcontext, suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any, Final

from bot.ai.players import VETERANUS, RandomPlayer
from bot.app.processes import processes
from bot.channel.rendering.films import Films
from bot.channel.rendering.render_workers import RenderWorkers, drawing_executor
from bot.channel.rendering.renderer import Renderer
from bot.computer_turns.processes import ThinkingWorkers
from bot.computer_turns.turns import Thinking
from bot.games.title import Title
from bot.i18n.fluent import words
from bot.pictures.names import Showing
from bot.play.service import Tables
from bot.play.table import Person, Table
from bot.review.film import Script, cuts, shoot
from bot.review.replay import Frames
from tools.selfplay import seed_bytes

from .engine import game_of_tirones
from .harness import begin_game, megabytes, move_at_random, open_tables, quantile, spread

CHANNELS: Final = (1, 10, 50)
SECONDS: Final = 8.0
PAUSE: Final = (1.0, 9.0)
"""Seconds from one move in a channel to the next: five on average, quicker than people play."""
LAG_EVERY: Final = 0.005

CLICKING: Final = 50
"""Channels in which people move at their pace while computers think or films are drawn."""
STRETCHES: Final = 3
"""As many without and with it, in turn: what else the machine does, falls on both."""
THINKING_TABLES: Final = 200
"""Tables of one person, who answers immediately, and one computer."""
THINKING_SECONDS: Final = 25.0
"""Of each stretch: of fewer moves a hundredth would be two or three, and tell nothing."""

FILM_BYTES: Final = 10_000_000
"""Bytes that a film may have."""
FILM_MOVES: Final = 1000
"""No game has more; a share of them is played."""
FILM_SECONDS: Final = 10.0
"""Of each stretch."""

Beside = Callable[[], AbstractAsyncContextManager[Any]]
"""What happens beside the moves that are measured."""


class ServiceLoad:
    """Games in many channels: milliseconds until moves are durable and drawn."""

    def __init__(self, titles: Sequence[Title], tables: Tables, renderer: Renderer) -> None:
        self.titles = titles
        self.tables = tables
        self.renderer = renderer
        self.durable: list[float] = []
        self.drawn: list[float] = []
        self.bursts: list[float] = []

    async def begin(self, channel: int) -> Table:
        return await begin_game(self.tables, self.titles[channel % len(self.titles)], channel)

    async def move(self, table: Table, player: RandomPlayer) -> Table:
        start = perf_counter()
        table, durable = await move_at_random(self.tables, table, player)
        self.durable.append(durable)
        await self.renderer.table(table)
        self.drawn.append((perf_counter() - start) * 1000)
        return table if table.status == "playing" else await self.begin(table.channel)

    async def play(self, channel: int, until: float) -> None:
        """Moves at the pace of people, until then and no longer."""
        chance = random.Random(channel)
        player = RandomPlayer(seed_bytes(f"{channel}"))
        table = await self.begin(channel)
        while (pause := chance.uniform(*PAUSE)) < until - perf_counter():
            await asyncio.sleep(pause)
            table = await self.move(table, player)
        await asyncio.sleep(max(0.0, until - perf_counter()))

    async def stretch(self, first: int, channels: int, seconds: float) -> None:
        """The same in some channels, for a while."""
        until = perf_counter() + seconds
        await asyncio.gather(*(self.play(first + channel, until) for channel in range(channels)))

    async def burst(self, channels: int) -> None:
        """One move in every channel at the same moment."""
        begun = [await self.begin(channel) for channel in range(channels)]
        player = RandomPlayer(b"burst")
        start = perf_counter()
        await asyncio.gather(*(self.move(table, player) for table in begun))
        self.bursts.append((perf_counter() - start) * 1000)

    def figures(self) -> dict[str, Any]:
        return {
            "moves": len(self.durable),
            "durable ms": spread(self.durable, 0.95, 0.99),
            "picture ms": spread(self.drawn, 0.95, 0.99),
            "until all are drawn ms": [round(burst) for burst in self.bursts],
        }


@asynccontextmanager
async def _service(titles: Sequence[Title]) -> AsyncIterator[Callable[[], ServiceLoad]]:
    """What makes loads of tables in a new store, with a renderer that gets ready to draw these games."""
    practised = [title.game.id for title in titles]
    renderer = Renderer(RenderWorkers(partial(drawing_executor, games=practised)))
    renderer.warm_up()
    async with open_tables() as tables:
        yield lambda: ServiceLoad(titles, tables, renderer)
        renderer.close()


async def _compared(
    load: Callable[[], ServiceLoad],
    channels: int,
    seconds: float,
    stretches: int,
    without: Beside,
    beside: Beside,
) -> dict[str, Any]:
    """How much longer people wait beside something than without it, in turn."""
    quiet, disturbed = load(), load()
    async with without():
        await load().stretch(10_000, channels, seconds)
    for stretch in range(2, 2 + stretches):
        async with without():
            await quiet.stretch(10_000 * stretch, channels, seconds)
        async with beside():
            await disturbed.stretch(10_000 * stretch + 1000, channels, seconds)
    return {
        "without": quiet.figures(),
        "with": disturbed.figures(),
        "times as long": {
            "durable p99": _ratio(disturbed.durable, quiet.durable, 0.99),
            "picture p95": _ratio(disturbed.drawn, quiet.drawn, 0.95),
        },
    }


def _ratio(beside: Sequence[float], without: Sequence[float], part: float) -> float | None:
    return round(quantile(beside, part) / quantile(without, part), 2) if beside and without else None


def measure_service(titles: Sequence[Title], share: float) -> dict[str, Any]:
    """For so many channels, at the pace of people and all at the same moment; how late the loop runs."""
    return {
        str(channels): asyncio.run(_measure_service(titles, channels, SECONDS * share))
        for channels in CHANNELS
        if share == 1 or channels == CHANNELS[0]
    }


async def _measure_service(titles: Sequence[Title], channels: int, seconds: float) -> dict[str, Any]:
    async with _service(titles) as load:
        burst, paced = load(), load()
        await burst.burst(channels)
        late: list[float] = []
        watch = asyncio.create_task(_watch(late))
        await paced.stretch(1000, channels, seconds)
        watch.cancel()
    return {
        "paced": paced.figures(),
        "all at once": burst.figures(),
        "loop lag ms": spread(late, 0.99, 0.999),
        "memory MB": megabytes(),
    }


async def _watch(late: list[float]) -> None:
    while True:
        start = perf_counter()
        await asyncio.sleep(LAG_EVERY)
        late.append((perf_counter() - start - LAG_EVERY) * 1000)


def measure_thinking(titles: Sequence[Title], share: float) -> dict[str, Any]:
    """How long moves take until they are durable and drawn, without and with computers that think."""
    return asyncio.run(_measure_thinking(titles, share))


class ThinkingTables:
    """Tables at which a computer is always asked: the person who sits there answers immediately, anything."""

    def __init__(self, titles: Sequence[Title], tables: Tables) -> None:
        self._titles = titles
        self._tables = tables
        self._player = RandomPlayer(b"crowd")
        self._answering: set[asyncio.Task[None]] = set()
        self._thinkers = ThinkingWorkers()
        self._thinking = Thinking(tables, self._thinkers, told=self._moved, slow=self._looked_at)
        self.thoughts = 0

    async def begin(self, channel: int) -> None:
        title = self._titles[channel % len(self._titles)]
        host = Person(channel, f"Player {channel}")
        await self._tables.lobbies.open(channel, 1, host, title.game.id, {}, "en")
        for _ in range(title.game.seats[0] - 1):
            await self._tables.lobbies.add_computer(channel, host, VETERANUS.name)
        await self._answer(await self._tables.lobbies.start(channel, host))

    def _moved(self, table: Table) -> None:
        self.thoughts += 1
        task = asyncio.create_task(self._answer(table))
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    async def _looked_at(self, table: int) -> bool:
        return True

    async def _answer(self, table: Table) -> None:
        while table.status == "playing" and table.asked_users():
            move = self._player.choose(table.view(table.seat_of(table.host)))
            table = await self._tables.games.play(table.channel, Person(table.host, ""), move)
        if table.over:
            await self.begin(table.channel)

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        async with AsyncExitStack() as taken:
            for _ in range(self._thinkers.count):
                await taken.enter_async_context(self._thinkers.next_free(first=True))
            yield

    async def close(self) -> None:
        await self._thinking.close()
        for task in self._answering:
            task.cancel()


async def _measure_thinking(titles: Sequence[Title], share: float) -> dict[str, Any]:
    many, clicking = (max(2, round(count * share)) for count in (THINKING_TABLES, CLICKING))
    seconds, stretches = THINKING_SECONDS * share, max(1, round(STRETCHES * share))
    async with _service(titles) as load:
        crowd = ThinkingTables(titles, load().tables)
        async with crowd.held():
            for channel in range(many):
                await crowd.begin(channel)
        crowd.thoughts = 0
        compared = await _compared(load, clicking, seconds, stretches, crowd.held, nullcontext)
        thoughts = crowd.thoughts
        await crowd.close()
    return {"tables thinking": many, "thoughts/s": round(thoughts / (stretches * seconds), 1), **compared}


def measure_films(titles: Sequence[Title], share: float) -> dict[str, Any]:
    """The film of a game of tirones at the most seats; of all games how much longer moves take beside films."""
    scripts = [_script(title, round(FILM_MOVES * share)) for title in titles]
    measured: dict[str, Any] = {script.title.game.id: _measure_film(script) for script in scripts}
    if share == 1:
        measured["beside"] = asyncio.run(_measure_beside_films(titles, scripts))
    return measured


def _script(title: Title, moves: int) -> Script:
    record = game_of_tirones(title, "a film", moves).record()
    names = tuple(f"Player {seat + 1}" for seat in range(record.seats))
    return Script(title, record, [(0, Showing(names, words("en", title.game.id)))])


def _measure_film(script: Script) -> dict[str, Any]:
    """In a process of its own, as the bot does it: that of this bench has drawn before."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "film.mp4"
        with processes(1, _nothing) as process:
            seconds, memory = process.submit(partial(_shoot, script, file)).result()
        size = file.stat().st_size
    pieces = cuts(Frames(script.title, script.record))
    return {
        "moves": len(script.record.entries),
        "seconds of film": round(sum(piece.seconds for piece in pieces)),
        "seconds of a core": round(seconds, 1),
        "MB": round(size / 1_000_000, 2),
        "memory MB": round(memory),
    }


def _nothing(*_: object) -> None:
    """What the process does first, and what it hears of how far the film is."""


def _shoot(script: Script, file: Path) -> tuple[float, float]:
    """Seconds of a core, and MB of memory at most."""
    start = process_time()
    shoot(script, file, most=FILM_BYTES, told=_nothing)
    return process_time() - start, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


async def _measure_beside_films(titles: Sequence[Title], scripts: Sequence[Script]) -> dict[str, Any]:
    async with _service(titles) as load:
        return await _compared(
            load, CLICKING, FILM_SECONDS, STRETCHES, nullcontext, partial(_filming, scripts)
        )


@asynccontextmanager
async def _filming(scripts: Sequence[Script]) -> AsyncIterator[None]:
    """One film after the other is drawn inside."""
    films, begun = Films(every=0.1), asyncio.Event()

    async def told(share: float) -> None:
        if share:
            begun.set()

    async def go_on() -> None:
        while True:
            for script in scripts:
                await films.shoot(script, most=FILM_BYTES, told=told)

    filming = asyncio.create_task(go_on())
    await asyncio.wait({filming, asyncio.create_task(begun.wait())}, return_when=asyncio.FIRST_COMPLETED)
    try:
        yield
    finally:
        filming.cancel()
        with suppress(asyncio.CancelledError):
            await filming
