"""Choose the 256 colors of the games' pictures: `python -m tools palettes [GAME ...]`.

To be run when artwork or colors have changed much; a test says when they have.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from PIL import Image

from bot.games.title import after
from bot.pictures.png import colours, palette_file
from bot.pictures.theme import Colour, code

from .samples import TITLES, SampleGames, all_places, sample_position, showing_of

ALL: Final = 256
FLAT: Final = 128
"""How many of them are the commonest colors as they are: those of flat areas and of text."""

EVERY: Final = 5
"""One row of pixels in so many is looked at, or fewer where there are many pictures."""

MOST_PIXELS: Final = 24_000_000
"""So many pixels are looked at. Pillow adds up the channels of alike ones in 32 bits: with more than 16.8 million
of one kind the sums overflow, and its search for better colors never ends."""

PLIES: Final = (1, 12, 18, 25, 10_000)
"""When a game is drawn, in moves of each seat."""


def run_palettes(games: SampleGames = ()) -> None:
    for game in games or TITLES:
        codes = [code(colour) for colour in choose_colours(list(palette_pictures(game)))]
        lines = [" ".join(codes[start : start + 8]) for start in range(0, len(codes), 8)]
        palette_file(game).write_text("\n".join(lines) + "\n", encoding="ascii")
        colours.cache_clear()


def palette_pictures(game: str) -> Iterator[Image.Image]:
    """Tables, mats, choices and rules pages of a game, in all their colors."""
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
    """The commonest colors, and those that serve the pictures best beside them."""
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
