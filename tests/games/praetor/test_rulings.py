"""The rulings (section 9), by number, that no worked example covers."""

from __future__ import annotations

import pytest

from bot.engine import Resign, Return
from bot.games.praetor.components import TYPE_OF
from bot.games.praetor.game import GAME
from bot.games.praetor.rules import city, economy
from bot.games.praetor.rules.action import Activate, Build, Pass, Sell, TakeAction, TradeStep
from bot.games.praetor.rules.rounds import Academy, CityUpdate, Recruit, RecruitVillager, UseAcademy
from bot.games.praetor.scoring import final_points, goods_worth
from bot.games.praetor.state import State

from .invariants import check
from .scenario import end_round, goods, hold, lay, new_game, place, play, refused, show, show_wall, turn_of


def test_9_02_when_players_gain_in_the_same_step_the_later_marker_lies_on_top() -> None:
    state = turn_of(new_game(3), 2)
    state.initiative = [2, 0, 1]
    for player in state.players:
        player.pool, player.villagers, player.favor = [], 5, 20
    for seat, space in enumerate(("M12", "N14", "L14")):
        place(state.players[seat], space, 5)
        state.players[seat].villagers, state.players[seat].retired = 5, 2
    play(state, 2, Pass())
    assert [player.favor for player in state.players] == [32, 32, 32]
    assert [player.arrival for player in state.players] == [5, 6, 4]


def test_9_04_a_neighbor_that_matches_at_two_corners_scores_at_both() -> None:
    state = new_game(2)
    state.city = {"L13": state.city["L13"]}
    assert len(set(city.plaza_matches(state, "forum_1", "L14", 180))) == 2


def test_9_06_an_activation_without_gain_is_legal_and_a_red_tile_still_gives_experience() -> None:
    state = new_game(3)
    lay(state, "smithy_1", "K13", 0)
    hold(state.players[0])
    play(turn_of(state, 0), 0, Activate("K13", 3, 0))
    play(state, 0, Pass())
    assert 4 in state.players[0].pool


def test_9_10_a_retired_worker_who_builds_gains_no_experience_and_no_second_award() -> None:
    state = new_game(3)
    lay(state, "labor_camp_1", "K13", 0)
    player = state.players[0]
    player.pool, player.retired, player.villagers = [1], 2, 5
    play(turn_of(state, 0, 1), 0, Build(show(state, "quarry_1"), 6, "M14", 0))
    assert (player.retired, player.retired_workers) == (1, 2)
    favor = player.favor
    play(state, 1, Pass())
    play(state, 0, Pass())
    assert (player.retired, player.pool, player.favor) == (2, [1], favor)


def test_9_12_a_worker_who_retires_with_the_stack_empty_scores_eight() -> None:
    state = new_game(3)
    state.stack = []
    player = state.players[0]
    player.pool = [1]
    place(player, "M12", 5)
    player.villagers = 6
    favor = player.favor
    end_round(state, 0)
    assert player.favor == favor + 8


def test_9_17_a_worker_who_finishes_training_this_round_is_paid() -> None:
    state = new_game(3)
    player = state.players[0]
    player.villagers, player.stage_2 = 4, 1
    end_round(state, 0)
    assert player.pool == [1, 1, 2, 3]
    assert player.goods["gold"] == 10 - 4


def academy(owner: int, stone: int) -> State:
    state = new_game(3)
    lay(state, "academy_1", "K12", owner)
    player = state.players[0]
    player.villagers, player.stage_1, player.stage_2 = 2, 2, 1
    player.goods["stone"] = stone
    return end_round(state, 0)


def test_9_18_the_owner_of_the_academy_is_asked_and_may_decline() -> None:
    state = academy(owner=0, stone=0)
    assert GAME.asked(state) == [UseAcademy(0)]
    play(state, 0, Academy("no"))
    assert (state.players[0].stage_2, state.players[0].pool) == (2, [1, 1, 2, 3])


