"""The city on its floor of red mortar: tiles, free places, and what was just done there."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from PIL import Image

from bot.games.praetor.components import CONSTANTS, coordinates, label
from bot.games.praetor.state import Table
from bot.pictures import fonts
from bot.pictures.canvas import Box, Canvas
from bot.pictures.context import separately
from bot.pictures.fonts import PLACE, Style
from bot.pictures.highlights import dotted
from bot.pictures.names import fit
from bot.pictures.sprites import kept
from bot.pictures.theme import DARK_GOLD, NIGHT, rgb

from .tiles import LABELLED, SIZES, Standing, draw_tile

FLOOR = rgb("#8A4832")
CROSSLETS = rgb("#A5654A")
TESSERAE = rgb("#E2BE9F")
SHADOW = rgb("#5E2D1F")
SLAB = rgb("#B7A184")
ON_FLOOR = rgb("#FBE9D8")
JOINT = rgb("#6B5540")

OUTER_RING, RAILED_RING = 0.59, 0.5
"""Free spaces around the city are cut to this share of a tile, at least: the smaller bear no label."""
RAIL = 44
"""Width of the rails that bear the coordinates when tiles are too small for them."""
BORDER = 4
PITCH = 48
"""From one ornament of the floor to the next."""
LEAST_STRIP = 20
"""Narrower strips of places bear no coordinate, in px."""
COORDINATE = PLACE.at(32)
"""Type of the places on the floor, and of the coordinates on the rails."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Where the spaces of the city lie on a picture: side of a tile, and the strips of columns and rows."""

    tile: int
    columns: Mapping[int, tuple[int, int]]
    rows: Mapping[int, tuple[int, int]]

    @property
    def left(self) -> int:
        """Where the westmost strip begins."""
        return min(x for x, _ in self.columns.values())

    @property
    def top(self) -> int:
        """Where the northmost strip begins."""
        return min(y for y, _ in self.rows.values())

    @property
    def right(self) -> int:
        """Where the eastmost strip ends."""
        return max(x + width for x, width in self.columns.values())

    @property
    def bottom(self) -> int:
        """Where the southmost strip ends."""
        return max(y + height for y, height in self.rows.values())

    @property
    def railed(self) -> bool:
        """Whether the coordinates stand at the edge."""
        return self.tile < LABELLED

    def box(self, space: str) -> Box:
        """Where a space lies. Raises KeyError for one that is not on the picture."""
        column, row = coordinates(space)
        (x, width), (y, height) = self.columns[column], self.rows[row]
        return Box(x, y, width, height)

    def shows(self, space: str) -> bool:
        """Whether the space is on the picture."""
        column, row = coordinates(space)
        return column in self.columns and row in self.rows


def plan(city: Iterable[str], board: Box, ring: float | None = None) -> Plan:
    """The largest plan on which the city, and a ring of places around it, fits into the box.

    `ring` is the least share of a tile that the outermost places show; without it they may be cut.
    """
    places = [coordinates(space) for space in city]
    west, east = min(x for x, _ in places), max(x for x, _ in places)
    north, south = min(y for _, y in places), max(y for _, y in places)
    wide, high = east - west + 1, south - north + 1
    for tile in SIZES:
        rail = RAIL if tile < LABELLED else 0
        cut = ring if ring is not None else RAILED_RING if rail else OUTER_RING
        room_x, room_y = board.width - 2 * BORDER - rail, board.height - 2 * BORDER - rail
        if (wide + 2 * cut) * tile <= room_x and (high + 2 * cut) * tile <= room_y:
            break
    left, top = board.x + BORDER + rail, board.y + BORDER + rail
    return Plan(
        tile,
        _strips(left, room_x, west, wide, tile, CONSTANTS.table_columns),
        _strips(top, room_y, north, high, tile, CONSTANTS.table_rows),
    )


