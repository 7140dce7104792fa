"""Figures: discs with a letter, solid where a figure stands, hollow where one is missing; spaces of a tile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import cos, radians, sin

from PIL import Image

from bot.games.discordia.components import ANY, LETTERS
from bot.games.discordia.rules import names
from bot.i18n.fluent import Locale, words
from bot.pictures import fonts
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import Style
from bot.pictures.sprites import kept
from bot.pictures.theme import INK, IVORY, RED, YELLOW, mix, rgb
from bot.pictures.theme import Colour as Paint

DEEP_BLUE = rgb("#316D9F")
"""The blue of ships and sailors, deep enough to read ivory on it."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a figure looks: the disc and the letter on it, and the tone of ring and letter of a hole."""

    solid: Paint
    mark: Paint
    missing: Paint


LOOKS = {
    LETTERS["blue"]: Look(DEEP_BLUE, IVORY, rgb("#1D4A72")),
    LETTERS["red"]: Look(RED, IVORY, rgb("#86201A")),
    LETTERS["white"]: Look(rgb("#FFFDF6"), INK, rgb("#5C5348")),
    LETTERS["yellow"]: Look(YELLOW, INK, rgb("#6B4F08")),
    ANY: Look(rgb("#8B867F"), INK, rgb("#4C4743")),
}
"""The look of each colour, and of grey, by the letters of moves."""

HOLE = rgb("#DDD2BE")
OPEN_PLATE, FILLED_PLATE = rgb("#6E5A48"), rgb("#2A1A14")
"""The dark bar under the discs of a space, still open or filled: what is on one bar is filled at once."""

GAP = 6
"""From one plate to the next, in px."""

LARGEST = 42
"""Size of a disc, in px, where there is room."""

BETWEEN = 6
"""From the discs of a line to those of the next, in px: both plates reach beyond their discs."""


def pad(size: int) -> int:
    """What a plate is larger on every side than its discs of that size."""
    return 2 if size > 24 else 1


@kept
def chip(letter: str, present: bool, size: int, locale: Locale) -> Image.Image:
    """A figure that moves name by a letter, or the hole that waits for one, with the letter of the language."""
    look = LOOKS[letter]
    disc = Canvas(size, size, INK if present else look.missing)
    edge = max(1.5, size / 15)
    disc.disc(size / 2, size / 2, size / 2 - edge, look.solid if present else HOLE)
    colour = look.mark if present else look.missing
    if letter == ANY:
        _draw_asterisk(disc, size, colour)
    else:
        shown = words(locale, "discordia").text(names.letters(letter))
        disc.text(size / 2, size / 2, shown, Style(fonts.Face.SANS_BOLD, max(22, size * 0.86)), colour, "middle")
    return disc.rounded(size // 2)


def _draw_asterisk(disc: Canvas, size: int, colour: Paint) -> None:
    middle, reach = size / 2, size * 0.26
    for angle in (90, 30, 150):
        across, down = reach * cos(radians(angle)), reach * sin(radians(angle))
        ends = ((middle - across, middle - down), (middle + across, middle + down))
        disc.line(ends, size * 0.12, colour)


@dataclass(frozen=True, slots=True)
class Space:
    """A space of a tile: the letters it wants, and those of the figures that fill it, if any do."""

    wanted: str
    figures: str = ""

    @property
    def filled(self) -> bool:
        """Whether figures stand on it."""
        return bool(self.figures)

    def width(self, size: int) -> int:
        """How wide its plate is with discs of that size, in px."""
        return len(self.wanted) * size + 2 * pad(size)


def spaces(wanted: Sequence[str], figures: Sequence[str] = ()) -> tuple[Space, ...]:
    """The spaces of a tile in the order in which they are filled."""
    standing = [*figures, *[""] * (len(wanted) - len(figures))]
    return tuple(Space(space, filled) for space, filled in zip(wanted, standing, strict=True))


def width(line: Sequence[Space], size: int) -> int:
    """How wide the spaces are side by side, in px."""
    return sum(space.width(size) for space in line) + GAP * max(0, len(line) - 1)


def fitting(rows: Sequence[Sequence[Space]], room: float) -> int:
    """The largest discs with which the widest line fits into `room` px."""
    size = LARGEST
    while size > 20 and any(width(row, size) > room for row in rows):
        size -= 1
    return size


def lines(all_spaces: Sequence[Space]) -> list[list[Space]]:
    """The spaces on lines of two discs; of three where one space, or a tile of five figures, needs it."""
    total = sum(len(space.wanted) for space in all_spaces)
    most = 3 if total >= 5 or any(len(space.wanted) > 2 for space in all_spaces) else 2
    found: list[list[Space]] = [[]]
    for space in all_spaces:
        taken = sum(len(other.wanted) for other in found[-1])
        if found[-1] and taken + len(space.wanted) > most:
            found.append([])
        found[-1].append(space)
    return found


def arranged(
    all_spaces: Sequence[Space], width: float, height: float
) -> tuple[Sequence[Sequence[Space]], int]:
    """The spaces on one line, or on more where the discs are larger then; and their size in so much room."""

    def size(rows: Sequence[Sequence[Space]]) -> int:
        return min(int(height / len(rows)) - BETWEEN, fitting(rows, width))

    return max(((rows, size(rows)) for rows in ([all_spaces], lines(all_spaces))), key=lambda found: found[1])


def draw_lines(
    canvas: Canvas, x: float, y: float, rows: Sequence[Sequence[Space]], size: int, locale: Locale
) -> None:
    """Lines of spaces around a point, one below the other."""
    pitch = size + BETWEEN
    for index, row in enumerate(rows):
        draw_line(canvas, x, y + pitch * (index - (len(rows) - 1) / 2), row, size, locale)


def draw_line(canvas: Canvas, x: float, y: float, line: Sequence[Space], size: int, locale: Locale) -> None:
    """The spaces side by side around a point."""
    left = round(x - width(line, size) / 2)
    for space in line:
        wide = space.width(size)
        plate = FILLED_PLATE if space.filled else OPEN_PLATE
        canvas.rectangle(
            left, y - size / 2 - pad(size), wide, size + 2 * pad(size), plate, size // 2 + pad(size)
        )
        for index, (letter, present) in enumerate(_discs(space)):
            canvas.put(chip(letter, present, size, locale), left + pad(size) + index * size, y - size / 2)
        left += wide + GAP


def _discs(space: Space) -> Iterator[tuple[str, bool]]:
    for letter in space.figures or space.wanted:
        yield letter, space.filled


def shade(colour: Paint, share: float = 0.3) -> Paint:
    """A darker tone, for the edge of a tile."""
    return mix(colour, INK, share)