def test_9_18_the_academy_takes_all_new_workers_for_one_stone() -> None:
    state = academy(owner=1, stone=1)
    play(state, 0, Academy("yes"))
    assert state.players[0].pool == [1, 1, 1, 1, 2, 3]
    assert goods(state.players[0], "stone") == (0,)
    assert goods(state.players[1], "stone") == (4,)


def test_9_18_without_a_stone_another_players_academy_is_not_offered() -> None:
    state = academy(owner=1, stone=0)
    assert GAME.asked(state) == [TakeAction(state.initiative[0])]
    assert state.players[0].stage_2 == 2


def test_9_19_a_labor_camp_can_be_used_in_the_round_it_is_built() -> None:
    state = new_game(3)
    player = state.players[0]
    player.retired, player.villagers = 1, 4
    play(turn_of(state, 0), 0, Build(show(state, "labor_camp_1"), 1, "M14", 0))
    play(state, 0, Activate("M12", 6, 0))
    assert player.goods["gold"] == 16


def test_9_20_a_player_with_only_retired_workers_is_asked_while_the_labor_camp_is_unused() -> None:
    state = new_game(3)
    lay(state, "labor_camp_1", "K13", 0)
    player = state.players[0]
    player.pool, player.retired = [], 3
    turn_of(state, 1, 0)
    play(state, 1, Pass())
    assert GAME.asked(state) == [TakeAction(0)]
    play(state, 0, Activate("M12", 6, 0))
    assert GAME.asked(state) == [RecruitVillager(0)]


def test_9_22_a_player_who_can_do_nothing_passes_without_being_asked_for_the_whole_round() -> None:
    state = new_game(3)
    state.players[1].pool, state.players[1].retired = [], 3
    turn_of(state, 0, 1)
    play(state, 0, Activate("M12", 1, 0))
    assert [event.key for event in state.events] == ["activated", "passed-forced"]
    assert GAME.asked(state) == [TakeAction(0)]
    assert state.players[1].passed


def test_9_25_when_nobody_builds_the_display_stays_and_the_next_wall_tile_comes() -> None:
    state = new_game(3)
    display, wall = list(state.display), state.wall_open
    end_round(state, 0)
    assert state.display == display
    assert state.wall_discard == [wall]
    assert len(state.wall_stack) == 12


def test_9_26_the_display_is_filled_from_the_first_slot_while_the_stack_lasts() -> None:
    state = new_game(3)
    state.stack = state.stack[:1]
    only = state.stack[0]
    state.display[1] = state.display[3] = None
    CityUpdate().run(state)
    assert (state.display[1], state.display[3]) == (only, None)
    assert state.last_round


def test_9_27_both_stacks_can_end_together() -> None:
    state = new_game(3)
    state.stack, state.display[0] = state.stack[:1], None
    state.wall_stack = state.wall_stack[:1]
    end_round(state, 0)
    assert state.last_round
    end_round(state, 0)
    assert state.outcome is not None
    assert state.outcome.reason == "ended-both"


def test_9_28_a_wall_tile_that_was_taken_is_replaced_only_in_the_update() -> None:
    state = turn_of(new_game(3), 0, 1)
    show_wall(state, "wall_02")
    play(state, 0, Activate("M13", 1, 0))
    assert refused(state, 1, Activate("M13", 1, 0)) == "refusal-activated"
    assert state.wall_open is None
    play(state, 1, Pass())
    play(state, 0, Pass())
    assert state.wall_open is not None
    assert state.wall_discard == []


def test_9_30_a_trade_with_nothing_left_to_do_ends_automatically() -> None:
    state = turn_of(new_game(3), 0, 1)
    hold(state.players[0], wood=1)
    play(state, 0, Activate("N13", 1, 0))
    assert GAME.asked(state) == [TradeStep(0)]
    play(state, 0, Sell("wood", 1))
    assert state.trade is None
    assert GAME.asked(state) == [TakeAction(1)]


def test_9_37_a_new_worker_moves_one_space_a_round() -> None:
    state = new_game(3)
    player = state.players[0]
    player.villagers, player.stage_1, player.stage_2 = 3, 1, 1
    end_round(state, 0)
    assert (player.stage_1, player.stage_2, player.pool) == (0, 1, [1, 1, 2, 3])


