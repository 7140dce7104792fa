"""City of Marble's data: consistent, and complete according to the contents of the box."""

from bot.games.marble.board import (
    EDGES,
    PLACES,
    POINTS,
    TRIANGLES,
)
from bot.games.marble.components import (
    BRIDGE_SPACES,
    CONSTANTS,
    HILLS,
    LAYOUT,
    OUTLETS,
    TYPE_OF_SIZE,
    TYPES,
)


def test_components_match_the_contents_of_the_box() -> None:
    """Section 3.1."""
    assert sum(kind.tiles for kind in TYPES.values()) == 60
    assert sum(kind.imperium_tiles for kind in TYPES.values()) == 48
    assert sorted(TYPE_OF_SIZE) == [3, 4, 5, 6]
    assert len(CONSTANTS.bridge_tile_values) == len(BRIDGE_SPACES) + 1
    assert len(LAYOUT.rows) == len(LAYOUT.first_column) == len(LAYOUT.last_column)
    assert len(HILLS) == 7
    assert sum(outlet.pieces for outlet in OUTLETS.values()) == 39


def test_no_place_touches_more_than_one_bridge_or_outlet_and_hills_share_no_corner() -> None:
    """Sections 3.4 and 3.8."""
    assert (len(TRIANGLES), len(POINTS), len(EDGES), len(PLACES)) == (150, 91, 240, 210)
    hill_corners = [corner for hill in HILLS.values() for corner in TRIANGLES[hill.triangle].corners]
    assert len(set(hill_corners)) == 3 * len(HILLS)
    assert all(POINTS[corner].inner for corner in hill_corners)
    bridges, outlets = set(BRIDGE_SPACES), {outlet.point for outlet in OUTLETS.values()}
    assert bridges <= TRIANGLES.keys()
    assert outlets <= POINTS.keys()
    for place in PLACES.values():
        assert len(bridges.intersection(place.triangles)) + len(outlets.intersection(place.corners)) <= 1
