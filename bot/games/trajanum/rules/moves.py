"""The moves of Forum Trajanum (section 13).

Spaces of a colonia and cells of the forum are named by column and row ("A1"), tiles, resources and buildings by id.
`NONE` stands in a field without a choice.
"""

from __future__ import annotations

from typing import ClassVar

from bot.engine import Group, Move
from bot.games.trajanum.components import PLANS

NONE = "none"
"""Stands for no second tile, space or bonus, and for no citizens to pay."""
OWN = "own"
"""Stands for the tile that the player kept."""
RECEIVED = "received"
"""Stands for the tile received from the left neighbor."""
MANY = 26
"""The number of options from which on they are grouped: more than fit in one menu."""
FIRST_CELLS, FIRST_ROWS = 10, 5
"""The numbers of options listed before their groups."""
GREY = "grey"
COLOURED = "coloured"


class Setup(Move, frozen=True):
    """Lay out one's colonia.

    The fields are the colors of the cranes in the corners A1, F1, A6 and F6, the row of the starting citizen, the
    diagonal for the two other citizen tiles, and the class of the tile in its upper corner.
    """

    assumed: ClassVar = frozenset({"nw", "ne", "sw", "se", "row", "diagonal", "upper"})

    nw: str
    ne: str
    sw: str
    se: str
    row: int
    diagonal: str
    upper: str


class Take(Move, frozen=True):
    """Take a tile from one's colonia."""

    space: str


class Stop(Move, frozen=True):
    """Take no tile, or no second one."""

    at_once: ClassVar = True


class Keep(Move, frozen=True):
    """Keep one of two tiles taken, and pass the other."""

    at_once: ClassVar = True

    tile: str


class Use(Move, frozen=True):
    """Use a tile: `OWN`, `RECEIVED`, or one of the reserve by id; `then` a second one, for two tribunes."""

    together: ClassVar = ("tile", "then")

    tile: str
    then: str


class Citizen(Move, frozen=True):
    """Choose the row (1 to 6) for a citizen."""

    row: int


class Gain(Move, frozen=True):
    """Choose the resource to receive."""

    at_once: ClassVar = True

    resource: str


class Exchange(Move, frozen=True):
    """Exchange resources; `pay`, besides an assistant, and `get` are given even if there is no choice."""

    together: ClassVar = ("way", "pay", "get")

    way: str
    pay: str
    get: str


class Build(Move, frozen=True):
    """Build a tile, with its first (gray) half on `space` and its other half on `second`.

    `first` (`GREY` or `COLOURED`) is the half whose reward is resolved first.
    """

    what: str
    space: str
    second: str
    first: str

    assumed: ClassVar[frozenset[str]] = frozenset({"first"})
    together: ClassVar = ("space", "second")

    @property
    def unordered(self) -> bool:
        return PLANS[self.what].alike


class Reward(Move, frozen=True):
    """Take the reward of a step of a track."""

    at_once: ClassVar = True

    step: int


def column_of(cell: str) -> str:
    return cell[0]


class Envoy(Move, frozen=True):
    """Place an envoy in the forum; many cells are grouped by column."""

    cell: str

    groups: ClassVar = {"column": Group("cell", column_of, least=MANY, best=FIRST_CELLS)}


class Bonus(Move, frozen=True):
    """Take an area bonus, or two different ones."""

    at_once: ClassVar = True
    together: ClassVar = ("first", "second")

    first: str
    second: str

    @property
    def unordered(self) -> bool:
        return True


class Skip(Move, frozen=True):
    """Decline a reward, an envoy or the extra building action."""

    at_once: ClassVar = True
    declines: ClassVar = True


class End(Move, frozen=True):
    """End the turn, whether or not one has built."""

    at_once: ClassVar = True
    ends: ClassVar = True


def rows_named(rows: str) -> list[int]:
    return [] if rows == NONE else list(map(int, rows.split()))


def rows_counted(rows: str) -> int:
    return 0 if rows == NONE else len(rows.split())


class Pay(Move, frozen=True):
    """Pay the citizens of these rows ("1 3 4"), or of none; many choices are grouped by the number of rows."""

    rows: str

    groups: ClassVar = {"count": Group("rows", rows_counted, least=MANY, best=FIRST_ROWS)}
