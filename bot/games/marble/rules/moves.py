"""The moves of City of Marble (section 13).

Types have their ids; places, points and triangles their names on the board. A step of an aqueduct is its color and a
direction ("grey SE"); a path is only directions ("W SE SW").
"""

from __future__ import annotations

from typing import ClassVar

from bot.engine import Group, Move
from bot.games.marble.board import row_of

NONE = "none"  # stands for nothing: no second tile, no second step, no magistrate sent
YES, NO = "yes", "no"

MANY_PLACES = 11
"""From this many places on, the row is chosen first, as they can't be told apart on the board."""


class Draw(Move, frozen=True):
    """Draw two tiles, from different stacks while there are two."""

    together: ClassVar = ("tile", "other")

    tile: str
    other: str


class Play(Move, frozen=True):
    """Lay a tile of the forum on a place, with or without a magistrate."""

    assumed: ClassVar = frozenset({"magistrate"})
    groups: ClassVar = {"row": Group("place", row_of, least=MANY_PLACES, best=MANY_PLACES - 1)}

    tile: str
    place: str
    magistrate: str


class Aqueduct(Move, frozen=True):
    """Lay two pieces, the second checked after the first; only one if no second can be laid."""

    first: str
    second: str


class Recall(Move, frozen=True):
    """Take a magistrate home, named by its place."""

    magistrate: str


class Extra(Move, frozen=True):
    """Discard an Imperium tile for one more action."""

    imperium: str


class End(Move, frozen=True):
    """End the turn although an extra action is possible."""

    at_once: ClassVar = True
    ends: ClassVar = True


class Water(Move, frozen=True):
    """Lay the first pieces of an aqueduct."""

    path: str

    groups: ClassVar = {
        "first": Group("path", lambda path: path.split()[0]),
        "second": Group("path", lambda path: " ".join(path.split()[:2])),
    }


class ChooseSite(Move, frozen=True):
    """Choose which of several finished sites is built next."""

    point: str


class Claim(Move, frozen=True):
    """Send a magistrate, named by its place, off a finished site, or none."""

    magistrate: str
