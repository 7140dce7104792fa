"""The picture of a lesson: what it is about has rings that can be told apart."""

from __future__ import annotations

from bot.pictures.canvas import Box, Canvas
from bot.pictures.lesson_picture import Marks, draw_lesson
from bot.pictures.theme import LIGHT_GOLD, WALL

ROWS = (Box(60, 60, 200, 20), Box(60, 120, 200, 20))


def gold(*about: Box) -> list[tuple[int, int]]:
    """Return the pixels at which a ring is drawn."""
    spots = {str(box): box for box in about}
    image = draw_lesson(Canvas(400, 400, WALL), spots, Marks(about=tuple(spots))).image
    return [
        (x, y)
        for x in range(image.width)
        for y in range(image.height)
        if image.getpixel((x, y)) == LIGHT_GOLD
    ]


def test_rings_of_neighboring_rows_do_not_cross() -> None:
    upper, lower = map(set, (gold(ROWS[0]), gold(ROWS[1])))
    assert upper
    assert lower
    assert not upper & lower
    assert upper | lower == set(gold(*ROWS))


def test_a_ring_around_a_square_spot_is_a_circle() -> None:
    spot = Box(180, 180, 40, 40)
    assert all(28 - 9 <= ((x - 200) ** 2 + (y - 200) ** 2) ** 0.5 <= 28 + 1 for x, y in gold(spot))
