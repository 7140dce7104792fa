"""The evaluation of City of Marble positions: its figures, and the obvious preferences."""

from __future__ import annotations

import pytest

from bot.ai.players import TIRO, Computer
from bot.engine import Move, Value
from bot.games.marble.board import POINTS
from bot.games.marble.evaluation import EVALUATION
from bot.games.marble.game import GAME
from bot.games.marble.rules import city
from bot.games.marble.rules.city import openings
from bot.games.marble.rules.moves import Claim, Play
from bot.games.marble.state import State
from bot.lessons.lesson import lesson_called, record_of
from tests.conformance.suite import positions, random_game

from .examples import JULIA, TIBERIUS, theatre_about_to_be_built
from .scenario import (
    ARENA,
    BATH,
    TEMPLE,
    THEATRE,
    holds,
    imperium,
    laid,
    lay,
    new_game,
    on_field,
    play,
    turn_of,
)


def lead_after(state: State, seat: int, *moves: Move) -> float:
    """Return the seat's estimated lead over the others after it has made the moves."""
    state = GAME.copy(state)
    for move in moves:
        play(state, seat, move)
    return EVALUATION.lead(state, seat)


@pytest.mark.parametrize("blocked", ["off", "on"])
def test_openings_are_the_sites_that_the_rules_would_finish(blocked: str) -> None:
    for state in positions(random_game(GAME, 2, {"hills_block_sites": blocked}, "openings")):
        found = openings(state)
        filled = city.filled_cover(state, state.tiles)
        for point, opening in found.at.items():
            assert opening.left == (POINTS[point].cover & ~filled).bit_count()
            assert opening.tiles == len(city.district(state.tiles, point))
        for place in city.legal_places(state):
            finished = city.completed(state, [*state.tiles, place], place)
            assert set(finished) == set(found.finished_by.get(place, ()))


def test_nothing_can_be_built_where_a_gap_is_left_that_no_tile_fits() -> None:
    state = laid(new_game(2, "viminal", "esquiline", "caelian"), BATH, "E8-E9", "E11-E12", "F11-F12", "F8-F9")
    assert openings(laid(state, TEMPLE, "F10-G10")).at["EF10"].kinds == (ARENA,)
    assert openings(laid(state, TEMPLE, "D10-D11")).at["EF10"].kinds == ()


def test_finishing_a_site_for_its_points_is_preferred() -> None:
    state = theatre_about_to_be_built()
    built = lead_after(state, JULIA, Play(THEATRE, "D8-E8", "yes"))
    assert built > lead_after(state, JULIA, Play(THEATRE, "D8-E8", "no"))
    assert built > lead_after(state, JULIA, Play(THEATRE, "C7-C8", "yes"))


def test_a_magistrate_with_nothing_left_to_gain_is_sent_away() -> None:
    state = theatre_about_to_be_built()
    lay(state, JULIA, THEATRE, "D8-E8", "yes")
    view = GAME.view(state, GAME.asked(state)[0].seat)
    move = Computer(GAME, EVALUATION, TIRO, b"judged").choose(view)
    assert isinstance(move, Claim)
    assert move.magistrate != "none"


def test_imperium_tiles_being_fetched_are_counted() -> None:
    state = new_game(2)
    imperium(state, 0, temple=1)
    imperium(state, 1, temple=1)
    assert EVALUATION.counted(state, 0)["imperium to come"] == 0
    on_field(state, 0, temple=1, arena=1)
    assert EVALUATION.counted(state, 0)["imperium to come"] == 3 + 5
    assert EVALUATION.counted(state, 1)["imperium to come"] == -2


def test_a_tile_that_decides_a_majority_does_not_count_as_spare() -> None:
    state = new_game(2)
    imperium(state, 0, temple=3, bath=1, arena=1)
    imperium(state, 1, bath=2, arena=1)
    assert EVALUATION.counted(state, 0)["imperium to spare"] == 2 + 1
    assert EVALUATION.counted(state, 1)["imperium to spare"] == 0


def test_a_site_counts_for_a_player_who_has_a_tile_to_finish_it() -> None:
    state = theatre_about_to_be_built()
    holds(state, TIBERIUS, arena=1)
    with_arena = EVALUATION.counted(state, TIBERIUS)["finish later"]
    holds(state, TIBERIUS, theatre=1)
    assert EVALUATION.counted(state, TIBERIUS)["finish later"] > with_arena
    holds(state, TIBERIUS)
    assert EVALUATION.counted(state, TIBERIUS)["finish later"] == 0
    assert EVALUATION.counted(turn_of(state, JULIA), JULIA)["finish next"] > 0


def test_tiles_and_magistrates_count_nothing_after_a_players_last_turn() -> None:
    state = turn_of(new_game(2), 1, final=True)
    state.trigger = 1
    counted = EVALUATION.counted(state, 0)
    assert not any(counted[name] for name in ("tiles", "home", "finish later", "has arena"))
    assert EVALUATION.counted(laid(state, ARENA, "E9-F9", by=0), 0)["idle magistrates"] == 0


def test_tiles_in_hand_are_worth_less_with_four_players() -> None:
    def worth_of_three_baths(seats: int) -> float:
        without, having = new_game(seats), new_game(seats)
        holds(without, 0)
        holds(having, 0, bath=3)
        return EVALUATION.worths(having)[0] - EVALUATION.worths(without)[0]

    assert 0 < 2 * worth_of_three_baths(4) < worth_of_three_baths(3)


def test_giving_back_an_imperium_tile_as_a_lesson_teaches_pays_off() -> None:
    lesson = lesson_called("marble", "more")
    assert lesson is not None
    recall, three = lesson.tasks
    begun = record_of("marble", lesson.record).verify(GAME)
    building, spending = three.right[:2], three.right[2:]
    kept = _after_turn(GAME.copy(begun), lesson.seat, [*recall.right, *building, {"type": "end"}])
    spent = _after_turn(GAME.copy(begun), lesson.seat, [*recall.right, *building, *spending])
    assert EVALUATION.lead(spent, lesson.seat) > EVALUATION.lead(kept, lesson.seat) + 3


def _after_turn(state: State, seat: int, moves: list[dict[str, Value]]) -> State:
    """Play a seat's turn; other seats decline all claims."""
    for values in moves:
        while (other := GAME.asked(state)[0].seat) != seat:
            GAME.play(state, other, Claim("none"))
        GAME.play(state, seat, GAME.move_from(values))
    return state
