"""Random play: games and moves a second, with all that is told or without, and what a position costs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import cycle
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

from bot.ai.players import RandomPlayer
from bot.engine import AnyState, AnyView, Decision, Game, Playout, Value
from bot.games.title import Title
from tools.selfplay import played

from .figures import microseconds

SECONDS = 2.0
"""How long each game is played with each number of players."""
PLAYED_OUT = 1.0
"""How long each game is played out with each number of players."""
REPEATED = 0.2
"""How long each act on a position is repeated, in seconds."""
MIDDLES = 4
"""The games from the middle of which playouts begin."""
GAMES_COPIED = 2
"""The whole games whose positions are copied."""
COPIES = 5
"""How often each of them is; the shortest time counts."""


def measure(titles: Sequence[Title], share: float) -> dict[str, Any]:
    """For each game: self-play and playouts with the fewest and the most players, bytes and times of a position."""
    return {
        title.game.id: {
            "selfplay": {
                str(seats): selfplay(title.game, seats, SECONDS * share)
                for seats in (title.game.seats[0], title.game.seats[-1])
            },
            "playouts": {
                str(seats): {"moves/s": round(playouts(title.game, seats, share))}
                for seats in (title.game.seats[0], title.game.seats[-1])
            },
            "position": position(title.game, REPEATED * share),
            "copy us": copies(title.game, max(1, round(GAMES_COPIED * share))),
        }
        for title in titles
    }


def selfplay(game: Game, seats: int, seconds: float) -> dict[str, float]:
    """Whole random games on one core."""
    games = moves = 0
    start = perf_counter()
    while (passed := perf_counter() - start) < seconds or not games:
        moves += played(game, seats, f"{games}").state.ply
        games += 1
    return {"games/s": round(games / passed, 1), "moves/s": round(moves / passed)}


def playouts(game: Game, seats: int, share: float = 1.0) -> float:
    """Moves a second on one core from the middle of games to the end, by random moves (`random_move`).

    Nobody sees, hears or records them; the copy that each begins from is made outside the time.
    """
    return next(spells_of_playouts(game, seats, PLAYED_OUT * share, max(1, round(MIDDLES * share))))


def spells_of_playouts(game: Game, seats: int, seconds: float, middles: int = MIDDLES) -> Iterator[float]:
    """Moves a second of this process, measured anew for so long each time: what else the machine does hardly counts."""
    beginnings = cycle([middle(game, seats, seed) for seed in range(middles)])
    draw = Random(0).random  # noqa: S311 - what is measured need not be hard to guess
    while True:
        moves, passed = 0, 0.0
        while passed < seconds or not moves:
            playout = Playout(game.copy(next(beginnings)))
            start = process_time()
            moves += playout.play_to_the_end(lambda bound: int(draw() * bound))
            passed += process_time() - start
        yield moves / passed


def copies(game: Game, games: int) -> dict[str, float]:
    """Microseconds of a copy, over all positions of whole games with the most players."""
    times: list[float] = []
    for number in range(games):
        for state in played(game, game.seats[-1], f"copied {number}").record().positions(game):
            times.append(min(_seconds_of_a_copy(game, state) for _ in range(COPIES)) * 1e6)
    return {"median": round(median(times), 1), "most": round(max(times), 1)}


def _seconds_of_a_copy(game: Game, state: AnyState) -> float:
    start = perf_counter()
    game.copy(state)
    return perf_counter() - start


def position(game: Game, seconds: float) -> dict[str, float]:
    """A position in the middle of a game with the most players."""
    state = middle(game, game.seats[-1])
    encoded = game.encode(state)
    (decision, *_) = game.asked(state)
    view = game.view(state, decision.seat)
    player = RandomPlayer(b"bench")
    return {
        "bytes": len(encoded),
        "encode us": microseconds(lambda: game.encode(state), seconds),
        "decode us": microseconds(lambda: game.decode(encoded), seconds),
        "view us": microseconds(lambda: game.view(state, decision.seat), seconds),
        "forms us": microseconds(lambda: list(decision.forms(view)), seconds),
        "options us": microseconds(lambda: options(decision, view), seconds),
        "random move us": microseconds(lambda: player.choose(view), seconds),
    }


def options(decision: Decision, view: AnyView) -> list[list[Value]]:
    """What autocompletion would offer for every field of every move, with nothing typed yet."""
    return [form.options(field) for form in decision.forms(view) for field in form.move.fields()]


def middle(game: Game, seats: int, seed: int = 0) -> AnyState:
    """The position in the middle of a random game."""
    record = played(game, seats, f"{seed}").record()
    for ply, state in enumerate(record.positions(game)):
        if ply == len(record.entries) // 2:
            return state
    raise AssertionError("a game has a middle")
