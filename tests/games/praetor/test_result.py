"""What building and activating will change, as it is shown before it is confirmed."""

from __future__ import annotations

import pytest

from bot.games.praetor.components import label
from bot.games.praetor.pictures import table
from bot.pictures.canvas import Box
from bot.pictures.preview import SCENE

SCENE_OF_F6 = table.around("F6")


def beside(*steps: tuple[int, int]) -> list[Box]:
    """Tiles so many places away from the one in the middle."""
    return [SCENE_OF_F6.box(label(5 + across, 5 + down)) for across, down in ((0, 0), *steps)]


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
    place = table.room_beside(SCENE_OF_F6, "F6", width, 76, 26, city)
    assert place is not None
    assert not any(place.meets(tile) for tile in city)
    assert place.x >= 0
    assert place.right <= SCENE[0]


def test_it_is_left_out_where_all_around_stand_tiles() -> None:
    around = [(across, down) for across in range(-2, 3) for down in range(-2, 3)]
    assert table.room_beside(SCENE_OF_F6, "F6", 90, 76, 26, beside(*around)) is None


def test_only_whole_tiles_are_shown() -> None:
    boxes = [SCENE_OF_F6.box(label(column, row)) for column in range(3, 8) for row in range(3, 8)]
    assert all(table.WHOLE.holds(box) for box in boxes)
    assert not table.WHOLE.holds(SCENE_OF_F6.whole(label(2, 5)))
    assert not table.WHOLE.holds(SCENE_OF_F6.whole(label(5, 8)))
