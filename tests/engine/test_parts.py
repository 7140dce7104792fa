"""Parts: everything that lies on a table must be declared."""

from __future__ import annotations

import pytest
from msgspec import Struct

from bot import engine
from bot.engine import Part, Parts, Passage, Position, Text, text


class Player(Struct):
    boats: int
    coins: int = 0


class View(Position, engine.View, kw_only=True):
    viewer: int | None = None
    players: list[Player]
    river: list[str]
    hill: int = 0


RIVER = Part("river", ("river",), lambda view: [text("river", boats=len(view.river))])
HILL = Part("hill", ("hill",), lambda view: [Text("hill")] * view.hill, lambda view: [Text("hill-brief")])
OVER = engine.Outcome("over", [])


def view(**told: object) -> View:
    return View(**{"seats": 2, "options": {}, "gone": [False] * 2, "players": [], "river": ["a"]} | told)


def test_a_field_of_a_view_that_no_part_reads_is_refused() -> None:
    with pytest.raises(
        ValueError, match="players can't see hill of a View: let a part read what they should"
    ):
        Parts(View, (RIVER,))
    Parts(View, (RIVER,), {"hill": "it is flat"})


def test_a_declaration_for_a_missing_field_is_refused() -> None:
    with pytest.raises(ValueError, match="a View has no sea: leave it out"):
        Parts(View, (RIVER, HILL, Part("sea", ("sea",), lambda view: [])))
    with pytest.raises(ValueError, match="a View has no sea: leave it out"):
        Parts(View, (RIVER, HILL), {"sea": "it is far"})


def test_each_part_with_something_to_tell_is_a_passage_with_a_heading() -> None:
    parts = Parts(View, (RIVER, HILL))
    river = Passage(text("passage-river", over="no"), [text("river", boats=1)])
    assert parts.passages(view()) == [river]
    hill = Passage(text("passage-hill", over="no"), [Text("hill")])
    assert parts.passages(view(hill=1)) == [river, hill]
    assert parts.brief(view()) == [Text("hill-brief")]


def test_a_part_that_lasts_until_the_end_is_not_told_afterwards() -> None:
    parts = Parts(View, (Part("river", ("river",), RIVER.told, RIVER.told, until_end=True), HILL))
    assert [one.title for one in parts.passages(view(hill=1, outcome=OVER))] == [
        text("passage-hill", over="yes")
    ]
    assert parts.brief(view(outcome=OVER)) == [Text("hill-brief")]


def test_a_part_looks_the_same_while_the_fields_that_it_reads_are_the_same() -> None:
    parts = Parts(View, (RIVER, HILL, Part("boats", ("players.boats",), lambda view: [])))
    assert parts.looks(view(), "river") == parts.looks(view(hill=3, ply=8), "river")
    assert parts.looks(view(), "river", "hill") != parts.looks(view(hill=3), "river", "hill")
    assert parts.looks(view(), "river") != parts.looks(view(options={"tide": "high"}), "river")
    one, richer, other = (view(players=[Player(*has)]) for has in ((1, 0), (1, 5), (2, 0)))
    assert parts.looks(one, "boats") == parts.looks(richer, "boats") != parts.looks(other, "boats")
