"""Times of day and days as people type them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date, timedelta
from typing import Final

from bot.tables.refused import Refused
from bot.words.fluent import Words

FARTHEST: Final = timedelta(days=366)
"""How long somebody may be away."""

_CLOCK: Final = re.compile(r"(\d{1,2})(?:[:.h]?([0-5]\d))?\s*(?:h|uhr)?\s*([ap])?\.?m?\.?", re.IGNORECASE)
_DAY: Final = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_GERMAN_DAY: Final = re.compile(r"(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})?")


def minutes_typed(typed: str) -> int:
    """Minutes after midnight of a time of day: "22", "22:30", "10 pm". Raises Refused."""
    found = _CLOCK.fullmatch(typed.strip())
    if found is not None:
        hours, minutes, half = int(found[1]), int(found[2] or 0), (found[3] or "").lower()
        if half and 1 <= hours <= 12:
            return (hours % 12 + (12 if half == "p" else 0)) * 60 + minutes
        if not half and hours <= 24:
            return (hours * 60 + minutes) % 1440
    raise Refused("time-of-day", typed=typed[:40])


def clock(minutes: int) -> str:
    """A time of day as it is shown and typed."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


def times_like(typed: str) -> Iterator[str]:
    """Times of day, every half an hour, that begin with what is typed; that itself where it is another time."""
    typed = typed.strip()
    halves = [clock(minutes) for minutes in range(0, 1440, 30)]
    fitting = [half for half in halves if half.startswith(typed) or half.startswith(f"0{typed}")]
    try:
        exact = [clock(minutes_typed(typed))]
    except Refused:
        exact = []
    yield from dict.fromkeys([*exact, *fitting])


def day_typed(typed: str, today: date) -> date:
    """A day to come, of a year ahead: "2026-12-03", "3.12.2026", "3.12.". Raises Refused."""
    written = typed.strip()
    try:
        if found := _DAY.fullmatch(written):
            day = date(int(found[1]), int(found[2]), int(found[3]))
        elif found := _GERMAN_DAY.fullmatch(written):
            day = date(int(found[3] or today.year), int(found[2]), int(found[1]))
            if found[3] is None and day <= today:
                day = day.replace(year=today.year + 1)
        else:
            raise Refused("day", typed=typed[:40])
    except ValueError as problem:
        raise Refused("day", typed=typed[:40]) from problem
    if not today < day <= today + FARTHEST:
        raise Refused("day-to-come")
    return day


def day_shown(said: Words, day: date) -> str:
    """A day as the language writes it."""
    return said("me-day", year=str(day.year), month=f"{day.month:02}", day=f"{day.day:02}")