def _strips(
    start: int, room: int, first: int, count: int, tile: int, limit: int
) -> dict[int, tuple[int, int]]:
    ring = min(tile, max(0, (room - count * tile) // 2))
    begin = start + (room - count * tile) // 2
    strips = {first + index: (begin + index * tile, tile) for index in range(count)}
    if ring and first > 0:
        strips[first - 1] = (begin - ring, ring)
    if ring and first + count < limit:
        strips[first + count] = (begin + count * tile, ring)
    return strips


def draw_floor(canvas: Canvas, board: Box) -> None:
    """The floor in its frame."""
    for depth, colour in ((0, DARK_GOLD), (2, NIGHT), (BORDER, FLOOR)):
        canvas.rectangle(*board.inset(depth), colour, 12 - depth)
    floor = board.inset(BORDER)
    row = _crosslets(floor.width)
    for y in range(floor.y + PITCH // 2, floor.bottom - 8, PITCH):
        canvas.paste(CROSSLETS, (floor.x, y - row.height // 2), row)


@kept
def _crosslets(width: int) -> Image.Image:
    """A mask: one row of the floor's pattern, five small squares each."""
    mask = Image.new("L", (width, 13))
    for x in range(width % PITCH // 2 + PITCH // 2, width - 8, PITCH):
        for across, down in ((0, 0), (5, 0), (-5, 0), (0, 5), (0, -5)):
            left, top = x + across - 1, 6 + down - 1
            mask.paste(255, (left, top, left + 3, top + 3))
    return mask


@separately
def draw_rails(canvas: Canvas, plan: Plan, board: Box) -> None:
    """Column letters above and row numbers at the left, for tiles too small to bear their labels.

    Of a strip that is cut they stand in the middle of what it would be, as far as the frame leaves room: from one to
    the next it is a tile.
    """
    if not plan.railed:
        return
    for column, x in _middles(plan.columns, plan.tile, board.right).items():
        _write(canvas, x, board.y + BORDER + 22, label(column, 0)[0], RAIL)
    for row, y in _middles(plan.rows, plan.tile, board.bottom).items():
        _write(canvas, board.x + BORDER + 22, y, str(row + 1), RAIL)


def _middles(strips: Mapping[int, tuple[int, int]], tile: int, end: int) -> dict[int, float]:
    """The middle of each strip as if none was cut, before the end of the board; narrow ones are left out."""
    first, (start, _) = next((number, strip) for number, strip in strips.items() if strip[1] == tile)
    return {
        number: min(start + (number - first + 0.5) * tile, end - BORDER - RAIL / 2 + 8)
        for number, (_, width) in strips.items()
        if width >= LEAST_STRIP
    }


@separately
def draw_places(canvas: Canvas, plan: Plan, places: Iterable[str], open: bool, lift: int = 0) -> None:
    """Free places with their labels, in white tesserae while somebody may build there.

    With a lift, labels stand so many px above the middle, and stand there however small the tiles.
    """
    for space in places:
        if not plan.shows(space):
            continue
        box = plan.box(space)
        gap = 10 if plan.tile >= LABELLED else 6
        if open:
            canvas.rectangle(*box.inset(4), FLOOR)
            dotted(canvas, *box.inset(gap), TESSERAE)
        if lift or not plan.railed:
            x, y = box.middle
            _write(canvas, x, y - lift, space, box.width - 2 * gap - 2)


def label_of(plan: Plan, space: str) -> Box:
    """Where the label of a free place stands."""
    box = plan.box(space)
    return _written(*box.middle, *fit(space, COORDINATE, box.width - 22))


def _write(canvas: Canvas, x: float, y: float, text: str, room: float) -> None:
    """A coordinate or a place around a point of the floor, without the crosslets under it."""
    text, style = fit(text, COORDINATE, room)
    canvas.rectangle(*_written(x, y, text, style), FLOOR)
    canvas.text(x, y, text, style, ON_FLOOR, "middle")


def _written(x: float, y: float, text: str, style: Style) -> Box:
    """What a text around a point covers of the floor."""
    wide, high = fonts.width(text, style), style.size * 0.8
    return Box(round(x - wide / 2), round(y - high / 2), round(wide), round(high))


@separately
def draw_city(canvas: Canvas, plan: Plan, table: Table, spaces: Collection[str] | None = None) -> None:
    """The tiles of the city, or of these spaces alone, on their slab, with owners and workers."""
    size = plan.tile
    shown = table.city if spaces is None else spaces
    boxes = {space: plan.box(space) for space in sorted(shown, key=coordinates)}
    for box in boxes.values():
        canvas.rectangle(box.x - 3, box.y + 4, size + 6, size + 13, SHADOW, 9)
    for space, box in boxes.items():
        column, row = coordinates(space)
        if label(column, row + 1) not in table.city:
            canvas.rectangle(box.x + 1, box.y + size - 12, size - 2, 19, SLAB, 7)
        canvas.rectangle(box.x, box.y, size, size, JOINT, 4)
    standings = _standings(table)
    for space, box in boxes.items():
        tile = table.city[space]
        draw_tile(canvas, tile.tile, tile.rotation, box.x, box.y, size, space, standings[space])


def _standings(table: Table) -> dict[str, Standing]:
    standings = {}
    for space, tile in table.city.items():
        builder = activator = seat_of = None
        for seat, player in enumerate(table.players):
            for worker in player.placed:
                if worker.space != space:
                    continue
                if worker.role == "builder":
                    builder = worker
                else:
                    activator, seat_of = worker, seat
        standings[space] = Standing(tile.owner, builder, activator, seat_of)
    return standings
