"""The set-up (section 4), and what its options change (section 7)."""

from __future__ import annotations

import pytest

from bot.engine import all_moves
from bot.games.trajanum import GAME
from bot.games.trajanum.components import CORNERS, START_TILES, STREETS, SUPPLY, TEMPLES, TILES
from bot.games.trajanum.rules import Setup
from bot.games.trajanum.state import FACE_DOWN
from tests.games.trajanum.scenario import asked, empty_table, first_set_up, new_game, offered, play, told


def test_there_are_192_ways_to_lay_out_a_colonia() -> None:
    decision = GAME.asked(empty_table())[0]
    assert len(list(all_moves(decision.forms(empty_table())))) == 24 * 2 * 4


def test_everybody_lays_out_at_the_same_time_unseen() -> None:
    state = empty_table(3)
    assert asked(state) == [(seat, "set-up-choice") for seat in range(3)]
    play(state, 1, first_set_up(state, 1))
    assert state.players[1].cranes == {}
    play(state, 0, first_set_up(state, 0))
    play(state, 2, first_set_up(state, 2))
    assert told(state).count("laid-out") == 3
    assert asked(state) == [((state.start_seat + step) % 3, "taking") for step in range(3)]


def test_cranes_citizens_and_corners_lie_as_chosen() -> None:
    state = empty_table()
    citizen = state.players[0].citizen
    others = [other for other in START_TILES if other != citizen]
    row = offered(state, 0, Setup, "row")[1]
    play(state, 0, Setup("yellow", "red", "blue", "green", int(row), "ne-sw", others[1]))
    play(state, 1, first_set_up(state, 1))
    player = state.players[0]
    assert [player.cranes[corner].colour for corner in CORNERS] == ["yellow", "red", "blue", "green"]
    assert player.rows[int(row) - 1].citizens[0].tile == START_TILES[citizen]
    assert player.rows[int(row) - 1].active
    assert (player.tiles["F1"], player.tiles["A6"]) == (START_TILES[others[1]], START_TILES[others[0]])
    assert all(player.tiles[corner] != FACE_DOWN for corner in CORNERS)
    assert not player.tiles.keys() & set(TEMPLES)


def test_workers_are_drawn_without_doubles() -> None:
    for number in range(20):
        state = GAME.new(4, {}, bytes([number]))
        workers = [
            resource
            for player in state.players
            for resource, amount in player.resources.items()
            if resource.startswith("worker") and amount
        ]
        assert len(set(workers)) == len(workers) == 4


def test_three_decks_of_eight_hold_every_street_twice() -> None:
    state = empty_table()
    assert [len(deck) for deck in state.decks] == [8, 8, 8]
    cards = [symbol for deck in state.decks for symbol in deck]
    assert all(cards.count(symbol) == 2 for symbol in STREETS)


def test_set_ups_drawn_by_chance_need_no_question() -> None:
    state = empty_table(4, setup_choice="auto")
    assert {kind for _, kind in asked(state)} == {"taking"}
    assert len({tuple(player.tiles) for player in state.players}) == 1


@pytest.mark.parametrize(("option", "supply"), [("limited", SUPPLY), ("unlimited", {})])
def test_the_supply_is_as_chosen(option: str, supply: dict[str, int]) -> None:
    assert empty_table(tile_supply=option).supply == supply


def test_an_absent_seat_is_laid_out_by_chance() -> None:
    state = empty_table(3)
    GAME.resign(state, 1)
    play(state, 0, first_set_up(state, 0))
    play(state, 2, first_set_up(state, 2))
    assert len(state.players[1].tiles) == 32


def test_tiles_are_all_there_once() -> None:
    state = new_game(4)
    for seat, player in enumerate(state.players):
        tiles = [*state.faces[seat].values(), state.spares[seat]]
        tiles += [tile for tile in player.tiles.values() if tile != FACE_DOWN]
        tiles += [citizen.tile for row in player.rows for citizen in row.citizens]
        assert sorted(tiles) == sorted(TILES)
