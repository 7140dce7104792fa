"""What everybody sees of a player: prestige, citizens, colonia, goods, ship, reserve."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.trajanum.components import RESOURCES, ROWS, START_TILES, Resource
from bot.games.trajanum.rules import forum
from bot.games.trajanum.state import FACE_DOWN, Player, Table, View
from bot.i18n.fluent import Locale, Words
from bot.pictures.canvas import Box, Canvas
from bot.pictures.context import separately
from bot.pictures.fonts import COUNT, HEADING
from bot.pictures.panels import BAND, ON_DARK, Tone, count, figure, seat_panel
from bot.pictures.sprites import icon
from bot.pictures.theme import GOLD, IVORY, LINE, SEATS, Colour

from . import tiles
from .artworks import of_gain
from .grid import Grid, draw_grid, draw_rails
from .prestige import draw_bar, draw_orders, draw_slider

GOODS: tuple[Resource, ...] = (
    "worker_red",
    "worker_blue",
    "worker_green",
    "worker_yellow",
    "builder",
    "tribune",
    "assistant",
    "coin",
)
"""The goods in the order in which they are shown."""

assert sorted(GOODS) == sorted(RESOURCES)


CITIZENS = 64
"""Where the rows of citizens begin in a block, in px."""

LEAST_RESERVE = 34
"""The height of a tile on which both icons can be told apart on a phone, in px."""


@dataclass(frozen=True, slots=True)
class Plan:
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


SMALL = Plan(
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

LARGE = Plan(
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
    canvas: Canvas, view: View, seat: int, x: int, y: int, plan: Plan, words: Words, *, asked: bool
) -> Grid:
    """All of a player's block; returns where its grid lies."""
    player = view.players[seat]
    seat_panel(canvas, SEATS[seat], x, y, plan.width, plan.height, asked)
    if seat == view.start_seat and not view.outcome:
        canvas.centre(icon("trajanum/start", 44), x + BAND / 2, y + plan.height - 32)
    _draw_prestige(canvas, view, seat, x, y, words)
    grid = grid_of(plan, x, y)
    draw_grid(canvas, view, seat, grid, words.locale)
    draw_rails(canvas, view, seat, grid, called=() if view.outcome else view.streets)
    _draw_hand(canvas, view, seat, hand_boxes(plan, x, y), words.locale)
    draw_citizens(canvas, player, grid, x + CITIZENS)
    _draw_goods(canvas, player, x, y, plan, words.locale)
    _draw_stock(canvas, view, seat, x, y, plan, words.locale)
    return grid


def grid_of(plan: Plan, x: int, y: int) -> Grid:
    """Where the grid lies in a block."""
    return Grid(plan.cell, x + plan.grid[0], y + plan.grid[1])


def hand_boxes(plan: Plan, x: int, y: int) -> list[Box]:
    """Where the tiles of the round lie in a block: the own one, the received one."""
    box = Box(x + plan.hand.x, y + plan.hand.y, plan.hand.width, plan.hand.height)
    return box.spread(2, 2, 8)


def bar_box(x: int, y: int) -> Box:
    """Where the prestige bar lies in a block."""
    return Box(x + 62, y + 6, 462, 56)


def slider_box(x: int, y: int) -> Box:
    """Where the places of the slider lie in a block."""
    return Box(x + 530, y + 6, 144, 56)


def citizens_box(grid: Grid, x: int, row: int) -> Box:
    """Where a row of citizens lies in a block."""
    left = x + CITIZENS
    return Box(left, round(grid.level(row) - grid.cell / 2), grid.x - 60 - left, grid.cell)


def good_box(plan: Plan, x: int, y: int, good: Resource) -> Box:
    """Where a good and its number lie in a block."""
    left, middle = _good_at(plan, x, y, GOODS.index(good))
    return Box(left - 4, middle - 24, 84, 48)


def ship_box(plan: Plan, x: int, y: int) -> Box:
    """Where the ship and the number of envoys on it lie in a block."""
    return Box(x + plan.stock[0] - 4, y + plan.stock[1] - 24, 84, 48)


