"""The canvas, its text and its PNG."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.pictures import fonts
from bot.pictures.canvas import Anchor, Box, Canvas, around, ring
from bot.pictures.fonts import COUNT, SCORE, Face, Style
from bot.pictures.panels import number
from bot.pictures.png import encode
from bot.pictures.sprites import SPRITES
from bot.pictures.theme import BLACK, INK, IVORY, WALL, WHITE


def test_a_rectangle_covers_its_pixels_and_no_others() -> None:
    canvas = Canvas(20, 20, BLACK)
    canvas.rectangle(5, 6, 10, 8, WHITE)
    assert canvas.image.getbbox() == (5, 6, 15, 14)
    assert sorted(canvas.image.getcolors()) == [(80, WHITE), (320, BLACK)]


def test_rounded_corners_are_smooth_and_symmetric() -> None:
    canvas = Canvas(40, 40, BLACK)
    canvas.rectangle(0, 0, 40, 40, WHITE, 12)
    image = canvas.image
    assert image.getpixel((0, 0)) == BLACK
    assert image.getpixel((20, 0)) == WHITE
    assert any(0 < image.getpixel((x, 3))[0] < 255 for x in range(12))
    for turn in (Image.Transpose.FLIP_LEFT_RIGHT, Image.Transpose.FLIP_TOP_BOTTOM):
        flipped = image.transpose(turn)
        worst = max(abs(a - b) for a, b in zip(flipped.tobytes(), image.tobytes(), strict=True))
        assert worst <= 24


def test_only_the_corners_named_are_rounded() -> None:
    canvas = Canvas(40, 40, BLACK)
    canvas.rectangle(0, 0, 40, 40, WHITE, 12, ("nw",))
    assert canvas.image.getpixel((0, 0)) == BLACK
    assert canvas.image.getpixel((39, 0)) == WHITE


def test_an_empty_rectangle_draws_nothing() -> None:
    canvas = Canvas(10, 10, BLACK)
    canvas.rectangle(5, 5, 0, 5, WHITE)
    canvas.rectangle(5, 5, -3, 5, WHITE, 4)
    assert canvas.image.getbbox() is None


def test_a_ring_is_hollow() -> None:
    mask = ring(30, 20, 3, 6)
    assert mask.getpixel((15, 10)) == 0
    assert mask.getpixel((15, 1)) == 255


@pytest.mark.parametrize("anchor", ["left", "middle", "right"])
def test_text_is_placed_by_its_anchor(anchor: Anchor) -> None:
    canvas = Canvas(300, 80, BLACK)
    wide = canvas.text(150, 40, "HIM", COUNT, WHITE, anchor)
    box = canvas.image.getbbox()
    assert box is not None
    start = {"left": 150.0, "middle": 150 - wide / 2, "right": 150 - wide}[anchor]
    assert box[0] == pytest.approx(start, abs=5)
    assert box[2] == pytest.approx(start + wide, abs=5)


def test_capitals_are_centered_on_their_line() -> None:
    canvas = Canvas(100, 100, BLACK)
    canvas.text(20, 50, "H", SCORE, WHITE)
    box = canvas.image.getbbox()
    assert box is not None
    assert (box[1] + box[3]) / 2 == pytest.approx(50, abs=1)


def test_text_fits_into_limited_room() -> None:
    canvas = Canvas(400, 60, BLACK)
    assert canvas.text(10, 30, "a very long remark that goes on", COUNT, WHITE, room=150) <= 150
    box = canvas.image.getbbox()
    assert box is not None
    assert box[2] <= 165


@pytest.mark.parametrize("face", Face)
@pytest.mark.parametrize("text", ["Maximilian von Hohe…", "50 % ½ ¾", "Αθήνα", "Ünïcödé", "−9", "L14"])
def test_a_text_is_as_wide_as_it_says(face: Face, text: str) -> None:
    drawn = fonts.mask(text, Style(face, 40))
    box = drawn.image.getbbox()
    assert box is not None
    assert drawn.left + box[2] <= drawn.width + 3
    assert drawn.left + box[0] >= -3


def test_cinzel_is_replaced_by_a_face_that_has_the_letters() -> None:
    assert fonts.face_for("ROUND 5", Face.CINZEL_BLACK) is Face.CINZEL_BLACK
    assert fonts.face_for("ΡΩΜΗ", Face.CINZEL_BLACK) is Face.SERIF_BLACK


def test_spacing_widens_a_text_between_its_letters() -> None:
    plain, spaced = Style(Face.SANS, 30), Style(Face.SANS, 30, spacing=4)
    assert fonts.width("ABC", spaced) == pytest.approx(fonts.width("ABC", plain) + 8, abs=3)


def test_negative_numbers_have_a_real_minus_sign() -> None:
    assert [number(value) for value in (-9, 0, 16)] == ["−9", "0", "16"]


def test_a_picture_has_at_most_256_colors() -> None:
    canvas = Canvas(64, 64, WALL)
    for x in range(64):
        for y in range(64):
            canvas.image.putpixel((x, y), (4 * x, 4 * y, x + y))
    with Image.open(BytesIO(canvas.png())) as image:
        assert (image.format, image.mode) == ("PNG", "P")
        assert image.size == (64, 64)


def test_colors_of_a_given_palette_are_kept() -> None:
    canvas = Canvas(10, 10, IVORY)
    canvas.rectangle(0, 0, 5, 10, INK)
    with Image.open(BytesIO(encode(canvas.image, (INK, IVORY, BLACK)))) as image:
        assert image.convert("RGB").tobytes() == canvas.image.tobytes()


def test_a_canvas_over_an_image_does_not_change_the_image() -> None:
    first = Canvas(8, 8, BLACK)
    second = Canvas.over(first.image)
    second.rectangle(0, 0, 8, 8, WHITE)
    assert first.image.getbbox() is None


@pytest.mark.parametrize(("thickness", "radius"), [(3, 12), (9, 4), (5, 5), (2, 0)])
def test_a_large_frame_is_a_ring_that_needs_no_large_mask(thickness: int, radius: int) -> None:
    SPRITES.clear()
    framed, poured = Canvas(400, 300, WHITE), Canvas(400, 300, WHITE)
    framed.frame(7, 9, 380, 280, thickness, INK, radius)
    assert SPRITES.size < 10_000
    poured.paste(INK, (7, 9), ring(380, 280, thickness, radius))
    assert framed.image.tobytes() == poured.image.tobytes()


def test_things_around_a_point_are_evenly_spaced() -> None:
    assert list(around(10, "abc", 4)) == [(6, "a"), (10, "b"), (14, "c")]
    assert list(around(10, "ab", 4)) == [(8, "a"), (12, "b")]
    assert list(around(10, "", 4)) == []


def test_the_box_around_several_boxes_is_the_smallest_one() -> None:
    assert Box.around([Box(4, 9, 2, 3), Box(1, 10, 4, 8)]) == Box(1, 9, 5, 9)
