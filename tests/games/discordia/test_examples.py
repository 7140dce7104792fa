"""The worked examples (section 10), by number: turns. Those of the year's end are in another file."""

from __future__ import annotations

from bot.games.discordia.game import GAME
from bot.games.discordia.rules import city, dispatches, figures, years
from bot.games.discordia.rules.moves import (
    OUT,
    BuildTower,
    ChooseDie,
    Claim,
    Develop,
    Dispatch,
    Draft,
    EndTurn,
    Extend,
    GiveBack,
    PlaceStall,
    PlaceStar,
    Skip,
    SpecialDispatch,
    Swap,
    Take,
    TakePrivilege,
    TakeStars,
    UsePrivilege,
    UseSeason,
    UseTower,
)
from bot.games.discordia.rules.turns import DieChoice
from bot.games.discordia.state import Tile

from .scenario import (
    acting,
    action_tile,
    asked,
    bag_of,
    bonus,
    drafted,
    extended,
    holds,
    letters_placed,
    new_game,
    offer,
    offered,
    offers,
    owns,
    play,
    refused,
    shows,
    stands,
    starred,
    stars,
    stock,
    told,
    turn,
)


def test_01_set_up() -> None:
    state = drafted(3)
    assert sum(tile is not None for tile in state.display.values()) == 15
    assert len(state.stack) == 68
    assert state.cult == 18
    assert state.manipulators == 4
    assert state.bag_size == 95
    assert [player.figures for player in state.players] == [15, 15, 15]
    assert [player.stars for player in state.players] == [6, 6, 6]


def test_02_choice_of_main_actions() -> None:
    state = turn("red", 1, stock="BRWYBRWY")
    action_tile(state, 1, "act_1")
    shows(state, "1a", "farm_1b")
    shows(state, "1b", "market_1c")
    stands(state, 0, "H1", "ship_3b")
    stands(state, 0, "K1", "barracks_2a")
    stands(state, 0, "F1", "farm_3a")
    assert offered(state, 0, Dispatch, "tile") == ["H1", "K1"]
    assert len(offered(state, 0, Extend, "extension")) == 6
    assert offered(state, 0, Take, "tile") == ["1a", "1b"]
    assert offers(state, 0) == {Dispatch, Extend, Take, EndTurn}
    assert refused(state, 0, Develop()) == "refusal-develop-value"


def test_03_special_dispatches() -> None:
    state = turn("red", 1, stock="RRRWYY")
    stands(state, 0, "K1", "barracks_1b")
    stands(state, 0, "M1", "market_1a")
    stands(state, 0, "F1", "farm_1a")
    assert offered(state, 0, SpecialDispatch, "tile") == ["K1", "M1"]
    assert refused(state, 0, SpecialDispatch("F1", "Y")) == "refusal-special-colour"
    play(state, 0, SpecialDispatch("K1", "RR"))
    play(state, 0, SpecialDispatch("M1", "W"))
    assert stock(state, 0) == "RYY"
    assert letters_placed(state, 0, "K1") == ["RR"]
    assert letters_placed(state, 0, "M1") == ["W"]


def test_04_military_tower() -> None:
    state = turn("red", 1, stock="RRRR")
    action_tile(state, 1, "act_4")
    stands(state, 0, "T1", "mil_1")
    play(state, 0, SpecialDispatch("T1", "R"))
    play(state, 0, Dispatch("T1", "RR"))
    assert stock(state, 0) == "R"
    assert state.players[0].strength == 3


def test_05_trade_tower() -> None:
    state = turn("yellow", 1, stock="BBBRRRWWW")
    bag_of(state, "BRWY" * 15)
    stands(state, 0, "T1", "trade_1")
    play(state, 0, UseTower("T1"))
    assert state.players[0].figures == 12
    assert state.bag_size == 57
    assert "tower-used" in told(state)
    given = str(offered(state, 0, GiveBack, "figures")[0])
    play(state, 0, GiveBack(given))
    assert state.players[0].figures == 9
    assert state.bag_size == 60
    assert refused(state, 0, UseTower("T1")) == "refusal-tower-used"


def test_06_season_bonus() -> None:
    state = turn("red", 1)
    state.season = 1
    state.right = None
    stars(state, 0, 6)
    assert city.symbols(state.players[0]) == 13
    play(state, 0, UseSeason())
    assert state.players[0].stars == 5
    assert state.players[0].expedition == 1
    assert city.symbols(state.players[0]) == 12
    assert told(state) == ["season-used", "star-placed"]
    assert asked(state) == [(0, "action-choice")]


