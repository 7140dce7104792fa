"""What building and activating will change, as it is shown before it is confirmed."""

from __future__ import annotations

from bot.games.praetor.components import label
from bot.games.praetor.pictures import table

SCENE_OF_F6 = table.around("F6")


def test_only_whole_tiles_are_shown() -> None:
    boxes = [SCENE_OF_F6.box(label(column, row)) for column in range(3, 8) for row in range(3, 8)]
    assert all(table.WHOLE.holds(box) for box in boxes)
    assert not table.WHOLE.holds(SCENE_OF_F6.whole(label(2, 5)))
    assert not table.WHOLE.holds(SCENE_OF_F6.whole(label(5, 8)))
