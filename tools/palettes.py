"""Chooses the 256 colors of the games' pictures: `python -m tools palettes [GAME ...]`.

Run it when artwork or colors have changed a lot; a test says when.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from PIL import Image

from bot.pictures.png import colours, palette_file
from bot.pictures.theme import Colour, code
from tools.moments import after

from .samples import TITLES, SampleGames, all_places, sample_position, showing_of

ALL: Final = 256
FLAT: Final = 128
"""The number of exact colors, the most common ones, for flat areas and text."""

EVERY: Final = 5
"""One row of pixels in this many is used, or fewer if there are many pictures."""

MOST_PIXELS: Final = 24_000_000
"""The most pixels used. Pillow sums the channels of similar pixels in 32 bits: with more than 16.8 million of a kind
the sums overflow, and its search for better colors never ends."""

PLIES: Final = (1, 12, 18, 25, 10_000)
"""The moments at which a game is drawn, in moves of each seat."""


def run_palettes(games: SampleGames = ()) -> None:
    for game in games or TITLES:
        codes = [code(colour) for colour in choose_colours(list(palette_pictures(game)))]
        lines = [" ".join(codes[start : start + 8]) for start in range(0, len(codes), 8)]
        palette_file(game).write_text("\n".join(lines) + "\n", encoding="ascii")
        colours.cache_clear()


def palette_pictures(game: str) -> Iterator[Image.Image]:
    """Tables, mats, choices and rules pages of a game, before their colors are reduced."""
    title = TITLES[game]
    artist = title.artist
    pages: dict[str, None] = {}
    for seats in title.game.seats:
        showing = showing_of(game, seats)
        for plies in PLIES:
            state = sample_position(title, seats, f"palette {seats}", until=after(plies * seats))
            asked = title.game.asked(state)
            seat = asked[0].seat if asked else seats - 1
            view = title.game.view(state, seat)
            yield from (draw(view, showing).image for draw in artist.tables)
            yield artist.mat(view, seat, showing).image
            if marked := all_places(title, view):
                yield artist.choice(view, seat, marked, showing).image
        pages |= {page.picture: None for page in title.words.rules(seats, {}) if page.picture}
    for page in pages:
        yield artist.rules[page](showing.words).image


def choose_colours(pictures: Sequence[Image.Image]) -> list[Colour]:
    """The most common colors, and the best ones for the rest of the pictures."""
    width, height = max(picture.width for picture in pictures), sum(picture.height for picture in pictures)
    every = max(EVERY, -(-width * height // MOST_PIXELS))
    rows = [picture.height // every for picture in pictures]
    together = Image.new("RGB", (width, sum(rows)))
    top = 0
    for picture, height in zip(pictures, rows, strict=True):
        together.paste(picture.resize((picture.width, height), Image.Resampling.NEAREST), (0, top))
        top += height
    counted = together.getcolors(together.width * together.height) or []
    common: list[Any] = [colour for _, colour in sorted(counted, reverse=True)[:FLAT]]
    found = together.quantize(ALL - FLAT, method=Image.Quantize.MAXCOVERAGE, kmeans=3).getpalette() or []
    return list(dict.fromkeys([*common, *zip(found[::3], found[1::3], found[2::3], strict=True)]))
