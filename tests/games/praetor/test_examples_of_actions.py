"""The worked examples (section 10) of building and activating, by number."""

from __future__ import annotations

import pytest

from bot.games.praetor.components import BOARDS
from bot.games.praetor.game import GAME
from bot.games.praetor.rules import city
from bot.games.praetor.rules.action import Activate, Build, Buy, Done, Pass, Sell, TakeAction, TradeStep
from bot.games.praetor.state import State

from .scenario import (
    BLUE,
    PURPLE,
    YELLOW,
    goods,
    hold,
    lay,
    new_game,
    place,
    play,
    refused,
    show,
    show_wall,
    turn_of,
)


def test_03_start_favor_falls_counterclockwise_and_sets_the_first_order() -> None:
    state = new_game(4, first_seat="2")
    assert [player.favor for player in state.players] == [9, 10, 7, 8]
    assert state.initiative == [2, 3, 0, 1]
    assert state.city["N14"].tile == "gold_mine_3"
    assert state.city["N14"].owner == 2


def test_04_building_a_sawmill_scores_its_points_and_three_matches() -> None:
    state = new_game(2, first_seat="2")
    player = state.players[0]
    slot = show(state, "sawmill_1")
    play(turn_of(state, 0, 1), 0, Build(slot, 2, "L14", 180))
    assert player.goods["gold"] == 8
    assert player.favor == 9 + 1 + 3
    assert player.pool == [1, 3]
    assert [(worker.space, worker.role) for worker in player.placed] == [("L14", "builder")]
    assert state.display[slot - 1] is None
    assert state.owned(0) == 2


def test_05_a_diagonally_adjacent_tile_matches_too() -> None:
    state = new_game(3)
    assert city.plaza_points(state, "sawmill_1", "M14", 90) == 3
    favor = state.players[0].favor
    play(turn_of(state, 0, 1), 0, Build(show(state, "sawmill_1"), 1, "M14", 90))
    assert state.players[0].favor == favor + 4


def sawmill_of_yellow() -> State:
    state = new_game(3)
    lay(state, "sawmill_1", "M14", YELLOW, 90)
    return turn_of(state, PURPLE, BLUE)


def test_06_the_fee_for_a_sawmill_goes_to_its_owner_and_the_worker_gains_experience() -> None:
    state = sawmill_of_yellow()
    play(state, PURPLE, Activate("M14", 3, 0))
    assert goods(state.players[PURPLE], "gold", "wood") == (9, 7)
    assert state.players[YELLOW].goods["gold"] == 11
    play(state, BLUE, Pass())
    play(state, PURPLE, Pass())
    assert state.players[PURPLE].pool == [1, 2, 4]


def test_07_a_tile_is_activated_once_a_round_and_a_players_own_mine_is_free() -> None:
    state = play(sawmill_of_yellow(), PURPLE, Activate("M14", 3, 0))
    assert refused(state, BLUE, Activate("M14", 1, 0)) == "refusal-activated"
    play(state, BLUE, Activate("N14", 3, 0))
    assert state.players[BLUE].goods["gold"] == 13
    play(state, PURPLE, Pass())
    play(state, BLUE, Pass())
    assert state.players[BLUE].pool == [1, 2, 4]


def test_08_the_first_wall_tile_costs_its_demand_and_scores_its_front() -> None:
    state = turn_of(new_game(3), 0, 1)
    show_wall(state, "wall_01")
    player = state.players[0]
    hold(player, marble=2, weapon=2)
    favor = player.favor
    play(state, 0, Activate("M13", 2, 0))
    assert goods(player, "marble", "weapon") == (0, 0)
    assert player.favor == favor + 10
    assert player.wall_tiles == ["wall_01"]
    assert state.wall_open is None
    play(state, 1, Pass())
    play(state, 0, Pass())
    assert player.pool == [1, 2, 3]


def test_09_a_third_wall_tile_scores_two_backs() -> None:
    state = turn_of(new_game(3), 0, 1)
    show_wall(state, "wall_01")
    player = state.players[0]
    hold(player, marble=2, weapon=2)
    player.wall_tiles = ["wall_02", "wall_03"]
    favor = player.favor
    play(state, 0, Activate("M13", 1, 0))
    assert player.favor == favor + 16


