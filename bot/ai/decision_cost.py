"""What a decision cost its player, as a legatus judges it from the same view."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, hypot, log, sqrt
from statistics import fmean, stdev
from typing import Final

from msgspec import Struct

from bot.engine import AnyState, AnyView, Chance, Chances, Depth, Evaluation, Game, Move, Playout, only_move

from .players import LEGATUS
from .search import REPLY_WIDTH, Search

LEAST_WORLDS: Final = 4
"""The least imagined positions in which moves are compared, however many steps that takes."""

ENOUGH_WORLDS: Final = 2
"""Positions that are enough if the move played loses next to nothing in each of them."""

MOST_COMPARED: Final = 6  # how many of the best moves are compared with the one played
LOOKED_ON: Final = 12  # the most imagined positions in which a move is followed up to the next own turn
SURELY: Final = 4.0  # a value of this many standard errors is known well enough
NOTHING: Final = 0.01  # if no more of a chance is lost, one opinion is enough
SURE: Final = 12.0  # the bound of log odds


class Cost(Struct, frozen=True):
    """What a decision cost, judged from the view of its player.

    `best` is the move that seems best. `lost` is the chance to win that was given away compared with it, from 0 to 1,
    and `unsure` how far that may be off: the standard error over the imagined positions, or half of the difference
    between two opinions. `stake` is the chance to win that an average answer loses.
    """

    best: Move
    lost: float
    unsure: float
    stake: float

    @property
    def loss(self) -> float:
        """The chance that was certainly lost: 0 unless it is more than twice what is unsure."""
        return self.lost if self.lost > 2 * self.unsure else 0.0


def cost_of(
    game: Game,
    evaluation: Evaluation,
    chances: Chances,
    view: AnyView,
    played: Move,
    seed: bytes,
    depth: Depth | None = None,
) -> Cost | None:
    """What a move cost that was played in a view; None if there was nothing to choose.

    If a better one is found, both are followed once more, in other positions and further: the loss lies midway between
    the two opinions.
    """
    depth = depth or LEGATUS.depth_in(evaluation)
    first = CostSearch(game, evaluation, chances, view, depth, seed).of(played)
    if first is None or first.lost < NOTHING:
        return first
    lost, unsure = CostSearch(game, evaluation, chances, view, depth, b"again " + seed).followed(
        played, first.best
    )
    return Cost(
        first.best,
        max(0.0, (first.lost + lost) / 2),
        max(hypot(first.unsure, unsure) / 2, abs(first.lost - lost) / 2),
        first.stake,
    )


class CostSearch(Search):
    """Weighs the move that somebody made in a view; the same view, move, depth and seed give the same result.

    The moves compared are the one played and those that the search prefers, in the same imagined positions and with the
    same chance. What the others knew, and what really came of the move, plays no part.
    """

    def __init__(
        self, game: Game, evaluation: Evaluation, chances: Chances, view: AnyView, depth: Depth, seed: bytes
    ) -> None:
        super().__init__(game, evaluation, view, depth, seed)
        self._chances = chances
        self._scale = chances.scale(view.seats, evaluation.progress(self._first))

    def of(self, played: Move) -> Cost | None:
        """What a legal move cost; None if there was nothing to choose."""
        question = self._own_question(Playout(self._game.copy(self._first)))
        if only_move(question.forms) is not None:
            return None
        opinions = self._first_opinions()
        kept = [one.move for one in self._thought_through(opinions)[: min(self._depth.kept, MOST_COMPARED)]]
        moves = [played, *(move for move in kept if move != played)]
        leads, odds = self._tried_in_worlds(moves)
        means = [fmean(of_move) for of_move in leads]
        best = means.index(max(means))
        lost = self._against_the_best(leads, odds) if best else [0.0]
        blind = [_chance(one.lead / self._scale + odds[0]) for one in opinions]
        return Cost(moves[best], max(0.0, fmean(lost)), _error(lost), max(blind) - fmean(blind))

    def followed(self, played: Move, better: Move) -> tuple[float, float]:
        """The chance lost by one move against another, each followed up to the next own turn, and its standard error.

        Everybody answers by what looks best at first sight. Half of the positions are enough if they show that nothing
        is lost, or how much with certainty.
        """
        lost: list[float] = []
        for number in range(LOOKED_ON):
            if number == LOOKED_ON // 2 and not 0 < fmean(lost) < SURELY * _error(lost):
                break
            world = self._imagined()
            chances = [self._followed(world, move, number) for move in (better, played)]
            lost.append(chances[0] - chances[1])
        return fmean(lost), _error(lost)

    def _followed(self, world: AnyState, move: Move, number: int) -> float:
        chance = Chance(self._seed + number.to_bytes(2, "big"))
        playout = self._turn_of(world, move, chance)
        self._others_answer(playout, REPLY_WIDTH, chance)
        return self._chances.of(self._evaluation, playout.state)[self._seat]

    def _tried_in_worlds(self, moves: Sequence[Move]) -> tuple[list[list[float]], list[float]]:
        leads: list[list[float]] = [[] for _ in moves]
        odds: list[float] = []
        for number in range(max(LEAST_WORLDS, self._depth.worlds)):
            if number >= LEAST_WORLDS and self._steps >= self._depth.steps:
                break
            if number == ENOUGH_WORLDS and max(self._against_the_best(leads, odds)) < NOTHING / 2:
                break
            world = self._imagined() if number else self._first
            odds.append(self._odds(world))
            for move, found in zip(moves, leads, strict=True):
                found.append(self._at_the_end_of_the_turn(world, move, self._depth.lines))
        return leads, odds

    def _odds(self, world: AnyState) -> float:
        """The log odds of the seat in a position if its lead were 0 and the others stood as they do.

        Log odds rise linearly with the lead, so this turns any lead into a chance.
        """
        chance = self._chances.of(self._evaluation, world)[self._seat]
        least = _chance(-SURE)
        chance = min(max(chance, least), 1 - least)
        return log(chance / (1 - chance)) - self._evaluation.lead(world, self._seat) / self._scale

    def _against_the_best(self, leads: Sequence[Sequence[float]], odds: Sequence[float]) -> list[float]:
        """In each position, the chance lost by the first of the moves against the best one.

        Which one is best is judged by the other positions: the highest of many guesses is biased upward.
        """
        lost = []
        for world, log_odds in enumerate(odds):
            elsewhere = [sum(found) - found[world] for found in leads]
            best = elsewhere.index(max(elsewhere))
            chances = [_chance(leads[move][world] / self._scale + log_odds) for move in (best, 0)]
            lost.append(chances[0] - chances[1])
        return lost


def _chance(log_odds: float) -> float:
    return 1 / (1 + exp(-min(max(log_odds, -SURE), SURE)))


def _error(values: Sequence[float]) -> float:
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
