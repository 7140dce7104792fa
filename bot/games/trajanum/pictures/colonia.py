"""The block of a player: prestige, citizens, the grid of the colonia, goods, ship, reserve."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, fields, replace
from typing import Any

from msgspec import json

from bot.app.fallbacks import separately
from bot.games.trajanum import components, scoring
from bot.games.trajanum.holdings import GOODS, HOLDINGS
from bot.games.trajanum.rules import forum
from bot.games.trajanum.state import FACE_DOWN, Player, Table, View
from bot.i18n.fluent import Locale, Words
from bot.pictures import theme
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import COUNT, DETAIL, DETAIL_BOLD, FIGURE, HEADING, PLACE_ON_TILE, Style
from bot.pictures.panels import BAND, ON_DARK, Tone, seat_panel
from bot.pictures.private_board import ON_PAPYRUS
from bot.pictures.row import Piece, counted, figure, gap, picture, together
from bot.pictures.sprites import icon, paint

from . import tiles
from .tiles import THEME, Grid, faint, of_gain


@dataclass(frozen=True, slots=True)
class Tones:
    """Colors of a block.

    `ground` is that of the bar, `plate` and `on_plate` mark the player's group on it, `reached` is that of positions
    that the slider has reached, and `active` that of the names of active rows.
    """

    figures: Tone
    ground: theme.Colour
    plate: theme.Colour
    on_plate: theme.Colour
    reached: theme.Colour
    active: theme.Colour
    line: theme.Colour


ON_PANEL = Tones(ON_DARK, theme.CELL, theme.MARBLE, theme.INK, theme.GREEN_LIGHT, theme.GOLD, theme.LINE)
ON_MAT = Tones(
    ON_PAPYRUS, theme.MARBLE_SHADE, THEME.accent, theme.IVORY, theme.GREEN, THEME.accent, theme.MARBLE_EDGE
)


def held(
    view: View, seat: int, what: str, size: int, style: Style, locale: Locale, tone: Tone = ON_DARK
) -> Piece:
    """The amount of a holding, of face-down tiles ("hidden"), or of envoys in the largest group ("envoys")."""
    if what == "hidden":
        back = picture(tiles.face_down(theme.SEATS[seat], size - 10, size - 10))
        return together([gap(5), back, gap(10), figure(view.players[seat].hidden_tiles, style, tone)])
    if what == "envoys":
        envoy, group = HOLDINGS["group"].artwork, len(forum.largest_group(view, seat))
        return counted(envoy, group, size, style, tone, colours=paint(theme.SEATS[seat]))
    holding = HOLDINGS[what]
    artwork = HOLDINGS["vp"].artwork if what == "group" else of_gain(what, locale)
    return counted(artwork, holding.of(view, seat), size, style, tone, holding.most)


STACKED_CELL = 70
"""The least size of cells with the number of a row below its symbol."""


def draw_grid(canvas: Canvas, view: View, seat: int, grid: Grid, locale: Locale) -> None:
    player = view.players[seat]
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
    if view.viewer in (None, seat):
        whose = "" if seat == view.viewer else f"seat {seat + 1} "
        canvas.spots |= {f"{whose}space {space}": grid.box(space) for space in components.SPACES}


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
    """Draw the colors of the cranes at the outer corners of the grid."""
    wide = max(22, round(grid.cell * 0.34))
    for corner, crane in player.cranes.items():
        box, chip = grid.box(corner), tiles.chip(crane.colour, wide, wide + 2, locale)
        x = box.x - 10 if corner[0] == components.COLUMNS[0] else box.right + 10 - chip.width
        y = box.y - 9 if corner[1:] == "1" else box.bottom + 8 - wide
        canvas.put(chip, x, y)


def draw_streets(canvas: Canvas, view: View, seat: int, grid: Grid, colour: theme.Colour) -> None:
    """Draw the label and symbol of each street in front of it, on light gold if it is called.

    In front of rows of a large grid they are above each other.
    """
    symbols, called = view.symbols(seat), () if view.outcome else view.streets
    large = grid.cell >= STACKED_CELL
    sign, text = (40, DETAIL_BOLD.at(30)) if large else (26, PLACE_ON_TILE)
    for label, symbol in zip(components.LINES, symbols, strict=True):
        if label in components.COLUMNS:
            x, y = grid.box(f"{label}1").middle[0], float(grid.y - (28 if large else 17))
            width, height = grid.cell - 2, sign + 4
            lettered, signed = (x - sign * 0.47, y), (x + sign * 0.4, y)
        elif large:
            x, y, width, height = float(grid.x - 32), grid.level(int(label)), 50, grid.cell - 4
            lettered, signed = (x, y + 22), (x, y - 14)
        else:
            x, y, width, height = float(grid.x - 30), grid.level(int(label)), 53, 30
            lettered, signed = (x + 13, y), (x - 11, y)
        if symbol in called:
            canvas.rectangle(x - width / 2, y - height / 2, width, height, theme.LIGHT_GOLD, 5)
        canvas.centre(icon(f"trajanum/{symbol}", sign), *signed)
        canvas.text(*lettered, label, text, theme.INK if symbol in called else colour, "middle")


STREET_SIGN = 58
"""Room for the label and symbol of a street in front of its spaces, in px."""
BAR_WORDS = 0.19
"""The share of the bar for the names of its rows."""
LARGEST_GROUP = len(components.PRESTIGE.base)
"""The size that larger groups count as."""


HAND, BAR, SLIDER = Box(66, 66, 172, 40), Box(62, 6, 462, 56), Box(530, 6, 144, 56)
FIGURES = COUNT.at(34)


@dataclass(frozen=True, slots=True)
class Block:
    """The layout of a player's block, with the boxes of its parts on its `panel`.

    `goods` have `columns`, `stock` has the ship and the tiles left, `hand` the tiles in hand. `citizens` is the left
    edge of the citizen rows. `signs` and `figures` are sizes for what is counted.
    """

    panel: Box
    grid: Grid
    goods: Box
    columns: int
    stock: Box
    reserve: Box
    rule: Box
    hand: Box = HAND
    bar: Box = BAR
    slider: Box = SLIDER
    citizens: int = 64
    signs: int = 42
    figures: Style = FIGURES
    tones: Tones = ON_PANEL

    def placed(self, x: int, y: int) -> Block:
        """A copy, moved right and down."""
        boxes = [(field.name, getattr(self, field.name)) for field in fields(self)]
        moved: dict[str, Any] = {
            name: box._replace(x=box.x + x, y=box.y + y) for name, box in boxes if isinstance(box, Box)
        }
        grid = self.grid.at(self.grid.x + x, self.grid.y + y)
        return replace(self, grid=grid, citizens=self.citizens + x, **moved)

    @property
    def counted(self) -> dict[str, Box]:
        """The boxes of goods, ship and tiles left."""
        goods = [good.name for good in HOLDINGS.on(GOODS)]
        places = [*self.goods.spread(len(goods), self.columns, 0), *self.stock.spread(2, 2, 0)]
        return dict(zip((*goods, "ship", "hidden"), places, strict=True))

    @property
    def places(self) -> dict[str, Box]:
        """The boxes of the parts that a move can change, by name."""
        own, received = self.hand.spread(2, 2, 8)
        places = {"bar": self.bar, "slider": self.slider, "own": own, "received": received}
        for row in components.ROWS:
            top = round(self.grid.level(row) - self.grid.cell / 2)
            width = self.grid.x - 60 - self.citizens
            places[f"citizens {row}"] = Box(self.citizens, top, width, self.grid.cell)
        places |= {f"space {space}": self.grid.box(space) for space in components.SPACES}
        for what, box in self.counted.items():
            places[what] = Box(box.x - 4, box.y + box.height // 2 - 26, 84, 52)
        return places | {"reserve": self.reserve}


SMALL_BLOCK = Block(
    panel=Box(0, 0, 770, 382),
    grid=Grid(47, 280, 95),
    goods=Box(584, 62, 184, 176),
    columns=2,
    stock=Box(584, 243, 184, 48),
    reserve=Box(584, 292, 172, 82),
    rule=Box(584, 241, 172, 2),
    hand=Box(66, 64, 166, 28),
)
"""The layout of one of four blocks."""
LARGE_BLOCK = Block(
    panel=Box(0, 0, 770, 776),
    grid=Grid(78, 282, 116),
    goods=Box(66, 628, 696, 48),
    columns=8,
    stock=Box(66, 706, 174, 48),
    reserve=Box(290, 694, 466, 78),
    rule=Box(66, 684, 690, 2),
)
"""The layout of one of two blocks, with room above the goods for changes in previews."""
MAT_BLOCK = Block(
    panel=Box(0, 0, 1200, 718),
    grid=Grid(94, 278, 128),
    goods=Box(912, 100, 280, 272),
    columns=2,
    stock=Box(912, 402, 280, 48),
    reserve=Box(912, 508, 252, 184),
    rule=Box(912, 386, 252, 2),
    bar=Box(36, 4, 716, 64),
    slider=Box(766, 4, 250, 64),
    citizens=28,
    signs=56,
    figures=COUNT.at(40),
    tones=ON_MAT,
)


def looks(view: View, seat: int) -> tuple[Hashable, ...]:
    """Everything that pictures show of a seat, as a cache key."""
    worth = HOLDINGS["eagles"].of(view, seat), len(forum.largest_group(view, seat))
    moment = view.phase == "set_up", seat == view.start_seat, view.outcome is None, *view.streets
    return seat, view.viewer, json.encode(view.players[seat]), worth, moment, view.symbols(seat)


def draw_block(canvas: Canvas, view: View, seat: int, block: Block, words: Words, *, asked: bool) -> None:
    def draw(sheet: Canvas) -> None:
        panel = block.panel
        seat_panel(sheet, theme.SEATS[seat], *panel, asked)
        if seat == view.start_seat and not view.outcome:
            sheet.centre(icon("trajanum/start", 44), panel.x + BAND / 2, panel.bottom - 32)
        _draw_hand(sheet, view, seat, block, words.locale)
        draw_parts(sheet, view, seat, block, words)
        if seat == view.viewer:
            _name_places(sheet, block)

    canvas.part(("trajanum block", block, asked, words.locale, *looks(view, seat)), draw)


def draw_parts(canvas: Canvas, view: View, seat: int, block: Block, words: Words) -> None:
    _draw_prestige(canvas, view, seat, block, words)
    draw_grid(canvas, view, seat, block.grid, words.locale)
    draw_streets(canvas, view, seat, block.grid, block.tones.figures.word)
    draw_citizens(canvas, view.players[seat], block.grid, block.citizens, block.tones)
    _draw_stock(canvas, view, seat, block, words.locale)


def _name_places(canvas: Canvas, block: Block) -> None:
    """Set the spots of the viewer's own block, including streets, and pairs of spaces as `space A1 B1`."""
    grid, spots = block.grid, canvas.spots
    spots |= block.places
    side = grid.width + STREET_SIGN
    for place, letter in enumerate(components.COLUMNS):
        along, down = grid.x + place * grid.cell, grid.y + place * grid.cell
        spots[f"column {letter}"] = Box(along, grid.y - STREET_SIGN, grid.cell, side)
        spots[f"row {place + 1}"] = Box(grid.x - STREET_SIGN, down, side, grid.cell)
    for space in components.SPACES:
        pairs = [(space, other) for other in components.NEIGHBOURS[space] if space < other]
        spots |= {f"space {space} {other}": grid.boxes((space, other)) for space, other in pairs}


