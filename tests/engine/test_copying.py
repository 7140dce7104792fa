"""Copies of structs by their types."""

from __future__ import annotations

import pytest
from msgspec import Struct

from bot.engine import Event, Player, text
from bot.engine.agenda import Step, Task
from bot.engine.copying import copied, copied_whole


class Stone(Struct, frozen=True):
    colour: str
    chips: tuple[int, ...] = ()


class Heap(Struct):
    stones: list[Stone]
    count: int = 0


class Mason(Task):
    marks: list[int]


class Rest(Task):
    hours: int


class Foreman(Mason):
    orders: list[str]


class Site(Struct):
    masons: list[Mason]
    asked: Mason | None


class Yard(Struct):
    heaps: dict[str, Heap]
    rows: list[list[Heap | None]]
    agenda: list[Step]
    best: Heap | None = None
    events: list[Event] = []


class Chipped(Struct, frozen=True):
    chips: list[int]


class Quarry(Struct):
    chipped: list[Chipped]


class Puzzle(Struct):
    pieces: set[int]


def yard() -> Yard:
    heap = Heap([Stone("white")], 1)
    return Yard({"a": heap}, [[None, Heap([])]], [Mason([1])], events=[Event("quarried")])


def test_a_copy_is_equal_and_shares_nothing_that_can_change() -> None:
    original, copy = yard(), copied(yard())
    assert copy == original
    copy = copied(original)
    copy.heaps["a"].stones.append(Stone("red"))
    copy.heaps["b"] = Heap([])
    assert copy.rows[0][1] is not None
    copy.rows[0][1].count = 7
    copy.rows.append([])
    copy.best = copy.heaps["a"]
    (mason,) = copy.agenda
    assert isinstance(mason, Mason)
    mason.marks.append(2)
    copy.agenda.clear()
    copy.events.clear()
    assert original == yard()


def test_a_guest_gets_what_is_only_read_of_their_own_too() -> None:
    told = text("list-and", rest=[Player(0)], last=text("seat-2", of=[Player(1)]))
    original = yard()
    original.events[0].arguments["who"] = told
    copy = copied_whole(original)
    assert copy == original
    heard = copy.events[0].arguments["who"]
    assert heard == told
    heard.arguments["rest"].append(Player(2))
    heard.arguments["last"].arguments.clear()
    assert told == text("list-and", rest=[Player(0)], last=text("seat-2", of=[Player(1)]))


def test_a_step_is_copied_as_what_it_is_not_as_what_it_is_declared_to_be() -> None:
    foreman = Foreman([1], ["halt"])
    original = Site([foreman], foreman)
    copy = copied(original)
    assert copy == original
    for mason in (*copy.masons, copy.asked):
        assert isinstance(mason, Foreman)
        mason.orders.append("go on")
    assert foreman.orders == ["halt"]


def test_what_can_not_change_is_shared() -> None:
    original = yard()
    copy = copied(original)
    assert copy.heaps["a"].stones[0] is original.heaps["a"].stones[0]


def test_what_is_only_read_once_it_is_there_is_shared_but_not_with_guests() -> None:
    original = yard()
    original.agenda.append(Rest(3))
    copy, of_guest = copied(original), copied_whole(original)
    assert copy.events[0] is original.events[0]
    assert copy.agenda[-1] is original.agenda[-1]
    assert of_guest == original
    assert of_guest.events[0] is not original.events[0]
    assert of_guest.agenda[-1] is not original.agenda[-1]


def test_what_is_frozen_may_not_hold_what_can_change() -> None:
    with pytest.raises(TypeError, match=r"Chipped.*is frozen, but holds.*list"):
        copied(Quarry([]))


def test_a_type_that_positions_do_not_have_is_refused_by_name() -> None:
    with pytest.raises(TypeError, match=r"set.*can't be copied"):
        copied(Puzzle(set()))
