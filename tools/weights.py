"""Fits the weights of a game's evaluation to games that computers play against themselves.

`python -m tools weights GAME --seats 2 5 --games 200 --rounds 6` writes the game's `weights.json`. The first round is
played at random, each later one with the weights of the round before, and some random moves for varied positions. The
weights are fitted to the outcomes of all positions by ridge regression: partly to the results, partly to the estimates
of the game's next positions, which reduces variance (TD(lambda)). The same arguments give the same file. Needs the
extra `tools`.

A game's `prior.json` can say what its figures are worth, and how far off that may be: `{"favor": [1, 0.03]}`, or stage
by stage `{"coins": [[2, 1.3, 0.5], 0.1]}`. Then the first round is played with the prior, and the weights are held
close to it, by the same margin at all stages. The fit is then to leads: a seat's figures and result less the others'
mean, so that what all have in common plays no part. `--from-nothing` ignores the prior.

After each round it prints how strong the weights are: what one player with them wins against others with the game's
present weights, both at first sight.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from pathlib import Path
from statistics import fmean
from typing import Annotated, Final, TypeAlias

import msgspec
import numpy as np
from cyclopts import Parameter
from cyclopts.types import PositiveInt
from numpy.typing import NDArray

from bot.ai.search import Reply
from bot.engine import STAGES, Chance, Playout, Weights, stage_mixture
from bot.games import TITLES

from .arena import shares_of_win
from .options import GameId, Into
from .selfplay import check_goes_to_an_end, game_file, play_at_random, seed_bytes, write_made

Floats: TypeAlias = NDArray[np.float64]

AT_RANDOM: Final = 0.08
"""The share of random moves, from the second round on."""

NOTED: Final = 0.34
"""The share of positions whose figures are noted."""

WIDTH: Final = 30
"""The number of moves weighed."""

KEPT: Final = 3
"""The number of newest rounds whose positions are used; random games are used only as long as there are no others."""

RIDGE: Final = 3.0, 2e-4
"""The ridge penalty: a constant, and a term for each position."""

MEASURED: Final = 24
"""The games that measure the strength of a round's weights."""

LOOKED_ON: Final = 0.8
"""The lambda of TD(lambda): the share of a position's target that comes from beyond the next noted position."""

SWEEPS: Final = 20
"""The number of times that weights are fitted to their own estimates of the next positions."""

HELD: Final = 0.1, 6.0
"""The penalty for deviating from a prior, for each position, and the factor by which a single stage's is larger."""

Prior: TypeAlias = dict[str, tuple[float | tuple[float, ...], float]]
"""The prior weights of figures, one for all stages or stage by stage, and how far off they may be."""


@dataclass(frozen=True)
class TrainingCourse:
    """A game of a seat: the figures noted, each with the game's progress, and the result."""

    figures: Sequence[tuple[dict[str, float], float]]
    result: float


def run_weights(
    game: GameId,
    *,
    seats: Annotated[Sequence[int], Parameter(help="how many play, in turn; all if none is named")] = (),
    games: Annotated[PositiveInt, Parameter(help="of a round")] = 200,
    rounds: PositiveInt = 6,
    seed: int = 1,
    from_nothing: Annotated[bool, Parameter(help="ignore the game's prior", negative=())] = False,
    into: Into = None,
) -> None:
    seats = seats or TITLES[game].game.seats
    made = (
        f"python -m tools weights {game} --seats {' '.join(map(str, seats))} "
        f"--games {games} --rounds {rounds} --seed {seed}{' --from-nothing' * from_nothing}"
    )
    thought = Path() if from_nothing else game_file(game, "prior.json")
    prior = msgspec.json.decode(thought.read_bytes(), type=Prior) if thought.is_file() else None
    weights = Weights()
    for number, weights in enumerate(learned(game, seats, games, rounds, seed, prior), 1):
        won = strength(game, weights, seats[0], f"{seed} {number}")
        print(f"round {number} of {rounds}: {number * games} games, wins {won:.0%}", flush=True)
    write_made(weights, made, into or game_file(game, "weights.json"))


def learned(
    game: str, seats: Sequence[int], games: int, rounds: int, seed: int, prior: Prior | None = None
) -> Iterator[Weights]:
    """The weights of each round."""
    weights, kept = Weights(), list[list[TrainingCourse]]()
    if prior:
        weights = Weights(figures={name: _by_stage(worth) for name, (worth, _) in prior.items()})
    with ProcessPoolExecutor() as pool:
        for number in range(rounds):
            play = partial(play_training_game, game, weights)
            tables = [seats[place % len(seats)] for place in range(games)]
            seeds = [f"{game} {seed} {number} {place}" for place in range(games)]
            played = list(pool.map(play, tables, seeds))
            if prior:
                played = [leads(courses) for courses in played]
            kept = [*(kept if number > 1 or prior else []), list(chain.from_iterable(played))]
            kept = kept[-KEPT:]
            weights = fit_weights(list(chain.from_iterable(kept)), prior)
            yield weights


def strength(game: str, weights: Weights, seats: int, seed: str) -> float:
    """The share that one player with these weights wins against others with the game's own."""
    with ProcessPoolExecutor() as pool:
        deals = [f"{game} {seed} measured {place}" for place in range(MEASURED)]
        return fmean(pool.map(partial(play_measured, game, weights, seats), range(MEASURED), deals))


