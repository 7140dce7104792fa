"""Rulings on the scoring and the end (rulings 33 to 47), and the orders of the Trajan cards."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.games.trajanum.components import BUILDINGS, SITES, TRAJAN_CARDS
from bot.games.trajanum.game import GAME
from bot.games.trajanum.rules.forum import eagle_points, largest_group
from bot.games.trajanum.rules.moves import NONE, Pay
from bot.games.trajanum.scoring import (
    collected,
    formations,
    found_formations,
    group_points,
    most_rows,
    payments,
)
from bot.games.trajanum.state import Crane

from .scenario import asked, bare, citizens, envoys, held, hold, offered, play, refused, scoring, stand, told

COLONIA = {
    "i_1": ({"B1": "library", "C1": "house", "D1": "library"}, 1),
    "i_2": ({"C1": "house", "C3": "column"}, 1),
    "i_3": ({"D1": "library", "D2": "library", "D3": "column"}, 1),
    "i_4": ({"B1": "house", "A2": "column", "E6": "park", "F5": "park"}, 2),
    "i_p": ({"B2": "park", "D2": "house"}, 1),
    "ii_1": ({"A2": "park", "B2": "house", "A3": "column", "B3": "park"}, 1),
    "ii_2": ({"C3": "park", "C4": "column", "C5": "park"}, 1),
    "ii_3": ({"B1": "house", "C1": "fountain", "D3": "park", "D6": "stable", "E6": "stable"}, 1),
    "ii_4": ({"C3": "market", "C4": "park", "C5": "column"}, 1),
    "ii_p": ({"B1": "park", "C1": "house", "D1": "stable"}, 1),
    "iii_1": ({"D1": "park", "D2": "column", "D3": "column", "D4": "house"}, 1),
    "iii_2": ({"F2": "park", "F3": "house", "F4": "stable"}, 1),
    "iii_3": ({"B1": "park", "D1": "park", "B3": "house", "D3": "stable"}, 1),
    "iii_4": ({"C3": "column", "C4": "market", "C5": "basilica"}, 1),
    "iii_p": ({"C1": "park", "C3": "park", "B2": "park", "D2": "park"}, 1),
}

ALMOST = {
    "i_1": {"B1": "library", "C1": "column", "D1": "library"},
    "i_2": {"C1": "house"},
    "i_3": {"B1": "library", "C1": "column"},
    "i_4": {"B1": "house", "C1": "house"},
    "i_p": {"B2": "park", "D2": "column"},
    "ii_1": {"A2": "park", "B2": "house", "A3": "column"},
    "ii_2": {"B1": "park", "C1": "column", "D1": "park"},
    "ii_3": {"B1": "house", "C1": "fountain", "D3": "park"},
    "ii_4": {"C3": "market", "C4": "column", "C5": "column"},
    "ii_p": {"B1": "park", "C1": "house", "D1": "park"},
    "iii_1": {"D1": "park", "D2": "column", "D3": "house", "D4": "house"},
    "iii_2": {"F2": "park", "F3": "house", "F4": "park"},
    "iii_3": {"B1": "park", "D1": "park", "B3": "house", "D3": "column"},
    "iii_4": {"C3": "column", "C4": "market", "C5": "column"},
    "iii_p": {"C1": "park", "C3": "park", "B2": "park", "D2": "column"},
}

BARE = bare()


class TestOrders:
    @pytest.mark.parametrize("card", TRAJAN_CARDS)
    def test_every_building_order_is_recognized(self, card: str) -> None:
        state = bare()
        buildings, times = COLONIA[card]
        stand(state, 0, **buildings)
        assert formations(state.players[0], TRAJAN_CARDS[card]) == times

    @pytest.mark.parametrize("card", TRAJAN_CARDS)
    def test_an_incomplete_order_is_not_fulfilled(self, card: str) -> None:
        state = bare()
        stand(state, 0, **ALMOST[card])
        assert formations(state.players[0], TRAJAN_CARDS[card]) == 0

    def test_ruling_33_halves_of_doubles_form_a_square(self) -> None:
        state = bare()
        stand(state, 0, **dict.fromkeys(["A2", "B2", "A3", "B3", "D1", "E1", "D2", "E2"], "park"))
        assert formations(state.players[0], TRAJAN_CARDS["ii_1"]) == 2

    @pytest.mark.parametrize("condition", ["covered", "open", "scored"])
    def test_ruling_36_a_crane_in_any_state_can_be_surrounded(self, condition: str) -> None:
        state = bare()
        cranes = state.players[0].cranes
        cranes["F1"] = replace(cranes["F1"], state=condition)
        stand(state, 0, E1="park", F2="column")
        assert formations(state.players[0], TRAJAN_CARDS["i_4"]) == 1

    def test_ruling_37_a_temple_counts_once(self) -> None:
        """The temple E3 is between two buildings only once, however many surround it."""
        state = bare()
        stand(state, 0, E2="park", E4="park", D3="park", F3="park")
        assert formations(state.players[0], TRAJAN_CARDS["i_2"]) == 1
        assert formations(state.players[0], TRAJAN_CARDS["i_p"]) == 1

    @given(
        st.dictionaries(st.sampled_from(SITES), st.sampled_from(sorted(BUILDINGS)), max_size=14),
        st.sampled_from(sorted(card.id for card in TRAJAN_CARDS.values() if card.pattern)),
    )
    def test_formations_are_counted_without_overlap(self, built: dict[str, str], card: str) -> None:
        state = BARE
        state.players[0].buildings = {}
        stand(state, 0, **built)
        found = list(found_formations(state.players[0], TRAJAN_CARDS[card]))
        assume(len(found) <= 10)
        disjoint = max(
            size
            for size in range(len(found) + 1)
            for some in combinations(found, size)
            if len(frozenset().union(*some)) == sum(map(len, some))
        )
        assert formations(state.players[0], TRAJAN_CARDS[card]) == disjoint

    @pytest.mark.parametrize(
        ("card", "resources", "times"),
        [
            ("i_1", {"tribune": 2, "coin": 3}, 2),
            ("i_4", {"builder": 2, "worker_red": 1, "worker_blue": 1, "assistant": 3}, 2),
            ("ii_1", {"assistant": 4, "coin": 5}, 2),
            ("ii_2", {"tribune": 1, "builder": 1}, 0),
            ("ii_p", {"tribune": 4, "worker_red": 2, "worker_blue": 1}, 1),
            ("iii_p", {"tribune": 3, "assistant": 2}, 1),
        ],
    )
    def test_resources_are_collected(self, card: str, resources: dict[str, int], times: int) -> None:
        state = bare()
        hold(state, 0, **resources)
        assert collected(state.players[0], TRAJAN_CARDS[card]) == times

    def test_columns_cranes_envoys_and_markers_are_collected(self) -> None:
        state = bare()
        player = state.players[0]
        stand(state, 0, A2="column", B2="column", A3="column")
        assert collected(player, TRAJAN_CARDS["i_p"]) == 3
        player.ship = 2
        citizens(state, 0, {1: 2, 3: 2})
        assert collected(player, TRAJAN_CARDS["i_2"]) == 2
        assert collected(player, TRAJAN_CARDS["ii_4"]) == 2
        assert collected(player, TRAJAN_CARDS["iii_1"]) == 0
        citizens(state, 0, {1: 2, 3: 2, 6: 1})
        assert collected(player, TRAJAN_CARDS["iii_1"]) == 1
        citizens(state, 0, {1: 2, 3: 2, 6: 1}, active=False)
        assert collected(player, TRAJAN_CARDS["iii_1"]) == 0
        hold(state, 0, worker_red=1, assistant=2, coin=2)
        assert collected(player, TRAJAN_CARDS["ii_3"]) == 1
        player.plaza = ["market"]
        assert collected(player, TRAJAN_CARDS["iii_4"]) == 1


class TestCranes:
    def test_ruling_35_a_crane_without_structures_is_turned_over(self) -> None:
        state = bare()
        cranes = state.players[0].cranes
        cranes["A1"] = replace(cranes["A1"], state="open")
        cranes["F1"] = replace(cranes["F1"], state="covered")
        scoring(state, 3)
        assert state.players[0].points["crane"] == 0
        assert (cranes["A1"].state, cranes["F1"].state) == ("scored", "covered")
        assert "crane-scored" in told(state)

    @pytest.mark.parametrize(("cycle", "points"), [(1, 9), (2, 6), (3, 3)])
    def test_a_crane_is_worth_less_in_each_cycle(self, cycle: int, points: int) -> None:
        state = bare()
        state.players[0].cranes["A1"] = Crane("red", "open")
        stand(state, 0, A2="house", A3="house", B2="house", B3="park")
        scoring(state, cycle)
        assert state.players[0].points["crane"] == points

    def test_a_crane_scored_just_now_counts_for_an_order(self) -> None:
        """Cranes score in the first step and orders in the fourth; a covered crane does not count."""
        state = bare()
        cranes = state.players[0].cranes
        for corner in ("F1", "A6", "F6"):
            cranes[corner] = replace(cranes[corner], state="covered")
        cranes["A1"] = replace(cranes["A1"], state="open")
        stand(state, 0, D4="column", E4="column")
        assert collected(state.players[0], TRAJAN_CARDS["i_p"]) == 0
        state.trajan = {1: "i_p"}
        scoring(state, 1)
        assert state.players[0].points["order"] == 3


class TestForum:
    def test_ruling_38_an_envoy_scores_once_whatever_it_touches(self) -> None:
        state = bare()
        state.forum.eagles = ("B3", "D3", "E2")
        envoys(state, 0, "C3", "D3")
        assert eagle_points(state, 0) == 1 + 2

    def test_ruling_39_only_one_of_the_largest_groups_counts(self) -> None:
        state = bare()
        envoys(state, 0, "A1", "A2", "C1", "C2", "E2")
        assert len(largest_group(state, 0)) == 2
        scoring(state, 1)
        assert state.players[0].points["group"] == group_points(state.players[0], 2)

    def test_groups_are_orthogonal_and_of_one_seat(self) -> None:
        state = bare()
        envoys(state, 0, "A1", "B2", "B3")
        envoys(state, 1, "A2", "B1")
        assert largest_group(state, 0) == ["B2", "B3"]

    def test_areas_reach_across_boards(self) -> None:
        state = bare()
        area = state.forum.area_of("F3")
        assert area
        assert sorted(area.cells) == ["F3", "F4", "G4", "H4"]

    def test_the_forum_of_the_examples_has_the_areas_given(self) -> None:
        forum = bare().forum
        found = {(area.colour, tuple(sorted(area.cells))) for area in forum.areas}
        assert found == {
            ("blue", ("A4", "B4", "C4")),
            ("blue", ("F3", "F4", "G4", "H4")),
            ("blue", ("H2",)),
            ("green", ("C1", "C2")),
            ("green", ("E1", "F1")),
            ("green", ("E3",)),
            ("green", ("G2",)),
            ("green", ("I4",)),
            ("red", ("A2", "A3")),
            ("red", ("C3", "D3", "D4", "E4")),
            ("red", ("I1", "I2", "I3")),
            ("yellow", ("A1", "B1", "B2")),
            ("yellow", ("D1", "D2")),
            ("yellow", ("F2",)),
            ("yellow", ("G1", "H1")),
            ("yellow", ("G3",)),
        }
        assert sorted(forum.eagles) == ["B3", "E2", "H3"]


class TestPaying:
    def test_ruling_40_unpaid_coins_are_kept_and_a_row_costs_one(self) -> None:
        state = bare()
        citizens(state, 0, {1: 2, 5: 1})
        hold(state, 0, coin=3)
        scoring(state, 1)
        assert offered(state, 0, Pay, "rows") == [NONE, "1", "5", "1 5"]
        play(state, 0, Pay("1"))
        assert held(state) == {"coin": 2}

    def test_ruling_41_an_unpaid_patrician_scores_no_diagonals(self) -> None:
        for rows, points in ((NONE, 0), ("1", 1)):
            state = bare()
            citizens(state, 0, {1: 1})
            hold(state, 0, coin=1)
            envoys(state, 0, "A2")
            scoring(state, 1)
            play(state, 0, Pay(rows))
            assert state.players[0].points["eagle"] == points

    def test_inactive_rows_can_be_paid_again(self) -> None:
        state = bare()
        citizens(state, 0, {1: 1}, active=False)
        hold(state, 0, coin=1)
        scoring(state, 2)
        play(state, 0, Pay("1"))
        assert state.players[0].has_active(1)

    def test_a_player_without_coins_is_not_asked(self) -> None:
        state = bare()
        citizens(state, 0, {1: 1})
        scoring(state, 1)
        assert asked(state) == [(1, "building-step")]
        assert not state.players[0].has_active(1)

    def test_payments_are_hidden_until_all_have_answered(self) -> None:
        state = bare()
        for seat in (0, 1):
            citizens(state, seat, {1: 1})
            hold(state, seat, coin=1)
        scoring(state, 1)
        play(state, 0, Pay("1"))
        assert held(state) == {"coin": 1}
        assert refused(state, 0, Pay("1")) == "refusal-answered"
        play(state, 1, Pay(NONE))
        assert held(state) == {}

    def test_all_ways_to_pay_are_offered(self) -> None:
        state = bare()
        player = state.players[0]
        citizens(state, 0, dict.fromkeys(range(1, 7), 1))
        hold(state, 0, coin=6)
        assert len(payments(player, most_rows(player))) == 64
        hold(state, 0, coin=2)
        assert len(payments(player, most_rows(player))) == 1 + 6 + 15


class TestCourse:
    def test_ruling_46_both_orders_score_by_the_slider_after_all_upgrades(self) -> None:
        state = bare()
        stand(state, 0, B1="library", C1="house", D1="library")
        hold(state, 0, tribune=1, coin=1)
        state.players[0].shift = 3
        state.trajan = {1: "i_1"}
        scoring(state, 1)
        assert state.players[0].points["order"] == 10

    def test_only_the_last_cycle_of_the_learning_game_has_a_card(self) -> None:
        state = bare(2, learning_game="on")
        hold(state, 0, tribune=1, coin=1)
        for cycle in (1, 2):
            scoring(state, cycle)
            assert "orders-scored" not in told(state)

    def test_promo_cards_are_drawn_only_with_that_option(self) -> None:
        drawn = {
            promo: {
                card
                for number in range(40)
                for card in GAME.new(2, {"promo_cards": promo}, bytes([number])).trajan.values()
            }
            for promo in ("off", "on")
        }
        assert len(drawn["off"]) == 12
        assert len(drawn["on"]) == 15

    @pytest.mark.parametrize("seats", [2, 3, 4])
    @pytest.mark.parametrize("layout", ["a", "b"])
    @pytest.mark.parametrize("tiles", ["standard", "random", "first_game"])
    def test_every_forum_has_its_cells_and_no_large_area(self, seats: int, layout: str, tiles: str) -> None:
        for number in range(10):
            state = GAME.new(seats, {"forum_layout": layout, "forum_tiles": tiles}, bytes([number]))
            cells = state.forum.colours()
            assert len(cells) == 12 * (seats + 1)
            assert list(cells.values()).count("eagle") == seats + 1
            assert max(len(area.cells) for area in state.forum.areas) <= 8
