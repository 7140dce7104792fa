"""The service under load: moves in many channels, beside computers that think and films that are drawn."""

from __future__ import annotations

import asyncio
import random
import resource
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any, Final

from bot.ai import TIRO, VETERANUS, player_called
from bot.ai.players import RandomPlayer
from bot.app.processes import processes
from bot.channel.rendering.films import Films
from bot.channel.rendering.render_workers import RenderWorkers, drawing_processes
from bot.channel.rendering.renderer import Renderer
from bot.computer_turns.processes import ThinkingWorkers
from bot.computer_turns.turns import Thinking
from bot.engine import Recorder
from bot.games import TITLES
from bot.games.title import Title
from bot.i18n.fluent import words
from bot.pictures.context import Showing
from bot.play.service import Tables
from bot.play.store import Store
from bot.play.table import Person, Table
from bot.review.film import Script, cuts, shoot
from bot.review.replay import Frames
from tools.selfplay import seed_bytes

from .harness import megabytes, spread
from .harness import quantile as part_of

CHANNELS = (1, 10, 50)
SERVICE_SECONDS = 8.0
PAUSE = (1.0, 9.0)
"""Seconds from one move in a channel to the next: five on average, quicker than people play."""

LAG_EVERY = 0.005


def measure_service(titles: Sequence[Title], share: float) -> dict[str, Any]:
    """For so many channels, at the pace of people and all at the same moment; how late the loop runs."""
    return {
        str(channels): asyncio.run(_measure_service(titles, channels, SERVICE_SECONDS * share))
        for channels in CHANNELS
        if share == 1 or channels == CHANNELS[0]
    }


class ServiceLoad:
    """Games in many channels, and how long their moves take."""

    def __init__(self, titles: Sequence[Title], tables: Tables, renderer: Renderer) -> None:
        self.titles = titles
        self.tables = tables
        self.renderer = renderer
        self.durable: list[float] = []
        self.drawn: list[float] = []
        self.bursts: list[float] = []

    async def begin(self, channel: int) -> Table:
        """A game of the title whose turn it is, with as many players as it takes."""
        title = self.titles[channel % len(self.titles)]
        people = [Person(channel * 10 + seat, f"Player {seat}") for seat in range(title.game.seats[-1])]
        await self.tables.lobbies.open(channel, 1, people[0], title.game.id, {}, "en")
        for person in people[1:]:
            await self.tables.lobbies.join(channel, person)
        return await self.tables.lobbies.start(channel, people[0])

    async def move(self, table: Table, player: RandomPlayer) -> Table:
        """A random move of whoever is asked first, measured."""
        seat = table.asked_seats[0]
        person = Person(table.user_at(seat) or 0, table.names[seat])
        move = player.choose(table.view(seat))
        start = perf_counter()
        table = await self.tables.games.play(table.channel, person, move)
        self.durable.append((perf_counter() - start) * 1000)
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

    async def stretch(self, channels: range, seconds: float) -> None:
        """The same in some channels, for a while."""
        until = perf_counter() + seconds
        await asyncio.gather(*(self.play(channel, until) for channel in channels))

    async def burst(self, channels: int) -> None:
        """One move in every channel at the same moment."""
        begun = [await self.begin(channel) for channel in range(channels)]
        player = RandomPlayer(b"burst")
        start = perf_counter()
        await asyncio.gather(*(self.move(table, player) for table in begun))
        self.bursts.append((perf_counter() - start) * 1000)

    def figures(self) -> dict[str, Any]:
        """What was measured."""
        return {
            "moves": len(self.durable),
            "durable ms": spread(self.durable, 0.95, 0.99),
            "picture ms": spread(self.drawn, 0.95, 0.99),
            "until all are drawn ms": [round(burst) for burst in self.bursts],
        }


def times_as_long(beside: ServiceLoad, without: ServiceLoad) -> dict[str, float | None]:
    """How much longer people wait beside something than without it."""
    return {
        "durable p99": _ratio(beside.durable, without.durable, 0.99),
        "picture p95": _ratio(beside.drawn, without.drawn, 0.95),
    }


def _ratio(beside: Sequence[float], without: Sequence[float], part: float) -> float | None:
    return round(part_of(beside, part) / part_of(without, part), 2) if beside and without else None


