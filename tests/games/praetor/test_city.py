"""The geometry of the city (section 3.6): matching corners, free spaces, best rotations."""

from __future__ import annotations

import pytest

from bot.games.praetor.components import CITY_TILES, NEIGHBOURS, ROTATIONS, Corner, corners_of
from bot.games.praetor.rules import city
from bot.games.praetor.state import CityTile
from tests.games.praetor.scenario import new_game

MEETING_AT_M13: list[tuple[Corner, str, Corner]] = [
    ("nw", "L13", "ne"),
    ("nw", "M12", "sw"),
    ("nw", "L12", "se"),
    ("ne", "N13", "nw"),
    ("ne", "M12", "se"),
    ("ne", "N12", "sw"),
    ("se", "N13", "sw"),
    ("se", "M14", "ne"),
    ("se", "N14", "nw"),
    ("sw", "L13", "se"),
    ("sw", "M14", "nw"),
    ("sw", "L14", "ne"),
]


def test_a_quarter_turn_moves_the_corners_clockwise() -> None:
    printed = CITY_TILES["sawmill_1"].corners
    assert printed == {"nw": "T", "ne": "T", "se": "T", "sw": "A"}
    assert corners_of("sawmill_1", 0) == printed
    assert corners_of("sawmill_1", 90) == {"nw": "A", "ne": "T", "se": "T", "sw": "T"}
    assert corners_of("sawmill_1", 180) == {"nw": "T", "ne": "A", "se": "T", "sw": "T"}
    assert corners_of("sawmill_1", 270) == {"nw": "T", "ne": "T", "se": "A", "sw": "T"}


@pytest.mark.parametrize("neighbour", sorted({space for _, space, _ in MEETING_AT_M13}))
def test_matching_corners_agree_with_the_table_of_adjacent_corners(neighbour: str) -> None:
    state = new_game(2)
    for other in ("forum_1", "quarry_1"):
        for turned in ROTATIONS:
            state.city = {neighbour: CityTile(other, turned, 0)}
            for rotation in ROTATIONS:
                corners, others = corners_of("smithy_1", rotation), corners_of(other, turned)
                expected = [
                    corner
                    for corner, space, its_corner in MEETING_AT_M13
                    if space == neighbour and corners[corner] == others[its_corner]
                ]
                assert list(city.plaza_matches(state, "smithy_1", "M13", rotation)) == expected


def test_free_spaces_are_the_empty_neighbors_of_the_city() -> None:
    state = new_game(3)
    free = city.free_spaces(state)
    assert len(free) == len(set(free))
    assert set(free) == {
        space
        for space in NEIGHBOURS
        if space not in state.city and any(neighbour in state.city for neighbour in NEIGHBOURS[space])
    }


def test_the_city_cannot_grow_beyond_the_table() -> None:
    state = new_game(2)
    state.city = {"A1": CityTile("forum_1", 0, 0)}
    assert set(city.free_spaces(state)) == {"B1", "A2"}


def test_the_best_rotation_has_the_most_plaza_points_then_the_smallest_angle() -> None:
    state = new_game(3)
    for space, (rotation, points) in city.best_rotations(state, "sawmill_1").items():
        all_points = [city.plaza_points(state, "sawmill_1", space, turned) for turned in ROTATIONS]
        assert points == max(all_points)
        assert rotation == ROTATIONS[all_points.index(points)]
