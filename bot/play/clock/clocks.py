"""Paces and clocks: what is left of somebody's time, and when something is to be done. Pure."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bot.play.rows import ClockRow, NewTable, Overdue, TableRow

from .clock_queries import ClockRows, Reckoned, Reckoning
from .hours import Hours, hours_of

HOUR: Final = 3600.0

PACES: Final = (None, HOUR / 12, 24 * HOUR, 48 * HOUR, 72 * HOUR)
"""Those that are offered, in seconds: as long as one likes, an evening, a move a day, two days, three."""

OVERDUE: Final[tuple[Overdue, ...]] = ("wait", "decide", "seat")
"""What can happen when the time is over: it is waited, a computer decides, or in the end takes the seat."""

OWN_HOURS: Final = range(1, 24 * 14 + 1)
"""So many hours can be chosen otherwise."""


class Pace(Struct, frozen=True):
    """How many seconds people have for a decision (None: as long as they like), and what happens when they are over."""

    seconds: float | None = None
    overdue: Overdue = "wait"


def pace_at(row: TableRow) -> Pace:
    """The pace of a table."""
    return Pace(row.pace, row.overdue)


def at_pace(new: NewTable, pace: Pace) -> NewTable:
    """A lobby to be opened, with a pace."""
    return replace(new, pace=pace.seconds, overdue=pace.overdue)


def text_of(pace: Pace) -> str:
    """A pace as it is kept for a server: the seconds, 0 for no limit, and what happens then: "86400 wait"."""
    return f"{round(pace.seconds or 0)} {pace.overdue}"


def pace_of(text: str | None) -> Pace:
    """The pace that is kept as a text; what is none, or nothing, stands for no limit."""
    seconds, _, then = (text or "").partition(" ")
    overdue = next((known for known in OVERDUE if known == then), OVERDUE[0])
    return Pace(float(seconds) if seconds.isdecimal() and int(seconds) else None, overdue)


REMINDED_AT: Final = (0.5, 0.1)
"""The shares of their time that are left when people are reminded."""


def fresh(times: ClockRows, seat: int, user: int, now: float) -> ClockRow:
    """The clock of somebody who is asked from now on."""
    allowed = times.table.pace
    assert allowed is not None, "there are no clocks without a pace"
    clock = ClockRow(
        table_id=times.table.id, seat=seat, asked_at=now, allowed=allowed, seconds=allowed, counted_at=now
    )
    return clock if times.table.paused_at is not None else running(clock, hours_for(times, user), now)


def running(clock: ClockRow, hours: Hours, now: float) -> ClockRow:
    """The clock, running on from now with what was left of it."""
    counted = replace(clock, counted_at=now)
    return replace(counted, next_at=_next(counted, hours), ends_at=hours.after(now, clock.seconds))


def stopped(clock: ClockRow, hours: Hours, now: float) -> ClockRow:
    """The clock, counted up to now and running no more."""
    return replace(clock, seconds=left(clock, hours, now), counted_at=now, next_at=None, ends_at=None)


def left(clock: ClockRow, hours: Hours, now: float) -> float:
    """How many seconds of somebody's time are left."""
    if clock.next_at is None:
        return clock.seconds
    return max(0.0, clock.seconds - hours.run(clock.counted_at, now))


def reminded(clock: ClockRow, hours: Hours, now: float) -> ClockRow:
    """The clock after the reminders that are due by now: several that have come together are one."""
    while clock.next_at is not None and clock.next_at <= now and clock.reminded < len(REMINDED_AT):
        clock = replace(clock, reminded=clock.reminded + 1)
        clock = replace(clock, next_at=_next(clock, hours))
    return clock


def overdue(clock: ClockRow, now: float, *, deciding: bool) -> ClockRow:
    """The clock whose time is over; a computer is `deciding`, or it is waited."""
    return replace(clock, seconds=0.0, counted_at=now, next_at=None, overdue_at=now, deciding=deciding)


def hours_for(times: ClockRows, user: int) -> Hours:
    """The hours of somebody at a table."""
    return hours_of(times.person(user))


def after_move(
    asked: Mapping[int, int], anew: Collection[int], now: float, *, answered: Iterable[int] = ()
) -> Reckoning:
    """What becomes of the clocks when the people `asked`, users by seat, are those who are to decide.

    For those among them whose decision is new (`anew`) time begins anew; for the others it runs on. Who has `answered`
    in time, or late but themselves, has missed nothing.
    """
    quick = set(answered)

    def reckon(times: ClockRows) -> Reckoned:
        clocks = [
            fresh(times, seat, user, now) if seat in anew or seat not in times.clocks else times.clocks[seat]
            for seat, user in asked.items()
        ]
        missed = {seat: often for seat, often in times.missed.items() if seat not in quick}
        return Reckoned(clocks, missed)

    return reckon


def all_anew(asked: Mapping[int, int], now: float) -> Reckoning:
    """What becomes of the clocks under another pace: everybody has all of their time; without one there are none."""

    def reckon(times: ClockRows) -> Reckoned:
        if times.table.pace is None:
            return Reckoned([], {})
        return Reckoned([fresh(times, seat, user, now) for seat, user in asked.items()], times.missed)

    return reckon


def _next(clock: ClockRow, hours: Hours) -> float:
    """When there is something to do: a reminder, or the end."""
    share = REMINDED_AT[clock.reminded] if clock.reminded < len(REMINDED_AT) else 0.0
    return hours.after(clock.counted_at, max(0.0, clock.seconds - share * clock.allowed))
