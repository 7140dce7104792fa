"""A person's hours: their time stops at night and while they are away, also when clocks change."""

from datetime import datetime, time
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.play.clock.hours import Hours, Rest, hours_of
from bot.play.rows import PersonRow

BERLIN, NEW_YORK = ZoneInfo("Europe/Berlin"), ZoneInfo("America/New_York")
HOUR, DAY = 3600.0, 86_400.0
NIGHT = time(22), time(7)


def at(zone: ZoneInfo, *moment: int) -> float:
    return datetime(*moment, tzinfo=zone).timestamp()  # type: ignore[arg-type, misc]


def test_without_quiet_hours_all_time_counts():
    hours = Hours(BERLIN)
    assert hours.rests(0.0) is None
    assert hours.run(10.0, 25.0) == 15.0
    assert hours.after(10.0, 15.0) == 25.0


def test_a_night_does_not_count_and_nobody_is_disturbed_until_it_ends():
    hours = Hours(BERLIN, NIGHT)
    evening, morning = at(BERLIN, 2026, 11, 23, 21), at(BERLIN, 2026, 11, 24, 8)
    assert hours.run(evening, morning) == 2 * HOUR
    assert hours.after(evening, 90 * 60) == at(BERLIN, 2026, 11, 24, 7, 30)
    assert hours.rests(at(BERLIN, 2026, 11, 24, 3)) == at(BERLIN, 2026, 11, 24, 7)
    assert hours.rests(at(BERLIN, 2026, 11, 23, 22)) == at(BERLIN, 2026, 11, 24, 7)
    assert hours.rests(at(BERLIN, 2026, 11, 24, 7)) is None


def test_quiet_hours_may_be_within_a_day():
    hours = Hours(BERLIN, (time(9), time(17)))
    assert hours.rests(at(BERLIN, 2026, 11, 24, 9)) == at(BERLIN, 2026, 11, 24, 17)
    assert hours.run(at(BERLIN, 2026, 11, 24, 8), at(BERLIN, 2026, 11, 24, 18)) == 2 * HOUR


@pytest.mark.parametrize(
    ("zone", "evening", "morning", "between"),
    [
        (BERLIN, (2026, 3, 28, 21), (2026, 3, 29, 8), 10),  # clocks go forward
        (BERLIN, (2026, 10, 24, 21), (2026, 10, 25, 8), 12),  # clocks go back
        (NEW_YORK, (2026, 3, 7, 21), (2026, 3, 8, 8), 10),
        (NEW_YORK, (2026, 10, 31, 21), (2026, 11, 1, 8), 12),
    ],
)
def test_a_night_in_which_clocks_change_ends_by_local_time(zone, evening, morning, between):
    hours = Hours(zone, NIGHT)
    start, end = at(zone, *evening), at(zone, *morning)
    assert end - start == between * HOUR
    assert hours.run(start, end) == 2 * HOUR
    assert hours.after(start, 2 * HOUR) == end


def test_quiet_hours_that_a_change_of_clocks_leaves_out_are_not_counted_twice():
    hours = Hours(BERLIN, (time(2, 30), time(3)))
    start, end = at(BERLIN, 2026, 3, 29, 1), at(BERLIN, 2026, 3, 29, 8)
    assert hours.run(start, end) == end - start == 6 * HOUR
    assert hours.after(start, 6 * HOUR) == end


def test_days_away_do_not_count_and_if_they_end_at_night_neither_does_the_night():
    away = Rest(at(BERLIN, 2026, 7, 1), at(BERLIN, 2026, 7, 10))
    hours = Hours(BERLIN, NIGHT, away)
    assert hours.rests(at(BERLIN, 2026, 7, 5, 12)) == at(BERLIN, 2026, 7, 10, 7)
    assert hours.run(at(BERLIN, 2026, 6, 30, 21), at(BERLIN, 2026, 7, 10, 8)) == 2 * HOUR
    assert hours.after(at(BERLIN, 2026, 6, 30, 21), 2 * HOUR) == at(BERLIN, 2026, 7, 10, 8)


def test_hours_are_made_from_a_persons_settings():
    hours = hours_of(
        PersonRow(
            user=1,
            zone="Europe/Berlin",
            quiet_from=22 * 60,
            quiet_until=7 * 60,
            away_from=5.0,
            away_until=9.0,
        )
    )
    assert hours == Hours(BERLIN, NIGHT, Rest(5.0, 9.0))
    assert hours_of(PersonRow(user=1, quiet_from=60, quiet_until=60)) == Hours(ZoneInfo("UTC"))


def test_hours_that_are_nearly_all_quiet_are_not_counted_for_decades():
    hours = Hours(BERLIN, (time(0, 1), time(0)))
    start = at(BERLIN, 2026, 7, 1)
    end = hours.after(start, 14 * DAY)
    assert end < start + 500 * DAY, "a minute a day would take until 2081, and 0.2 seconds of the event loop"
    assert hours.run(start, end) == pytest.approx(14 * DAY)


moments = st.floats(at(BERLIN, 2026, 1, 1), at(BERLIN, 2027, 1, 1)).map(round)
clocks = st.builds(time, st.integers(0, 23), st.sampled_from([0, 30]))


@given(
    zone=st.sampled_from([BERLIN, NEW_YORK, ZoneInfo("Asia/Kathmandu")]),
    quiet=st.one_of(st.none(), st.tuples(clocks, clocks).filter(lambda both: both[0] != both[1])),
    away=st.one_of(
        st.none(), st.builds(lambda start, days: Rest(start, start + days * DAY), moments, st.integers(1, 30))
    ),
    start=moments,
    seconds=st.integers(1, 7 * 86_400),  # half an hour a day is a year, and not more nights than are counted
)
def test_the_end_of_a_time_is_when_that_much_has_run(zone, quiet, away, start, seconds):
    hours = Hours(zone, quiet, away)
    end = hours.after(start, seconds)
    assert hours.run(start, end) == pytest.approx(seconds, abs=1e-3)
    assert hours.rests(end - 1e-3) is None
    rested = hours.rests(start)
    if rested is not None:
        assert hours.run(start, rested) == pytest.approx(0, abs=1e-3)
        assert hours.rests(rested) is None
