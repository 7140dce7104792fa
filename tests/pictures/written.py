"""What is written while pictures are drawn: for tests of how large it is, and whether it is whole."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bot.pictures import fonts
from bot.pictures.header import STRIPS

PHONE = 360
"""So many px a phone gives a picture across."""


@contextmanager
def written(width: int) -> Iterator[list[tuple[str, float]]]:
    """Every text that is drawn meanwhile, with the height of its capitals on a phone; pictures are so wide."""
    found: list[tuple[str, float]] = []
    mask = fonts.mask

    def noted(text: str, style: fonts.Style) -> fonts.Mask:
        found.append((text, fonts.capital_height(style.face, style.size) * PHONE / width))
        return mask(text, style)

    STRIPS.clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fonts, "mask", noted)
        yield found
