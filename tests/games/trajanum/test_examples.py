"""The worked examples (section 10), by number: tiles, turns, buildings, envoys."""

from __future__ import annotations

import pytest

from bot.games.trajanum.components import SUPPLY
from bot.games.trajanum.game import GAME
from bot.games.trajanum.rules import forum
from bot.games.trajanum.rules.moves import (
    COLOURED,
    GREY,
    NONE,
    OWN,
    RECEIVED,
    Bonus,
    Build,
    Citizen,
    End,
    Envoy,
    Exchange,
    Keep,
    Reward,
    Skip,
    Stop,
    Take,
    Use,
)
from bot.games.trajanum.state import State
from tests.games.trajanum.scenario import (
    asked,
    bare,
    builder,
    building_step,
    citizens,
    empty_table,
    envoys,
    held,
    hold,
    lay,
    leave,
    new_game,
    offered,
    offers,
    play,
    refused,
    single,
    taking,
    told,
    track,
    turn_of,
)

TILES_OF_A_PLAYER = 34


def others_take(state: State) -> State:
    """Let every other seat take free tiles and keep the first."""
    while waiting := [asked for asked in GAME.asked(state) if asked.kind() == "taking" and asked.seat]:
        play(state, waiting[0].seat, waiting[0].absent(state))
    return state


def test_01_tile_arithmetic() -> None:
    state = new_game(3)
    for seat, player in enumerate(state.players):
        in_rows = sum(len(row.citizens) for row in player.rows)
        assert (in_rows, len(player.tiles), len(state.faces[seat])) == (1, 32, 28)
        assert in_rows + len(player.tiles) + 1 == TILES_OF_A_PLAYER
        assert sum(player.resources.values()) == 5
        assert {resource for resource in held(state, seat) if not resource.startswith("worker")} == {
            "tribune",
            "builder",
            "assistant",
            "coin",
        }
    cells = state.forum.colours()
    assert (len(cells), len(state.forum.eagles)) == (48, 4)


def test_02_two_tiles_for_free() -> None:
    state = taking(new_game(), "tower", "monument", tribune=1)
    play(state, 0, Take("A1"))
    play(state, 0, Take("A4"))
    play(state, 0, Keep(state.private(0).taken[0].tile))
    others_take(state)
    player = state.players[0]
    assert held(state)["tribune"] == 1
    assert player.is_free("A1")
    assert player.is_free("A4")
    assert player.cranes["A1"].state == "open"


def test_03_tribunes_for_tiles_elsewhere() -> None:
    state = taking(new_game(), "tower", "monument", tribune=1)
    play(state, 0, Take("B1"))
    play(state, 0, Take("C1"))
    play(state, 0, Keep(state.private(0).taken[0].tile))
    others_take(state)
    assert "tribune" not in held(state)

    state = taking(new_game(), "tower", "monument", tribune=1)
    play(state, 0, Take("D3"))
    assert refused(state, 0, Take("E4")) == "refusal-take-tribune"
    play(state, 0, Take("A4"))
    play(state, 0, Keep(state.private(0).taken[0].tile))
    others_take(state)
    assert "tribune" not in held(state)


@pytest.mark.parametrize(("second", "left"), [("C1", 1), ("B2", 0)])
def test_04_the_same_card_twice(second: str, left: int) -> None:
    state = taking(new_game(), "tower", "tower", tribune=1)
    play(state, 0, Take("B1"))
    play(state, 0, Take(second))
    play(state, 0, Keep(state.private(0).taken[0].tile))
    others_take(state)
    assert held(state).get("tribune", 0) == left


def test_05_empty_streets() -> None:
    state = taking(new_game(), "tower", "monument", tribune=1)
    inner = [space for space in state.players[0].tiles if space[0] != "A" and space[1] != "1"]
    leave(state, 0, "A1", *inner)
    assert Stop not in offers(state, 0)
    play(state, 0, Take("A1"))
    assert offers(state, 0) == {Take, Stop}
    other = GAME.copy(state)
    play(state, 0, Stop())
    assert state.private(0).hand.own
    assert state.private(0).passed is None

    play(other, 0, Take("D4"))
    assert offered(other, 0, Keep, "tile") == [taken.tile for taken in other.private(0).taken]


def test_06_a_tile_of_the_reserve() -> None:
    state = turn_of(bare(), 0, "t_red_red", None, ("t_coin_coin", "t_red_blue"))
    assert offered(state, 0, Use, "tile") == [OWN, "t_coin_coin", "t_red_blue"]
    play(state, 0, Use("t_coin_coin", NONE))
    assert held(state) == {"coin": 2}
    assert state.players[0].ship == 1
    assert state.players[0].reserve == ["t_red_blue"]


