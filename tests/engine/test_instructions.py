"""What players have answered for them: instructions kept, followed, taken back."""

from __future__ import annotations

import pytest

from bot.engine import Instruct, Recorder, Refusal
from tests.engine.test_game import kinds, play_cards
from tests.engine.toy import TOY, ChooseCard, ChoosePrize, MayObject, Object, State, Take

NEVER = Instruct("may-object", "never")
DEAR = Instruct("may-object", "dear")
ASK = Instruct("may-object", "ask")


def objections() -> tuple[State, int, int]:
    """A toy in which objections may be made, who has won the first trick, and who may object."""
    state: State = TOY.new(3, {"objections": "on"}, b"toys")
    winner = play_cards(state)
    return state, winner, (winner + 1) % 3


def test_a_question_is_answered_in_the_way_that_the_seat_has_said() -> None:
    state, winner, other = objections()
    TOY.play(state, other, NEVER)
    assert kinds(state) == [ChoosePrize]
    TOY.play(state, winner, Take("points", 2))
    assert kinds(state) == [ChooseCard] * 3
    assert state.points[winner] == 2


def test_a_question_that_is_open_is_answered_at_once() -> None:
    state, winner, other = objections()
    TOY.play(state, winner, Take("points", 2))
    assert kinds(state) == [MayObject]
    TOY.play(state, other, DEAR)
    assert [event.key for event in state.events] == ["instructed", "objected"]
    assert kinds(state) == [ChooseCard] * 3


def test_a_way_may_leave_some_questions_to_the_seat() -> None:
    state, winner, other = objections()
    TOY.play(state, other, DEAR)
    TOY.play(state, winner, Take("points", 1))
    assert kinds(state) == [MayObject]


def test_an_instruction_binds_nobody_else() -> None:
    state, winner, other = objections()
    TOY.play(state, winner, NEVER)
    TOY.play(state, winner, Take("points", 2))
    assert [(decision.seat, type(decision)) for decision in TOY.asked(state)] == [(other, MayObject)]


def test_an_instruction_can_be_taken_back() -> None:
    state, winner, other = objections()
    TOY.play(state, other, NEVER)
    assert state.way_of(other, "may-object") == "never"
    TOY.play(state, other, ASK)
    TOY.play(state, winner, Take("points", 2))
    assert kinds(state) == [MayObject]


def test_whoever_takes_over_a_seat_is_asked_everything() -> None:
    state, winner, other = objections()
    TOY.play(state, other, NEVER)
    TOY.resign(state, other)
    TOY.restore(state, other)
    TOY.play(state, winner, Take("points", 2))
    assert kinds(state) == [MayObject]


def test_everybody_sees_what_is_answered_for_whom() -> None:
    state, _, other = objections()
    TOY.play(state, other, NEVER)
    assert [TOY.view(state, viewer).way_of(other, "may-object") for viewer in (None, 0, 1, 2)] == [
        "never"
    ] * 4


def test_instructions_come_back_from_bytes_and_from_the_record() -> None:
    recorder = Recorder(TOY, 3, {"objections": "on"}, b"toys")
    winner = play_cards_of(recorder)
    recorder.play((winner + 1) % 3, NEVER)
    recorder.play(winner, Take("points", 2))
    state = recorder.state
    assert TOY.decode(TOY.encode(state)) == state
    *_, replayed = recorder.record().positions(TOY)
    assert replayed == state


def play_cards_of(recorder: Recorder) -> int:
    for decision in list(TOY.asked(recorder.state)):
        recorder.play(decision.seat, next(next(decision.forms(recorder.state)).moves()))
    return TOY.asked(recorder.state)[0].seat


@pytest.mark.parametrize(
    "instruction", [Instruct("may-object", "always"), Instruct("choose-card", "never"), Instruct("", "")]
)
def test_what_can_not_be_left_to_the_game_is_refused(instruction: Instruct) -> None:
    state, winner, _ = objections()
    before = TOY.encode(state)
    with pytest.raises(Refusal) as refused:
        TOY.play(state, winner, instruction)
    assert refused.value.reason.key == "refusal-instruction"
    assert TOY.encode(state) == before


def test_after_the_end_nothing_is_left_to_say() -> None:
    state, winner, other = objections()
    for seat in (winner, other):
        TOY.resign(state, seat)
    with pytest.raises(Refusal, match="refusal-over"):
        TOY.play(state, winner, NEVER)


def test_the_game_knows_which_questions_can_be_answered_in_what_ways() -> None:
    assert TOY.ways == {"may-object": ("never", "dear")}
    assert Object("no") == MayObject(0, 1, 2).answer_in(objections()[0], "never")