def labor_camp_of_blue() -> State:
    state = new_game(3)
    lay(state, "labor_camp_1", "K13", BLUE)
    lay(state, "marble_quarry_1", "O13", YELLOW)
    for player in state.players:
        player.pool, player.retired = [1, 2], 1
    return turn_of(state, PURPLE, BLUE)


def test_10_another_players_labor_camp_costs_a_weapon_and_works_once_a_round() -> None:
    state = labor_camp_of_blue()
    play(state, PURPLE, Activate("L14", 6, 0))
    assert goods(state.players[PURPLE], "weapon", "gold") == (0, 16)
    assert state.players[BLUE].goods["weapon"] == 2
    play(state, BLUE, Pass())
    state.players[PURPLE].retired, state.players[PURPLE].goods["weapon"] = 1, 1
    assert refused(state, PURPLE, Activate("O13", 6, 0)) == "refusal-labor-camp-used"


def test_11_a_players_own_labor_camp_is_free_but_the_tile_still_costs_its_fee() -> None:
    state = play(labor_camp_of_blue(), PURPLE, Activate("L14", 6, 0))
    weapons = state.players[BLUE].goods["weapon"]
    play(state, BLUE, Activate("O13", 6, 0))
    assert goods(state.players[BLUE], "gold", "marble", "weapon") == (9, 8, weapons)
    assert state.players[YELLOW].goods["gold"] == 11


def test_16_the_forum_pays_for_active_workers_only() -> None:
    state = new_game(3)
    lay(state, "forum_1", "K13", BLUE)
    player = state.players[0]
    player.pool, player.stage_2, player.retired, player.villagers = [2], 1, 1, 4
    place(player, "O13", 3, "builder")
    hold(player, wood=1)
    wood = state.players[BLUE].goods["wood"]
    play(turn_of(state, 0, 1), 0, Activate("K13", 2, 0))
    assert goods(player, "wood", "gold") == (0, 4)
    assert state.players[BLUE].goods["wood"] == wood + 1


def test_17_a_retired_worker_on_a_tile_does_not_count_for_maia() -> None:
    state = new_game(3)
    lay(state, "labor_camp_1", "K13", 0)
    lay(state, "temple_maia_1", "K12", 0)
    player = state.players[0]
    player.pool, player.retired = [1], 1
    place(player, "M12", 2)
    place(player, "N14", 3)
    favor = player.favor
    play(turn_of(state, 0, 1), 0, Activate("K12", 6, 0))
    assert player.favor == favor + 6


def temple(tile: str, owner: int) -> State:
    state = new_game(3)
    lay(state, tile, "K13", owner)
    return turn_of(state, 0, 1)


def test_18_plutus_counts_the_goods_left_after_the_fee_and_takes_none_of_them() -> None:
    state = temple("temple_plutus_1", BLUE)
    player = state.players[0]
    hold(player, wood=3, stone=2)
    favor = player.favor
    play(state, 0, Activate("K13", 1, 0))
    assert player.favor == favor + 4
    assert goods(player, "wood", "stone") == (2, 2)


def test_19_mercury_counts_marble_and_weapons_double() -> None:
    state = temple("temple_mercury_1", 0)
    player = state.players[0]
    hold(player, marble=2, weapon=3)
    favor = player.favor
    play(state, 0, Activate("K13", 1, 0))
    assert player.favor == favor + 10
    assert goods(player, "marble", "weapon") == (2, 3)


@pytest.mark.parametrize(("index", "points"), [(4, 0), (11, 6)])
def test_20_venus_scores_the_morale_value_but_never_less_than_zero(index: int, points: int) -> None:
    state = temple("temple_venus_1", 0)
    player = state.players[0]
    player.morale_index = index
    favor = player.favor
    play(state, 0, Activate("K13", 1, 0))
    assert player.favor == favor + points


