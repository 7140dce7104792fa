"""Costs of buildings fit and are legible on a phone."""

from __future__ import annotations

from bot.games.trajanum.components import PLANS
from bot.games.trajanum.pictures.private import plans_section
from bot.i18n.fluent import words
from bot.pictures.canvas import Canvas
from tests.games.costs import costs_of

from .drawn import DRAWING

MAT = 1200
"""The width of a player's board in px."""


def test_the_cost_of_each_building_fits() -> None:
    section = plans_section(DRAWING.seen(DRAWING.sample(2, "start"), 0), 0, words("en", "trajanum"))
    with costs_of() as costs:
        section.draw(Canvas(MAT, section.height + 20, (10, 20, 30)), 10)
    assert len(costs.drawn) == len(PLANS)
    assert (costs.too_wide(), costs.too_small(MAT)) == ([], [])
