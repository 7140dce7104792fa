"""The computer players and their levels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from bot.engine import DECIDED, AnyView, Chance, Decision, Depth, Evaluation, Game, Move, random_move

from .search import Opinion, Search


class ComputerPlayer(Protocol):
    """Chooses an answer to the viewer's decision."""

    def choose(self, view: AnyView) -> Move: ...


class RandomPlayer:
    """Plays random moves (see `random_move`)."""

    def __init__(self, seed: bytes) -> None:
        self._chance = Chance(seed)

    def choose(self, view: AnyView) -> Move:
        decision: Decision = view.decision
        move = random_move(list(decision.forms(view)), self._chance.below)
        self._chance.drawn.clear()
        return move


@dataclass(frozen=True)
class Level:
    """A level of computers, with the depth that it has unless a game sets its own."""

    name: str
    depth: Depth

    def depth_in(self, evaluation: Evaluation) -> Depth:
        return evaluation.depths.get(self.name, self.depth)


TIRO = Level("tiro", Depth(width=24, oversight=3.0))
"""Easy: a recruit, who plays what looks sensible at first sight."""

VETERANUS = Level("veteranus", Depth(width=100, steps=600, further=12, oversight=1.0))
"""Medium: a veteran, who thinks a turn through to its end."""

LEGATUS = Level("legatus", Depth(width=200, steps=1500, further=16, kept=6, worlds=8, lines=2))
"""Hard: a commander, who thinks about more moves, in more imagined positions."""

LEVELS = {level.name: level for level in (TIRO, VETERANUS, LEGATUS)}  # by their names


class Computer:
    """A computer of a level; the same view and seed give the same move."""

    def __init__(self, game: Game, evaluation: Evaluation, level: Level, seed: bytes) -> None:
        self._game = game
        self._evaluation = evaluation
        self._depth = level.depth_in(evaluation)
        self._seed = seed

    def choose(self, view: AnyView) -> Move:
        opinions, depth = self.opinions(view), self._depth
        if not depth.oversight:
            return opinions[0].move
        best = opinions[0].lead
        better = [one for one in opinions[: len(opinions) // 2 + 1] if best - one.lead < DECIDED / 2]
        overlooked = depth.oversight * (best - better[-1].lead)
        chance = Chance(self._seed_of(view) + b"oversight")
        return max(better, key=lambda one: one.lead - overlooked * chance.below(1000) / 1000).move

    def opinions(self, view: AnyView) -> list[Opinion]:
        """The moves that it thought about, the best first."""
        return Search(self._game, self._evaluation, view, self._depth, self._seed_of(view)).opinions()

    def _seed_of(self, view: AnyView) -> bytes:
        ply: int = view.ply
        return self._seed + ply.to_bytes(4, "big")


RANDOM = "random"


def player_called(name: str, game: Game, evaluation: Evaluation, seed: bytes) -> ComputerPlayer:
    """The player of a level, or the random one. Raises KeyError for any other name."""
    return RandomPlayer(seed) if name == RANDOM else Computer(game, evaluation, LEVELS[name], seed)
