"""Tools for testing that costs on cards and tiles fit and are legible on a phone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

import pytest
from PIL import Image, ImageChops

from bot.pictures import panels
from bot.pictures.canvas import Canvas
from bot.pictures.panels import FittedCost, Price

PHONE, LEGIBLE = 550, 11
"""How many px wide a phone shows a picture, and how many px high text must be there to be legible."""


@dataclass
class Costs:
    """The costs that were drawn, each with the width available to it in px."""

    drawn: list[tuple[FittedCost, float]] = field(default_factory=list)

    def too_wide(self) -> list[tuple[FittedCost, float]]:
        """Return the costs wider than the space available."""
        return [(fitted, room) for fitted, room in self.drawn if fitted.width > room]

    def too_small(self, width: int) -> list[tuple[FittedCost, float]]:
        """Return the costs whose figures are illegible on a phone, in a picture `width` px wide."""
        return [one for one in self.drawn if one[0].style.size * PHONE / width < LEGIBLE]


@contextmanager
def costs_of() -> Iterator[Costs]:
    """Record the costs drawn within the context."""
    costs, fit = Costs(), panels.fitted_cost

    def fitted(prices: Sequence[Price], room: float, *more: object, **others: object) -> FittedCost:
        found = fit(prices, room, *more, **others)  # type: ignore[arg-type]
        costs.drawn.append((found, room))
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(panels, "fitted_cost", fitted)
        yield costs


def marked_outside(
    canvas: Canvas, box: tuple[float, float, float, float], ground: tuple[int, int, int]
) -> bool:
    """Return whether anything was drawn outside a box, on a canvas with that background color."""
    x, y, width, height = (round(value) for value in box)
    picture = canvas.image.convert("RGB")
    picture.paste(ground, (x, y, x + width, y + height))
    return ImageChops.difference(picture, Image.new("RGB", picture.size, ground)).getbbox() is not None
