"""Rulings on exchanges, buildings, tracks and envoys (rulings 13 to 34, 45, and 48 to 53)."""

from __future__ import annotations

import pytest

from bot.engine import all_moves
from bot.games.trajanum.game import GAME
from bot.games.trajanum.rules.moves import (
    COLOURED,
    GREY,
    NONE,
    Bonus,
    Build,
    Citizen,
    End,
    Envoy,
    Exchange,
    Gain,
    Reward,
    Skip,
    Take,
)
from tests.games.trajanum.scenario import (
    asked,
    bare,
    builder,
    building_step,
    citizens,
    envoys,
    held,
    hold,
    lay,
    offered,
    offers,
    play,
    refused,
    single,
    stand,
    told,
    track,
    turn_of,
)


class TestCitizens:
    @pytest.mark.parametrize(
        ("row", "tile", "offer"),
        [
            (3, "t_merchant_male", ["coin", "tribune"]),
            (4, "t_merchant_male", ["coin", "assistant"]),
            (5, "t_craftsman_male", ["worker_red", "worker_blue", "worker_green", "worker_yellow"]),
        ],
    )
    def test_the_second_citizen_of_a_row_brings_a_resource(
        self, row: int, tile: str, offer: list[str]
    ) -> None:
        state = bare()
        citizens(state, 0, {row: 1})
        turn_of(state, 0, tile)
        play(state, 0, Citizen(row))
        assert offered(state, 0, Gain, "resource") == offer
        play(state, 0, Gain(offer[1]))
        assert held(state) == {offer[1]: 1}

    def test_the_second_craftsman_of_the_last_row_brings_a_builder(self) -> None:
        state = bare()
        citizens(state, 0, {6: 1})
        turn_of(state, 0, "t_craftsman_male")
        play(state, 0, Citizen(6))
        assert held(state) == {"builder": 1}

    def test_ruling_13_a_citizen_without_room_in_its_class_becomes_an_envoy(self) -> None:
        state = bare()
        citizens(state, 0, {1: 2, 2: 2})
        turn_of(state, 0, "t_patrician_male")
        assert asked(state) == [(0, "building-step")]
        assert state.players[0].ship == 1

    def test_a_full_row_is_not_offered(self) -> None:
        state = bare()
        citizens(state, 0, {1: 2})
        turn_of(state, 0, "t_patrician_male", "t_red_red")
        play(state, 0, next(iter(all_moves(GAME.asked(state)[0].forms(state)))))
        assert state.players[0].rows[1].counting == 1

    def test_ruling_14_and_52_the_second_citizen_reactivates_the_row_and_its_ability(self) -> None:
        state = bare()
        citizens(state, 0, {3: 1}, active=False)
        player = state.players[0]
        player.flipped = True
        player.shift = 3
        turn_of(state, 0, "t_merchant_male")
        play(state, 0, Citizen(3))
        play(state, 0, Gain("coin"))
        assert player.rows[2].counting == 2
        turn_of(state, 0, "t_upgrade_coin")
        assert player.shift == 4

    def test_ruling_15_the_envoy_of_the_first_row_can_go_to_any_colored_cell(self) -> None:
        state = bare()
        citizens(state, 0, {1: 1}, active=False)
        envoys(state, 1, "A4")
        state.players[0].ship = 1
        turn_of(state, 0, "t_patrician_male")
        play(state, 0, Citizen(1))
        cells = offered(state, 0, Envoy, "cell")
        assert len(cells) == 32
        assert refused(state, 0, Envoy("B3")) == "refusal-no-eagle"
        play(state, 0, Skip())
        assert state.players[0].ship == 1

    def test_ruling_15_without_an_envoy_the_bonus_is_lost(self) -> None:
        state = bare()
        citizens(state, 0, {1: 1})
        turn_of(state, 0, None, "t_patrician_male")
        play(state, 0, Citizen(1))
        assert asked(state) == [(0, "building-step")]

    @pytest.mark.parametrize("picks", [1, 2])
    def test_ruling_16_an_area_completed_by_that_envoy_brings_two_bonuses_with_patrician_ii(
        self, picks: int
    ) -> None:
        state = bare()
        citizens(state, 0, {1: 1, 2: picks - 1})
        state.players[0].ship = 1
        turn_of(state, 0, "t_patrician_male")
        play(state, 0, Citizen(1))
        play(state, 0, Envoy("H2"))
        assert (offered(state, 0, Bonus, "second", first="coin") == [NONE]) == (picks == 1)

    def test_ruling_17_a_merchant_turns_over_the_slider_even_in_the_setup(self) -> None:
        state = GAME.new(2, {"setup_choice": "auto"}, b"merchant")
        for player in state.players:
            assert player.flipped == bool(player.rows[2].citizens)

    def test_ruling_18_without_a_merchant_an_upgrade_is_one_field(self) -> None:
        state = bare()
        citizens(state, 0, {3: 1}, active=False)
        turn_of(state, 0, "t_upgrade_coin")
        assert state.players[0].shift == 1

    def test_ruling_19_at_the_end_of_the_bar_upgrades_are_lost_and_not_offered(self) -> None:
        state = bare()
        state.players[0].shift = 8
        turn_of(state, 0, "t_upgrade_coin")
        assert (state.players[0].shift, held(state)) == (8, {"coin": 1})
        state = builder(builder=1, worker_blue=1)
        state.players[0].shift, state.players[0].ship = 8, 1
        track(state, 0, "basilica", 2)
        play(state, 0, single("basilica", "A2"))
        assert offered(state, 0, Reward, "step") == [1, 2]
        assert refused(state, 0, Reward(3)) == "refusal-reward"
        play(state, 0, Skip())
        building_step(state, worker_blue=1)
        play(state, 0, single("fountain", "B2"))
        play(state, 0, Envoy("H2"))
        assert "upgrade" not in offered(state, 0, Bonus, "first")


