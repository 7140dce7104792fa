"""The moves of the Garden."""

from __future__ import annotations

from bot.engine import Move

YES, NO = "yes", "no"


class Hide(Move, frozen=True):
    """Keep one seed of the hand for the end, unseen (section 2)."""

    seed: int


class Plant(Move, frozen=True):
    """Plant an amount of a crop on a free bed (section 3.1)."""

    assumed = frozenset({"amount"})

    crop: str
    bed: str
    amount: int


class Sow(Move, frozen=True):
    """Sow a seed of the hand (section 3.2)."""

    seed: int


class Rest(Move, frozen=True):
    """Earn coins (section 3.3)."""

    at_once = True


class Object(Move, frozen=True):
    """Say whether to object to what the neighbor has planted (section 3.4)."""

    answer: str


class Compost(Move, frozen=True):
    """Throw away a seed that is left at the end (section 4)."""

    seed: int
