"""How a game proceeds: tasks, decisions, simultaneous answers, reactions, absences, refusals, encoding."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

import msgspec
import pytest

from bot.engine import Decision, Form, Move, Refusal, Resign, Return, Text, Together, push
from tools.example.game import GAME
from tools.example.rules.clearing import Clearing
from tools.example.rules.moves import Compost, Hide, Object, Plant, Rest
from tools.example.rules.set_up import ChooseHidden
from tools.example.rules.turns import MayObject, Turn
from tools.example.state import State

ONE, TWO = Plant("wheat", "A1", 1), Plant("wheat", "A1", 2)


def new(seats: int = 3, **options: str) -> State:
    state: State = GAME.new(seats, options, b"example")
    return state


def hide_all(state: State) -> None:
    """Have everybody hide their first seed."""
    for seat in range(state.seats):
        if not state.gone[seat]:
            GAME.play(state, seat, Hide(state.hands[seat][0]))


def kinds(state: State) -> list[type[Decision]]:
    return [type(decision) for decision in GAME.asked(state)]


def test_a_new_game_waits_at_its_first_decision() -> None:
    state = new()
    assert kinds(state) == [ChooseHidden] * 3
    assert state.ply == 0
    assert state.outcome is None


class Ask(Decision):
    def why_not(self, position: object, move: Plant | Rest) -> Text | None:
        return Text("refusal-planted") if move in (ONE, Rest()) else None


class Decline(Move, frozen=True):
    declines = True


class Stop(Move, frozen=True):
    ends = True


class Offered(Decision):
    forms_given: ClassVar = (Form(Plant, crop=["wheat"], bed=["B2", "A1"], amount=[2, 1]), Form(Decline))

    def forms(self, position: object) -> Iterator[Form]:
        yield from self.forms_given[: self.seat]


class Ending(Offered):
    forms_given: ClassVar = (Form(Plant, crop=["wheat"], bed=["B2"], amount=[2]), Form(Stop))


def test_a_seat_without_a_player_declines_or_ends_or_gives_the_first_answer() -> None:
    assert Offered(1).absent(None) == Plant("wheat", "B2", 2)
    assert Offered(2).absent(None) == Decline()
    assert Ending(2).absent(None) == Stop()


def test_a_decision_gives_reasons_only_for_the_kinds_of_moves_that_it_names() -> None:
    asked, silent = Ask(0), Decision(0)
    assert asked.refusal(None, ONE) == asked.refusal(None, Rest()) == Text("refusal-planted")
    assert asked.refusal(None, TWO) is None
    assert asked.refusal(None, Object("yes")) is None
    assert silent.refusal(None, ONE) is None


class AnotherTurn(Turn):
    """Derived from a step of the game, but defined elsewhere."""


def test_steps_and_moves_are_those_defined_in_the_games_folder() -> None:
    found = replace(GAME)
    assert {Turn, MayObject, Clearing} < {*found.steps}
    assert not {Ask, AnotherTurn, Decision} & {*found.steps}
    assert [kind.__name__ for kind in found.moves] == ["Hide", "Plant", "Sow", "Rest", "Object", "Compost"]


def test_seats_asked_together_answer_in_any_order_and_only_once() -> None:
    state = new()
    GAME.play(state, 2, Hide(state.hands[2][0]))
    assert [decision.seat for decision in GAME.asked(state)] == [0, 1]
    with pytest.raises(Refusal) as refused:
        GAME.play(state, 2, Hide(state.hands[2][1]))
    assert refused.value.reason.key == "refusal-answered"


def test_the_last_simultaneous_answer_reveals_them_all() -> None:
    state = new()
    revealed = []
    for seat in range(3):
        GAME.play(state, seat, Hide(state.hands[seat][0]))
        revealed.append(next(event.reveals for event in state.events if event.key == "answered"))
    assert revealed == [False, False, True]


def test_simultaneous_answers_are_hidden_until_the_last_one() -> None:
    state = new()
    GAME.play(state, 0, Hide(state.hands[0][1]))
    assert [event.key for event in state.events] == ["answered"]
    assert state.hidden == [0, 0, 0]
    assert GAME.view(state, 1).answered == [0]
    assert GAME.view(state, 0).decision is None
    other = GAME.copy(state)
    assert isinstance(other.agenda[-1], Together)
    other.agenda[-1].answers[0] = Hide(state.hands[0][0])
    for viewer in (None, 1, 2):
        assert msgspec.msgpack.encode(GAME.view(other, viewer)) == msgspec.msgpack.encode(
            GAME.view(state, viewer)
        )


def test_simultaneous_answers_are_played_in_the_order_of_the_decisions() -> None:
    state = new()
    seeds = [hand[0] for hand in state.hands]
    for seat in (2, 0, 1):
        GAME.play(state, seat, Hide(seeds[seat]))
    assert state.hidden == seeds
    assert [event.seat for event in state.events if event.key == "hid"] == [0, 1, 2]


def test_steps_that_a_move_pushes_come_before_the_rest_of_the_agenda() -> None:
    state = new(objections="on")
    hide_all(state)
    assert kinds(state) == [Turn]
    GAME.play(state, 0, TWO)
    assert kinds(state) == [MayObject]
    GAME.play(state, 1, Object("no"))
    assert state.points == [2, 0, 0]
    assert GAME.asked(state) == [Turn(1)]
    assert state.turns == 2


def test_a_reaction_can_undo_what_it_reacts_to() -> None:
    state = new(objections="on")
    hide_all(state)
    GAME.play(state, 0, TWO)
    GAME.play(state, 1, Object("yes"))
    assert state.points == [0, 0, 0]


def with_one_seed_each() -> State:
    """Return a state in which, once seat 0 has answered, nobody has a choice of what to hide."""
    state = new()
    state.hands, state.seeds = [[seat + 1] for seat in range(3)], [1, 1, 1]
    GAME.play(state, 0, Hide(1))
    return state


def test_a_question_with_one_answer_is_asked_if_the_decision_says_so() -> None:
    state = with_one_seed_each()
    assert GAME.asked(state) == [ChooseHidden(1), ChooseHidden(2)]


def test_a_question_with_one_answer_is_not_asked_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ChooseHidden, "ask_when_forced", False)
    state = with_one_seed_each()
    assert state.hidden == [1, 2, 3]
    assert kinds(state) == [Turn]


def with_seeds_left(*hands: list[int]) -> State:
    """Return a state after the last turn, with these seeds left in the hands."""
    state = new()
    state.agenda = [Clearing()]
    state.hands, state.seeds = [list(hand) for hand in hands], [len(hand) for hand in hands]
    push(state, MayObject(0, 1, 1))
    GAME.play(state, 0, Object("yes"))
    return state


def test_decisions_alongside_each_other_are_carried_out_at_once_in_any_order() -> None:
    state = with_seeds_left([1, 2], [], [3, 4])
    assert [decision.seat for decision in GAME.asked(state)] == [0, 2]
    GAME.play(state, 2, Compost(3))
    assert state.hands == [[1, 2], [], []]
    assert GAME.view(state, 1).answered == []
    assert [decision.seat for decision in GAME.asked(state)] == [0]


def test_what_follows_one_decision_does_not_delay_those_alongside_it() -> None:
    state = with_seeds_left([1, 2, 5], [], [3, 4])
    GAME.play(state, 0, Compost(1))
    assert [decision.seat for decision in GAME.asked(state)] == [0, 2], "who goes on keeps the place"
    assert GAME.copy(state) == state
    GAME.play(state, 2, Compost(3))
    GAME.play(state, 0, Compost(2))
    assert state.hands == [[], [], []]
    assert state.agenda == []


def test_a_seat_that_is_gone_is_not_asked_alongside_the_others() -> None:
    state = with_seeds_left([1, 2], [], [3, 4])
    GAME.resign(state, 0)
    assert state.hands == [[], [], [3, 4]]
    assert [decision.seat for decision in GAME.asked(state)] == [2]


def test_secret_arguments_reach_only_the_seats_that_know_them() -> None:
    state = new()
    hide_all(state)
    event = next(event for event in state.events if event.key == "hid" and event.seat == 1)
    seen = event.seen_by(1)
    assert seen is not None
    assert seen.said == {"seed": state.hidden[1]}
    for viewer in (None, 0, 2):
        seen = event.seen_by(viewer)
        assert seen is not None
        assert (seen.key, seen.hidden, seen.said) == ("hid", True, {})


@pytest.mark.parametrize(
    ("move", "key"), [(Hide(99), "refusal-seed"), (Rest(), "refusal-first-choose-hidden")]
)
def test_a_refusal_gives_a_reason_and_leaves_the_state_unchanged(move: Move, key: str) -> None:
    state = new()
    before = GAME.encode(state)
    with pytest.raises(Refusal) as refused:
        GAME.play(state, 0, move)
    assert refused.value.reason.key == key
    assert GAME.encode(state) == before


def test_a_refusal_of_a_value_lists_the_legal_ones() -> None:
    state = new()
    with pytest.raises(Refusal) as refused:
        GAME.play(state, 0, Hide(99))
    assert (refused.value.move, refused.value.field) == (Hide, "seed")
    assert list(refused.value.offered) == state.hands[0]


def test_a_seat_that_is_not_asked_is_refused() -> None:
    state = new()
    hide_all(state)
    with pytest.raises(Refusal) as refused:
        GAME.play(state, 1, Rest())
    assert refused.value.reason.key == "refusal-not-asked"


def test_a_seat_whose_player_has_left_answers_automatically() -> None:
    state = new()
    GAME.play(state, 0, Hide(state.hands[0][0]))
    GAME.play(state, 1, Hide(state.hands[1][0]))
    GAME.resign(state, 2)
    assert all(state.hidden)
    assert state.events[0].key == "resigned"


def test_a_seat_that_is_taken_over_is_asked_again() -> None:
    state = new()
    hide_all(state)
    GAME.apply(state, 1, Resign())
    GAME.play(state, 0, Rest())
    assert GAME.asked(state) == [Turn(2)]
    GAME.apply(state, 1, Return())
    GAME.play(state, 2, Rest())
    GAME.play(state, 0, Rest())
    assert GAME.asked(state) == [Turn(1)]


def test_with_one_player_left_the_game_ends() -> None:
    state = new()
    GAME.resign(state, 0)
    GAME.resign(state, 1)
    assert state.outcome is not None
    assert state.outcome.reason == "ended-abandoned"
    assert GAME.asked(state) == []
    with pytest.raises(Refusal) as refused:
        GAME.play(state, 2, Hide(1))
    assert refused.value.reason.key == "refusal-over"


def test_tied_seats_share_a_place() -> None:
    state = new()
    GAME.resign(state, 0)
    GAME.resign(state, 1)
    assert state.outcome is not None
    assert [(standing.seat, standing.place) for standing in state.outcome.standings] == [
        (2, 1),
        (0, 2),
        (1, 2),
    ]


def test_a_state_is_decoded_with_its_open_answers_and_its_agenda() -> None:
    state = new(objections="on")
    GAME.play(state, 1, Hide(state.hands[1][0]))
    copy = GAME.copy(state)
    assert copy == state
    assert GAME.encode(copy) == GAME.encode(state)
    for each in (copy, state):
        for seat in (0, 2):
            GAME.play(each, seat, Hide(each.hands[seat][0]))
        GAME.play(each, 0, TWO)
    assert copy == state


def test_bytes_that_encode_no_state_are_refused() -> None:
    with pytest.raises((msgspec.ValidationError, msgspec.DecodeError)):
        GAME.decode(b"\x80")


def test_a_move_is_read_from_json_and_an_unknown_one_is_refused() -> None:
    assert GAME.move_from({"type": "plant", "crop": "wheat", "bed": "A1", "amount": 2}) == TWO
    for wrong in ({"type": "steal"}, {"type": "plant", "crop": 1, "bed": "A1", "amount": 2}, {}):
        with pytest.raises(msgspec.ValidationError):
            GAME.move_from(wrong)


@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (1, {}, "refusal-seats"),
        (5, {}, "refusal-seats"),
        (3, {"colour": "red"}, "refusal-option-unknown"),
        (3, {"objections": "maybe"}, "refusal-option-value"),
        (2, {"crowd": "on"}, "refusal-option-seats"),
    ],
)
def test_a_game_with_impossible_seats_or_options_is_refused(
    seats: int, options: dict[str, str], key: str
) -> None:
    with pytest.raises(Refusal) as refused:
        GAME.new(seats, options, b"example")
    assert refused.value.reason.key == key


def test_omitted_options_have_their_defaults() -> None:
    assert new().options == {"weather": "sun", "objections": "off", "crowd": "off"}
    assert new(crowd="on").options == {"weather": "sun", "objections": "off", "crowd": "on"}
