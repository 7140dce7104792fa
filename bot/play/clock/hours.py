"""A person's hours: time zone, quiet hours and days away, in which their time doesn't run."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from heapq import merge
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from bot.play.errors import Refused
from bot.play.rows import PersonRow

COMMON: Final = (
    *("Europe/Berlin", "Europe/London", "Europe/Paris", "Europe/Madrid", "Europe/Rome", "Europe/Vienna"),
    *("Europe/Zurich", "Europe/Athens", "Europe/Istanbul", "America/New_York", "America/Chicago"),
    *("America/Denver", "America/Los_Angeles", "America/Sao_Paulo", "Africa/Johannesburg", "Asia/Dubai"),
    *("Asia/Kolkata", "Asia/Singapore", "Asia/Shanghai", "Asia/Tokyo", "Asia/Seoul", "Australia/Sydney"),
    *("Pacific/Auckland", "UTC"),
)
"""The zones that most people live in."""


_NIGHTS: Final = 400
"""The most nights that are counted: with a minute a day that isn't quiet, a time could end in decades."""


def zones_like(typed: str) -> list[str]:
    """The zones that contain the typed text: cities that begin with it first, then common zones before others."""
    wanted = _plain(typed)
    ranked = [
        (not _city(zone).startswith(wanted), rank, zone)
        for rank, zone in enumerate(_zones())
        if wanted in _plain(zone)
    ]
    return [zone for _, _, zone in sorted(ranked)]


def zone_typed(typed: str) -> str:
    """The zone with this name or city, or the only one that contains the text. Raises Refused."""
    wanted = _plain(typed)
    named = [zone for zone in _zones() if wanted in (_plain(zone), _city(zone))]
    found = named or zones_like(typed)
    if not wanted or not found or (not named and len(found) > 1):
        raise Refused("zone", typed=typed[:40])
    ZoneInfo(found[0])
    return found[0]


@cache
def _zones() -> tuple[str, ...]:
    """All zones named by a place, the common ones first; without those that exist only for old programs."""
    others = sorted(zone for zone in available_timezones() if "/" in zone and not zone.startswith("Etc/"))
    return tuple(dict.fromkeys((*COMMON, *others)))


def _city(zone: str) -> str:
    return _plain(zone.rpartition("/")[2])


def _plain(typed: str) -> str:
    return typed.strip().casefold().replace("_", " ")


@dataclass(frozen=True)
class Rest:
    """A time in which a person is left alone (Unix seconds)."""

    start: float
    end: float


@dataclass(frozen=True)
class Hours:
    """When a person isn't to be disturbed: in quiet hours, and while they are away.

    Quiet hours are local times, so they are an hour longer or shorter in a night in which the clocks change.
    """

    zone: ZoneInfo
    quiet: tuple[time, time] | None = None
    away: Rest | None = None

    def rests(self, moment: float) -> float | None:
        """When the rest at a moment ends; None if there is none."""
        end = moment
        for rest in self._rests(moment):
            if rest.start > end:
                break
            end = max(end, rest.end)
        return None if end == moment else end

    def run(self, start: float, end: float) -> float:
        """How many seconds of the person's time run from one moment to another."""
        running, moment = 0.0, start
        for rest in self._rests(start):
            if rest.start > end:
                break
            running += max(0.0, rest.start - moment)
            moment = max(moment, min(rest.end, end))
        return running + max(0.0, end - moment)

    def after(self, start: float, seconds: float) -> float:
        """The moment at which this many seconds of the person's time have run."""
        moment, left = start, seconds
        for rest in self._rests(start):
            until = max(0.0, rest.start - moment)
            if left <= until:
                break
            left -= until
            moment = max(moment, rest.end)
        return moment + left

    def _rests(self, start: float) -> Iterator[Rest]:
        """The rests that end after a moment, by their start."""
        away = [self.away] if self.away is not None and self.away.end > start else []
        return merge(away, self._nights(start), key=lambda rest: rest.start)

    def _nights(self, start: float) -> Iterator[Rest]:
        if self.quiet is None:
            return
        begins, ends = self.quiet
        today, until = datetime.fromtimestamp(start, self.zone).date(), timedelta(days=int(begins >= ends))
        for number in range(-1, _NIGHTS):  # a night may have begun the day before
            day = today + timedelta(days=number)
            night = Rest(
                datetime.combine(day, begins, self.zone).timestamp(),
                datetime.combine(day + until, ends, self.zone).timestamp(),
            )
            if night.end > max(start, night.start):  # some nights fall into an hour that clocks skip
                yield night


def hours_of(person: PersonRow) -> Hours:
    quiet = None
    if (
        person.quiet_from is not None
        and person.quiet_until is not None
        and person.quiet_from != person.quiet_until
    ):
        quiet = time(*divmod(person.quiet_from, 60)), time(*divmod(person.quiet_until, 60))
    away = None
    if person.away_until is not None:
        away = Rest(person.away_from or 0.0, person.away_until)
    return Hours(ZoneInfo(person.zone or "UTC"), quiet, away)


def moment_of(day: date, zone: ZoneInfo) -> float:
    return datetime.combine(day, time(), zone).astimezone(UTC).timestamp()
