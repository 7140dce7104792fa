"""What a state remembers of the last deeds."""

from __future__ import annotations

from bot.engine import Chance, Chronicle, Event, Position, Step


class Table(Position, kw_only=True):
    recent: list[Event] = []


class State(Table, Chronicle, kw_only=True):
    NO_DEEDS = frozenset(("rested",))

    agenda: list[Step]
    chance: Chance


def new_state() -> State:
    return State(seats=2, options={}, gone=[False, False], agenda=[], chance=Chance(b"seed"))


def test_the_last_six_deeds_are_kept_the_newest_last() -> None:
    state = new_state()
    for number in range(8):
        state.tell("moved", number % 2, number=number)
    assert [event.arguments["number"] for event in state.recent] == [2, 3, 4, 5, 6, 7]
    assert len(state.events) == 8


def test_what_is_no_deed_is_told_without_being_remembered() -> None:
    state = new_state()
    state.tell("rested", 0)
    state.tell("began")
    assert [event.key for event in state.events] == ["rested", "began"]
    assert state.recent == []


def test_what_follows_from_a_deed_is_remembered_with_it() -> None:
    state = new_state()
    state.tell("moved", 0)
    state.note(0, "points", 2)
    assert [change.amount for change in state.recent[0].changes] == [2]


def test_two_games_remember_their_own_deeds() -> None:
    one, other = new_state(), new_state()
    one.tell("moved", 0)
    assert other.recent == []
