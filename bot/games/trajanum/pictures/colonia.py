"""What everybody sees of a player: prestige, citizens, the grid of the colonia, goods, ship, reserve."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from bot.app.fallbacks import separately
from bot.games.trajanum import components, scoring
from bot.games.trajanum.rules import forum
from bot.games.trajanum.state import FACE_DOWN, Player, Table, View
from bot.i18n.fluent import Locale, Words
from bot.pictures import theme
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import COUNT, DETAIL, DETAIL_BOLD, FIGURE, HEADING, PLACE_ON_TILE
from bot.pictures.panels import BAND, ON_DARK, Tone, count, figure, seat_panel
from bot.pictures.sprites import icon

from . import tiles
from .tiles import THEME, faint, of_gain


@dataclass(frozen=True, slots=True)
class BarTones:
    """Colours of the bar: its ground, sizes and points on it; the plate of the own group, and what is on it."""

    ground: theme.Colour
    size: theme.Colour
    points: theme.Colour
    plate: theme.Colour
    on_plate: theme.Colour


ON_PANEL = BarTones(theme.CELL, theme.SOFT, theme.IVORY, theme.MARBLE, theme.INK)
ON_MAT = BarTones(theme.MARBLE_SHADE, theme.SEPIA, theme.INK, THEME.accent, theme.IVORY)

BAR_WORDS = 0.19
"""The share of the bar that has the words of its rows."""
LARGEST_GROUP = len(components.PRESTIGE.base)
"""Larger groups count as this size."""


def draw_bar(
    canvas: Canvas, player: Player, group: int, box: Box, words: Words, tones: BarTones = ON_PANEL
) -> None:
    """Group sizes above, their points below, each with its word; the player's own largest group on marble."""
    canvas.rectangle(*box, tones.ground, 7)
    named = box.width * BAR_WORDS
    for line, key in ((0.29, "picture-bar-group"), (0.73, "picture-bar-points")):
        canvas.text(box.x + 8, box.y + box.height * line, words(key), DETAIL, tones.size, room=named - 12)
    pitch = (box.width - named - 4) / LARGEST_GROUP
    for size in range(1, LARGEST_GROUP + 1):
        x = box.x + named + (size - 0.5) * pitch
        own = size == min(group, LARGEST_GROUP)
        if own:
            canvas.rectangle(x - pitch / 2 + 1, box.y + 2, pitch - 2, box.height - 4, tones.plate, 5)
        label = f"{size}+" if size == LARGEST_GROUP else str(size)
        colour = tones.on_plate if own else tones.size
        canvas.text(x, box.y + box.height * 0.29, label, PLACE_ON_TILE, colour, "middle")
        points, colour = str(scoring.group_points(player, size)), tones.on_plate if own else tones.points
        canvas.text(x, box.y + box.height * 0.73, points, COUNT.at(26), colour, "middle")


def draw_slider(
    canvas: Canvas, player: Player, x: float, y: float, width: float, tones: BarTones = ON_PANEL
) -> None:
    """A disc or a cypress for each place of the slider; those reached are bright."""
    pitch = width / components.PRESTIGE.last_shift
    size = round(min(44, pitch * 1.8))
    for shift in range(1, components.PRESTIGE.last_shift + 1):
        reached = shift <= player.shift
        at = x + (shift - 0.5) * pitch
        if shift in components.PRESTIGE.cypresses:
            tree = icon("trajanum/cypress", size) if reached else faint("trajanum/cypress", size, 35)
            canvas.centre(tree, at, y)
        else:
            bright = theme.GREEN_LIGHT if tones is ON_PANEL else theme.GREEN
            canvas.disc(at, y + 1, size / 6, bright if reached else theme.mix(tones.ground, tones.size, 0.25))


def draw_order_points(
    canvas: Canvas, player: Player, x: float, y: float, colour: theme.Colour = theme.IVORY
) -> None:
    canvas.centre(icon("trajanum/trajan", 44), x, y)
    points = str(scoring.order_points(player))
    canvas.text(x + 30, y, points, FIGURE.at(32), colour)