def play_measured(game: str, weights: Weights, seats: int, number: int, seed: str) -> float:
    """The share of a game that the tried player wins, whose seat moves on with `number`."""
    title, own = TITLES[game], number % seats
    tried = Reply(title.game, replace(title.evaluation, weights=weights))
    usual, chance = Reply(title.game, title.evaluation), Chance(seed_bytes(f"chance {seed}"))
    playout = Playout(title.game.new(seats, {}, seed_bytes(seed)))
    while playout.questions:
        check_goes_to_an_end(title.game, playout.state)
        seat = playout.questions[0].decision.seat
        (tried if seat == own else usual).play(playout, WIDTH, chance)
    return shares_of_win(playout.state)[own]


def play_training_game(game: str, weights: Weights, seats: int, seed: str) -> list[TrainingCourse]:
    title = TITLES[game]
    evaluation = replace(title.evaluation, weights=weights)
    chance, reply = Chance(seed_bytes(f"chance {seed}")), Reply(title.game, evaluation)
    playout = Playout(title.game.new(seats, {}, seed_bytes(seed)))
    state = playout.state
    found: list[list[tuple[dict[str, float], float]]] = [[] for _ in range(state.seats)]
    while playout.questions:
        check_goes_to_an_end(title.game, state)
        if chance.below(1000) < NOTED * 1000:
            at = evaluation.progress(state)
            for seat, noted in enumerate(found):
                noted.append((evaluation.counted(state, seat), at))
        if not weights.figures or chance.below(1000) < AT_RANDOM * 1000:
            play_at_random(playout, chance.below)
        else:
            reply.play(playout, WIDTH, chance)
    return [
        TrainingCourse(noted, evaluation.result(state.outcome, seat))
        for seat, noted in enumerate(found)
        if noted
    ]


def leads(courses: Sequence[TrainingCourse]) -> list[TrainingCourse]:
    """The courses of one game as leads: figures and results less the mean of the other seats'."""
    found = []
    for own in courses:
        others = [course for course in courses if course is not own]
        figures = []
        for at, (noted, passed) in enumerate(own.figures):
            theirs = [other.figures[at][0] for other in others]
            names = dict.fromkeys(chain(noted, *theirs))
            less = {
                name: noted.get(name, 0.0) - fmean(their.get(name, 0.0) for their in theirs) for name in names
            }
            figures.append((less, passed))
        found.append(TrainingCourse(figures, own.result - fmean(other.result for other in others)))
    return found


def fit_weights(courses: Sequence[TrainingCourse], prior: Prior | None = None) -> Weights:
    """Fit weights to the outcomes of the positions."""
    noted = [each for course in courses for each in course.figures]
    names = sorted({name for figures, _ in noted for name in figures})
    place = {name: index * STAGES for index, name in enumerate(names)}
    counted = np.zeros((len(noted), len(names) * STAGES))
    for row, (figures, at) in enumerate(noted):
        for stage, part in enumerate(stage_mixture(at)):
            for name, figure in figures.items():
                counted[row, place[name] + stage] = part * figure
    spread = np.ones(counted.shape[1]) if prior else counted.std(0) + 1e-9
    counted /= spread
    if prior:
        thought, held = _held_to(prior, names, len(noted))
    else:
        thought, held = np.zeros(len(spread)), np.eye(len(spread)) * (RIDGE[0] + RIDGE[1] * len(noted))
    inverse = np.linalg.inv(counted.T @ counted + held)
    weights, expected = thought, counted @ thought
    for sweep in range(SWEEPS + 1):
        wanted = _looked_on(courses, counted @ weights if sweep or prior else None)
        weights = thought + inverse @ (counted.T @ (wanted - expected))
    weights /= spread
    rounded = [round(float(weight), 4) for weight in weights]
    return Weights(figures={name: tuple(rounded[at : at + STAGES]) for name, at in place.items()})


def _held_to(prior: Prior, names: Sequence[str], positions: int) -> tuple[Floats, Floats]:
    """The prior weights, and the penalty matrix for deviating from them, which is larger for single stages."""
    together = np.full((STAGES, STAGES), 1 / STAGES)
    each = HELD[0] * positions * (together + HELD[1] * (np.eye(STAGES) - together))
    held = np.zeros((len(names) * STAGES, len(names) * STAGES))
    for index, name in enumerate(names):
        at = slice(index * STAGES, (index + 1) * STAGES)
        held[at, at] = each / prior[name][1] ** 2
    return np.array([worth for name in names for worth in _by_stage(prior[name][0])]), held


def _by_stage(worth: float | tuple[float, ...]) -> tuple[float, ...]:
    return worth if isinstance(worth, tuple) else (worth,) * STAGES


def _looked_on(courses: Sequence[TrainingCourse], worth: Floats | None) -> Floats:
    """The target of each position: the result, mixed with the estimates of the positions after it."""
    wanted, row = np.empty(sum(len(course.figures) for course in courses)), 0
    for course in courses:
        end = row + len(course.figures)
        later = wanted[end - 1] = course.result
        for at in range(end - 2, row - 1, -1):
            if worth is not None:
                later = LOOKED_ON * later + (1 - LOOKED_ON) * worth[at + 1]
            wanted[at] = later
        row = end
    return wanted
