"""What statistical pages share: a low header with one fact at its right, ratings, and their scale."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from . import fonts
from .canvas import Canvas
from .fonts import Face, Style
from .names import fit
from .panels import number
from .sprites import frieze
from .theme import IVORY, LIGHT_GOLD, NIGHT, WALL, Colour, Theme, mix

WIDTH, HEIGHT = 1600, 1016
MARGIN: Final = 24
TOP: Final = 146  # the upper edge of a page's content
GROUND: Final[Colour] = (0x46, 0x36, 0x2D)  # the accent of a page about a person, which belongs to no game

_BAND, _FRIEZE, _SHADE = 128, 22, 10
_LINE = 48
_GAME = Style(Face.CINZEL_BLACK, 50, 34, 2)
_PAGE = Style(Face.CINZEL_BLACK, 50, 32)
FACT = Style(Face.SANS, 36, 32)  # the style of a fact
_PERSON = Style(Face.SERIF_BOLD, 54, 36)
_APART = 40


def page(
    theme: Theme, game: str, title: str, fact: str = "", height: int = HEIGHT, *, brief: str = ""
) -> Canvas:
    """A page of a game with its header; if the fact doesn't fit, it is replaced by the brief one, or cut."""
    canvas = _band(theme.accent, frieze(theme.frieze, WIDTH, _FRIEZE), height)
    x = 26 + canvas.text(26, _LINE, game.upper(), _GAME, LIGHT_GOLD) + 28
    canvas.rectangle(x, 24, 4, 48, mix(theme.accent, LIGHT_GOLD, 0.5))
    x += 30
    x += canvas.text(x, _LINE, title, _PAGE, IVORY, room=WIDTH - MARGIN - x)
    room = WIDTH - MARGIN - x - _APART
    if brief and fonts.width(fact, FACT.at(FACT.least)) > room:
        fact = brief
    if fact and room > 0:
        text, style = fit(fact, FACT, room)
        canvas.text(WIDTH - MARGIN, _LINE, text, style, IVORY, "right")
    return canvas


def room_for_fact(game: str, title: str) -> float:
    """The room for a fact on a page of a game, in px."""
    taken = fonts.width(game.upper(), _GAME) + fonts.width(title, _PAGE)
    return max(0.0, WIDTH - MARGIN - 26 - 28 - 30 - taken - _APART)


def page_of_person(name: str, fact: str, themes: Sequence[Theme], height: int) -> Canvas:
    """A page about a person with its header: their name, a fact, and the patterns of all games side by side."""
    canvas = _band(GROUND, _patterns(themes), height)
    room = WIDTH - 2 * MARGIN - fonts.width(fact, FACT) - _APART
    canvas.text(26, _LINE, name, _PERSON, IVORY, room=room)
    canvas.text(WIDTH - MARGIN, _LINE, fact, FACT, mix(IVORY, GROUND, 0.12), "right")
    return canvas


def _band(accent: Colour, pattern: Image.Image, height: int) -> Canvas:
    canvas = Canvas(WIDTH, height, WALL)
    canvas.rectangle(0, 0, WIDTH, _BAND - _FRIEZE, accent)
    canvas.rectangle(0, _BAND - _FRIEZE - _SHADE, WIDTH, _SHADE, mix(accent, NIGHT, 0.28))
    canvas.put(pattern, 0, _BAND - _FRIEZE)
    return canvas


def _patterns(themes: Sequence[Theme]) -> Image.Image:
    band = Image.new("RGB", (WIDTH, _FRIEZE), NIGHT)
    share = WIDTH / len(themes)
    for index, theme in enumerate(themes):
        wide = round(share) - 6
        band.paste(frieze(theme.frieze, wide, _FRIEZE), (round(index * share), 0))
    return band


@dataclass(frozen=True, slots=True)
class Shown:
    """A rating as it is shown, and its margin; `doubtful` if too little is known."""

    figure: int
    margin: int
    doubtful: bool = False

    @property
    def low(self) -> int:
        return self.figure - self.margin

    @property
    def high(self) -> int:
        return self.figure + self.margin

    def give_or_take(self, doubt: str = "") -> str:
        """The margin as it is written, followed by this sign if it is doubtful."""
        return f"±{number(self.margin)}{doubt if self.doubtful else ''}"


@dataclass(frozen=True, slots=True)
class Scale:
    """Maps ratings to px: `low` to `start`, `high` to `end`."""

    low: float
    high: float
    start: float
    end: float

    @classmethod
    def over(cls, figures: Iterable[float], start: float, end: float, least: float) -> Scale:
        """A scale for all these ratings, which spans at least `least`, so that small differences look small."""
        found = list(figures)
        low, high = min(found), max(found)
        more = max(0.0, least - (high - low)) / 2
        return cls(low - more, high + more, start, end)

    def at(self, figure: float) -> float:
        return self.start + (self.end - self.start) * (figure - self.low) / (self.high - self.low)


def thinned(curve: Sequence[int], most: int) -> tuple[int, ...]:
    """A curve reduced to at most this many points: the first, the last, and evenly spaced ones in between."""
    if len(curve) <= most:
        return tuple(curve)
    last = len(curve) - 1
    return tuple(curve[round(last * step / (most - 1))] for step in range(most))
