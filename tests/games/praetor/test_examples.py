"""The worked examples (section 10) of order, update and scoring, by number."""

from __future__ import annotations

import pytest

from bot.games.praetor.components import EXPERT_SCORING
from bot.games.praetor.game import GAME
from bot.games.praetor.rules import rounds
from bot.games.praetor.rules.action import Activate, Build
from bot.games.praetor.rules.rounds import Academy, Recruit, RecruitVillager, UseAcademy
from bot.games.praetor.scoring import final_points, shared_points
from bot.games.praetor.state import State

from .scenario import BLUE, PURPLE, YELLOW, end_round, hold, lay, new_game, place, play, refused, turn_of


def stacked() -> State:
    state = new_game(3)
    for seat, favor, arrival in ((YELLOW, 69, 50), (BLUE, 66, 41), (PURPLE, 66, 44)):
        state.players[seat].favor, state.players[seat].arrival = favor, arrival
    state.arrival_counter = 50
    return state


def test_01_the_fewest_points_come_first_and_in_a_tie_the_marker_on_top() -> None:
    assert rounds.order_by_favor(stacked()) == [PURPLE, BLUE, YELLOW]


def test_02_an_activation_without_points_leaves_the_pile_of_markers_as_it_is() -> None:
    state = stacked()
    lay(state, "temple_plutus_1", "K13", BLUE)
    hold(state.players[BLUE], gold=5)
    play(turn_of(state, BLUE, PURPLE), BLUE, Activate("K13", 1, 0))
    assert (state.players[BLUE].favor, state.players[BLUE].arrival) == (66, 41)
    assert rounds.order_by_favor(state) == [PURPLE, BLUE, YELLOW]


def before_the_update(with_academy: bool) -> State:
    state = new_game(3)
    if with_academy:
        lay(state, "academy_1", "K12", YELLOW)
    lay(state, "labor_camp_1", "K13", BLUE)
    lay(state, "marble_quarry_1", "O13", YELLOW)
    lay(state, "sawmill_1", "M14", PURPLE, 90)
    player = state.players[PURPLE]
    player.pool, player.villagers, player.stage_1 = [], 3, 1
    player.retired, player.morale_index, player.labor_camp_used = 0, 12, True
    for space, experience in (("L13", 1), ("M13", 2), ("O13", 6), ("M14", 5)):
        place(player, space, experience)
        state.activated[space] = PURPLE
    hold(player, gold=3, stone=1)
    return end_round(state, PURPLE)


def test_12_the_update_phase_with_the_academy() -> None:
    state = before_the_update(with_academy=True)
    player, owner = state.players[PURPLE], state.players[YELLOW]
    assert isinstance(GAME.asked(state)[0], UseAcademy)
    favor, stone = player.favor, owner.goods["stone"]
    play(state, PURPLE, Academy("yes"))
    assert (player.goods["stone"], owner.goods["stone"]) == (0, stone + 1)
    assert (player.pool, player.retired, player.stage_2) == ([1, 1, 2], 2, 0)
    assert player.favor == favor + 12
    assert player.goods["gold"] == 0
    assert (player.morale_index, player.morale) == (10, 4)


def test_13_the_update_phase_without_the_academy() -> None:
    player = before_the_update(with_academy=False).players[PURPLE]
    assert (player.pool, player.retired, player.stage_1, player.stage_2) == ([1, 2], 2, 0, 1)
    assert player.goods["gold"] == 0
    assert player.morale == 6


@pytest.mark.parametrize(
    ("gold", "index", "favor", "left"),
    [
        pytest.param(0, 1, 17, 7, id="14"),
        pytest.param(1, 0, 7, 0, id="15"),
    ],
)
def test_14_15_gold_missing_beyond_the_morale_track_costs_at_most_the_favor_held(
    gold: int, index: int, favor: int, left: int
) -> None:
    state = new_game(3)
    player = state.players[0]
    hold(player, gold=gold)
    player.morale_index, player.favor = index, favor
    end_round(state, 0)
    assert (player.goods["gold"], player.morale_index, player.favor) == (0, 0, left)


def test_26_in_epoch_two_each_retirement_scores_eight_points() -> None:
    state = new_game(3)
    state.stack = [tile for tile in state.stack if tile == "statue_1"]
    player = state.players[0]
    player.pool, player.villagers, player.retired, player.board = [1], 4, 1, "B2"
    lay(state, "sawmill_1", "K13", 0)
    lay(state, "quarry_1", "K12", 0)
    place(player, "K13", 5, "builder")
    place(player, "K12", 5, "builder")
    favor, moves = player.favor, state.arrival_counter
    end_round(state, 0)
    assert player.favor == favor + 16
    assert state.arrival_counter == moves + 2
    assert player.retired == 3
    assert player.goods["gold"] == 10 - 3
    assert player.player_board.wages(player.active_workers, player.retired_workers) == 3


