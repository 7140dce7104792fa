"""A computer player of a level."""

from __future__ import annotations

from bot.engine import DECIDED, AnyView, Chance, Game, Judgement, Move

from .levels import Level
from .search import Search


class Computer:
    """A player of a level; of the same view and seed it makes the same move."""

    def __init__(self, game: Game, judgement: Judgement, level: Level, seed: bytes) -> None:
        self._game = game
        self._judgement = judgement
        self._level = level
        self._seed = seed

    def choose(self, view: AnyView) -> Move:
        """The move that looks best, or nearly so."""
        seed = self._seed + view.ply.to_bytes(4, "big")
        depth = self._level.depth_in(self._judgement)
        opinions = Search(self._game, self._judgement, view, depth, seed).opinions()
        if not self._level.oversight:
            return opinions[0].move
        best = opinions[0].lead
        better = [one for one in opinions[: len(opinions) // 2 + 1] if best - one.lead < DECIDED / 2]
        overlooked = self._level.oversight * (best - better[-1].lead)
        chance = Chance(seed + b"oversight")
        return max(better, key=lambda one: one.lead - overlooked * chance.below(1000) / 1000).move
