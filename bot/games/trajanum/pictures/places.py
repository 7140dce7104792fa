"""Places that can be chosen: marked with their labels, in the forum and in a colonia."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.trajanum.state import View
from bot.i18n.fluent import Locale
from bot.pictures import highlights
from bot.pictures.canvas import Box, Canvas
from bot.pictures.panels import Section
from bot.pictures.private_board import LEFT, RIGHT
from bot.pictures.theme import INK, LIGHT_GOLD, NIGHT

from . import forum

SMALL, LARGE = 70, 90
"""Cells smaller than the one have room for one disc alone; those larger than the other for a large one."""


def framed(canvas: Canvas, box: Box) -> None:
    """Light gold on night, just inside the edge of a place."""
    canvas.frame(*box.inset(1), 8, NIGHT, 8)
    canvas.frame(*box.inset(2), 5, LIGHT_GOLD, 7)


def mark_place(canvas: Canvas, box: Box, label: str, text: str, *, covered: bool) -> None:
    """A place that can be chosen: framed, with its label, and with what it brings or costs.

    Where the place is `covered` by something, the label stands at its foot.
    """
    framed(canvas, box)
    x, y = box.middle
    if box.width < SMALL:
        highlights.disc(canvas, x, y, text or label, 36)
        return
    lower = y + box.height * (0.28 if covered else 0.14 if text else 0.0)
    highlights.disc(canvas, x, lower, label, 44 if box.width > LARGE else 38)
    if text:
        highlights.label(canvas, x, box.y + 24, text, INK, LIGHT_GOLD)


def rome(view: View, places: Mapping[str, str], tallest: int, locale: Locale) -> Section:
    """The forum with the cells that can be chosen; its rows are at most so high together."""
    cells = view.forum.colours()
    found = forum.plan(cells, Box(0, 0, RIGHT - LEFT - 80, tallest))
    x = LEFT + (RIGHT - LEFT - found.width) // 2
    complete = [area.cells for area in view.forum.areas if not view.forum.free(area)]

    def draw(canvas: Canvas, top: int) -> None:
        plan = forum.Plan(found.cell, x, top + 62, found.columns, found.rows)
        forum.draw_frame(canvas, Box(plan.x - 46, plan.y - 44, plan.width + 64, plan.height + 62))
        forum.draw_mosaic(canvas, plan, cells, complete, locale)
        forum.draw_rails(canvas, plan, cells)
        forum.draw_envoys(canvas, plan, cells, view.forum.envoys, locale)
        for cell, text in places.items():
            mark_place(canvas, plan.box(cell), cell, text, covered=cells[cell] == forum.EAGLE)

    return Section(found.height + 92, draw)