class TestEnvoys:
    def test_ruling_20_an_envoy_can_go_to_any_started_area(self) -> None:
        state = builder(worker_blue=1)
        envoys(state, 1, "A4", "F3")
        state.players[0].ship = 1
        play(state, 0, single("fountain", "A2"))
        assert sorted(map(str, offered(state, 0, Envoy, "cell"))) == ["B4", "C4", "F4", "G4", "H4"]

    def test_ruling_21_without_a_free_cell_no_envoy(self) -> None:
        state = builder(worker_blue=1)
        blue = [cell for area in state.forum.areas if area.colour == "blue" for cell in area.cells]
        envoys(state, 1, *blue)
        state.players[0].ship = 1
        play(state, 0, single("fountain", "A2"))
        assert asked(state) == [(0, "building-step")]

    def test_a_structure_can_be_built_without_an_envoy(self) -> None:
        state = builder(worker_blue=1)
        play(state, 0, single("fountain", "A2"))
        assert told(state) == ["built", "envoy-lacking"]
        assert asked(state) == [(0, "building-step")]

    def test_ruling_22_declining_the_first_envoy_does_not_cancel_the_second(self) -> None:
        state = builder(worker_blue=2)
        state.players[0].ship = 2
        play(state, 0, Build("double_fountain", "A2", "A3", COLOURED))
        play(state, 0, Skip())
        assert asked(state) == [(0, "envoy-choice")]
        play(state, 0, Envoy("A4"))
        assert asked(state) == [(0, "building-step")]

    def test_ruling_23_the_player_who_completes_an_area_takes_the_bonus(self) -> None:
        state = builder(worker_blue=1)
        envoys(state, 1, "A4", "B4")
        state.players[0].ship = 1
        play(state, 0, single("fountain", "A2"))
        play(state, 0, Envoy("C4"))
        assert asked(state) == [(0, "bonus-choice")]

    def test_ruling_25_with_one_envoy_left_only_one_is_placed(self) -> None:
        state = builder(worker_blue=2)
        state.players[0].ship = 1
        play(state, 0, Build("double_fountain", "A2", "A3", COLOURED))
        play(state, 0, Envoy("A4"))
        assert asked(state) == [(0, "building-step")]

    def test_the_column_is_chosen_first_if_there_are_many_cells(self) -> None:
        state = builder(builder=1)
        track(state, 0, "market", 2)
        state.players[0].ship = 1
        play(state, 0, single("market", "A2"))
        play(state, 0, Reward(3))
        form = next(GAME.asked(state)[0].forms(state))
        assert form.left({}) == ["column", "cell"]
        assert sorted(map(str, form.options("cell", {"column": "H"}))) == ["H1", "H2", "H4"]
        state = builder(worker_blue=1)
        state.players[0].ship = 1
        play(state, 0, single("fountain", "A2"))
        assert next(GAME.asked(state)[0].forms(state)).left({}) == ["cell"]

    def test_an_envoy_on_an_eagle_never_brings_a_bonus(self) -> None:
        state = builder(builder=1)
        track(state, 0, "library", 2)
        state.players[0].ship = 1
        play(state, 0, single("library", "A2"))
        play(state, 0, Reward(3))
        assert refused(state, 0, Envoy("A4")) == "refusal-eagle-only"
        play(state, 0, Envoy("E2"))
        assert asked(state) == [(0, "building-step")]


