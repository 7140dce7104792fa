"""Forms: filled in in any order, without dead ends."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import Form, Group, Move, all_moves, only_move


class Build(Move, frozen=True):
    tile: int
    worker: int
    place: str


WORKERS = {1: (1, 2), 2: (2, 5), 3: (5,)}
PLACES = {1: ("A1", "B1"), 2: ("B1",), 5: ("C1", "A1")}


def build() -> Form:
    return Form(Build, tile=lambda: list(WORKERS), worker=WORKERS.__getitem__, place=lambda _, w: PLACES[w])


def test_moves_come_in_the_order_of_the_form() -> None:
    assert list(build().moves())[:3] == [Build(1, 1, "A1"), Build(1, 1, "B1"), Build(1, 2, "B1")]


def test_a_later_field_narrows_an_earlier_one() -> None:
    assert build().options("tile", {"place": "C1"}) == [2, 3]
    assert build().options("worker", {"place": "B1"}) == [1, 2]
    assert build().options("tile", {"worker": 1, "place": "C1"}) == []


def test_the_value_of_a_field_does_not_narrow_its_own_options() -> None:
    assert build().options("tile", {"tile": 3}) == [1, 2, 3]


def test_fields_with_one_value_left_are_filled_in() -> None:
    assert build().narrow({"tile": 3, "place": "C1"}) == {"tile": 3, "place": "C1", "worker": 5}
    assert build().narrow({"place": "C1"}) == {"place": "C1", "worker": 5}


def test_a_misfit_names_the_first_wrong_field_and_its_legal_values() -> None:
    assert build().misfit(Build(1, 5, "A1")) == ("worker", (1, 2))
    assert build().misfit(Build(9, 9, "Z")) == ("tile", [1, 2, 3])
    assert build().misfit(Build(2, 5, "C1")) is None


class Lay(Move, frozen=True):
    groups = {"row": Group("place", lambda place: place[0], least=3), "path": Group("place", len)}

    tile: int
    place: str


def lay() -> Form:
    return Form(Lay, tile=[1, 2], place=lambda tile: ["A1", "A2", "B11"] if tile == 1 else ["A2", "B2"])


def test_groups_are_steps_before_the_field_whose_values_they_narrow() -> None:
    assert Lay.steps() == ("tile", "row", "path", "place")
    assert Lay.fields() == ("tile", "place")


def test_a_group_narrows_its_field_and_is_narrowed_by_the_others() -> None:
    form = lay()
    assert form.options("row") == ["A", "B"]
    assert form.options("place", {"tile": 1, "row": "A"}) == ["A1", "A2"]
    assert form.options("path", {"tile": 1, "row": "A"}) == [2]
    assert form.options("tile", {"path": 3}) == [1]
    assert form.narrow({"tile": 1, "row": "B"}) == {"tile": 1, "row": "B", "place": "B11"}


def test_a_group_is_asked_for_only_if_it_divides_enough_values() -> None:
    form = lay()
    assert form.left({"tile": 1}) == ["row", "path", "place"]
    assert form.left({"tile": 1, "row": "A"}) == ["place"]
    assert form.left({"tile": 2}) == ["place"]
    assert form.left({"tile": 1, "place": "A1"}) == []
    assert list(form.moves({"tile": 1, "row": "A"})) == [Lay(1, "A1"), Lay(1, "A2")]


def test_a_form_without_fields_has_one_move() -> None:
    class Pass(Move, frozen=True):
        pass

    assert list(Form(Pass).moves()) == [Pass()]
    assert only_move([Form(Pass)]) == Pass()
    assert only_move([Form(Pass), build()]) is None


def test_the_only_move_of_a_form_is_found_and_a_choice_is_left_open() -> None:
    assert only_move([Form(Build, tile=[1], worker=lambda _: [2], place=["A1"])]) == Build(1, 2, "A1")
    assert only_move([Form(Build, tile=[1], worker=lambda _: [2, 3], place=["A1"])]) is None


class Take(Move, frozen=True):
    one: str
    other: str


def take(*kinds: str) -> Form:
    """Return a form for two different things in any order."""
    return Form(
        Take, one=kinds, other=lambda one: [kind for kind in kinds if kind != one] or [one]
    ).in_any_order()


def test_the_same_values_in_another_order_are_the_same_move() -> None:
    assert list(take("a", "b", "c").moves()) == [Take("a", "b"), Take("a", "c"), Take("b", "c")]
    assert list(take("a", "b", "c").moves({"one": "c"})) == [Take("c", "a"), Take("c", "b")]
    assert take("a", "b", "c").options("one") == ["a", "b", "c"]
    assert take("a", "b").misfit(Take("b", "a")) is None


def test_values_that_can_only_trade_places_are_no_choice() -> None:
    assert only_move([take("a", "b")]) == Take("a", "b")
    assert only_move([take("a")]) == Take("a", "a")
    assert only_move([take("a", "b", "c")]) is None
    assert only_move([take("a", "b"), Form(Build, tile=[1], worker=[1], place=["A1"])]) is None


def test_the_tag_of_a_move_is_its_name() -> None:
    assert Build.kind() == "build"
    assert Build.fields() == ("tile", "worker", "place")


@st.composite
def small_forms(draw: st.DrawFn) -> Form:
    """Draw a form of three fields, in which the values of each depend on the fields before it."""
    moves = draw(
        st.sets(st.tuples(*[st.integers(0, 3)] * 2, st.sampled_from("abc")), min_size=1, max_size=12)
    )
    ordered = sorted(moves)

    def values(*chosen: Any) -> list[Any]:
        after = [move[len(chosen)] for move in ordered if move[: len(chosen)] == chosen]
        return list(dict.fromkeys(after))

    return Form(Build, tile=values, worker=values, place=values)


@given(small_forms(), st.permutations(["tile", "worker", "place"]), st.data())
def test_choosing_what_is_offered_in_any_order_ends_in_a_legal_move(
    form: Form, order: list[str], data: st.DataObject
) -> None:
    chosen: dict[str, Any] = {}
    for field in order:
        options = form.options(field, chosen)
        assert options
        chosen[field] = data.draw(st.sampled_from(options))
    move = Build(**chosen)
    assert form.misfit(move) is None
    assert list(form.moves(chosen)) == [move]


@given(small_forms(), st.dictionaries(st.sampled_from(["tile", "worker"]), st.integers(0, 3)))
def test_options_are_exactly_the_values_of_the_matching_moves(form: Form, wanted: dict[str, Any]) -> None:
    for field in Build.fields():
        others = {name: value for name, value in wanted.items() if name != field}
        agreeing = [
            getattr(move, field)
            for move in form.moves()
            if all(getattr(move, name) == value for name, value in others.items())
        ]
        assert form.options(field, wanted) == list(dict.fromkeys(agreeing))


@given(small_forms(), st.integers(0, 3), st.integers(0, 3), st.sampled_from("abc"))
def test_a_move_fits_if_and_only_if_the_form_lists_it(form: Form, tile: int, worker: int, place: str) -> None:
    move = Build(tile, worker, place)
    assert (form.misfit(move) is None) == (move in all_moves([form]))


@given(small_forms(), st.randoms(use_true_random=False))
def test_a_sample_is_legal(form: Form, random: Any) -> None:
    assert form.misfit(form.sample(random.randrange)) is None


@pytest.mark.parametrize("field", Build.fields())
def test_every_option_of_every_field_leads_to_a_move(field: str) -> None:
    for value in build().options(field):
        assert any(getattr(move, field) == value for move in build().moves({field: value}))
