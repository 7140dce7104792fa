"""Ratings: what openskill computes, as long as each player has only one seat."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace
from openskill.models import PlackettLuce

from bot.play.history.rating_queries import BEGINNER, RatedSeat, Rating, ranks, rate
from bot.play.history.ratings import figure, is_uncertain, margin

Seat = tuple[str, int, bool]
"""Name, place, and whether they stayed."""

HISTORY: Sequence[Sequence[Seat]] = (
    (("Anna", 1, True), ("Ben", 2, True)),
    (("Anna", 2, True), ("Ben", 2, True), ("Carla", 1, True)),
    (("Dora", 1, False), ("Ben", 2, True), ("Anna", 3, True), ("Carla", 4, False)),
    (("Carla", 1, True), ("Dora", 2, True)),
)
PEOPLE = ("Anna", "Ben", "Carla", "Dora")


def a_seat(number: int, seat: Seat, *, user: int | None = None, computer: str | None = None) -> RatedSeat:
    name, place, stayed = seat
    return RatedSeat(
        table_id=1,
        ended_at=0.0,
        seat=number,
        user=user,
        name=name,
        computer=computer,
        place=place,
        stayed=stayed,
        mean_before=None,
        spread_before=None,
        mean=None,
        spread=None,
    )


def test_a_small_history_gives_the_ratings_of_openskill() -> None:
    model = PlackettLuce()
    theirs = {name: model.rating() for name in PEOPLE}
    ours: dict[str, Rating] = {}
    # Players who left rank behind all who stayed, tied with others who left.
    by_hand = ([1, 2], [2, 2, 1], [4, 1, 2, 4], [1, 2])
    for seats, places in zip(HISTORY, by_hand, strict=True):
        names = [name for name, _, _ in seats]
        rated = model.rate([[theirs[name]] for name in names], ranks=[float(rank) for rank in places])
        theirs |= {name: team[0] for name, team in zip(names, rated, strict=True)}
        game = [a_seat(number, seat, user=PEOPLE.index(seat[0]) + 1) for number, seat in enumerate(seats)]
        reckoned = rate(game, [ours.get(name) for name in names])
        assert [before for before, _ in reckoned] == [ours.get(name, BEGINNER) for name in names]
        ours |= {name: after for name, (_, after) in zip(names, reckoned, strict=True)}
    for name in PEOPLE:
        assert ours[name].mean == pytest.approx(theirs[name].mu)
        assert ours[name].spread == pytest.approx(theirs[name].sigma)


def test_computers_of_a_level_are_one_player_whatever_seats_they_have() -> None:
    game = [
        a_seat(0, ("Anna", 2, True), user=1),
        a_seat(1, ("Gaius", 1, True), computer="tiro"),
        a_seat(2, ("Livia", 3, True), computer="tiro"),
        a_seat(3, ("Quinta", 4, True), computer="legatus"),
    ]
    (_, _), (_, first), (_, second), (_, other) = rate(game, [None] * 4)
    assert first == second
    assert first != other
    assert BEGINNER.mean < first.mean < rate(game[:2], [None] * 2)[1][1].mean


def test_a_beginner_is_shown_as_1400_and_uncertain() -> None:
    assert (figure(BEGINNER), is_uncertain(BEGINNER)) == (1400, True)
    known = Rating(BEGINNER.mean + 10, 4.0)
    assert (figure(known), margin(known), is_uncertain(known)) == (1540, 56, False)


def test_players_who_left_rank_behind_those_who_stayed_and_those_who_left_later() -> None:
    def seat(number: int, place: int, until: int | None, *, stayed: bool = False) -> RatedSeat:
        return replace(a_seat(number, ("A", place, stayed), user=number + 1), until=until)

    stayed = [seat(0, 2, None, stayed=True), seat(1, 4, None, stayed=True)]
    assert ranks([*stayed, seat(2, 1, 10), seat(3, 3, 40)]) == [2, 4, 6, 5]
    assert ranks([*stayed, seat(2, 1, None), seat(3, 3, None)]) == [2, 4, 5, 5], (
        "as in results of older versions"
    )
