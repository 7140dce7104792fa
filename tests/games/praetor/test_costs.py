"""Costs on tiles and on the wall fit their space and are legible on a phone."""

from __future__ import annotations

from itertools import zip_longest

import pytest

from bot.games.praetor.components import CITY_TILES, WALL_TILES
from bot.games.praetor.pictures import mat, panels, table
from bot.games.praetor.state import View
from bot.i18n.fluent import LOCALES, Locale, words
from bot.pictures.canvas import Box, Canvas
from tests.games.costs import costs_of, marked_outside

from .drawn import DRAWING

GROUND = (10, 20, 30)
TABLE, MAT = 1600, 1200
"""The widths of the pictures in px."""


def displays(view: View, seats: int) -> list[View]:
    """Return views that together offer every city tile and show every wall tile."""
    slots, tiles, walls = len(view.display), [*CITY_TILES], [*WALL_TILES]
    offers = [tiles[at : at + slots] for at in range(0, len(tiles), slots)]
    found = []
    for shown, wall in zip_longest(offers, walls, fillvalue=None):
        another = DRAWING.seen(DRAWING.sample(seats, "start"), 0)
        another.display = [*(shown or offers[0]), *[None] * slots][:slots]
        another.wall_open = wall or walls[0]
        found.append(another)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_cost_of_every_city_tile_and_wall_tile_fits(seats: int) -> None:
    said, start = words("en", "praetor"), DRAWING.seen(DRAWING.sample(seats, "start"), 0)
    offered = table.draw_table(start, DRAWING.showing(seats)).spots["offer"]
    ledger = Box(20, 20, offered.width, offered.height)
    for view in displays(start, seats):
        canvas = Canvas(ledger.width + 40, ledger.height + 40, GROUND)
        with costs_of() as costs:
            panels.draw_offer(canvas, view, said, ledger)
        assert not marked_outside(canvas, ledger, GROUND)
        assert (costs.too_wide(), costs.too_small(TABLE)) == ([], [])


@pytest.mark.parametrize("seats", [2, 5])
def test_costs_and_fees_on_the_players_own_board_fit(seats: int) -> None:
    said, drawn = words("en", "praetor"), 0
    for view in displays(DRAWING.seen(DRAWING.sample(seats, "start"), 0), seats):
        with costs_of() as costs:
            for section in (mat.buildings(view, 0, said), mat.activations(view, 0, said)):
                section.draw(Canvas(MAT, section.height + 20, GROUND), 10)
        drawn += len(costs.drawn)
        assert (costs.too_wide(), costs.too_small(MAT)) == ([], [])
    assert drawn >= len(CITY_TILES)


@pytest.mark.parametrize("locale", LOCALES)
def test_costs_on_the_rules_pages_fit(locale: Locale) -> None:
    with costs_of() as costs:
        for page in mat.PAGES.values():
            page(words(locale, "praetor"))
    assert len(costs.drawn) >= len(WALL_TILES)
    assert (costs.too_wide(), costs.too_small(MAT)) == ([], [])
