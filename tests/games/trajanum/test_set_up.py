"""The setup (section 4), and what its options change (section 7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from bot.engine import Chance, all_moves
from bot.games.trajanum.components import (
    CORNERS,
    MOSAICS,
    START_TILES,
    STREETS,
    SUPPLY,
    TEMPLES,
    TILES,
    WORKERS,
)
from bot.games.trajanum.game import GAME
from bot.games.trajanum.rules.forum import lay_forum
from bot.games.trajanum.rules.moves import Setup
from bot.games.trajanum.state import FACE_DOWN
from tests.games.trajanum.scenario import asked, empty_table, first_set_up, new_game, offered, play, told


def test_there_are_192_ways_to_lay_out_a_colonia() -> None:
    decision = GAME.asked(empty_table())[0]
    assert len(list(all_moves(decision.forms(empty_table())))) == 24 * 2 * 4


def test_all_players_lay_out_at_the_same_time_in_secret() -> None:
    state = empty_table(3)
    assert asked(state) == [(seat, "set-up-choice") for seat in range(3)]
    play(state, 1, first_set_up(state, 1))
    assert state.players[1].cranes == {}
    play(state, 0, first_set_up(state, 0))
    play(state, 2, first_set_up(state, 2))
    assert told(state).count("laid-out") == 3
    assert asked(state) == [((state.start_seat + step) % 3, "taking") for step in range(3)]


def test_cranes_citizens_and_corners_are_laid_as_chosen() -> None:
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


def test_each_player_starts_with_a_different_worker() -> None:
    for number in range(20):
        state = GAME.new(4, {}, bytes([number]))
        workers = [
            resource
            for player in state.players
            for resource, amount in player.resources.items()
            if resource.startswith("worker") and amount
        ]
        assert len(set(workers)) == len(workers) == 4


def test_three_decks_of_eight_contain_every_street_twice() -> None:
    state = empty_table()
    assert [len(deck) for deck in state.decks] == [8, 8, 8]
    cards = [symbol for deck in state.decks for symbol in deck]
    assert all(cards.count(symbol) == 2 for symbol in STREETS)


def test_random_setups_need_no_question() -> None:
    state = empty_table(4, setup_choice="auto")
    assert {kind for _, kind in asked(state)} == {"taking"}
    assert len({tuple(player.tiles) for player in state.players}) == 1


@pytest.mark.parametrize(("option", "supply"), [("limited", SUPPLY), ("unlimited", {})])
def test_the_supply_depends_on_the_option(option: str, supply: dict[str, int]) -> None:
    assert empty_table(tile_supply=option).supply == supply


def test_an_absent_seat_gets_a_random_setup() -> None:
    state = empty_table(3)
    GAME.resign(state, 1)
    play(state, 0, first_set_up(state, 0))
    play(state, 2, first_set_up(state, 2))
    assert len(state.players[1].tiles) == 32


def test_each_player_has_every_tile_once() -> None:
    state = new_game(4)
    for seat, player in enumerate(state.players):
        tiles = [*state.faces[seat].values(), state.spares[seat]]
        tiles += [tile for tile in player.tiles.values() if tile != FACE_DOWN]
        tiles += [citizen.tile for row in player.rows for citizen in row.citizens]
        assert sorted(tiles) == sorted(TILES)


def test_the_start_seat_and_the_workers_are_random() -> None:
    games = [GAME.new(4, {}, bytes([number])) for number in range(20)]
    assert {state.start_seat for state in games} == set(range(4))
    for seat in range(4):
        assert {worker for state in games for worker in WORKERS if state.players[seat].resources[worker]} == {
            *WORKERS
        }


def test_laying_the_tiles_after_the_setups_is_a_revealing_event() -> None:
    state = empty_table()
    for seat in (0, 1):
        play(state, seat, first_set_up(state, seat))
    assert all(event.reveals for event in state.events if event.key in ("laid", "streets-called"))


def test_boards_can_have_either_face_up_and_either_orientation() -> None:
    boards = [board for number in range(20) for board in GAME.new(4, {}, bytes([number])).forum.boards]
    assert {board.face for board in boards} == MOSAICS.keys()
    assert {board.turned for board in boards} == {False, True}


def test_a_rotated_board_shows_its_face_upside_down() -> None:
    forum = next(
        state.forum
        for state in (GAME.new(2, {}, bytes([number])) for number in range(20))
        if state.forum.boards[0].turned
    )
    face = "".join(MOSAICS[forum.boards[0].face].rows)
    colours = forum.colours()
    cells = [colours[f"{column}{row}"][0].upper() for row in range(1, 5) for column in "ABC"]
    assert "".join(cells) == face[::-1]


def test_random_mosaics_have_the_colors_of_a_board_and_an_eagle_anywhere() -> None:
    forums = [GAME.new(2, {"forum_tiles": "random"}, bytes([number])).forum for number in range(20)]
    assert len({forum.eagles[0] for forum in forums}) > 5
    for forum in forums:
        colours = forum.colours()
        cells = [colours[f"{column}{row}"] for row in range(1, 5) for column in "ABC"]
        assert sorted(Counter(cells).values()) == [1, 2, 3, 3, 3]


@pytest.mark.parametrize(("tiles", "seeds"), [("standard", range(20, 60)), ("random", (249, 585))])
def test_a_forum_with_too_large_an_area_is_laid_again(tiles: str, seeds: Iterable[int]) -> None:
    """With some of these seeds, the forum as first laid has an area of nine cells."""
    for seed in seeds:
        options = {"forum_tiles": tiles, "forum_layout": "a"}
        forum = lay_forum(4, options, Chance(seed.to_bytes(2, "big")))
        assert max(len(area.cells) for area in forum.areas) <= 8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_forum_of_a_first_game_is_always_the_same(seats: int) -> None:
    forum = empty_table(seats).forum
    assert [board.face for board in forum.boards] == ["1b", "2a", "3a", "5b", "4a"][: seats + 1]
    assert not any(board.turned for board in forum.boards)