@separately
def _draw_prestige(canvas: Canvas, view: View, seat: int, block: Block, words: Words) -> None:
    """Draw the bar, with group sizes above and points below, the slider, and the points for an order."""
    player, tones, bar, slider = view.players[seat], block.tones, block.bar, block.slider
    upper, lower = bar.y + bar.height * 0.29, bar.y + bar.height * 0.73
    canvas.rectangle(*bar, tones.ground, 7)
    named = bar.width * BAR_WORDS
    for y, key in ((upper, "picture-bar-group"), (lower, "picture-bar-points")):
        canvas.text(bar.x + 8, y, words(key), DETAIL, tones.figures.word, room=named - 12)
    pitch = (bar.width - named - 4) / LARGEST_GROUP
    group = min(len(forum.largest_group(view, seat)), LARGEST_GROUP)
    for size, points in enumerate(scoring.bar_points(player), 1):
        x, label = bar.x + named + (size - 0.5) * pitch, str(size) if size < LARGEST_GROUP else f"{size}+"
        above, below = tones.figures.word, tones.figures.figure
        if size == group:
            canvas.rectangle(x - pitch / 2 + 1, bar.y + 2, pitch - 2, bar.height - 4, tones.plate, 5)
            above = below = tones.on_plate
        canvas.text(x, upper, label, PLACE_ON_TILE, above, "middle")
        canvas.text(x, lower, str(points), COUNT.at(26), below, "middle")
    pitch, y = slider.width / components.PRESTIGE.last_shift, slider.middle[1]
    tree = round(min(44, pitch * 1.8))
    for shift in range(1, components.PRESTIGE.last_shift + 1):
        reached, x = shift <= player.shift, slider.x + (shift - 0.5) * pitch
        if shift in components.PRESTIGE.cypresses:
            canvas.centre(faint("trajanum/cypress", tree, 100 if reached else 35), x, y)
        else:
            pale = theme.mix(tones.ground, tones.figures.word, 0.25)
            canvas.disc(x, y + 1, tree / 6, tones.reached if reached else pale)
    canvas.centre(icon("trajanum/trajan", 44), slider.right + 28, y)
    worth = str(player.order_points)
    canvas.text(slider.right + 58, y, worth, FIGURE.at(32), tones.figures.figure)