def test_9_38_green_tiles_give_no_experience() -> None:
    state = new_game(3)
    player = state.players[0]
    player.pool = [5]
    player.villagers = 7
    play(turn_of(state, 0), 0, Activate("L13", 5, 0))
    assert player.pool == [5]


def test_9_39_later_tiles_do_not_score_for_earlier_builders() -> None:
    state = turn_of(new_game(3), 0, 1)
    play(state, 0, Build(show(state, "quarry_1"), 1, "M14", 0))
    favor = state.players[0].favor
    play(state, 1, Build(show(state, "sawmill_1"), 1, "M15", 0))
    assert state.players[0].favor == favor


def test_9_40_an_abandoned_seat_passes_and_keeps_its_income() -> None:
    state = turn_of(new_game(3), 0, 1, 2)
    GAME.apply(state, 1, Resign())
    play(state, 0, Activate("N14", 1, 0))
    assert state.players[1].goods["gold"] == 11
    assert state.players[1].passed
    assert GAME.asked(state) == [TakeAction(2)]
    assert "passed-absent" in [event.key for event in state.events]


def test_9_40_the_open_trade_of_an_abandoned_seat_ends() -> None:
    state = turn_of(new_game(3), 0, 1, 2)
    play(state, 0, Activate("N13", 1, 0))
    GAME.apply(state, 0, Resign())
    assert state.trade is None
    assert GAME.asked(state) == [TakeAction(1)]


def test_9_40_an_abandoned_seat_gets_side_a_and_answers_no() -> None:
    state = new_game(3, boards="choose")
    GAME.apply(state, 0, Resign())
    assert state.players[0].board == "A"
    lay(state, "academy_1", "K12", 0)
    state.players[0].stage_1, state.players[0].villagers = 1, 7
    state.players[0].pool = []
    for seat in (1, 2):
        state.players[seat].board = "A"
    end_round(state, 1)
    assert state.players[0].stage_2 == 1
    assert state.players[0].pool == []
    assert state.players[0].villagers == 7


def test_9_40_with_one_player_left_the_position_is_scored_as_it_stands() -> None:
    state = turn_of(new_game(3), 0, 1, 2)
    play(state, 0, Activate("N14", 3, 0))
    expected = final_points(state)
    assert expected[0]["workers"] == 1 + 2 + 3
    GAME.apply(state, 1, Resign())
    GAME.apply(state, 2, Resign())
    assert state.outcome is not None
    assert state.outcome.reason == "ended-abandoned"
    total = {standing.seat: standing.total for standing in state.outcome.standings}
    assert total == {seat: player.favor for seat, player in enumerate(state.players)}
    assert GAME.asked(state) == []
    check(state)


def places_at_the_end(state: State) -> list[int]:
    """Return the seats from first to last place, after a last round in which everybody passes."""
    state.last_round = True
    end_round(state, next(seat for seat in range(state.seats) if not state.gone[seat]))
    assert state.outcome is not None
    return [standing.seat for standing in state.outcome.standings]


def with_favor(*favor: int) -> State:
    state = new_game(len(favor))
    for player, points in zip(state.players, favor, strict=True):
        player.favor = points
    return state


def test_9_40_a_leader_who_leaves_does_not_win() -> None:
    state = with_favor(90, 20, 40)
    GAME.apply(state, 0, Resign())
    assert places_at_the_end(state) == [2, 1, 0]


def test_9_40_players_who_left_are_ranked_among_themselves_after_those_who_stayed() -> None:
    state = with_favor(60, 20, 90, 40)
    GAME.apply(state, 0, Resign())
    GAME.apply(state, 2, Resign())
    assert places_at_the_end(state) == [3, 1, 2, 0]


def test_9_40_a_seat_that_somebody_took_over_counts_as_staying() -> None:
    state = with_favor(90, 20, 40)
    GAME.apply(state, 0, Resign())
    GAME.apply(state, 0, Return())
    assert places_at_the_end(state) == [0, 2, 1]


