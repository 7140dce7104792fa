"""The private picture of a choice of beds."""

from __future__ import annotations

from collections.abc import Mapping

from bot.pictures import highlights
from bot.pictures.canvas import Canvas
from bot.pictures.names import Showing
from bot.pictures.private_board import LEFT, TOP
from tools.example.components import BEDS, CONSTANTS
from tools.example.state import View

from .heading import Heading
from .plan import GAP, Plan, draw_garden

PLAN = Plan(LEFT, TOP + 12, 150)


def draw(view: View, seat: int, places: Mapping[str, str], showing: Showing) -> Canvas:
    """The garden with the beds that can be chosen, or a row by its letter."""
    heading = Heading(view, showing)
    height = 12 + len(CONSTANTS.rows) * (PLAN.bed + GAP)
    canvas = heading.sheet(seat, heading.words("picture-choose"), height)
    draw_garden(canvas, PLAN, view, [bed for bed in BEDS if bed in places or bed[0] in places])
    for bed, badge in places.items():
        if badge and bed in BEDS:
            x, y = PLAN.corner(bed)
            highlights.disc(canvas, x + PLAN.bed - 16, y + 16, badge, 34)
    return canvas
