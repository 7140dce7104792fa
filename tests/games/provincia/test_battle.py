"""The battle: the rulings (sections 5 to 7, and 9) that no worked example covers."""

from __future__ import annotations

import pytest

from bot.games.provincia.components import BELLUM, TRACKS
from bot.games.provincia.rules import battle, rounds
from bot.games.provincia.rules.battle import BattlePhase
from bot.games.provincia.rules.moves import Aediles, Lose, Pay, PlayToken

from .scenario import asked, battle_of, beaten, goods, hand, hold, new_game, offered, own, play, run


class TestBattle:
    def test_q22_the_token_choice_is_asked_even_if_all_tokens_are_equal(self) -> None:
        state = new_game()
        for private in state.privates:
            private.tokens = ["tolosa-1", "tolosa-1"]
        run(state, BattlePhase())
        assert asked(state) == [(seat, "token-choice") for seat in range(3)]
        assert offered(state, 0, PlayToken, "token") == ["tolosa-1"]

    def test_q30_and_q31_the_first_affordable_penalty_applies(self) -> None:
        state = new_game()
        hold(state, 0, clay=3, gold=3)
        assert battle.penalty_for(state.players[0], BELLUM["bellum_ii_1"]).amount == 3
        hold(state, 0, clay=3, gold=4)
        assert battle.penalty_for(state.players[0], BELLUM["bellum_ii_1"]) == BELLUM["bellum_ii_1"].second
        hold(state, 0, clay=3, stone=1)
        assert battle.penalty_for(state.players[0], BELLUM["bellum_ii_1"]) == BELLUM["bellum_ii_1"].first

    def test_q33_any_building_may_be_the_warehouse(self) -> None:
        state = beaten(new_game(), "bellum_vi_4", 0)
        assert offered(state, 0, Lose, "building") == ["horreum"]

    def test_q33_a_building_counts_as_prestige_building_by_its_printed_value(self) -> None:
        state = new_game()
        own(state, 0, "templum", active=True)
        own(state, 0, "domus", "turris", "fodina")
        beaten(state, "bellum_vi_1", 0)
        assert offered(state, 0, Lose, "building") == ["templum", "domus"]

    @pytest.mark.parametrize(("morale", "kind"), [(3, "morale"), (2, "gold")])
    def test_q34_a_morale_penalty_leaves_at_least_one(self, morale: int, kind: str) -> None:
        state = new_game()
        state.players[0].morale = morale
        assert battle.penalty_for(state.players[0], BELLUM["bellum_ii_3"]).kind == kind

    def test_q50_prestige_can_be_lost_below_zero(self) -> None:
        state = new_game()
        beaten(state, "bellum_v_4", 0)
        assert (state.players[0].prestige, state.players[0].penalty_points) == (-4, 4)
        assert asked(state) == [(0, "card-turn")]

    def test_q53_two_losers_with_aediles_each_use_their_own(self) -> None:
        state = new_game()
        for seat in (0, 1):
            own(state, seat, "turris")
            hand(state, seat, "aediles")
        beaten(state, "bellum_iii_1", 0, 1)
        play(state, 1, Aediles())
        assert state.discards["spqr"] == []
        play(state, 0, Aediles())
        assert state.discards["spqr"] == ["aediles", "aediles"]

    def test_the_loser_chooses_the_mix_of_resources(self) -> None:
        state = new_game()
        hold(state, 0, clay=2, wood=2, stone=1)
        beaten(state, "bellum_ii_1", 0)
        assert set(offered(state, 0, Pay, "payment")) == {
            "2 clay 2 wood",
            "2 clay 1 wood 1 stone",
            "1 clay 2 wood 1 stone",
        }
        play(state, 0, Pay("2 clay 2 wood"))
        assert goods(state, 0, "clay", "wood", "stone") == (0, 0, 1)

    def test_the_only_mix_needs_no_question(self) -> None:
        state = new_game()
        hold(state, 0, clay=2, stone=2)
        beaten(state, "bellum_ii_1", 0)
        assert asked(state) == [(0, "card-turn")]
        assert goods(state, 0, "clay", "stone") == (0, 0)

    def test_losses_happen_in_turn_order_with_or_without_a_choice(self) -> None:
        state = new_game()
        state.caesar = 1
        own(state, 0, "fodina")
        own(state, 2, "lignator")
        before = state.players[1].penalty_points
        beaten(state, "bellum_ii_2", 0, 1, 2)
        assert state.players[1].penalty_points == before + 2
        assert asked(state) == [(2, "building-loss"), (0, "building-loss")]
        play(state, 0, Lose("fodina"))
        play(state, 2, Lose("lignator"))
        assert [event.seat for event in state.events if event.key == "destroyed"] == [2, 0]

    def test_tokens_are_shown_sorted_and_without_their_owners(self) -> None:
        state = new_game()
        battle_of(state, "bellum_vi_1", "narbo_martius-2", "massilia+1", "arelate-1")
        assert state.battles[-1].tokens == ("arelate-1", "massilia+1", "narbo_martius-2")
        shown = next(event for event in state.events if event.key == "tokens-shown")
        assert (shown.seat, shown.reveals) == (None, True)
        assert all(private.tokens == [] for private in state.privates)

    def test_the_forecast_of_a_raid_uses_only_what_the_seat_knows(self) -> None:
        state = new_game()
        assert rounds.strength_expected(state, 0) == 4
        own(state, 0, "aquaeductus", "officina")
        assert rounds.strength_expected(state, 0) == 6
        state.players[0].morale = TRACKS["morale"].min
        assert rounds.strength_expected(state, 0) == 2, "morale falls and stops at its least before it rises"
        assert rounds.unseen_tokens(state, 0) == [2, 1, -1, -1, -2]
        battle_of(state, "bellum_ii_3", "arelate-1", "arelate+2", "massilia-1")
        assert rounds.unseen_tokens(state, 0) == [1, -1, -2]
