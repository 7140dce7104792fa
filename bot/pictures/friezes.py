"""The band of ornament under a header: one pattern a game, gold on night."""

from __future__ import annotations

from PIL import Image

from .artwork import proportion, render
from .cache import kept
from .palette import NIGHT


@kept
def frieze(name: str, width: int, height: int) -> Image.Image:
    """A band of the pattern, such as "friezes/meander". Heights of an even number of px join without a seam."""
    period = round(proportion(name) * height)
    repeat = render(name, period, height)
    band = Image.new("RGB", (width, height), NIGHT)
    for x in range(0, width, period):
        band.paste(repeat, (x, 0), repeat)
    return band