@separately
def draw_citizens(canvas: Canvas, player: Player, grid: Grid, x: int, tones: Tones) -> None:
    """Draw the six citizen rows, level with those of the grid: name, both spaces, factor in the scoring."""
    size = 40 if grid.cell < 70 else 42 if grid.cell < 90 else 52
    for number, row in enumerate(player.rows, 1):
        y, on = grid.level(number), row.counting > 0
        name = "I" if number % 2 else "II"
        canvas.text(x + 18, y, name, HEADING.at(28), tones.active if on else tones.figures.zero, "middle")
        draw_row(canvas, player, number, x + 36, y, size, 4)
        colour = tones.figures.figure if on else tones.figures.zero
        canvas.text(x + 42 + 2 * size, y, f"×{1 + row.counting}", COUNT.at(26), colour)
        if number in (2, 4):
            canvas.rectangle(x + 6, y + grid.cell / 2 - 1, 76 + 2 * size, 2, tones.line)


@separately
def draw_row(canvas: Canvas, player: Player, number: int, x: float, y: float, size: int, gap: int) -> None:
    """Draw both spaces of a citizen row; citizens that are absent or inactive are pale."""
    row, artwork = player.rows[number - 1], f"trajanum/{components.ROWS[number].citizen}"
    for place in range(2):
        there = place < len(row.citizens)
        sprite = icon(artwork, size) if there and row.active else faint(artwork, size, 45 if there else 16)
        canvas.centre(sprite, x + size / 2 + place * (size + gap), y)


