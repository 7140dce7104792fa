"""Opponents to measure computers against: each a value of positions set by hand, with an idea of its own.

Each game has a simple player besides, like those by which chapter 14 of its specification tells what scores to expect.
None has had a part in making a game's evaluation or weights, and none uses them: an opponent sees its view, imagines
the position, searches its own turn and takes what its value likes best. Of the same view and seed it makes the same
move; what its value doesn't tell apart, the seed decides. `python -m tools arena GAME --players legatus,NAME` plays it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from bot.ai.players import Computer, Level
from bot.engine import STAGES, AnyState, Depth, Evaluation, Weights
from bot.games.title import Title

from . import discordia, marble, praetor, provincia, trajanum

Value: TypeAlias = Callable[[AnyState, int], float]
"""What a position is worth to a seat: the more, the better."""

SIMPLE: Final = "simple"
"""Plays like somebody who has done the lessons, and nothing more."""

OPPONENTS: Final[Mapping[str, Mapping[str, Value]]] = {
    "praetor": {SIMPLE: praetor.simple, "temples": praetor.temples, "wall": praetor.wall},
    "provincia": {SIMPLE: provincia.simple, "prestige": provincia.prestige, "stores": provincia.stores},
    "marble": {SIMPLE: marble.simple, "closer": marble.closer, "denier": marble.denier},
    "discordia": {SIMPLE: discordia.simple, "dispatcher": discordia.dispatcher, "town": discordia.town},
    "trajanum": {SIMPLE: trajanum.simple, "colonia": trajanum.colonia, "orders": trajanum.orders},
}
"""The opponents of each game, by name."""

DEPTH: Final = Depth(width=100, steps=600, further=12)
"""An opponent thinks its turn to the end, in one imagined position."""


def opponent(title: Title, name: str, seed: bytes) -> Computer:
    """The opponent of a game that is called so. Raises KeyError for any other name."""
    value = OPPONENTS.get(title.game.id, {})[name]
    evaluation = Evaluation(
        lambda state, seat: {"value": value(state, seat)},
        result=title.evaluation.result,
        weights=Weights(figures={"value": (1.0,) * STAGES}),
    )
    return Computer(title.game, evaluation, Level(name, DEPTH), seed)
