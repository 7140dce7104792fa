"""What everybody sees of a player: prestige, citizens, the grid of the colonia, goods, ship, reserve."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

from bot.app.fallbacks import separately
from bot.games.trajanum import components, scoring
from bot.games.trajanum.holdings import GOODS, HOLDINGS
from bot.games.trajanum.rules import forum
from bot.games.trajanum.state import FACE_DOWN, Player, Table, View
from bot.i18n.fluent import Locale, Words
from bot.pictures import theme
from bot.pictures.canvas import Box, Canvas, Point
from bot.pictures.fonts import COUNT, DETAIL, DETAIL_BOLD, FIGURE, HEADING, PLACE_ON_TILE
from bot.pictures.panels import BAND, ON_DARK, Tone, count, figure, seat_panel
from bot.pictures.sprites import icon

from . import tiles
from .tiles import THEME, Grid, faint, of_gain


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
    canvas.text(x + 30, y, str(scoring.order_points(player)), FIGURE.at(32), colour)


STACKED_CELL = 70
"""In cells of this size or larger, the number of a row stands below its symbol."""


def draw_colonia(
    canvas: Canvas,
    table: Table,
    seat: int,
    grid: Grid,
    locale: Locale,
    colour: theme.Colour = theme.SOFT,
    called: Collection[str] = (),
) -> None:
    """The grid, and around it its streets in this colour; those called on light gold."""
    draw_grid(canvas, table, seat, grid, locale)
    _draw_streets(canvas, table.symbols(seat), grid, colour, called)


def draw_grid(canvas: Canvas, table: Table, seat: int, grid: Grid, locale: Locale) -> None:
    player = table.players[seat]
    canvas.rectangle(grid.x - 3, grid.y - 3, grid.width + 6, grid.width + 6, theme.NIGHT, 6)
    canvas.put(tiles.ground(grid.cell), grid.x, grid.y)
    for space in components.TEMPLES:
        canvas.put(tiles.temple(grid.cell), *grid.box(space)[:2])
    for space in components.SITES:
        if space in player.tiles:
            box = grid.box(space).inset(1 if grid.cell < STACKED_CELL else 2)
            canvas.put(tiles.face_down(theme.SEATS[seat], box.width, box.height), box.x, box.y)
        elif space not in player.buildings and player.tiles:
            canvas.put(tiles.free(grid.cell), *grid.box(space)[:2])
    _draw_buildings(canvas, player, grid)
    for corner in components.CORNERS:
        if crane := player.cranes.get(corner):
            tile = player.tiles.get(corner)
            if tile is not None and tile != FACE_DOWN:
                sprite = tiles.corner(crane.colour, tile, grid.cell, locale)
            else:
                sprite = tiles.crane(crane.colour, grid.cell, crane.state == "scored")
            canvas.put(sprite, *grid.box(corner)[:2])
    draw_chips(canvas, player, grid, locale)


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
        canvas.put(tiles.building(tuple(parts), grid.cell, upright), *grid.box(space)[:2])


def draw_chips(canvas: Canvas, player: Player, grid: Grid, locale: Locale) -> None:
    """The colours of the cranes, at the outer corners of theirs."""
    wide = max(22, round(grid.cell * 0.34))
    for corner, crane in player.cranes.items():
        box, chip = grid.box(corner), tiles.chip(crane.colour, wide, wide + 2, locale)
        x = box.x - 10 if corner[0] == components.COLUMNS[0] else box.right + 10 - chip.width
        y = box.y - 9 if corner[1:] == "1" else box.bottom + 8 - wide
        canvas.put(chip, x, y)


def _draw_streets(
    canvas: Canvas, symbols: Sequence[str], grid: Grid, colour: theme.Colour, called: Collection[str]
) -> None:
    large, cell = grid.cell >= STACKED_CELL, grid.cell
    sign, high = (40, 46) if large else (26, 29)
    text = DETAIL_BOLD.at(30) if large else PLACE_ON_TILE
    lettered: Point
    signed: Point
    for label, symbol in zip(components.LINES, symbols, strict=True):
        if label in components.COLUMNS:
            x, y, radius = grid.box(f"{label}1").middle[0], float(grid.y - (28 if large else 17)), 5
            left, top, width, height = x - cell / 2 + 1, y - high / 2, cell - 2, high
            lettered, signed = (x - sign * 0.47, y), (x + sign * 0.4, y)
        else:
            x, y, radius = float(grid.x - 32), grid.level(int(label)), 6 if large else 5
            left, top, width, height = x - 25, y - 15, 53, 30
            lettered, signed = (x + 15, y), (x - 9, y)
            if large:
                top, width, height = y - cell / 2 + 2, 50, cell - 4
                lettered, signed = (x, y + 22), (x, y - 14)
        if symbol in called:
            canvas.rectangle(left, top, width, height, theme.LIGHT_GOLD, radius)
        canvas.centre(icon(f"trajanum/{symbol}", sign), *signed)
        canvas.text(*lettered, label, text, theme.INK if symbol in called else colour, "middle")


LEAST_RESERVE = 34
"""The height of a tile on which both icons can be told apart on a phone, in px."""


BAR, SLIDER = Box(62, 6, 462, 56), Box(530, 6, 144, 56)
CITIZENS = 64
STREET_SIGN = 58
"""How far the sign of a street reaches out before its spaces, in px."""


@dataclass(frozen=True, slots=True)
class Block:
    """How a player's block is laid out: where its `panel` lies, and on it all that it shows.

    `goods` stand in so many `columns`; `stock` has the ship and the tiles left, `hand` the tiles in hand.
    """

    panel: Box
    grid: Grid
    goods: Box
    columns: int
    stock: Box
    reserve: Box
    hand: Box
    rule: Box
    bar: Box = BAR
    slider: Box = SLIDER

    def placed(self, x: int, y: int) -> Block:
        """The same with its upper left corner there."""
        boxes = [(field.name, getattr(self, field.name)) for field in fields(self)]
        moved: dict[str, Any] = {
            name: box._replace(x=box.x + x, y=box.y + y) for name, box in boxes if isinstance(box, Box)
        }
        return replace(self, grid=replace(self.grid, x=self.grid.x + x, y=self.grid.y + y), **moved)


SMALL_BLOCK = Block(
    panel=Box(0, 0, 770, 382),
    grid=Grid(47, 280, 95),
    goods=Box(584, 62, 184, 176),
    columns=2,
    stock=Box(584, 243, 184, 48),
    reserve=Box(584, 292, 172, 82),
    hand=Box(66, 64, 166, 28),
    rule=Box(584, 241, 172, 2),
)
"""The plan of a colonia among four, two beside two."""
LARGE_BLOCK = Block(
    panel=Box(0, 0, 770, 776),
    grid=Grid(80, 276, 116),
    goods=Box(66, 616, 696, 48),
    columns=8,
    stock=Box(66, 696, 174, 48),
    reserve=Box(290, 682, 466, 86),
    hand=Box(66, 66, 172, 40),
    rule=Box(66, 671, 690, 2),
)
"""Side by side, for two players."""


def draw_block(canvas: Canvas, view: View, seat: int, block: Block, words: Words, *, asked: bool) -> Grid:
    """All of a player's block; returns where its grid lies."""
    player, panel = view.players[seat], block.panel
    seat_panel(canvas, theme.SEATS[seat], *panel, asked)
    if seat == view.start_seat and not view.outcome:
        canvas.centre(icon("trajanum/start", 44), panel.x + BAND / 2, panel.bottom - 32)
    _draw_prestige(canvas, view, seat, block, words)
    called = () if view.outcome else view.streets
    draw_colonia(canvas, view, seat, block.grid, words.locale, called=called)
    _draw_hand(canvas, view, seat, block, words.locale)
    draw_citizens(canvas, player, block.grid, block.panel.x + CITIZENS)
    _draw_stock(canvas, view, seat, block, words.locale)
    if seat == view.viewer:
        _name_places(canvas, block)
    return block.grid


