"""The evaluation of Praetor positions: computers choose the obvious moves."""

from __future__ import annotations

import pytest

from bot.ai.players import LEGATUS, Computer
from bot.engine import Move
from bot.games.praetor.components import CITY_TYPES, WALL_TILES, Goods
from bot.games.praetor.evaluation import EVALUATION, means_of, rounds_to_come
from bot.games.praetor.game import GAME
from bot.games.praetor.rules.action import Activate, Build, Pass
from bot.games.praetor.rules.economy import can_pay
from bot.games.praetor.state import State

from .scenario import hold, lay, new_game, place, play, show_wall, turn_of


def last_worker(**goods: int) -> State:
    """Return the last round of a two-player game: seat 0 has one worker left, seat 1 has passed."""
    state = new_game(2)
    state.last_round = True
    player = state.players[0]
    player.pool = [2]
    for space, tile in state.city.items():
        if tile.owner is not None:
            state.activated[space] = 1
    hold(player, gold=3, **goods)
    return turn_of(state, 0)


def chosen(state: State, seat: int = 0) -> Move:
    """Return the move of a hard computer player."""
    return Computer(GAME, EVALUATION, LEGATUS, b"judged").choose(GAME.view(state, seat))


def test_an_affordable_wall_tile_is_taken_at_the_end() -> None:
    state = last_worker(weapon=4)
    show_wall(state, "wall_10")
    state.display = [None] * len(state.display)
    assert chosen(state) == Activate("M13", 2, 0)


def test_the_temple_that_pays_most_is_visited_at_the_end() -> None:
    state = last_worker(wood=9, marble=1)
    show_wall(state, "wall_10")
    lay(state, "temple_plutus_1", "M15", None)
    lay(state, "temple_mercury_1", "M11", None)
    state.display = [None] * len(state.display)
    assert chosen(state) == Activate("M15", 2, 0)


def test_points_for_a_statue_are_worth_more_at_the_end_than_its_stones() -> None:
    state = last_worker(stone=2, marble=2)
    show_wall(state, "wall_10")
    lay(state, "sawmill_1", "M15", 0)
    state.stack.remove("statue_1")
    state.display = ["statue_1", None, None]
    move = chosen(state)
    assert isinstance(move, Build)
    assert move.tile == 1


def test_nobody_passes_with_workers_in_the_first_round() -> None:
    state = new_game(2)
    assert not isinstance(chosen(state, state.initiative[0]), Pass)


def test_goods_are_worth_more_once_the_temple_that_counts_them_is_built() -> None:
    state = new_game(2)
    hold(state.players[0], gold=10, wood=8, stone=8)
    before = EVALUATION.counted(state, 0)
    lay(state, "temple_plutus_1", "M15", 1)
    after = EVALUATION.counted(state, 0)
    assert after["temples"] > before["temples"]


def test_a_worker_who_returns_with_experience_six_counts_as_retiring() -> None:
    state = new_game(2)
    player = state.players[0]
    player.pool = [1]
    place(player, "M12", 5)
    counted = EVALUATION.counted(state, 0)
    assert counted["retiring"] == 12
    assert counted["workers at the end"] == 1


def test_a_coming_shortage_of_wages_is_counted() -> None:
    state = new_game(2)
    player = state.players[0]
    player.stage_2, player.morale_index = 1, 1
    hold(player, gold=1)
    counted = EVALUATION.counted(state, 0)
    assert counted["wages short"] == 3
    assert counted["wages that cost favor"] == 2


def test_no_round_is_expected_after_the_last_and_at_most_thirteen_after_the_first() -> None:
    state = new_game(5)
    assert 3 < rounds_to_come(state) <= 13
    state.last_round = True
    assert rounds_to_come(state) == 0


@pytest.mark.parametrize("gold", [0, 1, 2, 3, 4, 7, 8, 9, 30])
def test_what_counts_as_affordable_agrees_with_the_rules(gold: int) -> None:
    for amount in range(5):
        goods: Goods = {"gold": gold, "wood": amount, "stone": 2, "marble": 4 - amount, "weapon": amount}
        means = means_of(goods)
        for kind in CITY_TYPES.values():
            assert (kind.id in means.fees) == can_pay(goods, kind.activation_cost)
            assert (kind.id in means.costs) == can_pay(goods, kind.build_cost)
        for tile in WALL_TILES.values():
            assert (tile.id in means.wall_tiles) == can_pay(goods, tile.demand)


def test_wall_tiles_in_reach_are_the_coming_ones_that_the_goods_can_pay_for() -> None:
    state = new_game(2)
    show_wall(state, "wall_01")
    hold(
        state.players[0], weapon=4
    )  # this pays for only one of the 13 tiles to come: 4 weapons for 12 points
    assert EVALUATION.counted(state, 0)["wall tiles in reach"] == pytest.approx(12 / 13 * 2)


def test_another_players_tile_is_used_for_its_fee() -> None:
    state = last_worker()
    lay(state, "temple_venus_1", "M15", 1)
    state.players[0].morale_index = 14
    state.activated["M13"] = 1
    state.display = [None] * len(state.display)
    assert EVALUATION.counted(state, 0)["deeds in this round"] == pytest.approx(16 - 2 * 0.7)
    hold(state.players[0], gold=1)
    assert EVALUATION.counted(state, 0)["deeds in this round"] == 0


@pytest.mark.parametrize("temple", ["maia", "apollo", "plutus", "mercury", "venus"])
def test_temples_count_as_what_they_pay(temple: str) -> None:
    state = turn_of(new_game(2), 0)
    state.display = [None] * len(state.display)
    player = state.players[0]
    hold(player, gold=9, wood=2, stone=3, marble=1, weapon=4)
    player.pool, player.morale_index = [1, 2, 3], 12
    lay(state, f"temple_{temple}_1", "M15", None)
    figure = EVALUATION.counted(state, 0)["temples"]
    before = player.favor
    after = play(GAME.copy(state), 0, Activate("M15", 1, 0))
    assert figure == pytest.approx((after.players[0].favor - before) * rounds_to_come(state) / state.seats)
