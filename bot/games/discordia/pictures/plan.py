"""The plan of a city: its rows of places, what is built there, what the next extensions bring."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from bot.games.discordia.components import EXTENSIONS, PLAN, PlanSpace, Row
from bot.games.discordia.state import Player, Tile
from bot.i18n.fluent import Locale, Words
from bot.pictures import highlights
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import HEADING, PLACE
from bot.pictures.sprites import icon, kept
from bot.pictures.theme import INK, IVORY, MARBLE_SHADE, SOFT, WATER, WATER_LIGHT, Colour, mix, rgb

from .artworks import of, of_effect, size_within
from .figures import shade
from .tiles import standing

ROWS: tuple[Row, ...] = ("T", "H", "K", "M", "F")
"""From the top: towers above the harbours, castles, market places, fields."""

FEWEST = 5
"""Places that every row shows, built or not."""

STONE, GRASS = rgb("#B5AA96"), rgb("#7C9B58")
BANDS = {"T": STONE, "H": WATER, "K": GRASS, "M": GRASS, "F": GRASS}
LETTERS = 38
"""Width of the row letters at the left, in px."""
ABOVE = 19
"""From the numbers of the places down to the plan."""
LOWER = 0.86
"""Height of the row of towers beside that of the others."""
GAP = 4


@dataclass(frozen=True, slots=True)
class Grid:
    """Where the slots of a plan lie."""

    box: Box
    columns: int

    @property
    def _pitch(self) -> float:
        return self.box.height / (len(ROWS) - 1 + LOWER)

    def band(self, row: Row) -> tuple[int, int]:
        """Where a row begins and ends, from the top."""
        index = ROWS.index(row)
        top = self._pitch * (index - 1 + LOWER) if index else 0
        return round(self.box.y + top), round(self.box.y + self._pitch * (index + LOWER))

    def slots(self) -> dict[str, Box]:
        """All places, by their labels."""
        labels = [f"{row}{place}" for row in ROWS for place in range(1, self.columns + 1)]
        return {label: self.slot(label) for label in labels}

    def slot(self, label: str) -> Box:
        """The place of a tile, by its label ("K2")."""
        row = next(row for row in ROWS if row == label[0])
        place = int(label[1:]) - 1
        top, bottom = self.band(row)
        wide = (self.box.width - LETTERS - GAP) / self.columns
        left = round(self.box.x + LETTERS + wide * place)
        right = round(self.box.x + LETTERS + wide * (place + 1))
        return Box(left + 1, top + 3, right - left - GAP, bottom - top - 5)


def grid(player: Player, box: Box) -> Grid:
    """The grid on which all rows of a player's city fit."""
    return Grid(box, max(FEWEST, *(len(places) for places in player.rows.values())))


def draw_plan(canvas: Canvas, player: Player, words: Words, box: Box, colour: Colour | None = SOFT) -> Grid:
    """The plan of a player's city in the box, its slot numbers above; returns where its slots lie.

    `colour` is that of the numbers, which are left out where there is none.
    """
    found = grid(player, box)
    letters = "".join(map(words.label, ROWS))
    canvas.put(_ground(box.width, box.height, letters), box.x, box.y)
    if colour:
        for column in range(1, found.columns + 1):
            x, _ = found.slot(f"H{column}").middle
            canvas.text(x, box.y - ABOVE, str(column), PLACE.at(32), colour, "middle")
    for row in ROWS:
        for place, tile in enumerate(player.rows[row], 1):
            _draw_place(canvas, found.slot(f"{row}{place}"), f"{row}{place}", tile, words.locale)
        if row != "T":
            for place in range(len(player.rows[row]) + 1, FEWEST + 1):
                nearest = place == len(player.rows[row]) + 1
                _draw_unbuilt(canvas, found.slot(f"{row}{place}"), PLAN[f"{row}{place}"], nearest)
    return found


