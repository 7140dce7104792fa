"""The renderer's worker processes, and how they warm up."""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import Executor
from functools import partial
from itertools import count
from math import inf
from time import monotonic, sleep
from typing import Final, TypeVar

from bot.ai.players import RandomPlayer
from bot.app import fallbacks
from bot.app.processes import Pool, bound, bounded, give_back, keep_for_good, processes
from bot.games.title import Title
from bot.i18n.fluent import words
from bot.pictures.canvas import Canvas
from bot.pictures.names import Showing

_ROUNDS: Final = 4  # a random game's table is drawn again after this many moves of each seat


def warm_up_drawings(title: Title) -> Iterator[Callable[[], Canvas]]:
    """Functions that draw random games from start to end, and rare pieces, one picture each."""
    most, fewest = title.game.seats[-1], title.game.seats[0]
    yield from _drawings(title, most, bytes(32))
    said = words("en", title.game.id)
    yield from (partial(title.artist.rules[name], said) for name in title.artist.practiced)
    yield from _drawings(title, fewest, bytes(32))


def _drawings(title: Title, seats: int, seed: bytes) -> Iterator[Callable[[], Canvas]]:
    game, artist = title.game, title.artist
    showing = Showing((), words("en", game.id))
    state = game.new(seats, {}, seed)
    player = RandomPlayer(seed)
    while asked := game.asked(state):
        seat = asked[0].seat
        if state.ply % (_ROUNDS * seats) == 0:
            yield from (partial(draw, game.view(state, seat), showing) for draw in artist.tables)
        game.play(state, seat, player.choose(game.view(state, seat)))
    yield from (partial(draw, game.view(state, None), showing) for draw in artist.tables)


T = TypeVar("T")

COUNT: Final = 2  # how many pictures are drawn, or games replayed, at the same time
TOO_LONG: Final = 30.0
"""Seconds of a core after which a picture is given up: something loops, and blocks everything that waits."""


class RenderWorkers:
    """Runs functions in worker processes; functions and results must be picklable (a module's, or a partial of one)."""

    def __init__(self, make: Callable[[], Executor] | None = None) -> None:
        self._pool = Pool(make or drawing_executor)
        self._doing = 0

    @property
    def waiting(self) -> int:
        return max(0, self._doing - COUNT)

    def warm_up(self, *asked: Callable[..., object]) -> None:
        """Start the processes, and have them import the modules of the functions that will be `asked` first."""
        for _ in range(COUNT):
            self._pool.get_ready(partial(_get_ready, asked))

    async def do(self, act: Callable[[], T]) -> T:
        """Run a function. Raises what it raises, and TimeoutError if it takes too long."""
        self._doing += 1
        try:
            done, found = await self._pool.do(partial(_carry_out, act))
            if found:
                fallbacks.log(found)
            return done
        finally:
            self._doing -= 1

    def close(self) -> None:
        self._pool.close()


def drawing_executor(too_long: float = TOO_LONG, games: Collection[str] | None = None) -> Executor:
    """Processes that give up what takes too long, and warm up with these games (None: all) while idle."""
    return processes(COUNT, partial(_begin, too_long, games))


def _begin(too_long: float, games: Collection[str] | None) -> None:
    bound("a picture", too_long)
    threading.Thread(target=_warm_up, args=(games,), daemon=True, name="warm-up").start()


_REST: Final = 0.3
"""Seconds without work after which a worker goes on warming up."""

_ACTS: Final = 50  # pictures after which free memory is given back to the system
_carried_out = count(1)
_leisure_from = 0.0  # when this process may go on warming up (`monotonic`): not while it draws


def _carry_out(act: Callable[[], T]) -> tuple[T, list[fallbacks.Fault]]:
    """Run a function; return its result and the faults, as this process has no log."""
    global _leisure_from
    _leisure_from = inf
    try:
        with fallbacks.gathered() as found:
            return bounded(act), found
    finally:
        if next(_carried_out) % _ACTS == 0:
            give_back()
        _leisure_from = monotonic() + _REST


def png_of(draw: Callable[..., Canvas], *what: object) -> bytes:
    return draw(*what).png()


def _get_ready(asked: Sequence[Callable[..., object]]) -> None:
    """Do nothing: unpickling the arguments has imported their modules."""
    from bot import games

    assert games.TITLES


def _warm_up(games: Collection[str] | None) -> None:
    from bot.games import TITLES

    for game in TITLES if games is None else games:
        for draw in warm_up_drawings(TITLES[game]):
            while monotonic() < _leisure_from:
                sleep(_REST)
            draw()
    keep_for_good()
    give_back()