def test_07_both_tiles_for_two_tribunes() -> None:
    state = bare()
    hold(state, 0, tribune=2)
    turn_of(state, 0, "t_red_red", "t_builder_coin")
    play(state, 0, Use(OWN, RECEIVED))
    assert held(state) == {"worker_red": 2, "builder": 1, "coin": 1}
    assert state.players[0].ship == 1
    assert state.players[0].reserve == ["t_builder_coin"]

    state = bare()
    hold(state, 0, tribune=1)
    turn_of(state, 0, "t_coin_tribune", "t_builder_coin")
    assert refused(state, 0, Use(OWN, RECEIVED)) == "refusal-both-tribunes"


def test_08_the_unused_tile_is_the_envoy() -> None:
    state = bare()
    citizens(state, 0, {1: 1})
    turn_of(state, 0, "t_blue_blue", "t_patrician_male")
    play(state, 0, Use(RECEIVED, NONE))
    assert state.players[0].ship == 1
    play(state, 0, Citizen(1))
    assert len(offered(state, 0, Envoy, "cell")) == 33
    play(state, 0, Envoy("A4"))
    player = state.players[0]
    assert player.ship == 0
    assert player.rows[0].counting == 2
    assert player.reserve == []


def test_09_a_blue_double_by_recoloring() -> None:
    for workers, recolours in (({"worker_blue": 1}, 1), ({"worker_yellow": 1}, 2)):
        state = builder(worker_green=1, assistant=recolours, **workers)
        play(state, 0, Exchange("recolour", "worker_green", "worker_blue"))
        if recolours == 2:
            play(state, 0, Exchange("recolour", "worker_yellow", "worker_blue"))
        play(state, 0, Build("double_fountain", "A2", "A3", COLOURED))
        assert held(state) == {}
        assert state.supply["double_blue"] == 11


@pytest.mark.parametrize(
    ("resources", "exchange"),
    [
        ({"builder": 1, "worker_green": 1}, None),
        (
            {"builder": 1, "worker_red": 1, "assistant": 1},
            Exchange("recolour", "worker_red", "worker_green"),
        ),
        ({"worker_yellow": 2, "worker_green": 1}, Exchange("promote", "worker_yellow", "builder")),
    ],
)
def test_10_a_column_with_a_park(resources: dict[str, int], exchange: Exchange | None) -> None:
    state = builder(**resources)
    if exchange:
        play(state, 0, exchange)
    play(state, 0, Build("column_park", "C3", "C4", GREY))
    assert held(state) == {}
    assert state.supply["double_green"] == SUPPLY["double_green"] - 1
    assert {space: building.id for space, building in state.players[0].buildings.items()} == {
        "C3": "column",
        "C4": "park",
    }


@pytest.mark.parametrize(("cycle", "active", "points"), [(1, 2, 5), (2, 3, 5), (3, 0, 1)])
def test_11_points_for_a_column(cycle: int, active: int, points: int) -> None:
    state = builder(cycle, builder=1)
    citizens(state, 0, dict.fromkeys(range(2, 2 + active), 1))
    play(state, 0, single("column", "A2"))
    assert state.players[0].points["column"] == points


def fountain(*, ship: int = 2) -> State:
    """An opponent's envoy on A4; seat 0 may build fountains."""
    state = builder(worker_blue=2)
    envoys(state, 1, "A4")
    state.players[0].ship = ship
    return state


def test_12_the_color_area_rule() -> None:
    state = play(fountain(), 0, single("fountain", "A2"))
    assert offered(state, 0, Envoy, "cell") == ["B4", "C4"]
    for cell in ("F3", "F4", "G4", "H4", "H2"):
        assert refused(state, 0, Envoy(cell)) == "refusal-area-rule"
    play(state, 0, Envoy("C4"))
    assert asked(state) == [(0, "building-step")]


def test_13_two_areas_completed_by_one_double() -> None:
    state = fountain()
    envoys(state, 1, "C4")
    play(state, 0, Build("double_fountain", "A2", "A3", COLOURED))
    assert offered(state, 0, Envoy, "cell") == ["B4"]
    play(state, 0, Envoy("B4"))
    play(state, 0, Bonus("coin", NONE))
    assert sorted(map(str, offered(state, 0, Envoy, "cell"))) == ["F3", "F4", "G4", "H2", "H4"]
    play(state, 0, Envoy("H2"))
    play(state, 0, Bonus("coin", NONE))
    assert held(state) == {"coin": 2}


