"""What building and activating will change, as it is shown before it is confirmed."""

from __future__ import annotations

import pytest

from bot.games.praetor.components import label
from bot.games.praetor.pictures import table
from bot.pictures.canvas import Box
from bot.pictures.preview import SCENE

TILE = table.TILE
MIDDLE = Box((SCENE[0] - TILE) // 2, (SCENE[1] - TILE) // 2, TILE, TILE)


def beside(*steps: tuple[int, int]) -> list[Box]:
    """Tiles so many places away from the one in the middle."""
    return [
        Box(MIDDLE.x + across * TILE, MIDDLE.y + down * TILE, TILE, TILE) for across, down in ((0, 0), *steps)
    ]


@pytest.mark.parametrize("width", [90, 190, 330])
@pytest.mark.parametrize(
    "city",
    [
        beside((1, 0)),
        beside((1, 0), (-1, 0), (1, 1), (-1, 1)),
        beside((1, 0), (-1, 0), (0, 1), (1, 1), (-1, 1), (2, 0)),
    ],
)
def test_what_is_gained_and_paid_stands_beside_the_tile_and_hides_no_other(
    city: list[Box], width: int
) -> None:
    place = table.room_for(width, 76, MIDDLE, city)
    assert place is not None
    assert not any(place.meets(tile) for tile in city)
    assert place.x >= 0
    assert place.right <= SCENE[0]


def test_it_is_left_out_where_all_around_stand_tiles() -> None:
    around = [(across, down) for across in range(-2, 3) for down in range(-2, 3)]
    assert table.room_for(90, 76, MIDDLE, beside(*around)) is None


def test_only_whole_tiles_are_shown() -> None:
    layout = table.around(label(5, 5))
    boxes = [layout.box(label(column, row)) for column in range(3, 8) for row in range(3, 8)]
    assert all(table.WHOLE.holds(box) for box in boxes)
    assert not table.WHOLE.holds(layout.box(label(2, 5)))
    assert not table.WHOLE.holds(layout.box(label(5, 8)))
