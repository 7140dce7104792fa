"""Evaluation: a seat's expected final points and chance to win, and how far ahead a computer thinks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import exp, log
from operator import mul
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from .position import Outcome

DECIDED = 1000.0
"""Points added for a game that is won, subtracted for one that is lost: more than any guess of points."""

STAGES = 3
"""A figure has a weight at the start, in the middle and at the end; in between they are interpolated."""


class Weights(Struct, frozen=True):
    """What the figures of a position are worth: for each, its weights at the stages of a game.

    `made` says how they were made.
    """

    made: str = ""
    figures: dict[str, tuple[float, ...]] = {}


class _Mixed(dict[tuple[str, ...], list[float]]):
    """The weights of figures at one moment of a game, by their names, in the same order; 0 for those without one."""

    def __init__(self, weights: Weights, progress: float) -> None:
        mixture = stage_mixture(progress)
        self._worth = {
            name: sum(part * weight for part, weight in zip(mixture, stages, strict=True))
            for name, stages in weights.figures.items()
        }

    def __missing__(self, names: tuple[str, ...]) -> list[float]:
        """Look the weights of a new row of names up once."""
        found = self[names] = [self._worth.get(name, 0.0) for name in names]
        return found


def _itself(position: Any) -> Any:
    return position


def _nothing_counted(sight: Any, seat: int) -> dict[str, float]:
    return {}


def _halfway(position: Any) -> float:
    return 0.5 if position.outcome is None else 1.0


def total_of(outcome: Outcome, seat: int) -> float:
    """The final points of a seat."""
    return float(outcome.standing_of(seat).total)


@dataclass(frozen=True)
class Depth:
    """How much a computer thinks about, and how much it overlooks.

    About `width` moves are judged at first sight, by the position that they lead to. The best of them, as many as half
    of the `steps` allow, are played on to the end of the seat's own turn, each further answer being the best of
    `further` at first sight. The best `kept` of those are tried in one imagined position after the other, up to
    `worlds`, until the steps are used up: either along the `lines` in which the turn looks best to go on, or, with more
    than one of `turns`, to the end of that many own turns. A step is one move played ahead.

    `oversight` says how much may be overlooked, in units of the difference between the best move and the median one, so
    that it needs no scale of the game's own. A move of the worse half is never chosen, and a move that wins or loses is
    never overlooked.
    """

    width: int
    steps: int = 0
    further: int = 1
    kept: int = 1
    worlds: int = 1
    lines: int = 1
    turns: int = 1
    oversight: float = 0.0


@dataclass(frozen=True)
class Evaluation:
    """How a game guesses the end of a game from a position.

    `figures(sight, seat)` counts what matters, by name and always in the same order, from what lies open and what
    only the seat knows; `sight(position)` is what is computed once for all seats (default: the position itself).
    `progress(position)` says how much of the game is over, from 0 to 1; `result(outcome, seat)` is the number guessed:
    the more, the better for the seat. `depths` has the depth of each level, by its name, where it differs from the
    usual one.
    """

    figures: Callable[[Any, int], dict[str, float]] = _nothing_counted
    progress: Callable[[Any], float] = _halfway
    result: Callable[[Outcome, int], float] = total_of
    weights: Weights = field(default_factory=Weights)
    sight: Callable[[Any], Any] = _itself
    depths: Mapping[str, Depth] = field(default_factory=dict[str, Depth])
    _mixed: dict[float, _Mixed] = field(default_factory=dict, init=False, repr=False, compare=False)

    def counted(self, position: Any, seat: int) -> dict[str, float]:
        """The figures of a seat."""
        return self.figures(self.sight(position), seat)

    def worths(self, position: Any) -> list[float]:
        """The guess for each seat; its result where the game is over."""
        seats = range(position.seats)
        if position.outcome is not None:
            return [self.result(position.outcome, seat) for seat in seats]
        weights = self._weights_at(self.progress(position))
        sight, figures = self.sight(position), self.figures
        return [
            sum(map(mul, counted.values(), weights[tuple(counted)]))
            for counted in [figures(sight, seat) for seat in seats]
        ]

    def worths_by_figure(self, position: Any, seat: int) -> dict[str, float]:
        """What the guess for a seat consists of: the points of each figure."""
        counted = self.counted(position, seat)
        weights = self._weights_at(self.progress(position))[tuple(counted)]
        return {name: count * weight for (name, count), weight in zip(counted.items(), weights, strict=True)}

    def _weights_at(self, progress: float) -> _Mixed:
        """The weights at one moment of a game, interpolated once."""
        found = self._mixed.get(progress)
        if found is None:
            found = self._mixed[progress] = _Mixed(self.weights, progress)
        return found

    def lead(self, position: Any, seat: int) -> float:
        """How far the seat is ahead of the others: midway between their best and their mean; at the end, who won."""
        worth = self.worths(position)
        others = worth[:seat] + worth[seat + 1 :]
        lead = worth[seat] - (max(others) + sum(others) / len(others)) / 2
        if position.outcome is None:
            return lead
        winners = position.outcome.winners
        return lead + (DECIDED / len(winners) if seat in winners else -DECIDED)


def stage_mixture(progress: float) -> tuple[float, ...]:
    """How much each stage counts at a moment: at most two neighboring stages do."""
    place = min(max(progress, 0.0), 1.0) * (STAGES - 1)
    return tuple(max(0.0, 1 - abs(place - stage)) for stage in range(STAGES))


def read_weights(module: str) -> Weights:
    """The weights of a game, in a file beside a module of it; none if they haven't been made yet."""
    file = Path(module).with_name("weights.json")
    return msgspec.json.decode(file.read_bytes(), type=Weights) if file.exists() else Weights()


class Chances(Struct, frozen=True):
    """How far guesses of the end may be off, in points: by number of seats, at the stages of a game.

    The chance of a seat is the softmax of the guesses over that scale: a seat that is one scale ahead of another is 2.7
    times as likely to win. `made` says how the scales were made.
    """

    made: str = ""
    scales: dict[int, tuple[float, ...]] = {}

    def scale(self, seats: int, progress: float) -> float:
        """The scale at a moment of a game: the geometric mean of its stages, for the nearest number of seats known.

        Raises ValueError where none has been made.
        """
        stages = self.scales[min(self.scales, key=lambda known: (abs(known - seats), known))]
        mixture = stage_mixture(progress)
        return exp(sum(part * log(stage) for part, stage in zip(mixture, stages, strict=True)))

    def of(self, evaluation: Evaluation, position: Any) -> tuple[float, ...]:
        """The chance of each seat in a position, from 0 to 1; a shared win is divided among the winners.

        A player who has left can't win, unless all have left.
        """
        if position.outcome is not None:
            winners = position.outcome.winners
            return tuple((seat in winners) / len(winners) for seat in range(position.seats))
        worths = evaluation.worths(position)
        scale = self.scale(position.seats, evaluation.progress(position))
        shares = softmax([worth / scale for worth in worths])
        played = [0.0 if gone else share for share, gone in zip(shares, position.gone, strict=True)]
        total = sum(played)
        return tuple(share / total for share in played) if total else tuple(shares)


def softmax(values: Sequence[float]) -> list[float]:
    """The softmax of the values: shares that sum to 1."""
    most = max(values)
    grown = [exp(value - most) for value in values]
    return [each / sum(grown) for each in grown]


def read_chances(module: str) -> Chances:
    """The scales of a game, in a file beside a module of it; none if they haven't been made yet."""
    file = Path(module).with_name("chances.json")
    return msgspec.json.decode(file.read_bytes(), type=Chances) if file.exists() else Chances()
