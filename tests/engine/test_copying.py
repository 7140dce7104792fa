"""Copies of structs, made by the types of their fields."""

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


def test_a_copy_is_equal_and_shares_nothing_mutable() -> None:
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


def test_a_whole_copy_does_not_even_share_values_that_are_only_read() -> None:
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


def test_a_step_is_copied_by_its_own_type_not_the_declared_one() -> None:
    foreman = Foreman([1], ["halt"])
    original = Site([foreman], foreman)
    copy = copied(original)
    assert copy == original
    for mason in (*copy.masons, copy.asked):
        assert isinstance(mason, Foreman)
        mason.orders.append("go on")
    assert foreman.orders == ["halt"]


def test_immutable_values_are_shared() -> None:
    original = yard()
    copy = copied(original)
    assert copy.heaps["a"].stones[0] is original.heaps["a"].stones[0]


def test_values_that_are_only_read_are_shared_except_in_whole_copies() -> None:
    original = yard()
    original.agenda.append(Rest(3))
    copy, of_guest = copied(original), copied_whole(original)
    assert copy.events[0] is original.events[0]
    assert copy.agenda[-1] is original.agenda[-1]
    assert of_guest == original
    assert of_guest.events[0] is not original.events[0]
    assert of_guest.agenda[-1] is not original.agenda[-1]


def test_a_frozen_struct_must_not_hold_mutable_values() -> None:
    with pytest.raises(TypeError, match=r"Chipped.*is frozen, but holds.*list"):
        copied(Quarry([]))


def test_an_unsupported_type_is_refused_by_name() -> None:
    with pytest.raises(TypeError, match=r"set.*can't be copied"):
        copied(Puzzle(set()))