@pytest.mark.parametrize(("index", "after"), [(9, 11), (14, 14)])
def test_21_the_colosseum_moves_one_space_for_every_two_tiles_up_to_the_end(index: int, after: int) -> None:
    state = temple("colosseum_1", 0)
    for tile, space in (("sawmill_1", "K12"), ("quarry_1", "K14"), ("smithy_1", "J13")):
        lay(state, tile, space, 0)
    player = state.players[0]
    player.morale_index = index
    assert state.owned(0) == 5
    play(state, 0, Activate("K13", 1, 0))
    assert player.morale_index == after


def test_22_the_oracle_moves_two_spaces_per_retired_worker_up_to_the_end() -> None:
    state = temple("oracle_1", 0)
    player = state.players[0]
    player.retired, player.villagers, player.morale_index = 2, 3, 11
    play(state, 0, Activate("K13", 1, 0))
    assert (player.morale_index, player.morale) == (14, 16)


def test_23_the_smithy_forges_as_much_as_experience_and_wood_allow() -> None:
    state = temple("smithy_1", 0)
    player = state.players[0]
    player.pool = [2, 4]
    hold(player, wood=3)
    form = next(form for form in GAME.asked(state)[0].forms(state) if form.move is Activate)
    assert list(form.options("amount", {"space": "K13", "worker": 4})) == [0, 1, 2, 3]
    assert list(form.options("amount", {"space": "K13", "worker": 2})) == [0, 1, 2]
    play(state, 0, Activate("K13", 4, 3))
    assert goods(player, "wood", "weapon") == (0, 3)


def test_24_the_market_trades_at_the_rates_of_the_players_own_board() -> None:
    state = turn_of(new_game(3), 0, 1)
    player = state.players[0]
    hold(player, gold=3, stone=2)
    play(state, 0, Activate("N13", 1, 0))
    play(state, 0, Sell("stone", 2))
    assert refused(state, 0, Buy("marble", 2)) == "refusal-buy-gold"
    play(state, 0, Buy("marble", 1))
    if state.trade:
        play(state, 0, Done())
    assert goods(player, "gold", "stone", "marble") == (1, 0, 1)
    assert BOARDS["B1"].buy["marble"] == 3


def test_25_the_yield_of_an_activation_cannot_pay_its_fee() -> None:
    state = turn_of(new_game(3), 0, 1)
    state.players[0].pool = [5]
    hold(state.players[0])
    assert refused(state, 0, Activate("N14", 5, 0)) == "refusal-fee"


def test_33_a_tile_can_be_used_in_the_round_it_is_built_but_only_once() -> None:
    state = turn_of(new_game(3), 0, 1)
    state.initiative = [0, 1, 2]
    play(state, 0, Build(show(state, "quarry_1"), 1, "M14", 0))
    gold = state.players[0].goods["gold"]
    play(state, 1, Activate("M14", 2, 0))
    assert state.players[0].goods["gold"] == gold + 1
    assert state.players[1].goods["stone"] == 3 + 2
    assert refused(state, 0, Activate("M14", 2, 0)) == "refusal-activated"
    play(state, 0, Pass())
    assert refused(state, 1, Activate("M14", 1, 0)) == "refusal-activated"


def test_35_nothing_can_be_sold_after_the_first_purchase_of_a_trade() -> None:
    state = turn_of(new_game(3), 0, 1)
    player = state.players[0]
    player.board = "B1"
    hold(player, wood=3, marble=1)
    play(state, 0, Activate("N13", 1, 0))
    play(state, 0, Sell("marble", 1))
    play(state, 0, Sell("wood", 3))
    assert player.goods["gold"] == 5
    play(state, 0, Buy("weapon", 1))
    assert player.goods["gold"] == 2
    assert refused(state, 0, Sell("weapon", 1)) == "refusal-bought"
    assert refused(state, 1, Pass()) == "refusal-not-asked"
    decision = GAME.asked(state)[0]
    assert isinstance(decision, TradeStep)
    assert {move for form in decision.forms(state) for move in form.moves()} == {
        Buy("wood", 1),
        Buy("wood", 2),
        Buy("stone", 1),
        Buy("stone", 2),
        Done(),
    }
    play(state, 0, Done())
    assert GAME.asked(state) == [TakeAction(1)]