GRID_SIDE = len(components.COLUMNS)
STACKED_CELL = 70
"""In cells of this size or larger, the number of a row stands below its symbol."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Where the spaces lie: the side of a cell, and the upper left corner of A1."""

    cell: int
    x: int
    y: int

    @property
    def side(self) -> int:
        return GRID_SIDE * self.cell

    def box(self, space: str) -> Box:
        column, row = components.COLUMNS.index(space[0]), int(space[1:]) - 1
        return Box(self.x + column * self.cell, self.y + row * self.cell, self.cell, self.cell)

    def boxes(self, spaces: Collection[str]) -> Box:
        found = [self.box(space) for space in spaces]
        x, y = min(box.x for box in found), min(box.y for box in found)
        return Box(x, y, max(box.right for box in found) - x, max(box.bottom for box in found) - y)

    def level(self, row: int) -> float:
        return self.y + (row - 0.5) * self.cell


def draw_grid(canvas: Canvas, table: Table, seat: int, grid: Grid, locale: Locale) -> None:
    player = table.players[seat]
    canvas.rectangle(grid.x - 3, grid.y - 3, grid.side + 6, grid.side + 6, theme.NIGHT, 6)
    canvas.put(tiles.ground(GRID_SIDE, GRID_SIDE, grid.cell), grid.x, grid.y)
    for space in components.SPACES:
        if space in components.CORNERS:
            continue
        box = grid.box(space)
        if space in components.TEMPLES:
            canvas.put(tiles.temple(grid.cell), box.x, box.y)
        elif space in player.tiles:
            margin = 1 if grid.cell < STACKED_CELL else 2
            back = tiles.face_down(theme.SEATS[seat], grid.cell - 2 * margin, grid.cell - 2 * margin)
            canvas.put(back, box.x + margin, box.y + margin)
        elif space not in player.buildings and player.tiles:
            canvas.put(tiles.free(grid.cell), box.x, box.y)
    _draw_buildings(canvas, player, grid)
    for corner in components.CORNERS:
        _draw_corner(canvas, player, corner, grid, locale)


def _draw_buildings(canvas: Canvas, player: Player, grid: Grid) -> None:
    drawn: set[str] = set()
    for space in components.SPACES:
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
    box, crane = grid.box(space), player.cranes.get(space)
    if crane is None:
        return
    wide = max(22, round(grid.cell * 0.34))
    chip = tiles.chip(crane.colour, wide, wide + 2, locale)
    x = box.x - 10 if space[0] == components.COLUMNS[0] else box.right + 10 - chip.width
    y = box.y - 9 if space[1:] == "1" else box.bottom + 8 - wide
    canvas.put(chip, x, y)


def draw_streets_of(
    canvas: Canvas,
    table: Table,
    seat: int,
    grid: Grid,
    colour: theme.Colour = theme.SOFT,
    called: Collection[str] = (),
) -> None:
    """The letters and numbers of the streets with their symbols; those called on light gold."""
    large = grid.cell >= STACKED_CELL
    sign = 40 if large else 26
    text = DETAIL_BOLD.at(30) if large else PLACE_ON_TILE
    middle = grid.y - (28 if large else 17)
    for index, symbol in enumerate(table.column_symbols(seat)):
        x = grid.x + (index + 0.5) * grid.cell
        now = symbol in called
        if now:
            height = sign + 6 if large else sign + 3
            canvas.rectangle(
                x - grid.cell / 2 + 1, middle - height / 2, grid.cell - 2, height, theme.LIGHT_GOLD, 5
            )
        canvas.text(
            x - sign * 0.47, middle, components.COLUMNS[index], text, theme.INK if now else colour, "middle"
        )
        canvas.centre(icon(f"trajanum/{symbol}", sign), x + sign * 0.4, middle)
    for row, symbol in zip(components.ROWS, table.row_symbols(seat), strict=True):
        y = grid.level(row)
        now = symbol in called
        ink = theme.INK if now else colour
        if large:
            x = grid.x - 32
            if now:
                canvas.rectangle(x - 25, y - grid.cell / 2 + 2, 50, grid.cell - 4, theme.LIGHT_GOLD, 6)
            canvas.centre(icon(f"trajanum/{symbol}", sign), x, y - 14)
            canvas.text(x, y + 22, str(row), text, ink, "middle")
        else:
            if now:
                canvas.rectangle(grid.x - 57, y - 15, 53, 30, theme.LIGHT_GOLD, 5)
            canvas.centre(icon(f"trajanum/{symbol}", sign), grid.x - 41, y)
            canvas.text(grid.x - 17, y, str(row), text, ink, "middle")


GOODS: tuple[components.Resource, ...] = (*components.WORKERS, "builder", "tribune", "assistant", "coin")

assert sorted(GOODS) == sorted(components.RESOURCES)


CITIZENS = 64