class TestTracks:
    def test_the_reward_of_the_first_step_is_given_without_a_choice(self) -> None:
        state = builder(builder=3)
        play(state, 0, single("basilica", "A2"))
        assert held(state) == {"builder": 2, "assistant": 2}
        building_step(state, builder=1)
        play(state, 0, single("market", "B2"))
        assert held(state) == {"coin": 1}
        building_step(state, builder=1)
        play(state, 0, single("library", "B3"))
        assert held(state) == {"tribune": 1}
        play(state, 0, Gain("worker_yellow"))
        assert held(state) == {"worker_yellow": 1, "tribune": 1}

    @pytest.mark.parametrize(("ship", "steps"), [(0, [1, 2]), (1, [1, 2, 3])])
    def test_rewards_that_need_an_envoy_are_offered_only_with_one(self, ship: int, steps: list[int]) -> None:
        for building in ("library", "market"):
            state = builder(builder=1)
            track(state, 0, building, 2)
            state.players[0].ship = ship
            play(state, 0, single(building, "A2"))
            assert offered(state, 0, Reward, "step") == steps

    def test_the_third_library_needs_a_free_eagle(self) -> None:
        state = builder(builder=1)
        track(state, 0, "library", 2)
        state.players[0].ship = 1
        envoys(state, 1, *state.forum.eagles)
        play(state, 0, single("library", "A2"))
        assert offered(state, 0, Reward, "step") == [1, 2]
        assert refused(state, 0, Reward(3)) == "refusal-reward"

    def test_the_envoy_of_the_third_market_can_go_to_any_colored_cell(self) -> None:
        state = builder(builder=1)
        track(state, 0, "market", 2)
        envoys(state, 1, "A4")
        state.players[0].ship = 1
        play(state, 0, single("market", "A2"))
        play(state, 0, Reward(3))
        assert len(offered(state, 0, Envoy, "cell")) == 32

    @pytest.mark.parametrize("active", [False, True])
    def test_the_second_market_is_an_area_bonus(self, active: bool) -> None:
        state = builder(builder=1)
        citizens(state, 0, {2: 1}, active=active)
        track(state, 0, "market", 1)
        play(state, 0, single("market", "A2"))
        play(state, 0, Reward(2))
        assert (offered(state, 0, Bonus, "second", first="points") == [NONE]) == (not active)

    def test_ruling_26_the_tile_that_a_library_takes_can_supply_the_envoy(self) -> None:
        for first, asks in ((GREY, "envoy-choice"), (COLOURED, "building-step")):
            state = builder(builder=1, worker_blue=1)
            track(state, 0, "library", 3)
            lay(state, 0, A3="t_red_red", D4="t_blue_blue")
            play(state, 0, Build("library_fountain", "A2", "B2", first))
            play(state, 0, Reward(4))
            play(state, 0, Take("A3"))
            assert asked(state) == [(0, asks)]

    def test_ruling_27_any_earlier_reward_can_be_taken_again(self) -> None:
        state = builder(builder=1)
        track(state, 0, "basilica", 3)
        play(state, 0, single("basilica", "A2"))
        assert offered(state, 0, Reward, "step") == [1, 2, 3, 4]
        play(state, 0, Reward(2))
        assert held(state) == {"tribune": 2}
        assert state.players[0].plaza == ["basilica"]

    def test_ruling_29_citizens_of_the_fourth_reward_count_at_the_end_of_the_track(self) -> None:
        state = builder(1, builder=1)
        track(state, 0, "library", 3)
        lay(state, 0, A3="t_merchant_male", D4="t_red_red")
        play(state, 0, single("library", "A2"))
        play(state, 0, Reward(4))
        play(state, 0, Take("A3"))
        assert state.players[0].vp == 0
        play(state, 0, Citizen(4))
        assert state.players[0].points["track"] == 3 + 1

    def test_ruling_30_the_space_of_the_tile_can_be_built_on_at_once(self) -> None:
        state = builder(builder=2, worker_red=1)
        lay(state, 0, A3="t_red_red", D4="t_blue_blue")
        track(state, 0, "market", 3)
        play(state, 0, single("market", "A2"))
        play(state, 0, Reward(4))
        play(state, 0, Take("A3"))
        event = next(event for event in state.events if event.key == "tile-shown")
        assert event.reveals
        assert event.known_to is None
        assert state.players[0].is_free("A3")
        assert state.players[0].ship == 1

    def test_taking_the_open_tile_of_a_corner_reveals_nothing(self) -> None:
        state = builder(builder=1)
        lay(state, 0, F1="t_red_red", D4="t_blue_blue")
        track(state, 0, "market", 3)
        play(state, 0, single("market", "A2"))
        play(state, 0, Reward(4))
        play(state, 0, Take("F1"))
        assert not any(event.reveals for event in state.events)

    def test_ruling_31_an_extra_action_without_figures_is_lost(self) -> None:
        state = builder(builder=1)
        track(state, 0, "basilica", 3)
        play(state, 0, single("basilica", "A2"))
        play(state, 0, Reward(4))
        assert "extra-declined" in told(state)
        assert state.players[0].plaza == ["basilica"]

    def test_exchanges_are_possible_before_the_extra_action(self) -> None:
        state = builder(builder=1, worker_red=2, assistant=1)
        citizens(state, 0, {6: 1})
        track(state, 0, "basilica", 3)
        play(state, 0, Exchange("craft_builder", "assistant", "builder"))
        play(state, 0, single("basilica", "A2"))
        play(state, 0, Reward(4))
        assert offers(state, 0) == {Exchange, Build, Skip}
        assert refused(state, 0, End()) == "refusal-first-extra-building"
        play(state, 0, Exchange("promote", "worker_red", "builder"))
        assert asked(state) == [(0, "extra-building")]
        play(state, 0, Skip())
        assert state.players[0].plaza == ["basilica"]

    def test_the_extra_action_neither_uses_nor_restores_the_normal_one(self) -> None:
        state = builder(builder=2, worker_red=1)
        track(state, 0, "basilica", 3)
        play(state, 0, single("basilica", "A2"))
        play(state, 0, Reward(4))
        play(state, 0, single("house", "B2"))
        assert offers(state, 0) == {End}
        hold(state, 0, builder=1)
        assert refused(state, 0, single("column", "B3")) == "refusal-built-already"

    def test_ruling_50_fourth_buildings_nest(self) -> None:
        state = builder(1, builder=2)
        track(state, 0, "basilica", 3)
        track(state, 0, "market", 3)
        play(state, 0, single("basilica", "A2"))
        play(state, 0, Reward(4))
        play(state, 0, single("market", "B2"))
        play(state, 0, Reward(1))
        assert [event.arguments["track"].key for event in state.events if event.key == "track-ended"] == [
            "track-market",
            "track-basilica",
        ]
        assert state.players[0].points["track"] == 6


