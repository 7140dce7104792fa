"""The engine on one core: random play, positions, analysis."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from random import Random
from statistics import fmean, median
from time import process_time
from timeit import timeit
from typing import Any, Final

from bot.ai.players import TIRO, RandomPlayer
from bot.computer_turns.analyses import AT_A_TIME
from bot.engine import AnyState, Game, Playout
from bot.games.title import Title
from bot.review.analysis import chances_of, costs_of
from tools.recorder import Recorder
from tools.selfplay import computer_players, play_out, play_to_the_end, played, seed_bytes

SPELL: Final = 0.5
"""Seconds of a spell of random play."""
SPELLS: Final = 5
"""Spells of each game with the fewest and with the most players; the median counts."""
REPEATED: Final = 1_000
"""Repetitions of each operation on a position."""
MIDDLES: Final = 4
"""Games from whose middle playouts begin."""
ACTS: Final = 60
"""Tasks of an analysis that are measured, spread over a game; the whole is extrapolated from them."""


def measure_play(titles: Sequence[Title], share: float) -> dict[str, Any]:
    """For each game: random moves with the fewest and the most players, and sizes and times of a position."""
    return {
        title.game.id: {
            "playouts moves/s": {
                str(seats): measure_playouts(title.game, seats, share)
                for seats in (title.game.seats[0], title.game.seats[-1])
            },
            "position": measure_position(title.game, round(REPEATED * share)),
        }
        for title in titles
    }


def measure_playouts(game: Game, seats: int, share: float) -> int:
    """Random moves per CPU second, from the middle of games to the end, without views and records.

    Making the copy that each playout begins with isn't timed.
    """
    beginnings = cycle([middle_position(game, seats, seed) for seed in range(max(1, round(MIDDLES * share)))])
    draw = Random(0).random
    rates = []
    for _ in range(max(1, round(SPELLS * share))):
        moves, passed = 0, 0.0
        while passed < SPELL * share or not moves:
            playout = Playout(game.copy(next(beginnings)))
            start = process_time()
            moves += play_to_the_end(playout, lambda bound: int(draw() * bound))
            passed += process_time() - start
        rates.append(moves / passed)
    return round(median(rates))


def measure_position(game: Game, times: int) -> dict[str, float]:
    state = middle_position(game, game.seats[-1])
    encoded = game.encode(state)
    (decision, *_) = game.asked(state)
    view = game.view(state, decision.seat)
    player = RandomPlayer(b"bench")

    def options() -> object:
        """The suggestions for every field of every move before anything is typed."""
        return [form.options(field) for form in decision.forms(view) for field in form.move.fields()]

    acts = {
        "encode": lambda: game.encode(state),
        "decode": lambda: game.decode(encoded),
        "copy": lambda: game.copy(state),
        "view": lambda: game.view(state, decision.seat),
        "forms": lambda: list(decision.forms(view)),
        "options": options,
        "random move": lambda: player.choose(view),
    }
    return {
        "bytes": len(encoded),
        **{f"{name} us": round(timeit(act, number=times) / times * 1e6, 2) for name, act in acts.items()},
    }


def middle_position(game: Game, seats: int, seed: int = 0) -> AnyState:
    record = played(game, seats, f"{seed}").record()
    for ply, state in enumerate(record.positions(game)):
        if ply == len(record.entries) // 2:
            return state
    raise AssertionError("a game has a middle")


def measure_analysis(titles: Sequence[Title], share: float) -> dict[str, Any]:
    """For each game, with the most players: CPU seconds of a whole analysis, and of its longest task."""
    return {title.game.id: _measure_analysis(title, max(2, round(ACTS * share))) for title in titles}


def _measure_analysis(title: Title, most: int) -> dict[str, Any]:
    seats = title.game.seats[-1]
    recorder = Recorder(title.game, seats, {}, seed_bytes("analysis"))
    play_out(recorder, computer_players(title, [TIRO.name] * seats, "analysis"))
    record = recorder.record()
    begun = process_time()
    chances_of(title, record)
    guessing = process_time() - begun
    acts = range(0, len(record.entries), AT_A_TIME)
    measured = []
    for start in acts[:: max(1, len(acts) // most)]:
        begun = process_time()
        costs_of(title, record, range(start, start + AT_A_TIME))
        measured.append(process_time() - begun)
    return {
        "seats": record.seats,
        "entries": len(record.entries),
        "seconds of a core": round(guessing + fmean(measured) * len(acts), 1),
        "longest act s": round(max(guessing, *measured), 2),
    }
