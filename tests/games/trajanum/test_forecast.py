"""Forecasts in the evaluation: rows, citizens and orders."""

from __future__ import annotations

import pytest

from bot.games.trajanum import features
from bot.games.trajanum.components import BUILDINGS, COLOURS
from bot.games.trajanum.evaluation import citizen_worths, collection_forecast, orders_hoped, rows_forecast
from bot.games.trajanum.state import Building

from .scenario import bare, hold, stand

LONE = (0, 0, 1, 0, 0, 0)  # a citizen in the third row
GREYS = (0, 1, 3, 0, 0, 0)
ROOM = (4, 4, 2, 5, 5, 4)
MIDDLE = {"scorings": 2, "soon": 2}


def built(**kinds: str) -> features.Built:
    return features.built_of(tuple(kinds), tuple(Building(kind) for kind in kinds.values()))


def spaces(*named: str) -> features.Spaces:
    return sum(features.SPACE_BIT[space] for space in named)


def test_coins_make_points_of_citizen_rows_certain() -> None:
    paid, unpaid, _ = rows_forecast(LONE, GREYS, ROOM, 0, **MIDDLE)
    assert paid == 0 < unpaid
    more_paid, less_unpaid, _ = rows_forecast(LONE, GREYS, ROOM, 1, **MIDDLE)
    assert unpaid > less_unpaid
    assert more_paid + less_unpaid > unpaid


def test_rows_with_citizens_are_expected_to_grow_only_if_there_is_room() -> None:
    *_, growing = rows_forecast(LONE, GREYS, ROOM, 0, **MIDDLE)
    *_, full = rows_forecast(LONE, GREYS, (0,) * 6, 0, **MIDDLE)
    assert growing > full == 0


def test_a_citizen_is_worth_more_in_a_row_with_buildings_and_early() -> None:
    def merchant(citizens: tuple[int, ...], scorings: int) -> float:
        return citizen_worths(citizens, citizens, GREYS, ROOM, 2, scorings, 2)["merchant"]

    assert merchant(LONE, 3) > merchant(LONE, 1)
    assert merchant(LONE, 2) > citizen_worths(LONE, LONE, GREYS, ROOM, 2, 2, 2)["craftsman"]
    assert merchant((0, 0, 2, 2, 0, 0), 2) == 0, "all four of its spaces are taken"


def test_an_order_is_more_likely_if_less_is_missing_and_its_spaces_are_free() -> None:
    all_free = spaces("A2", "B2", "A3", "B3")
    halves, corner = built(A2="park", B2="house"), built(A2="park")
    stands, hoped = orders_hoped("ii_1", halves, all_free, 4)
    assert stands == 0
    assert hoped > orders_hoped("ii_1", corner, all_free, 4)[1]
    assert hoped > orders_hoped("ii_1", halves, 0, 4)[1]
    assert orders_hoped("ii_1", halves, all_free, 1)[1] == 0, "two buildings take more than a turn"


def test_orders_that_need_the_same_building_are_counted_once() -> None:
    pairs = {"A2": "column", "A3": "library", "A4": "market"}
    stands, hoped = orders_hoped("i_3", built(**pairs), 0, 0)
    assert (stands, hoped) == (1, 0)


@pytest.mark.parametrize(
    ("turns", "times"),
    [(0, 1.0), (2, 1.5)],
    ids=["nothing comes any more", "pieces still come, and some are spent"],
)
def test_a_collecting_order_counts_resources_held_and_expected(turns: int, times: float) -> None:
    state = bare()
    hold(state, 0, tribune=1, coin=3)
    assert collection_forecast(state.players[0], "i_1", turns) == pytest.approx(times, abs=0.5 * (turns > 0))
    hold(state, 0, tribune=2, coin=3)
    assert collection_forecast(state.players[0], "i_1", turns) > times


def test_buildings_count_fully_for_a_later_collecting_order() -> None:
    state = bare()
    hold(state, 0, tribune=1, builder=1)
    stand(state, 0, A2="column")
    player = state.players[0]
    before = collection_forecast(player, "iii_2", 8)
    stand(state, 0, A2="column", B2="column")
    assert collection_forecast(player, "iii_2", 8) > before


def test_figures_for_a_double_tile_are_worth_more_together() -> None:
    greys = dict.fromkeys((kind for kind in BUILDINGS if BUILDINGS[kind].colour is None), 5.0)
    workers = dict.fromkeys(COLOURS, 4.0)
    hold(state := bare(), 0, builder=1, worker_red=1)
    assert features.double_worth(state.players[0].resources, greys, workers) == 4.0
    hold(state, 0, worker_red=1, worker_blue=1)
    assert features.double_worth(state.players[0].resources, greys, workers) == 0