def _good_at(plan: Plan, x: int, y: int, index: int) -> tuple[int, int]:
    """The left edge and the middle of a good."""
    column, row = index % plan.columns, index // plan.columns
    return x + plan.goods[0] + column * plan.pitch[0], y + plan.goods[1] + row * plan.pitch[1]


@separately
def _draw_prestige(canvas: Canvas, view: View, seat: int, x: int, y: int, words: Words) -> None:
    """The bar, the slider, what an order is worth."""
    player = view.players[seat]
    draw_bar(canvas, player, len(forum.largest_group(view, seat)), bar_box(x, y), words)
    slider = slider_box(x, y)
    draw_slider(canvas, player, slider.x, slider.middle[1], slider.width)
    draw_orders(canvas, player, x + 702, y + 34)


@separately
def draw_citizens(
    canvas: Canvas,
    player: Player,
    grid: Grid,
    x: int,
    tone: Tone = ON_DARK,
    active: Colour = GOLD,
    line: Colour = LINE,
) -> None:
    """The six rows, level with those of the grid: I or II, both places, the factor in the scoring."""
    size = 40 if grid.cell < 70 else 42 if grid.cell < 90 else 52
    for number, row in ROWS.items():
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
def _draw_goods(canvas: Canvas, player: Player, x: int, y: int, plan: Plan, locale: Locale) -> None:
    for index, good in enumerate(GOODS):
        left, middle = _good_at(plan, x, y, index)
        count(canvas, left, middle, of_gain(good, locale), player.resources[good], 41, COUNT.at(34))
    canvas.rectangle(x + plan.rule.x, y + plan.rule.y, plan.rule.width, plan.rule.height, LINE)


@separately
def _draw_stock(canvas: Canvas, view: View, seat: int, x: int, y: int, plan: Plan, locale: Locale) -> None:
    """Envoys on the ship, tiles that still lie on the colonia, the reserve."""
    player = view.players[seat]
    left, middle = x + plan.stock[0], y + plan.stock[1]
    count(canvas, left, middle, "trajanum/ship", player.ship, 42, COUNT.at(34))
    hidden = sum(tile == FACE_DOWN for tile in player.tiles.values())
    left += plan.pitch[0]
    canvas.put(tiles.face_down(SEATS[seat], 32, 32), left + 3, middle - 16)
    figure(canvas, left + 47, middle, hidden, COUNT.at(34))
    box = Box(x + plan.reserve.x, y + plan.reserve.y, plan.reserve.width, plan.reserve.height)
    draw_reserve(canvas, player.reserve, box, locale)


def draw_reserve(canvas: Canvas, reserve: Sequence[str], box: Box, locale: Locale, largest: int = 44) -> None:
    """The tiles of the reserve, as large as they fit into the box; where not all do, how many more there are."""
    places = reserve_layout(len(reserve), box, largest)
    shown = len(reserve) if len(places) == len(reserve) else len(places) - 1
    for tile, at in zip(reserve[:shown], places, strict=False):
        canvas.put(tiles.face_up(tile, at.width, at.height, locale), at.x, at.y)
    if shown < len(reserve):
        canvas.text(*places[-1].middle, f"+{len(reserve) - shown}", COUNT.at(34), IVORY, "middle")


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
    """The tiles of the round, above the citizens: face up once they are shown."""
    player = table.players[seat]
    hand = player.hand
    first = START_TILES[player.citizen] if table.phase == "set_up" else hand.own
    held = ((first, seat), (hand.received, table.left_of(seat)))
    there = [(tile, owner) for tile, owner in held if tile is not None]
    for (tile, owner), box in zip(there, boxes, strict=False):
        if tile == FACE_DOWN:
            canvas.put(tiles.face_down(SEATS[owner], box.width, box.height), box.x, box.y)
        else:
            canvas.put(tiles.face_up(tile, box.width, box.height, locale), box.x, box.y)
