"""The worked examples (section 10), by number: the end of a year and of the game."""

from __future__ import annotations

from bot.games.discordia.game import GAME
from bot.games.discordia.rules import city, years
from bot.games.discordia.rules.figures import FinalStandings
from bot.games.discordia.rules.moves import BuildTower, Discard, Skip
from bot.games.discordia.rules.years import Emptying, NewYear, Raid, Shortage

from .scenario import (
    asked,
    bag_of,
    bonus,
    extended,
    holds,
    letters_placed,
    new_game,
    offered,
    offers,
    play,
    run,
    stands,
    starred,
    stars,
    stock,
    told,
    tribes,
)


def test_08_raid() -> None:
    state = new_game()
    stands(state, 0, "T1", "mil_s1")
    stands(state, 0, "K1", "barracks_1b", "RR", "R")
    tribes(state, "a1", "b1")
    stars(state, 0, 6)
    cult = state.cult
    assert state.players[0].strength == 1
    run(state, Raid(0))
    assert state.cult == cult + 1
    assert state.players[0].stars == 5
    assert "raid-lost" in told(state)
    stands(state, 0, "K1", "barracks_1b", "RR", "R", "Y")
    assert state.players[0].strength == 5
    run(state, Raid(0))
    assert asked(state) == [(0, "tower-choice")]
    assert BuildTower in offers(state, 0)


def test_09_shortage() -> None:
    state = new_game()
    player = state.players[0]
    stands(state, 0, "K1", "barracks_1a", "R")
    stands(state, 0, "M2", "market_1a", "W")
    extended(state, 0, "field")
    starred(state, 0, expedition=1, development=1)
    stands(state, 0, "F1", "farm_2b", "Y")
    player.aqueduct = 5
    assert city.symbols(player) == 8
    assert years.lack(player) == (8, 3, 2, 0, 0)
    before = player.figures
    run(state, Shortage(0))
    assert player.figures == before + 9


def test_16_negative_shortage_and_victory() -> None:
    state = new_game()
    player = state.players[0]
    holds(state, 0, "BRW")
    extended(state, 0, "harbour", "castle", "market_place", "field", "expedition_ext", "development_ext")
    stands(state, 0, "K1", "barracks_1c", "RRR", "RY")
    stands(state, 0, "M2", "market_1a", "W", "Y")
    stands(state, 0, "F2", "farm_2b", "Y")
    starred(state, 0, expedition=3, development=1)
    player.aqueduct = 10
    assert years.lack(player) == (2, 1, 5, 1, 0)
    run(state, Shortage(0), Shortage(1))
    assert asked(state) == [(0, "surplus-choice")]
    assert "BRW" in offered(state, 0, Discard, "figures")
    play(state, 0, Discard("BRW"))
    assert state.outcome
    assert state.outcome.reason == "ended-victory"
    assert state.outcome.winners == [0]
    assert "shortage" not in told(state)


def test_17_emptying() -> None:
    state = new_game()
    stands(state, 0, "K1", "barracks_1b", "RR", "R", "Y")
    stands(state, 0, "F1", "farm_1d", "Y", "Y")
    bag = state.bag_size
    run(state, Emptying(0))
    assert letters_placed(state, 0, "K1") == []
    assert letters_placed(state, 0, "F1") == ["Y", "Y"]
    assert state.bag_size == bag + 4


def test_18_incomplete_barracks() -> None:
    state = new_game()
    stands(state, 0, "K1", "barracks_1a", "R")
    assert state.players[0].strength == 0
    assert years.lack(state.players[0]).spaces == 1


def test_19_new_year() -> None:
    state = new_game()
    for cell in ("2a", "5a", "6b"):
        tile = state.display[cell]
        assert tile
        state.stack.insert(0, tile)
        state.display[cell] = None
    lower = {cell[0]: tile for cell, tile in state.display.items() if cell[1] == "b"}
    upper = [tile for cell, tile in state.display.items() if cell[1] == "a" and tile]
    left = len(state.stack)
    run(state, NewYear())
    assert state.removed == upper
    assert len(upper) == 4
    assert len(state.stack) == left - 7
    for column, tile in lower.items():
        assert tile is None or state.display[f"{column}a"] == tile
    assert None not in state.display.values()
    assert state.year == 2


def test_20_start_player() -> None:
    state = new_game(3)
    for seat, letters in enumerate(("B" * 12, "R" * 14, "W" * 14)):
        holds(state, seat, letters)
    state.start_player = 2
    assert years.next_start_player(state) == 1
    run(state, NewYear())
    assert state.start_player == 1
    assert asked(state) == [(1, "die-choice")]


def test_22_final_tie() -> None:
    state = new_game()
    for seat in (0, 1):
        holds(state, seat, "BRWYB")
    stands(state, 0, "K1", "barracks_1c", "RRR")
    stands(state, 0, "F1", "farm_2c", "YYY")
    stands(state, 1, "F1", "farm_4c", "YYY")
    run(state, FinalStandings("ended-years"))
    assert state.outcome
    assert state.outcome.winners == [1]
    assert [(standing.total, standing.tie_breaks["placed"]) for standing in state.outcome.standings] == [
        (5, 3),
        (5, 6),
    ]
    assert GAME.asked(state) == []


def test_24_short_bag() -> None:
    state = new_game()
    holds(state, 0, "BB")
    player = state.players[0]
    bag_of(state, "RRWY")
    extended(state, 0, "harbour", "castle", "market_place", "field")
    assert years.lack(player).total == 9
    run(state, Shortage(0))
    assert stock(state, 0) == "BBRRWY"
    assert state.bag_size == 0
    bonus(state, "swap", 2)
    assert "bonus-lost" in told(state)
    assert asked(state) == [(1, "die-choice")]


def test_a_reward_can_be_declined() -> None:
    state = new_game()
    stands(state, 0, "T1", "mil_s2")
    tribes(state, "a2", "b1")
    run(state, Raid(0))
    play(state, 0, Skip())
    assert asked(state) == [(1, "die-choice")]
