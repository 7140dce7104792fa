"""How a game goes on: tasks, decisions, answers given together, reactions, absence, refusals, bytes."""

from __future__ import annotations

import msgspec
import pytest

from bot.engine import Decision, Move, Refusal, Resign, Return, Together, push
from tests.engine.toy import (
    TOY,
    ChooseCard,
    ChoosePrize,
    MayObject,
    Object,
    PlayCard,
    State,
    Take,
    TidyUp,
)


def toy(seats: int = 3, **options: str) -> State:
    state: State = TOY.new(seats, options, b"toys")
    return state


def play_cards(state: State) -> int:
    """Everybody plays the first card; the seat that takes the trick."""
    for seat in range(state.seats):
        if not state.gone[seat]:
            TOY.play(state, seat, PlayCard(state.hands[seat][0]))
    return TOY.asked(state)[0].seat


def kinds(state: State) -> list[type[Decision]]:
    return [type(decision) for decision in TOY.asked(state)]


def test_a_new_game_stands_at_its_first_decision() -> None:
    state = toy()
    assert kinds(state) == [ChooseCard] * 3
    assert state.ply == 0
    assert state.outcome is None


def test_those_asked_together_answer_in_any_order_and_are_not_asked_again() -> None:
    state = toy()
    TOY.play(state, 2, PlayCard(state.hands[2][0]))
    assert [decision.seat for decision in TOY.asked(state)] == [0, 1]
    with pytest.raises(Refusal) as refused:
        TOY.play(state, 2, PlayCard(state.hands[2][1]))
    assert refused.value.reason.key == "refusal-answered"


def test_with_the_last_answer_given_together_all_come_to_light() -> None:
    state = toy()
    revealed = []
    for seat in range(3):
        TOY.play(state, seat, PlayCard(state.hands[seat][0]))
        revealed.append(next(event.reveals for event in state.events if event.key == "answered"))
    assert revealed == [False, False, True]


def test_answers_given_together_are_unseen_until_the_last() -> None:
    state = toy()
    card = state.hands[0][1]
    TOY.play(state, 0, PlayCard(card))
    assert [event.key for event in state.events] == ["answered"]
    assert state.played == []
    assert TOY.view(state, 1).answered == [0]
    assert TOY.view(state, 0).decision is None
    other = TOY.copy(state)
    assert isinstance(other.agenda[-1], Together)
    other.agenda[-1].answers[0] = PlayCard(state.hands[0][0])
    for viewer in (None, 1, 2):
        assert msgspec.msgpack.encode(TOY.view(other, viewer)) == msgspec.msgpack.encode(
            TOY.view(state, viewer)
        )


def test_answers_given_together_are_played_in_the_order_of_the_decisions() -> None:
    state = toy()
    cards = [hand[0] for hand in state.hands]
    for seat in (2, 0, 1):
        TOY.play(state, seat, PlayCard(cards[seat]))
    assert state.played == cards
    assert [event.seat for event in state.events if event.key == "card-played"] == [0, 1, 2]


def test_what_a_move_pushes_comes_before_what_stood_on_the_agenda() -> None:
    state = toy(objections="on")
    winner = play_cards(state)
    assert kinds(state) == [ChoosePrize]
    TOY.play(state, winner, Take("points", 2))
    assert kinds(state) == [MayObject]
    objector = (winner + 1) % 3
    TOY.play(state, objector, Object("no"))
    assert state.points[winner] == 2
    assert kinds(state) == [ChooseCard] * 3
    assert state.trick == 2


def test_a_reaction_can_undo_what_it_reacts_to() -> None:
    state = toy(objections="on")
    winner = play_cards(state)
    TOY.play(state, winner, Take("points", 2))
    TOY.play(state, (winner + 1) % 3, Object("yes"))
    assert state.points == [0, 0, 0]


def test_a_question_with_one_answer_is_asked_where_the_decision_says_so() -> None:
    state = toy()
    for _ in range(2):
        TOY.play(state, play_cards(state), Take("points", 1))
    assert [list(hand.values(())) for d in TOY.asked(state) for hand in d.forms(state)] == state.hands
    assert [len(hand) for hand in state.hands] == [1, 1, 1]
    assert kinds(state) == [ChooseCard] * 3


def test_a_question_with_one_answer_is_not_asked_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ChooseCard, "ask_when_forced", False)
    state = toy()
    for _ in range(2):
        TOY.play(state, play_cards(state), Take("points", 1))
    assert len(state.played) == 9
    assert kinds(state) == [ChoosePrize]


def with_cards_left(*hands: list[int]) -> State:
    """The tricks are over, and these cards are left."""
    state = toy()
    state.agenda = [TidyUp()]
    state.hands, state.hand_sizes = [list(hand) for hand in hands], [len(hand) for hand in hands]
    push(state, MayObject(0, 1, 1))
    TOY.play(state, 0, Object("yes"))
    return state


def test_what_is_asked_alongside_is_carried_out_at_once_and_in_any_order() -> None:
    state = with_cards_left([1, 2], [], [3])
    assert [decision.seat for decision in TOY.asked(state)] == [0, 2]
    TOY.play(state, 2, PlayCard(3))
    assert state.played == [3]
    assert TOY.view(state, 1).answered == []
    assert [decision.seat for decision in TOY.asked(state)] == [0]