def studio_for(titles: Sequence[Title]) -> Renderer:
    """A renderer that gets ready to draw these games."""
    practised = [title.game.id for title in titles]
    renderer = Renderer(RenderWorkers(partial(drawing_processes, games=practised)))
    renderer.warm_up()
    return renderer


async def _measure_service(titles: Sequence[Title], channels: int, seconds: float) -> dict[str, Any]:
    with TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "bench.sqlite3", now=time.time())
        renderer = studio_for(titles)
        tables = Tables(store, TITLES, time.time)
        at_once = ServiceLoad(titles, tables, renderer)
        await at_once.burst(channels)
        late: list[float] = []
        watch = asyncio.create_task(_watch(late))
        paced = ServiceLoad(titles, tables, renderer)
        until = perf_counter() + seconds
        await asyncio.gather(*(paced.play(1000 + channel, until) for channel in range(channels)))
        watch.cancel()
        renderer.close()
        await store.close()
    return {
        "paced": paced.figures(),
        "all at once": at_once.figures(),
        "loop lag ms": spread(late, 0.99, 0.999),
        "memory MB": megabytes(),
    }


async def _watch(late: list[float]) -> None:
    """Note how much later than asked the loop comes back."""
    while True:
        start = perf_counter()
        await asyncio.sleep(LAG_EVERY)
        late.append((perf_counter() - start - LAG_EVERY) * 1000)


TABLES: Final = 200
"""Tables of one person, who answers at once, and one computer."""
CLICKING: Final = 50
"""Channels in which people move at their pace."""
THINKING_SECONDS: Final = 25.0
"""How long they do in each stretch: of fewer moves a hundredth would be two or three, and tell nothing."""
STRETCHES: Final = 3
"""As many without thinking and with it, in turn: what else the machine does, falls on both."""


def measure_thinking(titles: Sequence[Title], share: float) -> dict[str, Any]:
    """How long moves take until they are durable and drawn, without and with computers that think."""
    tables, clicking = (max(2, round(many * share)) for many in (TABLES, CLICKING))
    stretches = max(1, round(STRETCHES * share))
    return asyncio.run(_measure_thinking(titles, tables, clicking, stretches, THINKING_SECONDS * share))


class Crowd:
    """Tables at which a computer is always asked: whoever else sits there answers at once, anything."""

    def __init__(self, titles: Sequence[Title], tables: Tables) -> None:
        self._titles = titles
        self._tables = tables
        self._player = RandomPlayer(b"crowd")
        self._answering: set[asyncio.Task[None]] = set()
        self.thinkers = ThinkingWorkers()
        self.thinking = Thinking(tables, self.thinkers, told=self.heard, slow=self.waited)
        self.thoughts = 0

    async def begin(self, channel: int) -> None:
        """A game of the title whose turn it is."""
        title = self._titles[channel % len(self._titles)]
        host = Person(channel, f"Player {channel}")
        await self._tables.lobbies.open(channel, 1, host, title.game.id, {}, "en")
        for _ in range(title.game.seats[0] - 1):
            await self._tables.lobbies.add_computer(channel, host, VETERANUS.name)
        await self._answer(await self._tables.lobbies.start(channel, host))

    def heard(self, table: Table) -> None:
        """A computer has moved."""
        self.thoughts += 1
        task = asyncio.create_task(self._answer(table))
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    async def waited(self, table: int) -> bool:
        """Nobody looks at these tables."""
        return True

    async def close(self) -> None:
        """Go home."""
        await self.thinking.close()
        for task in self._answering:
            task.cancel()

    async def _answer(self, table: Table) -> None:
        while table.status == "playing" and table.asked_users():
            seat = table.seat_of(table.host)
            move = self._player.choose(table.view(seat))
            table = await self._tables.games.play(table.channel, Person(table.host, ""), move)
        if table.over:
            await self.begin(table.channel)


