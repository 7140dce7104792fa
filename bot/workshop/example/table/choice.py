"""The private picture of a choice of beds."""

from __future__ import annotations

from collections.abc import Mapping

from bot.pictures import marks
from bot.pictures.canvas import Canvas
from bot.pictures.ledger import number
from bot.pictures.mat import BOTTOM, LEFT, TOP, mat
from bot.pictures.people import named
from bot.pictures.seats import SEATS
from bot.pictures.showing import Showing
from bot.workshop.example.components import BEDS, CONSTANTS
from bot.workshop.example.state import View

from .livery import LIVERY
from .plan import GAP, Plan, draw_garden

PLAN = Plan(LEFT, TOP + 12, 150)


def draw(view: View, seat: int, places: Mapping[str, str], showing: Showing) -> Canvas:
    """The garden with the beds that can be chosen; a row is chosen by its letter."""
    words, names = named(showing, view.seats)
    height = TOP + 12 + len(CONSTANTS.rows) * (PLAN.bed + GAP) + BOTTOM
    canvas = mat(LIVERY, height, SEATS[seat], names[seat], words("picture-choose"), number(view.points[seat]))
    draw_garden(canvas, PLAN, view, [bed for bed in BEDS if bed in places or bed[0] in places])
    for bed, badge in places.items():
        if badge and bed in BEDS:
            x, y = PLAN.corner(bed)
            marks.disc(canvas, x + PLAN.bed - 16, y + 16, badge, 34)
    return canvas
