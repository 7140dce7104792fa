"""Random play: games and moves a second, and what a position costs."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from bot.engine import AnyState, AnyView, Decision, Game, Value
from bot.engine.record import Recorder
from bot.games import GAMES
from bot.players import RandomPlayer
from bot.workshop.selfplay import play, seed_bytes

from .figures import microseconds

SECONDS = 4.0
"""How long each game is played."""


def measure() -> dict[str, Any]:
    """For each game: self-play with the fewest and the most players, bytes and times of a position."""
    return {
        game.id: {
            "selfplay": {str(seats): selfplay(game, seats) for seats in (game.seats[0], game.seats[-1])},
            "position": position(game),
        }
        for game in GAMES.values()
    }


def selfplay(game: Game, seats: int) -> dict[str, float]:
    """Whole random games on one core."""
    games = moves = 0
    start = perf_counter()
    while (passed := perf_counter() - start) < SECONDS:
        recorder = Recorder(game, seats, {}, seed_bytes(f"{games}"))
        play(recorder, [RandomPlayer(seed_bytes(f"{games} {seat}")) for seat in range(seats)])
        games += 1
        moves += recorder.state.ply
    return {"games/s": round(games / passed, 1), "moves/s": round(moves / passed)}


def position(game: Game) -> dict[str, float]:
    """A position in the middle of a game with the most players."""
    state = middle(game, game.seats[-1])
    encoded = game.encode(state)
    (decision, *_) = game.asked(state)
    view = game.view(state, decision.seat)
    player = RandomPlayer(b"bench")
    return {
        "bytes": len(encoded),
        "encode us": microseconds(lambda: game.encode(state)),
        "decode us": microseconds(lambda: game.decode(encoded)),
        "view us": microseconds(lambda: game.view(state, decision.seat)),
        "forms us": microseconds(lambda: list(decision.forms(view))),
        "options us": microseconds(lambda: options(decision, view)),
        "random move us": microseconds(lambda: player.choose(view)),
    }


def options(decision: Decision, view: AnyView) -> list[list[Value]]:
    """What autocompletion would offer for every field of every move, with nothing typed yet."""
    return [form.options(field) for form in decision.forms(view) for field in form.move.fields()]


def middle(game: Game, seats: int, seed: int = 0) -> AnyState:
    """The position in the middle of a random game."""
    recorder = Recorder(game, seats, {}, seed_bytes(f"{seed}"))
    players = [RandomPlayer(seed_bytes(f"{seed} {seat}")) for seat in range(seats)]
    play(recorder, players)
    record = recorder.record()
    for ply, state in enumerate(record.positions(game)):
        if ply == len(record.entries) // 2:
            return state
    raise AssertionError("a game has a middle")
