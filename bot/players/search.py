"""The search: what each move comes to at the end of the turn, in positions imagined from a view."""

from __future__ import annotations

from dataclasses import dataclass
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
    the best of `further` at once. The `kept` best of them are then tried in `worlds` positions.
    """

    width: int
    further: int
    kept: int = 1
    worlds: int = 1


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
        self._chance = Chance(seed)
        self._worlds = [self._imagined(view) for _ in range(depth.worlds)]

    def opinions(self) -> list[Opinion]:
        """The moves that were thought about to the end, the best first."""
        first = self._worlds[0]
        question = self._own_question(Playout(self._game.copy(first)))
        found = weighed(question.forms, lambda move: self._lead(first, move), self._depth.width, self._chance)
        if self._depth.kept == 1 or len(found) == 1:
            return [Opinion(move, lead) for lead, move in found]
        tried = [
            Opinion(move, fmean(self._lead(world, move) for world in self._worlds))
            for _, move in found[: self._depth.kept]
        ]
        return sorted(tried, key=lambda opinion: -opinion.lead)

    def _imagined(self, view: AnyView) -> AnyState:
        """A position like the real one; what others are asked at the same time they have answered, by chance."""
        world = Playout(self._game.imagine(view, self._chance))
        if isinstance(world.state.agenda[-1], Together):
            for question in [one for one in world.questions if one.decision.seat != self._seat]:
                world.play(question.decision, random_move(question.forms, self._chance.below))
        return world.state

    def _own_question(self, playout: Playout) -> Question:
        return next(question for question in playout.questions if question.decision.seat == self._seat)

    def _lead(self, world: AnyState, move: Move) -> float:
        """By how much the seat is ahead when the move and the rest of its turn are played."""
        playout = Playout(self._game.copy(world))
        playout.play(self._own_question(playout).decision, move)
        for _ in range(MOST_ANSWERS):
            if not playout.questions or playout.questions[0].decision.seat != self._seat:
                break
            self._replies.play(playout, self._depth.further, self._chance)
        return self._judgement.lead(playout.state, self._seat)
