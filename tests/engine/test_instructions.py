"""Instructions: answers that players leave to the game; how they are kept, followed and taken back."""

from __future__ import annotations

import pytest

from bot.engine import Instruct, Refusal
from tools.example.game import GAME
from tools.example.rules.moves import Object
from tools.example.rules.turns import MayObject, Turn
from tools.example.state import State
from tools.recorder import Recorder

from .test_game import ONE, TWO, hide_all, kinds, new

NEVER = Instruct("may-object", "never")
DEAR = Instruct("may-object", "dear")
ASK = Instruct("may-object", "ask")


def objections() -> State:
    """Return a game in which it is seat 0's turn, and seat 1 may object to what it plants."""
    state = new(objections="on")
    hide_all(state)
    return state


def test_a_question_is_answered_by_the_instruction_of_its_seat() -> None:
    state = objections()
    GAME.play(state, 1, NEVER)
    assert kinds(state) == [Turn]
    GAME.play(state, 0, TWO)
    assert GAME.asked(state) == [Turn(1)]
    assert state.points[0] == 2


def test_an_instruction_answers_an_open_question_at_once() -> None:
    state = objections()
    GAME.play(state, 0, TWO)
    assert kinds(state) == [MayObject]
    GAME.play(state, 1, DEAR)
    assert [event.key for event in state.events] == ["instructed", "objected"]
    assert GAME.asked(state) == [Turn(1)]


def test_an_instruction_may_leave_some_questions_to_the_seat() -> None:
    state = objections()
    GAME.play(state, 1, DEAR)
    GAME.play(state, 0, ONE)
    assert kinds(state) == [MayObject]


def test_an_instruction_applies_only_to_its_own_seat() -> None:
    state = objections()
    GAME.play(state, 0, NEVER)
    GAME.play(state, 0, TWO)
    assert GAME.asked(state) == [MayObject(1, 0, 2)]


def test_an_instruction_can_be_taken_back() -> None:
    state = objections()
    GAME.play(state, 1, NEVER)
    assert state.way_of(1, "may-object") == "never"
    GAME.play(state, 1, ASK)
    GAME.play(state, 0, TWO)
    assert kinds(state) == [MayObject]


def test_a_player_who_takes_over_a_seat_is_asked_everything() -> None:
    state = objections()
    GAME.play(state, 1, NEVER)
    GAME.resign(state, 1)
    GAME.restore(state, 1)
    GAME.play(state, 0, TWO)
    assert kinds(state) == [MayObject]


def test_everybody_sees_all_instructions() -> None:
    state = objections()
    GAME.play(state, 1, NEVER)
    ways = [GAME.view(state, viewer).way_of(1, "may-object") for viewer in (None, 0, 1, 2)]
    assert ways == ["never"] * 4


def test_instructions_survive_encoding_and_replaying_the_record() -> None:
    recorder = Recorder(GAME, 3, {"objections": "on"}, b"example")
    hide_all_of(recorder)
    recorder.play(1, NEVER)
    recorder.play(0, TWO)
    state = recorder.state
    assert GAME.decode(GAME.encode(state)) == state
    *_, replayed = recorder.record().positions(GAME)
    assert replayed == state


def hide_all_of(recorder: Recorder) -> None:
    for decision in list(GAME.asked(recorder.state)):
        recorder.play(decision.seat, next(next(decision.forms(recorder.state)).moves()))


@pytest.mark.parametrize(
    "instruction", [Instruct("may-object", "always"), Instruct("choose-hidden", "never"), Instruct("", "")]
)
def test_an_impossible_instruction_is_refused(instruction: Instruct) -> None:
    state = objections()
    before = GAME.encode(state)
    with pytest.raises(Refusal) as refused:
        GAME.play(state, 0, instruction)
    assert refused.value.reason.key == "refusal-instruction"
    assert GAME.encode(state) == before


def test_after_the_end_no_instruction_is_accepted() -> None:
    state = objections()
    for seat in (0, 1):
        GAME.resign(state, seat)
    with pytest.raises(Refusal, match="refusal-over"):
        GAME.play(state, 0, NEVER)


def test_the_game_lists_the_questions_that_can_be_left_to_it() -> None:
    assert GAME.ways == {"may-object": ("never", "dear")}
    assert Object("no") == MayObject(0, 1, 2).answer_in(objections(), "never")