LEAST_RESERVE = 34
"""The height of a tile on which both icons can be told apart on a phone, in px."""


@dataclass(frozen=True, slots=True)
class Block:
    """How a player's block is laid out; all places from its upper left corner.

    `goods` are the middles of the first icon, `columns` how many of them stand side by side and `pitch` how
    far apart; `stock` the middle of the ship, `reserve` the box of the reserve, `hand` that of the tiles in hand.
    """

    width: int
    height: int
    cell: int
    grid: tuple[int, int]
    goods: tuple[int, int]
    columns: int
    pitch: tuple[int, int]
    stock: tuple[int, int]
    reserve: Box
    hand: Box
    rule: Box


SMALL_BLOCK = Block(
    width=770,
    height=382,
    cell=47,
    grid=(280, 95),
    goods=(584, 84),
    columns=2,
    pitch=(92, 44),
    stock=(584, 267),
    reserve=Box(584, 292, 172, 82),
    hand=Box(66, 64, 166, 28),
    rule=Box(584, 241, 172, 2),
)
"""The plan of a colonia among four, two beside two."""
LARGE_BLOCK = Block(
    width=770,
    height=776,
    cell=80,
    grid=(276, 116),
    goods=(66, 640),
    columns=8,
    pitch=(87, 0),
    stock=(66, 720),
    reserve=Box(290, 682, 466, 86),
    hand=Box(66, 66, 172, 40),
    rule=Box(66, 671, 690, 2),
)
"""Side by side, for two players."""


def draw_block(
    canvas: Canvas, view: View, seat: int, x: int, y: int, plan: Block, words: Words, *, asked: bool
) -> Grid:
    """All of a player's block; returns where its grid lies."""
    player = view.players[seat]
    seat_panel(canvas, theme.SEATS[seat], x, y, plan.width, plan.height, asked)
    if seat == view.start_seat and not view.outcome:
        canvas.centre(icon("trajanum/start", 44), x + BAND / 2, y + plan.height - 32)
    _draw_prestige(canvas, view, seat, x, y, words)
    grid = grid_of(plan, x, y)
    draw_grid(canvas, view, seat, grid, words.locale)
    draw_streets_of(canvas, view, seat, grid, called=() if view.outcome else view.streets)
    _draw_hand(canvas, view, seat, hand_boxes(plan, x, y), words.locale)
    draw_citizens(canvas, player, grid, x + CITIZENS)
    _draw_goods(canvas, player, x, y, plan, words.locale)
    _draw_stock(canvas, view, seat, x, y, plan, words.locale)
    return grid


def grid_of(plan: Block, x: int, y: int) -> Grid:
    return Grid(plan.cell, x + plan.grid[0], y + plan.grid[1])


def hand_boxes(plan: Block, x: int, y: int) -> list[Box]:
    box = Box(x + plan.hand.x, y + plan.hand.y, plan.hand.width, plan.hand.height)
    return box.spread(2, 2, 8)


def bar_box(x: int, y: int) -> Box:
    return Box(x + 62, y + 6, 462, 56)


def slider_box(x: int, y: int) -> Box:
    return Box(x + 530, y + 6, 144, 56)


def citizens_box(grid: Grid, x: int, row: int) -> Box:
    left = x + CITIZENS
    return Box(left, round(grid.level(row) - grid.cell / 2), grid.x - 60 - left, grid.cell)


def good_box(plan: Block, x: int, y: int, good: components.Resource) -> Box:
    left, middle = _good_at(plan, x, y, GOODS.index(good))
    return Box(left - 4, middle - 24, 84, 48)


def ship_box(plan: Block, x: int, y: int) -> Box:
    return Box(x + plan.stock[0] - 4, y + plan.stock[1] - 24, 84, 48)


def _good_at(plan: Block, x: int, y: int, index: int) -> tuple[int, int]:
    column, row = index % plan.columns, index // plan.columns
    return x + plan.goods[0] + column * plan.pitch[0], y + plan.goods[1] + row * plan.pitch[1]


@separately
def _draw_prestige(canvas: Canvas, view: View, seat: int, x: int, y: int, words: Words) -> None:
    player = view.players[seat]
    draw_bar(canvas, player, len(forum.largest_group(view, seat)), bar_box(x, y), words)
    slider = slider_box(x, y)
    draw_slider(canvas, player, slider.x, slider.middle[1], slider.width)
    draw_order_points(canvas, player, x + 702, y + 34)


