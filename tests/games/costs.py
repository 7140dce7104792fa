"""What the tests of every game do with costs on cards and tiles: each must fit, and be read on a phone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

import pytest
from PIL import Image, ImageChops

from bot.pictures import panels
from bot.pictures.canvas import Canvas
from bot.pictures.panels import Fitted, Price

PHONE, LEGIBLE = 550, 11
"""So many px a phone gives a picture across; of type that is read there without effort."""


@dataclass
class Costs:
    """The costs that were drawn, each with its room in px."""

    drawn: list[tuple[Fitted, float]] = field(default_factory=list)

    def too_wide(self) -> list[tuple[Fitted, float]]:
        """Those that run over."""
        return [(fitted, room) for fitted, room in self.drawn if fitted.width > room]

    def too_small(self, width: int) -> list[tuple[Fitted, float]]:
        """Those whose figures can't be read on a phone, in a picture of that width."""
        return [one for one in self.drawn if one[0].style.size * PHONE / width < LEGIBLE]


@contextmanager
def costs_of() -> Iterator[Costs]:
    """The costs that are drawn meanwhile."""
    costs, fit = Costs(), panels.fitted_cost

    def fitted(prices: Sequence[Price], room: float, *more: object, **others: object) -> Fitted:
        found = fit(prices, room, *more, **others)  # type: ignore[arg-type]
        costs.drawn.append((found, room))
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(panels, "fitted_cost", fitted)
        yield costs


def marked_outside(
    canvas: Canvas, box: tuple[float, float, float, float], ground: tuple[int, int, int]
) -> bool:
    """Whether anything was drawn beside a box, on a canvas of that ground."""
    x, y, width, height = (round(value) for value in box)
    picture = canvas.image.convert("RGB")
    picture.paste(ground, (x, y, x + width, y + height))
    return ImageChops.difference(picture, Image.new("RGB", picture.size, ground)).getbbox() is not None
