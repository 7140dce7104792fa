"""Choose the 256 colours of Praetor's pictures: `python -m bot.workshop.palettes`.

To be run when artwork or colours have changed much; a test says when they have.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import Any, Final

from PIL import Image

from bot.games import TITLES
from bot.games.praetor.table import choice, mat, pages, scene
from bot.pictures.palette import Colour
from bot.pictures.palettes import keep_colours
from bot.pictures.showing import Showing
from bot.words import words

from .samples import after, position

ALL: Final = 256
FLAT: Final = 128
"""How many of them are the commonest colours as they are: those of flat areas and of text."""


def run() -> int:
    """Choose, and write down."""
    keep_colours("praetor", choose(list(praetor())))
    return 0


def praetor() -> Iterator[Image.Image]:
    """Tables, mats, choices and rules pages of Praetor, in all their colours."""
    title = TITLES["praetor"]
    saying = words("en", "praetor")
    for seats in title.game.seats:
        names = tuple(saying(f"seat-{seat + 1}") for seat in range(seats))
        showing = Showing(names, saying)
        for plies in (1, 12 * seats, 20 * seats, 10_000):
            state = position(title, seats, f"palette {seats}", until=after(plies))
            view = title.game.view(state, 0)
            yield scene.draw(view, showing).image
            yield mat.draw(view, seats - 1, showing).image
        places = dict.fromkeys(view.city, "+3")
        yield choice.draw(view, 0, places, showing).image
    for page in ("tiles", "tiles-2", "tiles-3", "wall", "boards"):
        yield pages.draw(page, showing).image


def choose(pictures: Sequence[Image.Image]) -> list[Colour]:
    """The commonest colours, and those that serve the pictures best beside them."""
    together = Image.new(
        "RGB", (max(picture.width for picture in pictures), sum(picture.height for picture in pictures))
    )
    top = 0
    for picture in pictures:
        together.paste(picture, (0, top))
        top += picture.height
    counted = together.getcolors(together.width * together.height) or []
    common = [rgb_of(colour) for _, colour in sorted(counted, reverse=True)[:FLAT]]
    found = together.quantize(ALL - FLAT, method=Image.Quantize.MAXCOVERAGE, kmeans=3).getpalette() or []
    others = [rgb_of(found[start : start + 3]) for start in range(0, len(found), 3)]
    return list(dict.fromkeys([*common, *others]))


def rgb_of(channels: Any) -> Colour:
    """Three channels as a colour."""
    red, green, blue = channels
    return red, green, blue


if __name__ == "__main__":
    sys.exit(run())