def test_07_jokers() -> None:
    state = turn(stock="WWYY")
    stands(state, 0, "K1", "barracks_1b")
    assert dispatches.fillings(state.players[0], "K1") == ()
    owns(state, 0, "joker_white")
    assert dispatches.fillings(state.players[0], "K1") == ("WW",)
    owns(state, 0, "joker_white")
    assert len(figures.jokers(state.players[0])) == 4
    assert sorted(dispatches.fillings(state.players[0], "K1")) == ["WW", "WY", "YY"]


def test_10_first_decree() -> None:
    state = turn(stock="RRWW")
    state.decrees = ["two_sorts", "manip3"]
    state.players[0].manipulators = 3
    play(state, 0, Claim("two_sorts"))
    assert asked(state) == [(0, "swap-choice")]
    play(state, 0, Skip())
    before = city.symbols(state.players[0])
    play(state, 0, Claim("manip3"))
    assert told(state)[0] == "decree-claimed"
    assert asked(state) == [(0, "action-choice")]
    assert city.symbols(state.players[0]) == before - 1


def test_11_manipulators() -> None:
    state = new_game()
    holds(state, 0, "YBRW")
    state.dice = {"blue": 2, "red": 1, "yellow": 4}
    player = state.players[0]
    player.manipulators = player.active = 2
    state.manipulators -= 1
    stands(state, 0, "F1", "farm_6a")
    holds(state, 0, "YYRW")
    assert sorted(offered(state, 0, ChooseDie, "value", colour="yellow")) == [2, 3, 4, 5, 6]
    play(state, 0, ChooseDie("yellow", 6))
    assert player.active == 0
    assert state.turn
    assert state.turn.value == 6
    assert {Develop, SpecialDispatch} <= offers(state, 0)
    assert UseSeason not in offers(state, 0)
    assert offered(state, 0, SpecialDispatch, "tile") == ["F1"]
    other = new_game()
    other.dice = {"blue": 2, "red": 1, "yellow": 4}
    assert offered(other, 0, ChooseDie, "value", colour="red") == [1, 2]
    assert refused(other, 0, ChooseDie("red", 6)) == "refusal-die-value"


def test_12_ship() -> None:
    state = turn("blue", 1, stock="YYRR")
    player = state.players[0]
    stands(state, 0, "H1", "ship_1b", "BB")
    stands(state, 0, "M1", "market_2a")
    player.aqueduct = 3
    before = city.symbols(player)
    play(state, 0, SpecialDispatch("H1", "Y"))
    bag = state.bag_size
    unfilled = years.lack(player).spaces
    play(state, 0, EndTurn())
    assert offered(state, 0, PlaceStall, "slot") == ["M2", "M1", OUT]
    play(state, 0, PlaceStall("M2"))
    assert state.bag_size == bag + 3
    assert player.tile_at("H1") is None
    assert player.tile_at("M2") == Tile("ship_1b", turned=True, fresh=True)
    assert city.symbols(player) == before - 1
    assert player.aqueduct == 4
    assert years.lack(player).aqueduct == 1
    assert years.lack(player).spaces == unfilled + 2
    assert asked(state) == [(1, "die-choice")]


def test_13_overbuild() -> None:
    state = turn("red", 4, stock="WWYY")
    stands(state, 0, "K1", "barracks_2a", "R")
    shows(state, "4a", "barracks_4c")
    before = city.symbols(state.players[0])
    assert offered(state, 0, Take, "slot", tile="4a") == ["K1"]
    play(state, 0, Take("4a", "K1"))
    assert stock(state, 0) == "RWWYY"
    assert state.removed[-1] == "barracks_2a"
    assert state.players[0].tile_at("K1") == Tile("barracks_4c")
    assert city.symbols(state.players[0]) == before


def test_14_fourth_extension() -> None:
    state = turn("red", 2, seats=3)
    action_tile(state, 2, "act_2")
    extended(state, 0, "harbour", "field", "market_place")
    before = city.symbols(state.players[0])
    play(state, 0, Extend("castle"))
    assert city.symbols(state.players[0]) == before - 1
    assert asked(state) == [(0, "privilege-choice")]
    state.privileges[0] = "joker_red"
    play(state, 0, TakePrivilege("joker_red"))
    assert [privilege.id for privilege in state.players[0].privileges] == ["joker_red"]
    assert asked(state) == [(1, "die-choice")]


def test_15_aqueduct_overflow() -> None:
    state = new_game()
    state.players[0].aqueduct = 9
    offer(state, "trade_2", "mil_2")
    bonus(state, "tower")
    play(state, 0, BuildTower("trade_2", "T1"))
    assert state.players[0].aqueduct == 10
    assert asked(state) == [(0, "swap-choice")]
    play(state, 0, Swap())
    assert asked(state) == [(0, "return-choice")]
    assert state.players[0].aqueduct == 10


