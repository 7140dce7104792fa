"""The picture of a move's result: which moves have one, and what is framed."""

from __future__ import annotations

import pytest

from bot.engine import Move, MovePreview, foresee
from bot.games.trajanum.game import GAME
from bot.games.trajanum.pictures import private
from bot.games.trajanum.rules.moves import (
    Build,
    End,
    Exchange,
    Keep,
    Skip,
    Stop,
    Take,
    Use,
)
from bot.games.trajanum.state import State
from bot.i18n.fluent import words
from bot.pictures import highlights
from bot.pictures.canvas import Box, Canvas
from bot.pictures.names import Showing
from tests.type_sizes import measure_texts

from .scenario import (
    bare,
    builder,
    empty_table,
    first_set_up,
    lay,
    leave,
    new_game,
    play,
    single,
    taking,
    turn_of,
)


def foreseen(state: State, move: Move) -> MovePreview:
    return foresee(GAME, GAME.view(state, 0), move)


def drawn(state: State, move: Move) -> Canvas | None:
    return private.draw_result(foreseen(state, move), Showing(("Anna", "Ben"), words("en", "trajanum")))


def test_the_next_decision_of_several_players_with_long_names_is_not_truncated() -> None:
    names = ("Anna", *(f"Maximiliane-{who} von und zu Hohenfels" for who in ("Anna", "Bea", "Cosima")))
    state = taking(new_game(4), "tower", "lamp")
    lay(state, 0, B1="t_red_red", F3="t_builder_coin")
    play(state, 0, Take("B1"))
    play(state, 0, Take("F3"))
    with measure_texts(1200) as texts:
        private.draw_result(foreseen(state, Keep("t_red_red")), Showing(names, words("en", "trajanum")))
    assert texts[-1].text.endswith(": take tiles")


@pytest.fixture
def framed(monkeypatch: pytest.MonkeyPatch) -> list[Box]:
    """Record the boxes that get a dashed frame."""
    boxes: list[Box] = []
    monkeypatch.setattr(highlights, "dashed", lambda canvas, box: boxes.append(box))
    return boxes


def around(boxes: list[Box], place: Box) -> bool:
    """Return whether one of the frames is just inside a place."""
    return any(
        place.x <= box.x <= place.x + 12 and place.bottom - 12 <= box.bottom <= place.bottom for box in boxes
    )


def test_a_building_and_a_tile_to_be_taken_are_framed_in_the_colonia(framed: list[Box]) -> None:
    grid = private.BOARD.grid
    assert drawn(builder(builder=1), single("column", "C3"))
    assert around(framed, grid.box("C3"))
    assert len(framed) == 2, "the space, the builder"
    framed.clear()
    assert drawn(builder(builder=1, worker_green=1), Build("column_park", "C3", "D3", "grey"))
    assert around(framed, grid.boxes(["C3", "D3"]))
    assert len(framed) == 3, "both spaces together, the builder, the worker"
    framed.clear()
    assert drawn(taking(new_game(2), "tower", "lamp"), Take("B1"))
    assert around(framed, grid.box("B1"))
    assert len(framed) == 1, "a tile that a card calls for costs nothing"


def test_gains_and_costs_are_framed_on_the_players_board(framed: list[Box]) -> None:
    state = builder(assistant=1, worker_red=1)
    assert drawn(state, Exchange("recolour", "worker_red", "worker_blue"))
    assert len(framed) == 3
    framed.clear()
    state = turn_of(bare(2), 0, "t_builder_coin", "t_red_red")
    assert drawn(state, Use("own", "none"))
    assert len(framed) == 4, "two goods, the ship, the reserve"


def test_a_setup_frames_four_corners_and_a_citizen(framed: list[Box]) -> None:
    state = empty_table(2)
    state.players[0].citizen = "patrician"
    assert drawn(state, first_set_up(state, 0, row=1))
    assert len(framed) == 5


def test_both_tiles_are_framed_if_one_is_passed(framed: list[Box]) -> None:
    state = taking(new_game(2), "tower", "lamp")
    lay(state, 0, B1="t_red_red", F3="t_builder_coin")
    for space in ("B1", "F3"):
        play(state, 0, Take(space))
    assert drawn(state, Keep("t_red_red"))
    assert len(framed) == 2
    state = taking(new_game(2), "tower", "lamp")
    leave(state, 0, "D4")
    assert drawn(state, Stop()) is None


def test_ending_and_declining_have_no_picture() -> None:
    state = builder()
    assert drawn(state, End()) is None
    state = builder(worker_green=1)
    state.players[0].ship = 1
    play(state, 0, single("park", "B1"))
    assert drawn(state, Skip()) is None


def test_taking_a_tile_from_any_corner_has_a_picture() -> None:
    for space in ("A1", "F1", "A6", "F6"):
        state = taking(new_game(2), "tower", "lamp", tribune=1)
        assert drawn(state, Take(space)), space
