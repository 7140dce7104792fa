"""What a state tells about the deeds of its seats, and which it remembers."""

from __future__ import annotations

from bot.engine import Chance, Change, Event, Place, Position, State, Step, changes_of, deeds_of, text


class Garden(Position, State, kw_only=True):
    agenda: list[Step]
    chance: Chance


def new_state() -> Garden:
    return Garden(seats=2, options={}, gone=[False, False], agenda=[], chance=Chance(b"seed"))


def test_the_last_six_deeds_are_kept_in_order() -> None:
    state = new_state()
    for number in range(8):
        state.did("moved", number % 2, number=number)
    assert [event.arguments["number"] for event in state.recent] == [2, 3, 4, 5, 6, 7]
    assert len(state.events) == 8


def test_other_events_are_told_but_not_remembered() -> None:
    state = new_state()
    state.tell("paid", 0)
    state.tell("began")
    assert [event.deed for event in state.events] == [False, False]
    assert state.recent == []


def test_an_action_for_a_seat_without_a_player_is_no_deed() -> None:
    state = new_state()
    state.did("resigned", 0)
    state.gone[0] = True
    state.did("passed", 0)
    assert [event.deed for event in state.events] == [True, False]
    assert [event.key for event in state.recent] == ["resigned"]


def test_a_change_noted_after_a_deed_is_remembered_with_it() -> None:
    state = new_state()
    state.did("moved", 0)
    state.note(0, "points", 2)
    assert [change.amount for change in state.recent[0].changes] == [2]


def test_two_states_do_not_share_their_deeds() -> None:
    one, other = new_state(), new_state()
    one.did("moved", 0)
    assert other.recent == []


def test_the_deeds_of_a_move_end_at_an_event_without_a_seat() -> None:
    state = new_state()
    state.did("laid", 1)
    state.tell("paid", 1)
    state.did("built", 1)
    state.tell("round-began")
    state.did("moved", 1)
    assert [event.key for event in deeds_of(state.events)] == ["laid", "built"]


def test_the_deeds_of_a_move_end_where_another_seat_acts() -> None:
    events = [Event("laid", 0, deed=True), Event("laid", 1, deed=True), Event("built", 0, deed=True)]
    assert deeds_of(events) == events[:1]


def test_the_changes_of_a_seat_are_added_up_without_zeros() -> None:
    events = [
        Event("sold", 0, changes=[Change(0, "gold", 3), Change(1, "gold", 9), Change(0, "wood", -1)]),
        Event("paid", 0, changes=[Change(0, "gold", -2), Change(0, "wood", 1)]),
    ]
    assert changes_of(events, 0) == {"gold": 1}


def test_an_event_finds_the_places_in_all_its_arguments() -> None:
    piece = text("piece", point=Place("B2"))
    event = Event("led", 0, {"start": Place("A1"), "pieces": [piece, piece], "length": 2})
    assert event.places == ("A1", "B2")
    assert event.places_of("pieces", "none") == ("B2",)