def test_21_sudden_victory() -> None:
    state = turn("red", 3, seats=3, stock="RR")
    state.agenda.insert(0, DieChoice(2))
    stands(state, 0, "K1", "barracks_3b")
    play(state, 0, SpecialDispatch("K1", "RR"))
    assert state.outcome
    assert state.outcome.reason == "ended-victory"
    assert state.outcome.winners == [0]
    assert GAME.asked(state) == []


def test_23_few_stars() -> None:
    state = turn("red", 3)
    action_tile(state, 3, "act_3")
    state.cult = 1
    assert offered(state, 0, TakeStars, "number") == [1]
    play(state, 0, TakeStars(1))
    assert state.cult == 0


def test_25_tower_without_harbor() -> None:
    state = turn("red", 3)
    state.season = 3
    state.right = None
    offer(state, "mil_2", "trade_2")
    stands(state, 0, "T1", "mil_1", "R")
    play(state, 0, UseSeason())
    assert offered(state, 0, BuildTower, "slot") == ["T1"]
    play(state, 0, BuildTower("mil_2", "T1"))
    assert stock(state, 0) == "BRRWY"
    assert state.removed[-1] == "mil_1"


def test_25_or_lose_the_bonus() -> None:
    state = turn("red", 3)
    state.season = 3
    state.right = None
    stands(state, 0, "T1", "mil_1", "R")
    play(state, 0, UseSeason())
    play(state, 0, Skip())
    assert refused(state, 0, UseSeason()) == "refusal-season-used"
    assert state.players[0].tile_at("T1") == Tile("mil_1", ("R",))


def test_26_any_color_advantage() -> None:
    state = turn("blue", 4, stock="YYYRRRWWW")
    starred(state, 0, development=2)
    stands(state, 0, "F1", "farm_4b")
    stands(state, 0, "K1", "barracks_4a")
    stands(state, 0, "M1", "market_4a")
    assert offered(state, 0, SpecialDispatch, "tile") == ["M1", "F1"]
    assert refused(state, 0, SpecialDispatch("K1", "R")) == "refusal-special-colour"


def test_27_expedition_chain() -> None:
    state = turn("red", 1, stock="YYYWW")
    state.season = 1
    state.right = None
    starred(state, 0, expedition=5)
    stars(state, 0, 1)
    stands(state, 0, "F1", "farm_2a")
    state.privileges[0] = "dispatch"
    play(state, 0, UseSeason())
    assert asked(state) == [(0, "privilege-choice")]
    play(state, 0, TakePrivilege("dispatch"))
    assert asked(state) == [(0, "privilege-use")]
    play(state, 0, UsePrivilege("dispatch"))
    assert asked(state) == [(0, "dispatch-choice")]
    cult = state.cult
    play(state, 0, Dispatch("F1", "YY"))
    assert state.players[0].stars == 2
    assert state.cult == cult - 2
    assert asked(state) == [(0, "action-choice")]


def test_28_partly_legal_dispatch() -> None:
    state = turn("yellow", 2, stock="YYBBBBB")
    action_tile(state, 2, "act_5")
    stands(state, 0, "F1", "farm_2c")
    assert {Dispatch, SpecialDispatch}.isdisjoint(offers(state, 0))
    assert refused(state, 0, Dispatch("F1", "YY")) == "refusal-stock-lacks"


def test_29_turn_order() -> None:
    state = drafted(4)
    state.start_player = 3
    order = []
    for season in range(1, 6):
        state.season = season
        order.append(state.turn_order())
    assert [seats[0] for seats in order] == [3, 0, 1, 2, 3]
    assert order[1] == [0, 1, 2, 3]


def test_30_development_extension() -> None:
    state = turn("red", 6, stock="YYYWW")
    action_tile(state, 6, "act_2")
    starred(state, 0, development=6)
    stands(state, 0, "F1", "farm_2a")
    assert refused(state, 0, Develop()) == "refusal-track-full"
    before = city.symbols(state.players[0])
    play(state, 0, Extend("development_ext"))
    assert city.symbols(state.players[0]) == before - 1
    acting(state, 0, "red", 6)
    play(state, 0, Develop())
    assert asked(state) == [(0, "dispatch-choice")]


def test_the_draft_goes_counterclockwise_and_ends_with_the_start_player() -> None:
    state = drafted(4)
    assert all(sum(1 for _ in player.tiles()) == 1 for player in state.players)
    fresh = GAME.new(4, {}, b"a seed for tests")
    order = []
    while (decision := GAME.asked(fresh)[0]).kind() == "draft-choice":
        order.append((decision.seat - fresh.start_player) % 4)
        play(fresh, decision.seat, Draft(str(offered(fresh, decision.seat, Draft, "tile")[0])))
        while asked(fresh)[0][1] == "star-choice":
            play(fresh, decision.seat, PlaceStar())
    assert order == [3, 2, 1, 0]
