"""The curve of a game: points round by round, its turning points, and what is said about them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import msgspec
import pytest

from bot.engine import Chance, Outcome, Place, Player, Record, Tally, Text, ranked
from bot.games import TITLES
from bot.games.title import Title
from bot.i18n.fluent import LOCALES, words
from bot.pictures.curve_page import Chart
from bot.pictures.names import Showing
from bot.review.curve import Curve, PointChange, TurningKind, TurningPoint, curve, turning_points
from bot.review.curve_text import CurveInWords, chart, curve_page
from bot.review.replay import SeenMoment, course
from tests.conformance.suite import random_game

NAMES = ("Anna", "Ben", "Carla", "Dora", "Emil", "Flavia")


@cache
def whole_game(name: str) -> Record:
    game = TITLES[name].game
    return random_game(game, game.seats[:2][-1], {}, "a curve").record()


def showing(record: Record, locale: Any = "en") -> Showing:
    return Showing(NAMES[: record.seats], words(locale, record.game))


def up_to(record: Record, ply: int) -> list[SeenMoment]:
    """Return the moments of a game up to a ply, as if it were still running."""
    part = msgspec.structs.replace(record, entries=record.entries[:ply])
    return [
        moment
        for moment, _ in zip(course(TITLES[record.game], record), range(len(part.entries) + 1), strict=False)
    ]


def shown(name: str, found: Curve) -> Chart:
    """Return all that the picture of a curve shows."""
    title, seats = TITLES[name], len(found.points)
    said = CurveInWords(title, found, Showing(NAMES[:seats], words("en", name)))
    return chart(found, turning_points(found), said)


@pytest.mark.parametrize("name", sorted(TITLES))
def test_a_curve_ends_at_the_totals_and_deeds_explain_every_step(name: str) -> None:
    record = whole_game(name)
    found = curve(TITLES[name], course(TITLES[name], record))
    assert record.outcome
    totals = {standing.seat: standing.total for standing in record.outcome.standings}
    assert {seat: points[-1] for seat, points in enumerate(found.points)} == totals
    assert found.rounds == found.rounds_over
    assert len(found.intervals) == found.rounds + found.final
    for seat in found.seats:
        for interval in found.intervals[: found.rounds]:
            told = sum(deed.change for deed in found.deeds.get((seat, interval), ()))
            assert told == found.points[seat][interval] - found.points[seat][interval - 1], (seat, interval)


def test_scoring_at_the_end_of_a_round_belongs_to_it() -> None:
    """In Forum Trajanum, nearly all points come from the scoring of a cycle of four rounds."""
    record = whole_game("trajanum")
    found = curve(TITLES["trajanum"], course(TITLES["trajanum"], record))
    gains = {at: sum(found.gain(seat, at) for seat in found.seats) for at in found.intervals}
    assert sorted(sorted(gains, key=gains.__getitem__)[-3:]) == [4, 8, 12]


def test_a_final_scoring_that_is_counted_separately_is_an_interval() -> None:
    record = whole_game("marble")
    found = curve(TITLES["marble"], course(TITLES["marble"], record))
    assert record.outcome
    assert found.final
    for standing in record.outcome.standings:
        assert found.points[standing.seat][found.rounds] == standing.sources["play"]


@pytest.mark.parametrize("name", sorted(TITLES))
def test_secrets_do_not_affect_the_curve(name: str) -> None:
    """Positions imagined from what a spectator sees give the same curve, whatever is drawn for what is hidden."""
    title, record = TITLES[name], whole_game(name)
    moments = up_to(record, 40)
    other = [
        replace(moment, view=title.game.view(title.game.imagine(moment.view, Chance(bytes([number]))), None))
        for number, moment in zip(range(100), moments, strict=False)
    ]
    one, another = curve(title, moments), curve(title, other)
    assert (one.points, one.deeds) == (another.points, another.deeds)
    assert shown(name, one) == shown(name, another)


def test_a_running_game_has_a_curve_up_to_now() -> None:
    title, record = TITLES["praetor"], whole_game("praetor")
    moments = list(course(title, record))
    first = next(index for index, moment in enumerate(moments) if moment.round == 3)
    begun = curve(title, moments[: first + 1])
    assert (begun.rounds, begun.rounds_over) == (2, 2)
    going_on = curve(title, moments[: first + 2])
    assert (going_on.rounds, going_on.rounds_over) == (3, 2)
    said = CurveInWords(title, going_on, showing(record))
    assert said.fact == "Round 3, so far"
    assert curve(title, moments[:1]).rounds_over == 0


@pytest.mark.parametrize("ahead", range(0, 12))
def test_the_description_of_a_running_game_names_each_moment_once(ahead: int) -> None:
    title, record = TITLES["praetor"], whole_game("praetor")
    moments = list(course(title, record))
    first = next(index for index, moment in enumerate(moments) if moment.round == 4)
    going_on = curve(title, moments[: first + 1 + ahead])
    assert going_on.rounds_over == 3
    said = CurveInWords(title, going_on, showing(record))
    columns = said.described([])[1]
    if going_on.rounds == 3:
        assert (said.fact, columns) == ("After Round 3", "After Round 1, Round 2 and Round 3:")
    else:
        assert [points[-1] for points in going_on.points] != [points[-2] for points in going_on.points]
        assert (said.fact, columns) == ("Round 4, so far", "After Round 1, Round 2, Round 3 and now:")
    for line in said.described([])[2:]:
        assert line.count(",") == columns.count("Round") - 1 + ("now" in columns)


# Turning points


@dataclass
class Seen:
    """What a curve reads of a view."""

    outcome: Outcome | None


def drawn(*points: Sequence[int], fewest: bool = False, over: bool = True, final: bool = False) -> Curve:
    """Return a curve through these points, each gained by one event."""
    tallies = [Tally({"all": line[-1]}, {}) for line in points]
    outcome = Outcome("ended", ranked(tallies, [False] * len(points), fewest=fewest)) if over else None
    deeds = {
        (seat, at): [PointChange(Text(f"event-{seat}-{at}"), line[at] - line[at - 1])]
        for seat, line in enumerate(points)
        for at in range(1, len(line))
        if line[at] != line[at - 1]
    }
    last = len(points[0]) - 1
    return Curve(
        view=Seen(outcome),
        points=tuple(map(tuple, points)),
        rounds=last - final,
        rounds_over=last - final if over else last - 1,
        final=final,
        fewest=fewest,
        deeds=deeds,
    )


def turns(found: Curve) -> list[tuple[int, int, TurningKind]]:
    return [(turn.seat, turn.interval, turn.kind) for turn in turning_points(found)]


def test_only_a_lead_that_is_kept_is_a_turning_point() -> None:
    found = drawn([0, 5, 10, 12, 30, 35], [0, 4, 12, 14, 20, 30])
    assert (0, 4, "lead") in turns(found)
    assert (0, 1, "lead") not in turns(found)


def test_the_lowest_seat_leads_if_the_fewest_points_win() -> None:
    found = drawn([20, 18, 16, 6, 5], [20, 15, 14, 13, 12], fewest=True)
    assert (0, 3, "lead") in turns(found)


def test_a_large_gain_that_the_others_do_not_have_is_a_leap() -> None:
    found = drawn([0, 10, 20, 30, 40], [0, 2, 4, 24, 28], [0, 2, 4, 6, 8])
    assert (1, 3, "leap") in turns(found)


def test_what_everybody_gains_is_no_turning_point() -> None:
    found = drawn([0, 5, 30, 35, 40], [0, 4, 29, 34, 38], [0, 3, 28, 33, 37])
    assert [kind for _, _, kind in turns(found)] == ["lead"]


def test_losing_points_that_the_others_gain_is_a_loss() -> None:
    found = drawn([0, 10, 20, 30, 40], [0, 8, 16, 4, 12])
    assert (1, 3, "loss") in turns(found)


def test_a_leader_who_never_leads_again_has_a_fall() -> None:
    found = drawn([0, 8, 16, 28, 40, 50, 62], [0, 12, 24, 24, 26, 38, 50], [0, 9, 18, 30, 42, 50, 58])
    assert (1, 3, "fall") in turns(found)


def test_one_of_the_best_who_hardly_gains_any_more_has_a_stall() -> None:
    found = drawn(
        [0, 5, 10, 15, 20, 25, 30, 35, 40],
        [0, 7, 14, 21, 28, 28, 29, 29, 29],
        [0, 4, 8, 12, 16, 20, 24, 28, 32],
    )
    assert (1, 4, "stall") in turns(found)


def test_at_most_three_turning_points_are_named_each_in_its_own_round() -> None:
    lines = [[(seat * 7 + at * at * (seat + 1)) % 41 for at in range(9)] for seat in range(6)]
    found = turning_points(drawn(*lines))
    assert len(found) == 3
    assert len({turn.interval for turn in found}) == 3
    assert found == sorted(found, key=lambda turn: turn.interval)


def test_a_shared_victory_is_no_lead() -> None:
    assert not any(kind == "lead" for _, _, kind in turns(drawn([0, 5, 10], [0, 5, 10])))


# In words


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", sorted(TITLES))
def test_turning_points_name_the_player_and_the_points(name: str, locale: str) -> None:
    title, record = TITLES[name], whole_game(name)
    found = curve(title, course(title, record))
    said = CurveInWords(title, found, showing(record, locale))
    turned = turning_points(found)
    assert turned
    for turn in turned:
        for version in said.told(turn):
            sentence = "".join(run.text for run in version)
            assert any(name in sentence for name in NAMES), sentence
            assert any(run.gold for run in version), sentence
            assert len(said.told(turn)[0]) > 1


@pytest.mark.parametrize("name", sorted(TITLES))
def test_a_page_has_a_picture_and_a_description(name: str) -> None:
    title, record = TITLES[name], whole_game(name)
    page = curve_page(title, record, showing(record))
    assert page is not None
    assert page.picture.startswith(b"\x89PNG")
    assert len(page.described) >= 2 + record.seats
    assert page.described[1].endswith(" and at the end:")
    assert sum("(victory)" in line for line in page.described) >= 1


def test_there_is_no_page_before_the_first_round_is_over() -> None:
    title = TITLES["praetor"]
    record = random_game(title.game, 2, {}, "a curve", most=2).record()
    assert curve_page(title, record, showing(record)) is None


def test_a_deed_that_is_not_all_of_a_round_is_told_with_the_rounds_total() -> None:
    """Points lost in the same round are not ignored."""
    title, record = TITLES["praetor"], whole_game("praetor")
    built = Text("event-activated", {"player": Player(0), "tile": "the forum", "space": Place("L14")})
    paid = Text("event-wages-short", {"player": Player(0), "missing": 2})
    found = drawn([0, 2, 8, 10], [0, 1, 2, 3])
    deeds = {(0, 2): [PointChange(built, 14), PointChange(paid, -8)]}
    said = CurveInWords(title, found_in(title, record, found, deeds), showing(record))
    sentence = "".join(run.text for run in said.told(TurningPoint(0, 2, "leap", 5.0))[0])
    assert sentence == "Anna activates the forum at L14: +14, +6 in all"


def test_a_halt_in_a_running_game_is_not_said_to_last_to_its_end() -> None:
    title, record = TITLES["praetor"], whole_game("praetor")
    built = Text("event-activated", {"player": Player(0), "tile": "the forum", "space": Place("L14")})
    found, deeds = drawn([0, 20, 22, 23], [0, 1, 2, 3]), {(0, 1): [PointChange(built, 20)]}
    *_, before, last = course(title, record)
    for moment, until in ((before, "so far"), (last, "to the end")):
        said = CurveInWords(title, replace(found, view=moment.view, deeds=deeds), showing(record))
        whole, *_, shortest = said.told(TurningPoint(0, 1, "stall", 5.0))
        assert "".join(run.text for run in whole).endswith(f": +20, then only +3 {until}")
        assert "".join(run.text for run in shortest) == f"Anna: then +3 {until}"


def test_what_is_still_lost_to_the_end_is_told_as_a_change_if_the_fewest_win() -> None:
    title, record = TITLES["discordia"], whole_game("discordia")
    found = found_in(title, record, drawn([20, 9, 6, 6], [20, 18, 14, 10], fewest=True), {})
    said = CurveInWords(title, found, showing(record))
    sentence = "".join(run.text for run in said.told(TurningPoint(0, 1, "stall", 5.0))[0])
    assert sentence == "Anna: then −3 to the end"


def found_in(
    title: Title, record: Record, found: Curve, deeds: dict[tuple[int, int], list[PointChange]]
) -> Curve:
    """Return an invented curve for a real game, where only its words matter."""
    *_, last = course(title, record)
    return replace(found, view=last.view, deeds=deeds)
