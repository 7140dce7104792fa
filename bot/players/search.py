"""The search: what each move comes to at the end of the turn, in positions imagined from a view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from statistics import fmean

from bot.engine import (
    AnyState,
    AnyView,
    Chance,
    Game,
    Judgement,
    Move,
    Playout,
    Question,
    Together,
    random_move,
)

from .candidates import weighed
from .reply import Reply

MOST_ANSWERS = 60
"""A turn of more answers is looked at no further."""


@dataclass(frozen=True)
class Depth:
    """How much is thought about.

    In an imagined position about `width` moves are weighed by what the own turn comes to, when each further answer is
    the best of `further` at once. The `kept` best of them are then tried in `worlds` positions, where of the ways in
    which the turn can go on the `lines` that look best are followed.
    """

    width: int
    further: int
    kept: int = 1
    worlds: int = 1
    lines: int = 1


@dataclass(frozen=True)
class Opinion:
    """What a move is thought to come to: points before the others at the end."""

    move: Move
    lead: float


class Search:
    """Thinks about one view; the same view, depth and seed give the same opinions."""

    def __init__(self, game: Game, judgement: Judgement, view: AnyView, depth: Depth, seed: bytes) -> None:
        self._game = game
        self._judgement = judgement
        self._replies = Reply(game, judgement)
        self._depth = depth
        self._seat: int = view.own_seat
        self._seed = seed
        chance = Chance(seed)
        self._worlds = [self._imagined(view, chance) for _ in range(depth.worlds)]

    def opinions(self) -> list[Opinion]:
        """The moves that were thought about to the end, the best first."""
        first = self._worlds[0]
        question = self._own_question(Playout(self._game.copy(first)))
        found = weighed(
            question.forms, lambda move: self._lead(first, move, 1), self._depth.width, Chance(self._seed)
        )
        if self._depth.kept == 1 or len(found) == 1:
            return [Opinion(move, lead) for lead, move in found]
        tried = [
            Opinion(move, fmean(self._lead(world, move, self._depth.lines) for world in self._worlds))
            for _, move in found[: self._depth.kept]
        ]
        return sorted(tried, key=lambda opinion: -opinion.lead)

    def _imagined(self, view: AnyView, chance: Chance) -> AnyState:
        """A position like the real one; what others are asked at the same time they have answered, by chance."""
        world = Playout(self._game.imagine(view, chance))
        if isinstance(world.state.agenda[-1], Together):
            for question in [one for one in world.questions if one.decision.seat != self._seat]:
                world.play(question.decision, random_move(question.forms, chance.below))
        return world.state

    def _own_question(self, playout: Playout) -> Question:
        return next(question for question in playout.questions if question.decision.seat == self._seat)

    def _lead(self, world: AnyState, move: Move, lines: int) -> float:
        """By how much the seat is ahead at the end of its turn when the move is played, as well as so many lines show.

        Chance is the same for every move: what differs is the move's doing.
        """
        begun = Playout(self._game.copy(world))
        begun.play(self._own_question(begun).decision, move)
        chance, open_lines, best = Chance(self._seed), [begun], -inf
        for _ in range(MOST_ANSWERS):
            ended = [line for line in open_lines if not self._goes_on(line)]
            best = max([best, *(self._judgement.lead(line.state, self._seat) for line in ended)])
            open_lines = self._carried_on([line for line in open_lines if self._goes_on(line)], lines, chance)
            if not open_lines:
                return best
        return max(best, *(self._judgement.lead(line.state, self._seat) for line in open_lines))

    def _goes_on(self, line: Playout) -> bool:
        return bool(line.questions) and line.questions[0].decision.seat == self._seat

    def _carried_on(self, open_lines: Sequence[Playout], most: int, chance: Chance) -> list[Playout]:
        """The lines with a further answer each, so many of those that look best."""
        answers = [
            (worth, line, answer)
            for line in open_lines
            for worth, answer in self._replies.weighed(line, self._depth.further, chance)[:most]
        ]
        carried: list[Playout] = []
        for _, line, answer in sorted(answers, key=lambda each: -each[0])[:most]:
            after = line if most == 1 else Playout(self._game.copy(line.state))
            after.play(after.questions[0].decision, answer)
            carried.append(after)
        return carried
