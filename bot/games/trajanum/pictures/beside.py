"""A colonia beside that of whoever is to move: smaller, with large figures."""

from __future__ import annotations

from bot.games.trajanum.components import ROWS
from bot.games.trajanum.rules import cycle_scoring
from bot.games.trajanum.rules.forum import eagle_points, largest_group
from bot.games.trajanum.state import FACE_DOWN, Player, View
from bot.i18n.fluent import Locale
from bot.pictures.canvas import Box, Canvas
from bot.pictures.context import separately
from bot.pictures.fonts import COUNT
from bot.pictures.panels import BAND, count, figure, seat_panel
from bot.pictures.sprites import icon, paint
from bot.pictures.theme import SEATS

from . import tiles
from .artworks import of_gain
from .colonia import GOODS
from .grid import Grid, draw_grid

FIGURES = COUNT.at(34)
CITIZEN = 32
SIGN = 40
COLUMNS = 4


def draw_beside(canvas: Canvas, view: View, seat: int, box: Box, locale: Locale) -> Grid:
    """The citizens' rows and the colonia, then goods, ship, tiles, reserve, prestige; returns where the grid lies."""
    player = view.players[seat]
    seat_panel(canvas, SEATS[seat], *box, asked=False, shape_y=36 if seat == view.start_seat else 0)
    if seat == view.start_seat:
        canvas.centre(icon("trajanum/start", 44), box.x + BAND / 2, box.bottom - 34)
    cell = (box.height - 20) // 6
    grid = Grid(cell, box.x + BAND + 20 + 2 * CITIZEN + 8, box.y + (box.height - 6 * cell) // 2)
    draw_grid(canvas, view, seat, grid, locale)
    _draw_citizens(canvas, player, grid, box.x + BAND + 10)
    left = grid.x + grid.side + 20
    _draw_figures(canvas, view, seat, Box(left, box.y + 8, box.right - left, box.height - 16), locale)
    return grid


@separately
def _draw_citizens(canvas: Canvas, player: Player, grid: Grid, x: int) -> None:
    """Both places of each row; those of a row that doesn't count yet step back."""
    for number, row in ROWS.items():
        own = player.rows[number - 1]
        for place in range(2):
            artwork = f"trajanum/{row.citizen}"
            there = place < len(own.citizens)
            sprite = (
                icon(artwork, CITIZEN)
                if there and own.active
                else tiles.faint(artwork, CITIZEN, 45 if there else 14)
            )
            canvas.centre(sprite, x + CITIZEN / 2 + place * (CITIZEN + 2), grid.level(number))


@separately
def _draw_figures(canvas: Canvas, view: View, seat: int, box: Box, locale: Locale) -> None:
    """Goods in two lines, then what lies ready, then prestige."""
    player = view.players[seat]
    hidden = sum(tile == FACE_DOWN for tile in player.tiles.values())
    group = len(largest_group(view, seat))
    back = tiles.face_down(SEATS[seat], SIGN - 8, SIGN - 8)
    shown = [(icon(of_gain(good, locale), SIGN), player.resources[good]) for good in GOODS]
    shown += [
        (icon("trajanum/ship", SIGN), player.ship),
        (back, hidden),
        (icon("trajanum/own_tile", SIGN, ()), len(player.reserve)),
        (icon("trajanum/upgrade", SIGN), player.shift),
        (icon("trajanum/trajan", SIGN), cycle_scoring.order_points(player)),
        (icon("trajanum/eagle", SIGN), eagle_points(view, seat)),
        (icon("trajanum/envoy", SIGN, paint(SEATS[seat])), group),
    ]
    places = box.spread(4 * COLUMNS, COLUMNS, 0)
    for (sprite, value), place in zip(shown, places, strict=False):
        y = place.middle[1]
        canvas.centre(sprite, place.x + SIGN / 2, y)
        figure(canvas, place.x + SIGN + 6, y, value, FIGURES)
    last = places[len(shown)]
    points = cycle_scoring.group_points(player, group)
    count(canvas, last.x, last.middle[1], "common/points_wreath", points, SIGN, FIGURES)
