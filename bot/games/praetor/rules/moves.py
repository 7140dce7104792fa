"""The moves of Praetor (section 13)."""

from __future__ import annotations

from typing import TypeAlias

from bot.engine import Move

YES, NO = "yes", "no"


class ChooseSide(Move, frozen=True):
    """Choose the side of one's player board: A, or the B side of the board dealt."""

    not_now = "refusal-side-not-now"

    side: str


class Build(Move, frozen=True):
    """Build a tile of the display (its slot, from 1) in the city, with a worker named by experience."""

    assumed = frozenset({"worker", "rotation"})

    tile: int
    worker: int
    space: str
    rotation: int


class Activate(Move, frozen=True):
    """Send a worker to a tile of the city; `amount` is the wood for the smithy, otherwise 0."""

    assumed = frozenset({"worker", "amount"})

    space: str
    worker: int
    amount: int


class Pass(Move, frozen=True):
    """Take no further action this round."""

    at_once = True


class Sell(Move, frozen=True):
    """Sell goods of one kind at a market."""

    together = ("resource", "amount")

    resource: str
    amount: int


class Buy(Move, frozen=True):
    """Buy goods of one kind at a market; nothing more can be sold then."""

    together = ("resource", "amount")

    resource: str
    amount: int


class Done(Move, frozen=True):
    """Leave the market."""

    at_once = True


class Academy(Move, frozen=True):
    """Say whether the new workers finish their training at the academy."""

    not_now = "refusal-academy-not-now"

    use: str


class Recruit(Move, frozen=True):
    """Say whether a villager becomes a worker in an emergency."""

    not_now = "refusal-recruit-not-now"

    accept: str


Action: TypeAlias = Build | Activate
"""The moves that send a worker."""

MOVES: tuple[type[Move], ...] = (ChooseSide, Build, Activate, Pass, Sell, Buy, Done, Academy, Recruit)
