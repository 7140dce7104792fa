"""The forum as a judge of positions sees it: groups of envoys, where they can grow, and what a colour leads to."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct

from bot.games.trajanum.components import COLOURS, CONSTANTS
from bot.games.trajanum.rules.forum import beside, diagonal_to
from bot.games.trajanum.state import Area

Cells: TypeAlias = int
"""A set of cells, one bit each."""


@dataclass(frozen=True, eq=False, slots=True)
class Mosaic:
    """The cells of a forum: which lie side by side, beside eagles, and in which areas, by colour.

    There is one for each forum, made when it is first seen: none is compared with another cell by cell.
    """

    place: dict[str, Cells]
    beside: dict[Cells, Cells]
    eagles: Cells
    near_eagles: Cells
    diagonal_to_eagles: Cells
    areas: list[list[Cells]]


class Standing(Struct, frozen=True, cache_hash=True, gc=False):
    """What a seat has in the forum, and what may come of it.

    `eagles` are the points of a scoring, `group` the size of the largest group, `others` the envoys outside of it;
    `joined` its size with the best further envoy, `edge` the number of cells where it can grow. `reach` has, by
    colour, the eagles' points, the growth and the completed areas that the best envoy of a structure would bring.
    """

    eagles: int
    group: int
    others: int
    joined: int
    edge: int
    reach: tuple[tuple[int, int, int], ...]


def envoys(mosaic: Mosaic, placed: dict[str, int], seats: int) -> list[Cells]:
    """The cells of each seat's envoys."""
    cells = [0] * seats
    place = mosaic.place
    for cell, owner in placed.items():
        cells[owner] |= place[cell]
    return cells


@lru_cache(maxsize=64)
def mosaic(areas: tuple[Area, ...], eagles: tuple[str, ...]) -> Mosaic:
    """The mosaic of a forum."""
    cells = sorted([cell for area in areas for cell in area.cells] + list(eagles))
    place = {cell: 1 << index for index, cell in enumerate(cells)}

    def near(these: tuple[str, ...]) -> Cells:
        return sum(place[cell] for cell in these if cell in place)

    on, orthogonal, diagonal = near(eagles), 0, 0
    for eagle in eagles:
        orthogonal |= near(beside(eagle))
        diagonal |= near(diagonal_to(eagle))
    return Mosaic(
        place,
        {place[cell]: near(beside(cell)) for cell in cells},
        on,
        orthogonal & ~on,
        diagonal & ~on,
        [[near(area.cells) for area in areas if area.colour == colour] for colour in COLOURS],
    )


@lru_cache(maxsize=1 << 14)
def standing(mosaic: Mosaic, own: Cells, taken: Cells, patrician: bool) -> Standing:
    """What a seat has with these envoys, and with an active citizen in the first row of patricians or without."""
    near_eagles = mosaic.near_eagles | (mosaic.diagonal_to_eagles if patrician else 0)
    groups = _groups(mosaic, own)
    main = groups[0] if groups else 0
    edge: Cells = 0
    for cell in _each(main):
        edge |= mosaic.beside[cell]
    edge &= ~taken
    growth: dict[Cells, int] = {}
    for cell in _each(edge & ~mosaic.eagles):
        around = mosaic.beside[cell]
        growth[cell] = 1 + sum(group.bit_count() for group in groups[1:] if group & around)
    reach = tuple(_reach(areas, taken, near_eagles, growth, patrician) for areas in mosaic.areas)
    size = main.bit_count()
    return Standing(
        CONSTANTS.eagle_on * (own & mosaic.eagles).bit_count()
        + CONSTANTS.eagle_beside * (own & near_eagles).bit_count(),
        size,
        own.bit_count() - size,
        size + max(growth.values(), default=0),
        edge.bit_count(),
        reach,
    )


def _groups(mosaic: Mosaic, own: Cells) -> list[Cells]:
    """The groups of orthogonally connected envoys, the largest first."""
    groups = []
    while own:
        group = edge = own & -own
        while edge:
            cell = edge & -edge
            new = mosaic.beside[cell] & own & ~group
            group |= new
            edge = (edge ^ cell) | new
        groups.append(group)
        own &= ~group
    return sorted(groups, key=lambda group: -group.bit_count())


def _reach(
    areas: list[Cells], taken: Cells, near_eagles: Cells, growth: dict[Cells, int], patrician: bool
) -> tuple[int, int, int]:
    """The best that an envoy of a colour brings: eagles' points, growth of the group, completed areas."""
    open_areas = [area for area in areas if area & ~taken]
    if not patrician:
        open_areas = [area for area in open_areas if area & taken] or open_areas
    best, found = -1.0, (0, 0, 0)
    for area in open_areas:
        free = area & ~taken
        completed = int(free.bit_count() == 1)
        for cell in _each(free):
            one = (int(bool(cell & near_eagles)), growth.get(cell, 0), completed)
            worth = one[0] + 1.2 * one[1] + 1.2 * completed
            if worth > best:
                best, found = worth, one
    return found


def _each(cells: Cells) -> list[Cells]:
    found = []
    while cells:
        cell = cells & -cells
        found.append(cell)
        cells ^= cell
    return found
