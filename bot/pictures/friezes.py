"""The band of ornament under a header: one pattern a game, gold on night."""

from __future__ import annotations

from PIL import Image

from .artwork import render
from .cache import kept
from .palette import NIGHT

PERIODS = {"meander": 1.0, "running_dog": 1.5, "plait": 2.0, "garland": 1.0, "egg_and_dart": 1.5}
"""Width of one repeat of each pattern (`assets/friezes/`) for a band one high."""


@kept
def frieze(name: str, width: int, height: int) -> Image.Image:
    """A band of the pattern. Heights of an even number of px join without a seam."""
    period = round(PERIODS[name] * height)
    repeat = render(f"friezes/{name}", period, height)
    band = Image.new("RGB", (width, height), NIGHT)
    for x in range(0, width, period):
        band.paste(repeat, (x, 0), repeat)
    return band
