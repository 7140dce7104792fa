"""Weights for a game's judgement, made from games that computers play against themselves.

`python -m bot.workshop.weights GAME --seats 2 5 --games 200 --rounds 6` writes the game's `weights.json`: the
first round is played at random, each further one by the weights of the round before, with moves by chance among them
so that positions of all kinds come up. Weights are fitted to what came of all positions at the end (ridge regression).
The same arguments give the same file. Needs the extra `weights`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, TypeAlias

import msgspec
import numpy as np

from bot.engine import STAGES, Chance, Playout, Weights, stage_mixture
from bot.games import TITLES
from bot.players import Reply

from .selfplay import check_goes_to_an_end, seed_bytes

AT_RANDOM: Final = 0.08
"""In how many of the moves chance plays, from the second round on."""

NOTED: Final = 0.34
"""Of how many positions the figures are noted."""

WIDTH: Final = 30
"""How many moves are weighed."""

KEPT: Final = 3
"""Of so many rounds the positions are used, the newest; the games by chance only as long as there is nothing else."""

RIDGE: Final = 3.0, 2e-4
"""What holds weights back that little speaks for: in all, and for each position."""

Noted: TypeAlias = tuple[dict[str, float], float, float]
"""The figures of a seat, how much of the game was over, and what came of it."""


@dataclass(frozen=True)
class Lesson:
    """One game to be played."""

    game: str
    seats: int
    seed: str
    weights: Weights


def main(arguments: Sequence[str] | None = None) -> int:
    """Make weights; 2 where there is no such game."""
    parser = argparse.ArgumentParser(prog="python -m bot.workshop.weights", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, nargs="+", help="numbers of players, in turn (default: all)")
    parser.add_argument("--games", type=int, default=200, help="of a round (default: 200)")
    parser.add_argument("--rounds", type=int, default=6, help="default: 6")
    parser.add_argument("--seed", type=int, default=1, help="default: 1")
    parser.add_argument("--into", type=Path, help="the file (default: that of the game)")
    options = parser.parse_args(arguments)
    if options.game not in TITLES:
        print(f"There is no game called {options.game}. There is: {', '.join(TITLES)}.", file=sys.stderr)
        return 2
    seats = options.seats or list(TITLES[options.game].game.seats)
    made = (
        f"python -m bot.workshop.weights {options.game} --seats {' '.join(map(str, seats))} "
        f"--games {options.games} --rounds {options.rounds} --seed {options.seed}"
    )
    weights = learned(options.game, seats, options.games, options.rounds, options.seed)
    file = options.into or Path(__file__).parents[1] / "games" / options.game / "weights.json"
    weights = msgspec.structs.replace(weights, made=made)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(weights), indent=1) + b"\n")
    return 0


def learned(game: str, seats: Sequence[int], games: int, rounds: int, seed: int) -> Weights:
    """The weights after so many rounds of so many games."""
    weights, kept = Weights(), list[list[Noted]]()
    with ProcessPoolExecutor() as pool:
        for number in range(rounds):
            lessons = [
                Lesson(game, seats[place % len(seats)], f"{game} {seed} {number} {place}", weights)
                for place in range(games)
            ]
            kept = [
                *(kept if number > 1 else []),
                [noted for found in pool.map(play, lessons) for noted in found],
            ]
            kept = kept[-KEPT:]
            weights = fitted([noted for found in kept for noted in found])
            print(f"round {number + 1}: {len(kept[-1])} positions", flush=True)
    return weights


def play(lesson: Lesson) -> list[Noted]:
    """The positions of a game, from everybody's side."""
    title = TITLES[lesson.game]
    judgement = replace(title.judgement, weights=lesson.weights)
    chance, reply = Chance(seed_bytes(f"chance {lesson.seed}")), Reply(title.game, judgement)
    playout = Playout(title.game.new(lesson.seats, {}, seed_bytes(lesson.seed)))
    state, found = playout.state, list[tuple[int, dict[str, float], float]]()
    while playout.questions:
        check_goes_to_an_end(title.game, state)
        if chance.below(1000) < NOTED * 1000:
            at = judgement.progress(state)
            found += [(seat, judgement.figures(state, seat), at) for seat in range(state.seats)]
        if not lesson.weights.figures or chance.below(1000) < AT_RANDOM * 1000:
            playout.play_at_random(chance.below)
        else:
            reply.play(playout, WIDTH, chance)
    return [(figures, at, judgement.result(state.outcome, seat)) for seat, figures, at in found]


def fitted(positions: Sequence[Noted]) -> Weights:
    """The weights that come nearest to what came of the positions."""
    names = sorted({name for figures, _, _ in positions for name in figures})
    place = {name: index * STAGES for index, name in enumerate(names)}
    counted = np.zeros((len(positions), len(names) * STAGES))
    for row, (figures, at, _) in enumerate(positions):
        for stage, part in enumerate(stage_mixture(at)):
            for name, figure in figures.items():
                counted[row, place[name] + stage] = part * figure
    results = np.array([result for _, _, result in positions])
    spread = counted.std(0) + 1e-9
    counted /= spread
    held = np.eye(len(spread)) * (RIDGE[0] + RIDGE[1] * len(positions))
    weights = np.linalg.solve(counted.T @ counted + held, counted.T @ results) / spread
    return Weights(figures={name: _rounded(weights[at : at + STAGES]) for name, at in place.items()})


def _rounded(weights: Iterable[float]) -> tuple[float, ...]:
    return tuple(round(float(weight), 4) for weight in weights)


if __name__ == "__main__":
    sys.exit(main())
