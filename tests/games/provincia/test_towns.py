"""Provincia Romana's pictures of towns: their order and their scale."""

from __future__ import annotations

import pytest

from bot.games.provincia import pictures
from bot.games.provincia.components import BUILDINGS
from bot.games.provincia.game import GAME
from bot.games.provincia.pictures import table, town
from bot.games.provincia.state import Building, State
from tests.games.drawing import opened

from .drawn import DRAWING
from .scenario import new_game, own, without_horreum

seen, showing = DRAWING.seen, DRAWING.showing


def buildings(*names: str) -> list[Building]:
    return [Building(name, active=not name.startswith("~")) for name in names]


def test_buildings_are_arranged_by_category_not_by_age() -> None:
    found = town.plots(buildings("horreum", "domus", "turris", "fodina", "domus"))
    assert [(plot.building.id, plot.number) for plot in found] == [
        ("fodina", 1),
        ("turris", 1),
        ("domus", 2),
        ("horreum", 1),
    ]


def test_an_inactive_building_stands_beside_an_active_one_of_its_type() -> None:
    found = town.plots([Building("turris"), Building("turris", active=False)])
    assert [(plot.building.active, plot.number) for plot in found] == [(True, 1), (False, 1)]


@pytest.mark.parametrize("seats", range(2, 7))
def test_all_towns_have_the_same_scale_at_which_the_fullest_fits(seats: int) -> None:
    plan = table.PLANS[seats]
    place = table.town_of(table.placed_panels(seats)[0], plan.town)
    small = town.plots(buildings("horreum"))
    full = town.plots(buildings(*list(BUILDINGS)[:12], "horreum"))
    scale = town.common_scale([small, full], place, plan.limit)
    assert town.LEAST <= scale.size <= plan.limit
    laid = town.streets(full, scale, place.width)
    assert laid is not None
    assert sum(plot is not None for street in laid for plot in street) == len(full)


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_town_with_every_building_can_be_drawn(seats: int) -> None:
    state: State = GAME.copy(new_game(seats))
    own(state, 0, *BUILDINGS)
    state.players[0].senate = ["architectus", "corruptio", "gloria_6"]
    state.players[0].extorted_by = 1
    state.players[0].exempt = True
    state.players[0].penalty_points = 12
    without_horreum(state, 0)
    assert len(pictures.ARTIST.draw_table(seen(state), showing(seats))[0]) <= 250_000
    assert opened(pictures.ARTIST.draw_mat(seen(state, 0), 0, showing(seats))).width == 1200
