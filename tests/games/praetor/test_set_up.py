"""Praetor's setup and options (sections 3.3, 4 and 7)."""

from __future__ import annotations

import pytest

from bot.engine import Refusal
from bot.games.praetor.components import CITY_TILES, COMPENSATION, TYPE_OF
from bot.games.praetor.game import GAME
from bot.games.praetor.rules.action import TakeAction
from bot.games.praetor.rules.rounds import ChooseBoard, ChooseSide
from bot.games.praetor.scoring import final_points
from bot.games.praetor.state import State

from .invariants import check
from .scenario import end_round, new_game, play


@pytest.mark.parametrize(
    ("seats", "start", "face_down", "in_play"),
    [(2, 5, 16, 24), (3, 6, 20, 30), (4, 7, 24, 36), (5, 8, 28, 42)],
)
def test_the_tiles_in_play_depend_on_the_number_of_players(
    seats: int, start: int, face_down: int, in_play: int
) -> None:
    state = new_game(seats)
    assert len(state.city) == start
    assert len(state.stack) == face_down
    assert len(state.display) == seats + 1
    assert len(state.city) + len(state.stack) + len(state.display) == in_play
    assert len(state.wall_stack) == 13
    assert len({TYPE_OF[tile].id for tile in [*state.stack, *state.display, *laid(state)] if tile}) == 21


def laid(state: State) -> list[str]:
    return [tile.tile for tile in state.city.values()]


@pytest.mark.parametrize(("seats", "in_play"), [(3, 29), (4, 34), (5, 40)])
def test_a_game_without_markets_has_fewer_tiles_and_a_free_space(seats: int, in_play: int) -> None:
    state = new_game(seats, no_market="on")
    tiles = [*state.stack, *(tile for tile in state.display if tile), *laid(state)]
    assert len(tiles) == in_play
    assert not any(CITY_TILES[tile].type == "market" for tile in tiles)
    assert "N13" not in state.city


def test_everybody_starts_with_the_same() -> None:
    for player in new_game(5).players:
        assert (player.pool, player.villagers, player.retired) == ([1, 2, 3], 5, 0)
        assert player.goods == {"gold": 10, "wood": 4, "stone": 3, "marble": 2, "weapon": 1}
        assert (player.board, player.morale, player.dealt) == ("A", 0, None)


@pytest.mark.parametrize("seats", range(2, 6))
def test_the_first_seat_can_be_chosen_and_is_random_otherwise(seats: int) -> None:
    for first in range(seats):
        state = new_game(seats, first_seat=str(first + 1))
        assert state.first_seat == first
        assert state.players[first].favor == 10
        assert state.initiative[-1] == first
    drawn = {GAME.new(seats, {}, bytes([seed])).first_seat for seed in range(60)}
    assert drawn == set(range(seats))


def test_with_all_b_each_player_has_a_different_b_side() -> None:
    state = new_game(5, boards="all_b")
    assert sorted(player.board for player in state.players) == ["B1", "B2", "B3", "B4", "B5"]
    assert isinstance(GAME.asked(state)[0], TakeAction)
    check(state)


def test_with_choose_the_seats_choose_a_side_in_turn() -> None:
    state = new_game(3, boards="choose")
    dealt = [player.dealt for player in state.players]
    assert len(set(dealt)) == 3
    for seat, side in enumerate("ABB"):
        assert GAME.asked(state) == [ChooseBoard(seat)]
        assert state.phase == "setup"
        play(state, seat, ChooseSide(side))
    assert [player.board for player in state.players] == ["A", dealt[1], dealt[2]]
    assert isinstance(GAME.asked(state)[0], TakeAction)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"expert": "on"}),
        (2, {"no_market": "on"}),
        (2, {"first_seat": "3"}),
        (4, {"first_seat": "5"}),
        (3, {"boards": "all_c"}),
        (1, {}),
        (6, {}),
    ],
)
def test_invalid_options_are_refused(seats: int, options: dict[str, str]) -> None:
    with pytest.raises(Refusal):
        GAME.new(seats, options, b"seed")


@pytest.mark.parametrize("seats", range(2, 6))
def test_with_that_option_later_players_of_the_first_round_get_compensation_at_the_end(
    seats: int,
) -> None:
    state = new_game(seats, compensation="on", first_seat="2")
    in_order, by_place = list(state.initiative), COMPENSATION[seats]
    assert by_place[0] == 0 < min(by_place[1:])
    state.last_round = True
    end_round(state, in_order[-1])
    assert state.outcome is not None
    standings = [state.outcome.standing_of(seat) for seat in in_order]
    assert [standing.sources["compensation"] for standing in standings] == list(by_place)
    assert [standing.total for standing in standings] == [state.players[seat].favor for seat in in_order]


def test_without_compensation_nobody_gets_any() -> None:
    assert "compensation" not in final_points(new_game(2))[0]
