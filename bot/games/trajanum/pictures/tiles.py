"""The theme, colors and artworks of Forum Trajanum; sprites of tiles, buildings and cranes."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from functools import cache
from itertools import product
from math import ceil

from PIL import Image

from bot.games.trajanum.components import BUILDINGS, TILES, WORKERS
from bot.games.trajanum.holdings import HOLDINGS
from bot.games.trajanum.state import FACE_DOWN
from bot.i18n.fluent import Locale, words
from bot.pictures import fonts, theme
from bot.pictures.canvas import Box, Canvas
from bot.pictures.highlights import dotted
from bot.pictures.sprites import Paint, icon, kept

THEME = theme.Theme(theme.rgb("#6A2A4E"), theme.rgb("#441A32"), "friezes/egg_and_dart", "trajanum/column")
ON_RED = theme.rgb("#FFE9DC")


@dataclass(frozen=True, slots=True)
class CityColour:
    """A color of the game: its tones, the color of its letter, and how much lighter stone must be to read that."""

    base: theme.Colour
    light: theme.Colour
    dark: theme.Colour
    lift: float = 0.0
    ink: theme.Colour = theme.INK

    @property
    def stone(self) -> theme.Colour:
        """The background of mosaic cells."""
        return theme.mix(self.base, self.light, self.lift)

    @property
    def glint(self) -> theme.Colour:
        """The lighter tesserae of mosaic cells."""
        return theme.mix(self.stone, self.light, 0.3)

    @property
    def tile(self) -> theme.Colour:
        """The face of a building."""
        return theme.mix(self.base, self.light, 0.55)


COLOURS = {
    "red": CityColour(theme.RED, theme.RED_LIGHT, theme.RED_DARK, ink=ON_RED),
    "blue": CityColour(theme.BLUE, theme.BLUE_LIGHT, theme.BLUE_DARK, 0.28),
    "green": CityColour(theme.GREEN, theme.GREEN_LIGHT, theme.GREEN_DARK),
    "yellow": CityColour(theme.YELLOW, theme.YELLOW_LIGHT, theme.YELLOW_DARK),
}
"""The four colors, in their usual order."""


@cache
def colour_letter(colour: str, locale: Locale) -> str:
    """The one or two letters of a color on cells, chips and workers in a language."""
    return words(locale, "trajanum")(f"letter-{colour}")


STONE_FACE, STONE_EDGE = theme.rgb("#B3BABE"), theme.rgb("#D6D9D9")
"""Colors of the face and upper edge of a gray building."""
GROUND, JOINT, TEMPLE_GROUND = theme.rgb("#B59A72"), theme.rgb("#AC9168"), theme.rgb("#8F7650")
"""Colors of the ground of a colonia, of the joints between its spaces, and of the ground of a temple."""
TESSERAE_ON_GROUND = theme.rgb("#EBDDB8")
IVORY_BACK = theme.rgb("#E4D3AC")
"""Back of the tiles of the ivory seat, which would otherwise be the brightest thing in the picture."""


def of_gain(what: str, locale: Locale) -> str:
    """The artwork of a holding or an icon; workers have the letter of the language."""
    if what not in WORKERS:
        return HOLDINGS["shift" if what == "upgrade" else what].artwork
    # The artwork has the English letter; variants with another letter have that in their name.
    colour = what.removeprefix("worker_")
    shown = colour_letter(colour, locale)
    lettered = "" if shown == colour_letter(colour, "en") else f"_{shown.lower()}"
    return f"{HOLDINGS[what].artwork}{lettered}"


def of_tile(tile: str, locale: Locale) -> tuple[str, ...]:
    kind = TILES[tile]
    if kind.citizen:
        return (f"trajanum/{kind.citizen}",)
    return tuple(of_gain(gift, locale) for gift in kind.gives)


LETTERS = "ABCDEFGHI"


@cache
def coordinates(cell: str) -> tuple[int, int]:
    """Column and row of a space or cell, from 0."""
    return LETTERS.index(cell[0]), int(cell[1:]) - 1


@dataclass(frozen=True, slots=True)
class Grid:
    """The grid of a colonia or the forum: the size of a cell, and the upper left corner of A1."""

    cell: int
    x: int
    y: int
    columns: int = 6
    rows: int = 6

    def at(self, x: int, y: int) -> Grid:
        return replace(self, x=x, y=y)

    @property
    def width(self) -> int:
        return self.columns * self.cell

    @property
    def height(self) -> int:
        return self.rows * self.cell

    def box(self, cell: str) -> Box:
        column, row = coordinates(cell)
        return Box(self.x + column * self.cell, self.y + row * self.cell, self.cell, self.cell)

    def boxes(self, cells: Collection[str]) -> Box:
        return Box.around([self.box(cell) for cell in cells])

    def level(self, row: int) -> float:
        return self.y + (row - 0.5) * self.cell


SCORED = theme.rgb("#8D8072")
CHIP_EDGE = 4
STONE_PAINT: Paint = (
    ("kind", theme.rgb("#A5A9AA")),
    ("kind-light", theme.rgb("#D2D4D2")),
    ("kind-dark", theme.rgb("#6C7276")),
)


@kept
def ground(size: int) -> Image.Image:
    canvas = Canvas(6 * size, 6 * size, GROUND)
    for column, row in product(range(6), repeat=2):
        canvas.lay(_space(size), column * size, row * size)
    return canvas.image


@kept
def free(size: int) -> Image.Image:
    canvas = _space(size)
    dotted(canvas, *Box(0, 0, size, size).inset(round(size * 0.22)), TESSERAE_ON_GROUND)
    return canvas.image


@kept
def temple(size: int) -> Image.Image:
    canvas = _space(size)
    canvas.rectangle(1, 1, size - 2, size - 2, TEMPLE_GROUND, 5)
    canvas.centre(icon("trajanum/temple", round(size * 0.86)), size / 2, size * 0.48)
    return canvas.image


def _space(size: int) -> Canvas:
    canvas = Canvas(size, size, GROUND)
    canvas.frame(0, 0, size, size, 1, JOINT)
    return canvas


def draw_tile(canvas: Canvas, tile: str, seat: int, box: Box, locale: Locale) -> None:
    """Draw a colonia tile of a seat, face down if it is unknown."""
    back, size = tile == FACE_DOWN, (box.width, box.height)
    sprite = face_down(theme.SEATS[seat], *size) if back else face_up(tile, *size, locale)
    canvas.put(sprite, box.x, box.y)


@kept
def face_down(seat: theme.SeatLook, width: int, height: int) -> Image.Image:
    """The back of a colonia tile, in a muted color of the seat, so that buildings stand out."""
    quiet_by = 0.12 if seat.key == "obsidian" else 0.24
    colour = IVORY_BACK if seat.key == "ivory" else theme.mix(seat.colour, theme.WALL, quiet_by)
    canvas = Canvas(width, height, theme.mix(colour, theme.NIGHT, 0.45))
    canvas.rectangle(0, 0, width, height - 2, theme.mix(colour, theme.WHITE, 0.2), 5)
    canvas.rectangle(2, 2, width - 4, height - 5, colour, 4)
    ink = theme.INK if seat.key in ("amber", "ivory") else theme.WHITE
    quiet: Paint = (("seat-ink", theme.mix(colour, ink, 0.22)),)
    mark = icon(f"common/mark_{seat.shape}", round(min(width, height) * 0.4), quiet)
    canvas.centre(mark, width / 2, height / 2 - 1)
    return canvas.rounded(5)


@kept
def face_up(tile: str, width: int, height: int, locale: Locale) -> Image.Image:
    canvas = Canvas(width, height, theme.INK)
    canvas.rectangle(1, 1, width - 2, height - 2, theme.MARBLE_EDGE, 5)
    canvas.rectangle(1, 1, width - 2, height - 5, theme.MARBLE, 5)
    artworks, room = of_tile(tile, locale), height - 4
    alone = len(artworks) == 1
    size = round(min(width, room) * 0.84) if alone else round(min(room * 0.88, width * 0.48))
    for artwork, share in zip(artworks, (0.5,) if alone else (0.27, 0.73), strict=True):
        canvas.centre(icon(artwork, size), width * share, room / 2)
    return canvas.rounded(6)


@kept
def corner(colour: str, tile: str, size: int, locale: Locale) -> Image.Image:
    canvas = Canvas(size, size, theme.INK)
    canvas.rectangle(1, 1, size - 2, size - 2, COLOURS[colour].base, 5)
    inner = size - 2 * max(5, round(size * 0.11))
    canvas.rectangle((size - inner) / 2, (size - inner) / 2, inner, inner, theme.MARBLE_EDGE, 4)
    canvas.rectangle((size - inner) / 2, (size - inner) / 2, inner, inner - 3, theme.MARBLE, 4)
    artworks = of_tile(tile, locale)
    alone = len(artworks) == 1
    for artwork, share in zip(artworks, (0.5,) if alone else (0.37, 0.63), strict=True):
        canvas.centre(icon(artwork, round(inner * (0.86 if alone else 0.66))), size * share, size * share - 1)
    return canvas.rounded(6)


@kept
def crane(colour: str, size: int, scored: bool) -> Image.Image:
    kind = COLOURS[colour]
    canvas = Canvas(size, size, theme.INK)
    canvas.rectangle(1, 1, size - 2, size - 2, SCORED if scored else kind.tile, 5)
    if not scored:
        canvas.frame(1, 1, size - 2, size - 2, max(3, size // 16), kind.base, 5)
    load: Paint = (
        STONE_PAINT if scored else (("kind", kind.base), ("kind-light", kind.light), ("kind-dark", kind.dark))
    )
    sprite = icon("trajanum/crane", round(size * 0.78), load)
    canvas.centre(faded(sprite, 0.55) if scored else sprite, size / 2, size / 2)
    return canvas.rounded(6)


@kept
def building(parts: tuple[str, ...], size: int, upright: bool) -> Image.Image:
    """A building tile with one or two parts, side by side, or `upright` below each other."""
    width, height = (size, size * len(parts)) if upright else (size * len(parts), size)
    canvas = Canvas(width, height, theme.NIGHT)
    for index, part in enumerate(parts):
        x, y = (0, index * size) if upright else (index * size, 0)
        colour = BUILDINGS[part].colour
        canvas.rectangle(x, y, size, size, COLOURS[colour].tile if colour else STONE_FACE)
        if y == 0:
            edge = theme.mix(COLOURS[colour].light, theme.WHITE, 0.35) if colour else STONE_EDGE
            canvas.rectangle(x, 1, size, max(2, size // 16), edge)
        canvas.centre(icon(f"trajanum/{part}", round(size * 0.78)), x + size / 2, y + size / 2)
    foot = max(3, size // 14)
    canvas.rectangle(0, height - foot, width, foot, theme.NIGHT)
    canvas.frame(0, 0, width, height, 1, theme.NIGHT)
    return canvas.rounded(5)


def faded(sprite: Image.Image, share: float) -> Image.Image:
    paler = sprite.copy()
    paler.putalpha(sprite.getchannel("A").point(lambda value: round(value * share)))
    return paler


@kept
def faint(artwork: str, size: int, percent: int) -> Image.Image:
    return faded(icon(artwork, size), percent / 100)


@kept
def chip(colour: str, least: int, height: int, locale: Locale) -> Image.Image:
    kind, shown = COLOURS[colour], colour_letter(colour, locale)
    style = fonts.COUNT.at(max(22, round(height * 0.8)))
    width = max(least, ceil(fonts.width(shown, style)) + 2 * CHIP_EDGE) if len(shown) > 1 else least
    canvas = Canvas(width, height, theme.INK)
    canvas.rectangle(2, 2, width - 4, height - 4, kind.stone, 4)
    canvas.text(width / 2, height / 2, shown, style, kind.ink, "middle")
    return canvas.rounded(5)
