"""Rows: pieces side by side are in the right places, name them, and are reported if they don't fit."""

from __future__ import annotations

from collections.abc import Iterator

from bot.app.fallbacks import gathered
from bot.pictures import fonts
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import COUNT
from bot.pictures.row import Piece, Row, counted, gap, together, written
from bot.pictures.theme import IVORY, NIGHT


def block(width: float, name: str = "") -> Piece:
    """Return a white block, 10 px high."""
    return Piece(width, lambda canvas, x, y: canvas.rectangle(x, y - 5, width, 10, (255, 255, 255)), name)


def new_row(width: int = 200) -> Row:
    return Row(Canvas(width + 20, 40, NIGHT), 10, width + 10, 20, 30)


def test_pieces_are_laid_from_both_ends_and_their_places_are_named() -> None:
    row = new_row()
    row.begin(block(30, "first"), gap(5), block(20, "second"))
    row.end(block(40, "last"))
    assert row.canvas.spots == {
        "first": Box(10, 5, 30, 30),
        "second": Box(45, 5, 20, 30),
        "last": Box(170, 5, 40, 30),
    }
    assert (row.left, row.right, row.room) == (65, 170, 105)
    white = [x for x in range(220) if row.canvas.image.getpixel((x, 20)) == (255, 255, 255)]
    assert white == [*range(10, 40), *range(45, 65), *range(170, 210)]


def test_pieces_are_spread_over_the_room_or_laid_in_its_middle() -> None:
    row = new_row()
    row.spread(block(20, "a"), block(20, "b").at_least(40), block(20, "c"))
    assert [(box.x, box.width) for box in row.canvas.spots.values()] == [(10, 20), (90, 40), (190, 20)]
    row = new_row()
    row.middle(block(50, "a").after(10), block(40, "b"))
    assert [(box.x, box.width) for box in row.canvas.spots.values()] == [(60, 60), (120, 40)]


def test_the_first_version_that_fits_is_taken_else_the_last() -> None:
    def versions() -> Iterator[list[Piece]]:
        for size in (150, 80, 60):
            yield [block(size), block(size)]

    assert [piece.width for piece in new_row().fitting(versions())] == [80, 80]
    assert [piece.width for piece in new_row(100).fitting(versions())] == [60, 60]


def test_a_piece_that_does_not_fit_is_drawn_and_reported() -> None:
    row = new_row(100)
    with gathered() as faults:
        row.begin(block(60))
        row.end(block(30))
        assert not faults
        row.begin(block(20))
    assert [fault.cause for fault in faults] == ["ValueError: 20 px have 10 px of room"]


def test_a_count_is_as_wide_as_it_is_drawn() -> None:
    drawn = counted("common/gold", 7, 40).lay(Canvas(300, 60, NIGHT), 0, 30)
    assert drawn == 45 + fonts.width("7", COUNT)
    assert together([gap(3), written("7", COUNT, IVORY)]).width == 3 + fonts.width("7", COUNT)
