"""The grid of Rome (sections 3.3 to 3.8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import dist, isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.marble.board import (
    EDGES,
    PLACES,
    POINTS,
    TRIANGLES,
    WAYS,
    Point,
    edge_between,
    line_name,
    line_points,
    place_named,
    row_of,
)
from bot.games.marble.components import BRIDGE_SPACES, DIRECTIONS, HILLS, LAYOUT, OUTLETS

points = st.sampled_from(sorted(POINTS))
places = st.sampled_from(sorted(PLACES))
triangles = st.sampled_from(sorted(TRIANGLES))

OPPOSITE = {"E": "W", "NE": "SW", "NW": "SE", "W": "E", "SW": "NE", "SE": "NW"}


def cover_of(triangles: Iterable[str]) -> int:
    return sum(TRIANGLES[name].cover for name in triangles)


def spot(point: Point) -> tuple[float, float]:
    """Return a point's coordinates from the top left of the board, in edge lengths."""
    return point.column / 2, point.line * 3**0.5 / 2


def test_the_board_has_as_many_parts_as_the_rules_say() -> None:
    assert Counter(triangle.up for triangle in TRIANGLES.values()) == {True: 75, False: 75}
    assert (len(POINTS), sum(point.inner for point in POINTS.values())) == (91, 61)
    assert (len(EDGES), sum(edge.cover.bit_count() == 1 for edge in EDGES.values())) == (240, 30)
    assert len(POINTS) - len(EDGES) + len(TRIANGLES) == 1
    assert Counter(place.kind for place in PLACES.values()) == {"falling": 70, "rising": 70, "level": 70}


def test_points_triangles_edges_and_places_have_these_names() -> None:
    assert POINTS["EF10"].cover == cover_of(["E11", "F11", "F10", "F9", "E9", "E10"])
    assert TRIANGLES["D7"].corners == ("CD6", "CD8", "DE7")
    assert not TRIANGLES["D7"].up
    assert {"DE9-DE11", "CD16-DE15"} <= EDGES.keys()
    assert {"XA5", "JX15"} <= POINTS.keys()
    assert PLACES["D7-D8"].kind == "rising"
    assert PLACES["D8-E8"].kind == "level"
    assert PLACES["D8-E8"].diagonal == "DE7-DE9"
    assert PLACES["D8-E8"].acute == ("CD8", "EF8")


def test_hills_bridges_and_outlets_are_where_the_data_puts_them() -> None:
    corners = {hill.id: set(TRIANGLES[hill.triangle].corners) for hill in HILLS.values()}
    assert corners["capitoline"] == {"CD6", "CD8", "DE7"}
    assert corners["viminal"] == {"CD14", "DE13", "DE15"}
    assert len(set().union(*corners.values())) == 21
    touching = {
        colour: [place.name for place in PLACES.values() if outlet.point in place.corners]
        for colour, outlet in OUTLETS.items()
    }
    assert touching == {
        "grey": ["B15-B16", "B16-C16", "C15-C16", "C16-C17", "C17-D17"],
        "brown": ["E18-E19", "E19-F19", "F18-F19"],
        "white": ["G17-H17", "H15-H16", "H16-H17", "H16-I16", "I15-I16"],
    }
    assert all(len(set(BRIDGE_SPACES) & set(place.triangles)) <= 1 for place in PLACES.values())


@given(places)
def test_a_place_has_two_acute_and_two_obtuse_corners(name: str) -> None:
    place = PLACES[name]
    assert len(set(place.corners)) == 4
    assert set(EDGES[place.diagonal].points) == set(place.obtuse)
    assert place.cover == EDGES[place.diagonal].cover == cover_of(place.triangles)
    wedges = {corner: (POINTS[corner].cover & place.cover).bit_count() for corner in place.corners}
    assert all(wedges[corner] == 1 for corner in place.acute)
    assert all(wedges[corner] == 2 for corner in place.obtuse)
    assert all(name in POINTS[corner].places for corner in place.corners)
    beside = {other for triangle in place.triangles for other in TRIANGLES[triangle].neighbours}
    assert place.around == cover_of(beside.difference(place.triangles))
    assert row_of(name) == place.triangles[0][0] in LAYOUT.rows


def test_places_and_inner_edges_belong_to_each_other() -> None:
    inner = {edge.name for edge in EDGES.values() if edge.cover.bit_count() == 2}
    assert {place.diagonal for place in PLACES.values()} == inner
    for start, ways in WAYS.items():
        for way in ways:
            assert way.edge == edge_between(start, way.point)
            across = PLACES[way.across].diagonal if way.across else None
            assert across == (way.edge.name if way.edge.name in inner else None)


@given(triangles)
def test_neighbors_of_a_triangle_are_mutual_and_share_an_edge(name: str) -> None:
    triangle = TRIANGLES[name]
    for other in triangle.neighbours:
        assert name in TRIANGLES[other].neighbours
        assert len(set(triangle.corners) & set(TRIANGLES[other].corners)) == 2
    assert triangle.cover.bit_count() == 1
    assert all(POINTS[corner].cover & triangle.cover for corner in triangle.corners)


@given(points)
def test_neighbors_of_a_point_are_those_at_distance_one(name: str) -> None:
    point = POINTS[name]
    here = spot(point)
    near = {other.name for other in POINTS.values() if isclose(dist(here, spot(other)), 1)}
    assert set(point.neighbours.values()) == near
    assert point.inner == (len(near) == 6)
    assert list(point.neighbours) == [direction for direction in DIRECTIONS if direction in point.neighbours]
    for direction, other in point.neighbours.items():
        opposite = next(way for way in DIRECTIONS if way == OPPOSITE[direction])
        assert POINTS[other].neighbours[opposite] == name


@given(points)
def test_a_point_covers_the_triangles_that_have_it_as_a_corner(name: str) -> None:
    around = [triangle.name for triangle in TRIANGLES.values() if name in triangle.corners]
    assert POINTS[name].cover == cover_of(around)


@given(places, st.sampled_from([" ", "-", " - ", "\N{EN DASH}", "  "]), st.booleans(), st.booleans())
def test_a_place_can_be_typed_in_any_order_and_case(
    name: str, between: str, lower: bool, turned: bool
) -> None:
    parts = name.split("-")
    typed = between.join(reversed(parts) if turned else parts)
    assert place_named(typed.lower() if lower else typed) == name


@pytest.mark.parametrize("typed", ["", "D7", "D7-D9", "D7-D8-D9", "Z1-Z2", "D7 E7", "-", "7D-8D"])
def test_a_text_that_names_no_place_is_not_recognized(typed: str) -> None:
    assert place_named(typed) is None


def test_a_line_is_named_by_its_points() -> None:
    assert line_name(["BC17", "BC15", "CD16"]) == "BC17>BC15>CD16"
    assert line_points("BC17>BC15>CD16") == ["BC17", "BC15", "CD16"]
    assert [line_points(other) for other in ("BC17", "D7-D8", "D", "BC17>Z9", "")] == [[]] * 5