async def _measure_thinking(
    titles: Sequence[Title], many: int, clicking: int, stretches: int, seconds: float
) -> dict[str, Any]:
    with TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "bench.sqlite3", now=time.time())
        renderer = studio_for(titles)
        tables = Tables(store, TITLES, time.time)
        crowd = Crowd(titles, tables)
        loads = {name: ServiceLoad(titles, tables, renderer) for name in ("warm", "without", "with")}
        async with _held(crowd.thinkers):
            for channel in range(many):
                await crowd.begin(channel)
            await loads["warm"].stretch(range(10_000, 10_000 + clicking), seconds)
        before = crowd.thoughts
        for stretch in range(2, 2 + stretches):
            async with _held(crowd.thinkers):
                first = 10_000 * stretch
                await loads["without"].stretch(range(first, first + clicking), seconds)
            first += 1000
            await loads["with"].stretch(range(first, first + clicking), seconds)
        thoughts = crowd.thoughts - before
        await crowd.close()
        renderer.close()
        await store.close()
    without, beside = loads["without"], loads["with"]
    return {
        "tables thinking": many,
        "thoughts/s": round(thoughts / (stretches * seconds), 1),
        "without": without.figures(),
        "with": beside.figures(),
        "times as long": times_as_long(beside, without),
    }


@asynccontextmanager
async def _held(thinkers: ThinkingWorkers) -> AsyncIterator[None]:
    """Nobody thinks inside."""
    async with AsyncExitStack() as taken:
        for _ in range(thinkers.count):
            await taken.enter_async_context(thinkers.next_free(first=True))
        yield


MOST_BYTES: Final = 10_000_000
"""Bytes that a film may have."""
MOVES: Final = 1000
"""No game has more; a share of them is played."""
FILM_CLICKING: Final = 50
"""Channels in which people move at their pace."""
FILM_SECONDS: Final = 10.0
"""How long they do in each stretch."""
FILM_STRETCHES: Final = 3
"""As many without a film and with one, in turn: what else the machine does, falls on both."""


def measure_films(titles: Sequence[Title], share: float) -> dict[str, Any]:
    """The film of a game of tirones at the most seats; of all games how much longer moves take beside films."""
    scripts = [_script(title, round(MOVES * share)) for title in titles]
    measured: dict[str, Any] = {script.title.game.id: _apart(script) for script in scripts}
    if share == 1:
        measured["beside"] = asyncio.run(_beside(titles, scripts))
    return measured


def _script(title: Title, moves: int) -> Script:
    """A game up to so many moves."""
    game = title.game
    seats = game.seats[-1]
    recorder = Recorder(game, seats, {}, seed_bytes("a film"))
    players = [
        player_called(TIRO.name, game, title.evaluation, seed_bytes(f"{seat}")) for seat in range(seats)
    ]
    while (asked := game.asked(recorder.state)) and moves:
        seat, moves = asked[0].seat, moves - 1
        recorder.play(seat, players[seat].choose(game.view(recorder.state, seat)))
    names = tuple(f"Player {seat + 1}" for seat in range(seats))
    return Script(title, recorder.record(), [(0, Showing(names, words("en", game.id)))])


def _apart(script: Script) -> dict[str, Any]:
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


def _nothing() -> None:
    """What the process does first."""


def _shoot(script: Script, file: Path) -> tuple[float, float]:
    """Seconds of a core, and MB of memory at most."""
    start = process_time()
    shoot(script, file, most=MOST_BYTES, told=_unheard)
    return process_time() - start, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def _unheard(share: float) -> None:
    """Nobody asks how far it is."""


async def _beside(titles: Sequence[Title], scripts: Sequence[Script]) -> dict[str, Any]:
    with TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "bench.sqlite3", now=time.time())
        renderer = studio_for(titles)
        tables = Tables(store, TITLES, time.time)
        loads = {name: ServiceLoad(titles, tables, renderer) for name in ("warm", "without", "with")}
        await loads["warm"].stretch(range(10_000, 10_000 + FILM_CLICKING), FILM_SECONDS)
        for stretch in range(2, 2 + FILM_STRETCHES):
            first = 10_000 * stretch
            await loads["without"].stretch(range(first, first + FILM_CLICKING), FILM_SECONDS)
            async with _filming(scripts):
                await loads["with"].stretch(range(first + 1000, first + 1000 + FILM_CLICKING), FILM_SECONDS)
        renderer.close()
        await store.close()
    without, beside = loads["without"], loads["with"]
    return {
        "without": without.figures(),
        "with": beside.figures(),
        "times as long": times_as_long(beside, without),
    }


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
                await films.shoot(script, most=MOST_BYTES, told=told)

    filming = asyncio.create_task(go_on())
    await asyncio.wait({filming, asyncio.create_task(begun.wait())}, return_when=asyncio.FIRST_COMPLETED)
    try:
        yield
    finally:
        filming.cancel()
        with suppress(asyncio.CancelledError):
            await filming