def test_what_follows_from_one_asked_alongside_keeps_nobody_else_waiting() -> None:
    state = with_cards_left([1, 2], [], [3])
    TOY.play(state, 0, PlayCard(1))
    assert [decision.seat for decision in TOY.asked(state)] == [0, 2], "who goes on keeps the place"
    assert TOY.copy(state) == state
    TOY.play(state, 0, PlayCard(2))
    TOY.play(state, 2, PlayCard(3))
    assert state.played == [1, 2, 3]
    assert state.agenda == []


def test_a_seat_that_is_gone_is_not_asked_alongside_the_others() -> None:
    state = with_cards_left([1, 2], [], [3])
    TOY.resign(state, 0)
    assert state.played == [1, 2]
    assert [decision.seat for decision in TOY.asked(state)] == [2]


def test_secret_arguments_reach_only_those_who_know() -> None:
    state = toy()
    winner = play_cards(state)
    TOY.play(state, winner, Take("card", 0))
    event = state.events[0]
    assert event.seen_by(winner).said == {"card": state.hands[winner][-1]}
    for viewer in {None, 0, 1, 2} - {winner}:
        seen = event.seen_by(viewer)
        assert (seen.key, seen.hidden, seen.said) == ("card-drawn", True, {})


@pytest.mark.parametrize(
    ("move", "key"),
    [(PlayCard(99), "refusal-no-card"), (Take("card", 0), "refusal-play-first")],
)
def test_a_refusal_says_why_and_leaves_the_state_untouched(move: Move, key: str) -> None:
    state = toy()
    before = TOY.encode(state)
    with pytest.raises(Refusal) as refused:
        TOY.play(state, 0, move)
    assert refused.value.reason.key == key
    assert TOY.encode(state) == before


def test_a_refusal_of_a_value_offers_the_others() -> None:
    state = toy()
    with pytest.raises(Refusal) as refused:
        TOY.play(state, 0, PlayCard(99))
    assert (refused.value.move, refused.value.field) == (PlayCard, "card")
    assert list(refused.value.offered) == state.hands[0]


def test_somebody_who_is_not_asked_is_told_who_is() -> None:
    state = toy()
    winner = play_cards(state)
    with pytest.raises(Refusal) as refused:
        TOY.play(state, (winner + 1) % 3, Take("card", 0))
    assert refused.value.reason.key == "refusal-not-asked"


def test_a_seat_whose_player_is_gone_answers_by_itself() -> None:
    state = toy()
    TOY.play(state, 0, PlayCard(state.hands[0][0]))
    TOY.play(state, 1, PlayCard(state.hands[1][0]))
    TOY.resign(state, 2)
    assert len(state.played) == 3
    assert state.events[0].key == "resigned"


def test_a_seat_that_is_taken_over_is_asked_again() -> None:
    state = toy()
    TOY.apply(state, 2, Resign())
    assert [decision.seat for decision in TOY.asked(state)] == [0, 1]
    TOY.apply(state, 2, Return())
    for seat in (0, 1):
        TOY.play(state, seat, PlayCard(state.hands[seat][0]))
    TOY.play(state, TOY.asked(state)[0].seat, Take("points", 1))
    assert [decision.seat for decision in TOY.asked(state)] == [0, 1, 2]


def test_with_one_player_left_the_game_ends() -> None:
    state = toy()
    TOY.resign(state, 0)
    TOY.resign(state, 1)
    assert state.outcome is not None
    assert state.outcome.reason == "ended-abandoned"
    assert TOY.asked(state) == []
    with pytest.raises(Refusal) as refused:
        TOY.play(state, 2, PlayCard(1))
    assert refused.value.reason.key == "refusal-over"


def test_equal_seats_share_a_place() -> None:
    state = toy()
    TOY.resign(state, 0)
    TOY.resign(state, 1)
    assert state.outcome is not None
    assert state.outcome.winners == [0, 1, 2]


def test_a_state_comes_back_from_its_bytes_with_open_answers_and_agenda() -> None:
    state = toy(objections="on")
    TOY.play(state, 1, PlayCard(state.hands[1][0]))
    copy = TOY.copy(state)
    assert copy == state
    assert TOY.encode(copy) == TOY.encode(state)
    winner = play_two(copy)
    assert winner == play_two(state)
    assert copy == state


def play_two(state: State) -> int:
    for seat in (0, 2):
        TOY.play(state, seat, PlayCard(state.hands[seat][0]))
    return TOY.asked(state)[0].seat


def test_bytes_that_are_no_state_are_refused() -> None:
    with pytest.raises((msgspec.ValidationError, msgspec.DecodeError)):
        TOY.decode(b"\x80")


def test_a_move_comes_back_from_json_and_an_unknown_one_is_refused() -> None:
    assert TOY.move_from({"type": "take", "prize": "points", "points": 2}) == Take("points", 2)
    for wrong in ({"type": "steal"}, {"type": "take", "prize": 1, "points": 2}, {}):
        with pytest.raises(msgspec.ValidationError):
            TOY.move_from(wrong)


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
def test_a_game_that_can_not_be_is_refused(seats: int, options: dict[str, str], key: str) -> None:
    with pytest.raises(Refusal) as refused:
        TOY.new(seats, options, b"toys")
    assert refused.value.reason.key == key


def test_options_left_out_have_their_default() -> None:
    assert toy().options == {"objections": "off", "crowd": "off"}
    assert toy(crowd="on").options == {"objections": "off", "crowd": "on"}