def _draw_place(canvas: Canvas, box: Box, label: str, tile: Tile | None, locale: Locale) -> None:
    """A built place: its tile, or what is built there."""
    if tile is not None:
        sprite = standing(tile.id, tile.turned, tile.figures, box.width, box.height, locale)
        canvas.put(sprite, box.x, box.y)
        return
    canvas.put(_empty(label[0], box.width, box.height), box.x, box.y)
    printed = PLAN.get(label)
    size = min(64, box.height - 8)
    extension = next((tile.id for tile in EXTENSIONS.values() if tile.row == label[0]), "tower")
    middle, y = box.middle
    if printed and printed.printed and printed.symbols:
        canvas.centre(
            icon(of(extension), size_within(min(size, box.width // 2))), middle - box.width * 0.2, y
        )
        canvas.centre(
            icon(of("infra"), size_within(min(size, 44, box.width // 2))), middle + box.width * 0.24, y
        )
    else:
        canvas.centre(icon(of(extension), size_within(min(size, box.width - 6))), middle, y)


def _draw_unbuilt(canvas: Canvas, box: Box, space: PlanSpace, nearest: bool) -> None:
    """A place without an extension: what covering it brings."""
    middle, y = box.middle
    most = min(box.height - 6, box.width - 6)
    if nearest:
        canvas.put(_site(space.id[0], box.width, box.height), box.x, box.y)
        colour = mix(IVORY, BANDS[space.id[0]], 0.35)
        highlights.dotted(canvas, box.x + 3, box.y + 3, box.width - 7, box.height - 7, colour)
    artwork = of("infra") if space.symbols else of_effect(space.bonus)[0] if space.bonus else None
    if artwork:
        size = min(most, 60 if nearest else 44, box.height * (0.9 if nearest else 0.66))
        canvas.centre(icon(artwork, size_within(size)), middle, y)


@kept
def _ground(width: int, height: int, letters: str) -> Image.Image:
    """Wall, river and plain, with the letters of the rows."""
    canvas = Canvas(width, height, rgb("#5E4A22"))
    inside = Grid(Box(0, 0, width, height), FEWEST)
    for row, letter in zip(ROWS, letters, strict=True):
        top, bottom = inside.band(row)
        colour = BANDS[row]
        canvas.rectangle(0, top, width, bottom - top, colour)
        if row in "TH":
            canvas.rectangle(0, bottom - 2, width, 2, shade(colour, 0.25))
        if row == "H":
            _draw_waves(canvas, top, bottom)
        canvas.text(LETTERS / 2, (top + bottom) / 2, letter, HEADING.at(32), INK, "middle")
    canvas.frame(0, 0, width, height, 2, rgb("#5E4A22"), 9)
    return canvas.rounded(9)


def _draw_waves(canvas: Canvas, top: int, bottom: int) -> None:
    step = 46
    for line, y in enumerate((top + 10, bottom - 12)):
        for x in range(LETTERS + 20 + line * step // 2, canvas.width - 20, step):
            draw_wave(canvas, x, y)


def draw_wave(canvas: Canvas, x: int, y: int) -> None:
    """A wave to the right of a point."""
    points = [(x, y), (x + 6, y - 4), (x + 12, y), (x + 18, y + 4), (x + 24, y)]
    canvas.line(points, 2, mix(WATER, WATER_LIGHT, 0.7))


@kept
def _empty(row: str, width: int, height: int) -> Image.Image:
    """The ground of a built place on which nothing stands."""
    colour = mix(MARBLE_SHADE, STONE, 0.25) if row == "T" else MARBLE_SHADE
    canvas = Canvas(width, height, shade(colour, 0.3))
    canvas.rectangle(0, 0, width, height - 3, colour, 6)
    return canvas.rounded(6)


@kept
def _site(row: str, width: int, height: int) -> Image.Image:
    """The ground of the next place to be built."""
    colour: Colour = BANDS[row]
    canvas = Canvas(width, height, shade(colour, 0.28))
    return canvas.rounded(6)
