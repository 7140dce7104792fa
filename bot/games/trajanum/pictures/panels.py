"""Beside the forum: what each player's prestige, citizens and envoys are worth now."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.games.trajanum.components import PRESTIGE
from bot.games.trajanum.rules import cycle_scoring, forum
from bot.games.trajanum.state import View
from bot.pictures.canvas import Box, Canvas
from bot.pictures.context import separately
from bot.pictures.fonts import COUNT
from bot.pictures.panels import BAND, count, figure, seat_panel
from bot.pictures.sprites import icon, paint
from bot.pictures.theme import SEATS

FIGURES = COUNT.at(32)


@separately
def draw_panels(canvas: Canvas, view: View, order: Sequence[int], box: Box) -> None:
    """A panel a seat: two by two for four, one below the other for fewer."""
    rows = _columns(view)
    asked = {asked.seat for asked in view.asked}
    for seat, place in zip(order, panels(view, box), strict=True):
        _draw_panel(canvas, view, seat, place, asked=seat in asked, rows=rows)


def panels(view: View, box: Box) -> list[Box]:
    """Where they are."""
    return box.spread(view.seats, _columns(view))


def _columns(view: View) -> int:
    return 2 if view.seats == 4 else 1


def _draw_panel(canvas: Canvas, view: View, seat: int, box: Box, *, asked: bool, rows: int) -> None:
    """Order points, slider, ship; active citizens, eagles, largest group."""
    seat_panel(canvas, SEATS[seat], *box, asked)
    player = view.players[seat]
    left = box.x + BAND + 10

    def plain(artwork: str, value: int) -> Callable[[float, float], object]:
        return lambda x, y: count(canvas, x, y, artwork, value, 38, FIGURES)

    def slider(x: float, y: float) -> None:
        count(canvas, x, y, "trajanum/upgrade", player.shift, 38, FIGURES, most=PRESTIGE.last_shift)

    def group(x: float, y: float) -> None:
        size = len(forum.largest_group(view, seat))
        canvas.centre(icon("trajanum/envoy", 38, paint(SEATS[seat])), x + 19, y)
        taken = figure(canvas, x + 43, y, size, FIGURES)
        points = cycle_scoring.group_points(player, size)
        count(canvas, x + 51 + taken, y, "common/points_wreath", points, 34, FIGURES)

    figures = (
        plain("trajanum/trajan", cycle_scoring.order_points(player)),
        slider,
        plain("trajanum/ship", player.ship),
        plain("trajanum/citizen", player.active_citizens),
        plain("trajanum/eagle", forum.eagle_points(view, seat)),
        group,
    )
    per_row = len(figures) // rows
    pitch = (box.right - left - 8) / (per_row + (0.5 if rows == 2 else 0.15))
    for index, draw in enumerate(figures):
        y = box.y + box.height * (index // per_row * 2 + 1) / (2 * rows)
        draw(left + index % per_row * pitch, y)