class TestBuilding:
    def test_both_orientations_of_a_double_are_offered(self) -> None:
        state = builder(builder=1, worker_green=1)
        assert set(offered(state, 0, Build, "second", what="column_park", space="C3")) == {"D3", "C4", "B3"}
        play(state, 0, Build("column_park", "C4", "C3", GREY))
        player = state.players[0]
        assert (player.buildings["C4"].id, player.buildings["C3"].id) == ("column", "park")
        assert (player.buildings["C4"].joined, player.buildings["C3"].joined) == ("C3", "C4")

    def test_ruling_32_exchanges_before_and_after_building(self) -> None:
        state = builder(worker_red=3, worker_blue=1, assistant=2)
        play(state, 0, Exchange("recolour", "worker_blue", "worker_red"))
        play(state, 0, single("house", "A2"))
        play(state, 0, Exchange("recolour", "worker_red", "worker_green"))
        play(state, 0, Exchange("promote", "worker_red", "builder"))
        assert held(state) == {"builder": 1, "worker_green": 1}
        assert offers(state, 0) == {End}

    def test_ruling_34_an_unlimited_supply_never_runs_out(self) -> None:
        state = builder(builder=1)
        state.supply = {}
        play(state, 0, single("column", "A2"))
        assert state.supply == {}

    def test_ruling_45_a_turn_can_end_without_a_building(self) -> None:
        state = builder()
        assert offers(state, 0) == {End}
        play(state, 0, End())
        assert told(state) == ["turn-ended"]

    def test_ruling_48_and_53_a_swap_needs_an_active_merchant_and_no_building(self) -> None:
        state = builder(coin=1)
        assert refused(state, 0, Exchange("swap", "coin", "tribune")) == "refusal-exchange-row"
        citizens(state, 0, {4: 2})
        assert offered(state, 0, Exchange, "get", way="swap") == ["tribune", "assistant"]
        play(state, 0, Exchange("swap", "coin", "tribune"))
        assert held(state) == {"tribune": 1}
        assert offers(state, 0) == {End}

    def test_the_limits_of_exchanges_apply_to_one_turn(self) -> None:
        state = builder(coin=2)
        citizens(state, 0, {4: 1})
        play(state, 0, Exchange("swap", "coin", "tribune"))
        turn_of(state, 0)
        play(state, 0, Exchange("swap", "coin", "tribune"))
        assert held(state) == {"tribune": 2}

    def test_a_double_needs_two_free_spaces_side_by_side(self) -> None:
        state = builder(worker_red=2)
        lay(state, 0, **dict.fromkeys(["B1", "D1", "C3", "A3", "B2"], "t_red_red"))
        stand(state, 0, A4="house")
        assert "C1" not in offered(state, 0, Build, "space", what="double_house")
        assert refused(state, 0, Build("double_house", "C1", "D1", COLOURED)) == "refusal-site-alone"

    def test_ruling_51_two_icons_are_gained_together(self) -> None:
        state = turn_of(bare(), 0, "t_coin_tribune")
        event = next(event for event in state.events if event.key == "used")
        assert {(change.what, change.amount) for change in event.changes} >= {("coin", 1), ("tribune", 1)}
