"""The pace of a table: how long its players have for a decision, and what happens then."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bot.store.rows import NewTable, Overdue, TableRow

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
