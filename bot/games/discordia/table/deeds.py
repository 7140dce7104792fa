"""What happened: the last move, and which places it changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from bot.engine import Event
from bot.games.discordia.state import View

TRIVIAL = frozenset(("turn-ended", "declined", "bonus-lost", "lost-bonus", "resigned", "returned"))
"""What is told as a deed only when nothing else happened."""

OF_ALL = frozenset(
    (
        "dealt",
        "start-player-chosen",
        "season-began",
        "raid-won",
        "raid-lost",
        "shortage",
        "surplus",
        "emptied",
    )
)
"""What befalls the seats without being a deed of theirs."""


@dataclass(frozen=True)
class Taken:
    """A city tile that the last move took from the display."""

    seat: int
    cell: str
    slot: str


@dataclass(frozen=True)
class Deed:
    """What a seat did in the last move, and by how much that changed its figures, stars, aqueduct."""

    event: Event
    seat: int
    changes: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Reckoning:
    """What a year's end brought in the last move: who held against the tribes, and how each stock changed."""

    tribes: int = 0
    held: list[int] = field(default_factory=list)
    raided: list[int] = field(default_factory=list)
    shortages: dict[int, int] = field(default_factory=dict)


def last_deed(view: View) -> Deed | None:
    """The first thing worth telling of the last move; None where nobody did anything."""
    own = [event for event in view.events if event.seat is not None and event.key not in OF_ALL]
    chosen = next((event for event in own if event.key not in TRIVIAL), own[0] if own else None)
    if chosen is None or chosen.seat is None:
        return None
    changes: dict[str, int] = {}
    for event in view.events:
        if event.key in OF_ALL:
            break
        for change in event.changes:
            if change.seat == chosen.seat:
                changes[change.what] = changes.get(change.what, 0) + change.amount
    return Deed(chosen, chosen.seat, {what: amount for what, amount in changes.items() if amount})


def reckoning(view: View) -> Reckoning | None:
    """The raids and shortages of the last move; None where there were none."""
    found = Reckoning()
    for event in view.events:
        if event.seat is None:
            continue
        if event.key in ("raid-won", "raid-lost"):
            found = replace(found, tribes=int(str(event.arguments["tribes"])))
            (found.held if event.key == "raid-won" else found.raided).append(event.seat)
        elif event.key in ("shortage", "surplus"):
            found.shortages[event.seat] = sum(change.amount for change in event.changes)
    return found if found.held or found.raided or found.shortages else None


def taken_last(view: View) -> Taken | None:
    """The tile that was taken in the last move."""
    for event in view.events:
        if event.seat is not None and "cell" in event.arguments and "slot" in event.arguments:
            return Taken(event.seat, str(event.arguments["cell"]), str(event.arguments["slot"]))
    return None


def fresh_places(view: View, seat: int) -> Iterator[str]:
    """The slots, and the spaces of tracks and for decrees, that the last move changed in a seat's city."""
    for event in view.events:
        if event.seat == seat:
            for name in ("slot", "place", "space", "stall"):
                if name in event.arguments:
                    yield str(event.arguments[name])
