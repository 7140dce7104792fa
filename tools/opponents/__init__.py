"""Opponents to measure computers against: each a value of positions set by hand, with an idea of its own.

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

OPPONENTS: Final[Mapping[str, Mapping[str, Value]]] = {
    "praetor": {"temples": praetor.temples, "wall": praetor.wall},
    "provincia": {"prestige": provincia.prestige, "stores": provincia.stores},
    "marble": {"closer": marble.closer, "denier": marble.denier},
    "discordia": {"dispatcher": discordia.dispatcher, "town": discordia.town},
    "trajanum": {"colonia": trajanum.colonia, "orders": trajanum.orders},
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
