"""Weights tuned by duels: of two evaluations that differ a little in every figure, the winner shows where to go.

`python -m tools tuning GAME --seats 2 5 --rounds 100` goes on from the game's `weights.json`, and writes it.
What is fitted to results, or set by hand, mistakes what goes with winning for what wins. So all weights are pushed to
and fro together, each by a sign of chance; both sides play the same deals, once on each other's seats; and every weight
goes a little towards the side that was ahead (simultaneous perturbation, SPSA). The mean of the second half of the
rounds is kept. The same arguments and weights give the same file. Needs the extra `tools`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path
from statistics import fmean, pstdev
from typing import Final

import numpy as np

from bot.ai.search import Reply
from bot.engine import STAGES, Chance, Playout, Weights
from bot.games import TITLES

from .selfplay import check_goes_to_an_end, game_file, seed_bytes, write_made
from .weights import Floats, TrainingCourse, TrainingGame, play_training_game, training_options

WIDTH: Final = 12
"""How many moves are weighed: duels are many, and short."""

DUELS: Final = 16
"""Of each round; in half as many games it is measured before by how much figures differ."""

PUSH: Final = 0.5
"""How far weights are pushed to either side, in their measures."""

STEP: Final = 0.05
"""How far they go in a round, in their measures."""

MEASURE: Final = 0.5, 3.0
"""A weight's measure is what it is worth itself, but between these multiples of the median of all."""


@dataclass(frozen=True)
class Duel:
    """Two sides that play one deal, and then once more on each other's seats."""

    game: str
    seats: int
    seed: str
    sides: tuple[Weights, Weights]


def tuning_options(parser: argparse.ArgumentParser) -> None:
    training_options(parser)
    parser.add_argument("--rounds", type=int, default=100, help=f"of {DUELS} duels each (default: 100)")


def run_tuning(*, game: str, seats: Sequence[int] | None, seed: int, into: Path | None, rounds: int) -> int:
    seats = seats or TITLES[game].game.seats
    begun = TITLES[game].evaluation.weights
    made = (
        f"{begun.made}, then python -m tools tuning {game} "
        f"--seats {' '.join(map(str, seats))} --rounds {rounds} --seed {seed}"
    )
    write_made(tuned(game, begun, seats, rounds, seed), made, into or game_file(game, "weights.json"))
    return 0


def tuned(
    game: str, begun: Weights, seats: Sequence[int], rounds: int, seed: int, each: int = DUELS
) -> Weights:
    """The weights after so many rounds, of so many duels each."""
    names = list(begun.figures)
    start = _flat(begun.figures, names)
    chance = Chance(seed_bytes(f"tuning {game} {seed}"))
    moved, kept = np.zeros_like(start), list[Floats]()
    with ProcessPoolExecutor() as pool:
        lessons = [
            TrainingGame(game, seats[at % len(seats)], f"measure {seed} {at}", begun)
            for at in range(each // 2)
        ]
        measure = _measures(start, names, list(chain.from_iterable(pool.map(play_training_game, lessons))))
        for number in range(rounds):
            signs = [np.array([1.0 - 2 * chance.below(2) for _ in start]) for _ in range(each)]
            duels = [
                Duel(
                    game,
                    seats[place % len(seats)],
                    f"{game} {seed} {number} {place}",
                    (
                        _named(start + measure * (moved + PUSH * sign), names),
                        _named(start + measure * (moved - PUSH * sign), names),
                    ),
                )
                for place, sign in enumerate(signs)
            ]
            margins = list(pool.map(duel_margin, duels))
            usual = pstdev(margins) or 1.0
            for ahead, sign in zip(margins, signs, strict=True):
                moved = moved + STEP / each * ahead / usual * sign
            if number >= rounds // 2:
                kept.append(moved)
            if number % 10 == 9:
                print(f"round {number + 1} of {rounds}", flush=True)
    return _named(start + measure * np.mean(kept, 0), names) if kept else begun


def duel_margin(duel: Duel) -> float:
    title = TITLES[duel.game]
    found = []
    for turn in (0, 1):
        sides = [replace(title.evaluation, weights=weights) for weights in duel.sides]
        replies = [Reply(title.game, sides[(seat + turn) % 2]) for seat in range(duel.seats)]
        chance = Chance(seed_bytes(f"duel {duel.seed}"))
        playout = Playout(title.game.new(duel.seats, {}, seed_bytes(duel.seed)))
        while playout.questions:
            check_goes_to_an_end(title.game, playout.state)
            replies[playout.questions[0].decision.seat].play(playout, WIDTH, chance)
        results = [title.evaluation.result(playout.state.outcome, seat) for seat in range(duel.seats)]
        found.append(fmean(results[turn::2]) - fmean(results[1 - turn :: 2]))
    return fmean(found)


def _measures(start: Floats, names: Sequence[str], courses: Sequence[TrainingCourse]) -> Floats:
    """What is much for each weight: a push makes positions differ by as much as the usual figure does.

    What never differs is not pushed.
    """
    noted = [figures for course in courses for figures, _ in course.figures]
    spread = np.repeat([np.std([figures.get(name, 0.0) for figures in noted]) for name in names], STAGES)
    worth = np.abs(start) * spread
    middle = float(np.median(worth))
    measure = np.clip(worth, middle * MEASURE[0], middle * MEASURE[1])
    return np.where(spread > 0, measure / np.maximum(spread, 1e-9), 0.0)


def _flat(figures: Mapping[str, tuple[float, ...]], names: Iterable[str]) -> Floats:
    return np.array(list(chain.from_iterable(figures[name] for name in names)))


def _named(flat: Floats, names: Iterable[str]) -> Weights:
    values = [round(float(value), 4) for value in flat]
    return Weights(
        figures={name: tuple(values[at * STAGES : (at + 1) * STAGES]) for at, name in enumerate(names)}
    )