def test_9_40_the_only_player_who_stayed_wins_whatever_the_points() -> None:
    state = with_favor(90, 5, 40)
    GAME.apply(state, 0, Resign())
    GAME.apply(state, 2, Resign())
    assert state.outcome is not None
    assert [standing.seat for standing in state.outcome.standings] == [1, 0, 2]


def test_9_40_a_game_of_rules_version_1_ranks_players_who_left_with_the_others() -> None:
    state = with_favor(90, 20, 40)
    state.rules_version = 1
    GAME.apply(state, 0, Resign())
    assert places_at_the_end(state) == [0, 2, 1]


@pytest.mark.parametrize("options", [{}, {"boards": "choose"}])
def test_9_40_a_game_abandoned_before_or_in_a_trade_has_an_outcome(options: dict[str, str]) -> None:
    state = new_game(2, **options)
    if not options:
        play(turn_of(state, 0, 1), 0, Activate("N13", 1, 0))
    GAME.apply(state, 1, Resign())
    assert state.outcome is not None
    check(state)


def test_9_41_the_recruit_of_the_last_round_counts_as_an_active_worker() -> None:
    state = new_game(3)
    player = state.players[0]
    player.pool, player.retired, player.favor = [], 3, 0
    state.last_round = True
    end_round(state, 0)
    assert GAME.asked(state) == [RecruitVillager(0)]
    play(state, 0, Recruit("yes"))
    assert state.outcome is not None
    standing = next(standing for standing in state.outcome.standings if standing.seat == 0)
    assert standing.sources["workers"] == 1


def test_9_42_the_labor_camp_is_offered_only_if_its_fee_and_the_tile_are_affordable_together() -> None:
    state = new_game(3)
    lay(state, "labor_camp_1", "K13", 1)
    player = state.players[0]
    player.pool, player.retired = [1, 2], 1
    hold(player, weapon=2, stone=2, marble=2)
    assert economy.workers_for(state, 0, TYPE_OF["triumphal_arch_1"].build_cost) == [1, 2]
    player.goods["weapon"] = 3
    assert economy.workers_for(state, 0, TYPE_OF["triumphal_arch_1"].build_cost) == [1, 2, 6]


def test_9_42_mercury_counts_the_weapons_left_after_the_labor_camp() -> None:
    state = new_game(3)
    lay(state, "labor_camp_1", "K13", 1)
    lay(state, "temple_mercury_1", "K12", 0)
    player = state.players[0]
    player.pool, player.retired = [1, 2], 1
    hold(player, weapon=2, marble=1)
    favor = player.favor
    play(turn_of(state, 0, 1), 0, Activate("K12", 6, 0))
    assert player.favor == favor + 2 * (1 + 1)


# Final scoring (6), beyond the examples.


def test_negative_morale_costs_at_most_the_favor_held() -> None:
    state = new_game(3)
    player = state.players[0]
    player.pool, player.favor, player.morale_index = [1], 3, 0
    hold(player)
    assert final_points(state)[0] == {"workers": 1, "morale": -4, "resources": 0}


def test_goods_are_worth_what_the_players_own_board_pays() -> None:
    state = new_game(3)
    player = state.players[0]
    hold(player, gold=1, weapon=3)
    assert goods_worth(state.players[0]) == 7
    player.board = "B4"
    assert goods_worth(state.players[0]) == 10


def test_a_district_is_connected_orthogonally() -> None:
    state = new_game(3)
    for tile, space in (("quarry_1", "M11"), ("sawmill_1", "N11"), ("smithy_1", "O10"), ("forum_1", "A1")):
        lay(state, tile, space, 0)
    assert city.largest_district(state, 0) == 3


def test_the_expert_game_adds_three_rankings() -> None:
    state = new_game(3, expert="on")
    state.last_round = True
    state.players[1].wall_tiles = ["wall_02"]
    end_round(state, 0)
    assert state.outcome is not None
    for standing in state.outcome.standings:
        assert standing.sources.keys() >= {"district", "wall", "villagers"}
        assert sum(standing.sources.values()) == standing.total
    assert next(s.sources["wall"] for s in state.outcome.standings if s.seat == 1) == 18
