"""What players have answered for them: instructions kept, followed, taken back."""

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
    """A game in which the second seat may object to what the first plants, whose turn it is."""
    state = new(objections="on")
    hide_all(state)
    return state


def test_a_question_is_answered_in_the_way_that_the_seat_has_said() -> None:
    state = objections()
    GAME.play(state, 1, NEVER)
    assert kinds(state) == [Turn]
    GAME.play(state, 0, TWO)
    assert GAME.asked(state) == [Turn(1)]
    assert state.points[0] == 2


def test_a_question_that_is_open_is_answered_at_once() -> None:
    state = objections()
    GAME.play(state, 0, TWO)
    assert kinds(state) == [MayObject]
    GAME.play(state, 1, DEAR)
    assert [event.key for event in state.events] == ["instructed", "objected"]
    assert GAME.asked(state) == [Turn(1)]


def test_a_way_may_leave_some_questions_to_the_seat() -> None:
    state = objections()
    GAME.play(state, 1, DEAR)
    GAME.play(state, 0, ONE)
    assert kinds(state) == [MayObject]


def test_an_instruction_binds_nobody_else() -> None:
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


def test_whoever_takes_over_a_seat_is_asked_everything() -> None:
    state = objections()
    GAME.play(state, 1, NEVER)
    GAME.resign(state, 1)
    GAME.restore(state, 1)
    GAME.play(state, 0, TWO)
    assert kinds(state) == [MayObject]


def test_everybody_sees_what_is_answered_for_whom() -> None:
    state = objections()
    GAME.play(state, 1, NEVER)
    ways = [GAME.view(state, viewer).way_of(1, "may-object") for viewer in (None, 0, 1, 2)]
    assert ways == ["never"] * 4


def test_instructions_come_back_from_bytes_and_from_the_record() -> None:
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
def test_what_can_not_be_left_to_the_game_is_refused(instruction: Instruct) -> None:
    state = objections()
    before = GAME.encode(state)
    with pytest.raises(Refusal) as refused:
        GAME.play(state, 0, instruction)
    assert refused.value.reason.key == "refusal-instruction"
    assert GAME.encode(state) == before


def test_after_the_end_nothing_is_left_to_say() -> None:
    state = objections()
    for seat in (0, 1):
        GAME.resign(state, seat)
    with pytest.raises(Refusal, match="refusal-over"):
        GAME.play(state, 0, NEVER)


def test_the_game_knows_which_questions_can_be_answered_in_what_ways() -> None:
    assert GAME.ways == {"may-object": ("never", "dear")}
    assert Object("no") == MayObject(0, 1, 2).answer_in(objections(), "never")
