"""Win chances, computed from the estimated final points."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from bot.engine import Chances, Evaluation, Outcome, Standing, Weights, softmax

KNOWN = Evaluation(
    figures=lambda position, seat: {"points": position.points[seat]},
    progress=lambda position: position.progress,
    result=lambda outcome, seat: 0.0,
    weights=Weights(figures={"points": (1.0, 1.0, 1.0)}),
)
CHANCES = Chances(scales={2: (16.0, 4.0, 1.0), 4: (9.0, 9.0, 9.0)})


def position(
    *points: float, progress: float = 0.5, gone: tuple[int, ...] = (), outcome: object = None
) -> object:
    return SimpleNamespace(
        points=points,
        seats=len(points),
        progress=progress,
        gone=[seat in gone for seat in range(len(points))],
        outcome=outcome,
    )


def test_a_lead_of_one_scale_multiplies_the_odds_by_e() -> None:
    ahead, behind = CHANCES.of(KNOWN, position(14, 10))
    assert ahead / behind == pytest.approx(2.718, abs=0.001)
    assert ahead + behind == pytest.approx(1)


def test_the_same_lead_is_worth_more_the_later_it_is() -> None:
    early, middle, late = (CHANCES.of(KNOWN, position(14, 10, progress=at))[0] for at in (0, 0.5, 1))
    assert 0.5 < early < middle < late < 1


def test_scales_are_interpolated_geometrically_between_the_stages() -> None:
    assert CHANCES.scale(2, 0.25) == pytest.approx(8)
    assert CHANCES.scale(2, 0.75) == pytest.approx(2)


def test_an_unmeasured_number_of_seats_has_the_scale_of_the_nearest_one() -> None:
    assert CHANCES.scale(5, 0) == pytest.approx(9)
    assert CHANCES.scale(3, 0) == pytest.approx(16)


def test_a_seat_that_has_left_cannot_win() -> None:
    assert CHANCES.of(KNOWN, position(40, 10, gone=(0,))) == (0, 1)


def test_after_the_end_the_chances_are_the_result() -> None:
    shared = Outcome("reason", [Standing(seat, 1, 5, {}, {}) for seat in range(2)])
    chances = CHANCES.of(KNOWN, position(5, 5, 3, outcome=shared))
    assert chances == tuple((seat in shared.winners) / len(shared.winners) for seat in range(3))


def test_softmax_does_not_overflow() -> None:
    assert softmax([2000.0, 0.0, -2000.0]) == [1.0, 0.0, 0.0]
