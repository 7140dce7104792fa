"""The ranking at the end of a game."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.engine import Outcome, Tally, ranked


def places(points: list[int], gone: list[bool] | None = None, **options: bool) -> dict[int, int]:
    tallies = [Tally({"play": total}, {}) for total in points]
    return {s.seat: s.place for s in ranked(tallies, gone or [False] * len(points), **options)}


def test_the_most_points_win() -> None:
    assert places([3, 9, 5]) == {1: 1, 2: 2, 0: 3}


def test_the_fewest_points_win_if_the_game_says_so() -> None:
    assert places([3, 9, 5], fewest=True) == {0: 1, 2: 2, 1: 3}


def test_tied_seats_share_a_place_and_the_next_places_are_skipped() -> None:
    assert places([5, 9, 9, 1]) == {1: 1, 2: 1, 0: 3, 3: 4}


def test_tie_breaks_apply_in_their_order() -> None:
    tallies = [
        Tally({"play": 5}, {"gold": 1, "wood": 9}),
        Tally({"play": 5}, {"gold": 2, "wood": 0}),
        Tally({"play": 5}, {"gold": 2, "wood": 1}),
    ]
    assert [standing.seat for standing in ranked(tallies, [False] * 3)] == [2, 1, 0]
    assert [standing.seat for standing in ranked(tallies, [False] * 3, fewest=True)] == [0, 1, 2]


@pytest.mark.parametrize(
    ("totals", "compared"), [((5, 5, 3), ["gold"]), ((5, 3, 3), ["gold", "wood"]), ((5, 4, 3), [])]
)
def test_only_the_tie_breaks_that_were_needed_count_as_compared(
    totals: Sequence[int], compared: Sequence[str]
) -> None:
    breaks = [
        {"gold": 1, "wood": 9, "seat": 1},
        {"gold": 2, "wood": 0, "seat": 2},
        {"gold": 2, "wood": 1, "seat": 3},
    ]
    tallies = [Tally({"play": total}, ties) for total, ties in zip(totals, breaks, strict=True)]
    assert Outcome("ended", ranked(tallies, [False] * 3)).compared == compared


def test_seats_that_left_rank_behind_those_that_stayed_and_among_themselves() -> None:
    assert places([30, 1, 20], [True, False, True]) == {1: 1, 0: 2, 2: 3}
    assert places([1, 30, 20], [True, False, True], fewest=True) == {1: 1, 0: 2, 2: 3}


def test_nobody_shares_a_place_with_a_seat_that_left() -> None:
    assert places([7, 7], [True, False]) == {1: 1, 0: 2}


def test_without_leavers_last_seats_that_left_rank_among_the_others() -> None:
    assert places([30, 1, 20], [True, False, True], leavers_last=False) == {0: 1, 2: 2, 1: 3}


def test_totals_are_the_sums_of_their_sources() -> None:
    standing = ranked([Tally({"play": 4, "lost": -1}, {"gold": 2})], [False])[0]
    assert (standing.total, standing.sources, standing.tie_breaks) == (
        3,
        {"play": 4, "lost": -1},
        {"gold": 2},
    )
