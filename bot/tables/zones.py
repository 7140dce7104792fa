"""The time zones of the tz database, as people look for them."""

from __future__ import annotations

from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from .refused import Refused

COMMON: Final = (
    "Europe/Berlin",
    "Europe/London",
    "Europe/Paris",
    "Europe/Madrid",
    "Europe/Rome",
    "Europe/Vienna",
    "Europe/Zurich",
    "Europe/Athens",
    "Europe/Istanbul",
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
    "America/Sao_Paulo",
    "Africa/Johannesburg",
    "Asia/Dubai",
    "Asia/Kolkata",
    "Asia/Singapore",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Asia/Seoul",
    "Australia/Sydney",
    "Pacific/Auckland",
    "UTC",
)
"""Those that most people live in, by continent."""


def zones_like(typed: str, most: int) -> list[str]:
    """The zones that a text may mean: the common ones first, those whose city begins with it before the others."""
    wanted = _plain(typed)
    ranked = [
        (not _city(zone).startswith(wanted), rank, zone)
        for rank, zone in enumerate(_zones())
        if wanted in _plain(zone)
    ]
    return [zone for _, _, zone in sorted(ranked)[:most]]


def zone_typed(typed: str) -> str:
    """The zone that a text names, by its name or its city. Raises Refused."""
    wanted = _plain(typed)
    named = [zone for zone in _zones() if wanted in (_plain(zone), _city(zone))]
    found = named or zones_like(typed, 2)
    if not wanted or not found or (not named and len(found) > 1):
        raise Refused("zone", typed=typed[:40])
    ZoneInfo(found[0])
    return found[0]


@cache
def _zones() -> tuple[str, ...]:
    """All zones with a place, the common ones first; not those that are there for old programs alone."""
    others = sorted(zone for zone in available_timezones() if "/" in zone and not zone.startswith("Etc/"))
    return tuple(dict.fromkeys((*COMMON, *others)))


def _city(zone: str) -> str:
    return _plain(zone.rpartition("/")[2])


def _plain(typed: str) -> str:
    return typed.strip().casefold().replace("_", " ")