@separately
def draw_citizens(
    canvas: Canvas,
    player: Player,
    grid: Grid,
    x: int,
    tone: Tone = ON_DARK,
    active: theme.Colour = theme.GOLD,
    line: theme.Colour = theme.LINE,
) -> None:
    """The six rows, level with those of the grid: I or II, both places, the factor in the scoring."""
    size = 40 if grid.cell < 70 else 42 if grid.cell < 90 else 52
    for number, row in components.ROWS.items():
        y = grid.level(number)
        citizens, on = len(player.rows[number - 1].citizens), player.rows[number - 1].counting > 0
        name = "I" if number % 2 else "II"
        canvas.text(x + 18, y, name, HEADING.at(28), active if on else tone.zero, "middle")
        for place in range(2):
            artwork = f"trajanum/{row.citizen}"
            middle = x + 36 + size / 2 + place * (size + 4)
            if place < citizens and on:
                canvas.centre(icon(artwork, size), middle, y)
            else:
                canvas.centre(tiles.faint(artwork, size, 45 if place < citizens else 16), middle, y)
        factor = 1 + (citizens if on else 0)
        colour = tone.figure if on and citizens else tone.zero
        canvas.text(x + 42 + 2 * size, y, f"×{factor}", COUNT.at(26), colour)
        if number in (2, 4):
            canvas.rectangle(x + 6, y + grid.cell / 2 - 1, 76 + 2 * size, 2, line)


@separately
def _draw_goods(canvas: Canvas, player: Player, x: int, y: int, plan: Block, locale: Locale) -> None:
    for index, good in enumerate(GOODS):
        left, middle = _good_at(plan, x, y, index)
        count(canvas, left, middle, of_gain(good, locale), player.resources[good], 41, COUNT.at(34))
    canvas.rectangle(x + plan.rule.x, y + plan.rule.y, plan.rule.width, plan.rule.height, theme.LINE)


@separately
def _draw_stock(canvas: Canvas, view: View, seat: int, x: int, y: int, plan: Block, locale: Locale) -> None:
    player = view.players[seat]
    left, middle = x + plan.stock[0], y + plan.stock[1]
    count(canvas, left, middle, "trajanum/ship", player.ship, 42, COUNT.at(34))
    left += plan.pitch[0]
    canvas.put(tiles.face_down(theme.SEATS[seat], 32, 32), left + 3, middle - 16)
    figure(canvas, left + 47, middle, player.hidden_tiles, COUNT.at(34))
    box = Box(x + plan.reserve.x, y + plan.reserve.y, plan.reserve.width, plan.reserve.height)
    draw_reserve(canvas, player.reserve, box, locale)


def draw_reserve(canvas: Canvas, reserve: Sequence[str], box: Box, locale: Locale, largest: int = 44) -> None:
    """The tiles of the reserve, as large as they fit into the box; where not all do, how many more there are."""
    places = reserve_layout(len(reserve), box, largest)
    shown = len(reserve) if len(places) == len(reserve) else len(places) - 1
    for tile, at in zip(reserve[:shown], places, strict=False):
        canvas.put(tiles.face_up(tile, at.width, at.height, locale), at.x, at.y)
    if shown < len(reserve):
        canvas.text(*places[-1].middle, f"+{len(reserve) - shown}", COUNT.at(34), theme.IVORY, "middle")


def reserve_layout(count: int, box: Box, largest: int = 44) -> list[Box]:
    """Where so many tiles lie, in rows, as large as they fit, but none smaller than can be read; as many as fit."""
    for height in range(largest, LEAST_RESERVE - 1, -2):
        gap = 6 if height > 30 else 3
        width = round(height * 1.86)
        columns = max(1, (box.width + gap) // (width + gap))
        rows = -(-count // columns)
        if rows * (height + gap) - gap <= box.height:
            break
    count = min(count, columns * ((box.height + gap) // (height + gap)))
    return [
        Box(box.x + index % columns * (width + gap), box.y + index // columns * (height + gap), width, height)
        for index in range(count)
    ]


@separately
def _draw_hand(canvas: Canvas, table: Table, seat: int, boxes: Sequence[Box], locale: Locale) -> None:
    player = table.players[seat]
    hand = player.hand
    first = components.START_TILES[player.citizen] if table.phase == "set_up" else hand.own
    held = ((first, seat), (hand.received, table.left_of(seat)))
    there = [(tile, owner) for tile, owner in held if tile is not None]
    for (tile, owner), box in zip(there, boxes, strict=False):
        tiles.draw_tile(canvas, tile, owner, box, locale)
