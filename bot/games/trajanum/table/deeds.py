"""What happened: the last move, where it was made, and what it brought."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.engine import Event
from bot.games.trajanum.components import RESOURCES
from bot.games.trajanum.state import View

TOLD_CHANGES = ("vp", *RESOURCES, "shift", "ship")
"""What is told of a deed, in this order."""

QUIET = frozenset(
    (
        *("answered", "resigned", "returned", "worker-drawn", "turn-began", "turn-ended"),
        *("took", "stopped", "kept", "received", "laid", "tiles-taken", "no-tile-taken"),
    )
)
"""What is told of a seat without being its deed; what it took secretly is told nobody at the table."""

OF_ALL = frozenset(("laid", "tiles-taken", "no-tile-taken", "paid"))
"""What is told of everybody at the end of what all do unseen by one another."""

OUTDONE = {
    "envoy-placed": "area-completed",
    "stored-on-ship": "used",
    "stored-in-reserve": "used",
    "used": "citizen-placed",
}
"""What is told instead of a deed where it came to that, too."""

PLACE = re.compile(r"\b[A-I](?:1[0-2]|[1-9])\b")
"""A space or a cell named in an argument or a sentence."""


@dataclass(frozen=True)
class Deed:
    """Something that a seat did, what it gained and lost by it, and where.

    `spaces` are those of its colonia, `cells` those of the forum.
    """

    event: Event
    seat: int
    gains: dict[str, int] = field(default_factory=dict)
    spaces: tuple[str, ...] = ()
    cells: tuple[str, ...] = ()


def last_deed(view: View) -> Deed | None:
    """What the seat that moved last did; None where nobody has, or all did the same."""
    if any(event.key in OF_ALL for event in view.events):
        return None
    own = [event for event in view.events if _is_deed(event)]
    if not own or own[0].seat is None:
        return None
    first, seat = own[0], own[0].seat
    own = [event for event in view.events if event.seat == seat]
    told = first
    while further := next((event for event in own if event.key == OUTDONE.get(told.key)), None):
        told = further
    return Deed(told, seat, _gains(own, seat), _places(own, "space"), _places(own, "cell"))


def just_taken(view: View) -> dict[int, tuple[str, ...]]:
    """The spaces from which everybody took tiles, right after all have."""
    return {
        event.seat: _places([event], "space")
        for event in view.events
        if event.seat is not None and event.key == "tiles-taken"
    }


def just_scored(view: View) -> dict[int, int]:
    """The points of everybody in the scoring of a cycle, right after it."""
    if not any(event.key == "paid" for event in view.events):
        return {}
    return {seat: _gains(view.events, seat).get("vp", 0) for seat in range(view.seats)}


def _is_deed(event: Event) -> bool:
    quiet = event.key in QUIET or event.known_to is not None
    return event.seat is not None and not quiet


def _gains(events: Iterable[Event], seat: int) -> dict[str, int]:
    gains: dict[str, int] = {}
    for event in events:
        for change in event.changes:
            if change.seat == seat and event.known_to is None:
                gains[change.what] = gains.get(change.what, 0) + change.amount
    return {what: gains[what] for what in TOLD_CHANGES if gains.get(what)}


def _places(events: Iterable[Event], what: str) -> tuple[str, ...]:
    """The places that the arguments of such a name bear ("space", "spaces", "cell")."""
    found: list[str] = []
    for event in events:
        for name, value in event.arguments.items():
            if name.startswith(what) and isinstance(value, str):
                found += PLACE.findall(value)
    return tuple(dict.fromkeys(found))
