"""Fits the scales that turn an evaluation's estimates into chances to win, to games of computers.

`python -m tools win-chances GAME --games 40` writes the game's `chances.json`: for each number of seats the scale in
points at the start, in the middle and at the end of a game (`bot.engine.Chances`). The scales are those that give the
winners the best chances, with equal weight for each game, however long: first one for all numbers of seats, then one
for each, held close to that. It prints how good they are: scales made from every other game, tested on the rest. The
same arguments give the same file.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import exp, log
from statistics import fmean
from typing import Annotated, Final, TypeAlias

from cyclopts import Parameter
from cyclopts.types import PositiveInt

from bot.engine import STAGES, Chances, softmax, stage_mixture
from bot.games import TITLES

from .arena import ArenaMatch, match_moves, shares_of_win
from .options import GameId, Into
from .selfplay import game_file, write_made

NOTED: Final = 40
"""The approximate number of noted positions of a game."""

HELD: Final = 2.0
"""The penalty for a number of seats' deviation from the common scales, per squared difference of logarithms."""

MOST: Final = 150.0
"""The largest scale in points: it makes all chances nearly equal, for stages at which nothing can be predicted."""

BEGUN: Final = 10.0
"""The scale in points at which the search begins."""

BINS: Final = (0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 1.01)
"""The bounds of the bins of chances in the report."""

Logs: TypeAlias = tuple[float, ...]
"""The logarithms of the scales at the stages."""


@dataclass(frozen=True)
class Noted:
    """A position: the game's progress, the estimate for each seat, and each seat's share of the win."""

    progress: float
    worths: tuple[float, ...]
    won: tuple[float, ...]


Course: TypeAlias = list[Noted]
"""The noted positions of a game."""


def run_win_chances(
    game: GameId,
    *,
    games: Annotated[PositiveInt, Parameter(help="of each number of players")] = 40,
    level: Annotated[str, Parameter(help="of the computers that play")] = "tiro",
    into: Into = None,
) -> None:
    courses = {
        seats: [noted_game(game, seats, level, deal) for deal in range(games)]
        for seats in TITLES[game].game.seats
    }
    learned = scales({seats: played[::2] for seats, played in courses.items()})
    print(*calibration(learned, [one for played in courses.values() for one in played[1::2]]), sep="\n")
    rounded = {seats: tuple(round(scale, 3) for scale in made) for seats, made in scales(courses).items()}
    made = f"python -m tools win-chances {game} --games {games} --level {level}"
    write_made(Chances("", rounded), made, into or game_file(game, "chances.json"))


def noted_game(game: str, seats: int, level: str, deal: int) -> Course:
    evaluation = TITLES[game].evaluation
    match = ArenaMatch(game, (level,) * seats, (), deal)
    state = match.begun()
    seen: list[tuple[float, tuple[float, ...]]] = []
    for _ in match_moves(match, state):
        if state.outcome is None:
            worths = tuple(evaluation.worths(state))
            seen.append((evaluation.progress(state), worths))
    return [
        Noted(progress, worths, shares_of_win(state))
        for progress, worths in seen[:: max(1, len(seen) // NOTED)]
    ]


def scales(courses: dict[int, list[Course]]) -> dict[int, tuple[float, ...]]:
    """The scales, by number of seats, that give the winners the best chances."""
    everywhere = [one for played in courses.values() for one in played]
    shared = _best(everywhere, (log(BEGUN),) * STAGES, held=0.0)
    return {
        seats: tuple(map(exp, _best(played, shared, held=HELD))) for seats, played in sorted(courses.items())
    }


def calibration(learned: dict[int, tuple[float, ...]], courses: Sequence[Course]) -> Iterator[str]:
    """A report of predicted chances and actual wins, by bin."""
    chances = Chances("", learned)
    given: list[tuple[float, float]] = []
    for noted in (noted for one in courses for noted in one):
        scale = chances.scale(len(noted.worths), noted.progress)
        given += zip(softmax([worth / scale for worth in noted.worths]), noted.won, strict=True)
    for low, high in pairwise(BINS):
        if within := [pair for pair in given if low <= pair[0] < high]:
            thought, won = map(fmean, zip(*within, strict=True))
            yield f"thought {thought:4.0%}: won {won:4.0%} ({len(within)} positions)"


def _best(courses: Sequence[Course], begun: Logs, held: float) -> Logs:
    """The scales found by hill climbing, stage by stage, with decreasing steps."""

    def loss(logs: Logs) -> float:
        off = sum((one - other) ** 2 for one, other in zip(logs, begun, strict=True))
        return _surprise(courses, logs) + held * off

    best, step = begun, 1.0
    lowest = loss(best)
    while step > 0.02:
        tried = [
            (*best[:stage], best[stage] + by, *best[stage + 1 :])
            for stage in range(STAGES)
            for by in (step, -step)
        ]
        found, logs = min((loss(logs), logs) for logs in tried if max(logs) <= log(MOST))
        if found < lowest - 1e-9:
            best, lowest = logs, found
        else:
            step /= 2
    return best


def _surprise(courses: Sequence[Course], logs: Logs) -> float:
    """The surprise at who won in nats: the sum over games of the mean over positions."""
    surprise = 0.0
    for one in courses:
        for noted in one:
            mixture = stage_mixture(noted.progress)
            scale = exp(sum(part * stage for part, stage in zip(mixture, logs, strict=True)))
            shares = softmax([worth / scale for worth in noted.worths])
            surprise -= sum(
                share * log(max(chance, 1e-9)) for share, chance in zip(noted.won, shares, strict=True)
            ) / len(one)
    return surprise
