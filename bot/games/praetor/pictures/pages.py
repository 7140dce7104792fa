"""The pictures of the rules pages: what tiles, wall tiles and boards look like and cost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from bot.games.praetor.components import BOARDS, CITY_TILES, WALL_TILES, CityType
from bot.games.praetor.words.phrases import effect
from bot.games.praetor.words.rulebook import GROUPS, WITHOUT_MARKET, kinds_of
from bot.i18n.fluent import Words
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import COUNT, DETAIL
from bot.pictures.panels import cost
from bot.pictures.private_board import BOTTOM, LEFT, RIGHT, TOP, page, slab
from bot.pictures.sprites import icon
from bot.pictures.theme import INK, SEPIA

from .boards import HEIGHT as BOARD
from .boards import draw_board
from .offer import prices
from .theme import THEME
from .tiles import draw_fee, draw_points, draw_zone, face_of

GAP = 12
COLUMN = (RIGHT - LEFT - GAP) // 2
TILE, TILE_ROW = 124, 148
WALL_COLUMNS, WALL_ROW = 4, 118


def _draw_tiles(kinds: Sequence[CityType], words: Words) -> Canvas:
    """Types of tiles in two columns: face, name, what it does, cost, points."""
    lines = (len(kinds) + 1) // 2
    canvas = page(THEME, TOP + 8 + lines * (TILE_ROW + GAP) + BOTTOM - GAP, words("picture-page-tiles"))
    for index, kind in enumerate(kinds):
        x = LEFT + (index // lines) * (COLUMN + GAP)
        _draw_tile(canvas, kind, words, x, TOP + 8 + (index % lines) * (TILE_ROW + GAP))
    return canvas


def _draw_tile(canvas: Canvas, kind: CityType, words: Words, x: int, y: int) -> None:
    slab(canvas, x, y, COLUMN, TILE_ROW)
    tile = next(tile.id for tile in CITY_TILES.values() if tile.type == kind.id)
    left, top = x + 10, y + (TILE_ROW - 4 - TILE) // 2
    canvas.put(face_of(tile, 0, TILE), left, top)
    draw_fee(canvas, kind, left + 17, top + TILE / 2)
    draw_zone(canvas, kind, left + TILE - 19, top + TILE / 2, 30)
    text, right = left + TILE + 16, x + COLUMN - 14
    end = right
    if kind.build_points:
        draw_points(canvas, right - 28, y + 34, kind.build_points, 56)
        end -= 68
    canvas.text(text, y + 32, words(f"tile-{kind.id}"), COUNT.at(30), INK, room=end - text)
    brief = words.text(effect(kind, "brief"))
    canvas.text(text, y + 72, brief, DETAIL.at(26), SEPIA, room=right - text)
    cost(canvas, text - 2, y + 114, prices(kind.build_cost), right - text, 36, COUNT.at(30))


def _draw_wall(words: Words) -> Canvas:
    """All wall tiles, by points."""
    tiles = sorted(WALL_TILES.values(), key=lambda tile: tile.points)
    lines = -(-len(tiles) // WALL_COLUMNS)
    width = (RIGHT - LEFT - GAP * (WALL_COLUMNS - 1)) // WALL_COLUMNS
    canvas = page(THEME, TOP + 8 + lines * (WALL_ROW + GAP) + BOTTOM - GAP, words("picture-page-wall"))
    for index, tile in enumerate(tiles):
        x = LEFT + index % WALL_COLUMNS * (width + GAP)
        y = TOP + 8 + index // WALL_COLUMNS * (WALL_ROW + GAP)
        slab(canvas, x, y, width, WALL_ROW)
        canvas.centre(icon("praetor/wall", 54), x + 42, y + 32)
        draw_points(canvas, x + 106, y + 34, tile.points, 54)
        cost(canvas, x + 14, y + 86, prices(tile.demand), width - 28)
    return canvas


def _draw_boards(words: Words) -> Canvas:
    """Both sides of the boards: A, and the five of B."""
    height = TOP + 8 + len(BOARDS) * (BOARD + GAP) + BOTTOM - GAP
    canvas = page(THEME, height, words("picture-page-boards"))
    for index, board in enumerate(BOARDS.values()):
        y = TOP + 8 + index * (BOARD + GAP)
        draw_board(canvas, board, words, LEFT, y, RIGHT - LEFT, board.zero_index)
    return canvas


PAGES: dict[str, Callable[[Words], Canvas]] = {
    **{
        picture: partial(_draw_tiles, kinds_of(picture))
        for name in GROUPS
        for picture in (name, name + WITHOUT_MARKET)
    },
    "wall": _draw_wall,
    "boards": _draw_boards,
}
"""Every picture of the rules pages, by its name."""
