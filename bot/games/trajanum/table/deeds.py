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
        *("answered", "resigned", "returned", "worker-drawn", "citizen-drawn", "turn-began", "turn-ended"),
        *("took", "stopped", "kept", "received"),
    )
)
"""What is told of a seat without being its deed; what it took secretly is told nobody at the table."""

HIDDEN = "-hidden"
"""Ends the key of an event of which the viewer knows only the public part."""

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
    """What the seat that moved last did; None where nobody has, or several did the same at once."""
    own = [event for event in view.events if event.seat is not None and _is_deed(event)]
    if not own or any(event.seat != own[0].seat for event in own):
        return None
    seat = own[0].seat
    assert seat is not None
    return Deed(own[0], seat, _gains(view.events, seat), _places(own, "space"), _places(own, "cell"))


def _is_deed(event: Event) -> bool:
    return event.key.removesuffix(HIDDEN) not in QUIET and event.known_to is None


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
