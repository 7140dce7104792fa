"""Random play: games and moves a second, and what a position costs."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any

from bot.engine import AnyState, AnyView, Decision, Game, Value
from bot.games.title import Title
from bot.players.random import RandomPlayer
from bot.workshop.selfplay import played

from .figures import microseconds

SECONDS = 2.0
"""How long each game is played with each number of players."""
REPEATED = 0.2
"""How long each act on a position is repeated, in seconds."""


def measure(titles: Sequence[Title], share: float) -> dict[str, Any]:
    """For each game: self-play with the fewest and the most players, bytes and times of a position."""
    return {
        title.game.id: {
            "selfplay": {
                str(seats): selfplay(title.game, seats, SECONDS * share)
                for seats in (title.game.seats[0], title.game.seats[-1])
            },
            "position": position(title.game, REPEATED * share),
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
