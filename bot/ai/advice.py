"""Advice: the moves worth considering, how much better each is than the next, and why."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from math import inf
from typing import Final

from bot.engine import AnyState, AnyView, Chance, Chances, Depth, Evaluation, Game, Move

from .decision_cost import Cost, cost_of
from .players import LEGATUS
from .search import Opinion, Search

MOST = 3  # how many moves are advised

ALIKE = 0.5
"""Of moves with the same first field whose leads differ by less than this, only the best is advised."""


@dataclass(frozen=True)
class AdvisedMove:
    """An advised move, and by how many points it seems better than the next one (None for the last).

    `gains` says by how many points each figure is better than after a median move.
    """

    move: Move
    ahead: float | None
    gains: Mapping[str, float] = field(default_factory=dict)


def advice(
    game: Game, evaluation: Evaluation, view: AnyView, seed: bytes, depth: Depth | None = None
) -> list[AdvisedMove]:
    """The moves to advise, the best first, from the player's own view; the same view and seed give the same."""
    depth = depth or LEGATUS.depth_in(evaluation)
    found = advised(Search(game, evaluation, view, depth, seed).opinions())
    comparing = ComparingSearch(game, evaluation, view, depth, seed)
    median = comparing.median_move()
    return [
        replace(one, gains={} if one.move == median else comparing.gains(one.move, median)) for one in found
    ]


def advised(opinions: Iterable[Opinion]) -> list[AdvisedMove]:
    """The best opinions, without those that amount to the same as a better one."""
    apart: list[Opinion] = []
    for opinion in sorted(opinions, key=lambda one: -one.lead):
        if not any(_come_to_the_same(opinion, better) for better in apart):
            apart.append(opinion)
    best = apart[:MOST]
    ahead = [opinion.lead - following.lead for opinion, following in pairwise(best)]
    return [AdvisedMove(opinion.move, lead) for opinion, lead in zip(best, [*ahead, None], strict=True)]


def _come_to_the_same(one: Opinion, other: Opinion) -> bool:
    if _core(one.move) == _core(other.move):
        return True
    return _beginning(one.move) == _beginning(other.move) and abs(one.lead - other.lead) < ALIKE


def _core(move: Move) -> tuple[object, ...]:
    """A move without its assumed fields: a tile in another orientation is no different idea."""
    return (type(move), *(value for name, value in move.values().items() if name not in move.assumed))


def _beginning(move: Move) -> tuple[object, ...]:
    return (type(move), *list(move.values().values())[:1])


OTHERS: Final = "others"  # the pseudo-figure for what the others have less
_WORLDS: Final = 4  # how many imagined positions moves are compared in


@dataclass(frozen=True)
class ExplainedCost:
    """What a decision cost, and why.

    `gains` says by how many points each figure is better after the best move than after the one played or, if that was
    the best, than after a median one. It is empty if the game may end by one of the two.
    """

    cost: Cost
    gains: Mapping[str, float]


def reason(
    game: Game,
    evaluation: Evaluation,
    chances: Chances,
    view: AnyView,
    played: Move,
    seed: bytes,
    depth: Depth | None = None,
) -> ExplainedCost | None:
    """What a move cost that was played in a view, and why.

    None if there was nothing to choose, if another move seems better but not certainly so, or if a legatus in the same
    place wouldn't prefer the best one, too: two opinions that differ teach nobody.
    """
    depth = depth or LEGATUS.depth_in(evaluation)
    found = cost_of(game, evaluation, chances, view, played, seed, depth)
    if found is None or (found.best != played and not found.loss):
        return None
    opinions = Search(game, evaluation, view, depth, b"in place " + seed).opinions()
    if not _agree(opinions, found.best, played):
        return None
    comparing = ComparingSearch(game, evaluation, view, depth, seed)
    other = comparing.median_move() if found.best == played else played
    return ExplainedCost(found, comparing.gains(found.best, other))


def _agree(opinions: Sequence[Opinion], best: Move, played: Move) -> bool:
    """Whether a legatus ranks the best move first, if that was played, or else higher than the one played."""
    leads = {opinion.move: opinion.lead for opinion in opinions}
    if best == played:
        return opinions[0].move == played
    return best in leads and leads[best] > leads.get(played, -inf)


class ComparingSearch(Search):
    """Compares moves at the end of the own turn, each further answer being what looks best at first sight."""

    def median_move(self) -> Move:
        found = self._first_opinions()
        return found[len(found) // 2].move

    def gains(self, better: Move, other: Move) -> dict[str, float]:
        """By how many points each figure is better after one move than after the other; empty if a game ends."""
        gains: dict[str, float] = {}
        for number in range(_WORLDS):
            world = self._imagined() if number else self._first
            ends = [self._turn_of(world, move, Chance(self._seed)).state for move in (better, other)]
            if any(end.outcome is not None for end in ends):
                return {}
            for sign, end in zip((1, -1), ends, strict=True):
                for name, worth in self._worths(end).items():
                    gains[name] = gains.get(name, 0.0) + sign * worth / _WORLDS
        return gains

    def _worths(self, position: AnyState) -> dict[str, float]:
        own = self._evaluation.worths_by_figure(position, self._seat)
        return own | {OTHERS: self._evaluation.lead(position, self._seat) - sum(own.values())}