def test_14_the_first_patrician() -> None:
    state = fountain()
    citizens(state, 0, {1: 1})
    play(state, 0, single("fountain", "A2"))
    assert sorted(map(str, offered(state, 0, Envoy, "cell"))) == ["B4", "C4", "F3", "F4", "G4", "H2", "H4"]
    for active, cell, points in ((True, "A2", 1), (False, "A2", 0), (True, "B2", 1), (False, "B2", 1)):
        state = bare()
        citizens(state, 0, {1: 1}, active=active)
        envoys(state, 0, cell)
        assert forum.eagle_points(state, 0) == points


def test_15_the_second_patrician() -> None:
    state = builder(worker_green=1)
    citizens(state, 0, {2: 1})
    state.players[0].ship = 1
    play(state, 0, single("park", "A2"))
    play(state, 0, Envoy("E3"))
    assert offered(state, 0, Bonus, "second", first="points") == ["tribune", "assistant", "coin", "upgrade"]
    play(state, 0, Bonus("points", "upgrade"))
    assert (state.players[0].vp, state.players[0].shift) == (2, 1)

    state = bare()
    citizens(state, 0, {2: 1})
    turn_of(state, 0, "t_patrician_male")
    play(state, 0, Citizen(2))
    assert offered(state, 0, Bonus, "second") == [NONE]


def test_16_the_third_library() -> None:
    state = builder(builder=1)
    track(state, 0, "library", 2)
    state.players[0].ship = 2
    envoys(state, 1, "E2")
    play(state, 0, single("library", "A2"))
    assert offered(state, 0, Reward, "step") == [1, 2, 3]
    play(state, 0, Reward(3))
    assert sorted(map(str, offered(state, 0, Envoy, "cell"))) == ["B3", "H3"]
    play(state, 0, Envoy("B3"))
    assert state.players[0].ship == 1
    assert asked(state) == [(0, "building-step")]


def test_17_the_end_of_a_track() -> None:
    state = builder(3, builder=1)
    citizens(state, 0, {5: 2})
    track(state, 0, "library", 3)
    lay(state, 0, A3="t_red_red")
    play(state, 0, single("library", "A2"))
    play(state, 0, Reward(2))
    player = state.players[0]
    assert held(state) == {"builder": 1}
    assert player.plaza == ["library"]
    assert player.points["track"] == player.vp == 3
    building_step(state, builder=1)
    play(state, 0, single("library", "B2"))
    assert told(state) == ["built", "step-lacking"]
    assert (player.vp, player.plaza) == (3, ["library"])


def test_18_a_chain_of_basilicas() -> None:
    state = builder(1, builder=2, worker_red=1)
    citizens(state, 0, {5: 1})
    track(state, 0, "basilica", 3)
    player = state.players[0]
    player.ship = 1
    play(state, 0, single("basilica", "A2"))
    play(state, 0, Reward(4))
    assert asked(state) == [(0, "extra-building")]
    play(state, 0, Build("basilica_house", "B2", "B3", GREY))
    assert held(state) == {}
    assert player.vp == 0
    assert "A2" in map(str, offered(state, 0, Envoy, "cell"))
    play(state, 0, Envoy("A2"))
    assert player.points["track"] == player.vp == 4


def test_26_a_kind_of_tile_that_has_run_out() -> None:
    state = builder(builder=2, worker_green=3)
    state.supply |= {"single_green": 0, "double_green": 1}
    assert refused(state, 0, single("column", "A2")) == "refusal-supply"
    assert refused(state, 0, single("park", "A2")) == "refusal-supply"
    play(state, 0, Build("column_park", "A2", "A3", GREY))
    building_step(state, builder=1, worker_green=2)
    assert refused(state, 0, Build("double_park", "B2", "B3", COLOURED)) == "refusal-supply"


def test_27_exchanges_limited_each_turn() -> None:
    state = builder(assistant=4, coin=1)
    citizens(state, 0, {4: 1, 5: 1, 6: 1})
    play(state, 0, Exchange("swap", "coin", "assistant"))
    assert held(state)["assistant"] == 5
    assert refused(state, 0, Exchange("swap", "assistant", "coin")) == "refusal-exchange-used"
    for _ in range(2):
        play(state, 0, Exchange("craft_worker", "assistant", "worker_red"))
    assert refused(state, 0, Exchange("craft_worker", "assistant", "worker_red")) == "refusal-exchange-used"
    play(state, 0, Exchange("craft_builder", "assistant", "builder"))
    assert refused(state, 0, Exchange("craft_builder", "assistant", "builder")) == "refusal-exchange-used"
    assert held(state) == {"builder": 1, "worker_red": 2, "assistant": 2}