@separately
def _draw_stock(canvas: Canvas, view: View, seat: int, block: Block, locale: Locale) -> None:
    for what, box in block.counted.items():
        piece = held(view, seat, what, block.signs, block.figures, locale, block.tones.figures)
        piece.draw(canvas, box.x, box.middle[1])
    canvas.rectangle(*block.rule, block.tones.line)
    # The last place of a reserve that doesn't fit shows the number of tiles left out.
    reserve = view.players[seat].reserve
    places = reserve_layout(len(reserve), block.reserve)
    shown = len(reserve) if len(places) == len(reserve) else len(places) - 1
    for tile, at in zip(reserve[:shown], places, strict=False):
        canvas.put(tiles.face_up(tile, at.width, at.height, locale), at.x, at.y)
    if shown < len(reserve):
        canvas.text(*places[-1].middle, f"+{len(reserve) - shown}", COUNT.at(34), theme.IVORY, "middle")


LARGEST_RESERVE, LEAST_RESERVE = 44, 34
"""Heights of tiles of the reserve, in px; the least can still be read on a phone."""


def reserve_layout(count: int, box: Box) -> list[Box]:
    """The boxes of tiles of the reserve, as large as possible; fewer than `count` if even the smallest don't fit."""
    apart = 6
    for height in range(LARGEST_RESERVE, LEAST_RESERVE - 1, -2):
        width = round(height * 1.86)
        columns, rows = (box.width + apart) // (width + apart), (box.height + apart) // (height + apart)
        if count <= columns * rows:
            break
    corners = (divmod(place, columns) for place in range(min(count, columns * rows)))
    wide, high = width + apart, height + apart
    return [Box(box.x + column * wide, box.y + row * high, width, height) for row, column in corners]


@separately
def _draw_hand(canvas: Canvas, table: Table, seat: int, block: Block, locale: Locale) -> None:
    player = table.players[seat]
    first = components.START_TILES[player.citizen] if table.phase == "set_up" else player.hand.own
    held = ((first, seat), (player.hand.received, table.left_of(seat)))
    there = [(tile, owner) for tile, owner in held if tile is not None]
    for (tile, owner), box in zip(there, block.hand.spread(2, 2, 8), strict=False):
        tiles.draw_tile(canvas, tile, owner, box, locale)
