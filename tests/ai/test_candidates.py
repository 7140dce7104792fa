"""Which moves a computer considers."""

from __future__ import annotations

from itertools import product

from bot.ai.search import drawn, neighbours, weighed
from bot.engine import Chance, Form, Move


class Walk(Move, frozen=True):
    """A move with two fields; in `FORM`, `north` is at most `east`."""

    east: int
    north: int


FORM = Form(Walk, east=range(40), north=lambda east: range(east + 1))


def near(move: Walk) -> float:
    """Return how near a walk leads to one place: 0 at the place, else negative."""
    return -abs(move.east - 31) - abs(move.north - 17)


def test_few_moves_are_all_evaluated_and_sorted_best_first() -> None:
    found = weighed([Form(Walk, east=range(3), north=range(2))], near, 10, Chance(b"few"))
    assert {one.move for one in found} == {Walk(east, north) for east, north in product(range(3), range(2))}
    assert [one.lead for one in found] == sorted((one.lead for one in found), reverse=True)


def test_of_many_moves_only_some_are_evaluated_and_hill_climbing_finds_the_best() -> None:
    found = weighed([FORM], near, 200, Chance(b"many"))
    assert len({one.move for one in found}) == len(found) <= 300
    assert found[0] == (Walk(31, 17), 0)


def test_hill_climbing_stays_within_each_of_two_forms() -> None:
    low, high = (
        Form(Walk, east=range(15), north=range(15)),
        Form(Walk, east=range(25, 40), north=range(15, 25)),
    )
    found = weighed([low, high], near, 120, Chance(b"two"))
    assert found[0] == (Walk(31, 17), 0)
    assert all(None in (low.misfit(one.move), high.misfit(one.move)) for one in found)


def test_every_first_value_is_drawn_before_any_is_drawn_again() -> None:
    assert {move.east for move in drawn([FORM], 40, Chance(b"openings"))} == set(range(40))


def test_neighbors_differ_in_one_field_and_are_legal() -> None:
    for move in neighbours(FORM, Walk(20, 20), 100, Chance(b"near")):
        assert FORM.misfit(move) is None
        assert (move.east == 20) != (move.north == 20) or move.east < 20  # `north` must fit `east`


def test_the_same_seed_gives_the_same_candidates() -> None:
    assert weighed([FORM], near, 50, Chance(b"same")) == weighed([FORM], near, 50, Chance(b"same"))