def test_28_a_corner_by_the_fourth_library() -> None:
    state = builder(builder=1)
    track(state, 0, "library", 3)
    lay(state, 0, F1="t_merchant_female", A3="t_red_red")
    play(state, 0, single("library", "A2"))
    play(state, 0, Reward(4))
    play(state, 0, Take("F1"))
    assert offered(state, 0, Citizen, "row") == [3, 4]
    play(state, 0, Citizen(4))
    player = state.players[0]
    assert player.rows[3].counting == 1
    assert "F1" not in player.tiles
    assert player.cranes["F1"].state == "open"
    assert player.ship == 0


def test_29_the_start_figure_goes_to_the_right() -> None:
    state = empty_table(3, setup_choice="auto")
    state.start_seat = 1
    orders: dict[int, list[int]] = {}
    while state.round < 6:
        decision = GAME.asked(state)[0]
        if decision.kind() == "building-step":
            orders.setdefault(state.round, []).append(decision.seat)
        play(state, decision.seat, decision.absent(state))
    assert orders[1] == [1, 2, 0]
    assert orders[2] == [0, 1, 2]
    assert [orders[number][0] for number in range(1, 6)] == [1, 0, 2, 1, 0]


def test_31_two_players_swap_tiles() -> None:
    state = taking(new_game(), "tower", "monument")
    kept = {}
    for seat in (0, 1):
        play(state, seat, Take("B1"))
        play(state, seat, Take("A2"))
        kept[seat] = [taken.tile for taken in state.private(seat).taken]
        play(state, seat, Keep(kept[seat][0]))
    shown = state.players[0].hand
    assert (shown.own, shown.received) == (kept[0][0], kept[1][1])
    assert (state.private(1).hand.own, state.private(1).hand.received) == (kept[1][0], kept[0][1])


def test_32_four_players_pass_to_the_right() -> None:
    state = taking(new_game(4), "tower", "monument")
    leave(state, 2, "B1", "D4")
    hold(state, 2)
    state.players[1].reserve = ["t_red_red"]
    passed = {}
    for seat in (0, 1, 3):
        play(state, seat, Take("B1"))
        play(state, seat, Take("A2"))
        taken = state.private(seat).taken
        passed[seat] = taken[1].tile
        play(state, seat, Keep(taken[0].tile))
    play(state, 2, Take("B1"))
    play(state, 2, Stop())
    assert state.private(3).hand.received == passed[0]
    assert state.players[0].hand.received == passed[1]
    assert state.private(2).hand.received == passed[3]
    assert state.private(1).hand.received is None
    play(state, 0, Use(OWN, NONE))
    while asked(state)[0][0] == 0:
        decision = GAME.asked(state)[0]
        play(state, 0, decision.absent(state))
    assert offered(state, 1, Use, "tile") == [OWN, "t_red_red"]


def test_33_an_extra_action_within_a_double() -> None:
    state = builder(2, builder=2, worker_red=2, worker_green=1)
    citizens(state, 0, {5: 1, 6: 1})
    track(state, 0, "basilica", 3)
    player = state.players[0]
    player.ship = 2
    play(state, 0, Build("basilica_house", "A2", "A3", GREY))
    assert held(state) == {"builder": 1, "worker_red": 1, "worker_green": 1}
    play(state, 0, Reward(4))
    play(state, 0, single("park", "B2"))
    play(state, 0, Envoy("E3"))
    assert offered(state, 0, Bonus, "second") == [NONE]
    play(state, 0, Bonus("coin", NONE))
    assert player.plaza == ["basilica"]
    assert player.vp == 4
    assert asked(state) == [(0, "envoy-choice")]
    play(state, 0, Envoy("I1"))
    assert player.ship == 0


def test_34_a_fourth_reward_declined() -> None:
    state = builder(1, builder=1)
    citizens(state, 0, {5: 1})
    track(state, 0, "market", 3)
    play(state, 0, single("market", "A2"))
    play(state, 0, Skip())
    assert state.players[0].plaza == ["market"]
    assert state.players[0].vp == 4
    play(state, 0, End())