def _name_places(canvas: Canvas, block: Block) -> None:
    """The places of the viewer's own block: neighbours together as `space A1 B1`, streets with their signs."""
    grid, left, spots = block.grid, block.panel.x + CITIZENS, canvas.spots
    side = grid.width + STREET_SIGN
    for place, letter in enumerate(components.COLUMNS):
        along, down = grid.x + place * grid.cell, grid.y + place * grid.cell
        spots[f"column {letter}"] = Box(along, grid.y - STREET_SIGN, grid.cell, side)
        spots[f"row {place + 1}"] = Box(grid.x - STREET_SIGN, down, side, grid.cell)
    for row in components.ROWS:
        top = round(grid.level(row) - grid.cell / 2)
        spots[f"citizens {row}"] = Box(left, top, grid.x - 60 - left, grid.cell)
    for space in components.SPACES:
        pairs = [(space, other) for other in components.NEIGHBOURS[space] if space < other]
        spots |= {f"space {space} {other}": grid.boxes((space, other)) for space, other in pairs}
    for name, box in stock_boxes(block).items():
        spots[name] = Box(box.x - 4, box.y + box.height // 2 - 24, 84, 48)
    own, received = block.hand.spread(2, 2, 8)
    spots |= {"bar": block.bar, "slider": block.slider, "own": own, "received": received}


def stock_boxes(block: Block) -> dict[str, Box]:
    """Where the goods and the ship stand, from the left edge of their icons."""
    goods = [good.name for good in HOLDINGS.on(GOODS)]
    return {
        **dict(zip(goods, block.goods.spread(len(goods), block.columns, 0), strict=True)),
        "ship": block.stock,
    }


@separately
def _draw_prestige(canvas: Canvas, view: View, seat: int, block: Block, words: Words) -> None:
    player, slider = view.players[seat], block.slider
    draw_bar(canvas, player, len(forum.largest_group(view, seat)), block.bar, words)
    draw_slider(canvas, player, slider.x, slider.middle[1], slider.width)
    draw_order_points(canvas, player, slider.x + 172, slider.middle[1])


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
    for number, row in enumerate(player.rows, 1):
        y, on = grid.level(number), row.counting > 0
        name = "I" if number % 2 else "II"
        canvas.text(x + 18, y, name, HEADING.at(28), active if on else tone.zero, "middle")
        draw_row(canvas, player, number, x + 36, y, size, 4)
        colour = tone.figure if on else tone.zero
        canvas.text(x + 42 + 2 * size, y, f"×{1 + row.counting}", COUNT.at(26), colour)
        if number in (2, 4):
            canvas.rectangle(x + 6, y + grid.cell / 2 - 1, 76 + 2 * size, 2, line)


@separately
def draw_row(canvas: Canvas, player: Player, number: int, x: float, y: float, size: int, gap: int) -> None:
    """Both places of a row of citizens, from x on; pale where nobody is, or nobody is active."""
    row, artwork = player.rows[number - 1], f"trajanum/{components.ROWS[number].citizen}"
    for place in range(2):
        there = place < len(row.citizens)
        sprite = icon(artwork, size) if there and row.active else faint(artwork, size, 45 if there else 16)
        canvas.centre(sprite, x + size / 2 + place * (size + gap), y)


@separately
def _draw_stock(canvas: Canvas, view: View, seat: int, block: Block, locale: Locale) -> None:
    """Goods, the ship, the tiles that lie face down, the reserve."""
    player, left = view.players[seat], block.stock.spread(2, 2, 0)[1]
    for what, box in stock_boxes(block).items():
        size, amount = 42 if what == "ship" else 41, HOLDINGS[what].of(view, seat)
        count(canvas, box.x, box.middle[1], of_gain(what, locale), amount, size, COUNT.at(34))
    canvas.rectangle(*block.rule, theme.LINE)
    canvas.put(tiles.face_down(theme.SEATS[seat], 32, 32), left.x + 3, left.middle[1] - 16)
    figure(canvas, left.x + 47, left.middle[1], player.hidden_tiles, COUNT.at(34))
    draw_reserve(canvas, player.reserve, block.reserve, locale)


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
    gap = 6
    for height in range(largest, LEAST_RESERVE - 1, -2):
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
def _draw_hand(canvas: Canvas, table: Table, seat: int, block: Block, locale: Locale) -> None:
    player = table.players[seat]
    first = components.START_TILES[player.citizen] if table.phase == "set_up" else player.hand.own
    held = ((first, seat), (player.hand.received, table.left_of(seat)))
    there = [(tile, owner) for tile, owner in held if tile is not None]
    for (tile, owner), box in zip(there, block.hand.spread(2, 2, 8), strict=False):
        tiles.draw_tile(canvas, tile, owner, box, locale)
