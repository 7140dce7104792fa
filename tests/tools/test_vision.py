"""Pictures as other people see them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from tools.vision import ColorVision, as_seen, run_vision, vision_sheet


def one_colour(red: int, green: int, blue: int) -> Image.Image:
    return Image.new("RGB", (4, 4), (red, green, blue))


def colour_of(picture: Image.Image) -> tuple[int, ...]:
    pixel = picture.getpixel((1, 1))
    assert isinstance(pixel, tuple)
    return pixel


@pytest.mark.parametrize("colour", [(0, 0, 0), (255, 255, 255), (200, 30, 90)])
def test_full_color_vision_leaves_the_picture_unchanged(colour: tuple[int, int, int]) -> None:
    assert colour_of(as_seen(one_colour(*colour), ColorVision.ALL_COLOURS)) == pytest.approx(colour, abs=1)


@pytest.mark.parametrize("eyes", ColorVision)
def test_white_and_black_stay_white_and_black(eyes: ColorVision) -> None:
    assert colour_of(as_seen(one_colour(255, 255, 255), eyes)) == pytest.approx((255, 255, 255), abs=1)
    assert colour_of(as_seen(one_colour(0, 0, 0), eyes)) == (0, 0, 0)


def test_gray_has_the_same_amount_of_every_color() -> None:
    assert len(set(colour_of(as_seen(one_colour(220, 40, 10), ColorVision.GREY)))) == 1


@pytest.mark.parametrize("eyes", [ColorVision.PROTANOPIA, ColorVision.DEUTERANOPIA])
def test_red_and_green_are_closer_without_one_kind_of_cones(eyes: ColorVision) -> None:
    red, green = one_colour(190, 80, 40), one_colour(90, 130, 40)

    def distance(eyes: ColorVision) -> float:
        pairs = zip(colour_of(as_seen(red, eyes)), colour_of(as_seen(green, eyes)), strict=True)
        return sum((one - other) ** 2 for one, other in pairs) ** 0.5

    assert distance(eyes) < distance(ColorVision.ALL_COLOURS) / 2


def test_a_sheet_shows_the_picture_four_times(tmp_path: Path) -> None:
    Image.new("RGB", (1600, 1000)).save(tmp_path / "table.png")
    run_vision(tmp_path / "leaves", [tmp_path / "table.png"])
    names = {path.name for path in (tmp_path / "leaves").iterdir()}
    assert names == {"table-550.png", "table-350.png"}
    assert vision_sheet(Image.new("RGB", (1600, 1000)), 350).size == (708, 446)
