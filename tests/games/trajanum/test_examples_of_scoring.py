"""The worked examples (section 10), by number: slider, scoring, end."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.trajanum.components import TRAJAN_CARDS
from bot.games.trajanum.rules.moves import Citizen, Envoy, Pay
from bot.games.trajanum.scoring import (
    active_by_class,
    collected,
    colonia_points,
    count_of,
    formations,
    group_points,
    row_points,
    standings,
)
from bot.games.trajanum.state import State

from .scenario import bare, citizens, envoys, held, hold, play, scoring, stand, told, turn_of


def test_19_the_slider() -> None:
    state = bare()
    player = state.players[0]
    player.shift = 3
    assert group_points(player, 5) == 4
    turn_of(state, 0, "t_merchant_female")
    play(state, 0, Citizen(3))
    assert (player.flipped, player.shift) == (True, 3)
    assert group_points(player, 5) == 5
    reached = []
    for _ in range(4):
        state.gain(0, ["upgrade"])
        reached.append(player.shift)
    assert reached == [4, 6, 8, 8]
    player.rows[2] = replace(player.rows[2], active=False)
    player.shift = 3
    for expected in (4, 5):
        state.gain(0, ["upgrade"])
        assert player.shift == expected


def test_20_points_for_the_largest_group() -> None:
    player = bare().players[0]
    player.shift = 4
    assert group_points(player, 6) == 6
    player.shift = 8
    assert group_points(player, 12) == 15
    assert group_points(player, 0) == 0
    player.flipped = True
    assert group_points(player, 12) == 17


def test_21_a_crane() -> None:
    state = bare()
    player = state.players[0]
    green = next(corner for corner, crane in player.cranes.items() if crane.colour == "green")
    player.cranes[green] = replace(player.cranes[green], state="open")
    stand(state, 0, A2="park", B2="park", C3="park", D4="park", E4="stable")
    scoring(state, 2)
    assert player.points["crane"] == 8
    assert player.cranes[green].state == "scored"


def paying_position() -> State:
    """Return a payment with two coins, citizens in rows 1, 4 and 6, and gray buildings in those rows."""
    state = bare()
    hold(state, 0, coin=2)
    citizens(state, 0, {1: 1, 4: 2, 6: 1})
    stand(state, 0, B1="library")
    stand(state, 0, A4="library", C4="column", D4="market")
    stand(state, 0, B6="library", C6="column")
    return scoring(state, 1)


@pytest.mark.parametrize(("rows", "points"), [("4 6", 14), ("1 4", 13)])
def test_22_paying(rows: str, points: int) -> None:
    state = play(paying_position(), 0, Pay(rows))
    assert sum(row_points(state.players[0], row) for row in (1, 4, 6)) == points
    assert state.players[0].points["colonia"] == points


def test_22_an_unpaid_row_becomes_active_with_its_second_citizen() -> None:
    state = play(paying_position(), 0, Pay("4 6"))
    player = state.players[0]
    assert not player.has_active(1)
    player.ship = 1
    turn_of(state, 0, "t_patrician_male")
    play(state, 0, Citizen(1))
    assert "row-revived" in told(state)
    assert player.rows[0].counting == 2
    play(state, 0, Envoy("A4"))
    assert held(state) == {}


def test_22_a_paid_row_has_no_need_to_revive() -> None:
    state = play(paying_position(), 0, Pay("1 4"))
    turn_of(state, 0, "t_patrician_male")
    play(state, 0, Citizen(1))
    assert "row-revived" not in told(state)


def test_23_orders_are_packed_without_overlap() -> None:
    state = bare()
    player = state.players[0]
    card = TRAJAN_CARDS["i_3"]
    stand(state, 0, D1="library", D2="market", D3="basilica")
    assert formations(player, card) == 1
    stand(state, 0, D4="column")
    assert formations(player, card) == 2
    player.shift = 4
    hold(state, 0, assistant=5, coin=2)
    assert collected(player, card) == 2
    state.trajan = {1: "i_3"}
    scoring(state, 1)
    assert player.points["order"] == 20
    assert held(state) == {"assistant": 5, "coin": 2}


def test_24_pairs_of_different_workers_and_citizens() -> None:
    state = bare()
    player = state.players[0]
    for workers, pairs in (
        ({"worker_red": 3, "worker_blue": 1}, 1),
        ({"worker_red": 3, "worker_blue": 2, "worker_green": 1}, 3),
        ({"worker_red": 2}, 0),
    ):
        hold(state, 0, **workers)
        assert count_of(player, "workers_of_different_colours") == pairs
    citizens(state, 0, {1: 2, 3: 1})
    assert active_by_class(player) == [2, 1, 0]
    assert count_of(player, "citizens_of_different_classes") == 1


def toms_position() -> State:
    """Return Tom's position before the last scoring."""
    state = bare()
    player = state.players[0]
    for tile, spaces in {
        "market": "D1 C4 E5",
        "library": "A2 B2 E4 B5",
        "column": "D2 C3 A5 B6",
        "basilica": "C5",
        "park": "F2 F3 E6",
        "stable": "A3 B3 F4",
    }.items():
        stand(state, 0, **dict.fromkeys(spaces.split(), tile))
    citizens(state, 0, {3: 1, 4: 1, 5: 2, 6: 1})
    hold(state, 0, coin=4, assistant=1)
    player.plaza = ["library"]
    player.tracks["library"] = 4
    green = next(corner for corner, crane in player.cranes.items() if crane.colour == "green")
    player.cranes[green] = replace(player.cranes[green], state="open")
    player.flipped, player.shift = True, 6
    envoys(state, 0, "E2", "E1", "D2", "F2", "E3", "F1", "D1")
    state.trajan = {3: "iii_4"}
    return scoring(state, 3)


def test_25_toms_last_scoring() -> None:
    state = play(toms_position(), 0, Pay("3 4 5"))
    player = state.players[0]
    assert held(state) == {"assistant": 1, "coin": 1}
    assert not player.has_active(6)
    assert [row_points(player, row) for row in range(1, 7)] == [1, 2, 2, 4, 12, 1]
    assert colonia_points(player) == 22
    assert player.order_points == 7
    assert {source: points for source, points in player.points.items() if points} == {
        "crane": 3,
        "colonia": 22,
        "eagle": 6,
        "group": 9,
        "order": 14,
    }
    assert player.vp == 54


@pytest.mark.parametrize(("resources", "places"), [((3, 5), [2, 1]), ((5, 5), [1, 1])])
def test_30_ties(resources: tuple[int, int], places: list[int]) -> None:
    state = bare()
    for seat, amount in enumerate(resources):
        citizens(state, seat, {1: 2, 4: 2})
        hold(state, seat, worker_red=amount)
        state.players[seat].points["colonia"] = 118
    ranked = sorted(standings(state), key=lambda standing: standing.seat)
    assert [standing.place for standing in ranked] == places


def test_30_active_citizens_decide_before_resources() -> None:
    """Inactive citizens don't count."""
    state = bare()
    for seat, rows, coins in ((0, {1: 1}, 9), (1, {4: 2}, 0)):
        citizens(state, seat, rows)
        hold(state, seat, coin=coins)
    assert [standing.seat for standing in standings(state)] == [1, 0]
    state.players[1].rows[3] = replace(state.players[1].rows[3], active=False)
    assert [standing.seat for standing in standings(state)] == [0, 1]
