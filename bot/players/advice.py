"""Advice: the moves that a commander would consider, each with how much better it seems than the next."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from bot.engine import AnyView, Depth, Game, Judgement, Move

from .levels import LEGATUS
from .reasons import Comparing
from .search import Opinion, Search

MOST = 3
"""So many moves are advised."""

ALIKE = 0.5
"""Moves that begin alike and are this close, in points at the end, come to the same: the better one is advised."""


@dataclass(frozen=True)
class Advised:
    """A move that is advised, and how many points better it seems than the next that is; None for the last.

    `gains` says by how many points each figure is better after it than after a middling move.
    """

    move: Move
    ahead: float | None
    gains: Mapping[str, float] = field(default_factory=dict)


def advice(
    game: Game, judgement: Judgement, view: AnyView, seed: bytes, depth: Depth | None = None
) -> list[Advised]:
    """What to do, the best first, thought about from the viewer's own view; the same for the same view and seed."""
    depth = depth or LEGATUS.depth_in(judgement)
    found = advised(Search(game, judgement, view, depth, seed).opinions())
    comparing = Comparing(game, judgement, view, depth, seed)
    middling = comparing.middling()
    return [
        replace(one, gains={} if one.move == middling else comparing.gains(one.move, middling))
        for one in found
    ]


def advised(opinions: Iterable[Opinion]) -> list[Advised]:
    """The best of some opinions, of those that come to the same one."""
    apart: list[Opinion] = []
    for opinion in sorted(opinions, key=lambda one: -one.lead):
        if not any(_come_to_the_same(opinion, better) for better in apart):
            apart.append(opinion)
    best = apart[:MOST]
    following = [opinion.lead for opinion in best[1:]]
    ahead = [opinion.lead - lead for opinion, lead in zip(best, following, strict=False)]
    return [Advised(opinion.move, lead) for opinion, lead in zip(best, [*ahead, None], strict=True)]


def _come_to_the_same(one: Opinion, other: Opinion) -> bool:
    if _core(one.move) == _core(other.move):
        return True
    return _beginning(one.move) == _beginning(other.move) and abs(one.lead - other.lead) < ALIKE


def _core(move: Move) -> tuple[object, ...]:
    """A move without what would be filled in: a tile turned otherwise is no other idea."""
    return (type(move), *(value for name, value in move.values().items() if name not in move.assumed))


def _beginning(move: Move) -> tuple[object, ...]:
    return (type(move), *list(move.values().values())[:1])
