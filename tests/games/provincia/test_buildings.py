"""Buildings and discounts: the rulings (sections 5 to 7, and 9) beyond the examples."""

from __future__ import annotations

import pytest

from bot.games.provincia.components import GOODS
from bot.games.provincia.rules import moves
from bot.games.provincia.rules.rounds import YieldPhase

from .scenario import (
    asked,
    beaten,
    give,
    goods,
    hold,
    new_game,
    offered,
    offers,
    own,
    play,
    play_openly,
    prestige,
    refused,
    run,
    turn_of,
    turn_with,
    without_horreum,
)


class TestBuildings:
    def test_q6_a_destroyed_buildings_bonus_is_kept_and_gained_again_when_rebuilt(self) -> None:
        state = turn_with("hortus", gold=12)
        play(state, 0, moves.Build("hortus", "none"))
        assert state.players[0].morale == 7
        play(beaten(state, "bellum_vi_1", 0), 0, moves.Lose("hortus"))
        state.players[0].morale = 7
        play(turn_of(state, 0), 0, moves.Build("hortus", "none"))
        assert state.players[0].morale == 8

    @pytest.mark.parametrize(("label", "lost"), [("turris", 1), ("turris_inactive", 2)])
    def test_q7_an_activated_building_is_worth_one_prestige_less(self, label: str, lost: int) -> None:
        state = new_game()
        own(state, 0, "turris", active=True)
        own(state, 0, "turris", active=False)
        before = state.players[0].prestige
        beaten(state, "bellum_iii_1", 0)
        assert offered(state, 0, moves.Lose, "building") == ["turris", "turris_inactive"]
        play(state, 0, moves.Lose(label))
        assert state.players[0].prestige == before - lost

    def test_q8_activation_needs_a_prestige_point_to_pay(self) -> None:
        state = new_game()
        own(state, 1, "turris")
        own(state, 2, "turris")
        prestige(state, 1, 0)
        prestige(state, 2, 1)
        run(state, YieldPhase())
        assert asked(state) == [(2, "activation")]

    def test_q11_a_second_unique_building_may_be_held_but_not_built(self) -> None:
        state = turn_with("forum", "forum", wood=9, stone=9, gold=9)
        play(state, 0, moves.Build("forum", "none"))
        hold(state, 0, wood=9, stone=9, gold=9)
        assert refused(state, 0, moves.Build("forum", "none")) == "refusal-unique"
        play(state, 0, moves.Discard("forum"))

    def test_repeatable_buildings_may_stand_twice(self) -> None:
        state = turn_with("strata", "strata", clay=4, stone=4)
        play(state, 0, moves.Build("strata", "none"))
        play(state, 0, moves.Build("strata", "none"))
        assert [building.id for building in state.players[0].buildings][1:] == ["strata", "strata"]

    def test_q13_a_building_yields_in_the_round_in_which_it_is_built(self) -> None:
        state = turn_with("fodina", wood=2)
        play(state, 0, moves.Build("fodina", "none"))
        run(state, YieldPhase())
        assert goods(state, 0, "stone") == (1,)

    def test_each_copy_yields_and_the_aqueduct_raises_morale(self) -> None:
        state = new_game()
        own(state, 0, "aurifex", "aurifex", "aquaeductus", "lignator", "fornax_lateris")
        hold(state, 0)
        state.players[0].morale = 3
        run(state, YieldPhase())
        assert goods(state, 0, *GOODS) == (1, 1, 0, 2)
        assert state.players[0].morale == 4

    def test_q48_a_building_gives_its_one_time_bonus_only_once(self) -> None:
        state = turn_with("armamentarium", wood=2, gold=1)
        play(state, 0, moves.Build("armamentarium", "none"))
        assert state.players[0].defence == 1
        run(state, YieldPhase())
        assert state.players[0].defence == 1

    def test_q38_military_counts_only_while_the_building_is_active(self) -> None:
        state = new_game()
        own(state, 0, "statio", "exercitatio", "stabilum")
        assert state.players[0].military == 1
        run(state, YieldPhase())
        play(state, 0, moves.Activate("statio"))
        assert state.players[0].military == 3
        play(state, 0, moves.Activate("exercitatio"))
        assert state.players[0].military == 4

    def test_q41_steps_beyond_the_end_of_a_track_are_lost(self) -> None:
        state = turn_with("consul_metello", "hortus", gold=9)
        state.players[0].defence, state.players[0].morale = 5, 10
        play(state, 0, moves.Favour("consul_metello"))
        play(state, 0, moves.Build("hortus", "none"))
        assert (state.players[0].defence, state.players[0].morale) == (6, 10)

    def test_q54_a_destroyed_crane_gives_no_discount_on_its_own_rebuilding(self) -> None:
        state = turn_with(clay=9, wood=9, gold=9)
        own(state, 0, "carchesium")
        give(state, 0, "carchesium")
        state.players[0].buildings.pop()
        assert offered(state, 0, moves.Build, "discount") == ["none"]
        play_openly(state, 0, "architectus")
        assert set(offered(state, 0, moves.Build, "discount")) == {"clay", "wood"}

    def test_a_rebuilt_warehouse_raises_the_limit_at_once(self) -> None:
        state = turn_with(clay=5, wood=5, stone=5, gold=9)
        without_horreum(state, 0)
        assert refused(state, 0, moves.Trade("stone", 1)) == "refusal-trade-room"
        play(state, 0, moves.Build("horreum", "none"))
        play(state, 0, moves.Trade("stone", 3))
        assert goods(state, 0, "stone") == (8,)


class TestDiscounts:
    def test_the_default_discount_is_on_the_scarcest_good_then_stone_wood_clay_gold(self) -> None:
        state = turn_with("colosseum", clay=9, stone=9, gold=9)
        own(state, 0, "carchesium")
        assert offered(state, 0, moves.Build, "discount") == ["stone", "gold", "clay"]
        hold(state, 0, clay=4, stone=9, gold=5)
        assert offered(state, 0, moves.Build, "discount") == ["stone", "clay", "gold"]
        hold(state, 0, clay=1, stone=9, gold=9)
        assert offered(state, 0, moves.Build, "discount")[0] == "clay"

    def test_a_discount_must_be_used_where_possible(self) -> None:
        state = turn_with("domus", clay=2, wood=1)
        play_openly(state, 0, "architectus")
        assert refused(state, 0, moves.Build("domus", "none")) == "refusal-discount"
        assert refused(state, 0, moves.Build("domus", "stone")) == "refusal-discount"

    def test_q20_with_the_crane_a_woodcutter_is_free(self) -> None:
        state = turn_with("lignator")
        own(state, 0, "carchesium")
        play(state, 0, moves.Build("lignator", "gold"))
        assert state.players[0].has("lignator")

    def test_a_discount_does_not_cover_two_missing_units(self) -> None:
        state = turn_with("domus", clay=1)
        play_openly(state, 0, "architectus")
        assert moves.Build not in offers(state, 0)
        assert refused(state, 0, moves.Build("domus", "clay")) == "refusal-build-cost"
