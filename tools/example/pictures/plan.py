"""Drawing the garden: the places of the beds, and what grows on them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from bot.pictures import highlights
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import PLACE
from bot.pictures.pieces import tab
from bot.pictures.sprites import icon
from bot.pictures.theme import GREEN_DARK, IVORY, MARBLE_EDGE, MARBLE_SHADE, SEATS, SEPIA
from tools.example.components import BEDS, CONSTANTS
from tools.example.rules import garden
from tools.example.state import View

GAP = 10


@dataclass(frozen=True, slots=True)
class Plan:
    """The corner of the first bed, and the size of a bed, in px."""

    x: int
    y: int
    bed: int

    def corner(self, label: str) -> tuple[int, int]:
        """The upper left corner of a bed."""
        column, row = int(label[1:]) - 1, CONSTANTS.rows.index(label[0])
        return self.x + column * (self.bed + GAP), self.y + row * (self.bed + GAP)


def draw_garden(canvas: Canvas, plan: Plan, view: View, marked: Collection[str] = ()) -> None:
    """Draw all beds of the garden; marked ones have a gold frame."""
    for label in BEDS:
        if label[0] in garden.rows(view):
            _draw_bed(canvas, plan, view, label)
    for label in marked:
        highlights.frame(canvas, *plan.corner(label), plan.bed, plan.bed)


def _draw_bed(canvas: Canvas, plan: Plan, view: View, label: str) -> None:
    x, y = plan.corner(label)
    if label not in view.planted:
        canvas.rectangle(x, y, plan.bed, plan.bed, MARBLE_EDGE, 8)
        canvas.rectangle(x, y, plan.bed, plan.bed - 5, MARBLE_SHADE, 8)
        canvas.text(x + plan.bed / 2, y + plan.bed / 2, label, PLACE, SEPIA, "middle")
        return
    canvas.rectangle(x, y, plan.bed, plan.bed, GREEN_DARK, 8)
    size = plan.bed - 50
    canvas.centre(icon(f"example/{view.crops[label]}", size), x + plan.bed / 2, y + 6 + size / 2)
    canvas.put(tab(SEATS[view.planted[label]], plan.bed - 54, 36), x + 50, y + plan.bed - 40)
    canvas.text(x + 8, y + plan.bed - 22, label, PLACE, IVORY)
