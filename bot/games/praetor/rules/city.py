"""The city: free spaces, matching corners, districts (sections 3.6 and 5.4 B)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from bot.games.praetor.components import CONSTANTS, MEETING, NEIGHBOURS, ROTATIONS, TYPE_OF, corners_of
from bot.games.praetor.state import CityTile, Table

_ONLY = {kind.id: tile for tile, kind in TYPE_OF.items() if kind.group == "special"}
"""The only tile of each special type."""


def free_spaces(table: Table) -> list[str]:
    """The empty spaces of the table that touch a tile of the city orthogonally."""
    city = table.city
    around = dict.fromkeys(chain.from_iterable(map(NEIGHBOURS.__getitem__, city)))
    return [space for space in around if space not in city]


def plaza_matches(table: Table, tile: str, space: str, rotation: int) -> Iterator[str]:
    """The corners of a tile placed there with this rotation, once per matching pattern (9.3, 9.4)."""
    city = table.city
    corners = corners_of(tile, rotation)
    for corner, meeting in MEETING[space].items():
        pattern = corners[corner]
        for other, its_corner in meeting:
            neighbour = city.get(other)
            if neighbour and corners_of(neighbour.tile, neighbour.rotation)[its_corner] == pattern:
                yield corner


def plaza_points(table: Table, tile: str, space: str, rotation: int) -> int:
    """Favor points for plazas if the tile were built there with this rotation."""
    matches = sum(1 for _ in plaza_matches(table, tile, space, rotation))
    return matches * CONSTANTS.plaza_points_per_match


def best_rotations(table: Table, tile: str) -> dict[str, tuple[int, int]]:
    return {space: best_rotation(table, tile, space) for space in free_spaces(table)}


def best_place(table: Table, tile: str) -> tuple[str, int]:
    """The (first) free space with the most plaza points for the tile in its best rotation, and those points."""
    best = {space: points for space, (_, points) in best_rotations(table, tile).items()}
    return max(best.items(), key=lambda found: found[1])


def best_rotation(table: Table, tile: str, space: str, among: Sequence[int] = ROTATIONS) -> tuple[int, int]:
    """The (first) of these rotations with the most plaza points there, and those points."""
    points = {rotation: plaza_points(table, tile, space, rotation) for rotation in among}
    return max(points.items(), key=lambda found: found[1])


def special_tile(table: Table, kind: str) -> CityTile | None:
    """The academy or the labor camp, once it is in the city."""
    only = _ONLY[kind]
    for tile in table.city.values():
        if tile.tile == only:
            return tile
    return None


def largest_district(table: Table, seat: int) -> int:
    """The size of the seat's largest orthogonally connected group of tiles."""
    own = {space for space, tile in table.city.items() if tile.owner == seat}
    largest = 0
    while own:
        district, edge = 0, [own.pop()]
        while edge:
            district += 1
            for neighbour in NEIGHBOURS[edge.pop()]:
                if neighbour in own:
                    own.remove(neighbour)
                    edge.append(neighbour)
        largest = max(largest, district)
    return largest
