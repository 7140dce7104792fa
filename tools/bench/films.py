"""Films: what that of a long game of each kind costs, and what people feel while one is drawn."""

from __future__ import annotations

import asyncio
import resource
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, Final

from bot.ai import TIRO, player_called
from bot.app.processes import processes
from bot.channel.rendering.films import Films
from bot.engine import Recorder
from bot.games import TITLES
from bot.games.title import Title
from bot.i18n.fluent import words
from bot.pictures.context import Showing
from bot.play.service import Tables
from bot.play.store import Store
from bot.review.film import Script, cuts, shoot
from bot.review.replay import Frames
from tools.selfplay import seed_bytes

from .service import ServiceLoad, studio_for, times_as_long

MOST: Final = 10_000_000
"""Bytes that a film may have."""
MOVES: Final = 1000
"""No game has more; a share of them is played."""
CLICKING: Final = 50
"""Channels in which people move at their pace."""
SECONDS: Final = 10.0
"""How long they do in each stretch."""
STRETCHES: Final = 3
"""As many without a film and with one, in turn: what else the machine does, falls on both."""


def measure(titles: Sequence[Title], share: float) -> dict[str, Any]:
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
    shoot(script, file, most=MOST, told=_unheard)
    return process_time() - start, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def _unheard(share: float) -> None:
    """Nobody asks how far it is."""


async def _beside(titles: Sequence[Title], scripts: Sequence[Script]) -> dict[str, Any]:
    with TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "bench.sqlite3", now=time.time())
        renderer = studio_for(titles)
        tables = Tables(store, TITLES, time.time)
        loads = {name: ServiceLoad(titles, tables, renderer) for name in ("warm", "without", "with")}
        await loads["warm"].stretch(range(10_000, 10_000 + CLICKING), SECONDS)
        for stretch in range(2, 2 + STRETCHES):
            first = 10_000 * stretch
            await loads["without"].stretch(range(first, first + CLICKING), SECONDS)
            async with _filming(scripts):
                await loads["with"].stretch(range(first + 1000, first + 1000 + CLICKING), SECONDS)
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
                await films.shoot(script, most=MOST, told=told)

    filming = asyncio.create_task(go_on())
    await asyncio.wait({filming, asyncio.create_task(begun.wait())}, return_when=asyncio.FIRST_COMPLETED)
    try:
        yield
    finally:
        filming.cancel()
        with suppress(asyncio.CancelledError):
            await filming
