"""Figures of a ledger: amounts, and dots for zeros."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from bot.pictures import fonts
from bot.pictures.canvas import Anchor, Canvas
from bot.pictures.fonts import COUNT
from bot.pictures.panels import ON_DARK, figure
from bot.pictures.private_board import ON_PAPYRUS
from bot.pictures.row import counted
from bot.pictures.theme import PANEL, contrast


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that are drawn."""
    texts: list[str] = []
    mask = fonts.mask
    monkeypatch.setattr(fonts, "mask", lambda text, style: texts.append(text) or mask(text, style))
    return texts


def sheet() -> Canvas:
    return Canvas(200, 60, PANEL)


def test_a_zero_is_a_dot_as_wide_as_its_figure(written: list[str]) -> None:
    canvas = sheet()
    assert figure(canvas, 20, 30, 0) == fonts.width("0", COUNT)
    assert not written
    left, top, right, bottom = box_of_what_differs(canvas)
    assert (left + right) / 2 == pytest.approx(20 + fonts.width("0", COUNT) / 2, abs=1)
    assert (top + bottom) / 2 == pytest.approx(30, abs=1)
    assert 6 <= right - left == bottom - top <= 12


def test_the_dot_of_a_zero_has_the_contrast_of_text() -> None:
    canvas = sheet()
    figure(canvas, 20, 30, 0)
    pixel = canvas.image.getpixel((round(20 + fonts.width("0", COUNT) / 2), 30))
    assert isinstance(pixel, tuple)
    assert contrast((pixel[0], pixel[1], pixel[2]), PANEL) >= 4.5


def test_a_dot_is_where_its_figure_would_be() -> None:
    half = fonts.width("0", COUNT) / 2
    anchors: tuple[tuple[Anchor, float], ...] = (("left", 100 - half), ("middle", 100), ("right", 100 + half))
    boxes = []
    for anchor, x in anchors:
        canvas = sheet()
        figure(canvas, x, 30, 0, anchor=anchor)
        boxes.append(box_of_what_differs(canvas))
    assert all(abs(one - other) <= 1 for box in boxes for one, other in zip(box, boxes[0], strict=True))


def test_a_zero_is_written_as_a_warning_with_a_maximum_and_on_papyrus(written: list[str]) -> None:
    figure(sheet(), 20, 30, 0, warning=True)
    counted("common/gold", 0, 42, most=12).draw(sheet(), 20, 30)
    figure(sheet(), 20, 30, 0, tone=ON_PAPYRUS)
    assert written == ["0", "0", "/12", "0"]


def test_other_numbers_are_written(written: list[str]) -> None:
    for value in (7, -3):
        figure(sheet(), 20, 30, value, tone=ON_DARK)
    assert written == ["7", "−3"]


def box_of_what_differs(canvas: Canvas) -> tuple[int, int, int, int]:
    """Return the smallest box around everything that is not background."""
    box = ImageChops.difference(canvas.image, Image.new("RGB", canvas.image.size, PANEL)).getbbox()
    assert box is not None
    return box
