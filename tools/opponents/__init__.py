"""Opponents to measure computers against: each a value function for positions, set by hand, with one idea.

Each game also has a simple player, who plays like a beginner (docs/strength.md). None uses the evaluation or weights of
a game: an opponent imagines the position from its view, searches its own turn and chooses the move of highest value.
The same view and seed give the same move; the seed decides between equal ones.
`python -m tools arena GAME --players legatus,NAME` plays against it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from bot.ai.players import Computer, Level
from bot.engine import STAGES, AnyState, Depth, Evaluation, Weights
from bot.games.title import Title

from . import discordia, marble, praetor, provincia, trajanum

Value: TypeAlias = Callable[[AnyState, int], float]
"""The value of a position for a seat; higher is better."""

SIMPLE: Final = "simple"
"""A player like somebody who has done the lessons and nothing more."""

OPPONENTS: Final[Mapping[str, Mapping[str, Value]]] = {
    "praetor": {SIMPLE: praetor.simple, "temples": praetor.temples, "wall": praetor.wall},
    "provincia": {SIMPLE: provincia.simple, "prestige": provincia.prestige, "stores": provincia.stores},
    "marble": {SIMPLE: marble.simple, "closer": marble.closer, "denier": marble.denier},
    "discordia": {SIMPLE: discordia.simple, "dispatcher": discordia.dispatcher, "town": discordia.town},
    "trajanum": {SIMPLE: trajanum.simple, "colonia": trajanum.colonia, "orders": trajanum.orders},
}
"""The opponents of each game, by name."""

DEPTH: Final = Depth(width=100, steps=600, further=12)
"""An opponent thinks its turn through, in one imagined position."""


def opponent(title: Title, name: str, seed: bytes) -> Computer:
    """The opponent of this name in a game. Raises KeyError for any other name."""
    value = OPPONENTS.get(title.game.id, {})[name]
    evaluation = Evaluation(
        lambda state, seat: {"value": value(state, seat)},
        result=title.evaluation.result,
        weights=Weights(figures={"value": (1.0,) * STAGES}),
    )
    return Computer(title.game, evaluation, Level(name, DEPTH), seed)
