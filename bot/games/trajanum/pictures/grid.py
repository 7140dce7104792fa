"""The grid of a colonia: streets with their symbols, tiles, buildings, temples, cranes."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from bot.games.trajanum.components import COLUMNS, CORNERS, ROWS, SPACES, TEMPLES
from bot.games.trajanum.state import FACE_DOWN, Player, Table
from bot.i18n.fluent import Locale
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import DETAIL_BOLD, PLACE_ON_TILE
from bot.pictures.sprites import icon
from bot.pictures.theme import INK, LIGHT_GOLD, NIGHT, SEATS, SOFT, Colour

from . import tiles

SIDE = len(COLUMNS)
"""Spaces along a side."""
STACKED = 70
"""In cells of this size or larger, the number of a row stands below its symbol."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Where the spaces lie: the side of a cell, and the upper left corner of A1."""

    cell: int
    x: int
    y: int

    @property
    def side(self) -> int:
        """The length of the whole grid, in px."""
        return SIDE * self.cell

    def box(self, space: str) -> Box:
        """Where a space lies."""
        column, row = COLUMNS.index(space[0]), int(space[1:]) - 1
        return Box(self.x + column * self.cell, self.y + row * self.cell, self.cell, self.cell)

    def boxes(self, spaces: Collection[str]) -> Box:
        """The box round several spaces."""
        found = [self.box(space) for space in spaces]
        x, y = min(box.x for box in found), min(box.y for box in found)
        return Box(x, y, max(box.right for box in found) - x, max(box.bottom for box in found) - y)

    def level(self, row: int) -> float:
        """The middle of a row (1 to 6)."""
        return self.y + (row - 0.5) * self.cell


def draw_grid(canvas: Canvas, table: Table, seat: int, grid: Grid, locale: Locale) -> None:
    """All that lies on a colonia."""
    player = table.players[seat]
    canvas.rectangle(grid.x - 3, grid.y - 3, grid.side + 6, grid.side + 6, NIGHT, 6)
    canvas.put(tiles.ground(SIDE, SIDE, grid.cell), grid.x, grid.y)
    for space in SPACES:
        if space in CORNERS:
            continue
        box = grid.box(space)
        if space in TEMPLES:
            canvas.put(tiles.temple(grid.cell), box.x, box.y)
        elif space in player.tiles:
            margin = 1 if grid.cell < STACKED else 2
            back = tiles.face_down(SEATS[seat], grid.cell - 2 * margin, grid.cell - 2 * margin)
            canvas.put(back, box.x + margin, box.y + margin)
        elif space not in player.buildings and player.tiles:
            canvas.put(tiles.free(grid.cell), box.x, box.y)
    _draw_buildings(canvas, player, grid)
    for corner in CORNERS:
        _draw_corner(canvas, player, corner, grid, locale)


def _draw_buildings(canvas: Canvas, player: Player, grid: Grid) -> None:
    """Single tiles, and double ones without a joint."""
    drawn: set[str] = set()
    for space in SPACES:
        building = player.buildings.get(space)
        if building is None or space in drawn:
            continue
        parts, upright = [building.id], False
        if building.joined:
            parts.append(player.buildings[building.joined].id)
            upright = building.joined[0] == space[0]
            drawn.add(building.joined)
        box = grid.box(space)
        canvas.put(tiles.building(tuple(parts), grid.cell, upright), box.x, box.y)


def _draw_corner(canvas: Canvas, player: Player, space: str, grid: Grid, locale: Locale) -> None:
    """A corner: its tile in the colour of the crane, or the crane, and the crane's letter outside."""
    box = grid.box(space)
    crane, tile = player.cranes.get(space), player.tiles.get(space)
    if crane is None:
        return
    if tile is not None and tile != FACE_DOWN:
        sprite = tiles.corner(crane.colour, tile, grid.cell, locale)
    else:
        sprite = tiles.crane(crane.colour, grid.cell, crane.state == "scored")
    canvas.put(sprite, box.x, box.y)
    draw_chip(canvas, player, space, grid, locale)


def draw_chip(canvas: Canvas, player: Player, space: str, grid: Grid, locale: Locale) -> None:
    """The letter of a corner's crane, over the corner's edge."""
    box, crane = grid.box(space), player.cranes.get(space)
    if crane is None:
        return
    wide = max(22, round(grid.cell * 0.34))
    chip = tiles.chip(crane.colour, wide, wide + 2, locale)
    x = box.x - 10 if space[0] == COLUMNS[0] else box.right + 10 - chip.width
    y = box.y - 9 if space[1:] == "1" else box.bottom + 8 - wide
    canvas.put(chip, x, y)


def draw_rails(
    canvas: Canvas, table: Table, seat: int, grid: Grid, colour: Colour = SOFT, called: Collection[str] = ()
) -> None:
    """The letters and numbers of the streets with their symbols; those called on light gold."""
    large = grid.cell >= STACKED
    sign = 40 if large else 26
    text = DETAIL_BOLD.at(30) if large else PLACE_ON_TILE
    middle = grid.y - (28 if large else 17)
    for index, symbol in enumerate(table.column_symbols(seat)):
        x = grid.x + (index + 0.5) * grid.cell
        now = symbol in called
        if now:
            height = sign + 6 if large else sign + 3
            canvas.rectangle(x - grid.cell / 2 + 1, middle - height / 2, grid.cell - 2, height, LIGHT_GOLD, 5)
        canvas.text(x - sign * 0.47, middle, COLUMNS[index], text, INK if now else colour, "middle")
        canvas.centre(icon(f"trajanum/{symbol}", sign), x + sign * 0.4, middle)
    for row, symbol in zip(ROWS, table.row_symbols(seat), strict=True):
        y = grid.level(row)
        now = symbol in called
        ink = INK if now else colour
        if large:
            x = grid.x - 32
            if now:
                canvas.rectangle(x - 25, y - grid.cell / 2 + 2, 50, grid.cell - 4, LIGHT_GOLD, 6)
            canvas.centre(icon(f"trajanum/{symbol}", sign), x, y - 14)
            canvas.text(x, y + 22, str(row), text, ink, "middle")
        else:
            if now:
                canvas.rectangle(grid.x - 57, y - 15, 53, 30, LIGHT_GOLD, 5)
            canvas.centre(icon(f"trajanum/{symbol}", sign), grid.x - 41, y)
            canvas.text(grid.x - 17, y, str(row), text, ink, "middle")