def test_27_the_round_after_the_last_city_tile_is_the_last() -> None:
    state = new_game(3)
    state.stack = state.stack[:2]
    state.display[:3] = [None, None, None]
    end_round(state, 0)
    assert state.last_round
    assert sum(tile is not None for tile in state.display) == 3
    display, wall = list(state.display), state.wall_open
    end_round(state, 0)
    assert state.outcome is not None
    assert state.outcome.reason == "ended-city"
    assert (state.display, state.wall_open) == (display, wall)


def test_28_the_round_after_the_last_wall_tile_is_the_last() -> None:
    state = new_game(3)
    for _ in range(12):
        end_round(state, 0)
    assert not state.last_round
    end_round(state, 0)
    assert (state.round, state.last_round, len(state.wall_stack)) == (14, True, 0)
    end_round(state, 0)
    assert state.outcome is not None
    assert state.outcome.reason == "ended-wall"


def test_29_final_scoring_counts_workers_morale_and_goods() -> None:
    state = new_game(3)
    player = state.players[0]
    player.pool, player.stage_2, player.morale_index = [2, 3, 5], 1, 11
    hold(player, gold=13, wood=4, stone=2, marble=1, weapon=2)
    assert final_points(state)[0] == {"workers": 11, "morale": 6, "resources": 2}


def test_30_players_who_tie_in_the_expert_game_share_the_places() -> None:
    assert shared_points([3, 3, 1, 0], EXPERT_SCORING["longest_wall"]) == [15, 15, 6, 0]
    assert shared_points([2, 2, 2, 0], EXPERT_SCORING["most_villagers"]) == [11, 11, 11, 0]
    assert shared_points([5, 2, 2], EXPERT_SCORING["largest_district"]) == [12, 6, 6]


def test_31_an_emergency_recruit_costs_at_most_the_favor_held() -> None:
    state = new_game(3)
    player = state.players[0]
    player.pool, player.villagers, player.retired, player.favor = [], 4, 4, 3
    end_round(state, 0)
    assert isinstance(GAME.asked(state)[0], RecruitVillager)
    play(state, 0, Recruit("yes"))
    assert (player.favor, player.villagers, player.pool) == (0, 3, [1])


def test_32_a_player_can_own_at_most_twelve_tiles() -> None:
    state = new_game(3)
    tiles = [*state.display[1:], *state.stack]
    for tile, row in zip(tiles[:11], range(1, 12), strict=True):
        assert tile
        lay(state, tile, f"A{row}", 0)
    for resource in state.players[0].goods:
        state.players[0].goods[resource] = 9
    turn_of(state, 0, 1)
    assert state.owned(0) == 12
    assert refused(state, 0, Build(1, 1, "M14", 0)) == "refusal-tiles"
    play(state, 0, Activate("M12", 1, 0))


def test_34_higher_morale_wins_a_tie_before_more_wall_tiles() -> None:
    state = new_game(2)
    first, second = state.players
    for player, index, rest in ((first, 10, 116), (second, 11, 114)):
        hold(player, gold=0)
        player.pool, player.villagers, player.retired, player.morale_index = [], 0, 0, index
        player.favor = rest
    first.wall_tiles = ["wall_02", "wall_03"]
    state.last_round = True
    end_round(state, 0)
    assert state.outcome is not None
    assert [(standing.seat, standing.total) for standing in state.outcome.standings] == [(1, 120), (0, 120)]


@pytest.mark.parametrize(("walls", "owner", "winner"), [(["wall_02"], 1, 0), ([], 0, 0), ([], None, 1)])
def test_wall_tiles_then_city_tiles_then_the_later_seat_win_a_tie(
    walls: list[str], owner: int | None, winner: int
) -> None:
    state = new_game(2)
    for player in state.players:
        hold(player, gold=0)
        player.pool, player.villagers, player.favor = [], 0, 50
    state.players[0].wall_tiles = walls
    lay(state, "quarry_1", "A1", owner)
    state.last_round = True
    end_round(state, 0)
    assert state.outcome is not None
    assert len({standing.total for standing in state.outcome.standings}) == 1
    assert state.outcome.winners == [winner]


@pytest.mark.parametrize(("answer", "total"), [("yes", 5), ("no", 9)])
def test_36_a_recruit_in_the_last_round_costs_more_than_it_scores(answer: str, total: int) -> None:
    state = new_game(2)
    player = state.players[0]
    player.pool, player.villagers, player.retired, player.favor = [], 2, 6, 9
    hold(player, gold=6)
    state.last_round = True
    end_round(state, 0)
    assert isinstance(GAME.asked(state)[0], RecruitVillager)
    play(state, 0, Recruit(answer))
    assert state.outcome is not None
    assert next(s.total for s in state.outcome.standings if s.seat == 0) == total
