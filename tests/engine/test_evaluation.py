"""What positions are worth."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from bot.engine import DECIDED, Evaluation, Outcome, Standing, Weights, stage_mixture, total_of


@dataclass
class Position:
    points: list[int]
    at: float = 0
    outcome: Outcome | None = None
    seats: int = field(init=False)

    def __post_init__(self) -> None:
        self.seats = len(self.points)


EVALUATION = Evaluation(
    figures=lambda position, seat: {"points": position.points[seat], "new": 1},
    progress=lambda position: position.at,
    result=total_of,
    weights=Weights(figures={"points": (4, 2, 1)}),
)


@pytest.mark.parametrize(
    ("at", "mixture"), [(0, (1, 0, 0)), (0.25, (0.5, 0.5, 0)), (1, (0, 0, 1)), (7, (0, 0, 1))]
)
def test_a_moment_between_two_stages_is_a_mixture_of_both(at: float, mixture: tuple[float, ...]) -> None:
    assert stage_mixture(at) == mixture


def test_weights_depend_on_the_stage_and_a_figure_without_weights_counts_nothing() -> None:
    assert [EVALUATION.worths(Position([10], at))[0] for at in (0, 0.25, 0.5, 1)] == [40, 30, 20, 10]


def test_a_lead_is_measured_against_the_midpoint_of_the_others_best_and_mean() -> None:
    assert EVALUATION.lead(Position([10, 8, 2], 1), 0) == 10 - (8 + 5) / 2


def test_after_the_end_winning_counts_first_and_points_second() -> None:
    outcome = Outcome("over", [Standing(0, 1, 33, {}, {}), Standing(1, 2, 30, {}, {})])
    assert EVALUATION.worths(Position([1, 99], 1, outcome)) == [33, 30]
    assert [EVALUATION.lead(Position([1, 99], 1, outcome), seat) for seat in (0, 1)] == [
        DECIDED + 3,
        -DECIDED - 3,
    ]


def test_a_shared_victory_is_worth_half_of_one_alone() -> None:
    outcome = Outcome("over", [Standing(0, 1, 30, {}, {}), Standing(1, 1, 30, {}, {})])
    assert EVALUATION.lead(Position([1, 99], 1, outcome), 0) == DECIDED / 2
