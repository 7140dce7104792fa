"""A colonia as a judge of positions sees it: what stands where, and where there is room to build."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct

from bot.games.trajanum.components import BUILDINGS, COLOURS, NEIGHBOURS, ROWS, SITES, SPACES
from bot.games.trajanum.state import Building

Spaces: TypeAlias = int
"""A set of spaces of a colonia, one bit each."""

BIT = {space: 1 << index for index, space in enumerate(SPACES)}
KINDS = tuple(BUILDINGS)
GREYS = tuple(kind for kind, building in BUILDINGS.items() if building.colour is None)

_ROWS = [sum(bit for space, bit in BIT.items() if space[1] == str(number)) for number in ROWS]
_SITES = sum(BIT[site] for site in SITES)
_NEIGHBOURS = [
    (BIT[space], BIT[other])
    for space in SITES
    for other in NEIGHBOURS[space]
    if other in SITES and other > space
]


class Built(Struct, frozen=True, cache_hash=True, gc=False):
    """The buildings of a colonia.

    `kinds` are the spaces of each kind, in the order of `KINDS`; `greys` the number of different grey ones in each row,
    `structures` that of the coloured ones by colour; `sites` are the spaces that can be built on, now or later.
    """

    kinds: tuple[Spaces, ...]
    greys: tuple[int, ...]
    structures: tuple[int, ...]
    sites: Spaces


@lru_cache(maxsize=1 << 13)
def built(spaces: tuple[str, ...], buildings: tuple[Building, ...]) -> Built:
    """The buildings that stand on these spaces."""
    standing = dict.fromkeys(KINDS, 0)
    for space, building in zip(spaces, buildings, strict=True):
        standing[building.id] |= BIT[space]
    return Built(
        tuple(standing.values()),
        tuple(sum(1 for kind in GREYS if standing[kind] & row) for row in _ROWS),
        tuple(
            sum(standing[kind].bit_count() for kind in KINDS if BUILDINGS[kind].colour == colour)
            for colour in COLOURS
        ),
        _SITES & ~sum(BIT[space] for space in spaces),
    )


@lru_cache(maxsize=1 << 13)
def covered(tiles: tuple[str, ...]) -> Spaces:
    """The spaces on which tiles lie."""
    return sum(BIT[space] for space in tiles)


@lru_cache(maxsize=1 << 13)
def pairs(free: Spaces) -> int:
    """How many pairs of free spaces side by side have no space in common: about so many double tiles have room."""
    found = 0
    for one, other in _NEIGHBOURS:
        if free & one and free & other:
            found += 1
            free &= ~(one | other)
    return found


@lru_cache(maxsize=1 << 13)
def rows_with_room(greys: tuple[int, ...], free: Spaces) -> tuple[int, ...]:
    """The rows in which another kind of grey building can be built now."""
    return tuple(number for number in ROWS if greys[number - 1] < len(GREYS) and free & _ROWS[number - 1])
